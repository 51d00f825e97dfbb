import type { Library } from '../host/library.ts';
import { keeper, learntFor } from './known.ts';

/** A game that is stored keeps what it needs: without it nobody could open it again. */
export const keepingNeeds = (library: Library): Library => ({
  ...library,
  save: async (game) => {
    await keeper.keep(learntFor(game.summary.rules));
    return library.save(game);
  },
});
