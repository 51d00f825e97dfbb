import { confirm } from '../shell/confirm.tsx';
import { beginBench } from './bench.ts';
import { storeDraft, storedDraft } from './draft-store.ts';
import { kept } from './kept.ts';
import { workshopTexts } from './texts/texts.ts';

/** Whether another drawing may take the place of this one: at once when it is kept or blank, otherwise after a question. */
export const mayReplaceDraft = async (text: string | undefined = storedDraft()?.text): Promise<boolean> => {
  if (isSafe(text)) return true;
  return confirm({ ...workshopTexts.value.overwrite, grave: true });
};

/** Lays a text on the drawing board. */
export const layOnBoard = async (text: string, name: string): Promise<'laid' | 'left'> => {
  if (storedDraft()?.text !== text && !(await mayReplaceDraft())) return 'left';
  storeDraft({ text, name });
  return 'laid';
};

/** Something is on the board that is worth going on with. */
export const isDrawing = (): boolean => {
  const text = storedDraft()?.text;
  return text !== undefined && text !== beginBench().text;
};

const isSafe = (text: string | undefined): boolean =>
  text === undefined ||
  text.trim() === '' ||
  text === beginBench().text ||
  (kept.value?.some((own) => own.text === text) ?? false);
