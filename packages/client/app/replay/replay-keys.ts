import { keyList } from '../shell/keys.ts';

export const REPLAY_KEYS = keyList({
  title: ({ replay }) => replay.title,
  keys: {
    back: { press: ['ArrowLeft'], text: ({ replay }) => replay.bar.back },
    forward: { press: ['ArrowRight'], text: ({ replay }) => replay.bar.forward },
    turnBack: { press: ['ArrowUp', 'Shift+ArrowLeft'], text: ({ replay }) => replay.bar.turnBack },
    turnForward: { press: ['ArrowDown', 'Shift+ArrowRight'], text: ({ replay }) => replay.bar.turnForward },
    first: { press: ['Home'], text: ({ replay }) => replay.bar.first },
    last: { press: ['End'], text: ({ replay }) => replay.bar.last },
    run: { press: ['Space'], text: ({ replay }) => replay.keys.run },
    eyes: { press: ['e'], text: ({ replay }) => replay.keys.eyes },
    chances: { press: ['c'], text: ({ review }) => review.open },
    share: { press: ['s'], text: ({ replay }) => replay.share.open },
  },
});
