import { BESIDE } from '../../board/drawing.ts';
import { gather } from '../../core/harm.ts';
import {
  findAt,
  firstAt,
  isCharacter,
  isLinked,
  isStanding,
  NOBODY,
  nextTo,
  pieceOf,
  type Situation,
} from '../../core/situation.ts';
import type { PieceId } from '../../core/state.ts';
import { NO_TARGET, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Turns up a wounded neighbour, who is then blocked for the turn (B-CLE-01 to B-CLE-05). */
export const heals = offer('heal', {
  target: 'piece',
  beside: BESIDE.token,
  makes: ['healed'],
  candidates(situation, actor) {
    const { at } = pieceOf(situation, actor);
    const patients: PieceId[] = [];
    for (let direction = 0; direction < 4; direction++) {
      const there = situation.maze.link[at * 4 + direction] as number;
      if (there < 0) continue;
      for (let id = firstAt(situation, there); id >= 0; id = nextTo(situation, id))
        if (pieceOf(situation, id).wounded) patients.push(id);
    }
    return patients;
  },
  refuses(situation, { actor, target }) {
    const patient = situation.state.pieces[target];
    if (patient === undefined || !isCharacter(situation, target) || patient.at < 0 || !patient.wounded) {
      return refusing('B-CLE-01', 'notWounded', { target });
    }
    if (patient.carrier === actor) return refusing('B-CLE-02', 'carriedByHealer', { target });
    if (patient.carrier !== undefined) return refusing('B-CLE-05', 'carried', { target });
    if (!isLinked(situation, pieceOf(situation, actor).at, patient.at))
      return refusing('B-CLE-02', 'notInReach', { target });
    return isStoodOver(situation, target) ? refusing('P-INT-02', 'stoodOver', { target }) : undefined;
  },
  perform(tx, { target }) {
    tx.emit({ type: 'healed', piece: target });
    gather(tx, target);
  },
});

/** Somebody unwounded stands on the same square and carries nothing: two may not share it (P-INT-02, P-GHOST-20). */
export const isStoodOver = (situation: Situation, id: PieceId): boolean =>
  findAt(situation, pieceOf(situation, id).at, (other) => other !== id && isStanding(situation, other)) !== NOBODY;

/** B-TRO-01, B-TRO-02, B-TRO-04. */
export const regenerates = offer('regenerate', {
  target: 'none',
  makes: ['healed'],
  whileWounded: true,
  candidates: () => [NO_TARGET],
  refuses(situation, { actor }) {
    const { carrier, wounded } = pieceOf(situation, actor);
    if (!wounded) return refusing('B-TRO-01', 'notWounded', { piece: actor });
    if (situation.state.turn.wounded.includes(actor)) return refusing('B-TRO-02', 'woundedThisTurn', { piece: actor });
    if (carrier !== undefined) return refusing('B-TRO-04', 'carried', { piece: actor });
    return isStoodOver(situation, actor) ? refusing('P-INT-02', 'stoodOver', { target: actor }) : undefined;
  },
  perform(tx, { actor }) {
    tx.emit({ type: 'healed', piece: actor });
    gather(tx, actor);
  },
});
