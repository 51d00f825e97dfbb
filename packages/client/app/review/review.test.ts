import type { Advice } from '@archmage/ai';
import { HIDDEN, redact } from '@archmage/engine';
import { storyOf } from '@archmage/host';
import { type AnswerTo, answer, type Question, type Think } from '@archmage/host/mind';
import { describe, expect, test } from 'vitest';
import { testGame } from '../play/test-games.ts';
import { type Review, reviewGame } from './review.ts';

const { rules, record } = testGame('base-1');
const game = { rules, story: (onlooker: Parameters<typeof storyOf>[1]) => storyOf(record, onlooker, 'forgets') };

/** Every tenth position is better for yellow than the last, and the plan is to pass. */
const office = () => {
  const asked: Question[] = [];
  const pass: Advice = { steps: [{ type: 'pass' }], chance: 0.5, gains: [{ kind: 'waits' }], risks: [] };
  const think: Think = async <Q extends Question>(question: Q) => {
    asked.push(question);
    return (question.ask === 'advice' ? [pass] : answer(question)) as AnswerTo<Q>;
  };
  return { asked, think };
};

const reviewed = async (think: Think, looked = game): Promise<readonly Review[]> => {
  const told: Review[] = [];
  const { signal } = new AbortController();
  await reviewGame(looked, think, (review) => told.push(review), signal);
  return told;
};

describe('looking through a game', () => {
  test('finds the chances bit by bit, then three swings and what to do instead', async () => {
    const told = await reviewed(office().think);
    const progress = told.map((review) => review.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(told[0]?.chances.length).toBe(8);
    const last = told.at(-1);
    expect(last?.progress).toBe(1);
    expect(last?.chances.length).toBe(26);
    expect(last?.chances.at(-1)?.chance).toBe(1);
    expect(last?.swings.map(({ advice }) => (typeof advice === 'object' ? advice.chance : advice))).toEqual([
      0.5, 0.5, 0.5,
    ]);
    expect(told.find(({ swings }) => swings.length > 0)?.swings.map(({ advice }) => advice)).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
  });

  test('asks with what a spectator saw, and for advice with what the seat saw when its turn began', async () => {
    const { asked, think } = office();
    await reviewed(think);
    for (const question of asked) {
      if (question.ask === 'chances') {
        for (const view of question.views) expect(redact(view, 'spectator')).toEqual(view);
      }
      if (question.ask !== 'advice') continue;
      expect(redact(question.view, question.seat, 'recalls')).toEqual(question.view);
      expect(question.view.turn.seat).toBe(question.seat);
      expect(question.view.tasks.at(-1)?.kind).toBe('card');
    }
    expect(asked.filter(({ ask }) => ask === 'advice')).toHaveLength(3);
    expect(JSON.stringify(asked)).toContain(`"kind":"${HIDDEN}"`);
  });

  test('S-RAND-02: advises nobody who is played by the rules', async () => {
    const { asked, think } = office();
    const solo = { level: 'pink', vision: false } as const;
    // Every turn changes as much.
    const swinging: Think = async <Q extends Question>(question: Q) => {
      if (question.ask !== 'chances') return think(question);
      const chances: readonly number[] = question.views.map(({ turn }) => (turn.seat === 'yellow' ? 0.2 : 0.8));
      return chances as AnswerTo<Question> as AnswerTo<Q>;
    };
    const told = await reviewed(swinging, { ...game, rules: { ...rules, options: { ...rules.options, solo } } });
    const advised = asked.flatMap((question) => (question.ask === 'advice' ? [question.seat] : []));
    const swings = told.at(-1)?.swings ?? [];
    expect(new Set(swings.map(({ seat }) => seat)).size).toBe(2);
    expect(new Set(advised)).toEqual(new Set(['yellow']));
    expect(swings.map(({ advice, seat }) => [seat, advice === undefined])).toEqual(
      swings.map(({ seat }) => [seat, seat === 'blue']),
    );
  });

  test('ends when nobody looks any more', async () => {
    const left = new AbortController();
    const { asked, think } = office();
    const told: Review[] = [];
    const leaving: Think = async (question, signal) => {
      signal?.throwIfAborted();
      return think(question);
    };
    const done = reviewGame(game, leaving, (review) => told.push(review) && left.abort(), left.signal);
    await expect(done).rejects.toThrow();
    expect(asked).toHaveLength(1);
    expect(told).toHaveLength(1);
  });
});
