import { SOLO_WORDS, type SoloWords, TRACE_TEXTS, type TraceTexts } from '@archmage/words/solo';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, language } from '../shell/settings.ts';

interface Told {
  readonly words: SoloWords;
  readonly trace: TraceTexts;
}

const known = signal<ReadonlyMap<Language, Told>>(new Map());

/** Fetches how those are called who are played by their cards, and how it is said why; done when it can be said. */
export const learnSolo = async (): Promise<void> => {
  const wanted = language.peek();
  if (known.peek().has(wanted)) return;
  const [words, trace] = await Promise.all([SOLO_WORDS[wanted](), TRACE_TEXTS[wanted]()]);
  known.value = new Map(known.peek()).set(wanted, { words, trace });
};

/** In another language as soon as it has come. */
const told: ReadonlySignal<Told | undefined> = computed(() => {
  const found = known.value.get(language.value);
  // Without a network the language that is there goes on.
  if (found === undefined) void learnSolo().catch(() => undefined);
  return found ?? [...known.value.values()][0];
});

export const soloWords: ReadonlySignal<SoloWords | undefined> = computed(() => told.value?.words);

export const traceTexts: ReadonlySignal<TraceTexts | undefined> = computed(() => told.value?.trace);
