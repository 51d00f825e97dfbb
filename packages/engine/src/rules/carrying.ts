import type { Situation } from '../core/situation/situation.ts';
import type { PieceId } from '../core/state.ts';
import type { Tx } from '../core/tx.ts';

/** What becomes of things beside those who could carry them. */
export interface Carrying {
  /** What shares a place lies one over the other: things serve the wounded whom they lie with, and nobody gets up under somebody. */
  readonly stacks: boolean;
  /** What a character takes up by itself where it has come, or has hands again. */
  gather(tx: Tx, piece: PieceId): void;
  /** Who gets what a character leaves where it stands, or `NOBODY`. */
  receiver(situation: Situation, piece: PieceId): PieceId;
  /** What a character lets go of when it is wounded. */
  lost(situation: Situation, piece: PieceId): readonly PieceId[];
}
