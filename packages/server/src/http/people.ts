import { requests } from '@archmage/protocol';
import { Hono } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { dropPerson, exportPerson } from '../people/leaving.ts';
import { courseOf, ratingsOf } from '../people/ratings.ts';
import { COOKIE } from '../people/signed.ts';
import type { PersonRow } from '../store/schema.ts';
import { bodyOf } from './body.ts';
import { Declined, dear, type Env, personOf, type Site } from './context.ts';
import { givePass } from './who.ts';

/** Who one is here: somebody at once, and gone without a trace if one likes. */
export const peopleRoutes = (site: Site) => {
  const { people, live } = site;
  return new Hono<Env>()
    .get('/me', async (asked) => {
      const person = asked.get('person');
      return asked.json(person === undefined ? { error: { code: 'nobody' } } : await told(site, person));
    })
    .post('/guest', async (asked) => {
      const { name } = await bodyOf(asked, requests.guestName);
      const known = asked.get('person');
      if (known === undefined) dear(site, asked);
      else if (known.account !== null) throw new Declined(409, 'account');
      const person = known ?? (await people.guest(name));
      if (known !== undefined) await people.rename(person, name);
      givePass(site, asked, person);
      return asked.json(await told(site, { ...person, name }));
    })
    .post('/tokens', async (asked) => {
      dear(site, asked);
      const { label } = await bodyOf(asked, requests.token);
      return asked.json({ token: await people.newToken(personOf(asked), label) });
    })
    .delete('/tokens', async (asked) => {
      await people.dropTokens(personOf(asked));
      return asked.json({});
    })
    .get('/me/rated', async (asked) => asked.json({ games: await courseOf(live.store, personOf(asked).id) }))
    .get('/me/export', async (asked) => asked.json(await exportPerson(live.store, personOf(asked))))
    .delete('/me', async (asked) => {
      await dropPerson(live.store, personOf(asked));
      deleteCookie(asked, COOKIE, { path: '/' });
      return asked.json({});
    });
};

/** An account is a guest who has a name and a password besides his cookie. */
export const accountRoutes = (site: Site) => {
  const { people } = site;
  return new Hono<Env>()
    .post('/account', async (asked) => {
      const { name, password } = await bodyOf(asked, requests.account);
      const person = personOf(asked);
      dear(site, asked);
      if (person.account !== null) throw new Declined(409, 'account');
      const code = await people.keep(person, name, password);
      if (code === 'taken') throw new Declined(409, 'taken');
      return asked.json({ code });
    })
    .post('/enter', async (asked) => {
      dear(site, asked);
      const { name, password } = await bodyOf(asked, requests.account);
      const person = await people.enter(name, password);
      if (person === undefined) throw new Declined(403, 'wrongPassword');
      givePass(site, asked, person);
      return asked.json(await told(site, person));
    })
    .post('/recover', async (asked) => {
      dear(site, asked);
      const { code, password } = await bodyOf(asked, requests.recovery);
      const found = await people.recover(code, password);
      if (found === undefined) throw new Declined(403, 'wrongCode');
      givePass(site, asked, found.person);
      return asked.json({ code: found.code });
    })
    .post('/leave', async (asked) => {
      deleteCookie(asked, COOKIE, { path: '/' });
      if (asked.req.query('everywhere') !== undefined) await people.leaveEverywhere(personOf(asked));
      return asked.json({});
    });
};

const told = async ({ live }: Site, person: PersonRow) => ({
  id: person.id,
  name: person.name,
  guest: person.account === null,
  ratings: await ratingsOf(live.store, person.id),
});
