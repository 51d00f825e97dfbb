import { type CommitTask, topTask } from '../core/state.ts';
import { BOARD_L, play, type Scene, type SceneOptions, scene } from './scene.ts';

/** A scene on board L of the catalogue: T1 is 38-ccw, T2 39-ccw, T3 39-cw, T4 37-cw, B1 38-cw, B2 37-ccw, B3 40-ccw, B4 40-cw. */
export const yard = (tokens: string, options: SceneOptions = {}): Scene =>
  scene(tokens, { rules: 'prison.1', rooms: BOARD_L, ...options });

/** The combat that cards are asked for, with whatever is asked first left as it is: nobody stays out, nothing is called. */
export const combatIn = (s: Scene): CommitTask => {
  const task = s.state.tasks.find((each): each is CommitTask => each.kind === 'commit');
  if (task === undefined) throw new Error(`Nobody fights: ${topTask(s.state)?.kind}.`);
  return task;
};

/** `6:2`, yellow's strength first. */
export const strengths = (s: Scene): string => {
  const { yellow, blue } = combatIn(s).strength;
  return `${yellow}:${blue}`;
};

/** An attack with both cards, all who can support it supporting. */
export const fight = (s: Scene, attack: string, cards: { readonly yellow: string; readonly blue: string }): Scene => {
  let begun = play(s, attack);
  if (asks(begun) === 'support') begun = play(begun, 'answer word=everybody');
  if (asks(begun) === 'call') begun = play(begun, 'answer word=noCard');
  return play(begun, `yellow: ${cards.yellow}`, `blue: ${cards.blue}`);
};

/** What is asked before anything else goes on. */
export const asks = ({ state }: Scene): string | undefined => {
  const task = topTask(state);
  return task?.kind === 'question' ? task.asks : task?.kind;
};
