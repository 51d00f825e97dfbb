import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Where everything is kept. Both databases answer the same questions; what differs between them is here. */
export interface Store {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Kysely<Schema>;
  /** All of it is stored or nothing. Then every node, this one too, is told the news, even if this process dies now. */
  readonly commit: <T>(work: (tx: Transaction<Schema>) => Promise<Committed<T>>) => Promise<T>;
  /** Tells every node something that is not stored. */
  readonly tell: (news: string) => void;
  /** Answers with the function that stops listening. */
  readonly hear: (listener: Listener) => () => void;
  readonly close: () => Promise<void>;
}

export interface Committed<T> {
  readonly value: T;
  /** In a few words, without any secret: whoever hears of it reads what was stored. */
  readonly news: readonly string[];
}

export interface Listener {
  readonly news: (news: string) => void;
  /** Some news may have been missed. */
  readonly lost: () => void;
}
