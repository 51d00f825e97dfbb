import type { Outcome, Shelf } from '@archmage/host';
import { useEffect, useState } from 'preact/hooks';
import { world } from '../world.ts';
import { type Look, lookAt } from './looks.ts';

/** What has been seen of the games so far. */
export type Looks = ReadonlyMap<string, Outcome<Look>>;

/** The stored games, at once by their summaries; then each is opened in turn, which also shows whether it can be. */
export const useShelf = () => {
  const [shelf, setShelf] = useState<Outcome<Shelf>>();
  const [looks, setLooks] = useState<Looks>(new Map());
  const refresh = async (): Promise<void> => setShelf(await world().library.list());
  useEffect(() => void refresh(), []);
  useEffect(() => {
    if (!shelf?.ok) return;
    const watch = { isOver: false };
    const games = shelf.value.games.filter(({ id }) => !looks.has(id));
    const note = (id: string, look: Outcome<Look>) => setLooks((known) => new Map(known).set(id, look));
    void lookThrough(
      games.map(({ id }) => id),
      watch,
      note,
    );
    return () => {
      watch.isOver = true;
    };
  }, [shelf]);
  return { shelf, looks, refresh };
};

const lookThrough = async (
  ids: readonly string[],
  watch: { readonly isOver: boolean },
  note: (id: string, look: Outcome<Look>) => void,
): Promise<void> => {
  for (const id of ids) {
    await rest();
    if (watch.isOver) return;
    const look = await lookAt(id);
    if (watch.isOver) return;
    note(id, look);
  }
};

/** Lets the page draw and answer between two games. */
const rest = (): Promise<void> => new Promise((settle) => setTimeout(settle, 16));
