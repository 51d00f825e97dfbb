import { describe, expect, test } from 'vitest';
import {
  beginBench,
  drawn,
  isStale,
  redone,
  undone,
  withNewPair,
  withNumber,
  withoutPair,
  withRoom,
  written,
} from './bench.ts';
import { excerptOf, misplacedIn, offsetOf } from './check.ts';
import { painted } from './room-draft.ts';
import { flawsOf } from './room-flaws.ts';
import { cellAt, edgeAt, kindAt, SPOT_ROWS, spotBeyond } from './spots.ts';

const bench = beginBench();
const room = bench.pairs[0]?.cw;
if (room === undefined) throw new Error('A blank bench has a pair.');

describe('the drawing board', () => {
  test('writes what is drawn, and says what is wrong with it', () => {
    const pitted = withRoom(bench, 'cw', painted(room, 0, 'pit'));
    expect(pitted.text.split('\n')[2]).toBe('  o   .   .   .   .  ');
    expect(pitted.error).toBeUndefined();
    const bare = withRoom(bench, 'ccw', { ...painted(room, 12, 'floor'), arrow: 'ccw' });
    expect(bare.error).toMatchObject({ line: 14, code: 'oneGear', facts: { room: '9-ccw' }, found: 0 });
    expect(bare.error && misplacedIn(bare.text, bare.error)).toEqual({ number: '9', arrow: 'ccw', spot: undefined });
  });

  test('finds in the drawing whatever its text is refused for', () => {
    const bare = withRoom(bench, 'ccw', { ...painted(room, 12, 'floor'), arrow: 'ccw' });
    expect(flawsOf(bare.pairs)).toEqual([{ why: 'noGear', number: '9', arrow: 'ccw' }]);
    const twice = withNumber(withNewPair(bench), '9');
    expect([flawsOf(twice.pairs), twice.error?.code]).toEqual([[{ why: 'twice', number: '9' }], 'roomOnce']);
    expect([isStale(bare), isStale(twice), isStale(written(bench, 'x')), flawsOf(bench.pairs)]).toEqual([
      false,
      false,
      true,
      [],
    ]);
  });

  test('draws what is written, and keeps the last drawing of a text that cannot be read', () => {
    const text = bench.text.replace('  .   .', '  m   .');
    expect(written(bench, text).pairs[0]?.cw.cells[0]).toBe('mist');
    const broken = written(bench, bench.text.replace('  .   .', '  .   ?'));
    expect(broken.pairs).toBe(bench.pairs);
    expect(broken.error).toMatchObject({ line: 3, column: 7 });
    if (broken.error === undefined) return;
    expect(misplacedIn(broken.text, broken.error)?.spot).toEqual({ row: 1, column: 3 });
    expect(excerptOf(broken.text, broken.error).mark).toBe('?');
    expect(broken.text[offsetOf(broken.text, broken.error)]).toBe('?');
  });

  test('undoes a stroke as a whole, and redoes it', () => {
    const one = withRoom(bench, 'cw', painted(room, 0, 'pit'), 'a');
    const two = withRoom(one, 'cw', painted(painted(room, 0, 'pit'), 1, 'pit'), 'a');
    const three = withRoom(two, 'cw', painted(room, 2, 'pit'), 'b');
    expect(undone(three).text).toBe(two.text);
    expect(undone(undone(three)).text).toBe(bench.text);
    expect(redone(undone(three)).text).toBe(three.text);
    expect(undone(bench)).toBe(bench);
    expect(redone(bench)).toBe(bench);
  });

  test('holds several pairs with numbers of their own', () => {
    const two = withNewPair(bench);
    expect([two.at, two.pairs.map(({ number }) => number)]).toEqual([1, ['9', '10']]);
    expect(withNumber(two, '9').error).toMatchObject({ code: 'roomOnce' });
    expect(withNumber(two, '4').text).toContain('# 4-ccw');
    expect(withoutPair(two)).toMatchObject({ at: 0, text: bench.text });
    expect(withoutPair(bench)).toBe(bench);
    expect(drawn(bench, bench.pairs)).toBe(bench);
  });

  test('begins with what it is given, also when that cannot be read', () => {
    expect(beginBench('').text).toBe(bench.text);
    const text = withNumber(bench, '12').text;
    expect(beginBench(text).pairs[0]?.number).toBe('12');
    expect(beginBench('nonsense')).toMatchObject({ text: 'nonsense', error: { line: 1, column: 1 } });
  });
});

describe('the spots of a drawing', () => {
  test('are its squares and edges', () => {
    const kinds = SPOT_ROWS.flat().map(kindAt);
    expect([kinds.filter((kind) => kind === 'cell').length, kinds.filter((kind) => kind === 'edge').length]).toEqual([
      25, 60,
    ]);
    expect([cellAt({ row: 1, column: 1 }), cellAt({ row: 9, column: 9 })]).toEqual([0, 24]);
    expect(
      [
        { row: 0, column: 1 },
        { row: 1, column: 0 },
        { row: 10, column: 9 },
        { row: 9, column: 10 },
      ].map(edgeAt),
    ).toEqual([0, 3, 98, 97]);
  });

  test('arrow keys lead over edges, and along them past the posts', () => {
    expect(spotBeyond({ row: 1, column: 1 }, 'ArrowRight')).toEqual({ row: 1, column: 2 });
    expect(spotBeyond({ row: 1, column: 2 }, 'ArrowDown')).toEqual({ row: 3, column: 2 });
    expect(spotBeyond({ row: 0, column: 1 }, 'ArrowLeft')).toBeUndefined();
    expect(spotBeyond({ row: 1, column: 0 }, 'ArrowLeft')).toBeUndefined();
    expect(spotBeyond({ row: 1, column: 1 }, 'Enter')).toBeUndefined();
  });
});
