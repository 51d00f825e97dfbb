import { home } from './fr/home.ts';
import { parts } from './fr/parts.ts';
import { replay } from './fr/replay.ts';
import { review } from './fr/review.ts';
import { rules } from './fr/rules.ts';
import { shell } from './fr/shell.ts';
import { start } from './fr/start.ts';
import { table } from './fr/table.ts';
import type { Texts } from './shape.ts';

export const fr: Texts = { home, parts, replay, review, rules, shell, start, table };
