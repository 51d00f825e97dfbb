import { NOBODY, pieceOf, type Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';

/** What a walker has changed so far: what is in its hand, and which tokens it has laid elsewhere. */
export interface Cargo {
  readonly hand: PieceId;
  /** Tokens left where they did not lie before, as token, place, token, place …, by token. */
  readonly moved: readonly number[];
}

export const takeUp = (cargo: Cargo, token: PieceId): Cargo => ({ hand: token, moved: withoutToken(cargo.moved, token) });

/** `home`: where the token lay before the walk; back there it counts as not moved, unless the walker brought it. */
export const putDown = (cargo: Cargo, place: Place, home: Place | undefined): Cargo => ({
  hand: NOBODY,
  moved: home === place ? cargo.moved : withToken(cargo.moved, cargo.hand, place),
});

/** Equal cargoes have equal keys; `tokens` and `places` bound the numbers in them. */
export const cargoKey = ({ hand, moved }: Cargo, tokens: number, places: number): number | string => {
  if (moved.length > 6) return `${hand}:${moved.join()}`;
  let key = hand + 1;
  for (let i = 0; i < moved.length; i += 2) {
    key = key * tokens * places + (moved[i] as number) * places + (moved[i + 1] as number) + tokens + 1;
  }
  return key;
};

/** Where a token lies now: -1 in the walker's hand. */
export const whereIs = (situation: Situation, cargo: Cargo, token: PieceId): Place | typeof IN_HAND => {
  if (token === cargo.hand) return IN_HAND;
  for (let i = 0; i < cargo.moved.length; i += 2) if (cargo.moved[i] === token) return cargo.moved[i + 1] as Place;
  return pieceOf(situation, token).at;
};

export const IN_HAND = -1;

const withToken = (moved: readonly number[], token: PieceId, place: Place): readonly number[] => {
  let at = 0;
  while (at < moved.length && (moved[at] as number) < token) at += 2;
  return [...moved.slice(0, at), token, place, ...moved.slice(at)];
};

const withoutToken = (moved: readonly number[], token: PieceId): readonly number[] => {
  for (let i = 0; i < moved.length; i += 2) {
    if (moved[i] === token) return [...moved.slice(0, i), ...moved.slice(i + 2)];
  }
  return moved;
};
