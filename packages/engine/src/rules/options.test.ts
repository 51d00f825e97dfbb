import { describe, expect, it } from 'vitest';
import { compile } from '../boxes/index.ts';
import { SEATS } from '../core/state.ts';
import { say } from '../phrases.ts';
import { explain } from '../result.ts';
import { BOOK_TIMER, DEFAULTS, formatOptions, parseOptions } from './options.ts';
import type { Options } from './ruleset.ts';

const read = (text: string): Options => {
  const options = parseOptions(text);
  if (!options.ok) throw new Error(explain(options.error));
  return options.value;
};
const isOption = (word: string) => parseOptions(word).ok;

describe('Options agreed on', () => {
  it('B-OPT-06: are none: five points, the whole game, open cards, no clock', () => {
    expect(read('')).toEqual({ target: 5, beginner: false });
    expect(formatOptions(DEFAULTS)).toEqual([]);
  });

  it.each([
    ['vp=7', { target: 7 }],
    ['beginner', { beginner: true }],
    ['pairs=1,2,3', { pairs: ['1', '2', '3'] }],
    ['pairs=blue,10', { pairs: ['blue', '10'] }],
    ['handicap=blue:5:C5,C6', { handicap: { seat: 'blue', characters: 5, without: ['C5', 'C6'] } }],
    ['handicap=yellow:7:', { handicap: { seat: 'yellow', characters: 7, without: [] } }],
    ['timer=99999:60:5:7', { timer: { turn: 99999, potion: 60, place: 5, combat: 7 } }],
    ['timer=120:60:5:7', { timer: { turn: 120, potion: 60, place: 5, combat: 7 } }],
    ['cards=hidden', { cards: 'hidden' }],
  ])('%s is read, and written again', (word, change) => {
    expect(read(word)).toEqual({ ...DEFAULTS, ...change });
    expect(formatOptions(read(word))).toEqual([word]);
  });

  it('come in any order and are written in one; the usual is left out', () => {
    const all = 'cards=hidden  timer=120:60:5:5 handicap=yellow:6: pairs=1,2,3 beginner vp=8';
    expect(formatOptions(read(all)).join(' ')).toBe(
      'vp=8 beginner pairs=1,2,3 handicap=yellow:6: timer=120:60:5:5 cards=hidden',
    );
    expect(formatOptions(read('vp=5'))).toEqual([]);
    expect(formatOptions(read('handicap=blue:5'))).toEqual(['handicap=blue:5:']);
  });

  it.each([
    ['vp', ['vp', 'vp=', 'vp=4', 'vp=9', 'vp=55', 'vp=x5', 'vp=6=8', 'vp=6=']],
    ['beginner', ['beginner=', 'beginner=1', 'beginners']],
    ['pairs', ['pairs', 'pairs=', 'pairs=,1', 'pairs=1,', 'pairs=1,,2', 'pairs=1:2', 'pairs=1=2']],
    ['handicap', ['handicap=', 'handicap=red:5:', 'handicap=blue', 'handicap=blue:3:', 'handicap=blue:8:']],
    [
      'cards given up',
      [
        'handicap=blue:5:C3',
        'handicap=blue:5:C5,',
        'handicap=blue:5:xC5',
        'handicap=blue:55:',
        'handicap=blue:5:C5:extra',
      ],
    ],
    ['timer', ['timer=', 'timer=1:2:3', 'timer=1:2:3:4:5', 'timer=1:2:3:0', 'timer=1:2:3:-4', 'timer=1:2:3:x']],
    ['seconds', ['timer=1.5:2:3:4', 'timer=:2:3:4', 'timer=0x10:1e1:5:5', 'timer=100000:60:5:5']],
    ['cards', ['cards', 'cards=', 'cards=shown', 'cards=hidden=1']],
    ['anything else', ['figurines', '=', 'VP=6']],
  ])('%s is refused when it is not well written', (_, words) => {
    expect(words.filter(isOption)).toEqual([]);
  });

  it('B-OPT-02 B-OPT-03 B-OPT-04: the book’s times', () => {
    expect(read('timer=120:60:5:5').timer).toEqual(BOOK_TIMER);
  });

  it('says where a wrong one stands and what there is', () => {
    expect(parseOptions('vp=6 fast')).toEqual({
      ok: false,
      error: {
        line: 1,
        column: 6,
        ...say('rulesOption'),
        found: 'fast',
      },
    });
    const wrong = compile('base.1 fast');
    expect(wrong.ok ? '' : [wrong.error.column, wrong.error.found]).toEqual([8, 'fast']);
  });

  it.each([
    ['handicap=red:5:', 10, say('either', { list: SEATS }), 'red'],
    ['handicap=blue', 15, say('handicap', { least: 4, most: 7 }), ''],
    ['handicap=blue:3:C6', 15, say('handicap', { least: 4, most: 7 }), '3'],
    ['handicap=blue:5:C3', 17, say('handicapCards'), 'C3'],
    ['timer=1:2', 7, say('times'), '1:2'],
    ['timer=0:2:3:4', 7, say('numberFrom', { least: 1, most: 99_999 }), '0'],
    ['timer=1:20:x:4', 12, say('numberFrom', { least: 1, most: 99_999 }), 'x'],
  ])('%s: says what is wrong in it', (word, column, expected, found) => {
    expect(parseOptions(word)).toEqual({ ok: false, error: { line: 1, column, ...expected, found } });
    expect(parseOptions(`vp=6 ${word}`)).toMatchObject({ error: { column: column + 5 } });
  });
});
