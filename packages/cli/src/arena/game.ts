import { type Bot, type BotName, botsNamed } from '@archmage/ai';
import { type BySeat, type Ending, featsOf, type Ruleset, SEATS, type Seat, type State } from '@archmage/engine';
import { isSolo, piles } from '@archmage/engine/solo';
import { type Game, playMatch, type Step } from '@archmage/host';
import { rulesFor } from '../positions.ts';
import { randomOf } from '../random.ts';
import { type Fault, watch } from './watch.ts';

/** A game to be played, as plain data: it goes to another thread. */
export interface Job {
  readonly rules: string;
  /** The dice's. */
  readonly seed: string;
  /** The bots' own seed. */
  readonly whims: string;
  readonly bots: BySeat<BotName>;
  /** How long a bot may think in a turn. */
  readonly ms: number | undefined;
  /** Whether what each does is counted. */
  readonly deeds?: true;
}

export interface Outcome {
  /** Nobody, when the game was not played to its end. */
  readonly winner: Ending['winner'] | undefined;
  /** Who took the first turn. */
  readonly first: Seat | undefined;
  readonly turns: number;
  /** Milliseconds, turn by turn. */
  readonly thought: BySeat<readonly number[]>;
  readonly faults: readonly Fault[];
  /** How often each did what, by the deeds' names; if the job asks for it. */
  readonly deeds?: BySeat<Counts>;
  /** How many reinforcements came, in a solo game. */
  readonly reinforcements?: number;
}

export type Counts = Readonly<Record<string, number>>;

/** Who plays, if not the bots of those names, and who is told of every decision. */
export interface Company {
  readonly bots?: BySeat<Bot>;
  readonly beat?: () => void;
}

/** Plays a game to its end, whatever the bots do. */
export const playGame = (job: Job, { bots = botsNamed(job.bots), beat = () => {} }: Company = {}): Outcome => {
  const faults: Fault[] = [];
  const thought: BySeat<number[]> = { yellow: [], blue: [] };
  const watched = (seat: Seat): Bot =>
    watch({ name: job.bots[seat], bot: bots[seat], ms: job.ms, thought: thought[seat], faults, beat });
  const course: Course = { first: undefined, turns: 0, ...(job.deeds && { deeds: { yellow: {}, blue: {} } }) };
  try {
    const { ending } = played(job, { yellow: watched('yellow'), blue: watched('blue') }, course).state;
    if (ending === undefined) faults.push({ kind: 'stall', message: 'The game does not end.' });
    return { winner: ending?.winner, ...course, thought, faults };
  } catch (error) {
    faults.push({ kind: 'exception', message: `${error}` });
    return { winner: undefined, ...course, thought, faults };
  }
};

/** A game that was lost with the thread it was played in. */
export const lostGame = (fault: Fault): Outcome => ({
  winner: undefined,
  first: undefined,
  turns: 0,
  thought: { yellow: [], blue: [] },
  faults: [fault],
});

/** What is known of a game even if it breaks off. */
interface Course {
  first: Seat | undefined;
  turns: number;
  reinforcements?: number;
  readonly deeds?: BySeat<Record<string, number>>;
}

const played = ({ rules: id, seed, whims }: Job, bots: BySeat<Bot>, course: Course): Game => {
  const rules = rulesNamed(id);
  return playMatch({ rules, seed, bots, random: randomOf(whims) }, (step) => {
    const { turn } = step.after;
    if (turn.number === 1) course.first = turn.seat;
    course.turns = turn.number;
    if (isSolo(rules)) course.reinforcements = reinforcementsIn(step.after);
    if (course.deeds) count(course.deeds, rules, step);
  });
};

/** S-SET-05: all but the first eight. */
const reinforcementsIn = (state: State): number =>
  Math.max(0, piles.piecesIn(state, piles.NPCS, piles.DRAWN).length - 8);

/** Draws are nobody's doing. */
const count = (deeds: BySeat<Record<string, number>>, rules: Ruleset, { batch, before }: Step): void => {
  for (const { by, name } of featsOf(rules, before, batch)) {
    const seat = SEATS.find((each) => each === by);
    if (seat !== undefined) deeds[seat][name] = (deeds[seat][name] ?? 0) + 1;
  }
};

/** Compiled once: what the engine remembers belongs to a ruleset. */
const rulesNamed = (id: string): Ruleset => {
  const known = compiled.get(id) ?? rulesFor(id);
  compiled.set(id, known);
  return known;
};

const compiled = new Map<string, Ruleset>();
