import type { Ruleset, State } from '@archmage/engine';
import { continueFrom, type Failure } from '@archmage/host';
import { fill } from '@archmage/words';
import { useState } from 'preact/hooks';
import { ArtSprite } from '../../art/defs.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { begin } from './begin.ts';
import { FailureNote } from './failure-note.tsx';
import { freshSeed } from './fresh-seed.ts';
import { OpponentChoice, type OpponentWish } from './opponent-choice.tsx';
import { rememberedWish } from './remember.ts';
import { freshId, playersOf, seatOf } from './wish.ts';
import './start.css';

export interface PlayFromHereProps {
  readonly rules: Ruleset;
  /** What is known of the position: holes in it are dealt anew. */
  readonly view: State;
}

/** A button and the dialog it opens. */
export const PlayFromHere = ({ rules, view }: PlayFromHereProps) => {
  const { start } = useAllTexts();
  const [opened, setOpened] = useState<State>();
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpened(view)}>
        {start.from.title}
      </button>
      {opened && <PlayFromHereDialog rules={rules} view={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

interface PlayFromHereDialogProps extends PlayFromHereProps {
  readonly onClose: () => void;
  /** Something else that can be done with the position. */
  readonly other?: { readonly text: string; readonly run: () => void };
}

/** A dialog that begins a new game at a position, on one screen or against the computer. */
export const PlayFromHereDialog = ({ rules, view, onClose, other }: PlayFromHereDialogProps) => {
  const { start } = useAllTexts();
  const [wish, setWish] = useState<OpponentWish>(() => ({ ...rememberedWish(), side: view.turn.seat }));
  const { trouble, run } = useBegin(rules, view, wish);
  return (
    <Dialog
      title={start.from.title}
      onClose={onClose}
      wide
      actions={
        <>
          {other && (
            <button type="button" class="button" onClick={other.run}>
              {other.text}
            </button>
          )}
          <button type="button" class="button button-main" onClick={run}>
            {start.begin.start}
          </button>
        </>
      }
    >
      <div class="start-asked">
        <ArtSprite />
        <p>
          {start.from.lead} {fill(start.from.toMove, { side: start.sides[view.turn.seat] })}
        </p>
        <OpponentChoice
          wish={wish}
          sides={['yellow', 'blue']}
          onChange={(change) => setWish((before) => ({ ...before, ...change }))}
        />
        {typeof trouble === 'string' && (
          <p class="start-wrong" role="alert">
            {start.from[trouble]}
          </p>
        )}
        {typeof trouble === 'object' && <FailureNote failure={trouble} onRetry={run} />}
      </div>
    </Dialog>
  );
};

type Trouble = 'over' | 'impossible' | Failure;

const useBegin = (rules: Ruleset, view: State, wish: OpponentWish) => {
  const [trouble, setTrouble] = useState<Trouble>();
  const run = async (): Promise<void> => {
    const seed = freshSeed();
    const start = continueFrom(rules, view, seed);
    if (typeof start === 'string') return setTrouble(start);
    const { memory, takeback } = rememberedWish();
    const players = playersOf(wish, wish.mode === 'oneScreen' ? 'yellow' : seatOf(wish.side));
    const options = { memory, takeback };
    setTrouble(await begin({ id: freshId(), title: '', rules, players, options, seed, started: Date.now(), start }));
  };
  return { trouble, run: () => void run() };
};
