import type { Actor } from '@archmage/engine';

/** The players, the cards and the sides of a square; the notation's codes are the same everywhere. */
export const things = {
  actors: { yellow: 'yellow', blue: 'blue', chance: 'chance', clock: 'the clock' } satisfies Readonly<
    Record<Actor, string>
  >,
  players: {
    human: 'a person',
    random: 'the Scatterbrain',
    greedy: 'the Magpie',
    mcts: 'the Gambler',
    planner: 'the Planner',
    squire: 'the Squire',
    rogue: 'the Rogue',
    sergeant: 'the Sergeant',
    scout: 'the Scout',
    strategist: 'the Strategist',
    archmage: 'the Archmage',
  },
  /** By the letter of its code. */
  cards: { action: 'Action {number}', combat: 'Combat {number}', jump: 'Jump' },
  sides: { n: 'north', e: 'east', s: 'south', w: 'west' },
} as const;
