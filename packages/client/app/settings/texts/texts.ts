import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type SettingTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

export const SETTING_TEXTS: Readonly<Record<Language, SettingTexts>> = { en, fr };

export const settingTexts: ReadonlySignal<SettingTexts> = computed(() => SETTING_TEXTS[language.value]);
