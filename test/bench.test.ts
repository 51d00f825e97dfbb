import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { median, rateOf, together } from '../bench/clock.ts';
import { type Figures, fallen, report, rounded } from '../bench/figures.ts';
import { appendRow, INTRO, rowOf } from '../bench/history.ts';
import { lotOf } from '../bench/lot.ts';
import { figuresOf } from '../bench/measured.ts';
import { parseWishes } from '../bench/options.ts';
import { fold, newTally, questionsOf, randomPlay, recordGame } from '../bench/play.ts';
import { legal, start } from '../packages/engine/src/index.ts';
import { rulesOf } from '../packages/engine/src/testing/index.ts';

const fine: Figures = {
  actionsPerSecond: 151234.6,
  ratios: { chessops: 0.8, boardgameio: 4 },
  mixed: { actionsPerSecond: 120000, ratio: 0.6 },
  games: { perSecond: 160, cost: 3 },
  yardsticks: { pliesPerSecond: 150000, noopsPerSecond: 20000 },
  legalPerSecond: 200000,
  eventsPerSecond: 1234567.8,
  choices: { mean: 73.45, max: 792 },
  late: { actions: 1669, events: 6151, bytes: 240979 },
  replayMs: 4.4149,
  loadMs: 19.99,
  maxStateBytes: 24000,
};

describe('medians', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 9, 1, 2], 5.5],
    [[1, 1000, 2, 3, 4], 3],
  ])('of %j', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });
});

test('a rate counts units, after a lead-in', () => {
  let calls = 0;
  const work = () => {
    for (let n = 0; n < 1e5; n++) calls += n % 2;
    return 5;
  };
  expect(rateOf(work, 20)).toBeGreaterThan(0);
  expect(calls).toBe((1 + 4) * 5e4);
});

test.each([
  [[4], 4],
  [[2, 6], 3],
  [[1, 2, 2], 1.5],
])('stints of equal length with the rates %j have one of %d', (rates, rate) => {
  expect(together(rates)).toBeCloseTo(rate);
});

test('of several processes the fastest stints count, of each work by itself', () => {
  const { choices, late, replayMs, loadMs, maxStateBytes } = fine;
  const rest = { choices, late, replayMs, loadMs, maxStateBytes };
  const slow = {
    play: [4, 2],
    mixed: [3, 3],
    chess: [4, 1],
    noop: [1, 1],
    evolve: [5, 5],
    legal: [6, 6],
    game: [8, 8],
    gameOfAll: [4, 4],
  };
  const fast = { ...slow, play: [2, 6], chess: [2, 4], noop: [1, 3] };
  const figures = figuresOf([
    { stints: slow, rest },
    { stints: fast, rest },
  ]);
  expect(figures.actionsPerSecond).toBeCloseTo(4.8);
  expect(figures.ratios.chessops).toBeCloseTo(1.2);
  expect(figures.ratios.boardgameio).toBeCloseTo(3.2);
  expect(figures.mixed.ratio).toBeCloseTo(0.75);
  expect(figures.games).toEqual({ perSecond: 8, cost: 2 });
  expect([figures.eventsPerSecond, figures.legalPerSecond, figures.maxStateBytes]).toEqual([5, 6, maxStateBytes]);
});

describe('the floor', () => {
  test('holds at its very edge', () => {
    expect(fallen(fine)).toEqual([]);
  });

  test.each([
    [{ ratios: { chessops: 0.79, boardgameio: 4 } }, 'Random play: 0.79 x chessops, and the floor is at least 0.8.'],
    [{ ratios: { chessops: 0.8, boardgameio: 3.9 } }, 'Random play: 3.9 x boardgame.io, and the floor is at least 4.'],
    [
      { mixed: { actionsPerSecond: 1, ratio: 0.59 } },
      'Mixed random play: 0.59 x chessops, and the floor is at least 0.6.',
    ],
    [
      { games: { perSecond: 160, cost: 3.01 } },
      'A random game with all boxes: 3.01 of the base set, and the floor is at most 3.',
    ],
    [{ loadMs: 20 }, 'Loading a late game: 20 ms, and the floor is below 20.'],
    [{ maxStateBytes: 24001 }, 'The largest state: 24001 bytes, and the floor is at most 24000.'],
    [{ loadMs: Number.NaN }, 'Loading a late game: NaN ms, and the floor is below 20.'],
  ])('%j falls below it', (change, sentence) => {
    expect(fallen({ ...fine, ...change })).toEqual([sentence]);
  });

  test('names everything that fell', () => {
    expect(fallen({ ...fine, loadMs: 21, maxStateBytes: 30000 })).toHaveLength(2);
  });
});

