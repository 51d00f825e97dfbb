import type { BotName } from '@archmage/ai';
import type { BySeat, Memory, Ruleset } from '@archmage/engine';
import type { Pace } from '@archmage/protocol';

/** What was agreed before the game, and never changes. */
export interface Setting {
  readonly id: string;
  readonly title: string;
  readonly rules: Ruleset;
  /** Texts of somebody's own that the rules name. */
  readonly own: readonly string[];
  readonly pace: Pace;
  readonly rated: boolean;
  readonly memory: Memory;
  /** Seconds by which spectators are behind. */
  readonly delay: number;
  /** The dice's: a secret while the game goes on. */
  readonly seed: string;
  /** That of the sealed choices, likewise. */
  readonly salt: string;
  readonly started: number;
  readonly sitters: BySeat<Sitter>;
}

/** Who sits there: a person, or a computer player. */
export interface Sitter {
  readonly name: string;
  readonly person?: string;
  readonly bot?: BotName;
  readonly rating?: number;
}
