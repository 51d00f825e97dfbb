import type { Removal } from './event.ts';
import { isCharacter, loadOf, memberOf, NOBODY, ownerOf, pieceOf, tokensAt } from './situation.ts';
import { opponent, type PieceId } from './state.ts';
import type { Tx } from './tx.ts';

/** B-WND-01, B-WND-07: the load of a wounded carrier stays on the square; a wounded passenger dies. */
export const wound = (tx: Tx, id: PieceId): void => {
  unload(tx, id);
  closePurse(tx, id);
  tx.emit({ type: 'wounded', piece: id });
};

/** B-EXIT-07: a point to the other side, whoever caused the death. */
export const eliminate = (tx: Tx, id: PieceId, why: Removal = 'eliminated'): void => {
  unload(tx, id);
  leaveGame(tx, id, why);
  tx.emit({ type: 'banked', seat: opponent(ownerOf(tx.now(), id)), points: 1 });
};

/** B-EXIT-02, B-EXIT-03, B-EXIT-04. */
export const leaveLabyrinth = (tx: Tx, id: PieceId): void => {
  const member = memberOf(tx.now(), id);
  const load = loadOf(tx.now(), id);
  const haul = load === NOBODY ? 0 : memberOf(tx.now(), load).haul;
  if (load !== NOBODY) tx.emit({ type: 'removed', piece: load, why: 'exited' });
  leaveGame(tx, id, 'exited');
  tx.emit({ type: 'banked', seat: member.owner, points: 1 + member.escape + haul });
};

/** An object that costs AP to use leaves the game (B-OBJ-15). */
export const useUp = (tx: Tx, id: PieceId): void => tx.emit({ type: 'removed', piece: id, why: 'used' });

/** B-OBJ-03: what shares a square with an unwounded character that has free hands is carried. */
export const gather = (tx: Tx, id: PieceId): void => {
  const now = tx.now();
  const place = pieceOf(now, id).at;
  if (now.first[place] === id && now.next[id] === NOBODY) return;
  for (const token of tokensAt(now, place)) {
    if (token !== id && pieceOf(now, token).carrier === undefined) tx.emit({ type: 'took', piece: id, token });
  }
};

const unload = (tx: Tx, id: PieceId): void => {
  const load = loadOf(tx.now(), id);
  if (load === NOBODY) return;
  if (isCharacter(tx.now(), load)) eliminate(tx, load);
  else tx.emit({ type: 'left', token: load });
};

const leaveGame = (tx: Tx, id: PieceId, why: Removal): void => {
  closePurse(tx, id);
  tx.emit({ type: 'removed', piece: id, why });
};

/** B-SPD-04. */
const closePurse = (tx: Tx, id: PieceId): void => {
  if (tx.state.turn.purses.some((purse) => purse.only === id)) tx.emit({ type: 'purseClosed', only: id });
};
