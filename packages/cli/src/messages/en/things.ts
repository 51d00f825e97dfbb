import type { Actor } from '@archmage/engine';

/** The players, and the boxes' characters and objects by their kind; the notation's codes are the same everywhere. */
export const things = {
  actors: { yellow: 'yellow', blue: 'blue', chance: 'chance', clock: 'the clock' } satisfies Readonly<
    Record<Actor, string>
  >,
  players: { human: 'a person', random: 'the random bot', greedy: 'the greedy bot' },
  kinds: {
    cleric: 'Cleric',
    goblin: 'Goblin',
    mekanork: 'Mekanork',
    thief: 'Thief',
    troll: 'Troll',
    wallWalker: 'Wall-Walker',
    warrior: 'Warrior',
    wizard: 'Wizard',
    armor: 'Armor',
    fireballWand: 'Fireball Wand',
    rope: 'Rope',
    speedPotion: 'Speed Potion',
    sword: 'Sword',
    treasure: 'Treasure',
  },
} as const;
