import { SOLO_WORDS, type SoloWords } from '@archmage/words/solo';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, language } from '../shell/settings.ts';

const known = signal<ReadonlyMap<Language, SoloWords>>(new Map());

/** Fetches the names of those who are played by their cards; done when they can be said. */
export const learnSolo = async (): Promise<void> => {
  const wanted = language.peek();
  if (known.peek().has(wanted)) return;
  const words = await SOLO_WORDS[wanted]();
  known.value = new Map(known.peek()).set(wanted, words);
};

/** In another language as soon as it has come. */
export const soloWords: ReadonlySignal<SoloWords | undefined> = computed(() => {
  const words = known.value.get(language.value);
  if (words === undefined) void learnSolo().catch(() => undefined);
  return words ?? [...known.value.values()][0];
});
