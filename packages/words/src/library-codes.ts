/** What the abilities and objects of the boxes refuse besides the core's own reasons. */
export const LIBRARY_CODES = [
  'broken',
  'carriedByHealer',
  'noDirection',
  'noMagicUser',
  'noPortcullis',
  'noWall',
  'nobodyInLine',
  'notClosed',
  'notWounded',
  'nothingBehind',
  'portcullis',
] as const;
export type LibraryCode = (typeof LIBRARY_CODES)[number];
