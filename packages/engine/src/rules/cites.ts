import type { CommonCode, RefusalCode } from '../core/refusal.ts';
import type { LibraryCode } from './library/refusing.ts';

/** The catalogue's rule behind each of these refusals. */
export type Citing<Code extends RefusalCode | LibraryCode> = Readonly<Record<Code, string>>;

/** What something cites in place of general rules. */
export type Cites = Partial<Citing<RefusalCode | LibraryCode>>;

/** What somebody's own scenario or rooms may be at odds with. */
export const TEXT_CODES = [
  'ground',
  'gears',
  'pairs',
  'characters',
  'objects',
  'points',
  'handicap',
  'scenario',
  'beginner',
] as const;
export type TextCode = (typeof TEXT_CODES)[number];

/** What a box cites for the core: all that any game may refuse, and what else the box brings about. */
export type GeneralCites = Citing<CommonCode> & Readonly<Record<TextCode, string>> & Partial<Citing<RefusalCode>>;
