import { crewOf, type Playground } from './crew.ts';
import type { Motion } from './model.ts';

export interface Player {
  readonly play: (motion: Motion) => Promise<void>;
  readonly reset: () => void;
  /** The model has caught up: what was held is let go, what waited for it begins. */
  readonly settle: () => void;
  readonly lifted: () => void;
}

/** Moves what is drawn with the Web Animations API, transforms and opacity only, so the compositor does the work. */
export const createPlayer = (ground: Playground): Player => {
  const crew = crewOf(ground);
  return {
    play: async (motion) => {
      if (ground.isReduced() || ground.root() === null) return;
      const stage = await fetched();
      await stage?.perform(crew, motion);
    },
    reset: crew.reset,
    settle: crew.settle,
    lifted: crew.lifted,
  };
};

/** How things move is fetched with the first motion; without it they are where they belong at once. */
const fetched = () => import('./perform.ts').catch(() => undefined);
