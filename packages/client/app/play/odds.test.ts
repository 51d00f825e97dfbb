import { decide, evolve, isRefusal, topTask } from '@archmage/engine';
import { play, type Scene, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf } from './choices.ts';
import { type Fight, fightIn, fightOf, oddsOf, showdownOf } from './odds.ts';
import { consequences, isRefused, type Seen } from './seen.ts';
import { momentsOf, testGames } from './test-games.ts';

const seenIn = ({ rules, state }: Scene, seat: Seen['seat'] = 'yellow'): Seen => ({ rules, view: state, seat });

const hands = (yellow: readonly string[], blue: readonly string[]) => ({
  players: { yellow: { hand: yellow }, blue: { hand: blue } },
});

const fight = (s: Scene, piece: string, target: string): Fight => {
  const found = fightOf(seenIn(s), { piece: token(s, piece).id, target: token(s, target).id });
  if (isRefused(found)) throw new Error(found.code);
  return found;
};

describe('An attack', () => {
  const s = scene('yWa@T1[1,1]+ySword bGo@T1[1,2]+bArmor', hands(['C0', 'C1', 'A2'], ['C0', 'C1', 'C3']));
  const found = fight(s, 'yWa', 'bGo');

  test('shows who fights with what', () => {
    expect(found.attacker).toBe('yellow');
    expect(found.strength).toEqual({ yellow: 4, blue: 2 });
    expect(found.fighters.yellow).toMatchObject([{ value: 3, bonuses: [{ add: 1 }], wounded: false }]);
    expect(found.cards.yellow.map(({ name }) => name)).toEqual(['C0', 'C1']);
    expect(found.cards.blue.map(({ name }) => name)).toEqual(['C0', 'C1', 'C3']);
  });

  test('has odds', () => {
    const odds = oddsOf(found, 'yellow');
    expect(odds.win).toBeCloseTo(4 / 6);
    expect(odds.draw).toBeCloseTo(1 / 6);
    expect(odds.loss).toBeCloseTo(1 / 6);
    expect(odds.cards.map(({ card, loss }) => [card.name, loss])).toEqual([
      ['C0', 1 / 3],
      ['C1', 0],
    ]);
    expect(oddsOf(found, 'blue').win).toBeCloseTo(odds.loss);
  });

  test('is refused with its reason', () => {
    const far = fightOf(seenIn(scene('yWa@T1[1,1] bGo@T1[1,3]')), {
      piece: token(s, 'yWa').id,
      target: token(s, 'bGo').id,
    });
    expect(isRefused(far) && far.code).toBe('notInReach');
  });

  test('becomes a scene', () => {
    const asked = play(s, 'Wa x bGo');
    expect(topTask(asked.state)).toMatchObject({ kind: 'commit', seats: ['yellow', 'blue'] });
    const laid = play(asked, 'yellow: C1');
    expect(showdownOf(laid.state, { actor: 'yellow', events: [] })).toMatchObject({
      laid: { yellow: 'C1', blue: undefined },
      winner: undefined,
    });
    const task = topTask(laid.state);
    if (task?.kind !== 'commit') throw new Error('No combat.');
    expect(fightIn({ rules: laid.rules, view: laid.state }, task)).toMatchObject({
      strength: { yellow: 4, blue: 2 },
      cards: { yellow: [{ name: 'C1' }] },
    });
    const events = consequences(seenIn(laid, 'blue'), { type: 'commit', card: 'C0' });
    expect(showdownOf(laid.state, { actor: 'blue', events })).toEqual({
      laid: { yellow: 'C1', blue: 'C0' },
      totals: { yellow: 5, blue: 2 },
      winner: 'yellow',
      wounded: [token(s, 'bGo').id],
      eliminated: [],
      late: [],
    });
  });

  test('B-OPT-04 B-OPT-05: says for whom the clock laid a card', () => {
    const timed = scene('yWa@T1[1,1] bGo@T1[1,2]', { rules: 'base.1 timer=120:60:5:5' });
    const asked = play(timed, 'Wa x bGo');
    const lateOf = ({ rules, state }: typeof asked, of: 'turn' | 'reaction') => {
      const events = decide(rules, state, 'clock', { type: 'timeout', of });
      if (isRefusal(events)) throw new Error(events.code);
      return { late: showdownOf(state, { actor: 'clock', events }).late, state: events.reduce(evolve, state), rules };
    };
    expect(lateOf(play(asked, 'yellow: C1'), 'reaction').late).toEqual(['blue']);
    const first = lateOf(asked, 'turn');
    expect(first.late).toEqual(['yellow']);
    expect(lateOf(first, 'reaction').late).toEqual(['yellow', 'blue']);
  });
});

test('In real games the parts add up to the strength the engine says', () => {
  let fights = 0;
  for (const seen of testGames().flatMap((game) => momentsOf(game, 11))) {
    const abilities = [...choicesOf(seen).characters.values()];
    for (const { action } of abilities.flatMap(({ attacks }) => attacks)) {
      const found = fightOf(seen, action);
      if (isRefused(found)) throw new Error(found.code);
      for (const seat of ['yellow', 'blue'] as const) {
        const parts = found.fighters[seat].flatMap(({ value, bonuses }) => [value, ...bonuses.map(({ add }) => add)]);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(found.strength[seat]);
      }
      const { win, draw, loss } = oddsOf(found, seen.seat);
      expect(win + draw + loss).toBeCloseTo(1);
      fights++;
    }
  }
  expect(fights).toBeGreaterThan(10);
});
