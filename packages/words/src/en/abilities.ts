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
  wizard: 'Flies over pits and enemies, but cannot stop on them. Nobody else can use the Fireball Wand.',
  // B-ARM-01
  armor: 'Adds 1 to the strength of its bearer when attacked, even of a wounded one.',
  // B-FIR-01 to B-FIR-05
  fireballWand:
    'For 1 action point the Wizard kills the first character in a straight line, friend or foe. Walls and closed portcullises stop the shot. It works once.',
  // B-ROP-01, B-ROP-02, B-ROP-05
  rope: 'Lets its bearer cross a pit or stop over it. Left on a pit, it carries anybody. The pit needs two open sides to hold it.',
  // B-SPD-01, B-SPD-02
  speedPotion:
    'Drunk for 1 action point, it gives its bearer 4 more that nobody else can spend, this turn only. It works once.',
  // B-SWD-01
  sword: 'Adds 1 to the strength of its bearer when attacking.',
  // B-TRE-01
  treasure: 'Brings 1 victory point to whoever carries it out of the labyrinth, whichever colour it has.',
} as const;
