export { enMore as words } from '@archmage/words';

import { ending } from './en/ending.ts';
import { hint } from './en/hint.ts';
import { home } from './en/home.ts';
import { replay } from './en/replay.ts';
import { review } from './en/review.ts';
import { rules } from './en/rules.ts';
import { start } from './en/setting-up.ts';

export const rest = { ending, hint, home, replay, review, rules, start } as const;
