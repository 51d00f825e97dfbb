import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type TeamTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

export const TEAM_TEXTS: Readonly<Record<Language, TeamTexts>> = { en, fr };

export const teamTexts: ReadonlySignal<TeamTexts> = computed(() => TEAM_TEXTS[language.value]);

export const useTeamTexts = (): TeamTexts => teamTexts.value;

/** A box by its name; one without words goes by its id. */
export const boxName = ({ boxes }: TeamTexts, box: string): string =>
  (boxes as Readonly<Record<string, string | undefined>>)[box] ?? box;
