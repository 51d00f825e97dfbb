import plain from './plain.json' with { type: 'json' };
import tuned from './weights.json' with { type: 'json' };

/** What things are worth, in points of the game. */
export interface Weights {
  /** A character that could leave at once, and by what it falls with every action point it still needs. */
  readonly escape: number;
  readonly decay: number;
  readonly alive: number;
  /** What is left of a character's worth when it lies wounded, alone or carried. */
  readonly wounded: number;
  readonly carried: number;
  /** A token of one's own that still lies face-down. */
  readonly hidden: number;
  /** A room turned up, besides what is found there. */
  readonly reveal: number;
  readonly gear: number;
  readonly jump: number;
  /** How much of what a hand of combat cards may bring counts. */
  readonly hand: number;
  /** An action point that is left. */
  readonly tempo: number;
  /** A fight one may be drawn into: evenly matched, and for each point of difference. */
  readonly danger: number;
  readonly slope: number;
  /** A wounded character whom an enemy can reach. */
  readonly prey: number;
  /** How much of a threat is left when it is the threatened one's turn. */
  readonly later: number;
  /** Objects in hand. */
  readonly haul: number;
  readonly strike: number;
  readonly shield: number;
  readonly bridge: number;
  readonly draught: number;
  readonly fire: number;
  readonly wand: number;
  /** One that does something to a place, an edge or somebody, for who can use it. */
  readonly tool: number;
  /** One that strikes from afar, for each point of the strength it strikes with and one more. */
  readonly reach: number;
  /** Somebody at hand who opens gates: how much counts of what would be gained if none barred a friend's way. */
  readonly opener: number;
}

/** Where the figures come from. */
export interface Tuned {
  readonly from: string;
  readonly weights: Weights;
}

export const TUNED: Tuned = tuned;
export const PLAIN: Tuned = plain;
