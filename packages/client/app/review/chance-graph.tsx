import { fill } from '@archmage/words';
import { useState } from 'preact/hooks';
import { usePlotWidth } from '../parts/plot-width.ts';
import type { AllTexts } from '../texts/shape.ts';
import { useAllTexts } from '../texts/texts.ts';
import { type ChanceAt, percentsOf, type Swing } from './chances.ts';
import { Door, type Doors } from './door.tsx';
import './chance-graph.css';

export interface ChanceGraphProps {
  readonly chances: readonly ChanceAt[];
  readonly swings: readonly Swing[];
  /** The moment the board shows, if there is one. */
  readonly now?: number | undefined;
  readonly doors: Doors;
}

/** Yellow's chance as a line: below it the yellow share, above it the blue one. Each turn can be pointed at and opened. */
export const ChanceGraph = (props: ChanceGraphProps) => {
  const { review } = useAllTexts();
  const { chances, doors, now } = props;
  const { plot, width } = usePlotWidth();
  const [pointed, point] = useState<number | undefined>(undefined);
  const shown = pointed ?? indexAt(chances, now);
  const at = chances[shown];
  if (at === undefined) return <p class="soft">{review.empty}</p>;
  return (
    <figure class="chances">
      <div class="chances-field">
        <svg ref={plot} class="chances-plot" viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <Plot {...props} width={width} shown={shown} />
        </svg>
        <Pointer chances={chances} shown={shown} onPoint={point} onOpen={() => doors.onOpen(at.at)} />
      </div>
      <figcaption class="chances-told">
        <span>{pointText(review, at)}</span>
        <Door at={at.at} doors={doors}>
          {review.openTurn}
        </Door>
      </figcaption>
      <ChancesTable chances={chances} />
    </figure>
  );
};

/** The last turn that had begun by then; the end without a moment. */
const indexAt = (chances: readonly ChanceAt[], now: number | undefined): number =>
  Math.max(
    0,
    chances.findLastIndex(({ at }) => at <= (now ?? Number.POSITIVE_INFINITY)),
  );

const pointText = ({ point, pointEnd }: AllTexts['review'], { turn, seat, chance }: ChanceAt): string => {
  const { parts } = useAllTexts();
  if (seat === undefined) return fill(pointEnd, percentsOf(chance));
  return fill(point, { turn, seat: parts.seats[seat], ...percentsOf(chance) });
};

interface PointerProps {
  readonly chances: readonly ChanceAt[];
  readonly shown: number;
  readonly onPoint: (nth: number | undefined) => void;
  readonly onOpen: () => void;
}

/** An unseen slider over the drawing: fingers drag it, arrow keys move it, Enter and the mouse open what it is on. */
const Pointer = ({ chances, shown, onPoint, onOpen }: PointerProps) => {
  const { review } = useAllTexts();
  const at = chances[shown];
  const last = chances.length - 1;
  const nthAt = ({ clientX, currentTarget }: { clientX: number; currentTarget: HTMLElement }): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last)));
  };
  return (
    <input
      type="range"
      class="chances-pointer"
      min={0}
      max={last}
      step={1}
      value={shown}
      aria-label={review.graph}
      aria-valuetext={at === undefined ? '' : pointText(review, at)}
      onInput={({ currentTarget }) => onPoint(currentTarget.valueAsNumber)}
      onPointerMove={(event) => event.pointerType === 'mouse' && onPoint(nthAt(event))}
      onClick={(event) => event instanceof PointerEvent && event.pointerType === 'mouse' && onOpen()}
      onKeyDown={({ key }) => key === 'Enter' && onOpen()}
    />
  );
};

interface PlotProps extends ChanceGraphProps {
  readonly width: number;
  readonly shown: number;
}

const HEIGHT = 190;
const LEFT = 40;
const RIGHT = 14;
const TOP = 12;
const BOTTOM = 34;
const TICK = 44;

const Plot = ({ chances, swings, width, shown }: PlotProps) => {
  const span = Math.max(1, chances.length - 1);
  const x = (nth: number) => LEFT + ((width - LEFT - RIGHT) * nth) / span;
  const y = (chance: number) => HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance;
  const line = chances.map(({ chance }, nth) => `${x(nth)} ${y(chance)}`).join('L');
  const right = x(chances.length - 1);
  const pointed = chances[shown];
  return (
    <>
      <path class="chances-blue" d={`M${LEFT} ${y(1)}L${line}L${right} ${y(1)}Z`} />
      <path class="chances-yellow" d={`M${LEFT} ${y(0)}L${line}L${right} ${y(0)}Z`} />
      <Axes chances={chances} width={width} x={x} y={y} />
      <path class="chances-line" d={`M${line}`} />
      {pointed && <path class="chances-here" d={`M${x(shown)} ${y(0)}V${y(1)}`} />}
      {pointed && <circle class="chances-dot" cx={x(shown)} cy={y(pointed.chance)} r="5" />}
      {swings.map(({ at }, nth) => {
        const index = chances.findIndex((each) => each.at === at);
        const to = chances[index + 1]?.chance ?? 0;
        return <SwingMark key={at} nth={nth + 1} x={x(index + 1)} y={y(to)} />;
      })}
    </>
  );
};

const SwingMark = ({ nth, x, y }: { readonly nth: number; readonly x: number; readonly y: number }) => (
  <g class="chances-swing" transform={`translate(${x} ${Math.min(HEIGHT - BOTTOM - 9, Math.max(TOP + 9, y))})`}>
    <circle r="9" />
    <text y="4" text-anchor="middle">
      {nth}
    </text>
  </g>
);

interface AxesProps {
  readonly chances: readonly ChanceAt[];
  readonly width: number;
  readonly x: (nth: number) => number;
  readonly y: (chance: number) => number;
}

const Axes = ({ chances, width, x, y }: AxesProps) => {
  const { review } = useAllTexts();
  const every = Math.max(1, Math.ceil((chances.length * TICK) / width));
  return (
    <g class="chances-axes">
      {[0, 0.5, 1].map((chance) => (
        <g key={`${chance}`}>
          <path class={chance === 0.5 ? 'chances-half' : 'chances-rim'} d={`M${LEFT} ${y(chance)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(chance) + 4} text-anchor="end">
            {fill(review.share, { share: chance * 100 })}
          </text>
        </g>
      ))}
      {chances.map(({ turn, at, seat }, nth) =>
        nth % every === 0 && seat !== undefined ? (
          <text key={at} x={x(nth)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">
            {turn}
          </text>
        ) : undefined,
      )}
      <text x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 3} text-anchor="middle">
        {review.turns}
      </text>
    </g>
  );
};

const ChancesTable = ({ chances }: Pick<ChanceGraphProps, 'chances'>) => {
  const { parts, review } = useAllTexts();
  return (
    <div class="shell-unseen">
      <table>
        <caption>{review.table}</caption>
        <thead>
          <tr>
            <th scope="col">{review.turns}</th>
            <th scope="col">{parts.seats.yellow}</th>
            <th scope="col">{parts.seats.blue}</th>
          </tr>
        </thead>
        <tbody>
          {chances.map(({ at, chance, seat, turn }) => (
            <tr key={at}>
              <th scope="row">{seat === undefined ? review.end : turn}</th>
              <td>{fill(review.share, { share: percentsOf(chance).yellow })}</td>
              <td>{fill(review.share, { share: percentsOf(chance).blue })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
