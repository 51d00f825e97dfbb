import { commands } from './en/commands.ts';
import { complaints } from './en/complaints.ts';
import { expected } from './en/expected.ts';
import { helps } from './en/helps.ts';
import { play } from './en/play.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';
import { things } from './en/things.ts';

export const en = { commands, complaints, expected, helps, play, refusals, sentences, things } as const;
