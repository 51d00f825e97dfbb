import type { Removal } from './event.ts';
import { isCharacter, loadsOf, memberOf, pieceOf } from './situation/situation.ts';
import { opponent, type PieceId } from './state.ts';
import type { Tx } from './tx.ts';

/** B-WND-07: a wounded passenger dies. */
export const wound = (tx: Tx, id: PieceId, hunted: readonly string[] = NOTHING): void => {
  unload(tx, tx.rules.family.carrying.lost(tx.now(), id), hunted);
  closePurse(tx, id);
  tx.emit({ type: 'wounded', piece: id });
};

/** B-EXIT-07: a point to the other side, whoever caused the death; one more for what it hunts (C-CHAR-PALADIN-4). */
export const eliminate = (
  tx: Tx,
  id: PieceId,
  why: Removal = 'eliminated',
  hunted: readonly string[] = NOTHING,
): void => {
  unload(tx, loadsOf(tx.now(), id), hunted);
  leaveGame(tx, id, why);
  const { death, owner, traits } = memberOf(tx.now(), id);
  const bounty = traits.some((trait) => hunted.includes(trait)) ? 1 : 0;
  tx.emit({ type: 'banked', seat: opponent(owner), points: 1 + death + bounty });
  takeCovers(tx, id);
};

const NOTHING: readonly string[] = [];

/** What was laid by somebody who is killed goes with him (P-ILLU-11). */
const takeCovers = (tx: Tx, id: PieceId): void => {
  const { covers, owner } = memberOf(tx.now(), id);
  if (covers.length === 0) return;
  tx.state.tiles.forEach((on, tile) => {
    for (const cover of on.covers)
      if (cover.owner === owner && covers.includes(cover.name)) tx.emit({ type: 'uncovered', tile, cover });
  });
};

/** B-EXIT-02, B-EXIT-03, B-EXIT-04; a wounded one brings nothing (R-BAN-09). */
export const leaveLabyrinth = (tx: Tx, id: PieceId): void => {
  const member = memberOf(tx.now(), id);
  if (pieceOf(tx.now(), id).wounded) {
    leaveGame(tx, id, 'exited');
    return;
  }
  const loads = loadsOf(tx.now(), id);
  tx.rules.course?.escape(tx, id);
  const haul = loads.reduce((sum, load) => sum + memberOf(tx.now(), load).haul, 0);
  for (const load of loads) tx.emit({ type: 'removed', piece: load, why: 'exited' });
  leaveGame(tx, id, 'exited');
  tx.emit({ type: 'banked', seat: member.owner, points: 1 + member.escape + haul });
};

/** An object that costs AP to use leaves the game (B-OBJ-15). */
export const useUp = (tx: Tx, id: PieceId): void => tx.emit({ type: 'removed', piece: id, why: 'used' });

/** What a character takes up by itself where it has come, or has hands again. */
export const gather = (tx: Tx, id: PieceId): void => tx.rules.family.carrying.gather(tx, id);

const unload = (tx: Tx, loads: readonly PieceId[], hunted: readonly string[]): void => {
  for (const load of loads) {
    if (isCharacter(tx.now(), load)) eliminate(tx, load, 'eliminated', hunted);
    else tx.emit({ type: 'left', token: load });
  }
};

const leaveGame = (tx: Tx, id: PieceId, why: Removal): void => {
  closePurse(tx, id);
  if (tx.state.turn.purses.some((purse) => purse.only === id && purse.lent))
    tx.emit({ type: 'purseClosed', only: id, lent: true });
  tx.emit({ type: 'removed', piece: id, why });
};

/** B-SPD-04; what is lent outlasts a wound (P-CHARM-28). */
const closePurse = (tx: Tx, id: PieceId): void => {
  if (tx.state.turn.purses.some((purse) => purse.only === id && !purse.lent))
    tx.emit({ type: 'purseClosed', only: id });
};
