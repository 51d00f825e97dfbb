import type { Windows } from '@archmage/host';

/** The other windows of this browser, in which the same games may be open. */
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
