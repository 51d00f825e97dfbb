import type { Result } from '@archmage/engine';
import type { Failure, Setting } from '@archmage/host';
import { useEffect, useState } from 'preact/hooks';
import { bring } from '../boxes.ts';
import { guidedSetting } from '../school/guided-start.ts';
import { explainGame } from '../school/progress.ts';
import { hrefOf, type Start } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { begin } from './begin.ts';
import { FailureNote } from './failure-note.tsx';
import { rememberedWish } from './remember.ts';
import { BOOK_WISH, settingOf } from './wish.ts';
import './start.css';

type Way = Exclude<Start, 'choose' | 'solo'>;

/** The book's game against the opponent of last time, or one that is explained. */
const settingFor = (how: Way): Result<Setting> => {
  if (how === 'guided') return guidedSetting(Date.now());
  const opening = how === 'quick' ? 'full' : 'simple';
  return settingOf({ ...BOOK_WISH, level: rememberedWish().level, opening }, Date.now());
};

/** A game begun without a question; back leads past this screen. */
export const StartAtOnce = ({ start: how }: { readonly start: Way }) => {
  const { start } = useAllTexts();
  const [failure, setFailure] = useState<Failure>();
  useTitle(start.begin.title);
  const run = async (): Promise<void> => {
    try {
      await bring(['base.1']);
    } catch {
      return setFailure({ why: 'unfetched' });
    }
    const setting = settingFor(how);
    if (!setting.ok) return;
    if (how === 'guided') explainGame(setting.value.id);
    setFailure(await begin(setting.value, 'replace'));
  };
  useEffect(() => void run(), []);
  if (failure === undefined) return <h1 tabindex={-1}>{start.begin.starting}</h1>;
  return (
    <div class="card shell-message">
      <h1 tabindex={-1}>{start.begin.stopped}</h1>
      <FailureNote failure={failure} onRetry={() => void run()} />
      <a href={hrefOf({ name: 'new', start: 'choose' })}>{start.begin.title}</a>
    </div>
  );
};
