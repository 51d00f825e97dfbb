import { explainIn } from '@archmage/words';
import type { Failure } from '../host/library.ts';
import { fill } from '../texts/fill.ts';
import { lexicon, texts } from '../texts/texts.ts';
import { missingWords } from '../workshop/missing-words.ts';

export interface FailureWords {
  readonly title: string;
  /** What happened and what can be done. */
  readonly text: string;
  /** What exactly is wrong, where more is known. */
  readonly detail?: string;
  /** It can be mended in the workshop. */
  readonly mend?: true;
}

/** A failure of the storage in the player's language. */
export const failureWords = (failure: Failure): FailureWords => {
  const { failures, damage } = texts.value.start;
  const said = failures[failure.why];
  if (failure.why === 'unavailable') return { ...said, detail: failure.message };
  if (failure.why !== 'damaged') return said;
  const missing = missingWords(failure.error);
  if (missing) return { title: texts.value.start.missingOwn.title, text: missing, mend: true };
  const detail = fill(damage[failure.part], { number: failure.number });
  return {
    ...said,
    detail: failure.error ? `${detail} ${explainIn(lexicon.value, failure.error)}` : detail,
  };
};
