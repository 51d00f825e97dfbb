import { describe, expect, it } from 'vitest';
import { cellCentre } from '../art/cell.ts';
import {
  centreOf,
  edgeAt,
  fromView,
  type Layout,
  neighbour,
  type Orientation,
  placeAt,
  placeCentre,
  slotCentre,
  spotOn,
  squareAt,
  squareOf,
  toRoom,
  toView,
  turnCell,
  UNIT,
  viewBoxOf,
  worldDirection,
} from './geometry.ts';
import type { RoomFace, RoomView } from './model.ts';
import { spotAtPoint, toWorld } from './spots.ts';

const face: RoomFace = { number: 1, arrow: 'clockwise', gear: 12, terrain: [], edges: [], covers: [] };

const room = (number: number, slot: number, turn: number): RoomView => ({
  room: number,
  slot,
  turn,
  face,
  backs: [],
  label: '',
});

/** Every room in another slot than its own, turned differently; room 3 is face down. */
const layout: Layout = {
  shape: { size: 5, columns: 4, rows: 2 },
  rooms: [
    room(0, 3, 1),
    room(1, 2, 2),
    room(2, 1, 3),
    { ...room(3, 0, 1), face: undefined },
    room(4, 7, 0),
    room(5, 5, 1),
    room(6, 6, 2),
    room(7, 4, 3),
  ],
};
const places = Array.from({ length: 8 * 25 + 20 }, (_, place) => place);
const ORIENTATIONS: readonly Orientation[] = ['landscape', 'portrait'];

describe('places and squares', () => {
  it('are the same thing seen from the room and from the world, whatever the turn', () => {
    const squares = places.map((place) => squareOf(layout, place));
    expect(squares.map((square) => square && placeAt(layout, square))).toEqual(places);
    expect(new Set(squares.map((square) => `${square?.column},${square?.row}`)).size).toBe(220);
  });

  it('turns the north-western cell clockwise through the corners', () => {
    expect([0, 1, 2, 3, 4, -1].map((turn) => turnCell(5, 0, turn))).toEqual([0, 4, 24, 20, 0, 20]);
  });

  it('puts room 0, in the fourth slot and turned once, where the engine puts it', () => {
    expect(squareOf(layout, 0)).toEqual({ column: 19, row: 0 });
    expect(squareOf(layout, 1)).toEqual({ column: 19, row: 1 });
  });

  it('numbers the western line first, then the eastern one', () => {
    expect(squareOf(layout, 200)).toEqual({ column: -1, row: 0 });
    expect(squareOf(layout, 219)).toEqual({ column: 20, row: 9 });
    expect(squareOf(layout, 220)).toBeUndefined();
    expect(squareOf(layout, -1)).toBeUndefined();
  });

  it('knows nothing beyond the rim', () => {
    expect(placeAt(layout, { column: -2, row: 0 })).toBeUndefined();
    expect(placeAt(layout, { column: 0, row: 10 })).toBeUndefined();
  });

  it('takes a face-down room as one spot', () => {
    expect(spotOn(layout, { column: 4, row: 4 })).toEqual({ kind: 'room', room: 3 });
    expect(spotOn(layout, { column: 5, row: 4 })).toMatchObject({ kind: 'place' });
  });
});

describe('points', () => {
  it('finds every square under its own middle and under its corners', () => {
    for (const place of places) {
      const square = squareOf(layout, place);
      const middle = placeCentre(layout, place);
      if (square === undefined || middle === undefined) throw new Error(`no square for ${place}`);
      for (const [dx, dy] of [
        [0, 0],
        [-49, -49],
        [49, 49],
        [-49, 49],
      ] as const) {
        expect(squareAt(layout.shape, { x: middle.x + dx, y: middle.y + dy })).toEqual(square);
      }
    }
  });

  it('gives the gap between two rooms to the nearer one', () => {
    const { x, y } = centreOf(layout.shape, { column: 4, row: 0 });
    expect(squareAt(layout.shape, { x: x + 54, y })).toEqual({ column: 4, row: 0 });
    expect(squareAt(layout.shape, { x: x + 60, y })).toEqual({ column: 5, row: 0 });
  });

  it('draws a token in its room where its square is in the world', () => {
    for (const place of places.slice(0, 200)) {
      const home = layout.rooms.find((one) => one.room === Math.floor(place / 25));
      const middle = placeCentre(layout, place);
      if (home === undefined || middle === undefined) throw new Error(`no room for ${place}`);
      const local = toRoom(layout.shape, home, middle);
      const expected = cellCentre(5, place % 25);
      expect(Math.hypot(local.x - expected.x, local.y - expected.y)).toBeCloseTo(0);
    }
  });

  it('has the middle of a room at the middle of its slot', () => {
    expect(placeCentre(layout, 12)).toEqual(slotCentre(layout.shape, 3));
  });

  it("turns an edge's direction with its room", () => {
    const middle = placeCentre(layout, 12);
    const edge = edgeAt(layout, 12, 0);
    expect(edge).toEqual({ x: (middle?.x ?? 0) + UNIT / 2, y: middle?.y, direction: 1 });
  });
});

describe('orientation', () => {
  it('goes to the screen and back', () => {
    for (const orientation of ORIENTATIONS) {
      expect(fromView(orientation, toView(orientation, { x: 12, y: 34 }))).toEqual({ x: 12, y: 34 });
    }
  });

  it('has the western line at the bottom and the north at the left in portrait', () => {
    const view = viewBoxOf(layout.shape, 'portrait');
    const west = toView('portrait', centreOf(layout.shape, { column: -1, row: 0 }));
    expect(west.y).toBeGreaterThan(view.y + view.height - 2 * UNIT);
    expect(west.x).toBeLessThan(view.x + 2 * UNIT);
    expect(view.height).toBeGreaterThan(view.width);
  });

  it('moves as the arrow keys show it', () => {
    const seen = (orientation: Orientation, shown: number) => {
      const from = { column: 7, row: 7 };
      const to = neighbour(from, worldDirection(orientation, shown));
      const a = toView(orientation, centreOf(layout.shape, from));
      const b = toView(orientation, centreOf(layout.shape, to));
      return [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
    };
    for (const orientation of ORIENTATIONS) {
      expect([0, 1, 2, 3].map((shown) => seen(orientation, shown))).toEqual([
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ]);
    }
  });

  it('finds a spot under the pointer in a frame with another shape than the board', () => {
    const box = { x: 10, y: 20, width: 360, height: 700 };
    for (const orientation of ORIENTATIONS) {
      const view = viewBoxOf(layout.shape, orientation);
      const scale = Math.min(box.width / view.width, box.height / view.height);
      const shown = toView(orientation, placeCentre(layout, 30) ?? { x: 0, y: 0 });
      const client = {
        x: box.x + box.width / 2 + (shown.x - view.x - view.width / 2) * scale,
        y: box.y + box.height / 2 + (shown.y - view.y - view.height / 2) * scale,
      };
      const point = toWorld(box, view, orientation, client);
      expect(spotAtPoint(layout, [], point)).toEqual({ kind: 'place', place: 30 });
    }
  });

  it('prefers an edge that is pointed out to the square beside it', () => {
    const on = { kind: 'edge', place: 30, side: 2 } as const;
    const highlight = { on, tone: 'work', text: undefined, label: '' } as const;
    const middle = edgeAt(layout, 30, 2) ?? { x: 0, y: 0 };
    expect(spotAtPoint(layout, [highlight], middle)).toEqual(on);
    expect(spotAtPoint(layout, [], middle)).toMatchObject({ kind: 'place' });
  });
});
