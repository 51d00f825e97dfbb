import type { Room } from '@archmage/engine';
import { fill, groundOf } from '@archmage/words';
import { Floor } from '../../art/floor.tsx';
import { Gear } from '../../art/gear.tsx';
import { shrunk } from '../../art/misty.ts';
import { Terrain } from '../../art/terrain.tsx';
import type { RoomFace } from '../../board/model.ts';
import { Face } from '../../board/room-face.tsx';
import '../../board/board.css';
import { lexicon } from '../texts/texts.ts';
import { isGear } from './room-draft.ts';
import { workshopTexts } from './texts/texts.ts';

/** A room that lies nowhere, as the board draws it. */
export const RoomPicture = ({ room }: { readonly room: Room }) => {
  const half = room.size * 50;
  return (
    <svg
      class="workshop-room"
      viewBox={`${-half - 8} ${-half - 8} ${2 * half + 16} ${2 * half + 16}`}
      role="img"
      aria-label={roomWords(room)}
    >
      <RoomDrawing room={room} />
    </svg>
  );
};

/** The drawing itself, around the origin. */
export const RoomDrawing = ({ room }: { readonly room: Room }) => {
  const half = room.size * 50;
  return (
    <>
      <rect x={-half - 3} y={-half - 3} width={2 * half + 6} height={2 * half + 6} rx="6" fill="var(--art-wall-line)" />
      <Face face={faceOf(room)} size={room.size} turned={0} />
    </>
  );
};

/** So far away that a gear which is not there is drawn where nobody sees it. */
const NOWHERE = -10_000;

export const faceOf = ({ arrow, cells, edges, number }: Room): RoomFace => ({
  number: Number(number),
  arrow: arrow === 'cw' ? 'clockwise' : 'counterclockwise',
  gear: cells.some(isGear) ? cells.findIndex(isGear) : NOWHERE,
  terrain: cells.map((terrain) => (terrain === 'floor' ? undefined : terrain)),
  edges,
  covers: [],
});

/** What there is in a room: `Room 9, clockwise: pit × 2, mist × 3`. */
export const roomWords = ({ arrow, cells, number }: Room): string => {
  const { detail, editor } = workshopTexts.value;
  const counts = new Map<string, number>();
  for (const terrain of cells) if (terrain !== 'floor' && terrain !== 'gear') count(counts, terrain);
  const grounds = [...counts].map(([terrain, times]) =>
    fill(detail.ground, {
      name: groundOf(lexicon.value, terrain).name,
      count: terrain === 'pentacle' ? times / 4 : times,
    }),
  );
  const said = { number, arrow: editor.arrows[arrow], grounds: grounds.join(', ') };
  return fill(grounds.length === 0 ? detail.roomPlain : detail.room, said);
};

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** A square of a terrain; a pentacle lies on four. */
export const Swatch = ({ terrain }: { readonly terrain: string }) => {
  const size = terrain === 'pentacle' ? 2 : 1;
  const half = size * 50;
  const cells = Array.from({ length: size * size }, () => (terrain === 'floor' ? undefined : terrain));
  return (
    <svg class="workshop-swatch" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <Floor size={size} seed={5} />
      <Terrain size={size} terrain={cells} upright={0}>
        {isGear(terrain) && (
          <g transform={shrunk(terrain)}>
            <Gear arrow="clockwise" />
          </g>
        )}
      </Terrain>
    </svg>
  );
};
