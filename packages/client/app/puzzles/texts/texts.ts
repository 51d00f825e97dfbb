import { computed, type ReadonlySignal } from '@preact/signals';
import { type Language, language } from '../../shell/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What puzzles say; whoever goes to them brings it. */
export type PuzzleTexts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };

export const PUZZLE_TEXTS: Readonly<Record<Language, PuzzleTexts>> = { en, fr };

export const puzzleTexts: ReadonlySignal<PuzzleTexts> = computed(() => PUZZLE_TEXTS[language.value]);

export const usePuzzleTexts = (): PuzzleTexts => puzzleTexts.value;
