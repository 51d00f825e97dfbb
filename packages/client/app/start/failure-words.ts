import { explainIn, LEXICONS } from '@archmage/words';
import type { Failure } from '../host/library.ts';
import { language } from '../shell/settings.ts';
import { fill } from '../texts/fill.ts';
import { texts } from '../texts/texts.ts';

export interface FailureWords {
  readonly title: string;
  /** What happened and what can be done. */
  readonly text: string;
  /** What exactly is wrong, where more is known. */
  readonly detail?: string;
}

/** A failure of the storage in the player's language. */
export const failureWords = (failure: Failure): FailureWords => {
  const { failures, damage } = texts.value.start;
  const said = failures[failure.why];
  if (failure.why === 'unavailable') return { ...said, detail: failure.message };
  if (failure.why !== 'damaged') return said;
  const detail = fill(damage[failure.part], { number: failure.number });
  return {
    ...said,
    detail: failure.error ? `${detail} ${explainIn(LEXICONS[language.value], failure.error)}` : detail,
  };
};
