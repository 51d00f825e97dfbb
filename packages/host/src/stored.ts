import type { PlayerName } from '@archmage/ai';
import { type BySeat, type Ruleset, SEATS, type Seat, type State, score, start } from '@archmage/engine';
import { UNSPENT } from './clock.ts';
import { type Game, reopen } from './game.ts';
import { BOOK_OPTIONS, type TableOptions } from './host.ts';
import type { GameSummary, StoredGame } from './library.ts';

/** What is agreed before a game. */
export interface Setting {
  readonly id: string;
  readonly title: string;
  readonly rules: Ruleset;
  readonly players: BySeat<PlayerName>;
  readonly options?: TableOptions;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** Where it begins, when not with the set-up: a simple start, a position gone on from. */
  readonly start?: State;
}

export const newGame = (setting: Setting): StoredGame => {
  const { rules, seed, players, options = BOOK_OPTIONS, start: first = start(rules) } = setting;
  const { id, title, started } = setting;
  const headers = { ...(title === '' ? {} : { event: title }), date: dayOf(started), ...players };
  const game = reopen(rules, seed, { headers, start: first, batches: [] });
  return storedOf(game, { id, title, players, options, started }, started);
};

/** A game as it is, to be kept under an id; nobody's clock has run yet. */
export const storedOf = (game: Game, agreed: Agreed, changed: number): StoredGame => {
  const { rules, seed, headers, start: first, batches } = game;
  return { summary: summaryOf(agreed, game, changed), rules, seed, headers, start: first, batches, spent: UNSPENT };
};

export const gameOf = ({ rules, seed, ...record }: StoredGame): Game => reopen(rules, seed, record);

export type Agreed = Pick<GameSummary, 'id' | 'title' | 'players' | 'options' | 'started'>;

export const summaryOf = (agreed: Agreed, { rules, state, batches }: Game, changed: number): GameSummary => {
  const { id, title, players, options, started } = agreed;
  const [yellow, blue] = SEATS.map((seat: Seat) => score(rules, state, seat)) as [number, number];
  return {
    id,
    title,
    rules: rules.id,
    players,
    options,
    started,
    changed,
    turn: state.turn.number,
    seat: state.turn.seat,
    points: { yellow, blue },
    actions: batches.length,
    ...(state.ending === undefined ? {} : { ending: state.ending }),
  };
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
