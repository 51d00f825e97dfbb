import { home } from './en/home.ts';
import { parts } from './en/parts.ts';
import { replay } from './en/replay.ts';
import { review } from './en/review.ts';
import { rules } from './en/rules.ts';
import { shell } from './en/shell.ts';
import { start } from './en/start.ts';
import { table } from './en/table.ts';

export const en = { home, parts, replay, review, rules, shell, start, table } as const;
