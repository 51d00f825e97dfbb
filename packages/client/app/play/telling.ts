import { evolve, type Ruleset, type State, topTask } from '@archmage/engine';
import type { Chapter } from '@archmage/host';
import type { Motion } from '../../board/model.ts';
import { beatsOf, type Moment, motionsOf } from './motions.ts';
import { type Fight, fightIn, type Showdown, showdownOf } from './odds.ts';

/** What happens on the screen while a chapter is told. */
export interface Teller {
  readonly rules: Ruleset;
  readonly play: (motion: Motion) => Promise<void>;
  readonly show: (view: State) => void;
  /** The view shown last is on the screen. */
  readonly drawn: () => Promise<void>;
  /** Both combat cards lie open; the story waits until this has been seen. */
  readonly showdown: (scene: Scene) => Promise<void>;
  /** What happens is heard. */
  readonly hear?: (moment: Moment) => void;
  /** Whether the rest is shown without motions. */
  readonly isHurried: () => boolean;
}

/** A combat whose cards were shown. */
export interface Scene {
  readonly view: State;
  readonly fight: Fight;
  readonly showdown: Showdown;
}

/** Shows a chapter event by event; answers with the view after it. */
export const tellChapter = async (teller: Teller, before: State, chapter: Chapter): Promise<State> => {
  let view = before;
  let shown = 0;
  for (const event of chapter.events) {
    const after = evolve(view, event);
    const moment: Moment = { event, before: view, after, action: chapter.action };
    if (!teller.isHurried()) teller.hear?.(moment);
    await playAll(teller, motionsOf(moment));
    view = after;
    teller.show(view);
    if (event.type === 'unmasked') shown += 1;
    if (event.type === 'unmasked' && shown === 2) await stage(teller, before, chapter);
  }
  return view;
};

const stage = async (teller: Teller, before: State, chapter: Chapter): Promise<void> => {
  const task = topTask(before);
  if (task?.kind !== 'commit' || teller.isHurried()) return;
  const fight = fightIn({ rules: teller.rules, view: before }, task);
  await teller.showdown({ view: before, fight, showdown: showdownOf(before, chapter) });
};

const playAll = async ({ drawn, isHurried, play }: Teller, motions: readonly Motion[]): Promise<void> => {
  if (motions.length > 0 && !isHurried()) await drawn();
  for (const beat of beatsOf(motions)) {
    if (isHurried()) return;
    await patiently(Promise.all(beat.map(play)));
  }
};

/** A page in the background draws nothing; the game goes on all the same. */
const patiently = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
};

const LONGEST = 4000;
