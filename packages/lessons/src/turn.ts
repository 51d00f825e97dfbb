import {
  type Action,
  type Actor,
  attempt,
  drawAt,
  evolve,
  isAsked,
  isRefusal,
  legal,
  opponent,
  type Refusal,
  type State,
} from '@archmage/engine';
import type { Exercise, Story } from './lesson.ts';
import { replyOf } from './reply.ts';

export const stateOf = ({ start, chapters }: Story): State =>
  chapters.reduce((state, { events }) => events.reduce(evolve, state), start);

/** An exercise lasts a turn. */
export const isTurnOver = ({ start }: Exercise, { turn, ending }: State): boolean =>
  ending !== undefined || turn.number > start.turn.number;

export const begin = ({ start }: Exercise): Story => ({ start, chapters: [] });

/** The story with what the learner does, and whatever chance and the other seat answer; or why it is refused. */
export const take = (exercise: Exercise, story: Story, action: Action): Story | Refusal => {
  const taken = told(exercise, story, exercise.seat, action);
  return isRefusal(taken) ? taken : answered(exercise, taken);
};

const answered = (exercise: Exercise, story: Story): Story => {
  const { rules, seat } = exercise;
  const state = stateOf(story);
  if (isTurnOver(exercise, state)) return story;
  const other = opponent(seat);
  const answerOf = (actor: Actor, action: Action): Story => {
    const next = told(exercise, story, actor, action);
    if (isRefusal(next)) throw new Error(`${actor} may not answer what is legal: ${next.code}.`);
    return answered(exercise, next);
  };
  if (isAsked(state, other)) return answerOf(other, replyOf(exercise, state));
  if (!isAsked(state, 'chance')) return story;
  const choices = legal(rules, state, 'chance');
  const drawn = story.chapters.filter(({ actor }) => actor === 'chance').length;
  return answerOf('chance', choices.at(drawAt(exercise.seed, drawn, choices.length)));
};

const told = ({ rules }: Exercise, { start, chapters }: Story, actor: Actor, action: Action): Story | Refusal => {
  const applied = attempt(rules, stateOf({ start, chapters }), actor, action);
  return isRefusal(applied) ? applied : { start, chapters: [...chapters, { actor, action, events: applied.events }] };
};
