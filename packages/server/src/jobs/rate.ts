import { poolOf, rate } from '../people/ratings.ts';
import { paceOf, readGame } from '../store/games.ts';
import type { Store } from '../store/store.ts';

/** What a game that is over does to the ratings of those who played it, if both are still here. */
export const rateGame = async (store: Store, game: string, at: number): Promise<void> => {
  const row = await readGame(store, game);
  if (row?.winner == null || row.rated === 0 || row.yellow === null || row.blue === null) return;
  const score = row.winner === 'yellow' ? 1 : row.winner === 'blue' ? 0 : 0.5;
  const { yellow, blue } = row;
  await rate(store, { game, pool: poolOf(paceOf(row)), yellow, blue, score, at });
};
