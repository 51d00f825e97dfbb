import type { Language } from '@archmage/catalogue';
import type { CaseScene } from './case-scene.ts';

/** A catalogue of docs/rules as it is shown: chapters in reading order, each with its rules and then its cases. */
export interface Book {
  /** The file's name: `base`. */
  readonly id: string;
  readonly title: string;
  /** Of the texts. */
  readonly language: Language;
  /** Whether the engine plays it. */
  readonly played: boolean;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** `base.7`: the book and its place in it. */
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
  readonly cases: readonly Entry[];
}

/** The rules under one heading; the first ones of a chapter may stand under none but the chapter's. */
export interface Section {
  readonly title: string | undefined;
  readonly rules: readonly Entry[];
}

/** A rule or a case; a case has no title. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where a case plays, if it names squares. */
  readonly scene?: CaseScene | undefined;
}

/** An id wherever it is mentioned: `B-MOVE-04`, `P-PENTA-C1`. */
export const ID = /(?<![\w-])[A-Z](?:-[A-Z]+)+-C?\d+(?![\w-])/g;

export const isCase = (id: string): boolean => /-C\d+$/.test(id);
