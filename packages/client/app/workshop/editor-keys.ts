import { keyList } from '../shell/keys.ts';
import { workshopTexts } from './texts/texts.ts';

/** On the drawing board, besides what has the focus there. */
export const EDITOR_KEYS = keyList({
  title: () => workshopTexts.value.editor.title,
  keys: {
    undo: { press: ['Control+z'], text: () => workshopTexts.value.editor.undo },
    redo: { press: ['Control+y'], text: () => workshopTexts.value.editor.redo },
  },
});
