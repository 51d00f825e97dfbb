import type { More } from '../lexicon.ts';
import { advice } from './advice.ts';
import { expected } from './expected.ts';

export const more: More = { advice, expected };
