import { explain, parseRooms } from '@archmage/engine';
import type { ComponentChildren } from 'preact';
import { cardGame } from '../card-game/index.tsx';
import type { Draw } from '../gallery.ts';
import { Token } from '../token.tsx';
import { Bay, nicheCentre } from '../zones/bay.tsx';
import { ROOM_COLOURS, type RoomColour } from '../zones/colours.ts';
import { Facing } from '../zones/facing.tsx';
import { ZONE_ICONS, ZoneIcon, type ZoneIconName } from '../zones/icon.tsx';
import { BAY, ROOM, ZONE } from '../zones/measures.ts';
import { Sight } from '../zones/sight.tsx';
import { Wheel } from '../zones/wheel.tsx';
import { ZoneRoom } from '../zones/zone-room.tsx';

const DRAWN = `
# blue cw
+   +---+
  C   T
+---+   +
  G o S !
+   +   +

# blue ccw
+   +-:-+
| C   G
+===+   +
  T | S
+   +---+

# green cw
+---+   +
  S ! C
+ooo+   +
  T | G :
+   +   +

# green ccw
+   +   +
  G o T
+   @ooo+
  S : C |
+   +   +

# yellow cw
+   +---+
: C o G
+   @---+
  S o T :
+---+   +

# yellow ccw
+   +   +
| G ! S
+   +---+
  T   C
+-:-+   +
`;

const LEGEND = { size: 2, cells: { C: 'circle', T: 'triangle', S: 'square', G: 'gear' } };
const read = parseRooms(DRAWN, LEGEND);
if (!read.ok) throw new Error(explain(read.error));
const ROOMS = read.value;

interface ShownProps {
  readonly id: string;
  readonly turn: number;
  /** What has become of its edges. */
  readonly now?: (edge: string) => string;
}

const Shown = ({ id, turn, now = (edge) => edge }: ShownProps) => {
  const room = ROOMS.find((one) => one.id === id);
  if (room === undefined) return null;
  return (
    <g transform={`rotate(${turn * 90})`}>
      <ZoneRoom
        colour={room.number as RoomColour}
        arrow={room.arrow === 'cw' ? 'clockwise' : 'counterclockwise'}
        icons={room.cells as readonly ZoneIconName[]}
        edges={room.edges.map(now)}
        upright={-90 * turn}
      />
    </g>
  );
};

const broken = (edge: string): string =>
  ({ wall: 'wall-broken', slit: 'wall-broken', portcullis: 'portcullis-broken' })[edge] ?? edge;
const opened = (edge: string): string => (edge === 'portcullis' ? 'portcullis-open' : edge);

const PICTURES: Readonly<Record<string, Draw>> = { ...cardGame.characters, ...cardGame.objects };

const At = ({ x, y, children }: { readonly x: number; readonly y: number; readonly children: ComponentChildren }) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

interface FigureProps {
  readonly kind: string;
  readonly side: 'yellow' | 'blue';
  readonly x: number;
  readonly y: number;
  readonly wounded?: boolean;
}

const Figure = ({ kind, side, x, y, wounded = false }: FigureProps) => (
  <g transform={`translate(${x} ${y}) scale(.86)`}>
    <Token kind={kind} sort="character" side={side} wounded={wounded} draw={PICTURES[kind] ?? (() => <g />)} />
  </g>
);

