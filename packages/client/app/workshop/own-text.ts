import type { OwnKind } from '@archmage/host';

/** Rooms or a scenario of a user's own, as they are kept in the browser. */
export interface OwnText {
  /** The hash of the text, by which a ruleset names it. */
  readonly id: string;
  readonly kind: OwnKind;
  /** What its owner calls it; a scenario has its own title. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Deleted by its owner, and still needed by a stored game. */
  readonly hidden?: boolean;
}
