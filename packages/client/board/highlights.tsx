import { useMemo } from 'preact/hooks';
import { movePath } from '../art/move-path.ts';
import { type Layout, type Orientation, type Point, placeCentre, toView, UNIT } from './geometry.ts';
import type { BoardModel, Highlight, Spot, Tone, Trail } from './model.ts';
import { Rays } from './rays.tsx';
import { useSame } from './same.ts';
import { spotCentre, spotKey } from './spots.ts';

export interface HighlightsProps {
  readonly model: BoardModel;
  readonly orientation: Orientation;
}

/** What is pointed out, and the ways; every tone has a shape of its own beside its colour. */
export const Highlights = ({ model, orientation }: HighlightsProps) => {
  const { shape, rooms, highlights, trails, rays, taken } = useSame({
    shape: model.shape,
    rooms: model.rooms,
    highlights: model.highlights,
    trails: model.trails,
    rays: model.rays,
    taken: model.tokens.map(({ place }) => place),
  });
  return useMemo(() => {
    const layout = { shape, rooms };
    const marks = highlights.flatMap((highlight): Mark[] => {
      const at = middleOf(layout, highlight.on, orientation);
      const isTaken = highlight.on.kind === 'place' && taken.includes(highlight.on.place);
      return at === undefined ? [] : [{ highlight, at, isTaken }];
    });
    const half = (shape.size * UNIT) / 2;
    return (
      <g {...SILENT}>
        {TONES.map((tone) => (
          <Toned key={tone} tone={tone} marks={marks.filter(({ highlight }) => highlight.tone === tone)} half={half} />
        ))}
        {rays.length > 0 && <Rays rays={rays} layout={layout} orientation={orientation} />}
        {trails.map((trail) => (
          <Way key={trail.places.join()} trail={trail} layout={layout} orientation={orientation} />
        ))}
        {TONES.map((tone) => (
          <Written key={tone} tone={tone} marks={marks.filter(({ highlight }) => highlight.tone === tone)} />
        ))}
      </g>
    );
  }, [shape, rooms, highlights, trails, rays, taken, orientation]);
};

const SILENT = { 'aria-hidden': true } as const;

/** A highlight and the middle of what it is on, as seen. */
interface Mark {
  readonly highlight: Highlight;
  readonly at: Point;
  readonly isTaken: boolean;
}

interface TonedProps {
  readonly tone: Tone;
  readonly marks: readonly Mark[];
}

/** All of one tone together: the squares are a few paths, however many they are. */
const Toned = ({ tone, marks, half }: TonedProps & { readonly half: number }) => {
  if (marks.length === 0) return null;
  const { wash, line, solid } = SHAPES[tone];
  const squares = marks.filter(({ highlight }) => highlight.on.kind === 'place');
  const drawn = (shape: string | undefined, at: readonly Mark[]) =>
    shape ? at.map((mark) => movePath(shape, mark.at.x, mark.at.y)).join('') : '';
  return (
    <g class={`board-mark board-tone-${tone}`}>
      <path
        class="board-wash"
        d={drawn(
          wash,
          squares.filter(({ isTaken }) => !isTaken),
        )}
      />
      <path class="board-casing" d={drawn(line, squares)} />
      <path class="board-line" d={drawn(line, squares)} />
      <path class="board-solid" d={drawn(solid, squares)} />
      {marks.map(({ highlight, at }) => (
        <Single key={spotKey(highlight.on)} kind={highlight.on.kind} at={at} half={half} />
      ))}
    </g>
  );
};

const Single = ({ kind, at, half }: { readonly kind: Spot['kind']; readonly at: Point; readonly half: number }) => {
  if (kind === 'place') return null;
  return <g transform={`translate(${at.x} ${at.y})`}>{kind === 'room' ? <RoomMark half={half} /> : <EdgeMark />}</g>;
};

const FRAME = 'M-43 -33 Q-43 -43 -33 -43 L33 -43 Q43 -43 43 -33 L43 33 Q43 43 33 43 L-33 43 Q-43 43 -43 33 Z';
/** Clear of the walls: where tokens may be placed, every square of a room is lit at once. */
const INSET = 'M-31 -23 Q-31 -31 -23 -31 L23 -31 Q31 -31 31 -23 L31 23 Q31 31 23 31 L-23 31 Q-31 31 -31 23 Z';
const CORNERS =
  'M-44 -22 L-44 -34 Q-44 -44 -34 -44 L-22 -44 M22 -44 L34 -44 Q44 -44 44 -34 L44 -22 M44 22 L44 34 Q44 44 34 44 L22 44 M-22 44 L-34 44 Q-44 44 -44 34 L-44 22';
const NOTCHES = 'M0 -50 L-9 -38 L9 -38 Z M50 0 L38 -9 L38 9 Z M0 50 L-9 38 L9 38 Z M-50 0 L-38 -9 L-38 9 Z';
const STAR =
  'M0 -47 L12 -40 L34 -40 L40 -34 L40 -12 L47 0 L40 12 L40 34 L34 40 L12 40 L0 47 L-12 40 L-34 40 L-40 34 L-40 12 L-47 0 L-40 -12 L-40 -34 L-34 -40 L-12 -40 Z';
