export const rules = {
  title: 'Rules',
  how: {
    title: 'How to play',
    aim: {
      name: 'Aim.',
      text: 'Be the first with five points: bring your characters out on the far side, and strike down your rival’s.',
    },
    turn: {
      name: 'A turn.',
      text: 'Play an action card. Its number is how many actions your characters share; once all four are played you take them back. The first turns allow only low ones.',
    },
    move: {
      name: 'Moving.',
      text: 'For one action a character walks as many squares as its speed, never diagonally. Walls, closed portcullises, pits and enemies stop it; friends let it pass.',
    },
    reveal: {
      name: 'New rooms.',
      text: 'Rooms lie face down. For one action a character beside one turns it up, and the tokens hidden on it are placed inside.',
    },
    rotate: {
      name: 'Turning rooms.',
      text: 'For one action a character on a gear turns its room a quarter the way the arrow points, or the other room of the same number.',
    },
    carry: {
      name: 'Carrying.',
      text: 'On its way a character takes an object or a wounded friend along, or puts it down, for nothing. It carries one thing at a time.',
    },
    combat: {
      name: 'Combat.',
      text: 'For one action a character attacks a neighbour. Each side adds a secret combat card to its strength, and the lower sum is wounded. Whoever stands beside an enemy in it joins in.',
    },
    wounds: {
      name: 'Wounds.',
      text: 'Whoever is wounded lies there and can do nothing. To be beaten once more is death, and a point for the other side.',
    },
    jump: { name: 'Jumping.', text: 'One action and a jump card take a character over a pit; you have three of them.' },
    leave: {
      name: 'Leaving.',
      text: 'Who steps onto the rival’s starting line is out: one point, two for the Goblin, and one more for a Treasure carried along.',
    },
    more: 'Each character can also do something of its own: point at it to read what. Whatever is not allowed says why, and a hint shows what could be done.',
  },
  soloDoor: 'How to play alone',
  prison: {
    title: 'How to play: Prison',
    door: 'What Prison adds, in eight lines',
    lead: 'The game stays as it is: five points, by leaving or by defeating. This is new.',
    slits: {
      name: 'Arrow-slits.',
      text: 'A slit is a wall to whoever walks, jumps, heals or fights by hand. Whoever stands beside it sees through; from farther off it stops every line.',
    },
    bow: {
      name: 'Bow.',
      text: 'For one action its bearer shoots the first enemy in a straight line, if no enemy is beside him. He counts 1 and his card, and is never hurt. A Large Shield stops arrows.',
    },
    spear: {
      name: 'Telescoping Spear.',
      text: 'For one action it strikes exactly two squares away, or right through a slit, with its bearer’s own strength. If he loses, the spear is gone and he is unhurt.',
    },
    support: {
      name: 'Support.',
      text: 'Who has a Bow or a spear and could reach the target joins a friend’s attack, if the attacker likes. The Backstabber counts 2 more wherever an unwounded friend takes part.',
    },
    telepath: {
      name: 'Mind control.',
      text: 'One against one, the Telepath’s player names a combat card other than 0. The other has to lay it if he has it; if not, he shows what he has.',
    },
    scream: {
      name: 'Scream.',
      text: 'For two actions the Banshee pushes anybody he sees in a straight line one square away: over a pit it is his death, and on the far line he is out.',
    },
    gates: {
      name: 'Cells.',
      text: 'Many exits lie behind portcullises. The Backstabber and whoever has a Key open and close them, the Colossus breaks them for good.',
    },
    naga: {
      name: 'Ways for a few.',
      text: 'The Naga slips through slits, out of the labyrinth too. Whoever has a printed strength of 0 or 1 passes below an enemy Colossus.',
    },
  },
  all: 'Every rule',
  intro: 'Every rule of the game as one numbered statement, in our own words, followed by cases that show it at work.',
  introRulings:
    'Where the books are silent or unclear this project decides; such a decision is marked as a ruling and gives its reason.',
  search: 'Search the rules',
  placeholder: 'A word, or B-MOVE-04',
  clear: 'Clear the search',
  foundFor: '{count} {count#result#results} for “{question}”',
  nothing: 'No rule has all of these words.',
  nothingHint: 'Try fewer words, or only the beginning of one.',
  more: 'Show {count} more',
  contents: 'Contents',
  coming: 'Coming',
  comingNote: 'This box is not played yet; its rules are written and wait their turn.',
  ruling: 'Ruling',
  source: 'Source',
  cases: 'Cases',
  case: 'Case',
  mentionedBy: 'Mentioned by',
  before: 'Before: {title}',
  after: 'Next: {title}',
  chapter: '{rules} {rules#rule#rules}, {cases} {cases#case#cases}',
  unknown: {
    title: 'No rule has this ID',
    text: 'There is no {id} in the catalogues. Perhaps a letter is missing.',
  },
  failed: 'The rules could not be loaded. Once they were loaded they work without a network, too.',
  again: 'Try again',
  open: 'Open in the rules',
  back: 'Back to {id}',
  keys: { search: 'Search', before: 'The rule before', after: 'The next rule' },
} as const;
