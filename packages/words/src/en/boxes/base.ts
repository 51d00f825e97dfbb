import type { WordsOf } from '../../box-words.ts';
import { grounds, lock, rope } from './shared.ts';

export const base: WordsOf<'base.1'> = {
  kinds: {
    // B-CLE-01 to B-CLE-05
    cleric: {
      name: 'Cleric',
      the: 'the Cleric',
      yellow: 'the yellow Cleric',
      blue: 'the blue Cleric',
      can: 'Heals a wounded character on a neighbouring square, friend or foe, for 1 action point. Whoever is healed does nothing more this turn.',
    },
    // B-GOB-01
    goblin: {
      name: 'Goblin',
      the: 'the Goblin',
      yellow: 'the yellow Goblin',
      blue: 'the blue Goblin',
      can: 'Has no ability. Brings 2 victory points instead of 1 by leaving the labyrinth on foot.',
    },
    // B-MEK-01, B-MEK-02
    mekanork: {
      name: 'Mekanork',
      the: 'the Mekanork',
      yellow: 'the yellow Mekanork',
      blue: 'the blue Mekanork',
      can: 'Turns rooms either way from a gear, whatever their arrows say.',
    },
    // B-THF-01 to B-THF-04
    thief: {
      name: 'Thief',
      the: 'the Thief',
      yellow: 'the yellow Thief',
      blue: 'the blue Thief',
      can: 'Walks over pits and may stop on them; friends can cross a pit where the Thief stands. Opens a closed portcullis beside her, or closes an open one, for 1 action point.',
    },
    // B-TRO-01, B-TRO-02
    troll: {
      name: 'Troll',
      the: 'the Troll',
      yellow: 'the yellow Troll',
      blue: 'the blue Troll',
      can: 'Recovers from a wound for 1 action point, but not in the turn it was dealt. Does nothing else in the turn of the recovery.',
    },
    // B-WAL-01 to B-WAL-04
    wallWalker: {
      name: 'Wall-Walker',
      the: 'the Wall-Walker',
      yellow: 'the yellow Wall-Walker',
      blue: 'the blue Wall-Walker',
      can: 'Passes to the square right behind a wall for 1 action point. Portcullises cannot be passed this way, nor can rooms be revealed.',
    },
    // B-WAR-01, B-WAR-02
    warrior: {
      name: 'Warrior',
      the: 'the Warrior',
      yellow: 'the yellow Warrior',
      blue: 'the blue Warrior',
      can: 'Breaks a closed portcullis beside him for 1 action point; it stays open for the rest of the game.',
    },
    // B-WIZ-01 to B-WIZ-04
    wizard: {
      name: 'Wizard',
      the: 'the Wizard',
      yellow: 'the yellow Wizard',
      blue: 'the blue Wizard',
      can: 'Flies over enemies, pits and other obstacles on the floor, but cannot stop on them. Nobody else can use the Fireball Wand.',
    },
    // B-ARM-01
    armor: {
      name: 'Armor',
      the: 'the Armor',
      yellow: 'the yellow Armor',
      blue: 'the blue Armor',
      can: 'Adds 1 to the strength of its bearer when attacked, even of a wounded one.',
    },
    // B-FIR-01 to B-FIR-05
    fireballWand: {
      name: 'Fireball Wand',
      the: 'the Fireball Wand',
      yellow: 'the yellow Fireball Wand',
      blue: 'the blue Fireball Wand',
      can: 'For 1 action point the Wizard kills the first character in a straight line, friend or foe. Walls and closed portcullises stop the shot. It works once.',
    },
    // B-SPD-01, B-SPD-02
    speedPotion: {
      name: 'Speed Potion',
      the: 'the Speed Potion',
      yellow: 'the yellow Speed Potion',
      blue: 'the blue Speed Potion',
      can: 'Drunk for 1 action point, it gives its bearer 4 more that nobody else can spend, this turn only. It works once.',
    },
    // B-SWD-01
    sword: {
      name: 'Sword',
      the: 'the Sword',
      yellow: 'the yellow Sword',
      blue: 'the blue Sword',
      can: 'Adds 1 to the strength of its bearer when attacking.',
    },
    // B-TRE-01
    treasure: {
      name: 'Treasure',
      the: 'the Treasure',
      yellow: 'the yellow Treasure',
      blue: 'the blue Treasure',
      can: 'Brings 1 victory point to whoever carries it out of the labyrinth, whichever colour it has.',
    },
    rope,
  },
  grounds,
  offers: {
    heal: 'Heal a wounded neighbour',
    regenerate: 'Get up again',
    break: 'Break a portcullis',
    walk: 'Pass through a wall',
    fire: 'Throw a fireball',
    drink: 'Drink the potion',
    lock,
  },
};
