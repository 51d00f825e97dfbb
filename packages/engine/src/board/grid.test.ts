import { describe, expect, it } from 'vitest';
import { at, rulesOf, scene } from '../testing/scene.ts';
import { EAST, gridOf, lineIndex, lineOf, linePlace, NORTH, SOUTH, WEST } from './grid.ts';
import { spotOf } from './spot.ts';

describe('A grid of rooms', () => {
  const grid = gridOf(3, 4, 2);

  it('numbers the places of the rooms first, then those of both lines', () => {
    const { cells, columns, lineLength, places, rows, size, slots, squares } = grid;
    expect({ cells, columns, lineLength, places, rows, size, slots, squares }).toEqual({
      cells: 9,
      columns: 4,
      lineLength: 6,
      places: 84,
      rows: 2,
      size: 3,
      slots: 8,
      squares: 72,
    });
    expect([linePlace(grid, 0, 0), linePlace(grid, 0, 5), linePlace(grid, 1, 0), linePlace(grid, 1, 5)]).toEqual([
      72, 77, 78, 83,
    ]);
    expect([0, 71, 72, 77, 78, 83].map((place) => lineOf(grid, place))).toEqual([-1, -1, 0, 0, 1, 1]);
    expect([72, 77, 78, 83].map((place) => lineIndex(grid, place))).toEqual([0, 5, 0, 5]);
    expect([NORTH, EAST, SOUTH, WEST]).toEqual([0, 1, 2, 3]);
  });

  it('B-ROT-03: turns the squares of a room clockwise, and back', () => {
    expect(grid.worldIndex.map((turn) => [...turn])).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [2, 5, 8, 1, 4, 7, 0, 3, 6],
      [8, 7, 6, 5, 4, 3, 2, 1, 0],
      [6, 3, 0, 7, 4, 1, 8, 5, 2],
    ]);
    for (const turn of [0, 1, 2, 3]) {
      const back = [...(grid.worldIndex[turn] as Uint8Array)].map((world) => grid.cellIndex[turn]?.[world]);
      expect(back).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });

  it('knows what lies beside a square of the lattice, north, east, south and west', () => {
    const { besides, lattice } = grid;
    const around = (square: number) => [...besides.slice(square * 4, square * 4 + 4)];
    expect(around(0)).toEqual([-1, lattice.height, 1, -1]);
    expect(around(lattice.height + 1)).toEqual([lattice.height, 2 * lattice.height + 1, lattice.height + 2, 1]);
    const last = lattice.width * lattice.height - 1;
    expect(around(last)).toEqual([last - 1, -1, -1, last - lattice.height]);
  });

  it('knows which cells of a room lie side by side', () => {
    const around = (cell: number) => [...grid.across.slice(cell * 4, cell * 4 + 4)];
    expect([0, 4, 8].map(around)).toEqual([
      [-1, 1, 3, -1],
      [1, 5, 7, 3],
      [5, -1, -1, 7],
    ]);
  });
});

describe('Where a place lies on the table', () => {
  const s = scene('', { rooms: ['1ccw.1', '2ccw.0', '3ccw.0', '4ccw.0', '1cw.0', '2cw.0', '3cw.0', '4cw.3'] });
  const spot = (place: number) => {
    const found = spotOf(s.rules.grid, s.state.tiles, place);
    return found && [found.column, found.row];
  };

  it('is a column from yellow’s side and a row from the top, the lines outside', () => {
    expect(['T1[0,0]', 'T1[4,0]', 'T2[0,0]', 'B4[4,4]', 'B1[0,3]'].map((square) => spot(at(s, square)))).toEqual([
      [0, 0],
      [0, 4],
      [5, 0],
      [19, 9],
      [3, 5],
    ]);
    expect(['YL0', 'YL9', 'BL0', 'BL9'].map((square) => spot(at(s, square)))).toEqual([
      [-1, 0],
      [-1, 9],
      [20, 0],
      [20, 9],
    ]);
  });

  it('turns with the room', () => {
    expect([spot(0), spot(4), spot(7 * 25), spot(7 * 25 + 4)]).toEqual([
      [4, 0],
      [4, 4],
      [15, 9],
      [15, 5],
    ]);
  });

  it('is nowhere off the board', () => {
    const { places } = rulesOf('base.1').grid;
    expect([spot(-1), spot(places), spotOf(s.rules.grid, [], 0)]).toEqual([undefined, undefined, undefined]);
    expect(spot(places - 1)).toEqual([20, 9]);
  });
});
