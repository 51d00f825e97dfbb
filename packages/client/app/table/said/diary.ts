import type { Viewer } from '@archmage/engine';
import type { Host, Story } from '@archmage/host';
import type { Lexicon } from '@archmage/words';
import { computed, type ReadonlySignal } from '@preact/signals';
import { beginLog, type Log, noteDown } from '../../play/log.ts';
import { lexicon } from '../../texts/texts.ts';

/** The log of what was told so far, through the viewer's eyes and in his language. */
export const diaryOf = (
  host: Host,
  viewer: ReadonlySignal<Viewer>,
  told: ReadonlySignal<number>,
): ReadonlySignal<Log> => {
  let last: Kept | undefined;
  return computed(() => {
    const now = { viewer: viewer.value, words: lexicon.value };
    const story = host.story(now.viewer);
    const isMore = last?.viewer === now.viewer && last.words === now.words && last.log.chapters <= told.value;
    const log = writeOn(host, story, isMore && last ? last.log : beginLog(story.start), told.value);
    last = { ...now, log };
    return log;
  });
};

interface Kept {
  readonly viewer: Viewer;
  readonly words: Lexicon;
  readonly log: Log;
}

const writeOn = ({ rules }: Host, story: Story, log: Log, told: number): Log => {
  const writer = { rules, words: lexicon.value };
  return story.chapters.slice(log.chapters, told).reduce((sum, chapter) => noteDown(sum, chapter, writer), log);
};
