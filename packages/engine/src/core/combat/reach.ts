import type { ReachRule } from '../../rules/rule.ts';
import type { AttackAction } from '../action.ts';
import { type Refusal, refuse } from '../refusal.ts';
import {
  firstAt,
  isCharacter,
  loadsOf,
  memberOf,
  NOBODY,
  nextTo,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../situation/situation.ts';
import type { PieceId, Place } from '../state.ts';
import type { Attack } from './combat.ts';

/** Are these two places so near that one lays hands on what is there? */
export const isBeside = ({ maze, rules }: Situation, from: Place, to: Place): boolean =>
  rules.family.neighbours(maze, from).includes(to);

/** Those beside a character who pass the test. */
export const tokensBeside = (
  situation: Situation,
  actor: PieceId,
  test: (id: PieceId) => boolean,
): readonly PieceId[] => {
  const { maze, rules } = situation;
  const found: PieceId[] = [];
  for (const place of rules.family.neighbours(maze, pieceOf(situation, actor).at))
    for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id)) if (test(id)) found.push(id);
  return found;
};

/** The enemies so near a character that it could fight them by hand. */
export const foesAround = (situation: Situation, piece: PieceId): readonly PieceId[] => {
  const { maze, rules } = situation;
  const places = rules.family.melee(maze, pieceOf(situation, piece).at, rules.grid);
  return places.flatMap((place) => tokensAt(situation, place)).filter((other) => isFoe(situation, piece, other));
};

/** Is there anybody or anything to lay hands on, or to fight? */
export const isAnythingBeside = (situation: Situation, place: Place): boolean => {
  const { maze, rules } = situation;
  const places = rules.family.melee(maze, place, rules.grid);
  for (let n = 0; n < places.length; n++) if (firstAt(situation, places[n] as Place) !== NOBODY) return true;
  return false;
};

/** May these two, both on the board, fight hand to hand where they are? */
export const isEngaged = ({ maze, pieces, rules }: Situation, a: PieceId, b: PieceId): boolean =>
  rules.family.melee(maze, pieces[a]?.at as Place, rules.grid).includes(pieces[b]?.at as Place);

/** Whom a character could attack where it is, and how. Generous: `check` has the last word. */
export const attacksOf = (situation: Situation, piece: PieceId): readonly AttackAction[] => {
  const { maze, rules } = situation;
  const attacks: AttackAction[] = [];
  for (const place of rules.family.melee(maze, pieceOf(situation, piece).at, rules.grid))
    for (let target = firstAt(situation, place); target >= 0; target = nextTo(situation, target))
      if (isFoe(situation, piece, target)) attacks.push({ type: 'attack', piece, target });
  if (rules.ways.size === 0) return attacks;
  for (const { way, targets } of waysOf(situation, piece))
    for (const target of targets(situation, piece)) attacks.push({ type: 'attack', piece, target, way });
  return attacks;
};

/** An attack costs a point; the first of somebody's turn may cost him none (C-CHAR-SAMURAI-1, C-CHAR-SAMURAI-2). */
export const priceOf = (situation: Situation, { piece, way }: Pick<Attack, 'piece' | 'way'>): number => {
  const { rules, state } = situation;
  if (!rules.roster[piece]?.attacksFreely || (way !== undefined && rules.ways.get(way)?.range === 'ranged')) return 1;
  return state.turn.done.some((each) => each.piece === piece && each.deed === 'attack') ? 1 : 0;
};

/** Why a character does not reach another this way. */
export const checkReach = (situation: Situation, attack: Attack): Refusal | undefined => {
  const { piece, target, way } = attack;
  const { rules } = situation;
  if (way === undefined)
    return isEngaged(situation, piece, target) ? undefined : refuse(rules, 'notInReach', { piece, target });
  const rule = waysOf(situation, piece).find((each) => each.way === way);
  return rule === undefined ? refuse(rules, 'noSuchOffer', { piece }) : rule.refuses(situation, attack);
};

export const isFoe = (situation: Situation, piece: PieceId, target: PieceId): boolean =>
  isCharacter(situation, target) && ownerOf(situation, target) !== ownerOf(situation, piece);

/** The ways it has besides its hands: its own, and those of what it carries; of two alike the first serves. */
export const waysOf = (situation: Situation, piece: PieceId): readonly ReachRule[] => {
  const rules = [piece, ...loadsOf(situation, piece)].flatMap((id) =>
    id === piece || !isCharacter(situation, id) ? memberOf(situation, id).reaches : [],
  );
  return rules.filter(({ way }, nth) => rules.findIndex((each) => each.way === way) === nth);
};
