/** The rooms on the drawing board: they are there again after a reload, kept or not. */
export interface StoredDraft {
  readonly text: string;
  readonly name: string;
}

const STORED = 'archmage.drawing';

export const storedDraft = (): StoredDraft | undefined => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof found !== 'object' || found === null) return undefined;
    const { text, name } = found as Partial<Record<keyof StoredDraft, unknown>>;
    return typeof text === 'string' && typeof name === 'string' ? { text, name } : undefined;
  } catch {
    return undefined;
  }
};

// Storage may be forbidden or full: then the drawing lasts as long as the page.
export const storeDraft = (draft: StoredDraft | undefined): void => {
  try {
    if (draft === undefined) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, JSON.stringify(draft));
  } catch {
    return;
  }
};
