import type { Ruleset, State } from '@archmage/engine';
import type { Sitting } from '@archmage/host';
import type { Lexicon, Speech } from '@archmage/words';
import { lexicon, useTexts } from '../texts/texts.ts';

/** The words of the game in the player's language; the component is drawn again when it changes. */
export const useWords = (): Lexicon => lexicon.value;

export const useSpeech = (rules: Ruleset, state: State): Speech => ({
  rules,
  state,
  words: useWords(),
  naming: 'names',
});

/** Who sits there: a person, or the opponent by his name. */
export const usePlayerName = (): ((player: Sitting, name?: string) => string) => {
  const { parts, start } = useTexts();
  return (player, name) => name ?? (player === 'human' || player === 'afar' ? parts.person : start.levels[player]);
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
