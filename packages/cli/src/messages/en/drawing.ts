/** What is written around the board and into it. */
export const board = {
  faceDown: '{letter} face-down',
  room: '{letter} room {number}',
  plan: 'room {number}',
  note: '{piece} at {place} {says}',
  wounded: 'is wounded',
  carries: 'carries {tokens}',
  sharesWith: 'shares the square with {tokens}',
  faces: 'faces {ground}',
  and: ' and ',
  isWhere: 'is {where}',
  isOnIllusion: 'is {where}, an illusion of {seat}',
} as const;

export const status = {
  hand: 'hand {cards|none}',
  gone: 'gone {tokens}',
  pairs: 'pairs of rooms {tokens}',
  line: 'line {tokens}',
  held: 'points held {count}',
  breaches: 'walls broken {count}',
  reserve: 'to lay out {tokens}',
  committed: 'laid {card}',
  agreed: 'agrees to a draw',
  over: 'Over: {winner}, {ending}.',
  purse: '{ap} AP',
  purseOf: '{ap} AP for {piece}',
  nobody: 'nobody is asked',
  asked: '{seats}: {task}',
  /** The word to type, where the sentence does not have it. */
  passWord: '',
  and: ' and ',
  strength: 'strength yellow {yellow}, blue {blue}',
  setUp: 'Set-up',
  turn: 'Turn {number}',
} as const;
