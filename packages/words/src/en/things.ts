import type { Actor, Seat } from '@archmage/engine';

/** A kind on its own, in a sentence, and as a player's own. */
type Noun = Readonly<Record<'name' | 'the' | Seat, string>>;

/** A terrain on its own, in a sentence, and as the place where somebody is. */
type Ground = Readonly<Record<'name' | 'a' | 'where', string>>;

/** The players, and the boxes' characters and objects by their kind; the notation's codes are the same everywhere. */
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
    redDragon: {
      name: 'Red Dragon',
      the: 'the Red Dragon',
      yellow: 'the yellow Red Dragon',
      blue: 'the blue Red Dragon',
    },
    elfScout: { name: 'Elf Scout', the: 'the Elf Scout', yellow: 'the yellow Elf Scout', blue: 'the blue Elf Scout' },
    ghost: { name: 'Ghost', the: 'the Ghost', yellow: 'the yellow Ghost', blue: 'the blue Ghost' },
    golem: { name: 'Golem', the: 'the Golem', yellow: 'the yellow Golem', blue: 'the blue Golem' },
    illusionist: {
      name: 'Illusionist',
      the: 'the Illusionist',
      yellow: 'the yellow Illusionist',
      blue: 'the blue Illusionist',
    },
    weaponMaster: {
      name: 'Weapon Master',
      the: 'the Weapon Master',
      yellow: 'the yellow Weapon Master',
      blue: 'the blue Weapon Master',
    },
    paladin: { name: 'Paladin', the: 'the Paladin', yellow: 'the yellow Paladin', blue: 'the blue Paladin' },
    pickpocket: {
      name: 'Pickpocket',
      the: 'the Pickpocket',
      yellow: 'the yellow Pickpocket',
      blue: 'the blue Pickpocket',
    },
    teleportationRing: {
      name: 'Teleportation Ring',
      the: 'the Teleportation Ring',
      yellow: 'the yellow Teleportation Ring',
      blue: 'the blue Teleportation Ring',
    },
    fireShield: {
      name: 'Fire Shield',
      the: 'the Fire Shield',
      yellow: 'the yellow Fire Shield',
      blue: 'the blue Fire Shield',
    },
    key: { name: 'Key', the: 'the Key', yellow: 'the yellow Key', blue: 'the blue Key' },
    charmScroll: {
      name: 'Charm Scroll',
      the: 'the Charm Scroll',
      yellow: 'the yellow Charm Scroll',
      blue: 'the blue Charm Scroll',
    },
    dragonslayer: {
      name: 'Dragonslayer',
      the: 'the Dragonslayer',
      yellow: 'the yellow Dragonslayer',
      blue: 'the blue Dragonslayer',
    },
  },
  /** By its name in the boxes; markers on a square go by the terrain they are. */
  terrain: {
    floor: { name: 'floor', a: 'floor', where: 'on the floor' },
    gear: { name: 'gear', a: 'a gear', where: 'on a gear' },
    pit: { name: 'pit', a: 'a pit', where: 'over a pit' },
    mist: { name: 'mist', a: 'mist', where: 'in the mist' },
    rocks: { name: 'falling rocks', a: 'falling rocks', where: 'under falling rocks' },
    rift: { name: 'rift', a: 'a rift', where: 'over a rift' },
    fountain: { name: 'fountain', a: 'a fountain', where: 'over a fountain' },
    pentacle: { name: 'pentacle', a: 'a pentacle', where: 'on a pentacle' },
    rubble: { name: 'rubble', a: 'rubble', where: 'on rubble' },
    gearInMist: { name: 'gear in the mist', a: 'a gear in the mist', where: 'on a gear in the mist' },
    pitInMist: { name: 'pit in the mist', a: 'a pit in the mist', where: 'over a pit in the mist' },
    rocksInMist: {
      name: 'falling rocks in the mist',
      a: 'falling rocks in the mist',
      where: 'under falling rocks in the mist',
    },
  },
} as const satisfies {
  readonly kinds: Readonly<Record<string, Noun>>;
  readonly terrain: Readonly<Record<string, Ground>>;
} & Readonly<Record<string, object>>;
