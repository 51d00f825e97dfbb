import type { State } from '../core/state.ts';
import { sha256 } from '../dice/sha256.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatPosition } from './position.ts';

/** Sixteen hex digits that two equal positions share, and no others in practice. */
export const hashOf = (rules: Ruleset, state: State): string => sha256(formatPosition(rules, state)).slice(0, 16);
