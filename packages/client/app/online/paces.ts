import type { Pace, QuickWish } from '@archmage/protocol';

export const PACE_NAMES = ['quick', 'calm', 'days', 'week', 'open'] as const;
export type PaceName = (typeof PACE_NAMES)[number];

export const PACES: Readonly<Record<PaceName, Pace>> = {
  quick: { of: 'live', bank: 900, increment: 10 },
  calm: { of: 'live', bank: 2400, increment: 20 },
  days: { of: 'days', days: 3 },
  week: { of: 'days', days: 7 },
  open: { of: 'open' },
};

/** What whoever asks for no more than a game plays. */
export const QUICK: QuickWish & { readonly pace: Pace } = { rules: 'base.1', pace: PACES.calm };
