import type { PieceId, QuestionTask, State } from '../../../core/state.ts';

/** The question that the Non-Player's turn waits with: what the next of its characters does. */
export const ACTIVATE = 'activate';

/** The activation under way, wherever it lies under what is asked just now. */
export const activationIn = ({ tasks }: State): QuestionTask | undefined =>
  tasks.find((task): task is QuestionTask => task.kind === 'question' && task.asks === ACTIVATE);

/** Who reveals a room now, if that is a Non-Player Character (S-VIS-07). */
export const revealerOf = (state: State): PieceId | undefined => {
  const about = activationIn(state)?.about;
  return about?.word === 'reveal_room' ? about.piece : undefined;
};
