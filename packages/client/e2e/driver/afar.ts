import type { Action, Seat } from '@archmage/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { dist } from '../../../../scripts/build.mjs';
import { pageOf } from '../../../../scripts/serve.mjs';
import { type Running, serve } from '../../../server/src/index.ts';
import { choicesOf, type Player, sitAt, testConfig } from '../../../server/src/testing/index.ts';
import type { PaceName } from '../../app/online/paces.ts';
import { en } from '../../app/online/texts/en.ts';
import { openPage, type PageWish } from '../harness.ts';
import { type Hand, mouse } from './hands.ts';
import type { Mirror, Step } from './mirror.ts';
import { perform } from './perform.ts';

/** A server with the page and an empty database, for one file of tests. */
export const useServer = (): { readonly origin: () => string; readonly ahead: (ms: number) => void } => {
  let running: Running | undefined;
  let offset = 0;
  const lines: string[] = [];
  beforeAll(async () => {
    const report = (what: string, error?: unknown) => {
      if (error !== undefined) lines.push(`${what} ${String(error)}`);
    };
    running = await serve(testConfig(), { report, now: () => Date.now() + offset, page: pageOf(dist) });
  });
  afterAll(async () => {
    await running?.close();
    expect(lines).toEqual([]);
  });
  return {
    origin: () => `http://127.0.0.1:${running?.port}`,
    ahead: (ms) => {
      offset += ms;
    },
  };
};

/** Somebody at a browser, and what the server tells him: the test sees by it what the page should show. */
export interface Guest {
  readonly page: Page;
  readonly seat: Seat;
  readonly ears: Player;
}

const { join, lobby, make, invite } = en;

/** Two people at a new table, the second by the link of the first. */
export const atTable = async (
  origin: string,
  wishes: readonly [PageWish, PageWish] = [{}, {}],
  pace: PaceName = 'calm',
): Promise<[Guest, Guest]> => {
  const [ann, bob] = [
    await openPage({ ...wishes[0], origin, at: '/online' }),
    await openPage({ ...wishes[1], origin }),
  ];
  await ann.getByLabel(en.name).fill('Ann');
  await ann.getByRole('link', { name: lobby.make }).click();
  await ann.getByRole('radio', { name: new RegExp(`^${en.pace[pace].name}`) }).check();
  await ann.getByRole('radio', { name: make.seats.yellow }).check();
  await ann.getByRole('button', { name: make.go }).click();
  const link = await ann.getByLabel(invite.link).inputValue();
  // The address alone would not load another page.
  await bob.goto('about:blank');
  await bob.goto(link);
  await bob.getByLabel(en.name).fill('Bob');
  await bob.getByRole('button', { name: join.go }).click();
  const [, game = ''] = /#\/afar\/(\w+)/.exec(link) ?? [];
  return [await guestAt(ann, 'yellow', game), await guestAt(bob, 'blue', game)];
};

export const guestAt = async (page: Page, seat: Seat, game: string): Promise<Guest> => {
  await page.locator('.table-score').waitFor();
  const ears = await earsOf(page, game);
  await ears.until(() => ears.views());
  return { page, seat, ears };
};

const earsOf = async (page: Page, game: string): Promise<Player> => {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { port } = new URL(page.url());
  return sitAt({ port: () => Number(port), cookie, game });
};

/** The first thing the seat may do, or the first that is wanted, as soon as it may. */
export const choose = ({ ears }: Guest, type?: string): Promise<Action> =>
  ears.until(() => choicesOf(ears).find((action) => type === undefined || action.type === type));

/** Does it through the page. */
export const doIt = (guest: Guest, actions: Step['actions'], hand: Hand = mouse): Promise<void> =>
  perform({ page: guest.page, hand, mirror: mirrorAt(guest) }, { seat: guest.seat, actions });

/** Of the game as this seat may know it. */
const mirrorAt = ({ ears, seat }: Guest): Mirror => {
  const seen = ears.views();
  if (seen === undefined) throw new Error('Nothing was told yet.');
  const players = { yellow: 'greedy', blue: 'greedy', [seat]: 'human' } as Mirror['players'];
  const game = { rules: seen.rules, state: seen.state, batches: [] } as unknown as Mirror['game'];
  return { game, players, memory: 'forgets', last: undefined };
};

/** What takes long by hand is done beside the page, which shows it. */
export const setUpQuickly = async (...guests: readonly Guest[]): Promise<void> => {
  const isOn = ({ ears }: Guest) => (ears.views()?.state.turn.number ?? 0) > 0;
  await Promise.all(
    guests.map(async (guest) => {
      const { ears } = guest;
      for (;;) {
        await ears.until(() => isOn(guest) || choicesOf(ears).length > 0);
        if (isOn(guest)) return;
        const { seq } = ears.views() ?? { seq: 0 };
        const answered = await ears.act(await choose(guest));
        if (answered.said === 'done') await ears.until(() => (ears.views()?.seq ?? 0) > seq);
      }
    }),
  );
};
