import { en as lexicon } from '@archmage/words';
import { commands } from './en/commands.ts';
import { complaints } from './en/complaints.ts';
import { board, status } from './en/drawing.ts';
import { helps } from './en/helps.ts';
import { play } from './en/play.ts';

export const en = { ...lexicon, board, commands, complaints, helps, play, status } as const;
