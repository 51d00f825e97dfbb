import {
  type Action,
  decide,
  evolve,
  type GameEvent,
  isRefusal,
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

export const loadOf = ({ pieces }: State, carrier: PieceId): PieceId | undefined =>
  pieces.find((piece) => piece.carrier === carrier && piece.at >= 0)?.id;

export const piecesAt = ({ pieces }: State, place: Place): readonly PieceId[] =>
  pieces.filter(({ at }) => at === place).map(({ id }) => id);

export const placeOf = ({ pieces }: State, piece: PieceId): Place => pieces[piece]?.at ?? -1;

export const memberOf = ({ roster }: Ruleset, piece: PieceId): Member => {
  const member = roster[piece];
  if (member === undefined) throw new RangeError(`There is no token number ${piece}.`);
  return member;
};

export type OfferOf = Member['offers'][number];

/** An ability by its name: the character's own, or that of what it carries. */
export const offersOf = ({ rules, view }: Seen, piece: PieceId): readonly OfferOf[] => {
  const load = loadOf(view, piece);
  const own = memberOf(rules, piece).offers;
  return load === undefined || memberOf(rules, load).sort === 'character'
    ? own
    : [...own, ...memberOf(rules, load).offers];
};

export const isRefused = <T extends object>(answer: T | Refusal): answer is Refusal => 'code' in answer;
