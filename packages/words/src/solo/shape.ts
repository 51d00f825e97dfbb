/** What is said of the solo game alone, in one language. */
export interface SoloWords {
  /** By their names in the cards, which are the same in every language. */
  readonly npcs: Readonly<Record<string, NpcWords>>;
  readonly objectives: Readonly<Record<string, ObjectiveWords>>;
  readonly levels: Readonly<Record<string, string>>;
}

/** What follows the name, and the personality. */
export interface NpcWords {
  readonly epithet: string;
  readonly can: string;
}

/** On a line of a card, and what it makes its bearer do. */
export interface ObjectiveWords {
  readonly name: string;
  readonly text: string;
}
