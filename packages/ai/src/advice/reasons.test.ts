import { apply, parseAction, redact } from '@archmage/engine';
import { type Scene, type SceneOptions, scene, token } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { BEST } from '../levels.ts';
import { thinker } from '../plan/bot.ts';
import type { Line } from '../plan/line.ts';
import { gainsOf } from './reasons.ts';

const dragons = (tokens: string, options: SceneOptions = {}): Scene =>
  scene(tokens, {
    rules: 'paladins.1',
    rooms: ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
    ...options,
  });

/** Why yellow would do this, without whose way became shorter or longer. */
const gains = ({ rules, state }: Scene, ...texts: readonly string[]) => {
  const random = randomOf('reasons');
  const view = redact(state, 'yellow', 'recalls');
  const mind = thinker(BEST.style, BEST.weights)({ rules, view, seat: 'yellow', random, notes: undefined });
  let line: Line = { state, value: 0, action: undefined, before: undefined, isOpen: false };
  for (const text of texts) {
    const action = parseAction(rules, line.state, 'yellow', text);
    if (!action.ok) throw new Error(text);
    const { state: after } = apply(rules, line.state, 'yellow', action.value);
    line = { ...line, state: after, action: action.value, before: line };
  }
  return gainsOf(mind, view, line).filter(({ kind }) => kind !== 'approaches' && kind !== 'guards');
};

