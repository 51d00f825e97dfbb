import { BOX_PARTS, BOXES } from '@archmage/engine';
import { BOX_WORDS, type Lexicon, lexiconOf, type More, type Tongue as Words } from '@archmage/words';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { LANGUAGES, type Language, language } from '../shell/settings.ts';
import { type AllTexts, allOf, type RestTexts, type Texts } from './shape.ts';

/**
 * A language: what a table says, the words of the game with those of the boxes at hand, and what the other screens say,
 * once one was opened.
 */
interface Tongue {
  readonly texts: Texts;
  readonly words: Lexicon;
  /** Whose words are among them. */
  readonly boxes: readonly string[];
  readonly all?: AllTexts;
}

interface Bare {
  readonly texts: Texts;
  readonly words: Words;
}

const TONGUES: Readonly<Record<Language, () => Promise<Bare>>> = {
  en: () => import('./tongue-en.ts'),
  fr: () => import('./tongue-fr.ts'),
};

const RESTS: Readonly<Record<Language, () => Promise<{ readonly rest: RestTexts; readonly words: More }>>> = {
  en: () => import('./rest-en.ts'),
  fr: () => import('./rest-fr.ts'),
};

const learned = signal<ReadonlyMap<Language, Tongue>>(new Map());
const wantsAll = signal(false);
const boxes = signal<readonly string[]>([]);

const isEnough = (tongue: Tongue | undefined): boolean =>
  tongue !== undefined &&
  (tongue.all !== undefined || !wantsAll.value) &&
  boxes.value.every((box) => tongue.boxes.includes(box));

/** Fetches a language, once: nobody waits for the words of another. */
const learn = async (wanted: Language): Promise<void> => {
  if (untracked(() => isEnough(learned.value.get(wanted)))) return;
  const named = boxes.peek();
  const [bare, more] = await Promise.all([
    TONGUES[wanted](),
    wantsAll.peek() ? RESTS[wanted]() : undefined,
    BOX_WORDS[wanted].load(named),
  ]);
  const { texts } = bare;
  const words = { ...lexiconOf(bare.words, BOX_WORDS[wanted].all()), ...more?.words };
  const all = more && { all: allOf(texts, more.rest) };
  const tongue: Tongue = { ...learned.peek().get(wanted), texts, words, boxes: named, ...all };
  learned.value = new Map(learned.peek()).set(wanted, tongue);
};

/** Nothing can be said before this is done; later a new language is spoken as soon as it has come. */
export const learnToSpeak = async (): Promise<void> => {
  await learn(language.peek());
  effect(() => void learn(language.value).catch(() => undefined));
};

/** What says more than a table does is drawn when the words for it are there. */
export const telling = async <T>(load: () => Promise<T>): Promise<T> => {
  wantsAll.value = true;
  const [screen] = await Promise.all([load(), learn(language.peek())]);
  return screen;
};

/** From now on these boxes are spoken of, in whichever language. */
export const speakOf = async (named: readonly string[]): Promise<void> => {
  const known = named.filter((box) => [...BOXES.boxes(), ...BOX_PARTS.boxes()].includes(box));
  boxes.value = [...new Set([...boxes.peek(), ...known])];
  await learn(language.peek());
};

// A test speaks at once, of everything and in any language.
if (import.meta.env.MODE === 'test') {
  boxes.value = BOXES.boxes();
  await telling(() => Promise.all(LANGUAGES.map(learn)));
}

let last: Tongue | undefined;

const spoken = computed<Tongue>(() => {
  const tongue = learned.value.get(language.value);
  if (last === undefined || isEnough(tongue)) last = tongue ?? last;
  if (last === undefined) throw new Error('No language has been learned yet.');
  return last;
});

export const texts: ReadonlySignal<Texts> = computed(() => spoken.value.texts);

/** Whoever asks for it came by `telling`. */
export const allTexts: ReadonlySignal<AllTexts> = computed(() => {
  const { all } = spoken.value;
  if (all === undefined) throw new Error('This was shown before there were words for it.');
  return all;
});

/** The words of the game in the player's language. */
export const lexicon: ReadonlySignal<Lexicon> = computed(() => spoken.value.words);

/** The texts in the player's language; the component is drawn again when it changes. */
export const useTexts = (): Texts => texts.value;

export const useAllTexts = (): AllTexts => allTexts.value;
