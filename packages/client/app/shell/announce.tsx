import { signal } from '@preact/signals';
import { type Language, language } from './settings.ts';

export const POLITENESS = ['polite', 'assertive'] as const;
export type Politeness = (typeof POLITENESS)[number];

interface Line {
  readonly number: number;
  readonly text: string;
  readonly politeness: Politeness;
  /** It stays in the language it was said in. */
  readonly language: Language;
}

const lines = signal<readonly Line[]>([]);
const KEPT = 8;
let count = 0;

/** Says something to those who listen to the page; `assertive` interrupts what is being read. */
export const announce = (text: string, politeness: Politeness = 'polite'): void => {
  if (text === '') return;
  count += 1;
  lines.value = [...lines.value, { number: count, text, politeness, language: language.peek() }].slice(-KEPT);
};

/** Forgets what was said, for when the next person takes the seat. */
export const hush = (): void => {
  lines.value = [];
};

/** New lines are added below the others, so each is read once, even if it says the same as the one before. */
export const Announcer = () => (
  <div class="shell-unseen">
    {POLITENESS.map((politeness) => (
      <div key={politeness} role="log" aria-live={politeness} aria-relevant="additions" data-announcer={politeness}>
        {lines.value
          .filter((line) => line.politeness === politeness)
          .map(({ number, text, language: spoken }) => (
            <p key={number} lang={spoken}>
              {text}
            </p>
          ))}
      </div>
    ))}
  </div>
);
