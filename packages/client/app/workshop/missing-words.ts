import type { ParseError } from '@archmage/engine';
import { fill } from '@archmage/words';
import { texts } from '../texts/texts.ts';

/** Rules name rooms or a scenario that this page does not know. */
export const isMissingOwn = (error: ParseError | undefined): error is ParseError =>
  error?.code === 'unlearntRooms' || error?.code === 'unlearntScenario';

/** What to do about it. */
export const missingWords = (error: ParseError | undefined): string | undefined =>
  isMissingOwn(error) ? fill(texts.value.start.missingOwn.text, { what: `${error.found}` }) : undefined;
