import type { Host, News, Think } from '@archmage/host';
import { fill } from '@archmage/words';
import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { BoardModel, Spot } from '../../board/model.ts';
import type { StageRef } from '../../board/stage.ts';
import { type FarReach, farReach } from '../play/far.ts';
import { lull } from '../play/lull.ts';
import { announce } from '../shell/announce.tsx';
import { clearNotices, notify } from '../shell/notices.tsx';
import { texts } from '../texts/texts.ts';
import { type Director, directorOf } from './director.ts';
import { listen } from './ears.ts';
import { type Hand, handOf } from './hand/hand.ts';
import { keepTime } from './handover.ts';
import { type Hinting, hintingOf } from './hints/hint.ts';
import { seatName } from './said/narrate.ts';
import { promptText } from './said/prompt-text.ts';
import { infoOf } from './screen/resting.ts';
import { sceneryOf } from './screen/scenery.ts';
import { type Table, tableOf } from './store.ts';
import { reload, sayUnsaved } from './unsaved.ts';

/** A game on this screen, from opening it until the screen is left. */
export interface TableSession {
  readonly table: Table;
  readonly director: Director;
  readonly hand: Hand;
  readonly hinting: Hinting;
  readonly scenery: ReadonlySignal<BoardModel>;
  /** What the pointer or the focus rests on, as a sentence. */
  readonly info: ReadonlySignal<string>;
  /** What was pointed at last, for the key that asks why. */
  readonly pointed: { current: Spot | undefined };
  /** Everything has come that this game needs at its table. */
  readonly ready: Promise<void>;
  readonly stop: () => void;
}

export const sessionOf = (host: Host, think: Think): TableSession => {
  const stage: StageRef = { current: undefined };
  const table = tableOf(host, stage);
  const director = directorOf(table);
  const hand = handOf(table, director);
  const scenery = sceneryOf(table);
  const hinting = hintingOf(table, director, hand, think);
  const stops = [
    host.listen('spectator', (news) => {
      director.hear(news);
      report(host, news);
    }),
    watchClocks(table),
    watchPage(table),
    listen(table),
    lull.subscribe(() => keepTime(table)),
    watchFar(table),
    watchPrompt(table),
  ];
  return {
    table,
    director,
    hand,
    hinting,
    scenery,
    info: infoOf(table, scenery),
    pointed: { current: undefined },
    ready: host.rules.options.solo === undefined ? Promise.resolve() : accompany(table, director, think),
    stop: () => {
      for (const stop of stops) stop();
      hinting.stop();
      table.coach.peek()?.stop();
      table.companion.peek()?.stop();
      director.stop();
      director.skip();
      void host.close();
    },
  };
};

/** Whoever plays alone is shown why everybody else does what he does. */
const accompany = async (table: Table, director: Director, think: Think): Promise<void> => {
  const { companionOf } = await import('../solo/companion.ts');
  table.companion.value = await companionOf(table, director, think);
};

/** What is asked is said when it is new, not after every action. */
const watchPrompt = (table: Table): (() => void) => {
  let said = '';
  return effect(() => {
    const text = promptText(table);
    if (table.busy.value || text === said) return;
    said = text;
    untracked(() => announce(text));
  });
};

/** Searched for once the rest is on the screen: it is a comfort, and may take longer than a glance. */
const watchFar = (table: Table): (() => void) =>
  effect(() => {
    const intent = table.intent.value;
    const seen = table.asked.value;
    table.far.value = NOWHERE;
    if (seen === undefined || intent.kind !== 'chosen' || intent.draft?.legs.length !== 0) return undefined;
    const timer = setTimeout(() => {
      table.far.value = farReach(seen, intent.piece);
    }, A_GLANCE);
    return () => clearTimeout(timer);
  });

const NOWHERE: readonly FarReach[] = [];
/** Milliseconds. */
const A_GLANCE = 150;

/** What went wrong without anybody having asked for it. */
const report = (host: Host, news: News): void => {
  const said = texts.value.table;
  if (news.kind === 'trouble') {
    offer(host, fill(said.trouble, { seat: seatName(news.seat) }));
  }
  if (news.kind === 'unsaved') {
    if (news.failure.why === 'elsewhere') void reload(host);
    else sayUnsaved(host, news.failure, host.retry);
  }
  // What could not be stored for it has been overtaken.
  if (news.kind === 'elsewhere') clearNotices();
};

const offer = (host: Host, text: string): void => {
  const dismiss = notify({
    text,
    tone: 'bad',
    action: {
      text: texts.value.table.buttons.retry,
      run: () => {
        dismiss();
        host.retry();
      },
    },
  });
};

const watchClocks = ({ clocks, host }: Table): (() => void) => {
  if (host.rules.options.timer === undefined && host.clocks().length === 0) return () => {};
  const timer = setInterval(() => {
    clocks.value = host.clocks();
  }, 1000);
  return () => clearInterval(timer);
};

/** Nobody's time runs while the page cannot be seen. */
const watchPage = (table: Table): (() => void) => {
  const page = globalThis.document;
  const look = (): void => keepTime(table);
  page?.addEventListener('visibilitychange', look);
  return () => page?.removeEventListener('visibilitychange', look);
};
