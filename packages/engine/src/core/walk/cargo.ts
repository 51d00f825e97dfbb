import { NOBODY, pieceOf, type Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';

/** What a walker has changed so far: what is in its hand, and which tokens it has laid elsewhere. */
export interface Cargo {
  readonly hand: PieceId;
  /** Tokens left where they did not lie before, as token, place, token, place …, by token. */
  readonly moved: readonly number[];
}

export const takeUp = (cargo: Cargo, token: PieceId): Cargo => ({
  hand: token,
  moved: withoutToken(cargo.moved, token),
});

/** `home`: where the token lay before the walk; back there it counts as not moved. */
export const putDown = (cargo: Cargo, place: Place, home: Place | undefined): Cargo => ({
  hand: NOBODY,
  moved: home === place ? cargo.moved : withToken(cargo.moved, cargo.hand, place),
});

export const isSame = (a: Cargo, b: Cargo): boolean => {
  if (a.hand !== b.hand || a.moved.length !== b.moved.length) return false;
  for (let i = 0; i < a.moved.length; i++) if (a.moved[i] !== b.moved[i]) return false;
  return true;
};

export const hashOf = ({ hand, moved }: Cargo): number => {
  let hash = hand + 1;
  for (let i = 0; i < moved.length; i++) hash = Math.imul(hash, 0x9e3779b1) + (moved[i] as number);
  return hash ^ (hash >>> 15);
};

/** Where a token lies now. */
export const whereIs = (situation: Situation, cargo: Cargo, token: PieceId): Place | typeof IN_HAND => {
  if (token === cargo.hand) return IN_HAND;
  const { moved } = cargo;
  for (let i = 0; i < moved.length; i += 2) if (moved[i] === token) return moved[i + 1] as Place;
  return pieceOf(situation, token).at;
};

export const IN_HAND = -1;

/** The token that was brought here, or `NOBODY`. */
export const laidAt = ({ moved }: Cargo, place: Place): PieceId => {
  for (let i = 0; i < moved.length; i += 2) if (moved[i + 1] === place) return moved[i] as PieceId;
  return NOBODY;
};

const withToken = (moved: readonly number[], token: PieceId, place: Place): readonly number[] => {
  if (moved.length === 0) return [token, place];
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
