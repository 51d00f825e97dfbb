/** A Move being composed, as text: `Th d7>e7+yRope`. Nothing of it has happened yet. */
export type DraftText = string;

/** `Th d7` and `Th d7>e7>` begin one; what follows is added to it. */
export const beginsDraft = (line: string): DraftText | undefined => {
  const text = line.trim();
  if (/^\w+(#\d)? [a-z]\d+$/.test(text)) return text;
  return /^\w+(#\d)? [a-z]\d+([>+-][\w#]+)*>$/.test(text) ? text.slice(0, -1) : undefined;
};

export const isLeg = (line: string): boolean => /^([>+-][\w#]+)+>?$/.test(line.trim());

/** A bare square is a step too. */
export const extend = (draft: DraftText, line: string): DraftText | undefined => {
  const text = line.trim().replace(/>$/, '');
  if (isLeg(text)) return draft + text;
  return /^[a-z]\d+$/.test(text) ? `${draft}>${text}` : undefined;
};

/** Without its last step; `undefined` when none is left. */
export const shorten = (draft: DraftText): DraftText | undefined => {
  const shorter = draft.replace(/[>+-][\w#]+$/, '');
  return shorter === draft ? undefined : shorter;
};
