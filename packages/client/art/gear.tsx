import { cogPath } from './cog.ts';

export interface GearProps {
  readonly number: number;
  readonly arrow: 'clockwise' | 'counterclockwise';
}

const RIM = cogPath({ teeth: 12, outer: 48, inner: 39.5 });

type Corner = readonly [x: number, y: number];

/** Arrowheads in the square's corners, seen beside a token that stands on the gear; the first is the north-western one. */
const arrowheads = (first: readonly Corner[]): string =>
  [0, 1, 2, 3]
    .map((quarters) => {
      const corners = first.map((corner) => {
        let [x, y] = corner;
        for (let i = 0; i < quarters; i += 1) [x, y] = [-y, x];
        return `${x} ${y}`;
      });
      return `M${corners.join(' L')} Z`;
    })
    .join(' ');

const HEAD: readonly Corner[] = [
  [-33, -45],
  [-38.5, -30.5],
  [-47, -39],
];
const CORNERS = {
  clockwise: arrowheads(HEAD),
  counterclockwise: arrowheads(HEAD.map(([x, y]) => [y, x])),
} as const;
const SENSES = {
  clockwise: { ring: '#c9582c', dark: '#6f2710', pale: '#ffb08a', mirror: undefined },
  counterclockwise: { ring: '#2c9480', dark: '#0d4a40', pale: '#8ff0d8', mirror: 'scale(-1 1)' },
} as const;

/** A room's gear; its arrow says which way the room turns. The number is drawn apart, for it stays upright. */
export const Gear = ({ arrow }: Pick<GearProps, 'arrow'>) => {
  const { ring, dark, pale, mirror } = SENSES[arrow];
  return (
    <>
      <rect
        x="-47"
        y="-47"
        width="94"
        height="94"
        rx="9"
        fill={dark}
        stroke="var(--art-wall-line)"
        stroke-width="2.5"
      />
      <rect x="-44" y="-44" width="88" height="88" rx="7" fill="none" stroke={ring} stroke-width="2.5" />
      <path d={CORNERS[arrow]} fill={pale} />
      <circle cy="2" r="48" fill="var(--art-shadow)" fill-opacity="0.4" />
      <path
        d={RIM}
        fill="url(#art-brass) #e0ab48"
        stroke="var(--art-brass-4)"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <circle r="36" fill={ring} stroke="var(--art-brass-4)" stroke-width="3" />
      <circle r="33" fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="2.5" />
      <g transform={mirror} fill="none" stroke-linecap="butt">
        <path d="M-6.6 24.6 A25.5 25.5 0 1 1 24.6 6.6" stroke={dark} stroke-width="12" />
        <path d="M-6.6 24.6 A25.5 25.5 0 1 1 24.6 6.6" stroke="#fff4d4" stroke-width="7" />
        <path d="M36 3.5 L13 2 L20.5 22.5 Z" fill="#fff4d4" stroke={dark} stroke-width="2.6" stroke-linejoin="round" />
      </g>
      <circle r="17.5" fill="url(#art-brass) #f4d48a" stroke="var(--art-brass-4)" stroke-width="3" />
    </>
  );
};

export const GearNumber = ({ number }: Pick<GearProps, 'number'>) => (
  <text class="art-text" y="9.5" font-size="28" fill="var(--art-ink)">
    {number}
  </text>
);
