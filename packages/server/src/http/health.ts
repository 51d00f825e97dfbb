import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from './context.ts';

/** For whoever looks after the server: whether it is well, and how much it has to do. Answers whether it was asked. */
export const healthAnswers =
  ({ live, config }: Site, sockets: { readonly size: number }) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url === '/health') {
      void isWell(live).then((well) =>
        answer(response, well ? 200 : 503, well ? 'well\n' : 'the database does not answer\n'),
      );
      return true;
    }
    if (request.url !== '/metrics') return false;
    if (isNear(request) || isKeeper(request, config.metricsToken)) answer(response, 200, metrics(live, sockets.size));
    else answer(response, 404, 'There is nothing here.\n');
    return true;
  };

const isWell = ({ store }: Site['live']): Promise<boolean> =>
  store.db
    .selectFrom('secret')
    .select('name')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );

/** Asked on this machine itself, and not through a proxy that runs there. */
const isNear = ({ headers, socket }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] === undefined && /^(?:::1|(?:::ffff:)?127\.)/.test(socket.remoteAddress ?? '');

const isKeeper = ({ headers }: IncomingMessage, token: string | undefined): boolean =>
  token !== undefined && headers.authorization === `Bearer ${token}`;

const metrics = ({ desk, hub }: Site['live'], sockets: number): string => {
  const { heapUsed, rss } = process.memoryUsage();
  const figures: Readonly<Record<string, number>> = {
    archmage_sockets: sockets,
    archmage_games_in_memory: desk.size,
    archmage_games_watched: hub.games,
    archmage_actions_total: desk.stored,
    archmage_heap_bytes: heapUsed,
    archmage_resident_bytes: rss,
    archmage_uptime_seconds: Math.round(process.uptime()),
  };
  return Object.entries(figures)
    .map(([name, value]) => `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}\n${name} ${value}\n`)
    .join('');
};

const answer = (response: ServerResponse, status: number, text: string): void => {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, headers).end(text);
};
