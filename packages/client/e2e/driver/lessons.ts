import { type Action, isAsked, isRefusal, opponent, parseAction, redact, topTask } from '@archmage/engine';
import { act, type Game, gameOf, newGame } from '@archmage/host';
import { type Exercise, isTurnOver, type Lesson, replyOf } from '@archmage/lessons';
import { fill } from '@archmage/words';
import type { Page } from 'playwright-core';
import { choicesOf } from '../../app/play/choices.ts';
import { en as school } from '../../app/school/texts/en.ts';
import { playersOf } from '../../app/start/wish.ts';
import { ALL_TEXTS } from '../../app/texts/all.ts';
import { agree } from './compare.ts';
import type { Hand } from './hands.ts';
import { hadShowdown, type Mirror, type Step } from './mirror.ts';
import { perform, seenBy } from './perform.ts';

const { en } = ALL_TEXTS;

/** Does what its own solution says, through the page: whatever lesson there is, this can take it. */
export const solve = async (page: Page, hand: Hand, task: Exercise): Promise<void> => {
  let mirror = mirrorFor(task);
  // Where only one can do anything it is in the hand already; what is said of it comes a little later.
  if (choicesOf(seenBy({ page, hand, mirror })).characters.size === 1) await page.locator('.who').waitFor();
  const left = task.steps.flatMap(({ solution }) => solution);
  while (left.length > 0) {
    await agree({ page, hand, mirror }, task.seat);
    const step = nextStep(task, mirror, left);
    await perform({ page, hand, mirror }, step);
    const next = step.actions.reduce((now, action) => after(task, now, action), mirror);
    if (hadShowdown(mirror, next)) await hand.press(page, { button: en.parts.combat.goOn });
    mirror = next;
  }
};

/** All exercises, one after the other, from the lesson's page to its praise. */
export const takeLesson = async (page: Page, hand: Hand, lesson: Lesson): Promise<void> => {
  for (const [nth, task] of lesson.exercises.entries()) {
    const [first] = task.steps;
    await panelOf(page, lesson)
      .getByText(first?.say.en ?? '')
      .waitFor();
    await solve(page, hand, task);
    if (nth < lesson.exercises.length - 1) {
      await hand.press(page, { button: school.lesson.goOn, within: lesson.title.en });
    }
  }
  await panelOf(page, lesson).getByText(lesson.praise.en).waitFor();
};

export const panelOf = (page: Page, { title }: Lesson, language: 'en' | 'fr' = 'en') =>
  page.getByRole('region', { name: title[language], exact: true });

/** What leads on from a lesson that is done. */
export const onwards = (title: string): string => fill(school.lesson.next, { title });

const mirrorFor = ({ rules, start, seat, seed }: Exercise): Mirror => {
  const players = playersOf({ mode: 'computer', level: 'squire' }, seat);
  const game = gameOf(newGame({ id: 'mirror', title: '', rules, players, seed, started: 0, start }));
  return { game, players, memory: 'forgets', last: undefined };
};

/** Tokens of a revealed room are laid all at once. */
const nextStep = ({ rules, seat }: Exercise, { game }: Mirror, left: string[]): Step => {
  const task = topTask(game.state);
  const count = task?.kind === 'place' ? task.tokens.length : 1;
  let { state } = game;
  const actions = left.splice(0, count).map((text) => {
    const action = parseAction(rules, state, seat, text);
    if (!action.ok) throw new Error(`"${text}" cannot be read.`);
    const next = act({ ...game, state }, seat, action.value);
    if (isRefusal(next)) throw new Error(`"${text}" is refused: ${next.code}.`);
    state = next.state;
    return action.value;
  });
  return { seat, actions: actions as [Action, ...Action[]] };
};

/** The other side answers as the lesson says, as long as its turn lasts. */
const after = (task: Exercise, mirror: Mirror, action: Action): Mirror => {
  const other = opponent(task.seat);
  let game = done(act(mirror.game, task.seat, action));
  while (!isTurnOver(task, game.state) && isAsked(game.state, other)) {
    game = done(act(game, other, replyOf(task, redact(game.state, other, 'recalls'))));
  }
  return { ...mirror, game, last: task.seat };
};

const done = (game: ReturnType<typeof act>): Game => {
  if (isRefusal(game)) throw new Error(`The mirror refuses what the lesson does: ${game.code}.`);
  return game;
};
