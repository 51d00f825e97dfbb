import { seeded } from '../seed.ts';
import { ZONE } from './measures.ts';

export interface ZonePitProps {
  /** The inner edges it covers: 0 north, 1 east, 2 south, 3 west of the room's middle. */
  readonly arms: readonly number[];
  readonly seed: number;
}

/** One body, however many edges it covers: every layer of all its arms is drawn before the next. */
export const ZonePit = ({ arms, seed }: ZonePitProps) => {
  if (arms.length === 0) return null;
  const from = arms.length === 1 ? 16 : -30;
  const outline = (half: number, back: number) =>
    arms.map((arm) => turned(chasm([from + back, ZONE - 12 - back], half, seed + arm), arm)).join(' ');
  return (
    <g stroke-linejoin="round">
      <path d={outline(42, 0)} fill="var(--art-wall-line)" stroke="var(--art-wall-line)" stroke-width="13" />
      <path d={outline(42, 0)} fill="var(--art-pit-rim)" stroke="var(--art-pit-rim)" stroke-width="8" />
      <path d={outline(38, 4)} fill="var(--art-pit-1)" />
      <path d={outline(27, 14)} fill="var(--art-pit-2)" stroke="#000" stroke-opacity="0.5" stroke-width="5" />
      <path d={outline(12, 30)} fill="#000" />
    </g>
  );
};

type Point = readonly [x: number, y: number];

const STEPS = [0, 0.16, 0.33, 0.5, 0.67, 0.84, 1];

/** A cleft along the x axis. */
const chasm = ([from, to]: Point, half: number, seed: number): readonly Point[] => {
  const random = seeded(seed * 7 + 3);
  const ragged = STEPS.map((step): readonly [number, number] => [step, (random() - 0.5) * 0.34 * half]);
  const bank = (sign: number) =>
    ragged.map(([step, lean], nth): Point => {
      const narrow = nth === 0 || nth === STEPS.length - 1 ? 0.72 : 1;
      return [from + (to - from) * step, sign * (half * narrow + lean * (nth % 2 === 0 ? sign : 1))];
    });
  return [...bank(-1), ...bank(1).reverse()];
};

/** Northern first, then as the clock goes. */
const turned = (points: readonly Point[], arm: number): string => {
  const angle = ((arm - 1) * Math.PI) / 2;
  const cos = Math.round(Math.cos(angle));
  const sin = Math.round(Math.sin(angle));
  const corners = points.map(([x, y]) => `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`);
  return `M${corners.join(' L')} Z`;
};
