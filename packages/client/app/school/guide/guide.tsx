import { nameOf, sentence } from '@archmage/words';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Highlight } from '../../../board/model.ts';
import { ringsAround } from '../../exercise/pointing.ts';
import { capital } from '../../parts/words.ts';
import type { Seen } from '../../play/seen.ts';
import type { Coach } from '../../table/coach.ts';
import { speechOf } from '../../table/said/narrate.ts';
import type { TableSession } from '../../table/session.ts';
import { explained, finishFirstGame, leaveAlone, progress } from '../progress.ts';
import { schoolTexts } from '../texts/texts.ts';
import { GuidePanel } from './guide-panel.tsx';
import { type Idea, ideasFor } from './ideas.ts';
import { nextTip, type Tip } from './tips.ts';

/** Somebody who explains a first game while it is played: each thing once, then what he would do. */
export interface Guide {
  readonly tip: ReadonlySignal<Tip | undefined>;
  readonly text: ReadonlySignal<string>;
  readonly idea: ReadonlySignal<Idea | undefined>;
  /** What was said is understood: the next thing, if there is one. */
  readonly goOn: () => void;
  /** For good. */
  readonly leave: () => void;
}

export const guideOf = (session: TableSession): Coach => {
  const { table } = session;
  const tip = signal<Tip | undefined>(undefined);
  const advising = ideasFor(session, tip);
  const goOn = (): void => {
    const seen = table.asked.peek();
    if (seen !== undefined) give(tip, seen);
  };
  const guide: Guide = {
    tip,
    idea: advising.idea,
    text: computed(() => textOf(table.seen.value, tip.value)),
    goOn,
    leave: () => {
      leaveAlone();
      stop();
      table.coach.value = undefined;
    },
  };
  const stops = [
    watch(session, tip),
    effect(() => {
      if (table.view.value.ending !== undefined) untracked(finishFirstGame);
    }),
    advising.stop,
  ];
  const stop = (): void => {
    for (const each of stops) each();
  };
  const Panel = ({ at }: { readonly at: 'table' | 'combat' }) => <GuidePanel {...{ session, guide, at }} />;
  return { Panel, marks: marksOf(tip), leads: 'game', stop };
};

/** Whenever the person is asked anew there may be something to explain. In the first moment somebody is chosen for him. */
const watch = ({ hand, table }: TableSession, tip: Signal<Tip | undefined>): (() => void) =>
  effect(() => {
    const seen = table.asked.value;
    untracked(() => {
      if (seen === undefined) return;
      const isFirst = table.told.peek() === 0 && table.intent.peek().kind === 'none';
      const piece = isFirst ? hand.next() : undefined;
      give(tip, seen);
      if (tip.value !== undefined && piece !== undefined) tip.value = { ...tip.value, piece };
    });
  });

const give = (tip: Signal<Tip | undefined>, seen: Seen): void =>
  batch(() => {
    tip.value = nextTip(seen, progress.peek().said);
    if (tip.value !== undefined) explained(tip.value.name);
  });

const textOf = (seen: Seen | undefined, tip: Tip | undefined): string => {
  if (seen === undefined || tip === undefined) return '';
  const { rules, view } = seen;
  const piece = tip.piece === undefined ? undefined : nameOf(speechOf(rules, view), tip.piece);
  return sentence(schoolTexts.value.guide.tips[tip.name], { piece, who: piece && capital(piece) });
};

const marksOf = (tip: ReadonlySignal<Tip | undefined>): ReadonlySignal<readonly Highlight[]> =>
  computed(() => ringsAround(tip.value?.spots ?? [], schoolTexts.value.mark));
