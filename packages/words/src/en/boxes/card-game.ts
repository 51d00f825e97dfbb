import type { WordsOf } from '../../box-words.ts';
import { lock } from './shared.ts';

export const cardGame: WordsOf<'cards.1'> = {
  kinds: {
    // C-CHAR-ASSASSIN-1, C-CHAR-ASSASSIN-2
    assassin: {
      name: 'Assassin',
      the: 'the Assassin',
      yellow: 'the yellow Assassin',
      blue: 'the blue Assassin',
      can: 'When he fights by hand on the winning side, attacking or defending, every enemy who would be wounded dies instead.',
    },
    // C-CHAR-BACKSTABBER-1, C-CHAR-BACKSTABBER-2
    backstabber: {
      name: 'Backstabber',
      the: 'the Backstabber',
      yellow: 'the yellow Backstabber',
      blue: 'the blue Backstabber',
      can: 'Adds 2 in a fight in which an unwounded friend takes part on her side. Opens a closed portcullis of her zone, or closes an open one, for 1 action point.',
    },
    // C-CHAR-BERSERKER-1 to C-CHAR-BERSERKER-3
    berserker: {
      name: 'Berserker',
      the: 'the Berserker',
      yellow: 'the yellow Berserker',
      blue: 'the blue Berserker',
      can: 'When she attacks by hand, one against one, she may play two combat cards and add both. She says so before the other chooses his.',
    },
    // C-CHAR-CLERIC-1 to C-CHAR-CLERIC-3
    cleric: {
      name: 'Cleric',
      the: 'the Cleric',
      yellow: 'the yellow Cleric',
      blue: 'the blue Cleric',
      can: 'Heals a wounded character in his zone, friend or foe, for 1 action point. Whoever is healed does nothing more this turn.',
    },
    // C-CHAR-COLOSSUS-1, C-CHAR-COLOSSUS-2
    colossus: {
      name: 'Colossus',
      the: 'the Colossus',
      yellow: 'the yellow Colossus',
      blue: 'the blue Colossus',
      can: 'Breaks a closed portcullis of his zone for good for 1 action point. Enemies with a printed strength of 0 or 1 walk on through his zone if nobody else holds it.',
    },
    // C-CHAR-CROSSBOWMAN-1, C-RC-3, C-RC-6
    crossbowman: {
      name: 'Crossbowman',
      the: 'the Crossbowman',
      yellow: 'the yellow Crossbowman',
      blue: 'the blue Crossbowman',
      can: 'Once a turn he shoots an enemy in a straight line of sight with strength 3 for 1 action point, or supports another shot. Whoever shoots is never hurt.',
    },
    // C-CHAR-DARKANGEL-1, C-CHAR-DARKANGEL-2
    darkAngel: {
      name: 'Dark Angel',
      the: 'the Dark Angel',
      yellow: 'the yellow Dark Angel',
      blue: 'the blue Dark Angel',
      can: 'Flies over pits and on through zones that enemies hold, and stops in any zone. She is undead.',
    },
    // C-CHAR-ELFSCOUT-1
    elfScout: {
      name: 'Elf Scout',
      the: 'the Elf Scout',
      yellow: 'the yellow Elf Scout',
      blue: 'the blue Elf Scout',
      can: 'Walks over pits as he moves.',
    },
    // C-CHAR-GENERAL-1, C-CHAR-GENERAL-2
    general: {
      name: 'General',
      the: 'the General',
      yellow: 'the yellow General',
      blue: 'the blue General',
      can: 'Friends in his room get 1 more in every fight by hand, the wounded as well. He gives himself nothing.',
    },
    // C-CHAR-GHOST-1 to C-CHAR-GHOST-3
    ghost: {
      name: 'Ghost',
      the: 'the Ghost',
      yellow: 'the yellow Ghost',
      blue: 'the blue Ghost',
      can: 'Moves through walls, portcullises, slits and enemies, and over pits. Carries nothing and uses no object. He is undead.',
    },
    // C-CHAR-GOBLIN-1
    goblin: {
      name: 'Goblin',
      the: 'the Goblin',
      yellow: 'the yellow Goblin',
      blue: 'the blue Goblin',
      can: 'Has no ability. Brings 2 victory points instead of 1 by leaving the labyrinth on foot.',
    },
    // C-CHAR-GOLEM-1, C-CHAR-GOLEM-2
    golem: {
      name: 'Golem',
      the: 'the Golem',
      yellow: 'the yellow Golem',
      blue: 'the blue Golem',
      can: 'Once in the game, for 1 action point, it breaks all walls and arrow-slits of the room it is in, and the portcullis with them.',
    },
    // C-CHAR-MECHANORK-1
    mekanork: {
      name: 'Mekanork',
      the: 'the Mekanork',
      yellow: 'the yellow Mekanork',
      blue: 'the blue Mekanork',
      can: 'Turns his room or its twin either way from a gear, whatever their arrows say.',
    },
    // C-CHAR-NAGA-1
    naga: {
      name: 'Naga',
      the: 'the Naga',
      yellow: 'the yellow Naga',
      blue: 'the blue Naga',
      can: 'Slips through arrow-slits as he moves, with what he carries. He reveals nothing through them.',
    },
    // C-CHAR-PALADIN-1, C-CHAR-PALADIN-3, C-CHAR-PALADIN-4
    paladin: {
      name: 'Paladin',
      the: 'the Paladin',
      yellow: 'the yellow Paladin',
      blue: 'the blue Paladin',
      can: 'Carries two things: objects, wounded friends or one of each; two alike count twice. An undead that dies in a fight of his brings 1 victory point more.',
    },
    // C-CHAR-PICKPOCKET-1, C-CHAR-PICKPOCKET-2
    pickpocket: {
      name: 'Pickpocket',
      the: 'the Pickpocket',
      yellow: 'the yellow Pickpocket',
      blue: 'the blue Pickpocket',
      can: 'With empty hands, takes an object from an enemy in the same zone for 1 action point, wounded or not.',
    },
    // C-CHAR-SAMURAI-1, C-CHAR-SAMURAI-2
    samurai: {
      name: 'Samurai',
      the: 'the Samurai',
      yellow: 'the yellow Samurai',
      blue: 'the blue Samurai',
      can: 'Attacks by hand once a turn without an action point. Each further attack costs 1.',
    },
    // C-CHAR-TELEKINETICIST-1 to C-CHAR-TELEKINETICIST-4
    telekineticist: {
      name: 'Telekineticist',
      the: 'the Telekineticist',
      yellow: 'the yellow Telekineticist',
      blue: 'the blue Telekineticist',
      can: 'For 1 action point she moves an object that lies in her room, or the one she carries, up to three zones through the air, and hands it to somebody there if she likes. Uses scrolls, being a magic user.',
    },
    // C-CHAR-TELEPATH-1, C-CHAR-TELEPATH-2
    telepath: {
      name: 'Telepath',
      the: 'the Telepath',
      yellow: 'the yellow Telepath',
      blue: 'the blue Telepath',
      can: 'In a close combat of one against one, his player may name a combat card other than 0. The other has to play it, or show that he has none.',
    },
    // C-CHAR-THIEF-1, C-CHAR-THIEF-2
    thief: {
      name: 'Thief',
      the: 'the Thief',
      yellow: 'the yellow Thief',
      blue: 'the blue Thief',
      can: 'Walks over pits as she moves. Opens a closed portcullis of her zone, or closes an open one, for 1 action point.',
    },
    // C-CHAR-TROLL-1, C-CHAR-TROLL-2
    troll: {
      name: 'Troll',
      the: 'the Troll',
      yellow: 'the yellow Troll',
      blue: 'the blue Troll',
      can: 'Recovers from a wound for 1 action point, but not in the turn it was dealt. Does nothing else in the turn of the recovery.',
    },
    // C-CHAR-WALLWALKER-1 to C-CHAR-WALLWALKER-3
    wallWalker: {
      name: 'Wall-Walker',
      the: 'the Wall-Walker',
      yellow: 'the yellow Wall-Walker',
      blue: 'the blue Wall-Walker',
      can: 'Passes through a wall of her zone to the zone behind for 1 action point, and takes up or leaves things on both sides. A closed portcullis stops her.',
    },
    // C-CHAR-WARRIOR-1
    warrior: {
      name: 'Warrior',
      the: 'the Warrior',
      yellow: 'the yellow Warrior',
      blue: 'the blue Warrior',
      can: 'Breaks a closed portcullis of his zone for good for 1 action point.',
    },
    // C-CHAR-WEAPONMASTER-1, C-CHAR-WEAPONMASTER-2
    weaponMaster: {
      name: 'Weapon Master',
      the: 'the Weapon Master',
      yellow: 'the yellow Weapon Master',
      blue: 'the blue Weapon Master',
      can: 'When she fights by hand, her player sees the other’s combat card before choosing. If both sides have a Weapon Master in the fight, neither does.',
    },
    // C-CHAR-WIZARD-1, C-CHAR-WIZARD-2
    wizard: {
      name: 'Wizard',
      the: 'the Wizard',
      yellow: 'the yellow Wizard',
      blue: 'the blue Wizard',
      can: 'Flies over pits and on through zones that enemies hold, and stops in any zone. Uses scrolls, being a magic user.',
    },
    // C-ITEM-ARMOR-1
    armor: {
      name: 'Armor',
      the: 'the Armor',
      yellow: 'the yellow Armor',
      blue: 'the blue Armor',
      can: 'Adds 1 to the strength of its bearer when attacked, even of a wounded one.',
    },
    // C-ITEM-BOW-1, C-RC-3, C-RC-6
    bow: {
      name: 'Bow',
      the: 'the Bow',
      yellow: 'the yellow Bow',
      blue: 'the blue Bow',
      can: 'Its bearer shoots an enemy in a straight line of sight with strength 1 for 1 action point, as often as he likes, if no enemy is in his zone. Whoever shoots is never hurt.',
    },
    // C-ITEM-FIREBALL-1 to C-ITEM-FIREBALL-4
    fireballScroll: {
      name: 'Fireball Scroll',
      the: 'the Fireball Scroll',
      yellow: 'the yellow Fireball Scroll',
      blue: 'the blue Fireball Scroll',
      can: 'For 1 action point a magic user kills a character in his zone or in sight, friend or foe. It works once.',
    },
    // C-ITEM-KEY-1
    key: {
      name: 'Key',
      the: 'the Key',
      yellow: 'the yellow Key',
      blue: 'the blue Key',
      can: 'Its bearer opens a closed portcullis of his zone, or closes an open one, for 1 action point, as often as needed.',
    },
    // C-ITEM-SHIELD-1
    largeShield: {
      name: 'Large Shield',
      the: 'the Large Shield',
      yellow: 'the yellow Large Shield',
      blue: 'the blue Large Shield',
      can: 'Nobody can shoot at its bearer, not even at a wounded one. It does not help against fire, spears or hands.',
    },
    // C-ITEM-ROPE-1, C-ITEM-ROPE-2
    rope: {
      name: 'Rope',
      the: 'the Rope',
      yellow: 'the yellow Rope',
      blue: 'the blue Rope',
      can: 'Its bearer crosses a pit as he moves, from any zone it touches to any other. It cannot be left over the pit.',
    },
    // C-ITEM-INVERSION-1 to C-ITEM-INVERSION-3
    inversionScroll: {
      name: 'Scroll of Inversion',
      the: 'the Scroll of Inversion',
      yellow: 'the yellow Scroll of Inversion',
      blue: 'the blue Scroll of Inversion',
      can: 'For 1 action point a magic user exchanges his room with one beside it, with all that is in them. It works once.',
    },
    // C-ITEM-SWORD-1
    sword: {
      name: 'Sword',
      the: 'the Sword',
      yellow: 'the yellow Sword',
      blue: 'the blue Sword',
      can: 'Adds 1 to the strength of its bearer when he fights by hand on the attacking side.',
    },
    // C-ITEM-SPEAR-1 to C-ITEM-SPEAR-3
    telescopingSpear: {
      name: 'Telescoping Spear',
      the: 'the Telescoping Spear',
      yellow: 'the yellow Telescoping Spear',
      blue: 'the blue Telescoping Spear',
      can: 'For 1 action point its bearer attacks an enemy in the next zone, over a pit or through a slit as well, if no enemy is in his own. If he loses, the spear is lost and he is unhurt.',
    },
    // C-ITEM-TREASURE-1
    treasure: {
      name: 'Treasure',
      the: 'the Treasure',
      yellow: 'the yellow Treasure',
      blue: 'the blue Treasure',
      can: 'Brings 1 victory point to whoever carries it out of the labyrinth, whichever colour it has.',
    },
  },
  grounds: {
    circle: { name: 'circle', a: 'a circle', where: 'on the circle' },
    triangle: { name: 'triangle', a: 'a triangle', where: 'on the triangle' },
    square: { name: 'square', a: 'a square', where: 'on the square' },
    gear: { name: 'gear', a: 'a gear', where: 'on the gear' },
  },
  offers: {
    heal: 'Heal a wounded character',
    regenerate: 'Get up again',
    shatter: 'Break a portcullis',
    raze: 'Break all walls of the room',
    walk: 'Pass through a wall',
    steal: 'Steal an object',
    levitate: 'Move an object through the air',
    shoot: 'Shoot',
    crossbow: 'Shoot with the crossbow',
    thrust: 'Strike with the spear',
    burn: 'Read the Fireball Scroll',
    invert: 'Exchange two rooms',
    lock,
  },
  questions: {
    rage: 'Does she lay one combat card, or two?',
    call: 'Which combat card has the other to play?',
    levitate: 'Where does the object go?',
  },
  fight: {
    unhurt: 'risks nothing',
    wounded: 'risks a wound',
    killed: 'risks death',
    lost: 'may lose: {names}',
    called: '{caller} has named {card}: it has to be laid.',
  },
  terms: { oneCard: 'One card', twoCards: 'Two cards', noCard: 'Name none' },
};
