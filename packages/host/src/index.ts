// A game as a value: what may be done with it, and its text.

export { type Book, bookOf, linesOf, textOf } from './book.ts';
export { continueFrom } from './continue.ts';
export { act, finishedRecord, formatGame, type Game, open, recordOf, reopen, type Step } from './game.ts';
export { playMatch } from './match.ts';
export { chanceOf, type Random, randomFrom, randomOf, seedOf } from './random.ts';
export { firstDifference } from './same.ts';
export { type Sealed, sealsOf, verifySeals } from './seals.ts';
export { AFAR, HUMAN, humansOf, isSecret, nextSeat, type Sitting, viewerOf } from './seats.ts';
export { simpleStart } from './simple-start.ts';
export { verifyDice } from './verify.ts';

// A game being hosted, and what a host needs of the world.

export { clocksOf, dueOf, type Spent, spend, turnOver, UNSPENT } from './clock.ts';
export { botSeed } from './computer.ts';
export {
  BOOK_OPTIONS,
  type Chapter,
  type Clock,
  type Host,
  type News,
  type SeatClock,
  type Story,
  type TableOptions,
  type TakenBack,
  type Verdict,
} from './host.ts';
export { openGame, startGame } from './hosting.ts';
export {
  type Change,
  type Damage,
  type Failure,
  failed,
  fine,
  type GameSummary,
  type Library,
  type Outcome,
  type Shelf,
  type StoredGame,
} from './library.ts';
export { memoryLibrary } from './memory-library.ts';
export type {
  AdviceQuestion,
  Answers,
  AnswerTo,
  MoveQuestion,
  Question,
  Think,
  TraceQuestion,
} from './mind.ts';
export { type Agreed, gameOf, newGame, type Setting, storedOf, summaryOf } from './stored.ts';
export { chapterOf, isSecretBatch, type Onlooker, stateAt, storyOf } from './story.ts';
export type { Trouble, Windows, World } from './world.ts';

// Rooms and scenarios of somebody's own.

export { learnNeeds, withNeeds } from './carry.ts';
export { kindOf, type Learnt, learn, OWN_KINDS, type OwnKind } from './own.ts';
