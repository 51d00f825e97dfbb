import { cogPath } from '../cog.ts';

interface Level {
  readonly fill: string;
  readonly line: string;
  readonly sign: string;
}

/** `points` rays between two circles. */
const star = (points: number, inner: number): string =>
  cogPoints(Array.from({ length: 2 * points }, (_, nth) => [nth % 2 === 0 ? 30 : inner, (nth * Math.PI) / points]));

const cogPoints = (corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([r, at]) => `${(r * Math.sin(at)).toFixed(1)} ${(-r * Math.cos(at)).toFixed(1)}`).join(' L')} Z`;

const SKULL =
  'M0 -28 C-18 -28 -27 -17 -26 -3 C-25 6 -20 10 -15 12 L-14 24 H-7 V18 H-3 V25 H3 V18 H7 V24 H14 L15 12 C20 10 25 6 26 -3 C27 -17 18 -28 0 -28 Z M-11 -8 a7 7 0 1 0 .1 0 Z M11 -8 a7 7 0 1 0 .1 0 Z M0 3 L-3 10 H3 Z';
const ROSE = cogPath({ teeth: 5, outer: 30, inner: 17 });

/** The six levels, each told by its sign as well as by its colour; the sign of pink is *house*. */
export const LEVELS = {
  pink: { fill: '#f08cb4', line: '#7d2850', sign: ROSE },
  yellow: { fill: '#f2c230', line: '#6b4a04', sign: star(8, 12) },
  green: { fill: '#4aa653', line: '#15471d', sign: star(3, 9) },
  blue: { fill: '#4487cf', line: '#153a66', sign: star(4, 10) },
  red: { fill: '#d2453c', line: '#5c120d', sign: star(5, 12) },
  black: { fill: '#3b3640', line: '#0e0b11', sign: SKULL },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;

/** Without a face of its own: what a card shows in a corner, in a box from -50 to 50. */
export const LevelMark = ({ level }: { readonly level: LevelName }) => {
  const { fill, line, sign } = LEVELS[level];
  return (
    <g stroke-linejoin="round">
      <path d="M0 -46 L40 -23 V23 L0 46 L-40 23 V-23 Z" fill={fill} stroke={line} stroke-width="6" />
      <path d="M-31 -16 L0 -34 L31 -16" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="4" />
      <path d={sign} fill="#fff8e8" stroke={line} stroke-width="3.4" fill-rule="evenodd" />
    </g>
  );
};
