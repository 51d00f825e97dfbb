import type { Language } from '../boxes.ts';
import type { SoloWords } from './shape.ts';

export type { NpcWords, ObjectiveWords, SoloWords } from './shape.ts';
export { TRACE_TEXTS, type TraceParts, type TraceTexts, tellParts, tellTrace } from './trace.ts';

/** Fetched with the solo game. */
export const SOLO_WORDS: Readonly<Record<Language, () => Promise<SoloWords>>> = {
  en: async () => (await import('./en.ts')).solo,
  fr: async () => (await import('./fr.ts')).solo,
};
