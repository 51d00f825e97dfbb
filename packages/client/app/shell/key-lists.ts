import { REPLAY_KEYS } from '../replay/replay-keys.ts';
import { TABLE_KEYS } from '../table/keys.ts';
import { keyList } from './keys.ts';

export const SHELL_KEYS = keyList({
  title: ({ shell }) => shell.keys.everywhere,
  keys: {
    help: { press: ['?'], text: ({ shell }) => shell.keys.help },
    home: { press: ['Alt+Home'], text: ({ shell }) => shell.keys.home },
  },
});

export const RULES_KEYS = keyList({
  title: ({ rules }) => rules.title,
  keys: {
    search: { press: ['/'], text: ({ rules }) => rules.keys.search },
    before: { press: ['['], text: ({ rules }) => rules.keys.before },
    after: { press: [']'], text: ({ rules }) => rules.keys.after },
  },
});

/** Every list there is, for the page of keys: a screen that has keys adds its own here. */
export const KEY_LISTS = [TABLE_KEYS, REPLAY_KEYS, RULES_KEYS, SHELL_KEYS] as const;
