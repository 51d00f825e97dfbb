import { redact } from '@archmage/engine';
import { play, type Scene, scene } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { expect, test } from 'vitest';
import type { Stakes } from '../duel/stakes.ts';
import { BEST } from '../levels.ts';
import { thinker } from './bot.ts';
import { stakesOf } from './fight.ts';

const stakesIn = ({ rules, state }: Scene): Stakes => {
  const view = redact(state, 'yellow');
  const question = { rules, view, seat: 'yellow', random: randomOf('stakes'), notes: undefined } as const;
  return stakesOf(thinker(BEST.style, BEST.weights)(question), view);
};

const expectSomethingAtStake = ({ win, tie, lose }: Stakes): void => {
  expect(win).toBeGreaterThan(tie);
  expect(tie).toBeGreaterThan(lose);
};

test.each(['base.1', 'base.1 cards=hidden'])('%s: a fight is about something, whatever is covered', (rules) => {
  const fight = play(scene('yWa@T1[1,1] bWa@T1[1,2] yGo@T4[1,1] bGo@B4[1,1]', { rules }), 'Wa x bWa');
  expectSomethingAtStake(stakesIn(fight));
  expect(stakesIn(play(fight, 'blue: C5'))).toEqual(stakesIn(fight));
});

test('it is about the same when a card is laid open (P-WMASTER-06)', () => {
  const fight = play(scene('yWm@T1[1,1] bPa@T1[1,2]', { rules: 'paladins.1' }), 'Wm x bPa');
  expectSomethingAtStake(stakesIn(fight));
  expect(stakesIn(play(fight, 'blue: C5'))).toEqual(stakesIn(fight));
});
