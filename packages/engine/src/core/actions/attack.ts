import { refuse } from '../refusal.ts';
import { isCharacter, memberOf, objectsWith, ownerOf, pieceOf, type Situation } from '../situation.ts';
import { type PieceId, SEATS } from '../state.ts';
import { spend } from '../turn.ts';
import { checkActor, type Handler, isPlaced } from './handler.ts';

export const attack: Handler<'attack'> = {
  check: (situation, seat, { piece, target }) => {
    const { rules, state } = situation;
    const unable = checkActor(situation, seat, piece);
    if (unable) return unable;
    if (!isPlaced(situation, target) || !isCharacter(situation, target) || ownerOf(situation, target) === seat) {
      return refuse(rules, 'notFoe', { target });
    }
    if (pieceOf(situation, target).carrier !== undefined) return refuse(rules, 'carried', { target });
    if (!rules.family.engaged(situation, piece, target)) return refuse(rules, 'notInReach', { piece, target });
    if (state.turn.wounded.includes(target)) return refuse(rules, 'woundedThisTurn', { target });
    return state.turn.blocked.includes(target) ? refuse(rules, 'justHealed', { target }) : undefined;
  },
  perform: (tx, seat, { piece, target }) => {
    spend(tx, piece);
    const now = tx.now();
    const { attackers, defenders } = fighters(now, piece, target);
    const own = strength(now, attackers, 'attack');
    const other = strength(now, defenders, 'defence');
    tx.emit({ type: 'fought', attackers, defenders });
    tx.emit({
      type: 'asked',
      task: {
        kind: 'commit',
        seats: SEATS,
        attackers,
        defenders,
        strength: seat === 'yellow' ? { yellow: own, blue: other } : { yellow: other, blue: own },
      },
    });
  },
};

/** B-GRP-01: whoever stands next to an enemy already in joins, until nobody is added. */
export const fighters = (
  situation: Situation,
  attacker: PieceId,
  target: PieceId,
): { readonly attackers: readonly PieceId[]; readonly defenders: readonly PieceId[] } => {
  const able = situation.state.pieces.filter((piece) => mayJoin(situation, piece.id)).map((piece) => piece.id);
  const seat = ownerOf(situation, attacker);
  const attackers = [attacker];
  const defenders = [target];
  for (let added = true; added; ) {
    added = false;
    for (const id of able) {
      const [own, others] = ownerOf(situation, id) === seat ? [attackers, defenders] : [defenders, attackers];
      if (own.includes(id) || !others.some((other) => situation.rules.family.engaged(situation, id, other))) continue;
      own.push(id);
      added = true;
    }
  }
  return { attackers: attackers.sort((a, b) => a - b), defenders: defenders.sort((a, b) => a - b) };
};

/** B-GRP-04, B-GRP-05: neither wounded nor blocked. */
const mayJoin = (situation: Situation, id: PieceId): boolean => {
  const { at, wounded } = pieceOf(situation, id);
  return at >= 0 && !wounded && isCharacter(situation, id) && !situation.state.turn.blocked.includes(id);
};

/** B-COMB-03, B-GRP-06, B-WND-04: a wounded target counts 0, its Armor still does. */
export const strength = (situation: Situation, ids: readonly PieceId[], side: 'attack' | 'defence'): number =>
  ids.reduce((sum, id) => {
    const own = pieceOf(situation, id).wounded ? 0 : memberOf(situation, id).combat;
    return objectsWith(situation, id).reduce((total, object) => total + memberOf(situation, object)[side], sum + own);
  }, 0);
