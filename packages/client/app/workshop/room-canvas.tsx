import type { Room } from '@archmage/engine';
import { fill, groundOf } from '@archmage/words';
import { useRef, useState } from 'preact/hooks';
import { lexicon } from '../texts/texts.ts';
import { RoomDrawing } from './picture.tsx';
import { across, SIZE } from './room-draft.ts';
import { placeIn } from './room-notes.ts';
import { boxOf, cellAt, edgeAt, type GridSpot, kindAt, SPOT_ROWS, sameSpot, spotBeyond } from './spots.ts';
import { workshopTexts } from './texts/texts.ts';

interface RoomCanvasProps {
  readonly room: Room;
  /** Where something is wrong: a place, or the whole room. */
  readonly wrong: GridSpot | 'room' | undefined;
  /** A square was painted or an edge pressed; what a pointer does without being lifted is one stroke. */
  readonly onSpot: (spot: GridSpot, stroke: string) => void;
}

const GRID = { role: 'grid' } as const;
const ROW = { role: 'row' } as const;
const CELL = { role: 'gridcell' } as const;

let strokes = 0;

const nextStroke = (): string => {
  strokes += 1;
  return `stroke ${strokes}`;
};

/** A room to draw on: every square and every edge can be pressed, with one tab stop for all of them. */
export const RoomCanvas = ({ room, wrong, onSpot }: RoomCanvasProps) => {
  const { editor } = workshopTexts.value;
  const grid = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState<GridSpot>({ row: 1, column: 1 });
  const press = useStroke(onSpot);
  const half = SIZE * 50;
  const hand: Hand = {
    press,
    stay: setStop,
    reach: (spot) => grid.current?.querySelector<SVGElement>(`[data-spot="${keyOf(spot)}"]`)?.focus(),
  };
  return (
    <svg
      ref={grid}
      class={wrong === 'room' ? 'workshop-canvas workshop-canvas-wrong' : 'workshop-canvas'}
      viewBox={`${-half - 16} ${-half - 16} ${2 * half + 32} ${2 * half + 32}`}
      {...GRID}
      aria-label={fill(editor.grid, { number: room.number, arrow: editor.arrows[room.arrow] })}
      onPointerLeave={press.end}
      onPointerUp={press.end}
    >
      <RoomDrawing room={room} />
      {SPOT_ROWS.map((spots, nth) => (
        <g key={`${nth + 1}`} {...ROW}>
          {spots.map((spot) => (
            <Hit key={keyOf(spot)} room={room} spot={spot} isStop={sameSpot(spot, stop)} hand={hand} />
          ))}
        </g>
      ))}
      {typeof wrong === 'object' && <Wrong spot={wrong} />}
    </svg>
  );
};

interface Hand {
  readonly press: ReturnType<typeof useStroke>;
  readonly stay: (spot: GridSpot) => void;
  readonly reach: (spot: GridSpot) => void;
}

interface HitProps {
  readonly room: Room;
  readonly spot: GridSpot;
  readonly isStop: boolean;
  readonly hand: Hand;
}

const Hit = ({ room, spot, isStop, hand }: HitProps) => (
  <rect
    class={`workshop-hit workshop-hit-${kindAt(spot)}`}
    data-spot={keyOf(spot)}
    {...CELL}
    tabindex={isStop ? 0 : -1}
    aria-label={spotWords(room, spot)}
    {...boxOf(spot)}
    rx="8"
    {...gesturesOn(spot, hand)}
  />
);

const gesturesOn = (spot: GridSpot, { press, stay, reach }: Hand) => ({
  onFocus: () => stay(spot),
  onPointerDown: (event: PointerEvent) => press.begin(event, spot),
  onPointerEnter: (event: PointerEvent) => press.go(event, spot),
  onClick: () => press.click(spot),
  onKeyDown: (event: KeyboardEvent) => {
    const next = spotBeyond(spot, event.key);
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) press.click(spot);
    else reach(next);
  },
});

const Wrong = ({ spot }: { readonly spot: GridSpot }) => {
  const { x, y, width, height } = boxOf(spot);
  return <rect class="workshop-wrong-spot" x={x - 6} y={y - 6} width={width + 12} height={height + 12} rx="12" />;
};

/** A mouse or a pen paints the squares it is drawn over; a finger presses, for it must be able to scroll the page. */
const useStroke = (onSpot: RoomCanvasProps['onSpot']) => {
  const stroke = useRef<string | undefined>(undefined);
  const isDone = useRef(false);
  return {
    begin: ({ button, pointerType }: PointerEvent, spot: GridSpot) => {
      if (pointerType === 'touch' || button !== 0) return;
      stroke.current = nextStroke();
      isDone.current = true;
      onSpot(spot, stroke.current);
      if (kindAt(spot) !== 'cell') stroke.current = undefined;
    },
    go: ({ buttons }: PointerEvent, spot: GridSpot) => {
      if (stroke.current !== undefined && buttons === 1 && kindAt(spot) === 'cell') onSpot(spot, stroke.current);
    },
    /** What the pointer did already is not done twice. */
    click: (spot: GridSpot) => {
      if (!isDone.current) onSpot(spot, nextStroke());
    },
    end: () => {
      stroke.current = undefined;
      // The click that follows belongs to this press.
      setTimeout(() => {
        isDone.current = false;
      });
    },
  };
};

const keyOf = ({ row, column }: GridSpot): string => `${row},${column}`;

/** What a place of the drawing is, for those who listen. */
export const spotWords = (room: Room, spot: GridSpot): string => {
  const { editor } = workshopTexts.value;
  if (kindAt(spot) === 'cell') {
    const cell = cellAt(spot);
    return fill(editor.cell, {
      place: placeIn(cell),
      terrain: groundOf(lexicon.value, room.cells[cell] ?? 'floor').name,
    });
  }
  const edge = edgeAt(spot);
  const said = editor.edges[room.edges[edge] ?? 'open'];
  const other = across(edge);
  if (other === undefined) {
    const side = editor.sides[`${edge & 3}` as keyof typeof editor.sides];
    return fill(editor.rim, { side, place: placeIn(edge >> 2), edge: said });
  }
  const [one = 0, two = 0] = [edge >> 2, other >> 2].sort((a, b) => a - b);
  return fill(editor.between, { one: placeIn(one), other: placeIn(two), edge: said });
};
