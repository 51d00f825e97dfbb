import { opponent, type Seat } from '@archmage/engine';
import { paceOf, readGame } from '../store/games.ts';
import type { Live } from './live.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long somebody must have been away before his game may be claimed, or a computer player sits down for him. */
const AWAY = { live: 2 * 60_000, open: 14 * DAY, days: 14 * DAY } as const;

/** Whether the other has been away long enough; asked only for wishes that need it. */
export const isAlone = async (
  { store, now }: Pick<Live, 'store' | 'now'>,
  game: string,
  seat: Seat,
  wish: string,
): Promise<boolean> => {
  if (wish !== 'claim' && wish !== 'replace') return false;
  const row = await readGame(store, game);
  const other = row?.[opponent(seat)];
  if (row === undefined || other === undefined || other === null) return false;
  const person = await store.db.selectFrom('person').select('seen').where('id', '=', other).executeTakeFirst();
  return now() - (person?.seen ?? 0) > AWAY[paceOf(row).of];
};
