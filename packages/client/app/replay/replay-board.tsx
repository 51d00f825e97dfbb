import { SEATS, type State } from '@archmage/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import type { Orientation } from '../../board/geometry.ts';
import type { BoardModel, Gestures, Spot } from '../../board/model.ts';
import type { LogLine } from '../play/log.ts';
import { pictureOf } from '../play/picture.ts';
import { isStill } from '../shell/settings.ts';
import { dotPlaces } from '../table/hand/lay-out.ts';
import { describeRoom, describeSpot } from '../table/said/describe.ts';
import { useAllTexts } from '../texts/texts.ts';
import { fightAt, toldAt, viewAt } from './reel.ts';
import { fightersIn, highlightsOf, trailsOf } from './scenery.ts';
import type { Replay } from './use-replay.ts';

interface ReplayBoardProps {
  readonly replay: Replay;
  /** A line of the log that is being looked at. */
  readonly pointed: LogLine | undefined;
}

/** The board of the moment, with what the last action was about pointed out. */
export const ReplayBoard = ({ replay, pointed }: ReplayBoardProps) => {
  const { table } = useAllTexts();
  const { projector, recording, stage, words } = replay;
  const box = useRef<HTMLDivElement>(null);
  const orientation = useOrientation(box);
  const view = projector.shown.value;
  const model = useModel(replay, view, pointed);
  const { rules } = recording;
  // The names are said in the language of `words`.
  const describe = useMemo(() => (spot: Spot) => describeSpot(rules, view, spot), [rules, view, words]);
  return (
    <div class="replay-board" ref={box}>
      <Board
        model={model}
        gestures={LOOKING}
        orientation={orientation}
        label={table.board}
        describe={describe}
        stage={stage}
        motion={isStill.value ? 'reduced' : 'full'}
      />
    </div>
  );
};

const nothing = (): void => undefined;

/** A replay is looked at; nothing can be moved. */
const LOOKING: Gestures = { onPick: nothing, onAsk: nothing, onPoint: nothing, onDrag: nothing };

const useModel = (replay: Replay, view: State, pointed: LogLine | undefined): BoardModel => {
  const { fight, highlight } = useAllTexts().replay;
  const { projector, reel } = replay;
  const at = projector.at.value;
  const isSettled = view === viewAt(reel, at);
  const lines = useMemo(
    () => (pointed === undefined ? toldAt(reel, isSettled ? at : 0) : [pointed]),
    [reel, at, isSettled, pointed],
  );
  const marks = useMemo(
    () => ({
      highlights: [
        ...highlightsOf(lines, highlight),
        ...fightersIn(pointed === undefined ? fightAt(reel, at) : undefined, fight.title),
      ],
      trails: trailsOf(lines),
    }),
    [lines, pointed, reel, at, fight, highlight],
  );
  const room = (seen: State, tile: number) => describeRoom(reel.rules, seen, tile);
  const previous = useRef<BoardModel | undefined>(undefined);
  const picture = pictureOf(reel.rules, view, { words: { room }, previous: previous.current, ...marks });
  previous.current = picture;
  return useMemo(
    () => ({ ...picture, dots: SEATS.flatMap((seat) => dotPlaces(reel.rules, seat)) }),
    [picture, reel.rules],
  );
};

/** Upright where there is more height than width. */
const useOrientation = (box: { readonly current: HTMLElement | null }): Orientation => {
  const [orientation, turn] = useState<Orientation>(() =>
    matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape',
  );
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      turn(element.clientHeight > element.clientWidth ? 'portrait' : 'landscape');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return orientation;
};
