import { type ByBox, type ByPart, type Supply, supplyOf } from '@archmage/engine';
import type { BoxWords } from './box-words.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const EN: ByBox<() => Promise<BoxWords>> & ByPart<() => Promise<BoxWords>> = {
  'base.1': async () => (await import('./en/boxes/base.ts')).base,
  'paladins.1': async () => (await import('./en/boxes/paladins.ts')).paladins,
  'prison.1': async () => (await import('./en/boxes/prison.ts')).prison,
  'cards.1': async () => (await import('./en/boxes/card-game.ts')).cardGame,
  'prison-solo.1': async () => (await import('./en/boxes/prison-solo.ts')).prisonSolo,
};

const FR: ByBox<() => Promise<BoxWords>> & ByPart<() => Promise<BoxWords>> = {
  'base.1': async () => (await import('./fr/boxes/base.ts')).base,
  'paladins.1': async () => (await import('./fr/boxes/paladins.ts')).paladins,
  'prison.1': async () => (await import('./fr/boxes/prison.ts')).prison,
  'cards.1': async () => (await import('./fr/boxes/card-game.ts')).cardGame,
  'prison-solo.1': async () => (await import('./fr/boxes/prison-solo.ts')).prisonSolo,
};

/** What is said of each box, by language. */
export const BOX_WORDS: Readonly<Record<Language, Supply<BoxWords>>> = { en: supplyOf(EN), fr: supplyOf(FR) };
