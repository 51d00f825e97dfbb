import {
  type CombatResult,
  type CommitTask,
  combatOf,
  labyrinthOf,
  lossesOf,
  type Member,
  opponent,
  type PieceId,
  type Ruleset,
  SEATS,
  type Seat,
  type State,
  score,
} from '@archmage/engine';
import type { Fight } from './duel.ts';

/** Points for a seat, by the outcome of a fight, and what cards may still be needed for. */
export type Stakes = Pick<Fight, 'win' | 'tie' | 'lose' | 'fights'>;

/** What a fight is about, when nobody looks further: the wounds and deaths of the side that loses (B-GRP-03). */
export const stakesOf = (rules: Ruleset, view: State, seat: Seat, task: CommitTask): Stakes => {
  const combat = combatOf(rules, view, task);
  const harmOf = (loser: Seat) => harmTo(rules, view, lossesOf(rules, view, combat, loser));
  return {
    win: harmOf(opponent(seat)),
    tie: 0,
    lose: -harmOf(seat),
    fights: fightsToCome(rules, view),
  };
};

/** The nearer the end, the less cards are worth keeping. */
export const fightsToCome = (rules: Ruleset, view: State): number => {
  const points = Math.max(...SEATS.map((seat) => score(rules, view, seat)));
  return FIGHTS * Math.max(0, 1 - points / rules.options.target);
};

/** In a whole game, on average. */
const FIGHTS = 7;

const HARM = {
  /** It costs time, and death may follow. */
  wound: 0.3,
  /** Of somebody who mends it alone. */
  mended: 0.15,
  /** For each point above one that an escape is worth. */
  dear: 0.15,
  /** The point (B-EXIT-07), and the hope that was left. */
  death: 1.1,
  /** Points that end the game are worth more than their number. */
  decides: 1,
} as const;

const harmTo = (rules: Ruleset, view: State, { harms, loser }: CombatResult): number => {
  let harm = 0;
  let deaths = 0;
  for (const { fate, piece } of harms) {
    const isDeath = fate === 'killed' || falls(rules, view, piece);
    deaths += (isDeath ? 1 : 0) + passengersOf(rules, view, piece);
    harm += isDeath ? 0 : woundOf(rules.roster[piece]);
  }
  const isDecided = deaths > 0 && score(rules, view, opponent(loser)) + deaths >= rules.options.target;
  return harm + deaths * HARM.death + (isDecided ? HARM.decides : 0);
};

const woundOf = (member: Member | undefined): number => {
  const mends = member?.offers.some((offer) => offer.whileWounded);
  return (mends ? HARM.mended : HARM.wound) + (member?.escape ?? 0) * HARM.dear;
};

/** B-WND-07: a wounded friend in his arms dies. */
const passengersOf = ({ roster }: Ruleset, { pieces }: State, id: PieceId): number =>
  pieces.filter((piece) => piece.carrier === id && roster[piece.id]?.sort === 'character').length;

/** Who hangs over a pit by nothing but an ability dies of a wound (B-PIT-04). */
const falls = (rules: Ruleset, { pieces, tiles }: State, id: PieceId): boolean => {
  const at = pieces[id]?.at ?? -1;
  let pit = labyrinthOf(rules, tiles).terrain[at] ?? 0;
  for (const token of pieces) if (token.at === at) pit &= ~(rules.masks.anyoneRest[token.id] ?? 0);
  return pit !== 0;
};
