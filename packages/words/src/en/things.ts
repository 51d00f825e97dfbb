import type { Actor, Seat } from '@archmage/engine';

/** A kind on its own, in a sentence, and as a player's own. */
type Noun = Readonly<Record<'name' | 'the' | Seat, string>>;

/** The players, and the boxes' characters and objects by their kind; the notation's codes are the same everywhere. */
export const things = {
  actors: { yellow: 'yellow', blue: 'blue', chance: 'chance', clock: 'the clock' } satisfies Readonly<
    Record<Actor, string>
  >,
  players: {
    human: 'a person',
    random: 'the random bot',
    greedy: 'the greedy bot',
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
  cards: { A: 'Action {number}', C: 'Combat {number}', J: 'Jump' },
  sides: { n: 'north', e: 'east', s: 'south', w: 'west' },
  kinds: {
    cleric: { name: 'Cleric', the: 'the Cleric', yellow: 'the yellow Cleric', blue: 'the blue Cleric' },
    goblin: { name: 'Goblin', the: 'the Goblin', yellow: 'the yellow Goblin', blue: 'the blue Goblin' },
    mekanork: { name: 'Mekanork', the: 'the Mekanork', yellow: 'the yellow Mekanork', blue: 'the blue Mekanork' },
    thief: { name: 'Thief', the: 'the Thief', yellow: 'the yellow Thief', blue: 'the blue Thief' },
    troll: { name: 'Troll', the: 'the Troll', yellow: 'the yellow Troll', blue: 'the blue Troll' },
    wallWalker: {
      name: 'Wall-Walker',
      the: 'the Wall-Walker',
      yellow: 'the yellow Wall-Walker',
      blue: 'the blue Wall-Walker',
    },
    warrior: { name: 'Warrior', the: 'the Warrior', yellow: 'the yellow Warrior', blue: 'the blue Warrior' },
    wizard: { name: 'Wizard', the: 'the Wizard', yellow: 'the yellow Wizard', blue: 'the blue Wizard' },
    armor: { name: 'Armor', the: 'the Armor', yellow: 'the yellow Armor', blue: 'the blue Armor' },
    fireballWand: {
      name: 'Fireball Wand',
      the: 'the Fireball Wand',
      yellow: 'the yellow Fireball Wand',
      blue: 'the blue Fireball Wand',
    },
    rope: { name: 'Rope', the: 'the Rope', yellow: 'the yellow Rope', blue: 'the blue Rope' },
    speedPotion: {
      name: 'Speed Potion',
      the: 'the Speed Potion',
      yellow: 'the yellow Speed Potion',
      blue: 'the blue Speed Potion',
    },
    sword: { name: 'Sword', the: 'the Sword', yellow: 'the yellow Sword', blue: 'the blue Sword' },
    treasure: { name: 'Treasure', the: 'the Treasure', yellow: 'the yellow Treasure', blue: 'the blue Treasure' },
  },
} as const satisfies { readonly kinds: Readonly<Record<string, Noun>> } & Readonly<Record<string, object>>;
