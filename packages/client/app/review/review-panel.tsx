import { useMemo } from 'preact/hooks';
import { useAllTexts } from '../texts/texts.ts';
import { ChanceGraph } from './chance-graph.tsx';
import type { Doors } from './door.tsx';
import type { Reviewed } from './review.ts';
import { SwingList } from './swing-list.tsx';
import { useReview } from './use-review.ts';
import './review.css';

export interface ReviewPanelProps {
  readonly game: Reviewed;
  /** The hash of the game, where it is known. */
  readonly name: string | undefined;
  readonly doors: Doors;
  /** Below that of the panel or dialog around it. */
  readonly heading: 'h3' | 'h4';
  /** The moment the board shows. */
  readonly now?: number | undefined;
}

/** How the chances went, and where they turned. The computer looks through the game while this is open. */
export const ReviewPanel = ({ game, name, doors, heading: Heading, now }: ReviewPanelProps) => {
  const { review: said } = useAllTexts();
  const review = useReview(game, name);
  const story = useMemo(() => game.story('spectator'), [game]);
  if (review === 'failed') return <p class="soft">{said.failed}</p>;
  const isDone = review?.progress === 1;
  return (
    <div class="review">
      {!isDone && (
        <p class="review-working">
          <span>{said.working}</span>
          <progress max={1} value={review?.progress ?? 0} aria-label={said.working} />
        </p>
      )}
      {review && (
        <div class="review-blocks">
          <div class="review-block">
            <ChanceGraph chances={review.chances} swings={review.swings} now={now} doors={doors} />
            <p class="review-about">{said.about}</p>
          </div>
          {(isDone || review.swings.length > 0) && (
            <div class="review-block">
              <Heading>{said.swings}</Heading>
              <SwingList rules={game.rules} story={story} swings={review.swings} doors={doors} />
            </div>
          )}
        </div>
      )}
    </div>
  );
};
