import type { Action, Actor, GameEvent, Option, PieceId, Place, Ruleset, Seat, State } from '@archmage/engine';
import type { Spoken } from '@archmage/engine/text';

/** One thing to learn, in a few minutes. `docs/lessons.md` has its text form; whatever was read can be solved. */
export interface Lesson {
  readonly id: string;
  readonly rules: Ruleset;
  readonly title: Spoken;
  /** The one thing it teaches. */
  readonly learn: Spoken;
  readonly praise: Spoken;
  readonly exercises: readonly Exercise[];
  /** Whoever solves it may skip the lesson. */
  readonly test: Exercise;
}

/** A position in which a seat has a turn to reach a goal, step by step. It knows no rule: it asks the engine. */
export interface Exercise {
  readonly rules: Ruleset;
  readonly start: State;
  /** Whom the learner plays: whose turn it is. */
  readonly seat: Seat;
  /** Chance draws by it, as a host's dice do. */
  readonly seed: string;
  /** What the other seat does as soon as it may, in notation, the first that is legal. */
  readonly replies: readonly string[];
  readonly steps: readonly Step[];
}

/** One sentence, what it points at, and what is to be reached. */
export interface Step {
  readonly say: Spoken;
  /** Tokens, squares, rooms, edges, cards, and the word `pass`. */
  readonly aims: readonly Option[];
  readonly goal: Goal;
  /** One way to reach it, in notation. */
  readonly solution: readonly string[];
}

/** All of these, and of each any. */
export type Goal = readonly (readonly Condition[])[];

/** What the engine can be asked about a position, or about what has happened since the exercise began. */
export type Condition =
  | { readonly is: 'at'; readonly piece: PieceId; readonly place: Place }
  | { readonly is: 'in'; readonly piece: PieceId; readonly tile: number }
  | { readonly is: 'has'; readonly piece: PieceId; readonly token: PieceId }
  | { readonly is: 'out' | 'dead' | 'wounded' | 'well'; readonly piece: PieceId }
  | { readonly is: 'did'; readonly by: Seat | PieceId; readonly deed: string }
  | { readonly is: 'scores'; readonly seat: Seat; readonly points: number }
  | { readonly is: 'revealed' | 'turned'; readonly tile: number }
  | { readonly is: 'over' };

/** What the learner has been told so far; a host's story for that seat is one. */
export interface Story {
  readonly start: State;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly actor: Actor;
  /** Absent where it is somebody else's secret. */
  readonly action?: Action;
  readonly events: readonly GameEvent[];
}
