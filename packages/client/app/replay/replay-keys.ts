import { keyList } from '../shell/keys.ts';
import { allTexts } from '../texts/texts.ts';

export const REPLAY_KEYS = keyList({
  title: () => allTexts.value.replay.title,
  keys: {
    back: { press: ['ArrowLeft'], text: () => allTexts.value.replay.bar.back },
    forward: { press: ['ArrowRight'], text: () => allTexts.value.replay.bar.forward },
    turnBack: { press: ['ArrowUp', 'Shift+ArrowLeft'], text: () => allTexts.value.replay.bar.turnBack },
    turnForward: { press: ['ArrowDown', 'Shift+ArrowRight'], text: () => allTexts.value.replay.bar.turnForward },
    first: { press: ['Home'], text: () => allTexts.value.replay.bar.first },
    last: { press: ['End'], text: () => allTexts.value.replay.bar.last },
    run: { press: ['Space'], text: () => allTexts.value.replay.keys.run },
    eyes: { press: ['e'], text: () => allTexts.value.replay.keys.eyes },
    chances: { press: ['c'], text: () => allTexts.value.review.open },
    share: { press: ['s'], text: () => allTexts.value.replay.share.open },
  },
});
