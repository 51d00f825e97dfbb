import { API } from '@archmage/protocol';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { chatRoutes } from './chat.ts';
import { type Asked, Declined, type Env, type Site, type Status } from './context.ts';
import { gameRoutes, tableRoutes } from './games.ts';
import { accountRoutes, peopleRoutes } from './people.ts';
import { ownOrigin, whoAsks } from './who.ts';

/** Everything that is asked over HTTP, under the address of the protocol. */
export const openApp = (site: Site, addressOf: (asked: Asked) => string) => {
  const { limits, report } = site.live;
  const api = new Hono<Env>()
    .use(async (asked, next) => {
      asked.set('address', addressOf(asked));
      if (!limits.requests.take(asked.get('address'))) throw new Declined(429, 'tooMany');
      await next();
      for (const [name, value] of Object.entries(HEADERS)) asked.header(name, value);
    })
    .use(ownOrigin(site))
    .use(bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge }))
    .use(whoAsks(site))
    .route('/', peopleRoutes(site))
    .route('/', accountRoutes(site))
    .route('/', tableRoutes(site))
    .route('/', gameRoutes(site))
    .route('/', chatRoutes(site));
  return new Hono<Env>()
    .route(API, api)
    .notFound((asked) => refuse(asked, new Declined(404, 'nothing')))
    .onError((error, asked) => {
      if (error instanceof Declined) return refuse(asked, error);
      report('request', error, { path: asked.req.routePath, method: asked.req.method });
      return refuse(asked, new Declined(503, 'unwell'));
    });
};

const LARGEST_BODY = 64 * 1024;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const tooLarge = (): never => {
  throw new Declined(413, 'tooLarge');
};

const refuse = (asked: { json: Asked['json'] }, { status, code, detail }: Declined) =>
  asked.json({ error: { code, ...(detail === undefined ? {} : { message: detail }) } }, status as Status, HEADERS);
