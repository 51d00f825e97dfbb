import { legal, topTask } from '@archmage/engine';
import { rulesOf } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { FIRST_LESSON } from '../screens/home.tsx';
import { nextTip, TIPS } from './guide/tips.ts';
import { guidedSetting } from './guided-start.ts';
import { explained, explainGame, finishLesson, forgetLessons, progress } from './progress.ts';
import { LESSONS, nextLesson, openLesson } from './shelf.ts';

describe('the shelf', () => {
  test('begins with the lesson the home page leads to', () => {
    expect(LESSONS[0]?.id).toBe(FIRST_LESSON);
  });

  test('knows each lesson by what its text says, and reads it', async () => {
    for (const card of LESSONS) {
      const { id, title, learn } = await openLesson(card);
      expect({ id, title, learn }).toEqual({ id: card.id, title: card.title, learn: card.learn });
    }
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  test('lets no colon begin a line in French, and no position change', async () => {
    for (const card of LESSONS) {
      const { exercises, praise, title } = await openLesson(card);
      const said = [title, praise, card.learn, ...exercises.flatMap(({ steps }) => steps.map(({ say }) => say))];
      for (const { fr } of said) expect(fr).not.toMatch(/ [:;?!»]|« /);
    }
    expect(LESSONS.find(({ id }) => id === 'fight')?.text).toContain('rooms  ? ? ');
  });

  test('leads from each to the next of its box', () => {
    const base = LESSONS.filter(({ box }) => box === 'base');
    expect(base.map(({ id }) => nextLesson(id)?.id)).toEqual([...base.slice(1).map(({ id }) => id), undefined]);
  });
});

describe('progress', () => {
  test('keeps what was finished until it is to be forgotten', () => {
    finishLesson('walk', 'tested');
    finishLesson('jump', 'done');
    expect(progress.value.lessons).toEqual({ walk: 'tested', jump: 'done' });
    forgetLessons();
    expect(progress.value.lessons).toEqual({});
  });

  test('a new first game explains everything again', () => {
    explained('aim');
    expect(progress.value.said).toEqual(['aim']);
    explainGame('another');
    expect(progress.value.said).toEqual([]);
  });
});

describe('a guided game', () => {
  const setting = guidedSetting(0);
  if (!setting.ok || setting.value.start === undefined) throw new Error('There is no guided game.');
  const { options, players, rules, start } = setting.value;
  const seen = { rules, view: start, seat: 'yellow' } as const;

  test('B-CARD-02: begins with a Move of the person, the first card lying on the table', () => {
    expect(topTask(start)).toMatchObject({ kind: 'act', seats: ['yellow'] });
    expect(start.turn.purses).toMatchObject([{ ap: 2 }]);
    expect([...legal(rules, start, 'yellow')].some(({ type }) => type === 'move')).toBe(true);
  });

  test('is the beginner’s, against the weakest, and forgiving', () => {
    expect(rules.id).toBe(rulesOf('base.1 beginner').id);
    expect(players).toEqual({ yellow: 'human', blue: 'squire' });
    expect(options?.takeback).toBe('relaxed');
  });

  test('says first what it is about, and nothing twice', () => {
    expect(nextTip(seen, [])).toMatchObject({ name: 'aim' });
    expect(nextTip(seen, ['aim'])?.name).not.toBe('aim');
    expect(nextTip(seen, TIPS)).toBeUndefined();
  });

  test('points at the line of the other side', () => {
    const spots = nextTip(seen, [])?.spots ?? [];
    const { lineLength, squares } = rules.grid;
    expect(spots.length).toBeGreaterThan(0);
    for (const spot of spots) expect(spot.kind === 'place' && spot.place >= squares + lineLength).toBe(true);
  });
});
