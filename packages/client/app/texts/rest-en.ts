export { enPhrases as phrases } from '@archmage/words';

import { home } from './en/home.ts';
import { replay } from './en/replay.ts';
import { review } from './en/review.ts';
import { rules } from './en/rules.ts';
import { start } from './en/setting-up.ts';

export const rest = { home, replay, review, rules, start } as const;
