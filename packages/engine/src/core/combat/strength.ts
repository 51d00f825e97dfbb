import { bearerOf, memberOf, NOBODY, objectsWith, ownerOf, pieceOf, type Situation } from '../situation/situation.ts';
import type { PieceId } from '../state.ts';
import type { Bonus, Combat, Fighter, Share } from './combat.ts';
import { isEngaged } from './reach.ts';

type Side = 'attack' | 'defence';

/** What each of one side brings (B-COMB-03, B-GRP-06, B-WND-04: a wounded target counts 0, its Armor still does). */
export const sharesOf = (situation: Situation, combat: Combat, side: Side): readonly Share[] => {
  const fighters = side === 'attack' ? combat.attackers : combat.defenders;
  return fighters.map((fighter) => {
    const fixed = fighter.way === undefined ? undefined : situation.rules.ways.get(fighter.way)?.value;
    if (fixed !== undefined) return { ...fighter, value: fixed, bonuses: [] };
    const { piece } = fighter;
    const value = pieceOf(situation, piece).wounded ? 0 : memberOf(situation, piece).combat;
    const bonuses = [...carriedBy(situation, combat, piece, side), ...metBy(situation, combat, fighter, side)];
    return { ...fighter, value, bonuses: bonuses.filter(({ add }) => add !== 0) };
  });
};

export const sumOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { value, bonuses }) => bonuses.reduce((total, { add }) => total + add, sum + value), 0);

/** What a fighter has of himself, and of the objects with him. */
const carriedBy = (situation: Situation, combat: Combat, piece: PieceId, side: Side): readonly Bonus[] => {
  const others = (side === 'attack' ? combat.defenders : combat.attackers).map((other) => other.piece);
  const own = pieceOf(situation, piece).wounded ? [] : [piece];
  return [...own, ...objectsWith(situation, piece)].map((token) => {
    const { against: special, [side]: always } = memberOf(situation, token);
    const met = special.filter(({ against, of }) => of === side && meets(situation, piece, others, against));
    return { token, add: met.reduce((sum, { add }) => sum + add, always) };
  });
};

/** What he has by the company, the kind of combat, or somebody near. */
const metBy = (situation: Situation, combat: Combat, fighter: Fighter, side: Side): readonly Bonus[] =>
  situation.rules.hooks.value.flatMap(({ token, rule }) => {
    const bearer = bearerOf(situation, token);
    if (rule.of !== side || bearer === NOBODY || ownerOf(situation, bearer) !== ownerOf(situation, fighter.piece))
      return [];
    return rule.when?.(situation, combat, fighter, bearer) ? [{ token, add: rule.add }] : [];
  });

/** Is an enemy with this trait in reach of this fighter (P-SLAYER-04)? */
export const meets = (
  situation: Situation,
  id: PieceId,
  others: readonly PieceId[],
  trait: string | undefined,
): boolean =>
  others.some(
    (other) => memberOf(situation, other).traits.includes(trait as string) && isEngaged(situation, id, other),
  );
