import type { Action } from '../core/action.ts';
import { sha256 } from './sha256.ts';

/**
 * A promise of what was chosen in secret: it may be told at once, and tells nothing without the salt. `number` gives each
 * choice a salt of its own, so that two that are the same do not look alike.
 */
export const sealOf = (salt: string, number: number, action: Action): string =>
  sha256(`archmage seal 1:${sha256(`archmage salt 1:${salt}:${number}`)}:${JSON.stringify(contentOf(action))}`);

/** What the choice is, however its fields were ordered, and nothing that was written beside it. */
const contentOf = (action: Action): readonly unknown[] =>
  FIELDS.flatMap((name) => (name in action ? [[name, action[name as keyof Action]]] : []));

/** Of all actions whose content may be a secret. */
const FIELDS = ['type', 'kind', 'number', 'tile', 'card', 'option'] as const;
