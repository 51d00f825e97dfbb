import { fight } from '../../../core/actions/attack.ts';
import { loadOf, NOBODY } from '../../../core/situation/situation.ts';
import { OUT, type PieceId } from '../../../core/state.ts';
import { spend } from '../../../core/turn.ts';
import type { Tx } from '../../../core/tx.ts';
import type { OfferRule } from '../../../rules/rule.ts';
import { rewardKills } from './fights.ts';
import { effectIn } from './game.ts';
import { ACTED, append, countOf, GIVEN, piecesIn, SPENT, tally } from './piles.ts';
import type { Act } from './plan/aim.ts';
import { roll } from './rotation.ts';
import { costOf, scream } from './screams.ts';
import { NON_PLAYER } from './setup.ts';

/** What a plan was made for. */
export const perform = (tx: Tx, npc: PieceId, act: Act): void => {
  switch (act.sort) {
    case 'attack':
      spend(tx, npc);
      fight(tx, { piece: npc, target: act.target, ...(act.way !== undefined && { way: act.way }) });
      break;
    case 'reveal':
      spend(tx, npc);
      tx.emit({ type: 'asked', task: { kind: 'draw', seats: ['chance'], what: 'room', tile: act.tile } });
      break;
    case 'use':
      use(tx, npc, act);
      break;
    case 'scream':
      spend(tx, npc, costOf(tx.now(), npc));
      scream(tx, npc, act.target, act.direction);
      break;
    case 'hand':
      hand(tx, npc, act);
      break;
    case 'roll':
      roll(tx, npc, act.tile);
  }
};

type UseAct = Extract<Act, { readonly sort: 'use' }>;

const use = (tx: Tx, npc: PieceId, { bearer, offer, target }: UseAct): void => {
  const rule = tx.rules.roster[bearer]?.offers.find(({ id }) => id === offer) as OfferRule;
  const before = tx.state;
  spend(tx, npc, rule.cost);
  if (offer === 'heal' && effectIn(tx.rules, npc, 'heal_activates')) rouse(tx, target);
  else rule.perform(tx, { action: { type: 'use', offer, piece: npc, target }, actor: npc, bearer, target });
  if (offer === 'shatter') countBroken(tx, npc);
  if (offer === 'fire') rewardKills(tx, npc, before);
};

/** S-PERS-13: healed, and not held back; its card stands at the right end unless it has had its turn. */
const rouse = (tx: Tx, patient: PieceId): void => {
  tx.emit({ type: 'revived', piece: patient });
  if (!piecesIn(tx.state, SPENT, ACTED).includes(patient)) append(tx, patient);
};

const BROKEN = 'broken';

/** S-PERS-12. */
const countBroken = (tx: Tx, npc: PieceId): void => {
  const effect = effectIn(tx.rules, npc, 'vp_per');
  if (effect === undefined) return;
  tally(tx, npc, BROKEN);
  if (countOf(tx.state, npc, BROKEN) % effect.every === 0)
    tx.emit({ type: 'banked', seat: NON_PLAYER, points: effect.vp });
};

/** S-PERS-04, S-TAKE-09: the receiver takes it, and gives what he has. */
const hand = (tx: Tx, npc: PieceId, { to, token }: Extract<Act, { readonly sort: 'hand' }>): void => {
  const theirs = loadOf(tx.now(), to);
  if (theirs !== token) {
    tx.emit({ type: 'left', token, to });
    if (theirs !== NOBODY) tx.emit({ type: 'took', piece: npc, token: theirs });
  }
  tx.emit({ type: 'laid', pile: SPENT, face: { piece: token }, to: GIVEN });
};

/** He gets up, and that is all he does. */
export const standUp = (tx: Tx, npc: PieceId): void => {
  const piece = tx.state.pieces[npc];
  const isHeld = piece?.carrier !== undefined || tx.state.turn.wounded.includes(npc);
  if (piece?.wounded && piece.at !== OUT && !isHeld) tx.emit({ type: 'revived', piece: npc });
};
