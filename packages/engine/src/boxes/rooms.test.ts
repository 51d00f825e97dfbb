import { describe, expect, test } from 'vitest';
import { formatRoom, type Legend, parseRooms, type Room } from '../board/room.ts';
import { sha256 } from '../dice/sha256.ts';
import { explain } from '../result.ts';
import * as base from './base/rooms.ts';
import * as cardGame from './card-game/rooms.ts';
import * as paladins from './paladins-and-dragons/rooms.ts';
import * as prison from './prison/rooms.ts';

const read = ({ rooms, legend }: { readonly rooms: string; readonly legend: Legend }): readonly Room[] => {
  const result = parseRooms(rooms, legend);
  if (!result.ok) throw new Error(explain(result.error));
  return result.value;
};

const count = (room: Room, terrain: string): number => room.cells.filter((name) => name === terrain).length;

const outerEdges = ({ size, edges }: Room) =>
  edges.filter((_, at) => {
    const [row, column] = [Math.floor(at / 4 / size), Math.floor(at / 4) % size];
    return [row === 0, column === size - 1, row === size - 1, column === 0][at % 4];
  });

describe('Every box', () => {
  test.each([
    ['base', base, 8, '4232049d487bb16663686e183bc40f3636b27f7f6f8a3f948f6efbf9d6863cef'],
    ['prison', prison, 8, 'bacfc34ac2f3abd379f865990fb4241ac88075d19414ed1ab4e4dc23b40d9149'],
    ['paladins-and-dragons', paladins, 8, '341520352df450a043384ed7f296b3c23e053b98c36d7e9679a055881165d688'],
    ['card-game', cardGame, 12, 'ca9fcc9e7a467842faccb80b15d3f2297d35490a0ee9d986ada582c4de735dcb'],
  ] as const)('%s: the drawings are the ones that were checked', (_, box, howMany, checksum) => {
    const rooms = read(box);
    expect(rooms).toHaveLength(howMany);
    expect(sha256(rooms.map((room) => formatRoom(room, box.legend)).join('\n'))).toBe(checksum);
  });
});

describe('The rooms of the base set', () => {
  const rooms = read(base);

  test('B-COMP-02: 8 rooms of 5 x 5 squares in 4 pairs, one gear each, twins turning opposite ways', () => {
    expect(rooms.map(({ id }) => id).sort()).toEqual(['1ccw', '1cw', '2ccw', '2cw', '3ccw', '3cw', '4ccw', '4cw']);
    for (const room of rooms) {
      expect(room.cells).toHaveLength(25);
      expect(count(room, 'gear')).toBe(1);
    }
  });

  test('B-COMP-C2: the squares that are not pits, and the gear', () => {
    const squares = rooms.map((room) => [room.id, 25 - count(room, 'pit'), count(room, 'gear')]);
    expect(squares).toEqual([
      ['1ccw', 23, 1],
      ['1cw', 24, 1],
      ['2ccw', 22, 1],
      ['2cw', 23, 1],
      ['3ccw', 23, 1],
      ['3cw', 23, 1],
      ['4ccw', 24, 1],
      ['4cw', 24, 1],
    ]);
  });

  test('B-COMP-04, B-COMP-C3: no portcullis on any of the 20 outer edges of a room, some inside', () => {
    for (const room of rooms) {
      expect(outerEdges(room)).toHaveLength(20);
      expect(outerEdges(room)).not.toContain('portcullis');
    }
    expect(rooms.some((room) => room.edges.includes('portcullis'))).toBe(true);
  });
});

describe('The rooms of the other boxes', () => {
  test('arrow-slits only in Prison and the card game', () => {
    const haveSlits = [base, prison, paladins, cardGame].map((box) =>
      read(box).some((room) => room.edges.includes('slit')),
    );
    expect(haveSlits).toEqual([false, true, false, true]);
  });

  test('Paladins & Dragons: a pentacle is one block of 2 x 2, and every terrain but those in mist is used', () => {
    const rooms = read(paladins);
    for (const { cells, size } of rooms.filter((room) => count(room, 'pentacle') > 0)) {
      const first = cells.indexOf('pentacle');
      const squares = cells.flatMap((terrain, cell) => (terrain === 'pentacle' ? [cell] : []));
      expect(squares).toEqual([first, first + 1, first + size, first + size + 1]);
      expect(first % size).toBeLessThan(size - 1);
    }
    expect(new Set(rooms.flatMap(({ cells }) => cells))).toEqual(
      new Set(Object.values(paladins.legend.cells).filter((terrain) => !terrain.endsWith('InMist'))),
    );
  });

  test('card game: one zone of each shape, at most one portcullis a room, nine in all', () => {
    const rooms = read(cardGame);
    for (const room of rooms) expect([...room.cells].sort()).toEqual(['circle', 'gear', 'square', 'triangle']);
    const gates = rooms.map((room) => {
      const outer = outerEdges(room).filter((edge) => edge === 'portcullis').length;
      const all = room.edges.filter((edge) => edge === 'portcullis').length;
      return outer + (all - outer) / 2;
    });
    expect(Math.max(...gates)).toBe(1);
    expect(gates.filter((gate) => gate === 1)).toHaveLength(9);
  });
});
