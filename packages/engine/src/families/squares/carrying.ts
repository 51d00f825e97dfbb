import {
  findAt,
  firstAt,
  isStanding,
  loadsOf,
  memberOf,
  NOBODY,
  nextTo,
  pieceOf,
  tokensAt,
} from '../../core/situation/situation.ts';
import type { Carrying } from '../../rules/carrying.ts';

/** What shares a square is carried. */
export const carrying: Carrying = {
  stacks: true,
  // B-OBJ-03, P-GLOSS-08: by an unwounded character that has free hands.
  gather: (tx, id) => {
    const now = tx.now();
    const place = pieceOf(now, id).at;
    if (firstAt(now, place) === id && nextTo(now, id) === NOBODY) return;
    let free = memberOf(now, id).loads - loadsOf(now, id).length;
    for (const token of tokensAt(now, place)) {
      if (token === id || pieceOf(now, token).carrier !== undefined || free-- <= 0) continue;
      tx.emit({ type: 'took', piece: id, token });
    }
  },
  // B-OBJ-09
  receiver: (situation, piece) =>
    findAt(
      situation,
      pieceOf(situation, piece).at,
      (id) => id !== piece && isStanding(situation, id) && memberOf(situation, id).loads > 0,
    ),
  // B-WND-01
  lost: loadsOf,
};
