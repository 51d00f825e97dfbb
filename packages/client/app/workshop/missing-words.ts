import type { ParseError } from '@archmage/engine';
import { fill } from '../texts/fill.ts';
import { texts } from '../texts/texts.ts';

/** What to do when rules name rooms or a scenario that this browser does not have. */
export const missingWords = (error: ParseError | undefined): string | undefined =>
  error && /whose file was read before$/.test(error.expected)
    ? fill(texts.value.start.missingOwn.text, { what: error.found })
    : undefined;
