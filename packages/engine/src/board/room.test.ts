import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '../phrases.ts';
import type { ParseError } from '../result.ts';
import { EDGES, type Edge, formatRoom, type Legend, parseRooms, type Room } from './room.ts';

const legend: Legend = { size: 2, cells: { '.': 'floor', o: 'pit', G: 'gear' } };

const twins = `
# A remark.
# box 1-cw
+---+   +
| . ! G  
+===+   +
: o   . |
+   +-:-+

# blue says nothing about cw
# 1 ccw
+   +   +
  G o .
+   @ooo+
  .   .
+   +   +
`;

const read = (text: string): readonly Room[] => {
  const result = parseRooms(text, legend);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const marks = (...known: readonly (readonly [string, string])[]) => {
  const list = known.map(([mark, meaning]) => (mark ? say('marked', { mark, meaning }) : say('unmarked', { meaning })));
  return say('either', { list });
};

const post = (mark: string) => say('either', { list: [`'${mark}'`] });

const complain = (text: string): ParseError => {
  const result = parseRooms(text, legend);
  if (result.ok) throw new Error('The text was accepted.');
  return result.error;
};

const edgesOf = (room: Room | undefined, cell: number): readonly Edge[] =>
  room?.edges.slice(4 * cell, 4 * cell + 4) ?? [];

describe('A drawing', () => {
  const [cw, ccw] = read(twins);

  test('names the room', () => {
    expect(cw).toMatchObject({ id: '1cw', number: '1', arrow: 'cw', size: 2 });
    expect(ccw).toMatchObject({ id: '1ccw', number: '1', arrow: 'ccw', size: 2 });
    expect(read(twins.replaceAll(/# (box )?1/g, '# blue')).map(({ id }) => id)).toEqual(['bluecw', 'blueccw']);
  });

  test('gives the terrain row by row', () => {
    expect(cw?.cells).toEqual(['floor', 'gear', 'pit', 'floor']);
  });

  test('gives the edges north, east, south, west, an inner edge on both its sides', () => {
    expect(edgesOf(cw, 0)).toEqual(['wall', 'portcullis', 'portcullis', 'wall']);
    expect(edgesOf(cw, 1)).toEqual(['open', 'open', 'open', 'portcullis']);
    expect(edgesOf(cw, 2)).toEqual(['portcullis', 'open', 'open', 'slit']);
    expect(edgesOf(cw, 3)).toEqual(['open', 'wall', 'slit', 'open']);
    expect(edgesOf(ccw, 1)).toEqual(['open', 'open', 'pit', 'pit']);
  });

  test('may lack trailing blanks, and may end its lines the other way', () => {
    expect(read(twins.replaceAll(/ +$/gm, ''))).toEqual(read(twins));
    expect(read(twins.replaceAll('\n', '\r\n'))).toEqual(read(twins));
  });

  test('may be absent', () => {
    expect(read('')).toEqual([]);
    expect(read('# nothing here\n  \n')).toEqual([]);
  });
});

describe('A faulty drawing', () => {
  test('has an unknown cell', () => {
    expect(complain(twins.replace('| . !', '| x !'))).toEqual({
      line: 5,
      column: 3,
      ...marks(['.', 'floor'], ['o', 'pit'], ['G', 'gear']),
      found: 'x',
    });
    expect(complain(twins.replace('! G', '!'))).toMatchObject({ line: 5, column: 7, found: say('blank') });
    expect(complain(twins.replace('! G', '!.G'))).toMatchObject({ line: 5, column: 6, found: '.G' });
  });

  test('has an unknown edge', () => {
    expect(complain(twins.replace('===', '=-='))).toEqual({
      line: 6,
      column: 2,
      ...marks(['', 'open'], ['---', 'wall'], ['===', 'portcullis'], ['-:-', 'slit'], ['ooo', 'pit']),
      found: '=-=',
    });
    expect(complain(twins.replace('. !', '. ?'))).toMatchObject({ line: 5, column: 5, found: '?' });
  });

  test('has a pit on an outer edge', () => {
    expect(complain(twins.replace('+---+', '+ooo+'))).toMatchObject({ line: 4, column: 2, found: 'ooo' });
    expect(complain(twins.replace(': o', 'o o'))).toMatchObject({ line: 7, column: 1, found: 'o' });
  });

  test('has a wrong post', () => {
    expect(complain(twins.replace('+===+', '+===x'))).toMatchObject({ line: 6, column: 5, found: 'x' });
    expect(complain(twins.replace('@', 'x'))).toMatchObject({ column: 5, ...marks(['+', 'plain'], ['@', 'pit']) });
    expect(complain(twins.replace('@', '+'))).toEqual({ line: 14, column: 5, ...post('@'), found: '+' });
    expect(complain(twins.replace('+===+', '+===@'))).toEqual({ line: 6, column: 5, ...post('+'), found: '@' });
  });

  test('is told of pits in corners only where there may be one', () => {
    expect(complain(twins.replace('+---+', ' ---+'))).toMatchObject({ line: 4, column: 1, ...marks(['+', 'plain']) });
    const walled = parseRooms(twins.replace('@', 'x'), { ...legend, edges: ['open', 'wall', 'portcullis', 'slit'] });
    expect(walled).toMatchObject({
      ok: false,
      error: marks(['', 'open'], ['|', 'wall'], ['!', 'portcullis'], [':', 'slit']),
    });
    const plain = twins.replace(' o .', '   .').replace('@ooo', 'x   ');
    const inner = parseRooms(plain, { ...legend, edges: ['open', 'wall', 'portcullis', 'slit'] });
    expect(inner).toMatchObject({ ok: false, error: { line: 14, column: 5, ...marks(['+', 'plain']), found: 'x' } });
  });

  test('has too few or too many lines', () => {
    const expected = say('drawingLine', { line: 5, count: 5 });
    expect(complain(twins.replace('+   +-:-+\n', ''))).toEqual({
      line: 8,
      column: 1,
      ...expected,
      found: say('blank'),
    });
    expect(complain(twins.trimEnd().slice(0, -10))).toMatchObject({ line: 16, ...expected, found: say('textEnd') });
    expect(complain(twins.replace('+-:-+', '+-:-+\n+   +   +'))).toMatchObject({
      line: 9,
      column: 1,
      code: 'betweenRooms',
    });
  });

  test('has too few or too many characters', () => {
    expect(complain(twins.replace('+---+   +', '+---+'))).toMatchObject({ line: 4, column: 9, found: say('blank') });
    expect(complain(twins.replace('+---+   +', '+---+   +--'))).toEqual({
      line: 4,
      column: 10,
      ...say('lineEnd'),
      found: '--',
    });
  });

  test('has no gear or two', () => {
    expect(complain(twins.replace('! G', '! .'))).toEqual({
      line: 3,
      column: 1,
      ...say('oneGear', { room: '1-cw' }),
      found: 0,
    });
    expect(complain(twins.replace('| .', '| G'))).toMatchObject({ line: 3, found: 2 });
  });

  test('stands twice, or without its twin', () => {
    expect(complain(twins.replace('1 ccw', '1 cw'))).toMatchObject({
      line: 11,
      column: 1,
      found: say('roomAgain', { room: '1-cw' }),
    });
    expect(complain(twins.replace('1 ccw', '2 ccw'))).toMatchObject({ line: 3, ...say('twin', { room: '1-ccw' }) });
  });

  test('has no name', () => {
    expect(complain(twins.replace('# 1 ccw', '# 1 cww'))).toMatchObject({ line: 12, column: 1 });
  });
});

describe('Fuzz', () => {
  const alphabet = fc.constantFrom(...'+-=:|!o@.G# \n\r\tcw1x😀\ud800');

  test('nothing makes the parser throw', () => {
    fc.assert(fc.property(fc.string({ unit: alphabet, maxLength: 200 }), (text) => void parseRooms(text, legend)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseRooms(text, legend)));
  });

  test('a changed character is read or complained about where the text is', () => {
    const change = fc.tuple(fc.nat(twins.length - 1), alphabet);
    fc.assert(
      fc.property(change, ([at, mark]) => {
        const text = twins.slice(0, at) + mark + twins.slice(at + 1);
        const result = parseRooms(text, legend);
        if (result.ok) return;
        expect(result.error.line).toBeGreaterThan(0);
        expect(result.error.line).toBeLessThanOrEqual(text.split('\n').length + 1);
        expect(result.error.column).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('parse and format are inverses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }).chain(pair), ({ rooms, drawnWith }) => {
        const text = rooms.map((room) => formatRoom(room, drawnWith)).join('\n');
        const result = parseRooms(text, drawnWith);
        expect(result).toEqual({ ok: true, value: rooms });
        const again = result.ok ? result.value.map((room) => formatRoom(room, drawnWith)).join('\n') : '';
        expect(again).toBe(text);
      }),
    );
  });
});

test('A terrain the legend lacks is drawn as a question mark', () => {
  const [room] = read(twins);
  if (room) expect(formatRoom(room, { size: 2, cells: { G: 'gear', o: 'pit' } })).toContain('| ? ! G  \n');
});

const pair = (size: number) =>
  fc.tuple(aRoom(size, 'cw'), aRoom(size, 'ccw')).map((rooms) => ({ rooms, drawnWith: { ...legend, size } }));

const aRoom = (size: number, arrow: Room['arrow']): fc.Arbitrary<Room> => {
  const count = size * size;
  const terrain = fc.array(fc.constantFrom('floor', 'pit'), { minLength: count, maxLength: count });
  const edge = fc.array(fc.constantFrom(...EDGES), { minLength: 4 * count, maxLength: 4 * count });
  return fc.tuple(terrain, fc.nat(count - 1), edge).map(([plain, gear, drawn]) => ({
    id: `1${arrow}`,
    number: '1',
    arrow,
    size,
    cells: plain.map((name, cell) => (cell === gear ? 'gear' : name)),
    edges: drawn.map((_, at) => sharedEdge(drawn, size, at)),
  }));
};

/** Takes an inner edge from the cell south or east of it, and turns a pit on an outer edge into a wall. */
const sharedEdge = (drawn: readonly Edge[], size: number, at: number): Edge => {
  const [cell, side] = [Math.floor(at / 4), at % 4];
  const [row, column] = [Math.floor(cell / size), cell % size];
  const isOuter = [row === 0, column === size - 1, row === size - 1, column === 0][side];
  const own = drawn[at] ?? 'open';
  if (isOuter) return own === 'pit' ? 'wall' : own;
  if (side === 1) return drawn[4 * (cell + 1) + 3] ?? 'open';
  return side === 2 ? (drawn[4 * (cell + size)] ?? 'open') : own;
};
