import { useMemo } from 'preact/hooks';
import { type Draw, picture } from './gallery.ts';
import { Portcullis, Slit } from './portcullis.tsx';
import { seeded } from './seed.ts';

export interface WallsProps {
  readonly size: number;
  /** At `cell * 4 + side` (north, east, south, west). */
  readonly edges: readonly string[];
  readonly seed: number;
}

/** All that stands on the edges of a room's squares, around the origin. */
export const Walls = ({ size, edges, seed }: WallsProps) => {
  const key = edges.join();
  const { stone, gates } = useMemo(() => build(size, edges, seed), [size, key, seed]);
  return (
    <>
      <Stone {...stone} />
      {gates.map((gate) => (
        <g key={`${gate.x},${gate.y},${gate.upright}`} transform={placeOf(gate)}>
          {gateOf(gate.kind)?.()}
        </g>
      ))}
    </>
  );
};

interface StoneProps {
  readonly outline: string;
  readonly shadow: string;
  readonly dark: string;
  readonly pale: string;
  readonly tops: string;
  readonly holes: string;
  readonly posts: string;
  readonly caps: string;
}

const Stone = ({ outline, shadow, dark, pale, tops, holes, posts, caps }: StoneProps) => (
  <>
    <path d={holes} fill="var(--art-pit-2)" stroke="var(--art-pit-rim)" stroke-width="3" />
    <path d={shadow} fill="var(--art-shadow)" fill-opacity="0.3" />
    <path d={outline} fill="var(--art-wall-line)" />
    <path d={dark} fill="var(--art-wall-alt)" />
    <path d={pale} fill="var(--art-wall)" />
    <path d={tops} fill="var(--art-wall-top)" />
    <path d={posts} fill="var(--art-wall)" stroke="var(--art-wall-line)" stroke-width="2.6" stroke-linejoin="round" />
    <path d={caps} fill="var(--art-wall-top)" />
  </>
);

/** A piece of edge: from its start 100 units to the right, or down when upright; `y` or `x` is its middle line. */
interface Segment {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

const HALF = 9.5;

/** What may be gone, seen or shot through, and how it is drawn. */
const GATES: Readonly<Record<string, Draw>> = {
  portcullis: () => <Portcullis state="closed" />,
  'portcullis-broken': () => <Portcullis state="broken" />,
  'portcullis-open': () => <Portcullis state="open" />,
  slit: () => <Slit />,
};

const gateOf = (kind: string): Draw | undefined => GATES[kind] ?? picture('gates', kind);

const build = (size: number, edges: readonly string[], seed: number) => {
  const segments = segmentsOf(size, edges);
  const random = seeded(seed + 77);
  const parts = { outline: '', shadow: '', dark: '', pale: '', tops: '', holes: '', posts: '', caps: '' };
  for (const segment of segments) {
    if (segment.kind === 'pit') parts.holes += bar(segment, [-8, 108], 26);
    for (const run of runsOf(segment.kind)) lay(parts, segment, run, random);
  }
  for (const post of postsOf(size, segments)) raise(parts, post);
  return { stone: parts, gates: segments.filter(({ kind }) => gateOf(kind) !== undefined) };
};

type Run = readonly [from: number, to: number];

/** Where there is masonry along an edge: all of it, or the jambs of a gate. */
const runsOf = (kind: string): readonly Run[] => {
  if (kind === 'wall') return [[0, 100]];
  if (gateOf(kind) === undefined) return [];
  const jamb = kind === 'slit' ? 36 : 19;
  return [
    [0, jamb],
    [100 - jamb, 100],
  ];
};

type Parts = Record<keyof StoneProps, string>;

const lay = (parts: Parts, segment: Segment, [from, to]: Run, random: () => number): void => {
  parts.shadow += bar(segment, [from - 2, to + 2], HALF + 7);
  parts.outline += bar(segment, [from - 3, to + 3], HALF + 2.5);
  const cuts = to - from < 50 ? [from, to] : [12.5, 34 + random() * 8, 58 + random() * 8, 87.5];
  for (let nth = 0; nth + 1 < cuts.length; nth += 1) {
    const start = (cuts[nth] ?? 0) + 1.2;
    const end = (cuts[nth + 1] ?? 0) - 1.2;
    parts[random() < 0.5 ? 'dark' : 'pale'] += bar(segment, [start, end], HALF);
    parts.tops += bar(segment, [start + 3.5, end - 3.5], HALF - 4.5);
  }
};

const raise = (parts: Parts, { x, y }: { readonly x: number; readonly y: number }): void => {
  parts.shadow += square(x, y, 18);
  parts.posts += square(x, y, 12.5);
  parts.caps += square(x, y, 7.5);
};

const bar = ({ x, y, upright }: Segment, [from, to]: Run, half: number): string =>
  upright ? rect(x - half, y + from, 2 * half, to - from) : rect(x + from, y - half, to - from, 2 * half);

const square = (x: number, y: number, half: number): string => rect(x - half, y - half, 2 * half, 2 * half);

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)} h${width.toFixed(1)} v${height.toFixed(1)} h${(-width).toFixed(1)} Z `;

/** Inner edges once, by their western or northern square; outer ones are drawn inside the room. */
const segmentsOf = (size: number, edges: readonly string[]): readonly Segment[] => {
  const half = size * 50;
  const rim = half - HALF - 2.5;
  const pull = (at: number) => Math.min(Math.max(at, -rim), rim);
  return Array.from({ length: size * size }, (_, cell) => cell).flatMap((cell) => {
    const column = cell % size;
    const row = Math.floor(cell / size);
    const x = column * 100 - half;
    const y = row * 100 - half;
    const kind = (side: number) => edges[cell * 4 + side] ?? 'open';
    const found: Segment[] = [
      { kind: kind(1), x: pull(x + 100), y, upright: true },
      { kind: kind(2), x, y: pull(y + 100), upright: false },
    ];
    if (row === 0) found.push({ kind: kind(0), x, y: pull(y), upright: false });
    if (column === 0) found.push({ kind: kind(3), x: pull(x), y, upright: true });
    return found.filter((segment) => segment.kind !== 'open');
  });
};

/** A pillar where masonry begins or ends. */
const postsOf = (size: number, segments: readonly Segment[]) => {
  const rim = size * 50 - 14;
  const pull = (at: number) => Math.min(Math.max(at, -rim), rim);
  const posts = new Map<string, { x: number; y: number }>();
  for (const { kind, x, y, upright } of segments) {
    if (kind === 'pit') continue;
    const ends = upright
      ? [
          [x, y],
          [x, y + 100],
        ]
      : [
          [x, y],
          [x + 100, y],
        ];
    for (const [a = 0, b = 0] of ends) {
      const post = { x: pull(a), y: pull(b) };
      posts.set(`${Math.round(post.x / 50)},${Math.round(post.y / 50)}`, post);
    }
  }
  return posts.values();
};

const placeOf = ({ x, y, upright }: Segment): string =>
  upright ? `translate(${x} ${y}) rotate(90)` : `translate(${x} ${y})`;
