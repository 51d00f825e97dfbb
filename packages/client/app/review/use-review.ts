import { useEffect, useState } from 'preact/hooks';
import { adviser } from '../world.ts';
import { type Review, type Reviewed, reviewGame } from './review.ts';

/** What is known by now of a finished game; `failed` when nobody could look. What has a name is remembered. */
export const useReview = (game: Reviewed, name: string | undefined): Review | 'failed' | undefined => {
  const [review, setReview] = useState<Review | 'failed' | undefined>(() => known.get(name ?? ''));
  useEffect(() => {
    if (known.has(name ?? '')) return undefined;
    const left = new AbortController();
    const tell = (found: Review): void => {
      if (left.signal.aborted) return;
      if (found.progress === 1 && name !== undefined) known.set(name, found);
      setReview(found);
    };
    reviewGame(game, adviser(), tell, left.signal).catch(() => !left.signal.aborted && setReview('failed'));
    return () => left.abort();
  }, [game, name]);
  return review;
};

/** A game is looked through once while the page is open. */
const known = new Map<string, Review>();
