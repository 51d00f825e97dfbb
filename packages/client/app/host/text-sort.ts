/** What a file is that somebody brings; a position counts as a game. */
export type TextSort = 'game' | 'own' | 'noText' | 'unknown';

/** By its first line that is no comment. */
export const sortOf = (text: string): TextSort => {
  if (NOT_READ.test(text)) return 'noText';
  const first = text.split(/\r\n?|\n/).find((line) => !COMMENT.test(line)) ?? '';
  if (/^\[\w+ "|^dtp \d/.test(first)) return 'game';
  return OWN.test(text) ? 'own' : 'unknown';
};

/** What a browser makes of bytes that are no letters. */
const NOT_READ = /[\0\uFFFD]/;

const COMMENT = /^\s*(?:[;#].*)?$/;

/** The name of a room, or a line that only scenarios have. */
const OWN = /^(?:# .*[- ]c?cw\s*$|(?:scenario|name|nom|boxes) )/m;
