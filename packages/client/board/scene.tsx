import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { ArtDefs } from '../art/defs.tsx';
import { Line } from '../art/line.tsx';
import { Beds, Frame, Letters } from './frame.tsx';
import { centreOf, type Orientation, placeCentre, tilt, viewBoxOf } from './geometry.ts';
import type { BoardModel, BoardShape, RoomView, TokenView } from './model.ts';
import { RoomGroup } from './room-group.tsx';
import { useSame } from './same.ts';
import { TokenGroup } from './token-group.tsx';
import { standingOn } from './tokens.ts';

export interface SceneProps {
  readonly model: BoardModel;
  readonly orientation: Orientation;
  /** The room drawn above the others, because something in it moves. */
  readonly lifted: number;
}

/** All that is drawn, without what is pointed out. */
export const Scene = ({ model, orientation, lifted }: SceneProps) => {
  const shape = useSame(model.shape);
  const rooms = useSame(model.rooms);
  const tokens = useSame(model.tokens);
  const dots = useSame(model.dots ?? []);
  return useMemo(
    () => (
      <div class="board-scene" aria-hidden="true">
        <Backdrop shape={shape} dots={dots} orientation={orientation} />
        <Rooms shape={shape} rooms={rooms} tokens={tokens} orientation={orientation} lifted={lifted} />
        <Sheet shape={shape} orientation={orientation}>
          <Letters shape={shape} orientation={orientation} />
          <OnLines shape={shape} rooms={rooms} tokens={tokens} orientation={orientation} />
        </Sheet>
      </div>
    ),
    [shape, rooms, tokens, dots, orientation, lifted],
  );
};

interface BackdropProps {
  readonly shape: BoardShape;
  readonly dots: readonly number[];
  readonly orientation: Orientation;
}

/** What never moves. */
const Backdrop = ({ shape, dots, orientation }: BackdropProps) =>
  useMemo(
    () => (
      <Sheet shape={shape} orientation={orientation}>
        <ArtDefs />
        <Frame shape={shape} orientation={orientation} />
        <World orientation={orientation}>
          <Beds shape={shape} />
          <Lines shape={shape} dots={dots} />
        </World>
      </Sheet>
    ),
    [shape, dots, orientation],
  );

interface SheetProps {
  readonly shape: BoardShape;
  readonly orientation: Orientation;
  readonly children: ComponentChildren;
}

/** A drawing as large as the board. Each room has its own: while one moves, the browser need not look at the others. */
const Sheet = ({ shape, orientation, children }: SheetProps) => {
  const { x, y, width, height } = viewBoxOf(shape, orientation);
  return (
    <svg class="board-sheet" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
};

const World = ({ orientation, children }: Omit<SheetProps, 'shape'>) => (
  <g style={{ transform: `rotate(${tilt(orientation)}deg)` }}>{children}</g>
);

interface PartsProps {
  readonly shape: BoardShape;
  readonly rooms: readonly RoomView[];
  readonly tokens: readonly TokenView[];
  readonly orientation: Orientation;
}

const Rooms = ({ shape, rooms, tokens, orientation, lifted }: PartsProps & Pick<SceneProps, 'lifted'>) => {
  const cells = shape.size * shape.size;
  const ordered = [...rooms].sort((one, other) => Number(one.room === lifted) - Number(other.room === lifted));
  return (
    <>
      {ordered.map((room) => (
        <Sheet key={room.room} shape={shape} orientation={orientation}>
          <World orientation={orientation}>
            <RoomGroup
              shape={shape}
              room={room}
              tokens={tokens.filter(({ place }) => Math.floor(place / cells) === room.room)}
              orientation={orientation}
            />
          </World>
        </Sheet>
      ))}
    </>
  );
};

const OnLines = ({ shape, rooms, tokens, orientation }: PartsProps) => {
  const first = shape.columns * shape.rows * shape.size * shape.size;
  return (
    <World orientation={orientation}>
      {standingOn(tokens.filter(({ place }) => place >= first)).map((one) => {
        const at = placeCentre({ shape, rooms }, one.token.place);
        return at && <TokenGroup key={one.token.id} {...one} at={at} turned={tilt(orientation)} />;
      })}
    </World>
  );
};

const Lines = ({ shape, dots }: { readonly shape: BoardShape; readonly dots: readonly number[] }) => {
  const { size, columns, rows } = shape;
  const length = rows * size;
  const squares = (line: number, column: number) =>
    Array.from({ length }, (_, row) => {
      const place = columns * rows * size * size + line * length + row;
      return { ...centreOf(shape, { column, row }), dot: dots.includes(place) };
    });
  return (
    <>
      <Line side="yellow" squares={squares(0, -1)} out={-1} />
      <Line side="blue" squares={squares(1, columns * size)} out={1} />
    </>
  );
};
