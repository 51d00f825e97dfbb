import { keyList } from '../../shell/keys.ts';

export const TABLE_KEYS = keyList({
  title: ({ table }) => table.keys.title,
  keys: {
    cards: { press: ['2', '3', '4', '5'], text: ({ table }) => table.keys.cards },
    board: { press: ['b'], text: ({ table }) => table.keys.board },
    character: { press: ['c'], text: ({ table }) => table.keys.character },
    confirm: { press: ['Enter'], text: ({ table }) => table.keys.confirm },
    cancel: { press: ['Escape'], text: ({ table }) => table.keys.cancel },
    undo: { press: ['u', 'Backspace'], text: ({ table }) => table.keys.undo },
    pass: { press: ['p'], text: ({ table }) => table.keys.pass },
    why: { press: ['w'], text: ({ table }) => table.keys.why },
    hint: { press: ['h'], text: ({ table }) => table.keys.hint },
    log: { press: ['l'], text: ({ table }) => table.keys.log },
    replay: { press: ['r'], text: ({ table }) => table.keys.replay },
  },
});
