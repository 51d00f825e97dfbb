import { asking } from './fr/asking.ts';
import { refusals } from './fr/refusals.ts';
import { sentences } from './fr/sentences.ts';
import { things } from './fr/things.ts';
import type { Tongue } from './lexicon.ts';

export const fr: Tongue = { asking, refusals, sentences, things };
