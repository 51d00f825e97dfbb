import type { GameSummary } from '@archmage/host';
import { useEffect, useState } from 'preact/hooks';
import type { LatestGame } from '../start/latest.ts';

interface Found {
  readonly game: GameSummary;
  readonly words: (game: GameSummary) => LatestGame;
}

/** The game somebody would go on with: fetched after the page is there, since the page can do without. */
export const useLatestGame = (): LatestGame | undefined | 'unknown' => {
  const [found, setFound] = useState<Found | undefined | 'unknown'>('unknown');
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<Found | undefined> => {
      const { latestGame, wordsOf } = await import('../start/latest.ts');
      const game = await latestGame();
      return game && { game, words: wordsOf };
    };
    look().then(
      (game) => isWanted && setFound(game),
      () => isWanted && setFound(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return typeof found === 'object' ? found.words(found.game) : found;
};
