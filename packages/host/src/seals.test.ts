import { BOTS } from '@archmage/ai';
import type { Batch } from '@archmage/engine';
import { rulesOf } from '@archmage/engine/testing';
import { expect, test } from 'vitest';
import { recordOf } from './game.ts';
import { playMatch } from './match.ts';
import { randomOf } from './random.ts';
import { sealsOf, verifySeals } from './seals.ts';

const bots = { yellow: BOTS.random, blue: BOTS.random };
const plain = recordOf(
  playMatch({ rules: rulesOf('base.1'), bots, seed: 'seals', random: randomOf('seals') }, undefined, 60),
);
const seals = sealsOf(
  'salt',
  plain.batches.map((batch, nth) => ({ batch, number: nth + 5 })),
);
const record = { ...plain, headers: { ...plain.headers, seals, salt: 'salt' } };
const nth = record.batches.findIndex(({ action }) => action.type === 'line');

test('what was sealed is what the record tells', () => {
  expect(verifySeals(record)).toEqual({ said: 'sealed', count: seals.split(' ').length });
  expect(verifySeals(plain)).toEqual({ said: 'noSeals' });
  expect(verifySeals({ ...record, headers: { ...plain.headers, seals } })).toEqual({ said: 'noSalt' });
});

test('another choice, another salt, a choice too many are noticed', () => {
  const other: Batch = { ...(record.batches[nth] as Batch), action: { type: 'line', kind: 'nobody' } };
  const batches = record.batches.map((batch, at) => (at === nth ? other : batch));
  expect(verifySeals({ ...record, batches })).toEqual({ said: 'otherChoice', number: nth + 1 });
  expect(verifySeals({ ...record, headers: { ...record.headers, salt: 'pepper' } })).toMatchObject({
    said: 'otherChoice',
  });
  expect(verifySeals({ ...record, batches: [...record.batches, other] })).toMatchObject({ said: 'otherChoices' });
});
