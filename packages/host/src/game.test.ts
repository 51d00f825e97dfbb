import { BOTS } from '@archmage/ai';
import { compile, dice, drawAt, evolve, isAsked, isRefusal, legal, parseRecord, start } from '@archmage/engine';
import { rulesOf } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { act, formatGame, type Game, open, recordOf, reopen } from './game.ts';
import { playMatch } from './match.ts';
import { randomOf } from './random.ts';

const base = rulesOf('base.1');

const played = (game: Game, actor: 'yellow' | 'blue', nth = 0): Game => {
  const after = act(game, actor, legal(game.rules, game.state, actor).at(nth));
  if (isRefusal(after)) throw new Error(after.code);
  return after;
};

describe('a game', () => {
  test('waits for the players, never for chance', () => {
    let game = open(rulesOf('base.1 beginner'), 'seed');
    expect(game.batches.map(({ seat, action }) => [seat, action.type])).toEqual([['chance', 'draw']]);
    for (let turn = 0; turn < 4; turn++) game = played(played(game, 'yellow'), 'blue');
    expect(isAsked(game.state, 'chance')).toBe(false);
    expect(game.state.tasks.at(-1)?.kind).toBe('hide');
  });

  test('refuses as the rules do and stays as it is', () => {
    const game = open(base, 'seed');
    const answer = act(game, 'yellow', { type: 'pass' });
    expect(isRefusal(answer) && answer.code).toBe('wrongTask');
    expect(game.state).toEqual(start(base));
  });

  test('draws what the seed says, draw by draw', () => {
    const { batches, rules, dice: after } = playMatch(matchOf('draws'));
    let state = start(rules);
    let draws = 0;
    for (const { seat, action, events } of batches) {
      if (seat === 'chance') {
        const choices = legal(rules, state, 'chance');
        expect(action).toEqual(choices.at(drawAt('draws', draws++, choices.length)));
      }
      state = events.reduce(evolve, state);
    }
    expect(after.drawn).toBe(draws);
    expect(draws).toBeGreaterThan(3);
  });

  test('keeps its seed to itself until the game is over', () => {
    expect(recordOf(open(base, 'secret')).headers).toEqual({ dice: dice('secret').commitment });
    expect(formatGame(open(base, 'secret'))).not.toContain('secret');
    const over = playMatch(matchOf('revealed'));
    expect(recordOf(over).headers.seed).toBe('revealed');
    expect(recordOf(over).headers.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('goes on from its record as if nothing had happened', () => {
    const game = played(played(open(base, 'again'), 'yellow', 2), 'blue', 3);
    const record = parseRecord(formatGame(game), known, evolve);
    if (!record.ok) throw new Error(record.error.code);
    const later = reopen(base, 'again', record.value);
    expect(later.state).toEqual(game.state);
    expect(later.dice.drawn).toBe(game.dice.drawn);
    expect(formatGame(played(later, 'yellow'))).toBe(formatGame(played(game, 'yellow')));
  });
});

const known = (id: string) => {
  const rules = compile(id);
  return rules.ok ? rules.value : undefined;
};

const matchOf = (seed: string) =>
  ({ rules: base, seed, bots: { yellow: BOTS.greedy, blue: BOTS.greedy }, random: randomOf(seed) }) as const;
