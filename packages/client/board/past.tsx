import { type Layout, type Orientation, type Point, placeCentre, slotCentre, toView, UNIT } from './geometry.ts';
import type { Past } from './model.ts';
import './past.css';

interface PastProps {
  readonly past: Past;
  readonly layout: Layout;
  readonly orientation: Orientation;
}

/** What has just happened: steps in the mover's colour, the rim of a turned room, blades where somebody was attacked. */
export const PastMarks = ({ past, layout, orientation }: PastProps) => {
  const seen = (place: number): Point | undefined => {
    const at = placeCentre(layout, place);
    return at && toView(orientation, at);
  };
  return (
    <g class="past" {...SILENT}>
      {past.turned.map(({ room, quarters, side }) => {
        const lies = layout.rooms.find((one) => one.room === room);
        const at = lies && toView(orientation, slotCentre(layout.shape, lies.slot));
        return at && <Rim key={room} at={at} half={(layout.shape.size * UNIT) / 2} {...{ quarters, side }} />;
      })}
      {past.walks.map(({ side, places }, nth) => (
        <Steps key={`${nth + 1}`} side={side} points={places.flatMap((place) => seen(place) ?? [])} />
      ))}
      {past.fights
        .flatMap((place) => seen(place) ?? [])
        .map((at) => (
          <Blades key={`${at.x},${at.y}`} at={at} />
        ))}
    </g>
  );
};

const SILENT = { 'aria-hidden': true } as const;

const Steps = ({ side, points }: { readonly side: string; readonly points: readonly Point[] }) => {
  const links = points.slice(1).map((to, nth) => ({ from: points[nth] ?? to, to }));
  // A room that was turned afterwards has taken some of the squares elsewhere.
  const walked = links.filter(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) < FARTHEST);
  const [first] = points;
  const last = walked.at(-1);
  return (
    <g class={`past-walk past-${side}`}>
      {first && <circle class="past-start" cx={first.x} cy={first.y} r="17" />}
      <path
        class="past-print"
        d={walked.flatMap(({ from, to }) => [print(from, to, 0.3, 1), print(from, to, 0.7, -1)]).join('')}
      />
      {last && <path class="past-head" d="M13 0 L-9 -12 L-4 0 L-9 12 Z" transform={headed(last.from, last.to)} />}
    </g>
  );
};

/** A jump is as far as anybody comes in one step. */
const FARTHEST = 2.4 * UNIT;

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** A foot beside the middle of the way. */
const print = (from: Point, to: Point, part: number, foot: 1 | -1): string => {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const middle = between(from, to, part);
  const x = middle.x - Math.sin(angle) * 10 * foot;
  const y = middle.y + Math.cos(angle) * 10 * foot;
  const [dx, dy] = [Math.cos(angle) * 11, Math.sin(angle) * 11];
  const degrees = (angle * 180) / Math.PI;
  return `M${x - dx} ${y - dy}a11 6.5 ${degrees} 1 0 ${2 * dx} ${2 * dy}a11 6.5 ${degrees} 1 0 ${-2 * dx} ${-2 * dy}Z`;
};

const headed = (from: Point, to: Point): string => {
  const { x, y } = between(from, to, 0.5);
  return `translate(${x} ${y}) rotate(${(Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI})`;
};

interface RimProps {
  readonly at: Point;
  readonly half: number;
  readonly quarters: number;
  readonly side: string;
}

/** Three quarters are one the other way. */
const Rim = ({ at, half, quarters, side }: RimProps) => {
  const edge = half - 7;
  return (
    <g class={`past-rim past-${side}`} transform={`translate(${at.x} ${at.y})`}>
      <rect class="past-rim-casing" x={-edge} y={-edge} width={2 * edge} height={2 * edge} rx="22" />
      <rect class="past-rim-line" x={-edge} y={-edge} width={2 * edge} height={2 * edge} rx="22" />
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          class="past-head"
          d="M24 0 L-16 -19 L-8 0 L-16 19 Z"
          transform={`rotate(${turn}) translate(0 ${-edge}) rotate(${quarters === 3 ? 180 : 0})`}
        />
      ))}
    </g>
  );
};

const Blades = ({ at }: { readonly at: Point }) => (
  <g class="past-fight" transform={`translate(${at.x - 30} ${at.y + 30})`}>
    <circle r="21" />
    <path
      transform="scale(1.3) translate(-12 -12)"
      d="M5 5l10.500 10.500M19 5L8.500 15.500M5.500 14l4.500 4.500M18.500 14l-4.500 4.500"
    />
  </g>
);
