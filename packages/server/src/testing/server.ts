import { API } from '@archmage/protocol';
import { type Config, configOf } from '../config.ts';
import type { Running } from '../serve.ts';
import { serve } from '../serve.ts';
import { sitAt } from './player.ts';

export const testConfig = (change: Partial<Config> = {}): Config => ({
  ...configOf({}),
  port: 0,
  database: ':memory:',
  strictness: 1000,
  mostPerAddress: 10_000,
  ...change,
});

/** A server in this process, on a database that goes with it. */
export const testServer = async (change: Partial<Config> = {}, now: () => number = Date.now): Promise<TestServer> => {
  const lines: string[] = [];
  const report = (what: string, error?: unknown, facts?: object) => {
    lines.push(`${what} ${JSON.stringify(facts ?? {})} ${error instanceof Error ? error.stack : (error ?? '')}`);
  };
  const running = await serve(testConfig(change), { now, report });
  return { ...running, lines, guest: (name) => guestAt(() => running.port, name) };
};

export interface TestServer extends Running {
  /** What it has written into its log. */
  readonly lines: readonly string[];
  guest(name: string): Promise<Guest>;
}

/** Somebody with a cookie. */
export interface Guest {
  readonly id: string;
  readonly cookie: string;
  ask(method: string, path: string, body?: object): Promise<Answer>;
  sit(game: string): ReturnType<typeof sitAt>;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever comes.
  readonly body: any;
}

export const guestAt = async (port: () => number, name: string): Promise<Guest> => {
  const first = await fetch(`http://127.0.0.1:${port()}${API}/guest`, {
    method: 'POST',
    body: JSON.stringify({ name }),
  });
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
  const { id } = (await first.json()) as { readonly id: string };
  return {
    id,
    cookie,
    ask: (method, path, body) => askAt(port(), cookie, { method, path, body }),
    sit: (game) => sitAt({ port, cookie, game }),
  };
};

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
}

export const askAt = async (port: number, cookie: string, { method, path, body }: Request): Promise<Answer> => {
  const response = await fetch(`http://127.0.0.1:${port}${API}${path}`, {
    method,
    headers: { cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
};

/** Two guests at a new table. */
export const tableFor = async (yellow: Guest, blue: Guest, wish: object = {}): Promise<string> => {
  const made = await yellow.ask('POST', '/games', { rules: 'base.1', seat: 'yellow', ...wish });
  const { game, key } = made.body as { game: string; key: string };
  const joined = await blue.ask('POST', `/games/${game}/join`, { ...(key === undefined ? {} : { key }) });
  if (joined.status !== 200) throw new Error(JSON.stringify([made, joined]));
  return game;
};
