import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Texts } from './shape.ts';

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr };

export const texts: ReadonlySignal<Texts> = computed(() => TEXTS[language.value]);

/** The texts in the player's language; the component is drawn again when it changes. */
export const useTexts = (): Texts => texts.value;
