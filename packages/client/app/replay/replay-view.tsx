import type { State } from '@archmage/engine';
import { stateAt } from '@archmage/host';
import { fill } from '@archmage/words';
import { useState } from 'preact/hooks';
import { ScoreBar } from '../parts/score-bar.tsx';
import type { LogLine } from '../play/log.ts';
import { Icon } from '../shell/icons.tsx';
import { useTitle } from '../shell/screen.tsx';
import { PlayFromHere } from '../start/play-from-here.tsx';
import type { AllTexts } from '../texts/shape.ts';
import { useAllTexts } from '../texts/texts.ts';
import { FightStrip } from './fight-strip.tsx';
import { Sign } from './icons.tsx';
import { toldText } from './moment.ts';
import type { Recording } from './recording.ts';
import { fightAt, viewAt } from './reel.ts';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayHead } from './replay-head.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { Scrubber } from './scrubber.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { LogDialog, Side } from './side.tsx';
import { Choices, Transport } from './transport.tsx';
import { type Replay, useReplay } from './use-replay.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import './replay.css';

/** A game to be watched again, or a position somebody sent. */
export const ReplayView = ({ recording, first }: { readonly recording: Recording; readonly first: number }) => {
  const texts = useAllTexts();
  const replay = useReplay(recording, first);
  const [pointed, setPointed] = useState<LogLine | undefined>(undefined);
  const [open, setOpen] = useState<Overlay | undefined>(undefined);
  const title = titleOf(recording, texts);
  useTitle(title);
  useReplayKeys(replay, setOpen);
  const { projector, reel, onlooker } = replay;
  const at = projector.at.value;
  const isGame = reel.end > 0;
  return (
    <div class={isGame ? 'replay' : 'replay replay-position'}>
      <ReplayHead recording={recording} title={title} />
      <div class="replay-score">
        <ScoreBar
          rules={recording.rules}
          view={viewAt(reel, at)}
          players={recording.players}
          names={recording.names}
          seat={onlooker === 'yellow' || onlooker === 'blue' ? onlooker : undefined}
          clocks={[]}
          prompt={toldText(reel, at, texts)}
        />
      </div>
      <ReplayBoard replay={replay} pointed={pointed} />
      {isGame && (
        <aside class="replay-side">
          <h2>{texts.replay.log}</h2>
          <Side replay={replay} onPoint={setPointed} />
        </aside>
      )}
      <Bar replay={replay} onOpen={setOpen} />
      {open && <Over replay={replay} what={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
};

type Overlay = 'share' | 'log' | 'review';

interface OverProps {
  readonly replay: Replay;
  readonly what: Overlay;
  readonly onClose: () => void;
}

const Over = ({ replay, what, onClose }: OverProps) => {
  const { recording, onlooker } = replay;
  if (what === 'share') {
    const seen = recording.record === undefined ? 'spectator' : onlooker;
    return <ShareDialog recording={recording} view={sharedView(replay)} onlooker={seen} onClose={onClose} />;
  }
  if (what === 'review') return <ReviewDialog replay={replay} onClose={onClose} />;
  return <LogDialog replay={replay} onClose={onClose} />;
};

interface BarProps {
  readonly replay: Replay;
  readonly onOpen: (what: Overlay) => void;
}

const Bar = ({ replay, onOpen }: BarProps) => {
  const { replay: said, review } = useAllTexts();
  const { bar, log, more, share } = said;
  const { projector, recording, reel } = replay;
  const [isMore, setMore] = useState(reel.end === 0);
  const fight = fightAt(reel, projector.at.value);
  return (
    <section class="replay-bar" aria-label={bar.label}>
      {fight && <FightStrip reel={reel} shown={fight} />}
      {reel.end > 0 && (
        <>
          <div class="replay-scrub">
            <Scrubber replay={replay} />
            <button
              type="button"
              class="button-icon replay-log-button"
              aria-label={log}
              aria-haspopup="dialog"
              onClick={() => onOpen('log')}
            >
              <Sign name="log" />
            </button>
            <button
              type="button"
              class="button-icon replay-more-button"
              aria-label={more}
              aria-expanded={isMore}
              onClick={() => setMore(!isMore)}
            >
              <Icon name="sliders" />
            </button>
          </div>
          <Transport replay={replay} />
        </>
      )}
      <div class={isMore ? 'replay-choices replay-choices-open' : 'replay-choices'}>
        {reel.end > 0 && <Choices replay={replay} />}
        {recording.record && (
          <button type="button" class="button" aria-haspopup="dialog" onClick={() => onOpen('review')}>
            <Sign name="chances" />
            {review.title}
          </button>
        )}
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => onOpen('share')}>
          <Sign name="share" />
          {share.button}
        </button>
        <PlayFromHere rules={recording.rules} view={viewAt(reel, projector.at.value)} />
      </div>
    </section>
  );
};

const titleOf = ({ onlookers, from, title }: Recording, { replay }: AllTexts): string => {
  if (onlookers.length === 0) return replay.position;
  if (title !== '') return fill(replay.of, { title });
  return from === 'link' ? replay.game : replay.title;
};

/** While a game goes on, what everybody may know is all that is given away. */
const sharedView = ({ projector, recording, reel }: Replay): State => {
  const at = projector.at.value;
  const isOpen = recording.record !== undefined || recording.onlookers.length === 0;
  return isOpen ? viewAt(reel, at) : stateAt(recording.story('spectator'), at);
};
