import { keyList } from '../shell/keys.ts';
import type { TableSession } from '../table/session.ts';
import { teamTexts } from './texts/texts.ts';

export const TEAM_KEYS = keyList({
  title: () => teamTexts.value.keys.title,
  keys: {
    lists: { press: ['1', '2', '3'], text: () => teamTexts.value.keys.lists },
    undo: { press: ['u', 'Backspace'], text: () => teamTexts.value.keys.undo },
    cancel: { press: ['Escape'], text: () => teamTexts.value.keys.cancel },
    random: { press: ['r'], text: () => teamTexts.value.keys.random },
  },
});

export const closeWhy = ({ table }: TableSession): 'done' | 'pass' => {
  if (table.why.peek() === undefined) return 'pass';
  table.why.value = undefined;
  return 'done';
};
