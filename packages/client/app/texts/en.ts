import { parts } from './en/parts.ts';
import { shell } from './en/shell.ts';
import { start } from './en/start.ts';
import { table } from './en/table.ts';

export const en = { parts, shell, start, table } as const;
