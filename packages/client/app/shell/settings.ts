import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'reduced', 'full'] as const;
export type MotionWish = (typeof MOTIONS)[number];

export const SHORTCUTS = ['on', 'off'] as const;

/** How long a turn that ended with its last action point may still be taken back. */
export const PATIENCES = ['moment', 'asked', 'none'] as const;
export type Patience = (typeof PATIENCES)[number];

export const SOUNDS = ['on', 'off'] as const;
export const VOLUMES = ['low', 'middle', 'high'] as const;
/** What is heard while another tab is in front. */
export const ELSEWHERES = ['quiet', 'heard'] as const;

// public/first-paint.js reads it too.
const STORED = 'archmage.settings';

const stored = read();

export const language: Signal<Language> = signal(among(LANGUAGES, stored.language) ?? spoken());
export const theme: Signal<Theme> = signal(among(THEMES, stored.theme) ?? 'system');
export const motion: Signal<MotionWish> = signal(among(MOTIONS, stored.motion) ?? 'system');
/** Keys that are a single letter can be in the way of speech control. */
export const shortcuts: Signal<(typeof SHORTCUTS)[number]> = signal(among(SHORTCUTS, stored.shortcuts) ?? 'on');

export const patience: Signal<Patience> = signal(among(PATIENCES, stored.patience) ?? 'moment');
export const sound: Signal<(typeof SOUNDS)[number]> = signal(among(SOUNDS, stored.sound) ?? 'on');
export const volume: Signal<(typeof VOLUMES)[number]> = signal(among(VOLUMES, stored.volume) ?? 'middle');
export const elsewhere: Signal<(typeof ELSEWHERES)[number]> = signal(among(ELSEWHERES, stored.elsewhere) ?? 'quiet');

const systemIsStill = media('(prefers-reduced-motion: reduce)');

/** Whether things move on screen or are simply there. */
export const isStill: ReadonlySignal<boolean> = computed(
  () => motion.value === 'reduced' || (motion.value === 'system' && systemIsStill.value),
);

/** Keeps the page and the storage as the settings say, from now on. */
export const applySettings = (): void => {
  effect(() => {
    const { lang, dataset } = { lang: language.value, dataset: document.documentElement.dataset };
    document.documentElement.lang = lang;
    if (theme.value === 'system') delete dataset.theme;
    else dataset.theme = theme.value;
    dataset.motion = isStill.value ? 'reduced' : 'full';
  });
  effect(() => {
    const settings = {
      language: language.value,
      theme: theme.value,
      motion: motion.value,
      shortcuts: shortcuts.value,
      patience: patience.value,
      sound: sound.value,
      volume: volume.value,
      elsewhere: elsewhere.value,
    };
    write(JSON.stringify(settings));
  });
};

function among<const List extends readonly string[]>(list: List, value: unknown): List[number] | undefined {
  return list.find((each) => each === value);
}

function spoken(): Language {
  const wishes = globalThis.navigator?.languages ?? [];
  const known = wishes.map((wish) => among(LANGUAGES, wish.slice(0, 2).toLowerCase()));
  return known.find((each) => each !== undefined) ?? 'en';
}

function media(query: string): ReadonlySignal<boolean> {
  const list = globalThis.matchMedia?.(query);
  const matches = signal(list?.matches ?? false);
  list?.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

// Storage may be forbidden, full or hold something else; the settings then last as long as the page.
function read(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(STORED, text);
  } catch {
    return;
  }
}
