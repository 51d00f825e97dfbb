import type { PieceId, Purse } from './state.ts';

/** One purse for everybody and one for each drinker; an empty one is gone. */
export const filled = (
  purses: readonly Purse[],
  { only, lent = false }: Partial<Pick<Purse, 'only' | 'lent'>>,
  ap: number,
): readonly Purse[] => {
  let at = 0;
  while (at < purses.length && !isPurseOf(purses[at] as Purse, only, lent)) at++;
  if (at === purses.length) return [...purses, { ap, only, lent }];
  const left = (purses[at] as Purse).ap + ap;
  if (left <= 0) return purses.filter((_, nth) => nth !== at);
  const changed = purses.slice();
  changed[at] = { ap: left, only, lent };
  return changed;
};

const isPurseOf = (purse: Purse, only: PieceId | undefined, lent: boolean): boolean => {
  if (purse.lent !== lent) return false;
  return purse.only === undefined ? only === undefined : only !== undefined && purse.only === only;
};
