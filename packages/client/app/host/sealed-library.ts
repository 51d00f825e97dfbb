import {
  bookOf,
  type Failure,
  failed,
  fine,
  type GameSummary,
  type Library,
  linesOf,
  type Outcome,
  type Spent,
  type StoredGame,
  UNSPENT,
} from '@archmage/host';
import { bringFor } from '../boxes.ts';
import { BrokenSealError, InsecureError, type Sealed, seal, unseal } from './seal.ts';
import { isSpent, isSummary } from './stored-shape.ts';

/** Where sealed games lie. Its functions reject with whatever the browser throws. */
export interface Store {
  /** This browser's own, made at first use; it cannot be read out. */
  key(): Promise<CryptoKey>;
  summaries(): Promise<readonly { readonly id: string; readonly summary: unknown }[]>;
  read(id: string): Promise<Papers | undefined>;
  /** All of it or nothing. `elsewhere` when not `stored` lines were there. */
  write(id: string, writing: Writing): Promise<'written' | 'elsewhere'>;
  writeClock(id: string, spent: Spent): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface Papers {
  readonly summary: unknown;
  readonly head: Sealed | undefined;
  readonly lines: readonly Sealed[];
  readonly spent: unknown;
}

export interface Writing {
  readonly summary: GameSummary;
  readonly spent: Spent;
  /** Written once, with the first lines. */
  readonly head?: Sealed;
  readonly stored?: number;
  readonly keep: number;
  readonly lines: readonly Sealed[];
}

/** Summaries lie open, games are sealed: whoever looks at the browser's storage learns no secret of a running game. */
export const sealedLibrary = (store: Store): Library => ({
  list: () => guarded(() => list(store)),
  load: (id) => guarded(() => load(store, id)),
  save: (game) => guarded(() => save(store, game)),
  append: (id, change) =>
    guarded(async () => {
      const { summary, stored, keep, spent } = change;
      const lines = await sealLines(store, id, linesOf(change), keep);
      const done = await store.write(id, { summary, spent, stored, keep, lines });
      return done === 'written' ? fine : failed({ why: 'elsewhere' });
    }),
  saveClock: (id, spent) => guarded(async () => good(await store.writeClock(id, spent))),
  remove: (id) => guarded(async () => good(await store.remove(id))),
});

/** What a browser's exception means. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof InsecureError) return { why: 'insecure' };
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return { why: 'full' };
  return { why: 'unavailable', message: error instanceof Error ? `${name}: ${error.message}` : String(error) };
};

const good = <T>(value: T): Outcome<T> => ({ ok: true, value });

const guarded = async <T>(job: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
  try {
    return await job();
  } catch (error) {
    return failed(failureOf(error));
  }
};

const list = async (store: Store) => {
  const rows = await store.summaries();
  const games = rows.map(({ summary }) => summary).filter(isSummary);
  const damaged = rows.filter(({ summary }) => !isSummary(summary)).map(({ id }) => id);
  return good({ games: games.sort((a, b) => b.changed - a.changed), damaged });
};

const save = async (store: Store, game: StoredGame): Promise<Outcome<void>> => {
  const { spent, summary } = game;
  const book = bookOf(game);
  const head = await seal(await store.key(), headLabel(summary.id), book.head);
  const lines = await sealLines(store, summary.id, book.lines, 0);
  await store.write(summary.id, { summary, spent, head, keep: 0, lines });
  return fine;
};

const load = async (store: Store, id: string): Promise<Outcome<StoredGame>> => {
  const papers = await store.read(id);
  if (papers === undefined) return failed({ why: 'missing' });
  const { summary, head, lines, spent } = papers;
  if (!isSummary(summary)) return failed({ why: 'damaged', part: 'summary' });
  if (head === undefined) return failed({ why: 'damaged', part: 'beginning' });
  const brought = bringWhatReads(summary);
  const key = await store.key();
  const opened = await unsealed(key, headLabel(id), head);
  if (opened === undefined) return failed({ why: 'damaged', part: 'beginning' });
  const texts = await Promise.all(lines.map((line, nth) => unsealed(key, lineLabel(id, nth), line)));
  const broken = texts.indexOf(undefined);
  if (broken >= 0) return failed({ why: 'damaged', part: 'action', number: broken + 1 });
  const reading = await brought;
  if (reading === undefined) return failed({ why: 'unfetched' });
  const game = reading.readBook(summary, { head: opened, lines: texts as string[] });
  return game.ok ? good({ ...game.value, spent: isSpent(spent) ? spent : UNSPENT }) : game;
};

/** A new game needs no reader: it comes with the first game that was stored, and so do its boxes. */
const bringWhatReads = async ({ rules }: GameSummary) => {
  try {
    const [reading] = await Promise.all([import('@archmage/host/reading'), bringFor(rules)]);
    return reading;
  } catch {
    return undefined;
  }
};

const sealLines = async (
  store: Store,
  id: string,
  lines: readonly string[],
  from: number,
): Promise<readonly Sealed[]> => {
  const key = await store.key();
  return Promise.all(lines.map((line, nth) => seal(key, lineLabel(id, from + nth), line)));
};

const unsealed = async (key: CryptoKey, label: string, sealed: Sealed): Promise<string | undefined> => {
  try {
    return await unseal(key, label, sealed);
  } catch (error) {
    if (error instanceof BrokenSealError) return undefined;
    throw error;
  }
};

const headLabel = (id: string): string => `${id} head`;
const lineLabel = (id: string, nth: number): string => `${id} ${nth}`;
