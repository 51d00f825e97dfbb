import { keyList } from '../shell/keys.ts';
import { allTexts } from '../texts/texts.ts';

export const RULES_KEYS = keyList({
  title: () => allTexts.value.rules.title,
  keys: {
    search: { press: ['/'], text: () => allTexts.value.rules.keys.search },
    before: { press: ['['], text: () => allTexts.value.rules.keys.before },
    after: { press: [']'], text: () => allTexts.value.rules.keys.after },
  },
});
