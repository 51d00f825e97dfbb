import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What is said of playing alone; whoever does so brings it. */
export type SoloTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

export const SOLO_TEXTS: Readonly<Record<Language, SoloTexts>> = { en, fr };

export const soloTexts: ReadonlySignal<SoloTexts> = computed(() => SOLO_TEXTS[language.value]);

export const useSoloTexts = (): SoloTexts => soloTexts.value;
