import type { WordsOf } from '../../box-words.ts';
import { grounds, lock, rope } from './shared.ts';

export const paladins: WordsOf<'paladins.1'> = {
  kinds: {
    // P-DRAGON-01, P-DRAGON-08, P-DRAGON-09, P-DRAGON-14
    redDragon: {
      name: 'Red Dragon',
      the: 'the Red Dragon',
      yellow: 'the yellow Red Dragon',
      blue: 'the blue Red Dragon',
      can: 'Breathes fire for 1 action point, which kills the first character in a straight line, friend or foe. Never moves by itself and never jumps. Its death brings the other side 2 victory points instead of 1.',
    },
    // P-SCOUT-01, P-SCOUT-03
    elfScout: {
      name: 'Elf Scout',
      the: 'the Elf Scout',
      yellow: 'the yellow Elf Scout',
      blue: 'the blue Elf Scout',
      can: 'Walks over pits, and over nothing else of the kind, but cannot stop on them.',
    },
    // P-GHOST-01, P-GHOST-02, P-GHOST-04, P-GHOST-06
    ghost: {
      name: 'Ghost',
      the: 'the Ghost',
      yellow: 'the yellow Ghost',
      blue: 'the blue Ghost',
      can: 'Goes through walls, closed portcullises, characters and any terrain during a Move, but cannot stop in them. Carries nothing, and uses nothing that lies on the same square.',
    },
    // P-GOLEM-01, P-GOLEM-02, P-GOLEM-04
    golem: {
      name: 'Golem',
      the: 'the Golem',
      yellow: 'the yellow Golem',
      blue: 'the blue Golem',
      can: 'Breaks a wall beside its square for 1 action point, three in the whole game. The gap stays for good and turns with its room.',
    },
    // P-ILLU-01, P-ILLU-03, P-ILLU-06, P-ILLU-07, P-ILLU-15
    illusionist: {
      name: 'Illusionist',
      the: 'the Illusionist',
      yellow: 'the yellow Illusionist',
      blue: 'the blue Illusionist',
      can: 'For 1 action point she lays her illusory pit or rubble on an empty floor square in sight, wherever it was before, or takes it back. She alone crosses it like plain floor, and not even she can stop there. Uses scrolls, being a magic user.',
    },
    // P-WMASTER-01, P-WMASTER-04, P-WMASTER-05
    weaponMaster: {
      name: 'Weapon Master',
      the: 'the Weapon Master',
      yellow: 'the yellow Weapon Master',
      blue: 'the blue Weapon Master',
      can: 'When she fights unwounded, her player sees the other’s combat card before choosing. If both sides have a Weapon Master in the fight, neither does.',
    },
    // P-PALADIN-01, P-PALADIN-04, P-PALADIN-08
    paladin: {
      name: 'Paladin',
      the: 'the Paladin',
      yellow: 'the yellow Paladin',
      blue: 'the blue Paladin',
      can: 'Carries two things: objects, wounded friends or one of each. Wounded, he keeps both objects. Two of the same kind count twice.',
    },
    // P-PICK-01 to P-PICK-04
    pickpocket: {
      name: 'Pickpocket',
      the: 'the Pickpocket',
      yellow: 'the yellow Pickpocket',
      blue: 'the blue Pickpocket',
      can: 'With empty hands, takes an object from an enemy on a neighbouring square for 1 action point, wounded or not.',
    },
    // P-RING-01, P-RING-02, P-RING-05
    teleportationRing: {
      name: 'Teleportation Ring',
      the: 'the Teleportation Ring',
      yellow: 'the yellow Teleportation Ring',
      blue: 'the blue Teleportation Ring',
      can: 'For 1 action point its bearer goes to any empty floor square of a neighbouring room that is face up, whatever lies between. It works once.',
    },
    // P-SHIELD-01, P-SHIELD-02, P-SHIELD-05, P-ROCKS-03, P-ROCKS-08
    fireShield: {
      name: 'Fire Shield',
      the: 'the Fire Shield',
      yellow: 'the yellow Fire Shield',
      blue: 'the blue Fire Shield',
      can: 'Fireballs and fire breath do not harm its bearer, not even a wounded one. Whoever carries it passes under falling rocks, and so does anybody where it lies. Nobody can stop there.',
    },
    // P-KEY-01, P-KEY-02
    key: {
      name: 'Key',
      the: 'the Key',
      yellow: 'the yellow Key',
      blue: 'the blue Key',
      can: 'Its bearer opens a closed portcullis beside him, or closes an open one, for 1 action point, as often as needed.',
    },
    // P-CHARM-01 to P-CHARM-07
    charmScroll: {
      name: 'Charm Scroll',
      the: 'the Charm Scroll',
      yellow: 'the yellow Charm Scroll',
      blue: 'the blue Charm Scroll',
      can: 'For 1 action point a magic user takes command of an enemy in the same room, outside the mist, for 3 action points of its own. What is not used this turn is lost. It works once.',
    },
    // P-SLAYER-01 to P-SLAYER-03
    dragonslayer: {
      name: 'Dragonslayer',
      the: 'the Dragonslayer',
      yellow: 'the yellow Dragonslayer',
      blue: 'the blue Dragonslayer',
      can: 'Adds 4 to the strength of its bearer in a fight with a Dragon beside him. A Dragon that loses to it is not wounded but dies.',
    },
    rope,
  },
  grounds: {
    ...grounds,
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
  held: {
    won: '{seat} holds the pentacle in room {tile}: 1 victory point for as long as it lasts.',
    lost: '{seat} no longer holds the pentacle in room {tile}: its victory point is gone.',
    wouldWin: '{seat} gets the point of the pentacle in room {tile}.',
    wouldLose: '{seat} gives up the point of the pentacle in room {tile}.',
  },
  offers: {
    breathe: 'Breathe fire',
    smash: 'Break a wall',
    pit: 'Conjure up a pit',
    rubble: 'Conjure up rubble',
    unpit: 'Take the illusory pit back',
    unrubble: 'Take the illusory rubble back',
    steal: 'Steal an object',
    teleport: 'Teleport to a neighbouring room',
    charm: 'Charm an enemy',
    fountain: 'Drink at the fountain',
    lock,
  },
};
