import { BOXES } from '../boxes/registry.ts';

/** A game in which everything of a box may be met. */
export const wholeOf = (box: string): string => (BOXES.get(box)?.staged ? `${box} scenario=standard teams=free` : box);

/** What the laws are tried on. */
export const RULESETS = [
  'base.1',
  'base.1 vp=7',
  'base.1 beginner',
  'base.1 handicap=yellow:5:C5,C6',
  'base.1 timer=120:60:5:5',
  'base.1 cards=hidden',
  'paladins.1',
  'paladins.1 timer=120:60:5:5',
  'base.1+paladins.1 teams=free',
  'base.1+paladins.1 teams=mutual handicap=blue:6:C6',
  'prison.1',
  'prison.1 vp=6 timer=120:60:5:5 cards=hidden',
  'prison.1 handicap=blue:6:C6',
  'base.1+prison.1 teams=mutual',
  'base.1+paladins.1+prison.1 teams=free',
] as const;
