import { readFileSync } from 'node:fs';
import { SCENARIO_TEXT } from '@archmage/engine/testing';
import { expect, test } from 'vitest';
import { blankPair, writePairs } from '../workshop/room-draft.ts';
import { sortOf } from './text-sort.ts';

const GAME = readFileSync(new URL('../../../../games/base-1.dtg', import.meta.url), 'utf8');
const ROOMS = writePairs([blankPair('9')]);

test.each([
  [GAME, 'game'],
  [`; a comment\r\n\r\n${GAME}\n; |# 9-cw|\n`, 'game'],
  ['dtp 1 base.1 rooms=0123456789ab\nrooms ?\n\n# own 0123456789ab\n# |# 9-cw|\n', 'game'],
  [ROOMS, 'own'],
  [`# Rooms of mine\n\n${ROOMS}`, 'own'],
  [SCENARIO_TEXT, 'own'],
  [new TextDecoder().decode(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])), 'noText'],
  ['', 'unknown'],
  ['Dear diary', 'unknown'],
] as const)('%# is known by how it begins', (text, sort) => {
  expect(sortOf(text)).toBe(sort);
});
