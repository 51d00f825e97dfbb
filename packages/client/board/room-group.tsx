import { useMemo } from 'preact/hooks';
import { cellCentre } from '../art/cell.ts';
import { RoomBack } from '../art/room-back.tsx';
import { isObject, Token } from '../art/token.tsx';
import { type Orientation, slotCentre, tilt } from './geometry.ts';
import type { BoardShape, RoomView, TokenView } from './model.ts';
import { Face } from './room-face.tsx';
import { useSame } from './same.ts';
import { TokenGroup } from './token-group.tsx';
import { type Standing, standingOn } from './tokens.ts';

export interface RoomGroupProps {
  readonly shape: BoardShape;
  readonly room: RoomView;
  readonly tokens: readonly TokenView[];
  readonly orientation: Orientation;
}

/** A room with all that is on it, in its own frame; its middle is the origin, so it turns in place. */
export const RoomGroup = ({ shape, room, tokens, orientation }: RoomGroupProps) => {
  const kept = useSame(room);
  const standing = useSame(standingOn(tokens));
  const { x, y } = slotCentre(shape, room.slot);
  return useMemo(
    () => (
      <g class="board-room" data-room={kept.room} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g data-spin style={{ transform: `rotate(${kept.turn * 90}deg)` }}>
          <Ground room={kept} size={shape.size} turned={kept.turn * 90 + tilt(orientation)} />
          {standing.map((one) => (
            <Placed key={one.token.id} standing={one} size={shape.size} turned={kept.turn * 90 + tilt(orientation)} />
          ))}
        </g>
      </g>
    ),
    [kept, standing, x, y, orientation, shape.size],
  );
};

interface PlacedProps {
  readonly standing: Standing;
  readonly size: number;
  readonly turned: number;
}

const Placed = ({ standing, size, turned }: PlacedProps) => (
  <TokenGroup {...standing} at={cellCentre(size, standing.token.place % (size * size))} turned={turned} />
);

interface GroundProps {
  readonly room: RoomView;
  readonly size: number;
  readonly turned: number;
}

const Ground = ({ room, size, turned }: GroundProps) => {
  const half = size * 50;
  if (room.face === undefined) {
    return (
      <>
        <RoomBack size={size} upright={-turned} />
        <Backs backs={room.backs} turned={turned} />
      </>
    );
  }
  return (
    <>
      <rect x={-half - 3} y={-half - 3} width={2 * half + 6} height={2 * half + 6} rx="6" fill="var(--art-wall-line)" />
      <Face face={room.face} size={size} turned={turned} />
    </>
  );
};

/** The tokens lying on a face-down room, in a row below its mark. */
const Backs = ({ backs, turned }: { readonly backs: RoomView['backs']; readonly turned: number }) => (
  <g data-upright style={{ transform: `rotate(${-turned}deg)` }}>
    {backs.map(({ side, kind }, nth) => (
      <g key={`${nth + 1}`} transform={`translate(${(nth - (backs.length - 1) / 2) * 112} 152) scale(1.04)`}>
        <Token kind={kind} sort={kind !== undefined && isObject(kind) ? 'object' : 'character'} side={side} />
      </g>
    ))}
  </g>
);
