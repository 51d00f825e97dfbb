/** The other windows of this browser, in which the same games may be open. */
export interface Windows {
  /** Something of this game was stored here. */
  readonly tell: (game: string) => void;
  /** Hears what the others store; answers with the function that stops listening. */
  readonly listen: (game: string, listener: () => void) => () => void;
}

export const otherWindows = (name = 'archmage'): Windows => {
  const channel = new BroadcastChannel(name);
  return {
    tell: (game) => channel.postMessage(game),
    listen: (game, listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (data === game) listener();
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
};
