import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What lessons and first games say; whoever goes to them brings it. */
export type SchoolTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

export const SCHOOL_TEXTS: Readonly<Record<Language, SchoolTexts>> = { en, fr };

export const schoolTexts: ReadonlySignal<SchoolTexts> = computed(() => SCHOOL_TEXTS[language.value]);

export const useSchoolTexts = (): SchoolTexts => schoolTexts.value;
