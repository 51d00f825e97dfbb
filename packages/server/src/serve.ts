import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { BOXES } from '@archmage/engine';
import { PLAY } from '@archmage/protocol';
import { getRequestListener } from '@hono/node-server';
import { newId } from './chance.ts';
import type { Config } from './config.ts';
import { openDesk } from './desk/desk.ts';
import { addressOf } from './http/address.ts';
import { openApp } from './http/app.ts';
import type { Site } from './http/context.ts';
import { healthAnswers } from './http/health.ts';
import { moveBots } from './jobs/bot.ts';
import { openMind } from './jobs/mind.ts';
import { rateGame } from './jobs/rate.ts';
import { hire } from './jobs/work.ts';
import { openHub } from './live/hub.ts';
import { bucket } from './live/limits.ts';
import { hearNews, type Limits, type Live } from './live/live.ts';
import { openPresence } from './live/presence.ts';
import { openSockets } from './live/sockets.ts';
import { openPeople } from './people/people.ts';
import type { Report } from './report.ts';
import { openEmbedded } from './store/embedded.ts';
import { migrate } from './store/migrate.ts';
import { openPostgres } from './store/postgres.ts';
import type { Store } from './store/store.ts';

export interface World {
  readonly report: Report;
  readonly now: () => number;
  /** Answers what is not the protocol's: the built page. */
  readonly page?: RequestListener;
}

export interface Running {
  readonly port: number;
  /** Finishes what is under way, tells everybody to come again, and closes the database. */
  close(): Promise<void>;
}

export const serve = async (config: Config, world: World): Promise<Running> => {
  await BOXES.load();
  const store = openStore(config, world.report);
  await migrate(store.db);
  const people = await openPeople(store, world.now);
  const live = openLive(store, config, world);
  const site: Site = { live, people, config };
  const mind = openMind();
  const worker = hire({ ...live, ways: waysOf(live, mind) });
  const server = createServer();
  const sockets = openSockets(server, { site, addressOf: (request) => addressOf(config, request) });
  server.on('request', answering(site, sockets, world));
  const stopHearing = hearNews(live);
  const stopRounds = rounds(live, sockets);
  const close = async (): Promise<void> => {
    stopRounds();
    server.close();
    await worker.stop();
    await sockets.close();
    server.closeAllConnections();
    stopHearing();
    await mind.close();
    await store.close();
  };
  await listen(server, config).catch(async (error) => {
    await close();
    throw error;
  });
  return { port: portOf(server), close };
};

const openStore = ({ database }: Config, report: Report): Store =>
  /^postgres(?:ql)?:/.test(database)
    ? openPostgres(database, (error) => report('database', error))
    : openEmbedded(database);

const openLive = (store: Store, config: Config, { now, report }: World): Live => {
  const desk = openDesk({ store, now });
  const hub = openHub({ store, desk, now });
  const presence = openPresence(hub, store, newId());
  return { store, desk, hub, presence, waiting: new Set(), limits: limitsOf(config, now), now, report };
};

const limitsOf = ({ strictness }: Config, now: () => number): Limits => {
  const of = (most: number, perSecond: number) => bucket(most * strictness, perSecond * strictness, now);
  return { messages: of(120, 30), chat: of(8, 0.5), connections: of(60, 2), requests: of(240, 20), dear: of(30, 0.2) };
};

const waysOf = ({ desk, store, now }: Live, mind: ReturnType<typeof openMind>) => ({
  clock: (game: string) => desk.ring(game),
  bot: (game: string) => moveBots({ desk, mind, now }, game),
  rate: (game: string) => rateGame(store, game, now()),
});

const answering = (site: Site, sockets: { readonly size: number }, { page }: World): RequestListener => {
  const app = openApp(site, (asked) => addressOf(site.config, (asked.env as { incoming: IncomingMessage }).incoming));
  const api = getRequestListener(app.fetch);
  const health = healthAnswers(site, sockets);
  return (request, response) => {
    if (health(request, response)) return;
    if (page === undefined || request.url?.startsWith(API)) void api(request, response);
    else page(request, response);
  };
};

const API = PLAY.replace(/\/v\d+\/play$/, '/');

/** What has to be looked at now and then. */
const rounds = ({ desk, limits, presence }: Live, sockets: { beat(): void }): (() => void) => {
  const timer = setInterval(() => {
    sockets.beat();
    desk.sweep();
    presence.sweep();
    for (const limit of Object.values(limits)) limit.sweep();
  }, ROUND);
  return () => clearInterval(timer);
};

const ROUND = 15_000;

const listen = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((settle, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => settle());
  });

const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  return address.port;
};
