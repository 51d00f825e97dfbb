import { REPLAY_KEYS } from '../replay/replay-keys.ts';
import { RULES_KEYS } from '../rules/rules-keys.ts';
import { TABLE_KEYS } from '../table/hand/keys.ts';
import { TEAM_KEYS } from '../teams/team-keys.ts';
import { EDITOR_KEYS } from '../workshop/editor-keys.ts';
import { SHELL_KEYS } from './shell-keys.ts';

/** Every list there is, for the page of keys: a screen that has keys adds its own here. */
export const KEY_LISTS = [TEAM_KEYS, TABLE_KEYS, REPLAY_KEYS, EDITOR_KEYS, RULES_KEYS, SHELL_KEYS] as const;
