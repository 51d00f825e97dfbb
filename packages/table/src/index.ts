export { learnNeeds, withNeeds } from './carry.ts';
export { playMatch } from './match.ts';
export {
  kindOf,
  known,
  type Learnt,
  learn,
  learnAs,
  learntFor,
  OWN_KINDS,
  type OwnKind,
} from './own.ts';
export { freshSeed, type Random, randomFrom, randomOf } from './random.ts';
export { firstDifference } from './same.ts';
export { HUMAN, humansOf, isSecret, nextSeat, viewerOf } from './seats.ts';
export { act, formatTable, isRefused, open, recordOf, reopen, type Table } from './table.ts';
export { verifyDice } from './verify.ts';
