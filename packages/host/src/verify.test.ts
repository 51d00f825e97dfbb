import { BOTS } from '@archmage/ai';
import type { Batch, GameRecord } from '@archmage/engine';
import { rulesOf } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { recordOf } from './game.ts';
import { playMatch } from './match.ts';
import { randomOf } from './random.ts';
import { verifyDice } from './verify.ts';

const base = rulesOf('base.1');
const bots = { yellow: BOTS.random, blue: BOTS.random };
const record = recordOf(playMatch({ rules: base, bots, seed: 'dice', random: randomOf('dice') }));
const draws = record.batches.filter(({ seat }) => seat === 'chance').length;

/** As if chance had drawn something else there. */
const forged = (from: GameRecord, nth: number, other: Batch['action']): GameRecord => ({
  ...from,
  batches: from.batches.map((batch, index) => (index === nth ? { ...batch, action: other } : batch)),
});

describe('the dice of a record', () => {
  test('kept their promise', () => {
    expect(draws).toBeGreaterThan(5);
    expect(verifyDice(base, record)).toEqual({ said: 'kept', draws });
  });

  test('promised nothing, or nothing that can be looked at yet', () => {
    const { dice, seed, ...headers } = record.headers;
    expect(verifyDice(base, { ...record, headers: { ...headers, seed: `${seed}` } })).toEqual({ said: 'noDice' });
    expect(verifyDice(base, { ...record, headers: { ...headers, dice: `${dice}` } })).toEqual({ said: 'noSeed' });
  });

  test('are others than those promised', () => {
    const lie = { ...record, headers: { ...record.headers, seed: 'another' } };
    expect(verifyDice(base, lie)).toEqual({ said: 'otherSeed' });
  });

  test('fell as the seed says, but something else is told of it', () => {
    const nth = record.batches.findIndex(({ seat }) => seat === 'chance');
    const told = record.batches.map((batch, index) =>
      index === nth ? { ...batch, events: batch.events.slice(1) } : batch,
    );
    expect(verifyDice(base, { ...record, batches: told })).toMatchObject({ said: 'otherEvents', number: nth + 1 });
  });

  test('fell otherwise than the seed says', () => {
    const nth = record.batches.findIndex(({ seat }) => seat === 'chance');
    const action = record.batches[nth]?.action;
    if (action?.type !== 'draw') throw new Error('Chance draws nothing else.');
    const seat = action.drawn === 'yellow' ? 'blue' : 'yellow';
    expect(verifyDice(base, forged(record, nth, { type: 'draw', drawn: seat }))).toEqual({
      said: 'otherDraw',
      number: nth + 1,
      drawn: `* ${seat}`,
      due: `* ${action.drawn}`,
    });
  });

  test('answer questions, too: a die, a deck, a bag', () => {
    const rules = rulesOf('asking.1');
    const asked = recordOf(playMatch({ rules, bots, seed: 'dice', random: randomOf('dice') }));
    const drawn = asked.batches.filter(({ seat }) => seat === 'chance');
    const asks = drawn.flatMap(({ events }) => events.flatMap((event) => (event.type === 'chosen' ? event.asks : [])));
    expect([...new Set(asks)].sort()).toEqual(['deal', 'die', 'grab']);
    expect(verifyDice(rules, asked)).toEqual({ said: 'kept', draws: drawn.length });
    const nth = asked.batches.findIndex(({ events }) =>
      events.some((event) => 'asks' in event && event.asks === 'die'),
    );
    const { action } = asked.batches[nth] as Batch;
    const number = action.type === 'answer' ? (action.option.number ?? 0) : 0;
    const other = (number % 6) + 1;
    expect(verifyDice(rules, forged(asked, nth, { type: 'answer', option: { number: other } }))).toEqual({
      said: 'otherDraw',
      number: nth + 1,
      drawn: `answer number=${other}`,
      due: `answer number=${number}`,
    });
  });
});
