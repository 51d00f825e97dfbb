import type { Ruleset } from '../rules/ruleset.ts';
import type { Seat, State } from './state.ts';

/** Victory points, visible to everybody at all times (B-EXIT-08). */
export const score = (_rules: Ruleset, state: State, seat: Seat): number => state.players[seat].bank;
