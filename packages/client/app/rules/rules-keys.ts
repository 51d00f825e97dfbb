import { keyList } from '../shell/keys.ts';

export const RULES_KEYS = keyList({
  title: ({ rules }) => rules.title,
  keys: {
    search: { press: ['/'], text: ({ rules }) => rules.keys.search },
    before: { press: ['['], text: ({ rules }) => rules.keys.before },
    after: { press: [']'], text: ({ rules }) => rules.keys.after },
  },
});
