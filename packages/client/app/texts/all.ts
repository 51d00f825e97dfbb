import type { Language } from '../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { rest as restEn } from './rest-en.ts';
import { rest as restFr } from './rest-fr.ts';
import { allOf } from './shape.ts';

/** Everything at once, for tests: the page has no use for all of it. */
export const ALL_TEXTS = { en: allOf(en, restEn), fr: allOf(fr, restFr) } satisfies Record<Language, object>;
