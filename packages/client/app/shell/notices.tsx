import { signal } from '@preact/signals';
import { useTexts } from '../texts/texts.ts';
import { Icon } from './icons.tsx';

export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly action?: { readonly text: string; readonly run: () => void };
  /** Milliseconds until it goes by itself; one that asks for something stays. */
  readonly lasts?: number;
}

/** What is shown now. */
export const notices = signal<readonly (Notice & { readonly number: number })[]>([]);
const LASTS = 6000;
let count = 0;

/** Shows a notice at the foot of the page and reads it out; answers what takes it away. */
export const notify = (notice: Notice): (() => void) => {
  count += 1;
  const number = count;
  const dismiss = () => {
    notices.value = notices.value.filter((each) => each.number !== number);
  };
  notices.value = [...notices.value.filter(({ text }) => text !== notice.text), { ...notice, number }];
  const lasts = notice.lasts ?? (notice.action === undefined && notice.tone !== 'bad' ? LASTS : undefined);
  if (lasts !== undefined) setTimeout(dismiss, lasts);
  return dismiss;
};

/** Takes every notice away, for when the next person takes the seat. */
export const clearNotices = (): void => {
  notices.value = [];
};

export const Notices = () => {
  const { shell } = useTexts();
  return (
    <div class="notices" role="status" aria-label={shell.notices}>
      {notices.value.map((notice) => (
        <div key={notice.number} class={`notices-item notices-${notice.tone}`}>
          <p>{notice.text}</p>
          {notice.action && (
            <button type="button" class="button button-small" onClick={notice.action.run}>
              {notice.action.text}
            </button>
          )}
          <button
            type="button"
            class="button-icon"
            aria-label={shell.dismiss}
            onClick={() => {
              notices.value = notices.value.filter(({ number }) => number !== notice.number);
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
};