test.each([
  [0.11749, '0.117'],
  [4, '4'],
  [19.996, '20'],
  [151234.6, '151235'],
])('%d is written %s', (value, text) => {
  expect(rounded(value)).toBe(text);
});

test('the report says every figure', () => {
  expect(report(fine)).toContain('  beside chessops       0.8 x of 150000 plies/s\n');
  expect(report(fine)).toContain('mixed random play       120000 actions/s\n  beside chessops       0.6 x\n');
  expect(report(fine)).toContain(
    'random games            160 of the base set a second\n  with all boxes        each costs 3 of them\n',
  );
  expect(report(fine)).toContain('  load                  20 ms\n');
});

describe('the history', () => {
  const row = rowOf(fine, new Date('2026-11-15T23:30:00Z'), 'abc1234+');

  test('has a row for each run', () => {
    expect(row).toBe('| 2026-11-15 | abc1234+ | 151235 | 0.8 | 4 | 200000 | 1234568 | 4.41 | 20 | 24000 | 0.6 | 3 |\n');
  });

  test('grows at its end, whatever blank lines are there', () => {
    expect(appendRow(`${INTRO}\n\n`, row)).toBe(INTRO + row);
    expect(appendRow(appendRow(INTRO, row), row)).toBe(INTRO + row + row);
  });

  test('has the columns of its table', () => {
    const header = INTRO.split('\n').find((line) => line.startsWith('| date'));
    expect(row.split('|')).toHaveLength(header?.split('|').length ?? 0);
    const page = readFileSync(new URL('../docs/benchmarks.md', import.meta.url), 'utf8');
    expect(page.slice(0, INTRO.length)).toBe(INTRO);
  });
});

describe('options', () => {
  const plain = { help: false, json: false, floor: false, history: true, seconds: 90 };

  test.each([
    [[], plain],
    [['--json', '--floor'], { ...plain, json: true, floor: true }],
    [['--no-history', '--seconds', '2.5'], { ...plain, history: false, seconds: 2.5 }],
    [['--help'], { ...plain, help: true }],
  ])('%j', (args, wishes) => {
    expect(parseWishes(args)).toEqual(wishes);
  });

  test.each([[['--seconds', '0']], [['--seconds', 'ten']], [['--seconds']], [['--fast']], [['now']]])(
    '%j is refused',
    (args) => {
      expect(parseWishes(args)).toBeTypeOf('string');
    },
  );
});

test('a lot is fair enough, stays below its count, and the same seed draws the same', () => {
  const draw = lotOf(7);
  const drawn = Array.from({ length: 6000 }, () => draw(6));
  for (let face = 0; face < 6; face++) expect(drawn.filter((each) => each === face).length).toBeGreaterThan(850);
  expect(Math.max(...drawn)).toBe(5);
  const again = lotOf(7);
  expect(drawn.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => again(6)));
});

describe('random play', () => {
  const rules = rulesOf('base.1');
  const game = recordGame(rules, 3);

  test('is recorded, and its stored events load to the same end', () => {
    const stored = JSON.parse(JSON.stringify(game.events));
    expect(game.end.ending !== undefined || game.actions === 2000).toBe(true);
    expect(JSON.stringify(fold(start(rules), stored))).toBe(JSON.stringify(game.end));
  });

  test('asks the same questions again', () => {
    const questions = questionsOf(rules, game);
    expect(questions).toHaveLength(game.actions);
    for (const [state, actor] of questions.slice(0, 100)) expect(legal(rules, state, actor).length).toBeGreaterThan(0);
  });

  test('counts its actions and choices', () => {
    const tally = newTally();
    const play = randomPlay(rules, 3, tally);
    expect(play() + play()).toBe(tally.actions);
    expect(tally.choices).toBeGreaterThan(tally.actions);
    expect(tally.mostChoices).toBeGreaterThan(1);
  });
});
