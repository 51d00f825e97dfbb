import type { Lexicon } from '@archmage/words';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { LANGUAGES, type Language, language } from '../shell/settings.ts';
import type { Texts } from './shape.ts';

/** A language: what the screens say, and the words of the game. */
interface Tongue {
  readonly texts: Texts;
  readonly words: Lexicon;
}

const TONGUES: Readonly<Record<Language, () => Promise<Tongue>>> = {
  en: () => import('./tongue-en.ts'),
  fr: () => import('./tongue-fr.ts'),
};

const learned = signal<ReadonlyMap<Language, Tongue>>(new Map());

/** Fetches a language, once: nobody waits for the words of another. */
const learn = async (wanted: Language): Promise<void> => {
  if (learned.peek().has(wanted)) return;
  const tongue = await TONGUES[wanted]();
  learned.value = new Map(learned.peek()).set(wanted, tongue);
};

/** Nothing can be said before this is done; later a new language is spoken as soon as it has come. */
export const learnToSpeak = async (): Promise<void> => {
  await learn(language.peek());
  effect(() => void learn(language.value).catch(() => undefined));
};

// A test speaks at once, and any language.
if (import.meta.env.MODE === 'test') await Promise.all(LANGUAGES.map(learn));

let last: Tongue | undefined;

const spoken = computed<Tongue>(() => {
  last = learned.value.get(language.value) ?? last;
  if (last === undefined) throw new Error('No language has been learned yet.');
  return last;
});

export const texts: ReadonlySignal<Texts> = computed(() => spoken.value.texts);

/** The words of the game in the player's language. */
export const lexicon: ReadonlySignal<Lexicon> = computed(() => spoken.value.words);

/** The texts in the player's language; the component is drawn again when it changes. */
export const useTexts = (): Texts => texts.value;
