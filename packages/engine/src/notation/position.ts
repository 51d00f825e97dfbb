import type { State } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatLoose } from './pieces.ts';
import { formatPiles } from './piles.ts';
import { formatPlayer } from './player.ts';
import { formatTasks } from './task.ts';
import { formatMarks, formatRooms, formatStash } from './tiles.ts';
import { formatEnding, formatTurn } from './turn.ts';

/** Everything a state says, line by line; what is empty is left out. A view is written with its holes. */
export const formatPosition = (rules: Ruleset, state: State): string => {
  const lines: Readonly<Record<Key, string>> = {
    rooms: formatRooms(rules, state),
    unseen: state.unseen.join(' '),
    stash: formatStash(rules, state),
    marks: formatMarks(rules, state),
    yellow: formatPlayer(rules, state, 'yellow'),
    blue: formatPlayer(rules, state, 'blue'),
    loose: formatLoose(rules, state),
    turn: formatTurn(rules, state),
    piles: formatPiles(rules, state),
    tasks: formatTasks(rules, state.tiles, state.tasks),
    over: state.ending === undefined ? '' : formatEnding(state.ending),
  };
  const written = KEYS.filter((key) => lines[key] !== '').map((key) => `${key.padEnd(6)} ${lines[key]}`);
  return [`${FORMAT} ${state.rules}`, ...written].join('\n');
};

/** The same on one line, for an address, a header or the title of a test. */
export const formatPositionLine = (rules: Ruleset, state: State): string =>
  formatPosition(rules, state).replace(/ +/g, ' ').replace(/\n/g, ' ; ');

export const FORMAT = 'dtp 1';

export const KEYS = [
  'rooms',
  'unseen',
  'stash',
  'marks',
  'yellow',
  'blue',
  'loose',
  'piles',
  'turn',
  'tasks',
  'over',
] as const;
export type Key = (typeof KEYS)[number];
