import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type TurnTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

export const TURN_TEXTS: Readonly<Record<Language, TurnTexts>> = { en, fr };

export const turnTexts: ReadonlySignal<TurnTexts> = computed(() => TURN_TEXTS[language.value]);
