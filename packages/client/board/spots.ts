import {
  edgeAt,
  fromView,
  type Layout,
  type Orientation,
  type Point,
  placeCentre,
  type Rect,
  slotCentre,
  spotOn,
  squareAt,
  UNIT,
} from './geometry.ts';
import type { Highlight, Spot } from './model.ts';

/** A spot as a word, to find it among elements. */
export const spotKey = (spot: Spot): string => {
  if (spot.kind === 'place') return `place ${spot.place}`;
  return spot.kind === 'room' ? `room ${spot.room}` : `edge ${spot.place} ${spot.side}`;
};

export const parseSpot = (key: string): Spot | undefined => {
  const [kind, first, second] = key.split(' ');
  const number = Number(first);
  if (kind === 'place') return { kind, place: number };
  if (kind === 'room') return { kind, room: number };
  return kind === 'edge' ? { kind, place: number, side: Number(second) } : undefined;
};

/** Its middle in the world. */
export const spotCentre = (layout: Layout, spot: Spot): Point | undefined => {
  if (spot.kind === 'place') return placeCentre(layout, spot.place);
  if (spot.kind === 'edge') return edgeAt(layout, spot.place, spot.side);
  const room = layout.rooms.find((one) => one.room === spot.room);
  return room && slotCentre(layout.shape, room.slot);
};

/** A point of the page in the world: the view box is fitted into the element and centred. */
export const toWorld = (box: Rect, view: Rect, orientation: Orientation, client: Point): Point => {
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const x = (client.x - box.x - (box.width - view.width * scale) / 2) / scale + view.x;
  const y = (client.y - box.y - (box.height - view.height * scale) / 2) / scale + view.y;
  return fromView(orientation, { x, y });
};

/** Edges count only where they are pointed out, and before the squares beside them. */
export const spotAtPoint = (layout: Layout, highlights: readonly Highlight[], point: Point): Spot | undefined => {
  for (const { on, tone } of highlights) {
    if (on.kind !== 'edge' || tone === 'pointed') continue;
    const middle = edgeAt(layout, on.place, on.side);
    if (middle && Math.hypot(middle.x - point.x, middle.y - point.y) < UNIT * 0.27) return on;
  }
  const square = squareAt(layout.shape, point);
  return square && spotOn(layout, square);
};
