import type { GameSummary } from '@archmage/host';
import { world } from '../world.ts';
import { gameName, standing } from './game-words.ts';

/** What a link to a game says. */
export interface LatestGame {
  readonly id: string;
  readonly title: string;
}

/** The one that was played last, among those that are not over. */
export const latestGame = async (): Promise<GameSummary | undefined> => {
  const shelf = await world().library.list();
  return shelf.ok ? shelf.value.games.find(({ ending }) => ending === undefined) : undefined;
};

export const wordsOf = (game: GameSummary): LatestGame => ({
  id: game.id,
  title: `${gameName(game)} · ${standing(game)}`,
});
