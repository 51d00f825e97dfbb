import type { WordsOf } from '../../box-words.ts';
import { grounds, lock, rope } from './shared.ts';

export const prison: WordsOf<'prison.1'> = {
  kinds: {
    // R-BKS-01 to R-BKS-04
    backstabber: {
      name: 'Backstabber',
      the: 'the Backstabber',
      yellow: 'the yellow Backstabber',
      blue: 'the blue Backstabber',
      can: 'Opens a closed portcullis beside her, or closes an open one, for 1 action point. Adds 2 to her strength in a fight in which an unwounded friend takes part, but not to a shot of her own.',
    },
    // R-BAN-02, R-BAN-03, R-BAN-06, R-BAN-11
    banshee: {
      name: 'Banshee',
      the: 'the Banshee',
      yellow: 'the yellow Banshee',
      blue: 'the blue Banshee',
      can: 'For 2 action points his scream pushes any character in a straight line of sight one square away from him, friend or foe. Over a pit one falls unless a Rope holds. It wounds nobody.',
    },
    // R-CLE-01 to R-CLE-03
    cleric: {
      name: 'Cleric',
      the: 'the Cleric',
      yellow: 'the yellow Cleric',
      blue: 'the blue Cleric',
      can: 'Heals a wounded character on a neighbouring square, friend or foe, for 1 action point. Whoever is healed does nothing more this turn.',
    },
    // R-COL-01 to R-COL-03
    colossus: {
      name: 'Colossus',
      the: 'the Colossus',
      yellow: 'the yellow Colossus',
      blue: 'the blue Colossus',
      can: 'Breaks a portcullis beside him for good for 1 action point, closed or open. Enemies with a printed strength of 0 or 1 slip through between his legs.',
    },
    // R-MEK-01
    mekanork: {
      name: 'Mekanork',
      the: 'the Mekanork',
      yellow: 'the yellow Mekanork',
      blue: 'the blue Mekanork',
      can: 'Turns rooms either way from a gear, whatever their arrows say.',
    },
    // R-NAG-01, R-NAG-02
    naga: {
      name: 'Naga',
      the: 'the Naga',
      yellow: 'the yellow Naga',
      blue: 'the blue Naga',
      can: 'Slips through arrow-slits during a Move, with what he carries. He neither fights, reveals nor jumps through them.',
    },
    // R-TEL-01 to R-TEL-03
    telepath: {
      name: 'Telepath',
      the: 'the Telepath',
      yellow: 'the yellow Telepath',
      blue: 'the blue Telepath',
      can: 'In a close combat of one against one, his player may name a combat card other than 0 before cards are chosen. The other has to play it, or show that he has none.',
    },
    // R-WIZ-01, R-WIZ-02
    wizard: {
      name: 'Wizard',
      the: 'the Wizard',
      yellow: 'the yellow Wizard',
      blue: 'the blue Wizard',
      can: 'Flies over enemies, pits and other obstacles on the ground, but cannot stop there. Nobody else can use a Fireball Wand.',
    },
    // R-KEY-01
    key: {
      name: 'Key',
      the: 'the Key',
      yellow: 'the yellow Key',
      blue: 'the blue Key',
      can: 'Its bearer opens a closed portcullis beside him, or closes an open one, for 1 action point, as often as needed.',
    },
    // R-RNG-01 to R-RNG-06, R-GRP-04
    bow: {
      name: 'Bow',
      the: 'the Bow',
      yellow: 'the yellow Bow',
      blue: 'the blue Bow',
      can: 'Its bearer shoots an enemy in a straight line of sight for 1 action point, if no enemy is beside him, or supports friends who attack. The shot counts 1 and the card, nothing else. Whoever shoots is never hurt.',
    },
    // R-SHLD-01, R-SHLD-02
    largeShield: {
      name: 'Large Shield',
      the: 'the Large Shield',
      yellow: 'the yellow Large Shield',
      blue: 'the blue Large Shield',
      can: 'Nobody can shoot at its bearer, not even at a wounded one. It does not help against fire, screams, spears or hands.',
    },
    // R-SPEAR-01 to R-SPEAR-05, R-GRP-06
    telescopingSpear: {
      name: 'Telescoping Spear',
      the: 'the Telescoping Spear',
      yellow: 'the yellow Telescoping Spear',
      blue: 'the blue Telescoping Spear',
      can: 'For 1 action point its bearer attacks an enemy exactly two squares away in a straight line, or right behind an arrow-slit, if no unwounded enemy is beside him. If he loses, the spear is lost and he is unhurt.',
    },
    // R-WAND-01, R-WAND-02
    fireballWand: {
      name: 'Fireball Wand',
      the: 'the Fireball Wand',
      yellow: 'the yellow Fireball Wand',
      blue: 'the blue Fireball Wand',
      can: 'For 1 action point the Wizard kills the first character in a straight line, friend or foe. Walls and closed portcullises stop the shot. It works once.',
    },
    rope,
  },
  grounds,
  offers: {
    scream: 'Scream and push',
    heal: 'Heal a wounded neighbour',
    shatter: 'Break a portcullis',
    shoot: 'Shoot',
    thrust: 'Strike with the spear',
    fire: 'Throw a fireball',
    lock,
  },
  questions: {
    support: 'Friends support this attack from afar. Does one of them stay out of it?',
    call: 'Which combat card has the other to play?',
  },
  fight: {
    unhurt: 'risks nothing',
    wounded: 'risks a wound',
    killed: 'risks death',
    lost: 'may lose: {names}',
    called: '{caller} has named {card}: it has to be laid.',
  },
  terms: { everybody: 'All of them fight', noCard: 'Name none' },
};
