/** What is said around a game in the terminal. */
export const play = {
  help: `
An action in the notation does it:  A3   Th d7>e7>e8+yRope   Wa x bTr   Me rot F-   Th reveal B   Cl!heal yGo   pass
A number chooses from the list; a character (Th) lists what it can do; Tab completes.
Step by step: "Th d7" or "Th d7>e7>" begins a Move, ">e8" (or "+yRope", "-yRope") goes on, "undo" takes the last step
back, "ok" does it.

  why ACTION   whether it is legal, and which rule says no      rule ID     the text of a rule
  list         the choices again                                board       the board again
  save FILE    save, and go on saving there                     back        the list of all
  undo         drop what is not done yet                        quit        stop; a saved game can be resumed
  agree        offer or accept a draw                           resign      give up
  lang fr      en français

Before a code, y is yellow and b is blue.
{characters}
{objects}
{grounds}
`,
  turn: '--- {seat}’s turn ---',
  opening: '{rules}: {yellow} is yellow, {blue} is blue.',
  helpHint: 'help says what can be typed; lang fr goes on in French.',
  promise: 'The dice promise {commitment}.',
  seedWas: 'The dice’s seed was {seed}.',
  keptIn: 'The game is in {file}; npm run -s archmage -- verify {file} checks its dice.',
  notSaved: 'The game is not saved.',
  saved: 'The game is saved: npm start -- --terminal --resume {file} goes on with it.',
  savedIn: 'Saved in {file}.',
  saveWhere: 'Save where? Type save FILE.',
  takeKeyboard: '{seat}, take the keyboard and press Enter. ',
  hint: 'Type a number, an action, a character or help.',
  noRule: 'There is no rule "{id}".',
  whyWhat: 'Why what? Type why ACTION.',
  legal: 'It is legal.',
  noAction: 'That is no action. {reason}',
  noActionHelp: 'That is no action. {reason} Type help for help.',
  notListed: 'That is not in the list: type a number of it, a line of it, or help.',
  whyMore: '{sentence} ({rule}; why {action} says more)',
  nothingUnfinished: 'There is nothing unfinished, and what is done stays done.',
  dropped: 'The Move is dropped.',
  unreadable: '{reason} Type undo to take the last step back.',
  ready: '{draft}: ok does it.',
  notYet: '{draft}: not yet. {sentence} ({rule})',
  unfinished: '{draft} is not done yet: ok does it, undo drops it.',
  idle: 'There is nothing {name} can do now.',
  noNumber: 'There is no number {number} in the list.',
  at: '{name} at {place}',
  choices: '{name}: {list}',
  moves: '{count} moves',
  oneMove: '1 move',
  ways: '{count} ways',
  language: 'The game goes on in English.',
  whichLanguage: 'Type lang en or lang fr.',
} as const;
