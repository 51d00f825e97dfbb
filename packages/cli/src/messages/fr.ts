import { commands } from './fr/commands.ts';
import { complaints } from './fr/complaints.ts';
import { expected } from './fr/expected.ts';
import { helps } from './fr/helps.ts';
import { play } from './fr/play.ts';
import { refusals } from './fr/refusals.ts';
import { sentences } from './fr/sentences.ts';
import { things } from './fr/things.ts';
import type { Messages } from './messages.ts';

export const fr: Messages = { commands, complaints, expected, helps, play, refusals, sentences, things };
