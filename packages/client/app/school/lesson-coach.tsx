import { isRefusal, parseAction } from '@archmage/engine';
import { type Exercise, judge, type Lesson, type Progress, type Story, stateOf, take } from '@archmage/lessons';
import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { playOut } from '../exercise/play-out.ts';
import { keepInSight, ringsAround } from '../exercise/pointing.ts';
import { spotOfAnswer } from '../play/answers.ts';
import { choicesOf } from '../play/choices.ts';
import type { Coach } from '../table/coach.ts';
import type { TableSession } from '../table/session.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { schoolTexts } from './texts/texts.ts';

/** An exercise of a lesson being tried, and where one can go from it. */
export interface Doing {
  readonly lesson: Lesson;
  readonly task: Exercise;
  readonly part: number | 'test';
  readonly isLast: boolean;
  /** It is played for the learner from its beginning. */
  readonly isShown: boolean;
  readonly again: () => void;
  readonly showAll: () => void;
  readonly test: () => void;
  readonly back: () => void;
  readonly goOn: () => void;
  readonly finish: () => void;
}

/** How far it has come, and who can show the rest. */
export interface Trial {
  readonly doing: Doing;
  readonly progress: ReadonlySignal<Progress>;
  /** Something was done that can be begun anew. */
  readonly hasBegun: ReadonlySignal<boolean>;
  readonly show: () => void;
}

/** The coach of a lesson: it says one step at a time, points at what it speaks of, and judges by asking the engine. */
export const lessonCoach = (session: TableSession, doing: Doing): Coach => {
  const { task } = doing;
  const { table } = session;
  const left = new AbortController();
  const progress = computed(() => judge(task, shownStory(session, task)));
  const hasBegun = computed(() => table.told.value > 0);
  const trial: Trial = { doing, progress, hasBegun, show: () => showFrom(session, trial, left.signal) };
  const marks = computed(() => {
    const { step, verdict } = progress.value;
    const aims = verdict === 'open' && doing.part !== 'test' ? (task.steps[step]?.aims ?? []) : [];
    const spots = aims.map((aim) => spotOfAnswer(table.view.value, aim));
    return ringsAround(spots, schoolTexts.value.mark);
  });
  const stop = effect(() => {
    if (progress.value.verdict === 'reached') untracked(doing.finish);
  });
  const release = keepInSight(marks);
  if (doing.isShown)
    void playOut(
      session,
      task.steps.flatMap(({ solution }) => solution),
      left.signal,
    );
  else chooseTheOnly(session);
  return {
    Panel: ({ at }) => <LessonPanel trial={trial} at={at} />,
    marks,
    leads: 'exercise',
    stop: () => {
      stop();
      release();
      left.abort();
    },
  };
};

/** As much as the board shows: what is still moving has not happened yet. */
const shownStory = ({ table: { host, told } }: TableSession, { seat }: Exercise): Story => {
  const { start, chapters } = host.story(seat);
  return { start, chapters: chapters.slice(0, told.value) };
};

/** The step that is due, if its solution still leads there; otherwise all of it from the beginning. */
const showFrom = (session: TableSession, { doing, progress }: Trial, signal: AbortSignal): void => {
  const { task, showAll } = doing;
  const { step } = progress.peek();
  const solution = task.steps[step]?.solution ?? [];
  const story = untracked(() => shownStory(session, task));
  if (isLeading(task, story, step, solution)) void playOut(session, solution, signal);
  else showAll();
};

const isLeading = (task: Exercise, story: Story, step: number, solution: readonly string[]): boolean => {
  let now = story;
  for (const text of solution) {
    const action = parseAction(task.rules, stateOf(now), task.seat, text);
    const next = action.ok ? take(task, now, action.value) : undefined;
    if (next === undefined || isRefusal(next)) return false;
    now = next;
  }
  return judge(task, now).step > step;
};

/** Where only one can do anything it is in the hand already. */
const chooseTheOnly = ({ hand, table }: TableSession): void => {
  const seen = table.asked.peek();
  if (seen !== undefined && choicesOf(seen).characters.size === 1) hand.next();
};
