/** What each can do, in short; speed and strength are shown beside it. */
export const abilities = {
  // B-CLE-01 to B-CLE-05
  cleric:
    'Heals a wounded character on a neighbouring square, friend or foe, for 1 action point. Whoever is healed does nothing more this turn.',
  // B-GOB-01
  goblin: 'Has no ability. Brings 2 victory points instead of 1 by leaving the labyrinth on foot.',
  // B-MEK-01, B-MEK-02
  mekanork: 'Turns rooms either way from a gear, whatever their arrows say.',
  // B-THF-01 to B-THF-04
  thief:
    'Walks over pits and may stop on them; friends can cross a pit where the Thief stands. Opens a closed portcullis beside her, or closes an open one, for 1 action point.',
  // B-TRO-01, B-TRO-02
  troll:
    'Recovers from a wound for 1 action point, but not in the turn it was dealt. Does nothing else in the turn of the recovery.',
  // B-WAL-01 to B-WAL-04
  wallWalker:
    'Passes to the square right behind a wall for 1 action point. Portcullises cannot be passed this way, nor can rooms be revealed.',
  // B-WAR-01, B-WAR-02
  warrior: 'Breaks a closed portcullis beside him for 1 action point; it stays open for the rest of the game.',
  // B-WIZ-01 to B-WIZ-04
  wizard:
    'Flies over enemies, pits and other obstacles on the floor, but cannot stop on them. Nobody else can use the Fireball Wand.',
  // B-ARM-01
  armor: 'Adds 1 to the strength of its bearer when attacked, even of a wounded one.',
  // B-FIR-01 to B-FIR-05
  fireballWand:
    'For 1 action point the Wizard kills the first character in a straight line, friend or foe. Walls and closed portcullises stop the shot. It works once.',
  // B-ROP-01, B-ROP-02, B-ROP-05, P-RIFT-05
  rope: 'Lets its bearer cross a pit or a rift, or stop over it. Left there, it carries anybody. It has to be tied on two open sides.',
  // B-SPD-01, B-SPD-02
  speedPotion:
    'Drunk for 1 action point, it gives its bearer 4 more that nobody else can spend, this turn only. It works once.',
  // B-SWD-01
  sword: 'Adds 1 to the strength of its bearer when attacking.',
  // B-TRE-01
  treasure: 'Brings 1 victory point to whoever carries it out of the labyrinth, whichever colour it has.',
  // P-DRAGON-01, P-DRAGON-08, P-DRAGON-09, P-DRAGON-14
  redDragon:
    'Breathes fire for 1 action point, which kills the first character in a straight line, friend or foe. Never moves by itself and never jumps. Its death brings the other side 2 victory points instead of 1.',
  // P-SCOUT-01, P-SCOUT-03
  elfScout: 'Walks over pits, and over nothing else of the kind, but cannot stop on them.',
  // P-GHOST-01, P-GHOST-02, P-GHOST-04, P-GHOST-06
  ghost:
    'Goes through walls, closed portcullises, characters and any terrain during a Move, but cannot stop in them. Carries nothing, and uses nothing that lies on the same square.',
  // P-GOLEM-01, P-GOLEM-02, P-GOLEM-04
  golem:
    'Breaks a wall beside its square for 1 action point, three in the whole game. The gap stays for good and turns with its room.',
  // P-ILLU-01, P-ILLU-03, P-ILLU-06, P-ILLU-07, P-ILLU-15
  illusionist:
    'For 1 action point she lays her illusory pit or rubble on an empty floor square in sight, wherever it was before, or takes it back. Nobody but her walks through as if it were floor, and she cannot stop there. Uses scrolls, being a magic user.',
  // P-WMASTER-01, P-WMASTER-04, P-WMASTER-05
  weaponMaster:
    'When she fights unwounded, her player sees the other’s combat card before choosing. If both sides have a Weapon Master in the fight, neither does.',
  // P-PALADIN-01, P-PALADIN-04, P-PALADIN-08
  paladin:
    'Carries two things: objects, wounded friends or one of each. Wounded, he keeps both objects. Two of the same kind count twice.',
  // P-PICK-01 to P-PICK-04
  pickpocket:
    'With empty hands, takes an object from an enemy on a neighbouring square for 1 action point, wounded or not.',
  // P-RING-01, P-RING-02, P-RING-05
  teleportationRing:
    'For 1 action point its bearer goes to any empty floor square of a neighbouring room that is face up, whatever lies between. It works once.',
  // P-SHIELD-01, P-SHIELD-02, P-SHIELD-05, P-ROCKS-03, P-ROCKS-08
  fireShield:
    'Fireballs and fire breath do not harm its bearer, not even a wounded one. Whoever carries it passes under falling rocks, and so does anybody where it lies. Nobody can stop there.',
  // P-KEY-01, P-KEY-02
  key: 'Its bearer opens a closed portcullis beside him, or closes an open one, for 1 action point, as often as needed.',
  // P-CHARM-01 to P-CHARM-07
  charmScroll:
    'For 1 action point a magic user takes command of an enemy in the same room, outside the mist, for 3 action points of its own. What is not used this turn is lost. It works once.',
  // P-SLAYER-01 to P-SLAYER-03
  dragonslayer:
    'Adds 4 to the strength of its bearer in a fight with a Dragon beside him. A Dragon that loses to it is not wounded but dies.',
} as const;
