import type { Failure } from '@archmage/host';
import { explainIn, fill } from '@archmage/words';
import { useEffect, useState } from 'preact/hooks';
import { ArtSprite } from '../../art/defs.tsx';
import { Icon } from '../shell/icons.tsx';
import { useTitle } from '../shell/screen.tsx';
import { lexicon, useAllTexts } from '../texts/texts.ts';
import { world } from '../world.ts';
import { begin } from './begin.ts';
import { BoxChoice } from './box-choice.tsx';
import { ChanceChoice } from './chance-choice.tsx';
import { FailureNote } from './failure-note.tsx';
import { OpponentChoice } from './opponent-choice.tsx';
import { RadioCards } from './radio-cards.tsx';
import { rememberedWish, rememberWish } from './remember.ts';
import { RulesChoice } from './rules-choice.tsx';
import { ScenarioChoice } from './scenario-choice.tsx';
import { StorageNote } from './storage-note.tsx';
import { summaryOf } from './summary.ts';
import { GAMES, isMixable, OPENINGS, rulesOf, settingOf, type Wish } from './wish.ts';
import './start.css';

/** Asks for everything a game needs; one press begins it. */
export const NewGame = () => {
  const { start } = useAllTexts();
  const [wish, setWish] = useState(rememberedWish);
  const { state, run } = useBegin(wish);
  useTitle(start.begin.title);
  const onChange = (change: Partial<Wish>) => setWish((before) => ({ ...before, ...change }));
  return (
    <div class="start">
      <ArtSprite />
      <div class="start-head">
        <h1 tabindex={-1}>{start.begin.title}</h1>
        <p class="soft">{start.begin.lead}</p>
      </div>
      <form
        class="start-form"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <div class="start-asked">
          <OpponentChoice wish={wish} onChange={onChange} />
          <BoxChoice wish={wish} onChange={onChange} />
          <ScenarioChoice />
          {wish.set === 'base' && (
            <RadioCards
              legend={start.begin.game}
              options={GAMES.map((value) => ({ value, ...start.begin.games[value] }))}
              value={wish.game}
              onChange={(game) => onChange({ game })}
            />
          )}
          {wish.set !== 'mixed' && (
            <RadioCards
              legend={start.begin.opening}
              options={OPENINGS.map((value) => ({ value, ...start.begin.openings[value] }))}
              value={wish.opening}
              onChange={(opening) => onChange({ opening })}
            />
          )}
          <RulesChoice wish={wish} onChange={onChange} />
          <ChanceChoice wish={wish} onChange={onChange} />
        </div>
        <Ready wish={wish} state={state} onRetry={run} />
      </form>
    </div>
  );
};

type Beginning = 'asking' | 'running' | Failure;

interface ReadyProps {
  readonly wish: Wish;
  readonly state: Beginning;
  readonly onRetry: () => void;
}

/** What will be played, and the button. */
const Ready = ({ wish, state, onRetry }: ReadyProps) => {
  const { start } = useAllTexts();
  const rules = rulesOf(wish, 'yellow');
  useLibrary();
  return (
    <div class="start-side">
      <div class="card start-ready">
        <p class="start-summary">{summaryOf(start, wish)}</p>
        {!rules.ok && (
          <p class="start-wrong" role="alert">
            {isMixable(wish)
              ? fill(start.begin.impossible, { reason: explainIn(lexicon.value, rules.error) })
              : start.begin.few}
          </p>
        )}
        <StorageNote />
        {typeof state === 'object' && <FailureNote failure={state} onRetry={onRetry} />}
      </div>
      <div class="start-foot">
        <button
          type="submit"
          class="button button-main start-go"
          disabled={!rules.ok}
          aria-disabled={state === 'running'}
        >
          <Icon name="play" />
          {state === 'running' ? start.begin.starting : start.begin.start}
        </button>
      </div>
    </div>
  );
};

/** Asked early, so that it is known before the game begins whether it can be kept. */
const useLibrary = (): void => {
  useEffect(() => {
    void world().library.list();
  }, []);
};

const useBegin = (wish: Wish) => {
  const [state, setState] = useState<Beginning>('asking');
  const run = async (): Promise<void> => {
    const setting = settingOf(wish, Date.now());
    if (state === 'running' || !setting.ok) return;
    rememberWish(wish);
    setState('running');
    setState((await begin(setting.value)) ?? 'asking');
  };
  return { state, run: () => void run() };
};
