import {
  type Action,
  type CommitTask,
  decide,
  evolve,
  type GameEvent,
  isRefusal,
  type Kind,
  labyrinthOf,
  type Member,
  type PieceId,
  type Place,
  type Refusal,
  type Ruleset,
  type Seat,
  type State,
} from '@archmage/engine';

/** The game as one seat sees it. */
export interface Seen {
  readonly rules: Ruleset;
  readonly view: State;
  readonly seat: Seat;
}

/** What would follow, as far as the view knows; nothing when it is refused. */
export const consequences = ({ rules, view, seat }: Seen, action: Action): readonly GameEvent[] => {
  const verdict = decide(rules, view, seat, action);
  return isRefusal(verdict) ? [] : verdict;
};

export const after = (seen: Seen, action: Action): Seen => ({
  ...seen,
  view: consequences(seen, action).reduce(evolve, seen.view),
});

/** All that it carries: most have hands for one thing only. */
export const loadsOf = ({ pieces }: State, carrier: PieceId): readonly PieceId[] =>
  pieces.filter((piece) => piece.carrier === carrier && piece.at >= 0).map(({ id }) => id);

/** One's own, and an enemy under one's spell while it has action points left (P-CHARM-06). */
export const isCommanded = ({ rules, view, seat }: Seen, piece: PieceId): boolean =>
  memberOf(rules, piece).owner === seat || (view.turn.seat === seat && hasPurse(view, piece));

const hasPurse = ({ turn }: State, piece: PieceId): boolean => turn.purses.some(({ only }) => only === piece);

/** Whoever ends a Move there dies of it (P-ROCKS-03). */
export const isDeadly = ({ rules, view }: Omit<Seen, 'seat'>, place: Place): boolean =>
  ((labyrinthOf(rules, view.tiles).terrain[place] ?? 0) & rules.hazards.kills) !== 0;

/** The combat that cards are chosen for, or that a rule asks about before they are. */
export const combatTask = ({ tasks }: State): CommitTask | undefined => {
  const task = tasks.findLast(({ kind }) => kind !== 'question');
  return task?.kind === 'commit' ? task : undefined;
};

export const piecesAt = ({ pieces }: State, place: Place): readonly PieceId[] =>
  pieces.filter(({ at }) => at === place).map(({ id }) => id);

export const placeOf = ({ pieces }: State, piece: PieceId): Place => pieces[piece]?.at ?? -1;

export const memberOf = ({ roster }: Ruleset, piece: PieceId): Member => {
  const member = roster[piece];
  if (member === undefined) throw new RangeError(`There is no token number ${piece}.`);
  return member;
};

/** Where the catalogue begins to say what a kind can do. */
export const ruleOf = ({ roster }: Ruleset, kind: Kind): string => {
  const member = roster.find((each) => each.kind === kind);
  if (member === undefined) throw new RangeError(`There is no ${kind} in this game.`);
  return member.rule;
};

export type OfferOf = Member['offers'][number];

/** An ability by its name: the character's own, or that of what it carries. */
export const offersOf = ({ rules, view }: Seen, piece: PieceId): readonly OfferOf[] => {
  return bearersOf(rules, view, piece).flatMap((bearer) => memberOf(rules, bearer).offers);
};

/** The ways in which it could attack besides by hand. */
export const reachesOf = ({ rules, view }: Seen, piece: PieceId): Member['reaches'] =>
  bearersOf(rules, view, piece).flatMap((bearer) => memberOf(rules, bearer).reaches);

const bearersOf = (rules: Ruleset, view: State, piece: PieceId): readonly PieceId[] => [
  piece,
  ...loadsOf(view, piece).filter((load) => memberOf(rules, load).sort === 'object'),
];

export const isRefused = <T extends object>(answer: T | Refusal): answer is Refusal => 'code' in answer;
