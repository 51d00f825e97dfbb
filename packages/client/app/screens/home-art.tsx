import { gearPath } from '../shell/gear.ts';

const SIZE = 5;
const SQUARE = 20;
const ROOM = SIZE * SQUARE;

interface RoomDrawing {
  /** Its column and row. */
  readonly at: readonly [number, number];
  /** Lines between corners of its grid. */
  readonly walls: string;
  readonly gear: readonly [number, number];
  readonly pits: readonly (readonly [number, number])[];
}

// Made up for this picture: they are no rooms of the game.
const ROOMS: readonly RoomDrawing[] = [
  { at: [0, 0], walls: 'M0 0H3M5 0V2M0 5V1M2 5H0M1 2V3H3V4M4 1H3V2', gear: [3, 0], pits: [[0, 3]] },
  { at: [1, 0], walls: 'M0 0H2M3 0H5V2M5 3V5H4M0 5H3M0 5V3M1 1V2H2M3 2H4V3M2 4V3', gear: [2, 2], pits: [[1, 3]] },
  { at: [2, 0], walls: 'M0 0H5M5 1V5M0 5H2M0 2V0M1 3V4H2M3 1V3M4 4H3', gear: [3, 1], pits: [[1, 1]] },
  { at: [0, 1], walls: 'M0 0V5H5M5 4V3M5 0H3M1 1H2V2M3 3V4M4 1V2H3M1 4V3', gear: [1, 1], pits: [[2, 3]] },
  { at: [2, 1], walls: 'M1 0H5V4M5 5H0M0 4V2M1 1V2M2 3H3V2M4 3V4H3M2 1H3', gear: [3, 3], pits: [[4, 1]] },
];

/** The room that is on its way round. */
const TURNING: RoomDrawing = {
  at: [1, 1],
  walls: 'M0 1V0H2M4 0H5V2M5 4V5H3M1 5H0V4M1 2H2V1M3 1V2M1 3V4M3 4H4V3',
  gear: [2, 2],
  pits: [[1, 3]],
};

const GEAR = gearPath(10, 6.4, 8.6);

/** A corner of the labyrinth from above, one room on its way round. A picture only, so it says nothing to those who listen. */
export const HomeArt = () => (
  <svg class="home-art" viewBox="-4 -4 308 232" aria-hidden="true" focusable="false">
    {ROOMS.map((room) => (
      <g key={room.walls} transform={`translate(${room.at[0] * ROOM} ${room.at[1] * ROOM})`}>
        <Room room={room} />
      </g>
    ))}
    <Sun x={70} y={90} />
    <Sun x={90} y={190} />
    <Shield x={290} y={170} />
    <Shield x={270} y={10} />
    <rect class="home-art-well" x="100" y="100" width={ROOM} height={ROOM} />
    <circle class="home-art-track" cx="150" cy="150" r="72" />
    <g transform="translate(100 100)">
      <g class="home-art-turning">
        <Room room={TURNING} />
        <Sun x={10} y={50} />
        <Shield x={70} y={70} />
      </g>
    </g>
  </svg>
);

const Room = ({ room }: { readonly room: RoomDrawing }) => (
  <>
    <rect class="home-art-floor" x="1" y="1" width={ROOM - 2} height={ROOM - 2} rx="2" />
    <path class="home-art-tiles" d={TILES} />
    {room.pits.map(([x, y]) => (
      <rect
        key={`${x},${y}`}
        class="home-art-pit"
        x={x * SQUARE + 2}
        y={y * SQUARE + 2}
        width="16"
        height="16"
        rx="3"
      />
    ))}
    <g transform={`translate(${(room.gear[0] + 0.5) * SQUARE} ${(room.gear[1] + 0.5) * SQUARE})`}>
      <path class="home-art-gear" d={GEAR} />
      <circle class="home-art-hub" r="2.6" />
    </g>
    <path class="home-art-wall-shade" d={scaled(room.walls)} transform="translate(1 1.8)" />
    <path class="home-art-wall" d={scaled(room.walls)} />
    <path class="home-art-wall-light" d={scaled(room.walls)} transform="translate(-0.5 -1)" />
  </>
);

const Sun = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="home-art-token" transform={`translate(${x} ${y})`}>
    <circle class="home-art-sun" r="7.4" />
    <path class="home-art-mark" d="M-2.5 3V-1a2.5 2.5 0 0 1 5 0v4z" />
  </g>
);

const Shield = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="home-art-token" transform={`translate(${x} ${y})`}>
    <path class="home-art-shield" d="M0 -8.4L7.2 -4.2V4.2L0 8.4L-7.2 4.2V-4.2z" />
    <path class="home-art-mark" d="M-3 -1L0 -4L3 -1M-3 3L0 0L3 3" />
  </g>
);

/** From squares to the picture's units, a little inside the room's rim. */
const scaled = (path: string): string =>
  path.replace(/\d+/g, (corner) => `${Math.min(Math.max(Number(corner) * SQUARE, 2.5), ROOM - 2.5)}`);

/** Every other square, for a floor of two stones. */
const TILES = Array.from({ length: SIZE * SIZE }, (_, square) => square)
  .filter((square) => square % 2 === 1)
  .map((square) => `M${(square % SIZE) * SQUARE + 1} ${Math.floor(square / SIZE) * SQUARE + 1}h18v18h-18z`)
  .join('');
