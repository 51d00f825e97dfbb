import { type ReadonlySignal, signal } from '@preact/signals';
import { keeper, type Learnt } from './known.ts';
import { allTexts, putText, removeText } from './own-database.ts';
import { learn, OWN_KINDS, type OwnText } from './own-text.ts';

const shelf = signal<readonly OwnText[] | undefined>(undefined);

/** The rooms and scenarios kept in this browser, the latest first; `undefined` until they have been read. */
export const kept: ReadonlySignal<readonly OwnText[] | undefined> = shelf;

/** Reads what is kept and tells the engine of it, once. Whatever goes wrong, a game of the boxes needs none of it. */
export const learnKept = (): Promise<void> => {
  learning ??= readAll();
  return learning;
};

/** What cannot be stored lasts as long as the page. */
export type Keeping = 'kept' | 'unkept';

export const keep = async (learnt: Learnt, name: string, now = Date.now()): Promise<Keeping> => {
  await learnKept();
  const own: OwnText = { id: learnt.id, kind: learnt.kind, name, text: learnt.text, changed: now };
  shelf.value = [own, ...(kept.value ?? []).filter(({ id }) => id !== own.id)];
  return putText(own).then(
    () => 'kept',
    () => 'unkept',
  );
};

export const forget = async (id: string): Promise<Keeping> => {
  try {
    await removeText(id);
  } catch {
    return 'kept';
  }
  shelf.value = (kept.value ?? []).filter((each) => each.id !== id);
  return 'unkept';
};

/** Those that are not kept yet, under no name of their own. */
keeper.keep = async (needs) => {
  if (needs.length > 0) await learnKept();
  for (const learnt of needs) if (!kept.value?.some(({ id }) => id === learnt.id)) await keep(learnt, '');
};

let learning: Promise<void> | undefined;

const readAll = async (): Promise<void> => {
  const found = await allTexts().catch((): readonly unknown[] => []);
  const sound = found.filter(isOwnText).filter(({ text }) => learn(text).ok);
  shelf.value = sound.toSorted((one, other) => other.changed - one.changed);
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
