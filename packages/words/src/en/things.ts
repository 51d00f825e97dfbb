import type { Actor, Edge } from '@archmage/engine';

/** The players, the cards and the sides of a square; the notation's codes are the same everywhere. */
export const things = {
  actors: { yellow: 'yellow', blue: 'blue', chance: 'chance', clock: 'the clock' } satisfies Readonly<
    Record<Actor, string>
  >,
  players: {
    human: 'a person',
    afar: 'a person elsewhere',
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
    nonPlayer: 'the Non-Player',
  },
  /** By the letter of its code. */
  cards: { action: 'Action {number}', combat: 'Combat {number}', jump: 'Jump' },
  /** In the drawing of a room; `plain` is a post. */
  edges: {
    open: 'open',
    wall: 'wall',
    portcullis: 'portcullis',
    slit: 'arrow slit',
    pit: 'pit',
    plain: 'corner',
  } satisfies Readonly<Record<Edge | 'plain', string>>,
  sides: { n: 'north', e: 'east', s: 'south', w: 'west' },
} as const;
