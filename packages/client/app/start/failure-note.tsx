import type { Failure } from '@archmage/host';
import { useEffect, useRef } from 'preact/hooks';
import { hrefOf, route } from '../shell/router.ts';
import { useTexts } from '../texts/texts.ts';
import { failureWords } from './failure-words.ts';

interface FailureNoteProps {
  readonly failure: Failure;
  readonly onRetry?: () => void;
}

/** Why something could not be stored or read, and what to do. It takes the focus, so that it is read. */
export const FailureNote = ({ failure, onRetry }: FailureNoteProps) => {
  const { start } = useTexts();
  const { title, text, detail } = failureWords(failure);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failure]);
  return (
    <div ref={box} class="start-failure" role="alert" tabindex={-1}>
      <strong>{title}</strong>
      <p>{text}</p>
      {detail && <p class="soft small">{detail}</p>}
      <div class="shell-row">
        {onRetry && (
          <button type="button" class="button button-small" onClick={onRetry}>
            {start.again}
          </button>
        )}
        {failure.why === 'full' && route.value.name !== 'games' && (
          <a class="button button-small" href={hrefOf({ name: 'games' })}>
            {start.toGames}
          </a>
        )}
      </div>
    </div>
  );
};
