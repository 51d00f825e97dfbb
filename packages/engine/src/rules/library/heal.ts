import { BESIDE } from '../../board/drawing.ts';
import { isBeside, tokensBeside } from '../../core/combat/reach.ts';
import { gather } from '../../core/harm.ts';
import type { Refusal } from '../../core/refusal.ts';
import {
  findAt,
  isCharacter,
  isStanding,
  memberOf,
  NOBODY,
  pieceOf,
  type Situation,
} from '../../core/situation/situation.ts';
import type { PieceId } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';
import type { Citing } from '../cites.ts';
import { NO_TARGET, type OfferRule, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Turns up a wounded neighbour, who is then blocked for the turn (B-CLE-01 to B-CLE-05). */
export const heals = (
  cites: Citing<'notWounded' | 'carriedByHealer' | 'carried' | 'notInReach' | 'stoodOver'>,
): OfferRule =>
  offer('heal', {
    target: 'piece',
    beside: BESIDE.token,
    makes: ['healed'],
    candidates: (situation, actor) => tokensBeside(situation, actor, (id) => pieceOf(situation, id).wounded),
    refuses(situation, { actor, target }) {
      const patient = situation.state.pieces[target];
      if (patient === undefined || !isCharacter(situation, target) || patient.at < 0 || !patient.wounded) {
        return refusing(cites, 'notWounded', { target });
      }
      if (patient.carrier === actor) return refusing(cites, 'carriedByHealer', { target });
      if (patient.carrier !== undefined) return refusing(cites, 'carried', { target });
      if (!isBeside(situation, pieceOf(situation, actor).at, patient.at))
        return refusing(cites, 'notInReach', { target });
      return checkStoodOver(situation, target, cites);
    },
    perform: (tx, { target }) => raise(tx, target),
  });

/** Somebody unwounded stands on the same square and carries nothing: two may not share it (P-INT-02, P-GHOST-20). */
export const whoStandsOver = (situation: Situation, id: PieceId): PieceId => {
  if (!situation.rules.family.carrying.stacks) return NOBODY;
  return findAt(situation, pieceOf(situation, id).at, (other) => other !== id && isStanding(situation, other));
};

/** By the rule of whoever stands there, if he has one for it. */
const checkStoodOver = (situation: Situation, id: PieceId, cites: Citing<'stoodOver'>): Refusal | undefined => {
  const above = whoStandsOver(situation, id);
  if (above === NOBODY) return undefined;
  return refusing({ ...cites, ...memberOf(situation, above).cites }, 'stoodOver', { target: id });
};

/** B-TRO-01, B-TRO-02, B-TRO-04. */
export const regenerates = (cites: Citing<'notWounded' | 'woundedThisTurn' | 'carried' | 'stoodOver'>): OfferRule =>
  offer('regenerate', {
    target: 'none',
    makes: ['healed'],
    whileWounded: true,
    candidates: () => [NO_TARGET],
    refuses(situation, { actor }) {
      const { carrier, wounded } = pieceOf(situation, actor);
      if (!wounded) return refusing(cites, 'notWounded', { piece: actor });
      if (situation.state.turn.wounded.includes(actor)) return refusing(cites, 'woundedThisTurn', { piece: actor });
      if (carrier !== undefined) return refusing(cites, 'carried', { piece: actor });
      return checkStoodOver(situation, actor, cites);
    },
    perform: (tx, { actor }) => raise(tx, actor),
  });

/** Heals somebody by no action of anybody: only where he could get up. */
export const mend = (tx: Tx, id: PieceId): void => {
  const { carrier, wounded } = pieceOf(tx.now(), id);
  if (wounded && carrier === undefined && whoStandsOver(tx.now(), id) === NOBODY) raise(tx, id);
};

const raise = (tx: Tx, id: PieceId): void => {
  tx.emit({ type: 'healed', piece: id });
  gather(tx, id);
};
