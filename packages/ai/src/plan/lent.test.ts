import { type Action, formatAction, legal, type PieceId } from '@archmage/engine';
import { play, scene, token } from '@archmage/engine/testing';
import { expect, test } from 'vitest';
import { isInOrder, lentTo } from './lent.ts';
import type { Line } from './line.ts';

const stage = scene('yIl@T3[4,1]+yScroll yPa@T1[0,0] bGm@T3[4,0] bDr@B4[4,0]', {
  rules: 'paladins.1',
  rooms: ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
  ap: 3,
});
const begin: Line = { state: stage.state, value: 0, action: undefined, before: undefined, isOpen: false };

const follow = (before: Line, text: string): Line => {
  const { state } = play({ rules: stage.rules, state: before.state }, text);
  const action = [...legal(stage.rules, before.state, 'yellow')].find(
    (each) => formatAction(stage.rules, before.state, each) === text,
  );
  return { ...before, state, action, before };
};

const walks = (piece: PieceId): Action => ({ type: 'move', piece, walk: [] });
const golem = walks(token(stage, 'bGm').id);
const paladin = walks(token(stage, 'yPa').id);

test('whoever is charmed acts at once, and goes on as long as nobody else does (P-CHARM-08)', () => {
  const charmed = follow(begin, 'Il!charm bGm');
  expect([isInOrder(charmed, golem), isInOrder(charmed, paladin), lentTo(charmed)]).toEqual([true, true, 3]);
  const led = follow(charmed, 'bGm k5>k4');
  expect([isInOrder(led, golem), isInOrder(led, paladin), lentTo(led)]).toEqual([true, true, 2]);
  const over = follow(led, 'Pa a1>b1');
  expect([isInOrder(over, golem), isInOrder(over, paladin), lentTo(over)]).toEqual([false, true, 0]);
});

test('who plans in the middle of a charm may go on with it', () => {
  const charmed = { ...begin, state: follow(begin, 'Il!charm bGm').state };
  expect([isInOrder(charmed, golem), lentTo(charmed)]).toEqual([true, 3]);
});

test('where nothing is lent everything is in order', () => {
  expect([isInOrder(begin, paladin), lentTo(begin)]).toEqual([true, 0]);
});
