import { HIDDEN, redact, VIEWERS } from '@archmage/engine';
import { newGame } from '@archmage/host';
import { rulesOf } from '@archmage/host/testing';
import { LEXICONS } from '@archmage/words/all';
import { describe, expect, test } from 'vitest';
import { importText } from '../host/transfer.ts';
import { viewsOf } from '../play/story.ts';
import { ALL_TEXTS } from '../texts/all.ts';
import { momentText } from './moment.ts';
import { type Cinema, projectorOf } from './projector.ts';
import { linkedRecording, type Recording, storedRecording } from './recording.ts';
import { fightAt, logAt, nextTurn, previousTurn, type Reel, reelOf, toldAt, viewAt } from './reel.ts';
import { importedGame } from './save.ts';
import { fileName } from './share.ts';

const [TEXT = ''] = Object.values(
  import.meta.glob<string>('../../../../games/base-1.dtg', { query: '?raw', import: 'default', eager: true }),
);
const imported = importText(TEXT);
if (!imported.ok || imported.value.kind !== 'game') throw new Error('base-1 is no game.');
const { record, rules } = imported.value;
const recording = linkedRecording(imported.value);
const reelFor = (onlooker: Parameters<Recording['story']>[0]): Reel =>
  reelOf(rules, recording.story(onlooker), LEXICONS.en);
const reel = reelFor('all');
const states = viewsOf({
  start: record.start,
  chapters: record.batches.map(({ seat, events }, index) => ({ index, actor: seat, events })),
});

describe('a reel', () => {
  test.each(VIEWERS)('shows %s at every moment what he may see, and no more', (viewer) => {
    const seen = reelFor(viewer);
    expect(states.map((_, at) => viewAt(seen, at))).toEqual(states.map((state) => redact(state, viewer)));
  });

  test('tells no more than has happened', () => {
    for (const at of [0, 1, 30, 60, reel.end]) {
      const lines = logAt(reel, at).entries.flatMap((entry) => entry.lines);
      expect(lines.every(({ chapter }) => chapter < at)).toBe(true);
      expect(lines).toHaveLength(reel.lines.slice(0, at).flat().length);
    }
    expect(logAt(reel, reel.end)).toBe(reel.log);
  });

  test('goes from turn to turn and back', () => {
    const first = nextTurn(reel, 0);
    expect(viewAt(reel, first).turn.number).toBe(1);
    const second = nextTurn(reel, first);
    expect(viewAt(reel, second).turn.number).toBe(2);
    expect(previousTurn(reel, second + 1)).toBe(second);
    expect(previousTurn(reel, second)).toBe(first);
    expect(previousTurn(reel, 0)).toBe(0);
    expect(nextTurn(reel, reel.end)).toBe(reel.end);
  });

  test('says what a moment is', () => {
    expect(momentText(reel, 0, ALL_TEXTS.en, LEXICONS.en)).toBe('Set-up: This is where it begins.');
    expect(momentText(reel, 60, ALL_TEXTS.en, LEXICONS.en)).toBe('Turn 4, blue: The blue Goblin goes from z4 to t1.');
    expect(toldAt(reel, 60).map(({ chapter }) => chapter)).toEqual([59]);
  });

  test('has a combat from its first card to its last', () => {
    const shown = reel.story.chapters.findIndex(({ events }) => events.some(({ type }) => type === 'unmasked')) + 1;
    expect(fightAt(reel, shown)?.showdown?.totals.yellow).toEqual(expect.any(Number));
    expect(fightAt(reel, shown - 1)?.showdown).toBeUndefined();
    const laid = fightAt(reelFor('spectator'), shown - 1)?.view.players;
    expect([laid?.yellow.committed, laid?.blue.committed]).toContain(HIDDEN);
    expect(fightAt(reel, 0)).toBeUndefined();
  });
});

describe('a recording', () => {
  const setting = { id: 'game', title: '', rules: rulesOf('base.1'), seed: 'seed', started: 0 };

  test('of a game under way is seen by its only person, or as everybody may see it', () => {
    const one = newGame({ ...setting, players: { yellow: 'greedy', blue: 'human' } });
    const two = newGame({ ...setting, players: { yellow: 'human', blue: 'human' } });
    expect(storedRecording(one)).toMatchObject({ onlookers: ['blue'], record: undefined });
    expect(storedRecording(two)).toMatchObject({ onlookers: ['spectator'], record: undefined });
  });

  test('of a game that is over may be seen by all, and is kept with its promise', () => {
    const stored = storedRecording(importedGame(rules, record, 0));
    expect(stored.onlookers).toEqual(['all', ...VIEWERS]);
    expect(stored.record).toEqual(record);
  });

  test('without a seed promises nothing', () => {
    const { seed: _, dice: __, ...headers } = record.headers;
    const stored = storedRecording(importedGame(rules, { ...record, headers }, 0));
    expect(stored.record?.headers).not.toHaveProperty('seed');
    expect(stored.record?.headers).not.toHaveProperty('dice');
  });
});

describe('a projector', () => {
  const shown: number[] = [];
  const cinema: Cinema = {
    stage: { current: undefined },
    isStill: () => true,
    wait: () => new Promise((settle) => setTimeout(settle, 1)),
    onStep: (at) => shown.push(at),
  };

  test('runs to the end, and is stopped by a cut', async () => {
    const projector = projectorOf(reel, cinema);
    projector.cut(reel.end - 3);
    projector.run();
    await expect.poll(() => projector.isRunning.value).toBe(false);
    expect(projector.at.value).toBe(reel.end);
    expect(shown).toEqual([reel.end - 2, reel.end - 1, reel.end]);
    projector.run();
    await expect.poll(() => projector.at.value).toBeGreaterThan(2);
    projector.cut(-5);
    expect([projector.at.value, projector.isRunning.value]).toEqual([0, false]);
    await new Promise((settle) => setTimeout(settle, 20));
    expect(projector.at.value).toBe(0);
    expect(projector.shown.value).toBe(viewAt(reel, 0));
  });

  test('shows the same moment with other eyes', () => {
    const projector = projectorOf(reel, cinema);
    projector.cut(40);
    const other = reelFor('spectator');
    projector.load(other);
    expect(projector.at.value).toBe(40);
    expect(projector.shown.value).toBe(viewAt(other, 40));
  });
});

test.each([
  ['Sunday evening', 'dtg', 'sunday-evening.dtg'],
  ['L’été à Évry', 'dtp', 'l-ete-a-evry.dtp'],
  ['…', 'dtg', 'archmage.dtg'],
] as const)('a file is named after its game: %s', (title, ending, name) => {
  expect(fileName(title, ending)).toBe(name);
});
