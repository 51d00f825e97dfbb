import type { Room } from '../board/room.ts';
import type { BySeat, Kind } from '../core/state.ts';
import type { Layout } from './box.ts';

/** Who plays with what in which rooms, settled beforehand (P-MIX-20, P-MIX-21). */
export interface Scenario {
  /** Its own name for one of ours, the hash of its text for a user's. */
  readonly id: string;
  readonly name: Spoken;
  readonly story: Spoken;
  /** The boxes it takes its tokens and rooms from, as a ruleset's id begins. */
  readonly boxes: string;
  readonly teams: BySeat<readonly Kind[]>;
  /** The numbers of its pairs of rooms. */
  readonly pairs: readonly string[];
  readonly capacity: Layout['capacity'] | undefined;
  readonly target: number | undefined;
  /** Whether a handicap may be given (P-MIX-24). */
  readonly handicap: boolean;
}

export interface Spoken {
  readonly en: string;
  readonly fr: string;
}

/** Rooms a user brings. `id` is the hash of the text. */
export interface OwnRooms {
  readonly kind: 'rooms';
  readonly id: string;
  readonly text: string;
  readonly rooms: readonly Room[];
}

export interface OwnScenario {
  readonly kind: 'scenario';
  readonly id: string;
  readonly text: string;
  readonly scenario: Scenario;
}

/** What a user brings of his own. */
export type Own = OwnRooms | OwnScenario;
