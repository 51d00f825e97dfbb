import {
  type Action,
  type Actor,
  type BySeat,
  legal,
  type Ruleset,
  redact,
  type Seat,
  type State,
} from '@archmage/engine';
import type { Random } from './random.ts';
import { askedSeat } from './seats.ts';
import { act, isRefused, open, type Table } from './table.ts';

/** A bot is a client: it is given a view of the table, never the state itself, and answers with an action. */
export type Bot = (rules: Ruleset, view: State, seat: Seat, random: Random) => Action;

/** Two bots at a table. */
export interface Match {
  readonly rules: Ruleset;
  readonly seed: string;
  readonly bots: BySeat<Bot>;
  readonly random: Random;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Told of every action before and after, and of the draws the game opens with. */
export type Witness = (before: Table, after: Table) => void;

/** Plays to the end, or until the actions are used up. */
export const playMatch = (match: Match, witness: Witness = () => {}, most = LONGEST): Table => {
  let table = open(match.rules, match.seed, match.headers);
  witness({ ...table, state: table.start, batches: [] }, table);
  for (let count = 0; count < most && table.state.ending === undefined; count++) {
    const { actor, action } = nextDecision(match, table.state);
    const after = act(table, actor, action);
    if (isRefused(after)) throw new Error(`${actor} did what is refused: ${after.code} (${after.rule}).`);
    witness(table, after);
    table = after;
  }
  return table;
};

/** B-END-07 ends every game long before. */
const LONGEST = 20_000;
/** One decision in this many comes too late, in games with a clock. */
const LATE = 25;

const nextDecision = ({ rules, bots, random }: Match, state: State): { actor: Actor; action: Action } => {
  const late = legal(rules, state, 'clock');
  if (late.length > 0 && random(LATE) === 0) return { actor: 'clock', action: late.at(random(late.length)) };
  const actor = askedSeat(state);
  return { actor, action: bots[actor](rules, redact(state, actor), actor, random) };
};
