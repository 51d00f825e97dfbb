import { legal, type Ruleset, redact, type View } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { playMatch, randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { BOTS, botsNamed } from './bots.ts';
import { distances } from './distance.ts';
import { BOT_NAMES, type BotName, NON_PLAYER, PLAYERS } from './names.ts';

const { rules: base } = scene('');

const game = (seed: string, yellow: BotName, blue: BotName) =>
  playMatch({ rules: base, seed, bots: botsNamed({ yellow, blue }), random: randomOf(seed) });

const asked = (name: BotName, rules: Ruleset, view: View) =>
  BOTS[name]({ rules, view, seat: 'yellow', random: randomOf('one'), notes: undefined });

test('a person, any bot or the cards of the solo game may sit at a table', () => {
  expect(PLAYERS).toEqual(['human', ...BOT_NAMES, NON_PLAYER]);
});

describe('bots', () => {
  test.each(BOT_NAMES)('%s answers from the view alone, with something legal', (name) => {
    const { rules, state } = scene('yWa@T1[1,1] yGo@B4[0,4] bTr@T1[1,2]*');
    const view = redact(state, 'yellow');
    const { action } = asked(name, rules, view);
    expect([...legal(rules, state, 'yellow')]).toContainEqual(action);
  });

  test('the same seed gives the same game', () => {
    expect(game('twice', 'greedy', 'random').batches).toEqual(game('twice', 'greedy', 'random').batches);
  }, 60_000);

  test('greedy leaves when it can, and finishes a wounded enemy', () => {
    const exit = scene('yGo@B4[2,4]');
    expect(asked('greedy', exit.rules, redact(exit.state, 'yellow')).action).toMatchObject({ type: 'move' });
    const kill = scene('yWa@T1[1,1] bTr@T1[1,2]*');
    expect(asked('greedy', kill.rules, redact(kill.state, 'yellow')).action).toMatchObject({ type: 'attack' });
  });

  test('greedy beats random more often than not', () => {
    const games = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((seed) => game(seed, 'greedy', 'random'));
    const winners = games.map(({ state }) => state.ending?.winner);
    expect(winners.filter((winner) => winner === 'yellow').length).toBeGreaterThan(5);
  }, 60_000);

  test('distances grow away from the exit and know face-down rooms', () => {
    const { rules, state } = scene('', { faceDown: ['T2', 'T3'] });
    const far = distances(rules, state.tiles, 'yellow');
    expect(far[rules.grid.squares + rules.grid.lineLength]).toBe(0);
    expect(Math.max(...far)).toBeLessThan(200);
    expect(far[rules.grid.squares] as number).toBeGreaterThan(15);
  });
});
