import { knownOwn } from '@archmage/engine';
import { type Learnt, learn, OWN_KINDS } from '@archmage/host';
import { type ReadonlySignal, signal } from '@preact/signals';
import { isNeeded, keeper } from './keeper.ts';
import { allTexts, putText, removeText } from './own-database.ts';
import type { OwnText } from './own-text.ts';

const shelf = signal<readonly OwnText[] | undefined>(undefined);

/** The rooms and scenarios kept in this browser, the latest first; `undefined` until they have been read. */
export const kept: ReadonlySignal<readonly OwnText[] | undefined> = shelf;

/**
 * Reads what is kept and tells the engine of it; anew each time, for another window may have kept something since.
 * Whatever goes wrong, a game of the boxes needs none of it.
 */
export const learnKept = async (): Promise<void> => {
  const found = await allTexts().catch((): readonly unknown[] => []);
  const read = found.filter(isOwnText).flatMap((own) => learntFrom(own) ?? []);
  held = new Map(read.map(({ own, learnt }) => [own.id, learnt]));
  const all = new Map([...read.map(({ own }) => own), ...unstored.values()].map((own) => [own.id, own]));
  const sorted = [...all.values()].sort((one, other) => other.changed - one.changed);
  shelf.value = sorted.filter(({ hidden }) => !hidden);
  hiddenOnes = sorted.filter(({ hidden }) => hidden);
};

/** What cannot be read has terrain of a box that is not at hand, and no game that is does without that. */
const learntFrom = (own: OwnText): { readonly own: OwnText; readonly learnt: Learnt } | undefined => {
  const known = knownOwn(own.id);
  if (known?.text === own.text) return { own, learnt: known };
  const read = learn(own.text);
  return read.ok ? { own, learnt: read.value } : undefined;
};

/** Held here, for the engine knows them only as long as somebody does. */
let held: ReadonlyMap<string, Learnt> = new Map();

export const learntKept = (id: string): Learnt | undefined => held.get(id);

const unstored = new Map<string, OwnText>();
let hiddenOnes: readonly OwnText[] = [];

/** What cannot be stored lasts as long as the page. */
export type Keeping = 'kept' | 'unkept';

export const keep = async (learnt: Learnt, name: string, now = Date.now()): Promise<Keeping> => {
  const own: OwnText = { id: learnt.id, kind: learnt.kind, name, text: learnt.text, changed: now };
  const keeping = await putText(own).then<Keeping, Keeping>(
    () => 'kept',
    () => 'unkept',
  );
  if (keeping === 'kept') unstored.delete(own.id);
  else unstored.set(own.id, own);
  await learnKept();
  return keeping;
};

export const forget = async (id: string): Promise<Keeping> => {
  try {
    await removeText(id);
  } catch {
    return 'kept';
  }
  unstored.delete(id);
  await learnKept();
  return 'unkept';
};

/** Takes it off the shelf, and leaves it to the stored games that need it. */
export const hide = async (id: string): Promise<Keeping> => {
  const own = kept.value?.find((each) => each.id === id);
  try {
    if (own !== undefined) await putText({ ...own, hidden: true });
  } catch {
    return 'kept';
  }
  await learnKept();
  return 'unkept';
};

/** Those that are not kept yet, under no name of their own. */
keeper.keep = async (needs) => {
  if (needs.length > 0) await learnKept();
  const isThere = (id: string) => [...(kept.value ?? []), ...hiddenOnes].some((own) => own.id === id);
  for (const learnt of needs) if (!isThere(learnt.id)) await keep(learnt, '');
};

keeper.tidy = async (rules) => {
  await learnKept();
  for (const { id } of hiddenOnes) if (!isNeeded(id, rules)) await forget(id);
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
