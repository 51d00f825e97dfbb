import { isRanged } from '../../core/combat/plan.ts';
import { partOf } from '../../core/combat/result.ts';
import { isStanding, ownerOf, pieceOf } from '../../core/situation/situation.ts';
import { tileOf } from '../../core/state.ts';
import type { ResultRule, ValueRule } from '../rule.ts';

/** Friends in the same room fight better, close by (C-CHAR-GENERAL-1, C-CHAR-GENERAL-2). */
export const inspires = (add: number): readonly ValueRule[] =>
  (['attack', 'defence'] as const).map((of) => ({
    on: 'value',
    of,
    add,
    when(situation, combat, { piece }, bearer) {
      const { grid } = situation.rules;
      const [own, his] = [bearer, piece].map((id) => tileOf(grid, pieceOf(situation, id).at));
      return piece !== bearer && own !== -1 && own === his && !isRanged(situation, combat);
    },
  }));

/** Whom its side would wound dies, where it fights by hand (C-CHAR-ASSASSIN-1, C-CHAR-ASSASSIN-2). */
export const poisons: ResultRule = {
  on: 'result',
  result(situation, result, combat, { bearer }) {
    const part = partOf(combat, bearer);
    const isWinning = part !== undefined && part.way === undefined && ownerOf(situation, bearer) !== result.loser;
    if (!isWinning || !isStanding(situation, bearer)) return result;
    return { ...result, harms: result.harms.map(({ piece }) => ({ piece, fate: 'killed' })) };
  },
};
