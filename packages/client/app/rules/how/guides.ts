import type { Language } from '@archmage/words';

/** One thing to know, in two or three sentences. */
export interface HowLine {
  readonly name: string;
  readonly text: string;
}

/** A game in as few lines as will do, and what is said below them. */
export interface HowGuide<Line extends string> {
  readonly title: string;
  readonly lines: Readonly<Record<Line, HowLine>>;
  readonly more: string;
}

export type SoloLine = 'aim' | 'turn' | 'reveal' | 'row' | 'card' | 'nearest' | 'combat' | 'more' | 'threat';

export type CardGameLine =
  | 'aim'
  | 'wheel'
  | 'zones'
  | 'enemies'
  | 'edges'
  | 'post'
  | 'reveal'
  | 'rotate'
  | 'combat'
  | 'shots'
  | 'wounds'
  | 'jump';

type Guides<Line extends string> = Readonly<Record<Language, () => Promise<HowGuide<Line>>>>;

/** Fetched when somebody asks how a game is played. */
export const SOLO_GUIDE: Guides<SoloLine> = {
  en: async () => (await import('./solo-en.ts')).guide,
  fr: async () => (await import('./solo-fr.ts')).guide,
};

export const CARD_GAME_GUIDE: Guides<CardGameLine> = {
  en: async () => (await import('./card-game-en.ts')).guide,
  fr: async () => (await import('./card-game-fr.ts')).guide,
};
