import {
  type Action,
  type Actor,
  type BySeat,
  isRefusal,
  legal,
  type Ruleset,
  redact,
  type Seat,
  type State,
  type View,
} from '@archmage/engine';
import { act, type Game, misplay, open, type Step } from './game.ts';
import type { Random } from './random.ts';
import { askedSeat } from './seats.ts';

/** A bot is a player: it is given a view of the game and its own notes, never the state itself. */
export type Bot<Notes> = (question: {
  readonly rules: Ruleset;
  readonly view: View;
  readonly seat: Seat;
  readonly random: Random;
  readonly notes: Notes | undefined;
}) => { readonly action: Action; readonly notes?: Notes | undefined };

/** Two bots at a table. */
export interface Match<Notes> {
  readonly rules: Ruleset;
  readonly seed: string;
  readonly bots: BySeat<Bot<Notes>>;
  readonly random: Random;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Told of every action and every draw. */
export type Witness = (step: Step) => void;

/** Plays to the end, or until the actions are used up. */
export const playMatch = <Notes>(match: Match<Notes>, witness: Witness = () => {}, most = LONGEST): Game => {
  const notes: Partial<Record<Seat, Notes | undefined>> = {};
  let game = open(match.rules, match.seed, match.headers);
  game.latest.forEach(witness);
  for (let count = 0; count < most && game.state.ending === undefined; count++) {
    const { actor, action } = nextDecision(match, game.state, notes);
    const after = act(game, actor, action);
    if (isRefusal(after)) throw misplay(actor, after);
    game = after;
    game.latest.forEach(witness);
  }
  return game;
};

/** B-END-07 ends every game long before. */
const LONGEST = 20_000;
/** One decision in this many comes too late, in games with a clock. */
const LATE = 25;

const nextDecision = <Notes>(
  { rules, bots, random }: Match<Notes>,
  state: State,
  notes: Partial<Record<Seat, Notes | undefined>>,
): { actor: Actor; action: Action } => {
  const late = legal(rules, state, 'clock');
  if (late.length > 0 && random(LATE) === 0) return { actor: 'clock', action: late.at(random(late.length)) };
  const actor = askedSeat(state);
  // B-HID-03: a bot forgets nothing.
  const view = redact(state, actor, 'recalls');
  const answer = bots[actor]({ rules, view, seat: actor, random, notes: notes[actor] });
  notes[actor] = answer.notes;
  return { actor, action: answer.action };
};
