import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type WorkshopTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

const TEXTS: Readonly<Record<Language, WorkshopTexts>> = { en, fr };

export const workshopTexts: ReadonlySignal<WorkshopTexts> = computed(() => TEXTS[language.value]);

export const useWorkshopTexts = (): WorkshopTexts => workshopTexts.value;
