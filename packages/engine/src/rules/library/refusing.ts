import type { Facts, Refusal } from '../../core/refusal.ts';

/** A refusal of a box's own rule. */
export const refusing = (rule: string, code: string, facts: Facts = {}): Refusal => ({ code, rule, facts });
