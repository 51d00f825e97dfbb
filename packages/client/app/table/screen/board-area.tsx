import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../../../board/board.tsx';
import { type Orientation, viewBoxOf } from '../../../board/geometry.ts';
import type { BoardShape, Gestures, Spot } from '../../../board/model.ts';
import { isStill } from '../../shell/settings.ts';
import { lexicon, useTexts } from '../../texts/texts.ts';
import { describeSpot } from '../said/describe.ts';
import type { TableSession } from '../session.ts';
import { useTurn } from '../turn/door.tsx';

/** The board as large as its place allows; upright where that makes its squares larger. */
export const BoardArea = ({ session }: { readonly session: TableSession }) => {
  const { table: said } = useTexts();
  const { host, stage, view } = session.table;
  const model = session.scenery.value;
  const { box, orientation, ratio } = useFit(model.shape);
  const gestures = useGestures(session);
  const turn = useTurn(session);
  const shown = view.value;
  const spoken = lexicon.value;
  const describe = useCallback((spot: Spot) => describeSpot(host.rules, shown, spot), [host, shown, spoken]);
  return (
    <div class="table-place" ref={box}>
      <div class="table-board" data-orientation={orientation} style={{ '--table-ratio': ratio }}>
        <Board
          model={model}
          gestures={gestures}
          orientation={orientation}
          label={said.board}
          describe={describe}
          stage={stage}
          beneath={turn && <turn.Signs session={session} orientation={orientation} />}
          motion={isStill.value ? 'reduced' : 'full'}
        />
      </div>
    </div>
  );
};

/** How long the pointer rests before something is said about it. */
const REST = 160;

const useGestures = (session: TableSession): Gestures => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      onPick: session.hand.pick,
      onAsk: session.hand.ask,
      onDrag: session.hand.drag,
      onPoint: (spot) => {
        session.pointed.current = spot;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          session.table.resting.value = spot;
        }, REST);
      },
    }),
    [session],
  );
};

const NARROW = 600;

const useFit = (shape: BoardShape) => {
  const box = useRef<HTMLDivElement>(null);
  const orientation = useSignal<Orientation>('landscape');
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const fit = () => {
      orientation.value = orientationFor(shape, element.clientWidth, element.clientHeight);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [shape, orientation]);
  const view = viewBoxOf(shape, orientation.value);
  return { box, orientation: orientation.value, ratio: `${view.width} / ${view.height}` };
};

/** On a narrow screen the board may be taller than the window: the page scrolls. */
const orientationFor = (shape: BoardShape, width: number, height: number): Orientation => {
  if (width < NARROW && innerHeight > innerWidth) return 'portrait';
  const scale = (orientation: Orientation) => {
    const view = viewBoxOf(shape, orientation);
    return Math.min(width / view.width, height / view.height);
  };
  return scale('portrait') > scale('landscape') ? 'portrait' : 'landscape';
};
