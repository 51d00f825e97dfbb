import { explain, legend, parseRooms, type Room } from '@archmage/engine';
import { describe, expect, test } from 'vitest';
import {
  blankPair,
  blankRoom,
  MOTIONS,
  moved,
  nextEdge,
  painted,
  readPairs,
  withEdge,
  writePairs,
} from './room-draft.ts';
import { notesOf } from './room-notes.ts';

const blank = blankRoom('9', 'cw');

/** A room from a drawing without its name. */
const roomOf = (drawing: string): Room => {
  const rooms = parseRooms(`# 9-cw\n${drawing}\n\n# 9-ccw\n${drawing}\n`, legend());
  if (!rooms.ok) throw new Error(explain(rooms.error));
  return rooms.value[0] as Room;
};

const CROOKED = `
+---+   +   +   +   +
  o   .   .   . ! .
+   +   +   +   +   +
  .   G   .   .   .
+   +===+   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   m
+   +   +   +   +   +
| .   .   .   .   .
+   +   +   +   +   +`.slice(1);

describe('a room', () => {
  test('that is blank can be played, with its twin', () => {
    const read = readPairs(writePairs([blankPair('9')]));
    expect(read.ok && read.value).toEqual([blankPair('9')]);
  });

  test.each(MOTIONS)('moved by %s as often as it takes is the same', (motion) => {
    const room = roomOf(CROOKED);
    const times = motion === 'turn' ? 4 : 2;
    const back = Array.from({ length: times }).reduce<Room>((each) => moved(each, motion), room);
    expect(back).toEqual(room);
    expect(moved(room, motion)).not.toEqual(room);
  });

  test('turned or mirrored takes its edges along', () => {
    const room = roomOf(CROOKED);
    const [pit, gear] = [room.cells.indexOf('pit'), room.cells.indexOf('gear')];
    expect([pit, gear, room.edges[0]]).toEqual([0, 6, 'wall']);
    expect(moved(room, 'turn')).toMatchObject({ cells: { 4: 'pit', 8: 'gear' }, edges: { [4 * 4 + 1]: 'wall' } });
    expect(moved(room, 'leftRight')).toMatchObject({ cells: { 4: 'pit', 8: 'gear' }, edges: { [4 * 4]: 'wall' } });
    expect(moved(room, 'topBottom')).toMatchObject({
      cells: { 20: 'pit', 16: 'gear' },
      edges: { [20 * 4 + 2]: 'wall' },
    });
    for (const motion of MOTIONS) {
      const pair = { ...blankPair('9'), cw: moved(room, motion) };
      const read = readPairs(writePairs([pair]));
      expect(read.ok && read.value).toEqual([pair]);
    }
  });
});

describe('painting', () => {
  test('moves the gear, and leaves the mist it was in', () => {
    const misty = painted(blank, 3, 'gearInMist');
    expect([misty.cells[12], misty.cells[3]]).toEqual(['floor', 'gearInMist']);
    expect(painted(misty, 0, 'gear').cells.slice(0, 4)).toEqual(['gear', 'floor', 'floor', 'mist']);
  });

  test('a pentacle is four squares, within the room, and goes as a whole', () => {
    const corner = painted(blank, 24, 'pentacle');
    expect([18, 19, 23, 24].map((cell) => corner.cells[cell])).toEqual(Array.from({ length: 4 }, () => 'pentacle'));
    const other = painted(corner, 0, 'pentacle');
    expect(other.cells.filter((each) => each === 'pentacle').length).toBe(4);
    expect(painted(other, 6, 'pit').cells.filter((each) => each === 'pentacle')).toEqual([]);
  });

  test('what is there already changes nothing', () => {
    expect(painted(blank, 0, 'floor')).toBe(blank);
    expect(painted(painted(blank, 0, 'pentacle'), 0, 'pentacle').cells).toEqual(painted(blank, 0, 'pentacle').cells);
  });

  test('an edge stands on both its squares', () => {
    expect(withEdge(blank, 1, 'wall').edges[4 + 3]).toBe('wall');
    expect(withEdge(blank, 0, 'wall').edges.filter((each) => each === 'wall').length).toBe(1);
    expect([nextEdge('open'), nextEdge('wall'), nextEdge('portcullis'), nextEdge('slit')]).toEqual([
      'wall',
      'portcullis',
      'open',
      'open',
    ]);
  });
});

describe('notes', () => {
  const walled = (cells: readonly number[]): Room =>
    cells
      .flatMap((cell) => [0, 1, 2, 3].map((side) => cell * 4 + side))
      .reduce((room, edge) => withEdge(room, edge, 'wall'), blank);

  test('a square behind walls is cut off, a room without a door closed', () => {
    expect(notesOf([blankPair('9')])).toEqual([]);
    expect(notesOf([{ ...blankPair('9'), cw: walled([0, 24]) }])).toMatchObject([
      { why: 'cutOff', places: ['a1', 'e5'] },
    ]);
    const rim = Array.from({ length: 25 }, (_, cell) => cell).filter(
      (cell) => cell % 5 === 0 || cell % 5 === 4 || cell < 5 || cell > 19,
    );
    expect(notesOf([{ ...blankPair('9'), cw: walled(rim) }])).toMatchObject([{ why: 'closed', arrow: 'cw' }]);
  });
});
