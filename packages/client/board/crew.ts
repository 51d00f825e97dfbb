import type { Orientation } from './geometry.ts';
import type { BoardModel } from './model.ts';

export interface Playground {
  readonly root: () => HTMLElement | null;
  readonly effects: () => SVGGElement | null;
  readonly model: () => BoardModel;
  readonly orientation: () => Orientation;
  /** Draws a room above the others; whether it already is. */
  readonly lift: (room: number) => boolean;
  readonly isReduced: () => boolean;
}

/** The means every motion has. */
export interface Crew {
  readonly ground: Playground;
  readonly find: (selector: string) => SVGElement | undefined;
  readonly pose: (token: number) => SVGElement | undefined;
  readonly run: (element: Element | undefined, frames: Keyframe[], options: KeyframeAnimationOptions) => Promise<void>;
  readonly lift: (room: number) => Promise<void>;
  /** Done once the next model is drawn. */
  readonly later: (act: () => void) => void;
}

export const crewOf = (ground: Playground) => {
  const held = new Set<Animation>();
  let waiting: (() => void)[] = [];
  let onLifted: (() => void)[] = [];
  const find = (selector: string) => ground.root()?.querySelector<SVGElement>(selector) ?? undefined;
  const letGo = (isDone: (animation: Animation) => boolean) => {
    for (const animation of [...held].filter(isDone)) {
      animation.cancel();
      held.delete(animation);
    }
  };
  const run: Crew['run'] = async (element, frames, options) => {
    if (element === undefined) return;
    const animation = element.animate(frames, { fill: 'forwards', ...options });
    held.add(animation);
    await animation.finished.catch(() => undefined);
  };
  const release = () => {
    for (const resolve of onLifted) resolve();
    onLifted = [];
  };
  return {
    ground,
    find,
    pose: (token: number) => find(`[data-token="${token}"] [data-pose]`),
    run,
    lift: (room: number) =>
      new Promise<void>((resolve) => {
        if (ground.lift(room)) resolve();
        else onLifted.push(resolve);
      }),
    later: (act: () => void) => waiting.push(act),
    lifted: release,
    settle: () => {
      letGo(({ playState }) => playState === 'finished');
      const acts = waiting;
      waiting = [];
      for (const act of acts) act();
    },
    reset: () => {
      waiting = [];
      letGo(() => true);
      ground.effects()?.replaceChildren();
      release();
    },
  };
};
