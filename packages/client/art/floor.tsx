import { useMemo } from 'preact/hooks';
import { seeded } from './seed.ts';

export interface FloorProps {
  /** Squares along one side, and which of the many floors it is. */
  readonly size: number;
  readonly seed: number;
}

/** The stone slabs of a room around the origin, 100 units to a square. A few merged paths, however many slabs. */
export const Floor = ({ size, seed }: FloorProps) => {
  const { tones, light, shade, cracks } = useMemo(() => layFloor(size, seed), [size, seed]);
  const half = size * 50;
  return (
    <>
      <rect x={-half} y={-half} width={2 * half} height={2 * half} fill="var(--art-joint)" />
      {tones.map((path, nth) => (
        <path key={TONES[nth]} d={path} fill={TONES[nth]} />
      ))}
      <path d={shade} fill="none" stroke="var(--art-slab-shade)" stroke-width="3" stroke-opacity="0.8" />
      <path d={light} fill="none" stroke="var(--art-slab-light)" stroke-width="2.5" stroke-opacity="0.75" />
      <path d={cracks} fill="none" stroke="var(--art-joint)" stroke-width="2.2" stroke-linecap="round" />
    </>
  );
};

const TONES = ['var(--art-slab-1)', 'var(--art-slab-2)', 'var(--art-slab-3)', 'var(--art-slab-4)'];

type Slab = readonly [x: number, y: number, width: number, height: number];

/** How a square may be paved. */
const PATTERNS: readonly (readonly Slab[])[] = [
  [[0, 0, 100, 100]],
  [
    [0, 0, 100, 46],
    [0, 46, 100, 54],
  ],
  [
    [0, 0, 55, 100],
    [55, 0, 45, 100],
  ],
  [
    [0, 0, 60, 50],
    [60, 0, 40, 100],
    [0, 50, 60, 50],
  ],
  [
    [0, 0, 100, 42],
    [0, 42, 44, 58],
    [44, 42, 56, 58],
  ],
];
const WEIGHTS = [0.44, 0.58, 0.72, 0.86, 1];

const layFloor = (size: number, seed: number) => {
  const random = seeded(seed);
  const tones = ['', '', '', ''];
  let light = '';
  let shade = '';
  let cracks = '';
  for (let cell = 0; cell < size * size; cell += 1) {
    const left = ((cell % size) - size / 2) * 100;
    const top = (Math.floor(cell / size) - size / 2) * 100;
    const choice = random();
    for (const slab of PATTERNS[WEIGHTS.findIndex((limit) => choice < limit)] ?? []) {
      const [x, y, width, height] = inset(slab, left, top);
      const tone = Math.floor(random() * 4);
      tones[tone] += rounded(x, y, width, height);
      light += `M${x + 2} ${y + height - 5} V${y + 2.5} H${x + width - 5} `;
      shade += `M${x + 5} ${y + height - 1.5} H${x + width - 1.5} V${y + 5} `;
    }
    if (random() < 0.2) cracks += crack(random, left, top);
  }
  return { tones, light, shade, cracks };
};

/** The joint around a square is wider than those within it, so the squares can be counted. */
const inset = ([x, y, width, height]: Slab, left: number, top: number): Slab => {
  const start = (at: number) => (at === 0 ? 2.6 : 1);
  const end = (at: number) => (at === 100 ? 2.6 : 1);
  return [
    left + x + start(x),
    top + y + start(y),
    width - start(x) - end(x + width),
    height - start(y) - end(y + height),
  ];
};

const rounded = (x: number, y: number, width: number, height: number): string => {
  const r = 5;
  return `M${x + r} ${y} h${width - 2 * r} q${r} 0 ${r} ${r} v${height - 2 * r} q0 ${r} ${-r} ${r} h${2 * r - width} q${-r} 0 ${-r} ${-r} v${2 * r - height} q0 ${-r} ${r} ${-r} Z `;
};

const crack = (random: () => number, left: number, top: number): string => {
  const x = left + 20 + random() * 50;
  const y = top + 12 + random() * 30;
  const lean = random() * 24 - 12;
  return `M${x.toFixed(1)} ${y.toFixed(1)} l${(lean + 6).toFixed(1)} 14 l${(-lean).toFixed(1)} 12 l${(lean / 2 + 5).toFixed(1)} 13 m-8 -14 l-10 5 `;
};
