import type { Pace } from '@archmage/protocol';
import type { Store } from '../store/store.ts';
import { NEWCOMER, type Rating, rated } from './glicko.ts';

/** Live games and those over days are rated apart. */
export const poolOf = ({ of }: Pace): 'live' | 'days' => (of === 'live' ? 'live' : 'days');

export const ratingsOf = ({ db }: Pick<Store, 'db'>, person: string) =>
  db.selectFrom('rating').select(['pool', 'rating', 'deviation', 'games']).where('person', '=', person).execute();

/** After each game, the earliest first. */
export const courseOf = ({ db }: Pick<Store, 'db'>, person: string) =>
  db
    .selectFrom('rated')
    .select(['game', 'pool', 'rating', 'at'])
    .where('person', '=', person)
    .orderBy('at')
    .limit(LONGEST_COURSE)
    .execute();

const LONGEST_COURSE = 1000;

export const ratingIn = async (
  { db }: Pick<Store, 'db'>,
  person: string,
  pool: string,
): Promise<Rating & { readonly games: number }> => {
  const row = db.selectFrom('rating').selectAll().where('person', '=', person).where('pool', '=', pool);
  return (await row.executeTakeFirst()) ?? { ...NEWCOMER, games: 0 };
};

export interface Result {
  readonly game: string;
  readonly pool: string;
  readonly yellow: string;
  readonly blue: string;
  /** 1 if yellow has won, 0 if blue has, a half for a draw. */
  readonly score: number;
  readonly at: number;
}

/** Both ratings change together, and once for each game. */
export const rate = async (store: Store, { game, pool, yellow, blue, score, at }: Result): Promise<void> => {
  await store.commit(async (tx) => {
    const of = { yellow: await ratingIn({ db: tx }, yellow, pool), blue: await ratingIn({ db: tx }, blue, pool) };
    const lines = [
      { person: yellow, before: of.yellow, after: rated(of.yellow, of.blue, score) },
      { person: blue, before: of.blue, after: rated(of.blue, of.yellow, 1 - score) },
    ];
    for (const { person, before, after } of lines) {
      const line = { game, person, pool, rating: after.rating, at };
      const added = await tx
        .insertInto('rated')
        .values(line)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) continue;
      const row = { ...after, games: before.games + 1 };
      await tx
        .insertInto('rating')
        .values({ person, pool, ...row })
        .onConflict((on) => on.columns(['person', 'pool']).doUpdateSet(row))
        .execute();
    }
    return { value: undefined, news: [] };
  });
};
