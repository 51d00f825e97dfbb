import { keyList } from './keys.ts';

export const SHELL_KEYS = keyList({
  title: ({ shell }) => shell.keys.everywhere,
  keys: {
    help: { press: ['?'], text: ({ shell }) => shell.keys.help },
    home: { press: ['Alt+Home'], text: ({ shell }) => shell.keys.home },
  },
});
