import { failed, fine, type Library, type StoredGame } from './library.ts';

/** Games that last as long as the program: for tests, and where there is no storage. */
export const memoryLibrary = (): Library => {
  const games = new Map<string, StoredGame>();
  const change = (id: string, apply: (game: StoredGame) => StoredGame) => {
    const game = games.get(id);
    if (game === undefined) return failed({ why: 'missing' });
    games.set(id, apply(game));
    return fine;
  };
  return {
    list: async () => {
      const all = [...games.values()].map(({ summary }) => summary);
      return { ok: true, value: { games: all.sort((a, b) => b.changed - a.changed), damaged: [] } };
    },
    load: async (id) => {
      const game = games.get(id);
      return game === undefined ? failed({ why: 'missing' }) : { ok: true, value: game };
    },
    save: async (game) => {
      games.set(game.summary.id, game);
      return fine;
    },
    append: async (id, { summary, stored, game: { batches }, spent }) => {
      if (games.has(id) && games.get(id)?.batches.length !== stored) return failed({ why: 'elsewhere' });
      return change(id, (game) => ({ ...game, summary, spent, batches }));
    },
    saveClock: async (id, spent) => change(id, (game) => ({ ...game, spent })),
    remove: async (id) => {
      games.delete(id);
      return fine;
    },
  };
};
