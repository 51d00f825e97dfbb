import type { Ruleset } from '../rules/ruleset.ts';
import type { Action, ActionType } from './action.ts';
import { agree, resign } from './actions/agree.ts';
import { answer } from './actions/answer.ts';
import { attack } from './actions/attack.ts';
import { card, pass } from './actions/card.ts';
import { timeout } from './actions/clock.ts';
import { commit } from './actions/commit.ts';
import { draw } from './actions/draw.ts';
import type { Handler } from './actions/handler.ts';
import { jump } from './actions/jump.ts';
import { move } from './actions/move.ts';
import { place } from './actions/place.ts';
import { reveal } from './actions/reveal.ts';
import { rotate } from './actions/rotate.ts';
import { face, forgo, hide, line } from './actions/setup.ts';
import { pair, pick } from './actions/teams.ts';
import { use } from './actions/use.ts';
import type { GameEvent } from './event.ts';
import { isWellFormed } from './malformed.ts';
import { type Refusal, refuse } from './refusal.ts';
import { situationOf } from './situation/situation.ts';
import { type Actor, isSeat, type State, type TaskKind, topTask } from './state.ts';
import { begin, type Tx } from './tx.ts';

const HANDLERS: { readonly [T in ActionType]: Handler<T> } = {
  pick,
  pair,
  forgo,
  line,
  hide,
  face,
  draw,
  card,
  reveal,
  place,
  rotate,
  move,
  attack,
  jump,
  use,
  commit,
  answer,
  pass,
  resign,
  agree,
  timeout,
};

const CHOOSING: readonly TaskKind[] = ['choose', 'draft'];

/** Which task an action answers; the others may come at any time. */
const ANSWERS: Readonly<Partial<Record<ActionType, TaskKind | readonly TaskKind[]>>> = {
  pick: CHOOSING,
  pair: CHOOSING,
  forgo: 'forgo',
  line: 'lineup',
  hide: 'hide',
  face: 'face',
  draw: 'draw',
  card: 'card',
  place: 'place',
  commit: 'commit',
  answer: 'question',
  reveal: 'act',
  rotate: 'act',
  move: 'act',
  attack: 'act',
  jump: 'act',
  use: 'act',
  pass: 'act',
};

/** Why this actor may not do this now, or `undefined` when it may. */
export const check = (rules: Ruleset, state: State, actor: Actor, action: Action): Refusal | undefined => {
  if (!isWellFormed(action)) return refuse(rules, 'malformed');
  const unasked = checkAsked(rules, state, actor, action.type);
  if (unasked) return unasked;
  const situation = situationOf(rules, state);
  const barred = isSeat(actor) ? rules.course?.refuses(situation, actor, action) : undefined;
  return barred ?? (HANDLERS[action.type] as Handler<ActionType>).check(situation, actor, action);
};

/** What came of an action: the facts, and the state they lead to. */
export type Applied = Pick<Tx, 'events' | 'state'>;

/** What comes of an action, or why it is refused. */
export const attempt = (rules: Ruleset, state: State, actor: Actor, action: Action): Applied | Refusal =>
  check(rules, state, actor, action) ?? apply(rules, state, actor, action);

/** The facts alone. */
export const decide = (rules: Ruleset, state: State, actor: Actor, action: Action): readonly GameEvent[] | Refusal =>
  check(rules, state, actor, action) ?? perform(rules, state, actor, action);

/** For an action known to be legal, such as one that `legal` gave. */
export const perform = (rules: Ruleset, state: State, actor: Actor, action: Action): readonly GameEvent[] =>
  apply(rules, state, actor, action).events;

export const apply = (rules: Ruleset, state: State, actor: Actor, action: Action): Applied => {
  const tx = begin(rules, state);
  // Most actions are Moves: to name them is quicker than to look them up.
  if (action.type === 'move') move.perform(tx, actor, action);
  else (HANDLERS[action.type] as Handler<ActionType>).perform(tx, actor, action);
  return tx;
};

export const isRefusal = (verdict: object): verdict is Refusal => 'code' in verdict;

const checkAsked = (rules: Ruleset, state: State, actor: Actor, type: ActionType): Refusal | undefined => {
  if (state.ending !== undefined) return refuse(rules, 'gameOver', { winner: state.ending.winner });
  if (type === 'timeout') return actor === 'clock' ? undefined : refuse(rules, 'notAsked', { actor });
  if (type === 'resign' || type === 'agree') return isSeat(actor) ? undefined : refuse(rules, 'notAsked', { actor });
  const task = topTask(state);
  if (task === undefined || !task.seats.includes(actor))
    return refuse(rules, 'notAsked', { actor, asked: task?.seats.join() ?? '' });
  const answers = ANSWERS[type];
  if (task.kind === answers || (typeof answers === 'object' && answers.includes(task.kind))) return undefined;
  const isEarly = type === 'pass' && task.kind === 'card';
  return isEarly ? refuse(rules, 'cardFirst') : refuse(rules, 'wrongTask', { asked: task.kind });
};
