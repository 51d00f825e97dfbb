import { en as lexicon } from '@archmage/words/all';
import { commands } from './en/commands.ts';
import { complaints } from './en/complaints.ts';
import { board, status } from './en/drawing.ts';
import { helps } from './en/helps.ts';
import { play } from './en/play.ts';

/** The terminal's own texts. */
export const own = { board, commands, complaints, helps, play, status } as const;

export const en = { ...lexicon, ...own };
