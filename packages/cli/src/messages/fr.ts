import { fr as lexicon } from '@archmage/words/all';
import { commands } from './fr/commands.ts';
import { complaints } from './fr/complaints.ts';
import { board, status } from './fr/drawing.ts';
import { helps } from './fr/helps.ts';
import { play } from './fr/play.ts';
import type { Messages, OwnMessages } from './messages.ts';

/** The terminal's own texts. */
export const own: OwnMessages = { board, commands, complaints, helps, play, status };

export const fr: Messages = { ...lexicon, ...own };