describe('a plan is good because', () => {
  test('it wins, with points that are only held too (P-PENTA-09)', () => {
    const stage = dragons('yPa@T4[3,2] bDr@B1[0,1]', { players: { yellow: { bank: 4 } } });
    expect(gains(stage, 'Pa r4>r3')).toEqual([{ kind: 'wins' }]);
    const behind = dragons('yPa@T4[3,2] bDr@B1[0,1]', { players: { yellow: { bank: 4 }, blue: { bank: 5 } } });
    expect(gains(behind, 'Pa r4>r3')).toEqual([{ kind: 'waits' }]);
  });

  test('somebody leaves; who is carried out brings no points (B-EXIT-04)', () => {
    const stage = scene('yGo@B4[2,4]+yTh* bTr@T1[1,1]');
    expect(gains(stage, 'Go t8>z8')).toEqual([
      { kind: 'escapes', piece: token(stage, 'yTh').id },
      { kind: 'escapes', piece: token(stage, 'yGo').id, points: 2 },
    ]);
  });

  test('an enemy dies, for as much as his death is worth (B-EXIT-07, P-DRAGON-14)', () => {
    const golem = dragons('yDr@T1[0,0] bGm@T1[0,1] bDr@B4[4,0] yPa@T4[4,4]');
    expect(gains(golem, 'Dr!breathe e')).toEqual([{ kind: 'kills', target: token(golem, 'bGm').id, points: 1 }]);
    const dragon = dragons('yDr@T1[0,0] bDr@T1[0,1] bGm@B4[4,0] yPa@T4[4,4]');
    expect(gains(dragon, 'Dr!breathe e')).toEqual([{ kind: 'kills', target: token(dragon, 'bDr').id, points: 2 }]);
  });

  test('somebody attacks from afar, or is pushed away (R-RNG-06, R-BAN-02)', () => {
    const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '40cw.0'];
    const cell = (tokens: string) => scene(`${tokens} bTe@BL0`, { rules: 'prison.1', rooms, ap: 2 });
    const archer = cell('yCl@T2[2,0]+yBow bMe@T2[2,3]');
    const [piece, target] = ['yCl', 'bMe'].map((name) => token(archer, name).id);
    expect(gains(archer, 'Cl x bMe shoot')).toEqual([{ kind: 'strikes', piece, target, chance: expect.any(Number) }]);
    const scream = cell('yBn@T2[2,1] bMe@T2[2,2]');
    const [banshee, pushed] = ['yBn', 'bMe'].map((name) => token(scream, name).id);
    expect(gains(scream, 'Bn!scream bMe')).toEqual([{ kind: 'pushes', piece: banshee, target: pushed }]);
    const fallen = cell('yBn@T3[3,1] bMe@T3[1,1]');
    expect(gains(fallen, 'Bn!scream bMe').map(({ kind }) => kind)).toEqual(['kills']);
  });

  test('a fight that is hardly won costs the other a card', () => {
    const feint = scene('yGo@T1[1,1] bTr@T1[1,2] bWa@B4[1,1]', { players: { yellow: { hand: ['C0', 'C1'] } } });
    const [piece, target] = ['yGo', 'bTr'].map((name) => token(feint, name).id);
    expect(gains(feint, 'Go x bTr')).toEqual([{ kind: 'feints', piece, target }]);
    const fight = scene('yTr@T1[1,1] bGo@T1[1,2] bWa@B4[1,1]');
    const [reason] = gains(fight, 'Tr x bGo');
    expect(reason?.kind).toBe('fights');
    expect(reason?.chance).toBeGreaterThan(0.5);
  });

  test('but not because a friend dies', () => {
    expect(gains(dragons('yDr@T1[0,0] yGm@T1[0,1] bDr@B4[4,0]'), 'Dr!breathe e')).toEqual([{ kind: 'waits' }]);
  });

  test('somebody is healed, by a friend or at a fountain (P-FOUNT-01)', () => {
    const cleric = scene('yCl@T1[2,1] yWa@T1[1,1]* bCl@T4[1,2]');
    expect(gains(cleric, 'Cl!heal yWa')).toEqual([{ kind: 'heals', target: token(cleric, 'yWa').id }]);
    const fountain = dragons('yEl@B3[2,2]* bDr@T1[3,0]');
    expect(gains(fountain, 'El!fountain')).toEqual([{ kind: 'heals', target: token(fountain, 'yEl').id }]);
  });

  test('something is taken, from the floor or from an enemy (P-PICK-01)', () => {
    const floor = scene('yWa@T1[1,1] yRope@T1[1,1] bTr@T4[1,1]');
    const [warrior, rope] = [token(floor, 'yWa').id, token(floor, 'yRope').id];
    expect(gains(floor, 'Wa b2+yRope>c2')).toEqual([{ kind: 'takes', piece: warrior, target: rope }]);
    const enemy = dragons('yPp@T1[0,0] bGm@T1[0,1]+bKey bDr@B4[4,0]');
    const [thief, key] = [token(enemy, 'yPp').id, token(enemy, 'bKey').id];
    expect(gains(enemy, 'Pp!steal bKey')).toEqual([{ kind: 'takes', piece: thief, target: key }]);
  });

  test('a room is turned', () => {
    expect(gains(scene('yMe@T1[2,2] bTr@T4[1,1]'), 'Me rot A+')).toContainEqual({ kind: 'turns' });
  });

  test('somebody opens a portcullis, or closes it (B-THF-03)', () => {
    const gate = 'T1[2,0]|T1[2,1]';
    const shut = scene('yTh@T1[2,0] bTr@T4[1,1]');
    const piece = token(shut, 'yTh').id;
    expect(gains(shut, 'Th!lock a3|b3')).toEqual([{ kind: 'opens', piece }]);
    const open = scene('yTh@T1[2,0] bTr@T4[1,1]', { open: [gate] });
    expect(gains(open, 'Th!lock a3|b3')).toEqual([{ kind: 'closes', piece }]);
  });

  test('somebody breaks a portcullis, or a wall (B-WAR-01, P-GOLEM-01)', () => {
    const gate = scene('yWa@T1[2,0] bTr@T4[1,1]');
    expect(gains(gate, 'Wa!break a3|b3')).toEqual([{ kind: 'breaks', piece: token(gate, 'yWa').id }]);
    const wall = dragons('yGm@T1[2,0] bDr@B4[4,0]');
    expect(gains(wall, 'Gm!smash a3|b3')).toEqual([{ kind: 'breaks', piece: token(wall, 'yGm').id }]);
  });

  test('there is nothing better to do', () => {
    expect(gains(scene('yWa@T1[1,1] bTr@T4[1,1]'))).toEqual([{ kind: 'waits' }]);
  });
});
