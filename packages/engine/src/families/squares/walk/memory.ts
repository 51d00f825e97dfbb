import { repairedPlaces } from '../../../board/labyrinth.ts';
import type { Situation } from '../../../core/situation/situation.ts';
import type { Place } from '../../../core/state.ts';
import type { Walks } from '../../../rules/movement.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { changedPlaces } from './changes.ts';
import { type Flood, LOST, UNSEEN } from './flood.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. */
export interface FoundWalks extends Walks {
  /** Given to the character's next walks when it is searched for again. */
  flood: Flood | undefined;
}

/** What is remembered of the walks of everybody, and of all that has changed since. */
export interface Memory {
  readonly rules: Ruleset;
  readonly walks: (FoundWalks | undefined)[];
  readonly floods: (Flood | undefined)[];
  /** The places where something has changed, one after the other, those of the labyrinth itself as `~place`; and how many there are. */
  readonly changes: Int16Array;
  count: number;
  /** What all that holds for. */
  situation: Situation;
  /** Where searches rest that are over: whatever is remembered of a situation keeps it in memory. */
  readonly origin: Situation;
}

export const newMemory = (situation: Situation): Memory => ({
  rules: situation.rules,
  walks: [],
  floods: [],
  changes: new Int16Array(MOST + 1 + mostAtOnce(situation.rules)),
  count: 0,
  situation,
  origin: situation,
});

/** As many changes as are remembered. */
const MOST = 1 << 11;

/** Every place with its neighbours, and every token where it was and where it is. */
const mostAtOnce = ({ grid, roster }: Ruleset): number => grid.places * 5 + roster.length * 2;

/** All that has changed. */
export const update = (memory: Memory, situation: Situation): void => {
  const { maze, pieces } = memory.situation;
  memory.situation = situation;
  if (memory.count > MOST) forget(memory);
  if (maze !== situation.maze) {
    const places = repairedPlaces(maze, situation.maze);
    if (places === undefined) forget(memory);
    else for (let n = 0; n < places.length; n++) memory.changes[memory.count++] = ~(places[n] as Place);
  }
  if (pieces === situation.pieces) return;
  const places = changedPlaces(pieces, situation.pieces);
  for (let n = 0; n < places.length; n++) memory.changes[memory.count++] = places[n] as Place;
};

/** Nobody knows any more what has changed. */
const forget = (memory: Memory): void => {
  memory.count = 0;
  for (const flood of memory.floods) if (flood !== undefined) flood.read = LOST;
};

/** Nothing that changes where a search never looked is anything to it. */
export const isOutdated = ({ changes, count }: Memory, flood: Flood): boolean => {
  const { index } = flood;
  if (flood.read === LOST) return true;
  for (let n = flood.read; n < count; n++) if (index[placeOf(changes[n] as number) + 1] !== UNSEEN) return true;
  flood.read = count;
  return false;
};

/** Where it was that something changed. */
export const placeOf = (change: number): Place => (change < 0 ? ~change : change);
