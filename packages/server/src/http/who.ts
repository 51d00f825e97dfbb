import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { COOKIE } from '../people/signed.ts';
import type { PersonRow } from '../store/schema.ts';
import { type Asked, Declined, type Env, type Site } from './context.ts';

/** Finds out who asks: by the cookie of a browser or the token of a program. */
export const whoAsks = ({ people }: Site) =>
  createMiddleware<Env>(async (asked, next) => {
    asked.set('person', await personBy(people, asked.req.header('authorization'), getCookie(asked, COOKIE)));
    await next();
  });

export const personBy = async (
  people: Site['people'],
  authorization: string | undefined,
  cookie: string | undefined,
): Promise<PersonRow | undefined> => {
  const [, token] = /^Bearer (archmage_[0-9a-f]{32})$/.exec(authorization ?? '') ?? [];
  if (token !== undefined) return people.byToken(token);
  return cookie === undefined ? undefined : people.byPass(cookie);
};

/** Another site's page may not act for whoever looks at it, whatever cookies the browser adds. */
export const ownOrigin = (site: Site) =>
  createMiddleware<Env>(async (asked, next) => {
    const { method } = asked.req;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && !isOwnOrigin(site, asked.req.header('origin'), asked.req.header('host')))
      throw new Declined(403, 'foreign');
    await next();
  });

/** Programs send no origin; a browser that does not say where a page comes from is no program of ours. */
export const isOwnOrigin = (
  { config }: Pick<Site, 'config'>,
  origin: string | undefined,
  host: string | undefined,
): boolean => {
  if (origin === undefined) return true;
  if (config.origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

const YEAR = 365 * 86_400;

export const givePass = (site: Site, asked: Asked, person: PersonRow): void =>
  setCookie(asked, COOKIE, site.people.passOf(person), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: site.config.isSecure,
    maxAge: YEAR,
  });
