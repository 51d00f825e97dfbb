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
  /** What each plays with; absent where they choose. */
  readonly teams: BySeat<readonly Kind[]> | undefined;
  /** How many of each they choose, where they do. */
  readonly squad: Squad | undefined;
  /** The numbers of its pairs of rooms; absent where chance draws them. */
  readonly pairs: readonly string[] | undefined;
  /** How many rooms long the labyrinth is, if not as long as the box has it. */
  readonly columns: number | undefined;
  /** Whether anybody may fight, and holds cards for it (C-SETUP-4). */
  readonly fights: boolean;
  readonly capacity: Layout['capacity'] | undefined;
  readonly target: number | undefined;
  /** Whether a handicap may be given (P-MIX-24). */
  readonly handicap: boolean;
}

export interface Squad {
  readonly characters: number;
  readonly objects: number;
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

/** Cards of Non-Player Characters; what they say is read by the part of the box that plays them. */
export interface OwnNpcs {
  readonly kind: 'npcs';
  readonly id: string;
  readonly text: string;
}

/** What a user brings of his own. */
export type Own = OwnRooms | OwnScenario | OwnNpcs;
