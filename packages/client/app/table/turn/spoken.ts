import { fill, nameOf, placeName } from '@archmage/words';
import { effect, untracked } from '@preact/signals';
import { capital } from '../../parts/words.ts';
import type { Seen } from '../../play/seen.ts';
import { announce } from '../../shell/announce.tsx';
import type { Intent } from '../hand/intent.ts';
import { deedDetail, deedLabel, optionLabel, speechOf } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import { turnTexts } from './texts/texts.ts';

/** Whoever listens hears what is chosen and what would be confirmed; answers what ends it. */
export const speakOf = ({ table }: TableSession): (() => void) =>
  effect(() => {
    const intent = table.intent.value;
    const seen = table.seen.peek();
    if (seen !== undefined) untracked(() => announce(wordsFor(seen, intent)));
  });

export const wordsFor = (seen: Seen, intent: Intent): string => {
  const { said } = turnTexts.value;
  const speech = speechOf(seen.rules, seen.view);
  if (intent.kind === 'proposed') {
    return fill(said.proposed, { deed: deedLabel(seen, intent.deed), detail: deedDetail(seen, intent.deed) });
  }
  if (intent.kind === 'torn') {
    return fill(said.torn, { options: intent.options.map((option) => optionLabel(seen, option)).join('; ') });
  }
  if (intent.kind !== 'chosen') return '';
  const { draft, piece } = intent;
  if (draft === undefined || draft.legs.length === 0) {
    return fill(said.chosen, { piece: capital(nameOf(speech, piece)) });
  }
  const { at, speed, steps } = draft;
  return fill(said.way, { place: placeName(speech, at), steps, speed });
};
