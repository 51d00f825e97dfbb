import { abilities } from './en/abilities.ts';
import { advice } from './en/advice.ts';
import { expected } from './en/expected.ts';
import { offers } from './en/offers.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';
import { things } from './en/things.ts';

export const en = { abilities, advice, expected, offers, refusals, sentences, things } as const;
