import { abilities } from './fr/abilities.ts';
import { advice } from './fr/advice.ts';
import { asking } from './fr/asking.ts';
import { expected } from './fr/expected.ts';
import { offers } from './fr/offers.ts';
import { refusals } from './fr/refusals.ts';
import { sentences } from './fr/sentences.ts';
import { things } from './fr/things.ts';
import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = { abilities, advice, asking, expected, offers, refusals, sentences, things };
