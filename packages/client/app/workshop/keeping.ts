import { compile, ownFor } from '@archmage/engine';
import type { Library } from '@archmage/host';
import { keeper } from './keeper.ts';
import { learnOwn } from './knowing.ts';
import { isMissingOwn } from './missing-words.ts';

/**
 * A game that is stored keeps what it needs, even when its owner deletes it: without it nobody could open it again. What
 * another window has kept since is learnt when a game needs it.
 */
export const keepingNeeds = (library: Library): Library => ({
  ...library,
  list: async () => {
    const shelf = await library.list();
    if (shelf.ok && shelf.value.games.some(({ rules }) => lacksOwn(rules))) await learnOwn();
    return shelf;
  },
  load: async (id) => {
    const loaded = await library.load(id);
    if (loaded.ok || loaded.failure.why !== 'damaged' || !isMissingOwn(loaded.failure.error)) return loaded;
    await learnOwn();
    return library.load(id);
  },
  save: async (game) => {
    await keeper.keep(ownFor(game.summary.rules));
    return library.save(game);
  },
  remove: async (id) => {
    const removed = await library.remove(id);
    const shelf = await library.list();
    // A damaged game does not say what it needs.
    if (shelf.ok && shelf.value.damaged.length === 0) await keeper.tidy(shelf.value.games.map(({ rules }) => rules));
    return removed;
  },
});

const lacksOwn = (rules: string): boolean => {
  const compiled = compile(rules);
  return !compiled.ok && isMissingOwn(compiled.error);
};
