import type { Failure } from '@archmage/host';
import { explainIn, fill } from '@archmage/words';
import { lexicon, texts } from '../texts/texts.ts';
import { type FailureText, failureText } from './failure-text.ts';

export interface FailureWords extends FailureText {
  /** What exactly is wrong, where more is known. */
  readonly detail?: string;
}

/** A failure of the storage, and all that is known of it. To explain what cannot be read takes many words. */
export const failureWords = (failure: Failure): FailureWords => {
  const said = failureText(failure);
  if (failure.why === 'unavailable') return { ...said, detail: failure.message };
  if (failure.why !== 'damaged' || said.mend) return said;
  const detail = fill(texts.value.start.damage[failure.part], { number: failure.number });
  return {
    ...said,
    detail: failure.error ? `${detail} ${explainIn(lexicon.value, failure.error)}` : detail,
  };
};
