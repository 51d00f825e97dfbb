import type { Context } from 'hono';
import type { Live } from '../live/live.ts';
import type { People } from '../people/people.ts';
import type { PersonRow } from '../store/schema.ts';

/** What a request finds in its context. */
export interface Env {
  readonly Variables: { readonly person: PersonRow | undefined; readonly address: string };
}
export type Asked = Context<Env>;

export interface Site {
  readonly live: Live;
  readonly people: People;
  readonly config: SiteConfig;
}

export interface SiteConfig {
  /** Cookies go by https alone. */
  readonly isSecure: boolean;
  /** Other origins that may talk to this server, beside its own. */
  readonly origins: readonly string[];
  /** The last proxy's word on who asks is taken. */
  readonly trustsProxy: boolean;
  /** Sockets that one address may have open. */
  readonly mostPerAddress: number;
  /** Whoever shows it may read the metrics from afar. */
  readonly metricsToken: string | undefined;
}

/** A request that cannot be granted: a status and a word. */
export class Declined extends Error {
  readonly status: Status;
  readonly code: string;
  readonly detail: string | undefined;
  constructor(status: Status, code: string, detail?: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}
export type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 429 | 503;

/** Whoever asks must be somebody. */
export const personOf = (asked: Asked): PersonRow => {
  const person = asked.get('person');
  if (person === undefined) throw new Declined(401, 'nobody');
  return person;
};

/** What costs much, or may be guessed, is asked for seldom. */
export const dear = ({ live }: Site, asked: Asked): void => {
  if (!live.limits.dear.take(asked.get('address'))) throw new Declined(429, 'tooMany');
};
