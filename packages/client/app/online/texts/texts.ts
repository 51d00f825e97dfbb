import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type OnlineTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

export const ONLINE_TEXTS: Readonly<Record<Language, OnlineTexts>> = { en, fr };

export const onlineTexts: ReadonlySignal<OnlineTexts> = computed(() => ONLINE_TEXTS[language.value]);

export const useOnlineTexts = (): OnlineTexts => onlineTexts.value;
