import { fr as lexicon } from '@archmage/words';
import { commands } from './fr/commands.ts';
import { complaints } from './fr/complaints.ts';
import { board, status } from './fr/drawing.ts';
import { helps } from './fr/helps.ts';
import { play } from './fr/play.ts';
import type { Messages } from './messages.ts';

export const fr: Messages = { ...lexicon, board, commands, complaints, helps, play, status };
