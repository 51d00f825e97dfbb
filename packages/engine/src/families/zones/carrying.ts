import { loadsOf, NOBODY } from '../../core/situation/situation.ts';
import type { Carrying } from '../../rules/carrying.ts';

/** What shares a zone lies there until somebody takes it up (C-OBJ-1, C-OBJ-10). */
export const carrying: Carrying = { gather: () => undefined, receiver: () => NOBODY, lost: loadsOf };
