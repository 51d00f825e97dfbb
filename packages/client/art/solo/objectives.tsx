import { cogPath } from '../cog.ts';
import type { Draw, Pictures } from '../gallery.ts';

/** One line for each, in a box from -50 to 50; strokes and fills are the ink of the text around it. */
const SIGNS = {
  combat:
    'M-34 34 L22 -22 M22 -22 L34 -40 L34 -40 L16 -34 M34 34 L-22 -22 M-22 -22 L-34 -40 L-16 -34 M-34 16 L-16 34 M34 16 L16 34',
  reveal_room:
    'M-38 -16 V-38 H-16 M16 -38 H38 V-16 M38 16 V38 H16 M-16 38 H-38 V16 M-26 0 C-14 -18 14 -18 26 0 C14 18 -14 18 -26 0 Z M0 0 h0',
  exit: 'M6 -40 H-34 V40 H6 M-14 0 H40 M24 -18 L42 0 L24 18',
  regroup: 'M-20 -12 a11 11 0 1 1 .1 0 M20 -12 a11 11 0 1 1 .1 0 M-40 36 C-40 4 0 4 0 36 M0 36 C0 4 40 4 40 36',
  take_object:
    'M-30 38 V4 M-30 10 C-14 2 -10 18 6 12 L36 -2 C44 -4 44 8 38 12 L8 34 H-30 M6 -40 L22 -26 L6 -12 L-10 -26 Z',
  rotate_room: 'M-32 -8 A33 33 0 0 1 30 -14 M32 8 A33 33 0 0 1 -30 14 M36 -36 L32 -12 L10 -18 M-36 36 L-32 12 L-10 18',
  break_portcullis:
    'M-36 -36 H36 M-26 -36 V2 M-8 -36 V-12 M10 -36 V8 M28 -36 V-6 M-30 26 L-20 38 M-2 6 L-12 18 M22 22 L34 34 M2 30 L8 42 M-36 -14 H-2 M18 -14 H36',
  open_portcullis:
    'M-36 40 V-38 H36 V40 M-18 -38 V-10 M0 -38 V-10 M18 -38 V-10 M-20 -20 H20 M0 40 V8 M-16 22 L0 6 L16 22',
  heal: 'M-13 -38 H13 V-13 H38 V13 H13 V38 H-13 V13 H-38 V-13 H-13 Z',
  repulse:
    'M-40 12 C-40 -12 -40 -12 -40 -12 M-26 22 C-16 8 -16 -8 -26 -22 M-10 32 C6 12 6 -12 -10 -32 M14 0 H42 M28 -16 L44 0 L28 16',
} as const;

export type ObjectiveName = keyof typeof SIGNS;

const sign =
  (d: string): Draw =>
  () => (
    <path d={d} fill="none" stroke="currentColor" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" />
  );

export const OBJECTIVES: Readonly<Record<ObjectiveName, Draw>> & Pictures = Object.fromEntries(
  Object.entries(SIGNS).map(([name, d]) => [name, sign(d)]),
) as Readonly<Record<ObjectiveName, Draw>>;

/** On a line of its own. */
export const ObjectiveSign = ({ objective }: { readonly objective: ObjectiveName }) => {
  const Sign = OBJECTIVES[objective];
  return (
    <svg class="art-token" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <Sign />
    </svg>
  );
};

/** The default objective has a cog behind it. */
export const DefaultMark = () => (
  <path d={cogPath({ teeth: 12, outer: 48, inner: 41 })} fill="none" stroke="currentColor" stroke-width="4" />
);
