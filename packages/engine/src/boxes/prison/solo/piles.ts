import { leftIn, lotIn, pileNamed } from '../../../core/asking/pile.ts';
import type { Option, PieceId, State } from '../../../core/state.ts';
import type { Tx } from '../../../core/tx.ts';

// What lies beside the board: each a pile of its own.

/** The cards of all Non-Player Characters; drawn ones lie in `drawn`, whatever has become of them. */
export const NPCS = 'npcs';
export const DRAWN = 'drawn';
/** The tokens to be drawn from the bag; those of a room that are not placed yet lie in `hand`. */
export const BAG = 'bag';
export const HAND = 'hand';
export const PLACED = 'placed';
/** The cards of those in play, in their order; who has acted lies sideways. */
export const ROW = 'row';
export const LINE = 'line';
/** The Non-Player's combat cards. */
export const COMBAT = 'combat';
export const SHOWN = 'shown';
export const DISCARD = 'discard';
/** The places of the rooms, for the Vision of the Arch-Mage. */
export const VISION = 'vision';
export const TURNED_UP = 'turnedUp';
/** What is still to come of cards that were played. */
export const DUE = 'due';
export const NOW = 'now';
export const LATER = 'later';
/** What an activation has used up. */
export const SPENT = 'spent';
export const GIVEN = 'given';
export const OPENED = 'opened';
/** Who was activated in this turn (S-NPT-07). */
export const ACTED = 'acted';
/** What is counted for the whole game: it only grows. */
export const TALLY = 'tally';

export const thingsIn = (state: State, pile: string, lot: string): readonly Option[] =>
  lotIn(pileNamed(state, pile), lot).flatMap(({ face }) => (face === '?' ? [] : [face]));

export const piecesIn = (state: State, pile: string, lot: string): readonly PieceId[] =>
  thingsIn(state, pile, lot).flatMap(({ piece }) => piece ?? []);

export const leftOver = (state: State, pile: string): readonly Option[] => {
  const found = pileNamed(state, pile);
  return found === undefined ? [] : leftIn(found);
};

/** How often something was noted of somebody. */
export const countOf = (state: State, piece: PieceId, word: string): number =>
  pileNamed(state, TALLY)?.all.filter((each) => each.piece === piece && each.word === word).length ?? 0;

export const tally = (tx: Tx, piece: PieceId, word: string): void =>
  tx.emit({ type: 'filled', pile: TALLY, things: [{ word, piece }] });

/** The cards of the row, the leftmost first. */
export const rowOf = (state: State): readonly { readonly piece: PieceId; readonly sideways: boolean }[] =>
  lotIn(pileNamed(state, ROW), LINE).flatMap(({ face, sideways }) =>
    face === '?' || face.piece === undefined ? [] : [{ piece: face.piece, sideways }],
  );

/** Turns a card of the row, where it lies there. */
export const turn = (tx: Tx, piece: PieceId, sideways: boolean): void => {
  const nth = rowOf(tx.state).findIndex((card) => card.piece === piece);
  if (nth >= 0 && rowOf(tx.state)[nth]?.sideways !== sideways)
    tx.emit({ type: 'turned', pile: ROW, lot: LINE, nth, sideways });
};

/** Takes a card out of the row. */
export const takeOut = (tx: Tx, piece: PieceId): void => {
  if (rowOf(tx.state).some((card) => card.piece === piece))
    tx.emit({ type: 'laid', pile: ROW, face: { piece }, from: LINE });
};

/** At the right end, straight (S-REV-12). */
export const append = (tx: Tx, piece: PieceId): void => {
  takeOut(tx, piece);
  tx.emit({ type: 'laid', pile: ROW, face: { piece }, to: LINE });
};
