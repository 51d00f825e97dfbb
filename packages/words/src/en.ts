import { asking } from './en/asking.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';
import { things } from './en/things.ts';

export const en = { asking, refusals, sentences, things } as const;
