import { type ReadonlySignal, signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Failure, failed, type Library, type Outcome } from '../host/library.ts';
import { failureOf } from '../host/sealed-library.ts';
import { type Learnt, learn, learntFor, OWN_KINDS, type OwnText } from './own-text.ts';

/** The rooms and scenarios kept in this browser, the latest first; `undefined` until they have been read. */
const shelf = signal<readonly OwnText[] | undefined>(undefined);
export const kept: ReadonlySignal<readonly OwnText[] | undefined> = shelf;

/** Reads what is kept and tells the engine of it, once. Whatever goes wrong, a game of the boxes needs none of it. */
export const learnKept = (): Promise<void> => {
  learning ??= readAll();
  return learning;
};

/** Kept from now on; what cannot be stored lasts as long as the page, and the answer says why. */
export const keep = async (learnt: Learnt, name: string, now = Date.now()): Promise<Outcome<void>> => {
  await learnKept();
  const own: OwnText = { id: learnt.id, kind: learnt.kind, name, text: learnt.text, changed: now };
  setKept([own, ...(kept.value ?? []).filter(({ id }) => id !== own.id)]);
  return guarded(async () => {
    await (await database()).put('texts', own);
  });
};

export const forget = async (id: string): Promise<Outcome<void>> => {
  const removed = await guarded(async () => (await database()).delete('texts', id));
  if (removed.ok) setKept((kept.value ?? []).filter((each) => each.id !== id));
  return removed;
};

/** A game that is stored keeps what it needs: without it nobody could open it again. */
export const keepingNeeds = (library: Library): Library => ({
  ...library,
  save: async (game) => {
    for (const learnt of learntFor(game.summary.rules)) {
      await learnKept();
      if (!kept.value?.some(({ id }) => id === learnt.id)) await keep(learnt, '');
    }
    return library.save(game);
  },
});

interface OwnShelf extends DBSchema {
  texts: { key: string; value: OwnText };
}

let learning: Promise<void> | undefined;
let opened: Promise<IDBPDatabase<OwnShelf>> | undefined;

/** A database of its own: the games' stays as it is. */
const database = (): Promise<IDBPDatabase<OwnShelf>> => {
  opened ??= openDB<OwnShelf>('archmage-own', 1, {
    upgrade: (db) => {
      db.createObjectStore('texts', { keyPath: 'id' });
    },
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
};

const setKept = (texts: readonly OwnText[]): void => {
  shelf.value = texts;
};

const readAll = async (): Promise<void> => {
  const read = await guarded<readonly unknown[]>(async () => (await database()).getAll('texts'));
  const found = read.ok ? read.value.filter(isOwnText) : [];
  const sound = found.filter(({ text }) => learn(text).ok);
  setKept(sound.toSorted((one, other) => other.changed - one.changed));
};

/** Storage may hold anything. */
const isOwnText = (value: unknown): value is OwnText => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, name, text, changed } = value as Partial<Record<keyof OwnText, unknown>>;
  return (
    [id, name, text].every((each) => typeof each === 'string') &&
    OWN_KINDS.some((each) => each === kind) &&
    Number.isFinite(changed)
  );
};

const guarded = async <T>(job: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return { ok: true, value: await job() };
  } catch (error) {
    return failed(failureOf(error) satisfies Failure);
  }
};
