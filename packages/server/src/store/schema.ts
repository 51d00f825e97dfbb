/** Times are milliseconds since 1970, lists and records JSON, truths 0 or 1: the same in both databases. */
export interface Schema {
  readonly secret: { readonly name: string; readonly value: string };
  readonly person: PersonRow;
  readonly token: TokenRow;
  readonly game: GameRow;
  readonly entry: EntryRow;
  readonly snapshot: SnapshotRow;
  readonly job: JobRow;
  readonly chat: ChatRow;
  readonly mute: { readonly person: string; readonly other: string };
  readonly report: ReportRow;
  readonly rating: RatingRow;
  readonly rated: RatedRow;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Of an account: its name in small letters, so that no two look alike by their letters' size. */
  readonly account: string | null;
  readonly password: string | null;
  readonly recovery: string | null;
  /** Grows when all cookies given out so far are to be worth nothing. */
  readonly epoch: number;
  readonly created: number;
  readonly seen: number;
}

export interface TokenRow {
  readonly hash: string;
  readonly person: string;
  readonly label: string;
  readonly created: number;
}

export interface GameRow {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly own: string;
  readonly pace: string;
  readonly rated: number;
  readonly memory: string;
  readonly delay: number;
  readonly seed: string;
  readonly salt: string;
  /** The secret part of the invitation, while a seat is free. */
  readonly invitation: string | null;
  readonly listed: number;
  readonly status: 'open' | 'playing' | 'over';
  readonly yellow: string | null;
  readonly blue: string | null;
  /** The sitters as they were when the game began, or as far as they are known. */
  readonly sitters: string;
  /** Who made it, and the one after it. */
  readonly maker: string;
  readonly rematch: string | null;
  readonly created: number;
  readonly started: number;
  readonly changed: number;
  /** How many entries the log has. */
  readonly seq: number;
  readonly waits: string;
  readonly turn: number;
  readonly due: number | null;
  readonly winner: string | null;
}

export interface EntryRow {
  readonly game: string;
  readonly seq: number;
  readonly actor: string;
  readonly action: string;
  readonly events: string;
  readonly at: number;
  readonly wish: string | null;
}

export interface SnapshotRow {
  readonly game: string;
  readonly seq: number;
  readonly position: string;
  readonly deal: string;
  readonly drawn: number;
}

export interface JobRow {
  /** What is to be done, and for which game: one of each. */
  readonly kind: string;
  readonly game: string;
  readonly due: number;
  /** Nobody else takes it before this. */
  readonly taken: number;
}

export interface ChatRow {
  readonly game: string;
  readonly nth: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly wish: string;
}

export interface ReportRow {
  readonly game: string;
  readonly nth: number;
  readonly by: string;
  readonly at: number;
}

export interface RatingRow {
  readonly person: string;
  readonly pool: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

export interface RatedRow {
  readonly game: string;
  readonly person: string;
  readonly pool: string;
  readonly rating: number;
  readonly at: number;
}
