import { SEATS, type Seat } from '@archmage/engine';
import { fill } from '@archmage/words';
import type { PointsAt } from '../play/stats.ts';
import { useAllTexts } from '../texts/texts.ts';
import { usePlotWidth } from './plot-width.ts';
import './parts.css';
import './points-graph.css';

export interface PointsGraphProps {
  readonly points: readonly PointsAt[];
  readonly target: number;
}

/** Victory points over the turns: circles and a full line for yellow, hexagons and a dashed one for blue. */
export const PointsGraph = ({ points, target }: PointsGraphProps) => {
  const { ending, parts } = useAllTexts();
  const { graph } = ending;
  const { seats } = parts;
  const last = points.at(-1);
  const { plot, width } = usePlotWidth();
  if (last === undefined) return <p class="soft">{graph.empty}</p>;
  return (
    <figure class="graph">
      <figcaption class="graph-legend">
        {SEATS.map((seat) => (
          <span key={seat} class={`graph-key graph-${seat}`}>
            <svg viewBox="-14 -7 28 14" aria-hidden="true" focusable="false">
              <path class="graph-line" d="M-14 0H14" />
              <path class="graph-dot" d={DOTS[seat]} />
            </svg>
            {seats[seat]}
          </span>
        ))}
      </figcaption>
      <svg
        ref={plot}
        class="graph-plot"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${graph.label}. ${fill(graph.summary, { ...last, target })}`}
      >
        <Axes points={points} target={target} width={width} />
        {[...SEATS].reverse().map((seat) => (
          <Line key={seat} points={points} target={target} width={width} seat={seat} />
        ))}
      </svg>
      <PointsTable points={points} />
    </figure>
  );
};

interface PlotProps extends PointsGraphProps {
  readonly width: number;
}

const HEIGHT = 200;
const TICK = 44;
const LEFT = 34;
const RIGHT = 14;
const TOP = 16;
const BOTTOM = 34;

const DOTS = {
  yellow: 'M-4.500 0a4.500 4.500 0 1 0 9 0 4.500 4.500 0 1 0-9 0Z',
  blue: 'M0-5.500L4.800-2.750V2.750L0 5.500-4.800 2.750V-2.750Z',
} as const;

interface Scale {
  readonly x: (nth: number) => number;
  readonly y: (value: number) => number;
  readonly top: number;
}

const scaleOf = ({ points, target, width }: PlotProps): Scale => {
  const top = Math.max(target, ...points.flatMap(({ yellow, blue }) => [yellow, blue]));
  const span = Math.max(1, points.length - 1);
  return {
    x: (nth) => LEFT + ((width - LEFT - RIGHT) * nth) / span,
    y: (value) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / top,
    top,
  };
};

const Axes = (props: PlotProps) => {
  const { graph } = useAllTexts().ending;
  const { x, y, top } = scaleOf(props);
  const { points, target, width } = props;
  const every = Math.max(1, Math.ceil((points.length * TICK) / width));
  return (
    <g class="graph-axes">
      {Array.from({ length: top + 1 }, (_, value) => (
        <g key={`${value}`}>
          <path class={value === 0 ? 'graph-base' : 'graph-grid'} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
          <text x={LEFT - 8} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      <path class="graph-target" d={`M${LEFT} ${y(target)}H${width - RIGHT}`} />
      <text class="graph-target-text" x={LEFT + 6} y={y(target) - 5}>
        {fill(graph.target, { target })}
      </text>
      {points.map(({ turn }, nth) =>
        nth % every === 0 ? (
          <text key={turn} x={x(nth)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">
            {turn === 0 ? graph.start : turn}
          </text>
        ) : undefined,
      )}
      <text x={(LEFT + width - RIGHT) / 2} y={HEIGHT - 3} text-anchor="middle">
        {graph.turns}
      </text>
    </g>
  );
};

const Line = ({ seat, ...props }: PlotProps & { readonly seat: Seat }) => {
  const { x, y } = scaleOf(props);
  const { points } = props;
  const lift = seat === 'yellow' ? -1 : 1;
  const spots = points.map((at, nth) => ({ turn: at.turn, x: x(nth), y: y(at[seat]) + lift }));
  const isMarked = (nth: number) =>
    nth === 0 || nth === points.length - 1 || points[nth]?.[seat] !== points[nth - 1]?.[seat];
  return (
    <g class={`graph-${seat}`}>
      <path class="graph-line" d={`M${spots.map((spot) => `${spot.x} ${spot.y}`).join('L')}`} />
      {spots.map((spot, nth) =>
        isMarked(nth) ? (
          <path key={spot.turn} class="graph-dot" d={DOTS[seat]} transform={`translate(${spot.x} ${spot.y})`} />
        ) : undefined,
      )}
    </g>
  );
};

const PointsTable = ({ points }: Pick<PointsGraphProps, 'points'>) => {
  const { ending, parts } = useAllTexts();
  const { graph } = ending;
  const { seats } = parts;
  return (
    <div class="shell-unseen">
      <table>
        <caption>{graph.table}</caption>
        <thead>
          <tr>
            <th scope="col">{graph.turns}</th>
            <th scope="col">{seats.yellow}</th>
            <th scope="col">{seats.blue}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ turn, yellow, blue }) => (
            <tr key={turn}>
              <th scope="row">{turn === 0 ? graph.start : turn}</th>
              <td>{yellow}</td>
              <td>{blue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
