import type { Failure } from '@archmage/host';
import { fill } from '@archmage/words';
import { useEffect, useState } from 'preact/hooks';
import { ArtSprite } from '../../art/defs.tsx';
import { bringFor } from '../boxes.ts';
import { SOLO_HOW } from '../rules/how-address.ts';
import { Icon } from '../shell/icons.tsx';
import { hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { beginWith } from '../start/begin.ts';
import { FailureNote } from '../start/failure-note.tsx';
import { StorageNote } from '../start/storage-note.tsx';
import { telling } from '../texts/texts.ts';
import { Gallery } from './gallery.tsx';
import { RecordsPanel } from './records-panel.tsx';
import { ChanceChoice, LevelChoice, TeamChoice } from './solo-choices.tsx';
import { rememberedSolo, rememberSolo, type SoloWish, STARTERS, soloGame } from './solo-wish.ts';
import { useSoloTexts } from './texts/texts.ts';
import { learnSolo } from './use-solo-words.ts';
import '../start/start.css';
import './new-solo.css';

/** Asks for what a game alone needs; everything is chosen already, and one press begins it. */
export const NewSolo = () => {
  const { begin, how } = useSoloTexts();
  const [wish, setWish] = useState(rememberedSolo);
  const isReady = useBoxes();
  const { state, run } = useBegin(wish);
  useTitle(begin.title);
  const onChange = (change: Partial<SoloWish>) => setWish((before) => ({ ...before, ...change }));
  const isWhole = wish.team.length === STARTERS;
  return (
    <div class="start solo-new">
      <ArtSprite />
      <div class="start-head">
        <h1 tabindex={-1}>{begin.title}</h1>
        <p class="soft">
          {begin.lead} <a href={hrefOf({ name: 'rules', id: SOLO_HOW })}>{how}</a>
        </p>
      </div>
      {isReady && (
        <form
          class="start-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isWhole) run();
          }}
        >
          <div class="start-asked">
            <LevelChoice wish={wish} onChange={onChange} />
            <TeamChoice wish={wish} onChange={onChange} />
            <ChanceChoice wish={wish} onChange={onChange} />
            <Gallery />
          </div>
          <div class="start-side">
            <RecordsPanel />
            <StorageNote />
            {typeof state === 'object' && <FailureNote failure={state} onRetry={run} />}
            <div class="start-foot">
              {!isWhole && (
                <p class="start-wrong" role="alert">
                  {fill(begin.teamCount, { count: wish.team.length })}
                </p>
              )}
              <button
                type="submit"
                class="button button-main start-go"
                disabled={!isWhole}
                aria-disabled={state === 'running'}
              >
                <Icon name="play" />
                {state === 'running' ? begin.starting : begin.start}
              </button>
            </div>
          </div>
        </form>
      )}
    </div>
  );
};

/** The rules, words and pictures of the game, and what only a screen outside of a table says. */
const useBoxes = (): boolean => {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void telling(() => Promise.all([bringFor('prison.1 solo=pink'), learnSolo()])).then(() => setReady(true));
  }, []);
  return isReady;
};

const useBegin = (wish: SoloWish) => {
  const [state, setState] = useState<'asking' | 'running' | Failure>('asking');
  const run = async (): Promise<void> => {
    if (state === 'running') return;
    rememberSolo(wish);
    setState('running');
    setState((await beginWith(soloGame(wish, Date.now()))) ?? 'asking');
  };
  return { state, run: () => void run() };
};
