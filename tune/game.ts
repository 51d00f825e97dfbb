import { planning } from '../packages/ai/src/plan/bot.ts';
import type { Style } from '../packages/ai/src/plan/mind.ts';
import type { Weights } from '../packages/ai/src/worth/weights.ts';
import { seatOfA } from '../packages/cli/src/arena/pairs.ts';
import { type BySeat, compile, explain, opponent, type Ruleset, type Seat } from '../packages/engine/src/index.ts';
import { playMatch, randomOf } from '../packages/host/src/index.ts';

/** A game to be played, as plain data: it goes to another thread. */
export interface Job {
  readonly rules: string;
  /** The dice's; the bots' own chance comes from it as well. */
  readonly seed: string;
  readonly weights: BySeat<Weights>;
}

export interface Outcome {
  readonly winner: Seat | 'draw';
  readonly points: BySeat<number>;
  /** Why the game broke off, if it did. */
  readonly fault?: string;
}

/** Two weightings that meet. */
export interface Two {
  readonly a: Weights;
  readonly b: Weights;
}

/** What is tuned for, in equal parts: a weight that no other rules have a use for must not run away. */
export const MIX = ['base.1', 'paladins.1', 'prison.1', 'base.1+paladins.1+prison.1 teams=free'] as const;

/** Games two by two: the same deal and the same whims, and the seats exchanged; deal by deal the next rules of the mix. */
export const mirrored = ({ a, b }: Two, seed: string, pairs: number): readonly Job[] =>
  Array.from({ length: 2 * pairs }, (_, number) => ({
    rules: MIX[Math.floor(number / 2) % MIX.length] ?? MIX[0],
    seed: `${seed}:${Math.floor(number / 2)}`,
    weights: seatOfA(number) === 'yellow' ? { yellow: a, blue: b } : { yellow: b, blue: a },
  }));

/** How well `a` did, from -1 to 1: who won, and a little of by how much, which is less a matter of luck. */
export const gainOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, outcome, number) => sum + gainFor(seatOfA(number), outcome), 0) / outcomes.length;

const gainFor = (seat: Seat, { winner, points }: Outcome): number => {
  const result = winner === 'draw' ? 0 : winner === seat ? 1 : -1;
  const lead = (points[seat] - points[opponent(seat)]) / TARGET;
  return (1 - MARGIN) * result + MARGIN * Math.max(-1, Math.min(1, lead));
};

const MARGIN = 0.2;
/** The points of a usual game. */
const TARGET = 5;

/** Quick enough for thousands of games. */
export const FAST: Style = {
  width: 6,
  horizon: 9,
  moves: 6,
  replies: 0,
  replyWidth: 4,
  replyMoves: 4,
  trust: 0.7,
  cards: 'mixed',
  samples: 1,
  noise: 0,
  blind: [],
  watch: 0,
  nodes: 1e9,
  isTidy: true,
};

/** A game that breaks off is nobody's: a night's work is worth more than one game. */
export const playJob = ({ rules, seed, weights }: Job): Outcome => {
  try {
    const bots = { yellow: planning(FAST, weights.yellow), blue: planning(FAST, weights.blue) };
    const { state } = playMatch({ rules: rulesNamed(rules), seed, bots, random: randomOf(`${seed}:bots`) });
    const { yellow, blue } = state.players;
    return { winner: state.ending?.winner ?? 'draw', points: { yellow: yellow.bank, blue: blue.bank } };
  } catch (error) {
    return { winner: 'draw', points: { yellow: 0, blue: 0 }, fault: `${seed}: ${error}` };
  }
};

/** Compiled once: what the engine remembers belongs to a ruleset. */
const rulesNamed = (id: string): Ruleset => {
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const result = compile(id);
  if (!result.ok) throw new Error(explain(result.error));
  compiled.set(id, result.value);
  return result.value;
};

const compiled = new Map<string, Ruleset>();
