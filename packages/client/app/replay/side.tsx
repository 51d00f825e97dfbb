import { useEffect, useRef } from 'preact/hooks';
import { LogPanel } from '../parts/log-panel.tsx';
import type { LogLine } from '../play/log.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { DiceLine } from './dice-line.tsx';
import { logAt } from './reel.ts';
import type { Replay } from './use-replay.ts';

interface SideProps {
  readonly replay: Replay;
  readonly onPoint: (line: LogLine | undefined) => void;
  /** A turn was gone to. */
  readonly onTurn?: () => void;
}

/** What happened up to this moment; a turn of it can be gone back to. */
export const Side = ({ replay, onPoint, onTurn }: SideProps) => {
  const { eyes } = useAllTexts().replay;
  const { goTo, projector, recording, reel } = replay;
  const goToTurn = (number: number): void => {
    const turn = reel.turns.find((each) => each.number === number);
    if (turn !== undefined) goTo(turn.from);
    onTurn?.();
  };
  const isOpen = recording.record === undefined && recording.onlookers.length > 0;
  return (
    <>
      {isOpen && <p class="replay-open small soft">{eyes.open}</p>}
      <div class="replay-log">
        <LogPanel log={logAt(reel, projector.at.value)} onPoint={onPoint} onTurn={goToTurn} />
      </div>
      <DiceLine recording={recording} />
    </>
  );
};

/** The same where there is no room beside the board; it opens at the newest line. */
export const LogDialog = ({ replay, onClose }: { readonly replay: Replay; readonly onClose: () => void }) => {
  const { log } = useAllTexts().replay;
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () => box.current?.querySelector('.log-entry:last-of-type .log-lines li:last-of-type')?.scrollIntoView(),
    [],
  );
  return (
    <Dialog title={log} onClose={onClose}>
      <div ref={box}>
        <Side replay={replay} onPoint={() => undefined} onTurn={onClose} />
      </div>
    </Dialog>
  );
};
