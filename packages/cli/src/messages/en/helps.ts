/** `archmage --help`, and what `--help` says of each command. */
export const helps = {
  usage: 'Usage: archmage COMMAND [options]',
  more: 'archmage COMMAND --help says more. FILE is a position or a game as text; - reads it from the input.',
  language: '--lang en|fr chooses the language of any command; otherwise LC_ALL, LC_MESSAGES or LANG does.',
  exits:
    'Exit codes: {fine} fine, {no} the answer is no, {badInput} bad input, {bug} a mistake of ours.\nWith --json the last two print { error } besides.',
  summaries: {
    play: 'a game in the terminal, against a bot or at one keyboard',
    sim: 'bots play games while the laws are checked',
    arena: 'how strong the bots are, measured against each other',
    legal: 'what may be done in a position',
    np: 'what a Non-Player Character would do, and why',
    check: 'whether an action is legal, and why not',
    perft: 'how many lines of play there are, to a depth',
    show: 'a position drawn as text',
    replay: 'a game played again from its record',
    verify: "whether a finished game's dice kept their promise",
    rooms: 'rooms of your own: checked and drawn',
    scenario: 'the scenarios, one of them, or one of your own',
    lesson: 'a lesson of your own: checked, and tried out by the computer',
    rules: 'the text of a rule, or how many rules the tests cite',
    puzzles: 'puzzles found in games of bots, and proved',
    bench: 'how fast the engine is',
  },
  play: `
Usage: archmage play [--yellow WHO] [--blue WHO] [--rules RULES] [--seed S] [--save FILE] [--resume FILE]
                     [--rooms FILE] [--scenario FILE|NAME] [--npcs FILE]

A full game. Type help in it for what can be typed.

  --yellow WHO    human unless told, or a bot:
                  {bots};
                  level1 to level6 are the last six
  --blue WHO      the same; greedy unless told. Two humans share the keyboard and are asked to look away
  --rules RULES   base unless told, or paladins, or both, with teams to choose: 'base+paladins teams=free';
                  other options follow in the same word: 'base.1 vp=7 cards=hidden'. 'prison.1 solo=pink' is the solo
                  game, in which blue plays itself: pink, yellow, green, blue, red or black, and vision besides
  --seed S        any text, for the dice and the bots; a secret one unless told
  --save FILE     save after every action, in a file that is not there yet; FILE.seed keeps the seed until the game is
                  over
  --resume FILE   go on with a saved game, and save it there
  --rooms FILE, --scenario FILE|NAME
                  rooms of your own, and a scenario of your own or one of ours: archmage scenario lists them
  --npcs FILE     cards of your own for the solo game
`,
  sim: `
Usage: archmage sim [--games N] [--seed S] [--rules RULES] [--bots YELLOW,BLUE] [--sample N] [--json]
                    [--rooms FILE] [--scenario FILE|NAME] [--npcs FILE]

Plays games and checks after every action that the laws of the engine hold. Exit code 1 when one is broken. The same seed
gives the same games.

  --games N       how many, 10 unless told
  --seed S        any text; "1" unless told
  --rules RULES   base unless told, or paladins; options follow in the same word: 'base.1 vp=7 cards=hidden'
  --rooms FILE, --scenario FILE|NAME
                  rooms of your own, and a scenario of your own or one of ours
  --npcs FILE     cards of your own for the solo game ('prison.1 solo=black'), in which the first bot is the Player
  --bots Y,B      one for each seat, random,greedy unless told; one name is for both:
                  {bots}; level1 to level6 are the last six
  --sample N      the dear laws look at every N-th action, 50 unless told; 1 looks at all
  --json          one JSON object and nothing else
`,
  arena: `
Usage: archmage arena --a BOT --b BOT [--games N] [--ms T] [--seed S] [--rules RULES] [--jobs N] [--json]
                      [--rooms FILE] [--scenario FILE|NAME]
       archmage arena --ladder [--games N] [--ms T] [--bots LIST] [--seed S] [--rules RULES] [--fresh] [--into FOLDER]
       archmage arena --ladder --write [--into FOLDER]
       archmage arena --soak N [--ms T] [--seed S] [--jobs N] [--json]
       archmage arena --deeds [--bots LIST] [--games N] [--ms T] [--seed S] [--rules RULES] [--jobs N] [--json]
                      [--rooms FILE] [--scenario FILE|NAME]
       archmage arena --solo [--bots LIST] [--games N] [--ms T] [--seed S] [--rules RULES] [--npcs FILE] [--jobs N]
                      [--json]

Two bots play each deal twice, the second time with the seats exchanged. Exit code 1 when a bot tried what is refused,
an exception was thrown or a game stalled; where a bot errs, chance plays for it. The same seed gives the same games,
except with --ms.

  --a, --b        {bots};
                  level1 to level6 are the last six
  --games N       how many, 100 unless told, of each pairing in a ladder; an odd number is rounded up
  --ms T          a bot may think T milliseconds a turn; as long as it likes unless told. Under Linux they are of
                  processor time, so what else the machine does falsifies nothing; elsewhere they are of the clock
  --seed S        any text; "1" unless told
  --rules RULES   base.1 unless told, or paladins.1; options follow in the same word: 'base.1 vp=7 cards=hidden'
  --rooms FILE, --scenario FILE|NAME
                  rooms of your own, and a scenario of your own or one of ours
  --jobs N        how many games at a time, as many as there are cores unless told
  --json          one JSON object and nothing else

  --ladder        everybody against everybody. Each game is kept in docs/strength.json when it is over, so that the
                  same command goes on after Ctrl-C; docs/strength.md and docs/strength.svg show how all stand
  --bots LIST     only these, with commas between
  --fresh         play what is there already again, in its place
  --write         play nothing, only write the page and the picture again
  --into FOLDER   another folder than docs

  --soak N        N games between all bots by all options, drawn by the seed; looks only for what must not happen

  --deeds         each bot plays with itself, 40 games unless told: how often it used each ability, object, card and
                  terrain, and what it never did

  --solo          the solo game: how often each bot wins at every level, or by --rules alone; 40 games of each and
                  archmage unless told
  --npcs FILE     with somebody's own cards
`,
  legal: `
Usage: archmage legal FILE|- [--as SEAT] [--rooms FILE] [--scenario FILE|NAME] [--json]

Lists every legal action of those who are asked, one on a line: the seat, then the action in the notation. Of Moves that
come to the same only the shortest is listed.

  --as SEAT   only yellow's, blue's, chance's or the clock's
  --rooms FILE, --scenario FILE|NAME   somebody's own, if the game needs them and does not bring them along
  --json      one JSON object: { count, choices: [{ seat, action }] }
`,
  np: `
Usage: archmage np FILE|- [--npc NAME] [--card FILE] [--dice 3,6,...] [--npcs FILE] [--json]

What the Non-Player does next in a solo game, and why: every line of the card, with what it would cost or why not, the
ways that are equal, and each step.

  --npc NAME    this one, as if it were activated now, whoever's turn it is
  --card FILE   with the first card of this file in place of its own
  --dice 3,6    plays on with these dice: each is the number that chance draws, or counts its answers from 1
  --npcs FILE   somebody's own cards, if the game needs them and does not bring them along
  --json        one JSON object: { steps: [trace and what was drawn] }
`,
  check: `
Usage: archmage check FILE|- ACTION [--as SEAT] [--rooms FILE] [--scenario FILE|NAME] [--json]

Says whether ACTION is legal in the position; if not, why, and which rule says so. Exit code 0 when it is, 1 when not.
The action is that of the player who is asked, unless a seat stands before it ("blue Wz z3>z4") or --as names one.

  --as SEAT   yellow, blue, chance or clock
  --rooms FILE, --scenario FILE|NAME   somebody's own, if the game needs them and does not bring them along
  --json      one JSON object: { legal, seat, action } and, when refused, { code, rule, facts, sentence }
`,
  perft: `
Usage: archmage perft FILE|- DEPTH [--divide] [--rooms FILE] [--scenario FILE|NAME] [--json]

Counts the sequences of DEPTH actions, what chance may draw included; a game that ends earlier counts as one. When both
players are asked at the same time, yellow answers first.

  --divide   the count behind each first action
  --rooms FILE, --scenario FILE|NAME   somebody's own, if the game needs them and does not bring them along
  --json     one JSON object: { depth, nodes } and, with --divide, { divide: [{ seat, action, nodes }] }
`,
  show: `
Usage: archmage show FILE|- [--as yellow|blue|spectator] [--rooms FILE] [--scenario FILE|NAME] [--json]

Draws the labyrinth, the tokens on it, the hands and what the game waits for.

  yTh bTh     characters by colour and code; * wounded, + loaded
  yrop        an object that nobody carries: colour and three letters
  | ----      a wall          ! ====   a portcullis, : .  . an open one; x x  x where either was broken
  oo          a pit           1↻       a gear, with its room's number and arrow
  vv          a rift          ^^       falling rocks
  ()          a fountain      <>       a pentacle
  ≈≈          mist; ≈oo≈ is a pit in the mist
  ooy ##b     an illusion with its colour: yellow's pit, blue's rubble
  ~           a face-down room, with the colours of the tokens on it
  y z         the starting lines; • their dots
  1+2/5       points: one for good, two while pentacles are held, five to win

  --as SEAT   what that player or a spectator may see
  --rooms FILE, --scenario FILE|NAME   somebody's own, if the game needs them and does not bring them along
  --json      one JSON object: { position, hash, points, held, asked, task, over }
`,
  replay: `
Usage: archmage replay FILE|- [--strict] [--rooms FILE] [--scenario FILE|NAME] [--json]

Folds the events of a game and prints the last position and its hash. When the game has a header [hash "…"] and it is
another, the exit code is 1.

  --strict   decide every action again and ask for the same events; names the first that differs (exit code 1)
  --rooms FILE, --scenario FILE|NAME   somebody's own, if the game needs them and does not bring them along
  --json     one JSON object: { actions, position, hash, same } and { difference } when there is one
`,
  verify: `
Usage: archmage verify FILE|- [--rooms FILE] [--scenario FILE|NAME] [--json]

Before the first draw a game publishes [dice "…"], the hash of its seed; when it is over it reveals [seed "…"]. This
checks that the seed has that hash, and that each thing chance drew is what the seed says for a draw of that number.

  --rooms FILE, --scenario FILE|NAME   somebody's own, if the game needs them and does not bring them along
  --json   one JSON object: { draws, verified } and { reason } when it is not
`,
  rooms: `
Usage: archmage rooms FILE|- [--json]

Reads rooms of your own, draws them as show does, and prints the id under which a game names them. A file that cannot be
read is answered with the line and the column. docs/scenarios.md has the notation.

  --json   one JSON object: { id, rules, rooms: [{ id, number, arrow, drawing }] }
`,
  scenario: `
Usage: archmage scenario [FILE|NAME|-] [--json]

Without an argument: our scenarios. With a name of ours or a file of your own: its story, its rooms and both teams. A
file that cannot be read is answered with the line and the column. docs/scenarios.md has the format.

  --json   one JSON object: { scenarios: [{ id, name, boxes }] }, or the scenario with { rules }
`,
  lesson: `
Usage: archmage lesson FILE|- [--json]

Reads a lesson and plays its solution, which must reach every step; passing must reach none. What is wrong is answered
with the line and the column. Then the strongest computer player tries each exercise without knowing its goal. Exit code
1 when it does something else: the goal is not the best thing to do there. docs/lessons.md has the format.

  --json   one JSON object: { id, rules, title, learn, exercises: [{ steps, found }], test: { found } }
`,
  rules: `
Usage: archmage rules [ID] [--json]

With an ID such as B-MOVE-02 or B-MOVE-C1: the rule or case with its text. Without: for each catalogue the number of its
rules and cases, and how many of them the tests cite.

  --json   one JSON object: { id, title, section, text }, or { catalogues: [{ catalogue, rules, cases, cited, uncited }] }
`,
  puzzles: `
Usage: archmage puzzles [--games N] [--seed S] [--rules RULES] [--bots Y,B] [--into FILE] [--json]
       archmage puzzles --shelve FILE… [--folder FOLDER]
       archmage puzzles --prove [--folder FOLDER] [--json]

Bots play games, and every turn is searched for a puzzle: one idea that is clearly better than everything else, proved
by search. What is found is added to FILE, and whoever is stopped goes on from there. The same seed finds the same
puzzles. Read them, throw out what is dull, and put the rest on the shelf. docs/puzzles.md has the format.

  --games N       how many, 10 unless told
  --seed S        any text; "puzzles" unless told
  --rules RULES   base unless told, or both boxes: 'base+paladins teams=free'
  --bots Y,B      strategist,archmage unless told
  --into FILE     found.txt unless told
  --shelve FILE…  the puzzles of these files join those of the folder, which is written anew, with its index
  --prove         every solution of the folder is played and proved again. Exit code 1 when one fails
  --folder FOLDER the repository's own unless told
  --json          one JSON object and nothing else
`,
  bench: `
Usage: archmage bench [--json] [--seconds N] [--floor] [--history]

Measures the engine beside its yardsticks; the same as npm run bench in the repository, but for the history.

  --seconds N   how long to measure, 30 unless told
  --floor       exit code 1 when a figure falls below its floor
  --history     add the figures to docs/benchmarks.md
  --json        one JSON object and nothing else
`,
} as const;
