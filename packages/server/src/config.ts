import { homedir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from './http/context.ts';

/** How a server is to run; docs/operating.md explains each. */
export interface Config extends SiteConfig {
  readonly port: number;
  readonly host: string;
  /** A file, or the address of a PostgreSQL database. */
  readonly database: string;
  /** Tests and load runs come from one address: they ask for so many times more than people do. */
  readonly strictness: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

export const configOf = (env: Variables): Config => ({
  port: Number(env.PORT ?? 5173),
  host: env.HOST ?? '127.0.0.1',
  database: env.DATABASE_URL ?? join(dataFolder(env), 'games.db'),
  isSecure: (env.ARCHMAGE_ORIGIN ?? '').startsWith('https:'),
  origins: (env.ARCHMAGE_ORIGIN ?? '').split(' ').filter((origin) => origin !== ''),
  trustsProxy: env.ARCHMAGE_PROXY === '1',
  mostPerAddress: Number(env.ARCHMAGE_SOCKETS_PER_ADDRESS ?? 50),
  metricsToken: env.ARCHMAGE_METRICS_TOKEN,
  strictness: Number(env.ARCHMAGE_LIMITS ?? 1),
});

const dataFolder = (env: Variables): string =>
  env.ARCHMAGE_DATA ?? join(env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'archmage');