/** A whole board of two rooms by two, as it would stand on a phone. */
const BoardSketch = () => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${2 * ROOM} ${2 * ROOM + 2 * BAY}`}
    style={{ width: '100%', maxWidth: '640px' }}
  >
    <At x={ROOM / 2} y={BAY / 2}>
      <Bay side="yellow" towards="down" joined={['circle']} />
    </At>
    <At x={1.5 * ROOM} y={BAY / 2}>
      <Bay side="yellow" towards="down" joined={['circle']} />
    </At>
    <At x={ROOM / 2} y={BAY + ROOM / 2}>
      <Shown id="bluecw" turn={0} now={opened} />
    </At>
    <At x={1.5 * ROOM} y={BAY + ROOM / 2}>
      <Shown id="greencw" turn={0} />
    </At>
    <At x={ROOM / 2} y={BAY + 1.5 * ROOM}>
      <Shown id="blueccw" turn={0} />
    </At>
    <At x={1.5 * ROOM} y={BAY + 1.5 * ROOM}>
      <Shown id="greenccw" turn={0} />
    </At>
    <At x={ROOM / 2} y={BAY + 2 * ROOM + BAY / 2}>
      <Bay side="blue" towards="up" joined={['triangle']} />
    </At>
    <At x={1.5 * ROOM} y={BAY + 2 * ROOM + BAY / 2}>
      <Bay side="blue" towards="up" joined={['square', 'circle']} />
    </At>
    {['samurai', 'general', 'thief'].map((kind, nth) => (
      <Figure key={kind} kind={kind} side="yellow" x={ZONE / 2 + (nth - 1) * 88} y={BAY + ROOM + 90} />
    ))}
    {['darkAngel', 'crossbowman', 'telekineticist'].map((kind, nth) => (
      <Figure
        key={kind}
        kind={kind}
        side="blue"
        x={ZONE / 2 + (nth - 1) * 88}
        y={BAY + ROOM + 214}
        wounded={nth === 2}
      />
    ))}
    <Figure kind="naga" side="yellow" x={ROOM / 2 + nicheCentre('circle')} y={BAY / 2 - 22} />
    <Facing
      from={{ x: ROOM / 2 + nicheCentre('circle'), y: BAY / 2 + 34 }}
      to={{ x: ZONE / 2, y: BAY + 70 }}
      isJoined
    />
    <Figure kind="assassin" side="yellow" x={1.5 * ROOM + nicheCentre('square')} y={BAY / 2 - 22} />
    <Facing
      from={{ x: 1.5 * ROOM + nicheCentre('square'), y: BAY / 2 + 34 }}
      to={{ x: ROOM + ZONE / 2, y: BAY + 70 }}
      isJoined={false}
    />
    <Figure kind="berserker" side="blue" x={1.5 * ROOM + nicheCentre('circle')} y={2 * ROOM + 1.5 * BAY + 22} />
    <At x={ZONE + ZONE / 2 - 50} y={BAY + ROOM + 4}>
      <Sight way="out" />
    </At>
  </svg>
);

/** Two rooms side by side, so that both layers of the edge between them are seen. */
const Layers = ({ now }: { readonly now: (edge: string) => string }) => (
  <svg aria-hidden="true" viewBox={`-150 0 300 ${ROOM}`} style={{ width: '150px' }}>
    <At x={-ROOM / 2} y={ROOM / 2}>
      <Shown id="bluecw" turn={0} now={now} />
    </At>
    <At x={ROOM / 2} y={ROOM / 2}>
      <Shown id="yellowccw" turn={0} />
    </At>
  </svg>
);

const WHEELS = [
  { points: 0, cost: 0, lost: 0 },
  { points: 3, cost: 0, lost: 0 },
  { points: 5, cost: 1, lost: 0 },
  { points: 6, cost: 2, lost: 1 },
  { points: 6, cost: 0, lost: 3 },
];

/** What a board of zones is made of. */
export const Zones = () => (
  <>
    <h2>Icons</h2>
    {(Object.keys(ROOM_COLOURS) as RoomColour[]).map((colour, nth) => (
      <div key={colour} class="gallery-row" style={{ '--size': '48px' }}>
        {ZONE_ICONS.map((icon) => (
          <svg key={icon} aria-hidden="true" viewBox="-54 -54 108 108">
            <ZoneIcon icon={icon} colour={colour} arrow={nth % 2 === 0 ? 'clockwise' : 'counterclockwise'} />
          </svg>
        ))}
      </div>
    ))}
    <h2>Wheel</h2>
    {(['yellow', 'blue'] as const).map((side) =>
      [110, 56].map((size) => (
        <div key={`${side}${size}`} class="gallery-row" style={{ '--size': `${size}px` }}>
          {WHEELS.map((wheel, nth) => (
            <Wheel key={nth} side={side} {...wheel} />
          ))}
        </div>
      )),
    )}
    <h2>Two layers: closed, open, broken, all walls broken</h2>
    <div class="gallery-row">
      <Layers now={(edge) => edge} />
      <Layers now={opened} />
      <Layers now={(edge) => (edge === 'portcullis' ? 'portcullis-broken' : edge)} />
      <Layers now={broken} />
    </div>
    <h2>A wall that fell</h2>
    <div class="gallery-row" style={{ '--size': '150px' }}>
      <svg aria-hidden="true" viewBox="0 -30 300 60">
        {[0, 100, 200].map((x) => (
          <At key={x} x={x} y={0}>
            {cardGame.gates['wall-broken']()}
          </At>
        ))}
      </svg>
    </div>
    <h2>Pits</h2>
    <div class="gallery-row" style={{ '--size': '170px' }}>
      {['bluecw', 'greenccw', 'yellowcw'].map((id, turn) => (
        <svg key={id} aria-hidden="true" viewBox={`${-ROOM / 2} ${-ROOM / 2} ${ROOM} ${ROOM}`}>
          <Shown id={id} turn={turn} />
        </svg>
      ))}
    </div>
    <h2>A board</h2>
    <BoardSketch />
  </>
);
