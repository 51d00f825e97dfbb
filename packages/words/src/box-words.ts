import type { AskOf, BoxId, GroundOf, KindOf, PartAsks, PartId, Seat } from '@archmage/engine';

/** A character or an object: on its own, in a sentence, as a player's own, and in short what it can do. */
export type KindWords = Readonly<Record<'name' | 'the' | Seat | 'can', string>>;

/** A terrain or a marker on a square: on its own, in a sentence, and as the place where somebody is. */
export type Ground = Readonly<Record<'name' | 'a' | 'where', string>>;

/** What is said of some boxes in one language. */
export interface BoxWords {
  readonly kinds: Readonly<Record<string, KindWords>>;
  readonly grounds: Readonly<Record<string, Ground>>;
  /** The labels of what their characters, objects and squares offer. */
  readonly offers: Readonly<Record<string, string>>;
  /** What their rules ask. */
  readonly questions?: Readonly<Record<string, string>>;
  /** What they call answers, piles and lots. */
  readonly terms?: Readonly<Record<string, string>>;
  /** What whoever fights risks, and that a card is called: where not everybody fights by hand. */
  readonly fight?: Readonly<Record<'unhurt' | 'wounded' | 'killed' | 'lost' | 'called', string>>;
  /** Of points that last as long as somebody stands somewhere: that they come or go, and that they would. */
  readonly held?: Readonly<Record<'won' | 'lost' | 'wouldWin' | 'wouldLose', string>>;
}

/** All that is said of one box: nothing it holds may be left out. */
export type WordsOf<Id extends BoxId> = BoxWords & {
  readonly kinds: Readonly<Record<KindOf<Id>, KindWords>>;
  readonly grounds: Readonly<Record<GroundOf<Id>, Ground>>;
} & Asking<AskOf<Id>>;

/** What a part of a box asks. */
export type PartWordsOf<Id extends PartId> = BoxWords & Asking<PartAsks<Id>>;

type Asking<Name extends string> = [Name] extends [never]
  ? unknown
  : { readonly questions: Readonly<Record<Name, string>> };
