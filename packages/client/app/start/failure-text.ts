import type { Failure } from '@archmage/host';
import { texts } from '../texts/texts.ts';
import { missingWords } from '../workshop/missing-words.ts';

export interface FailureText {
  readonly title: string;
  /** What happened and what can be done. */
  readonly text: string;
  /** It can be mended in the workshop. */
  readonly mend?: true;
}

/** A failure of the storage in the player's language. */
export const failureText = (failure: Failure): FailureText => {
  const { failures, missingOwn } = texts.value.start;
  const missing = failure.why === 'damaged' ? missingWords(failure.error) : undefined;
  return missing === undefined ? failures[failure.why] : { title: missingOwn.title, text: missing, mend: true };
};
