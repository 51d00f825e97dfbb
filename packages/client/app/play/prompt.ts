import {
  type Actor,
  isAsked,
  type PieceId,
  type Ruleset,
  SEATS,
  type Seat,
  type State,
  type TaskKind,
  topTask,
} from '@archmage/engine';
import { isSecret } from '@archmage/table';
import { type Fight, fightIn } from './odds.ts';

/** Who is asked for what. */
export interface Prompt {
  readonly seats: readonly Actor[];
  readonly task: TaskKind;
  /** What is chosen must stay unseen by the other player: at one screen the curtain falls first. */
  readonly secret: boolean;
  readonly tile: number | undefined;
  /** The tokens to place, and those the other player places afterwards. */
  readonly tokens: readonly PieceId[];
  readonly later: readonly PieceId[];
  readonly combat: Fight | undefined;
}

/** Nothing when the game is over. */
export const promptOf = (rules: Ruleset, view: State): Prompt | undefined => {
  const task = topTask(view);
  if (task === undefined) return undefined;
  return {
    seats: task.seats,
    task: task.kind,
    secret: isSecret(view),
    tile: 'tile' in task ? task.tile : undefined,
    tokens: task.kind === 'place' ? task.tokens : [],
    later: task.kind === 'place' ? task.after : [],
    combat: task.kind === 'commit' ? fightIn({ rules, view }, task) : undefined,
  };
};

/** Which of the people at this screen answers next: who answered last goes on if he may. */
export const nextPerson = (view: State, people: readonly Seat[], last: Seat | undefined): Seat | undefined => {
  const asked = SEATS.filter((seat) => people.includes(seat) && isAsked(view, seat));
  return asked.find((seat) => seat === last) ?? asked[0];
};
