import {
  type Attack,
  type BySeat,
  type Card,
  type CardFace,
  type CombatPlan,
  type CombatResult,
  type CommitTask,
  check,
  combatOf,
  type GameEvent,
  HIDDEN,
  layable,
  lossesOf,
  opponent,
  type PieceId,
  type Place,
  type Refusal,
  SEATS,
  type Seat,
  type Secret,
  type Share,
  type State,
} from '@archmage/engine';
import type { Chapter } from '@archmage/host';
import { placeOf, type Seen } from './seen.ts';

/** One who fights: its own value, and what adds to it. */
export interface Fighter extends Share {
  readonly place: Place;
  readonly wounded: boolean;
  /** What becomes of it if its side loses; nothing where it does not put itself in danger. */
  readonly fate: CombatResult['harms'][number]['fate'] | undefined;
  /** What it loses then. */
  readonly lost: readonly PieceId[];
}

/** A combat before its cards are shown. What it is reckoned from is the engine's. */
export interface Fight {
  readonly attacker: Seat;
  readonly fighters: BySeat<readonly Fighter[]>;
  readonly strength: BySeat<number>;
  /** The combat cards each side may still play; one that is laid and known is the only one. */
  readonly cards: BySeat<readonly CardFace[]>;
  /** Cards that have to be laid, and by whose word. */
  readonly calls: NonNullable<CombatPlan['calls']>;
}

export const RESULTS = ['win', 'draw', 'loss'] as const;
export type Result = (typeof RESULTS)[number];

/** Shares of 1, if both choose any of their cards alike. */
export interface Odds extends Readonly<Record<Result, number>> {
  readonly cards: readonly CardOdds[];
}
export interface CardOdds extends Readonly<Record<Result, number>> {
  readonly card: CardFace;
}

/** The combat an attack would begin, or why there is none. */
export const fightOf = (seen: Seen, attack: Attack): Fight | Refusal =>
  check(seen.rules, seen.view, seen.seat, { ...attack, type: 'attack' }) ?? fightIn(seen, attack);

/** The combat that an attack begins, or that cards are being chosen for. */
export const fightIn = ({ rules, view }: Omit<Seen, 'seat'>, of: Attack | CommitTask): Fight => {
  const combat = combatOf(rules, view, of);
  const { attacker, calls = [], shares, strength } = combat;
  return {
    attacker,
    fighters: bySeat((seat) => {
      const losses = lossesOf(rules, view, combat, seat);
      return shares[seat].map((share) => fighterOf(view, share, losses));
    }),
    strength,
    calls,
    cards: bySeat((seat) => cardsOf({ rules, view }, combat, seat)),
  };
};

export const oddsOf = ({ cards, strength }: Fight, seat: Seat): Odds => {
  const own = [...cards[seat]].sort((a, b) => a.value - b.value);
  const theirs = cards[opponent(seat)];
  const lead = strength[seat] - strength[opponent(seat)];
  const byCard = own.map((card) => ({ card, ...shares(theirs.map((other) => lead + card.value - other.value)) }));
  return {
    ...shares(own.flatMap((card) => theirs.map((other) => lead + card.value - other.value))),
    cards: byCard,
  };
};

/** A combat as a scene: what lies face-down, what was shown, who won and what became of whom. */
export interface Showdown {
  readonly laid: BySeat<Secret<Card> | undefined>;
  readonly totals: BySeat<number | undefined>;
  readonly winner: Seat | 'draw' | undefined;
  readonly wounded: readonly PieceId[];
  readonly eliminated: readonly PieceId[];
  /** For whom the clock laid a card (B-OPT-04, B-OPT-05). */
  readonly late: readonly Seat[];
}

/** From the view and what has happened since the cards were asked for. */
export const showdownOf = (view: State, { actor, events }: Pick<Chapter, 'actor' | 'events'>): Showdown => {
  const shown = (seat: Seat) => events.find((event) => event.type === 'unmasked' && event.seat === seat);
  const [yellow, blue] = [shown('yellow'), shown('blue')];
  const unmasked = { yellow: asShown(yellow), blue: asShown(blue) };
  const lead = (unmasked.yellow?.total ?? 0) - (unmasked.blue?.total ?? 0);
  const isOver = unmasked.yellow !== undefined && unmasked.blue !== undefined;
  const winner = lead === 0 ? 'draw' : lead > 0 ? 'yellow' : 'blue';
  return {
    laid: bySeat((seat) => unmasked[seat]?.card ?? view.players[seat].committed),
    totals: bySeat((seat) => unmasked[seat]?.total),
    winner: isOver ? winner : undefined,
    wounded: events.flatMap((event) => (event.type === 'wounded' ? [event.piece] : [])),
    eliminated: events.flatMap((event) =>
      event.type === 'removed' && event.why === 'eliminated' ? [event.piece] : [],
    ),
    late: SEATS.filter(
      (seat) => (actor === 'clock' && isLaying(events, seat)) || (view.turn.expired && seat === view.turn.seat),
    ),
  };
};

const isLaying = (events: readonly GameEvent[], seat: Seat): boolean =>
  events.some((event) => event.type === 'committed' && event.seat === seat);

const asShown = (event: GameEvent | undefined) => (event?.type === 'unmasked' ? event : undefined);

const fighterOf = (view: State, share: Share, { harms, lost }: CombatResult): Fighter => ({
  ...share,
  fate: harms.find(({ piece }) => piece === share.piece)?.fate,
  lost: lost.filter((token) => view.pieces[token]?.carrier === share.piece),
  place: placeOf(view, share.piece),
  wounded: view.pieces[share.piece]?.wounded === true,
});

const cardsOf = ({ rules, view }: Omit<Seen, 'seat'>, combat: CombatPlan, seat: Seat): readonly CardFace[] => {
  const { committed, hand } = view.players[seat];
  const known = committed !== undefined && committed !== HIDDEN ? [committed] : layable(rules, combat, seat, hand);
  return known.flatMap((card) => rules.cards[card] ?? []);
};

const bySeat = <T>(of: (seat: Seat) => T): BySeat<T> => ({ yellow: of('yellow'), blue: of('blue') });

const resultOf = (lead: number): Result => (lead === 0 ? 'draw' : lead > 0 ? 'win' : 'loss');

const shares = (leads: readonly number[]): Readonly<Record<Result, number>> => {
  const share = (result: Result) =>
    leads.length === 0 ? 0 : leads.filter((lead) => resultOf(lead) === result).length / leads.length;
  return { win: share('win'), draw: share('draw'), loss: share('loss') };
};
