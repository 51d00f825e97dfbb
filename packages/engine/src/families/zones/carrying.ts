import { isCharacter, loadsOf, NOBODY } from '../../core/situation/situation.ts';
import type { Carrying } from '../../rules/carrying.ts';

/** What shares a zone lies there until somebody takes it up, and the wounded keep what they have (C-OBJ-1, C-OBJ-10, C-WND-5). */
export const carrying: Carrying = {
  stacks: false,
  gather: () => undefined,
  receiver: () => NOBODY,
  // C-WND-7
  lost: (situation, id) => loadsOf(situation, id).filter((load) => isCharacter(situation, load)),
};
