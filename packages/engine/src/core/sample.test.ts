import { describe, expect, test } from 'vitest';
import { hall } from '../testing/hall.ts';
import { greedy, playout, random } from '../testing/players.ts';
import { randomOf } from '../testing/random.ts';
import { rulesOf, scene, token } from '../testing/scene.ts';
import type { Action, Leg } from './action.ts';
import { check } from './decide.ts';
import { legal, movers } from './legal.ts';
import { sample } from './sample.ts';
import { situationOf } from './situation.ts';
import { type PieceId, type Seat, type State, topTask } from './state.ts';
import { Outlook } from './walk/outlook.ts';

const RULES = ['base.1', 'paladins.1', 'base.1+paladins.1 teams=free'].map((id) => rulesOf(id));

/** Every walk that can be drawn for a character, place by place. */
const drawable = (rules: (typeof RULES)[number], state: State, id: PieceId): readonly (readonly Leg[])[] => {
  const situation = situationOf(rules, state);
  return Array.from({ length: new Outlook(situation, id).length }).flatMap((_, nth) => {
    const walks: (readonly Leg[])[] = [];
    let ways = 1;
    for (let way = 0; way < ways; way++) {
      const walk = new Outlook(situation, id).drawWay(nth, (count) => {
        ways = count;
        return way;
      });
      if (walk !== undefined) walks.push(walk);
    }
    return walks;
  });
};

const keysOf = (walks: readonly (readonly Leg[])[]): readonly string[] =>
  walks.map((walk) => JSON.stringify(walk)).sort();

const movesOf = (rules: (typeof RULES)[number], state: State, seat: Seat, mover: PieceId) =>
  [...legal(rules, state, seat, mover)].flatMap((action) => (action.type === 'move' ? [action.walk] : []));

describe.each(RULES)('In $id', (rules) => {
  const states = [...playout(rules, { yellow: greedy, blue: random }, randomOf(4), { cap: 500 })].map(
    ({ next }) => next,
  );

  test('every Move can be drawn, and nothing else, place by place', () => {
    let count = 0;
    for (const state of states) {
      if (topTask(state)?.kind !== 'act' || count > 20_000) continue;
      const { seat } = state.turn;
      for (const mover of movers(rules, state, seat)) {
        if (state.pieces[mover]?.wounded) continue;
        const listed = keysOf(movesOf(rules, state, seat, mover));
        expect(keysOf(drawable(rules, state, mover))).toEqual(listed);
        count += listed.length;
      }
    }
    expect(count).toBeGreaterThan(5_000);
  });

  test('what is drawn may be done, whoever is asked', () => {
    const lot = randomOf(9).below;
    for (const state of states)
      for (const actor of topTask(state)?.seats ?? [])
        expect(check(rules, state, actor, sample(rules, state, actor, lot))).toBeUndefined();
  });
});

describe('A lot', () => {
  const yard = scene('yGo@T1[1,1] yWa@T1[2,1]+ySword yCl@T1[3,3]* bTr@T1[1,3] yRope@T1[4,2]');
  const { rules, state } = yard;
  const lot = randomOf(2).below;
  const drawn = Array.from({ length: 4000 }, () => sample(rules, state, 'yellow', lot));

  test('falls on every character, every deed and every place', () => {
    const aimOf = (action: Action) =>
      action.type === 'move'
        ? `${action.piece} to ${JSON.stringify(action.walk.findLast((leg) => 'to' in leg))}`
        : JSON.stringify(action);
    const aims = new Set([...legal(rules, state, 'yellow')].map(aimOf));
    aims.delete(JSON.stringify({ type: 'pass' }));
    expect(new Set(drawn.map(aimOf))).toEqual(aims);
  });

  test('falls on one as often as on the other', () => {
    const of = (name: string) => drawn.filter((action) => 'piece' in action && action.piece === token(yard, name).id);
    expect(of('yGo').length / of('yWa').length).toBeGreaterThan(0.85);
    expect(of('yGo').length / of('yWa').length).toBeLessThan(1.15);
    expect(of('yCl')).toEqual([]);
  });

  test('makes whoever can do nothing pass', () => {
    const island = scene('yGo@T1[2,2]', hall(['ooooo', 'ooooo', 'oo.oo', 'ooooo', 'ooooo']));
    expect(movers(island.rules, island.state, 'yellow')).toEqual([token(island, 'yGo').id]);
    expect(sample(island.rules, island.state, 'yellow', lot)).toEqual({ type: 'pass' });
  });
});
