import { at, token, yard } from '@archmage/engine/testing';
import { expect, test } from 'vitest';
import { choicesOf } from '../../play/choices.ts';
import { describeSpot } from './describe.ts';
import { pushText } from './narrate.ts';

test('An arrow-slit is called by its name, from both sides and at the rim (R-EDGE-03)', () => {
  const s = yard('yCl@B4[1,1] bCl@T2[2,2]');
  const told = (square: string) => describeSpot(s.rules, s.state, { kind: 'place', place: at(s, square) });
  expect(told('T1[0,2]')).toBe('c1, portcullis east, arrow slit south');
  expect(told('T1[1,2]')).toContain('arrow slit north');
  // R-EDGE-C2: a slit of one room is one for both.
  expect(told('T2[3,0]')).toContain('arrow slit west');
});

test('What a push would do is told before anybody says yes (R-BAN-06)', () => {
  const s = yard('yBn@T3[3,1] bCl@T3[1,1]');
  const seen = { rules: s.rules, view: s.state, seat: 'yellow' } as const;
  const [scream] = choicesOf(seen).characters.get(token(s, 'yBn').id)?.uses ?? [];
  expect(scream && pushText(seen, scream.action)).toBe(
    'The Banshee pushes the blue Cleric from l2 to l1. The blue Cleric falls into a pit. Scores 1 VP.',
  );
});
