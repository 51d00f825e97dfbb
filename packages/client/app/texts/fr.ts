import { parts } from './fr/parts.ts';
import { shell } from './fr/shell.ts';
import { start } from './fr/start.ts';
import { table } from './fr/table.ts';
import type { Texts } from './shape.ts';

export const fr: Texts = { parts, shell, start, table };
