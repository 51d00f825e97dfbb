import type { GameSummary } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { recordsOf } from './records.ts';

const game = (
  rules: string,
  winner: 'yellow' | 'blue' | undefined,
  change: Partial<GameSummary> = {},
): GameSummary => ({
  id: `${rules} ${change.changed}`,
  title: '',
  rules,
  players: { yellow: 'human', blue: 'nonPlayer' },
  options: { takeback: 'relaxed', memory: 'forgets' },
  started: 0,
  changed: 0,
  turn: 12,
  seat: 'yellow',
  points: winner === 'yellow' ? { yellow: 5, blue: 2 } : { yellow: 1, blue: 5 },
  actions: 50,
  ...(winner && { ending: { winner, why: 'target' } }),
  ...change,
});

describe('records', () => {
  test('count the games that are over, for each level with and without the Vision', () => {
    const { levels } = recordsOf([
      game('prison.1 solo=pink', 'yellow'),
      game('prison.1 solo=pink', 'yellow', { turn: 9, points: { yellow: 5, blue: 4 } }),
      game('prison.1 solo=pink', 'blue', { turn: 5 }),
      game('prison.1 solo=pink', undefined),
      game('prison.1 solo=pink vision', 'blue'),
      game('base.1', 'yellow'),
    ]);
    expect(levels).toEqual([
      { level: 'pink', vision: false, games: 3, wins: 2, margin: 3, turns: 9 },
      { level: 'pink', vision: true, games: 1, wins: 0, margin: undefined, turns: undefined },
    ]);
  });

  test('have a streak that the latest defeat ends, whatever the order of the games', () => {
    const won = (changed: number) => game('prison.1 solo=pink', 'yellow', { changed });
    const lost = (changed: number) => game('prison.1 solo=red', 'blue', { changed });
    expect(recordsOf([won(4), lost(2), won(3), won(1)]).streak).toBe(2);
    expect(recordsOf([won(1), lost(2)]).streak).toBe(0);
    expect(recordsOf([won(1), won(2)]).streak).toBe(2);
  });

  test('lead from pink to black: the first level that was never won is next', () => {
    const levels = ['pink', 'yellow', 'green', 'blue', 'red', 'black'];
    const won = (count: number) => levels.slice(0, count).map((level) => game(`prison.1 solo=${level}`, 'yellow'));
    expect(recordsOf([]).next).toBe('pink');
    expect(recordsOf([...won(2), game('prison.1 solo=green', 'blue')]).next).toBe('green');
    expect(recordsOf(won(6)).next).toBeUndefined();
  });
});