const TICKS = 'M-42 -30 L-42 -42 L-30 -42 M30 -42 L42 -42 L42 -30 M42 30 L42 42 L30 42 M-30 42 L-42 42 L-42 30';

const RING = 'M0 -56 C31 -56 56 -31 56 0 C56 31 31 56 0 56 C-31 56 -56 31 -56 0 C-56 -31 -31 -56 0 -56 Z';

interface ToneShape {
  readonly wash?: string;
  readonly line: string;
  readonly solid?: string;
}

/** Nothing is washed over a token: its picture counts more. */
const SHAPES: Readonly<Record<Tone, ToneShape>> = {
  faint: { line: TICKS },
  reach: { wash: FRAME, line: FRAME },
  place: { wash: INSET, line: INSET },
  work: { wash: FRAME, line: FRAME },
  magic: { wash: FRAME, line: STAR },
  danger: { wash: FRAME, line: CORNERS, solid: NOTCHES },
  chosen: { line: FRAME },
  pointed: { line: RING },
};
const TONES: readonly Tone[] = ['faint', 'reach', 'place', 'work', 'magic', 'danger', 'chosen', 'pointed'];

const RoomMark = ({ half }: { readonly half: number }) => (
  <>
    <rect class="board-wash board-wash-room" x={-half} y={-half} width={2 * half} height={2 * half} rx="12" />
    <rect class="board-casing" x={8 - half} y={8 - half} width={2 * half - 16} height={2 * half - 16} rx="14" />
    <rect
      class="board-line board-line-room"
      x={8 - half}
      y={8 - half}
      width={2 * half - 16}
      height={2 * half - 16}
      rx="14"
    />
  </>
);

const EdgeMark = () => (
  <>
    <circle class="board-knob" r="25" />
    <path class="board-glyph" d="M-9 0 H9 M0 -9 V9" />
  </>
);

const Written = ({ tone, marks }: TonedProps) => {
  const texts = marks.flatMap(({ highlight: { on, text }, at }) => (text === undefined ? [] : [noteOf(on, text, at)]));
  if (texts.length === 0) return null;
  return (
    <g class={`board-tone-${tone}`}>
      <path class="board-pill" d={texts.map(pill).join('')} />
      {texts.map(({ key, text, x, y, scale }) => (
        <text
          key={key}
          class="board-pill-text"
          x={x}
          y={y + 9 * scale}
          style={scale === 1 ? undefined : { fontSize: 26 * scale }}
        >
          {text}
        </text>
      ))}
    </g>
  );
};

interface Note extends Point {
  readonly key: string;
  readonly text: string;
  readonly width: number;
  readonly scale: number;
}

/** In the upper right corner of a square, in the middle of anything else. */
const noteOf = (on: Spot, text: string, at: Point): Note => {
  const scale = on.kind === 'room' ? 1.9 : 1;
  const width = Math.max(34, 16 + text.length * 17) * scale;
  const shift = on.kind === 'place' ? { x: 47 - width / 2, y: -29 } : { x: 0, y: 0 };
  return { key: spotKey(on), text, width, scale, x: at.x + shift.x, y: at.y + shift.y };
};

const pill = ({ x, y, width, scale }: Note): string => {
  const r = 17 * scale;
  const flat = width - 2 * r;
  return `M${x - flat / 2} ${y - r} h${flat} a${r} ${r} 0 0 1 0 ${2 * r} h${-flat} a${r} ${r} 0 0 1 0 ${-2 * r} Z`;
};

interface WayProps {
  readonly trail: Trail;
  readonly layout: Layout;
  readonly orientation: Orientation;
}

const Way = ({ trail, layout, orientation }: WayProps) => {
  const whole = trail.places.flatMap((place) => placeCentre(layout, place) ?? []).map((at) => toView(orientation, at));
  const points = fromRim(whole);
  const last = points.at(-1);
  const before = points.at(-2);
  if (last === undefined || before === undefined) return null;
  const angle = (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <g class={`board-way board-tone-${trail.tone}`}>
      <polyline class="board-way-casing" points={line} />
      <polyline class="board-way-line" points={line} />
      {points.slice(1, -1).map(({ x, y }, nth) => (
        <circle key={`${nth + 1}`} class="board-way-step" cx={x} cy={y} r="11" />
      ))}
      <path
        class="board-way-head"
        d="M24 0 L-14 -22 L-6 0 L-14 22 Z"
        transform={`translate(${last.x} ${last.y}) rotate(${angle})`}
      />
    </g>
  );
};

/** A way begins beside the token that takes it. */
const fromRim = (points: readonly Point[]): readonly Point[] => {
  const [first, second, ...rest] = points;
  if (first === undefined || second === undefined) return [];
  const part = 0.46;
  const start = { x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part };
  return [start, second, ...rest];
};

const middleOf = (layout: Layout, spot: Spot, orientation: Orientation) => {
  const point = spotCentre(layout, spot);
  return point && toView(orientation, point);
};
