import { fill } from '@archmage/words';
import { Message } from '../shell/message.tsx';
import { notify } from '../shell/notices.tsx';
import { hrefOf } from '../shell/router.ts';
import type { Denied } from './http.ts';
import { onlineTexts, useOnlineTexts } from './texts/texts.ts';

/** Why the server could not help, and what can be done. */
export const failedText = ({ code }: Denied): string => {
  const { failed } = onlineTexts.value;
  const text = (failed as Readonly<Record<string, string | undefined>>)[code];
  return text ?? fill(failed.other, { code });
};

export const sayFailed = (denied: Denied): void => void notify({ text: failedText(denied), tone: 'bad' });

interface FailedProps {
  readonly denied: Denied;
  readonly onRetry: () => void;
}

export const Failed = ({ denied, onRetry }: FailedProps) => {
  const { failed } = useOnlineTexts();
  return (
    <Message title={failed.title} text={failedText(denied)}>
      <button type="button" class="button button-main" onClick={onRetry}>
        {failed.retry}
      </button>
      <a class="button" href={hrefOf({ name: 'home' })}>
        {failed.home}
      </a>
    </Message>
  );
};
