import { Floor } from '../floor.tsx';
import { Walls } from '../walls.tsx';
import { ROOM_COLOURS, type RoomColour } from './colours.ts';
import { masonry, pitArms } from './edges.ts';
import { ZoneIcon, type ZoneIconName } from './icon.tsx';
import { QUARTERS, ZONE } from './measures.ts';
import { ZonePit } from './zone-pit.tsx';

export interface ZoneRoomProps {
  readonly colour: RoomColour;
  readonly arrow: 'clockwise' | 'counterclockwise';
  /** Of its quarters, row by row, as it is printed. */
  readonly icons: readonly ZoneIconName[];
  /** At `quarter * 4 + side` (north, east, south, west); `portcullis-open` and the like as on squares. */
  readonly edges: readonly string[];
  /** Turns what stays level upright. */
  readonly upright: number;
}

/** A room of four zones around the origin. */
export const ZoneRoom = ({ colour, arrow, icons, edges, upright }: ZoneRoomProps) => {
  const seed = Object.keys(ROOM_COLOURS).indexOf(colour) * 2 + (arrow === 'clockwise' ? 1 : 0);
  return (
    <>
      <Floor size={6} seed={seed + 40} />
      {QUARTERS.map(({ x, y }, quarter) => (
        <Carpet key={quarter} x={x} y={y} colour={colour} />
      ))}
      <ZonePit arms={pitArms(edges)} seed={seed} />
      {QUARTERS.map(({ x, y }, quarter) => (
        <g key={quarter} transform={`translate(${x} ${y})`}>
          <g data-upright style={{ transform: `rotate(${upright}deg)` }}>
            <ZoneIcon icon={icons[quarter] ?? 'circle'} colour={colour} arrow={arrow} />
          </g>
        </g>
      ))}
      <Walls size={6} edges={masonry(edges)} seed={seed} />
    </>
  );
};

/** What belongs to one zone, where nothing stands between it and the next. */
const Carpet = ({ x, y, colour }: { readonly x: number; readonly y: number; readonly colour: RoomColour }) => {
  const half = ZONE / 2 - 22;
  return (
    <rect
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half}
      rx="26"
      fill={ROOM_COLOURS[colour].fill}
      fill-opacity="0.13"
      stroke={ROOM_COLOURS[colour].fill}
      stroke-opacity="0.7"
      stroke-width="7"
      stroke-linecap="round"
      stroke-dasharray={ROOM_COLOURS[colour].hem}
    />
  );
};
