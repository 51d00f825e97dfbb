import type { Failure } from '@archmage/host';
import { explainIn } from '@archmage/words';
import type { LinkFailure } from '../host/links.ts';
import { Message } from '../shell/message.tsx';
import { hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { failureWords } from '../start/failure-words.ts';
import { lexicon, useAllTexts } from '../texts/texts.ts';
import { MendLink } from '../workshop/mend-link.tsx';
import { missingWords } from '../workshop/missing-words.ts';

/** A link that is no position and no game, and the ways out. */
export const UnreadLink = ({ failure }: { readonly failure: LinkFailure }) => {
  const { replay } = useAllTexts();
  useTitle(replay.unread.title);
  const missing = failure.why === 'unreadable' ? missingWords(failure.error) : undefined;
  const detail = missing ?? (failure.why === 'unreadable' ? explainIn(lexicon.value, failure.error) : undefined);
  return (
    <Message title={replay.unread.title} text={replay.unread[failure.why]}>
      {detail && <p class="soft small">{detail}</p>}
      {missing && <MendLink />}
      <Outs />
    </Message>
  );
};

/** A stored game that cannot be loaded. */
export const UnreadGame = ({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) => {
  const { start } = useAllTexts();
  const { title, text, detail, mend } = failureWords(failure);
  useTitle(title);
  return (
    <Message title={title} text={text}>
      {detail && <p class="soft small">{detail}</p>}
      {mend && <MendLink />}
      {failure.why !== 'missing' && failure.why !== 'damaged' && (
        <button type="button" class="button button-main" onClick={onRetry}>
          {start.again}
        </button>
      )}
      <Outs />
    </Message>
  );
};

const Outs = () => {
  const { replay } = useAllTexts();
  return (
    <>
      <a class="button button-main" href={hrefOf({ name: 'games' })}>
        {replay.games}
      </a>
      <a class="button" href={hrefOf({ name: 'home' })}>
        {replay.home}
      </a>
    </>
  );
};
