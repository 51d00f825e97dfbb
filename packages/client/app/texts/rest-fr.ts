export { frMore as words } from '@archmage/words';

import { ending } from './fr/ending.ts';
import { hint } from './fr/hint.ts';
import { home } from './fr/home.ts';
import { replay } from './fr/replay.ts';
import { review } from './fr/review.ts';
import { rules } from './fr/rules.ts';
import { start } from './fr/setting-up.ts';
import type { RestTexts } from './shape.ts';

export const rest: RestTexts = { ending, hint, home, replay, review, rules, start };
