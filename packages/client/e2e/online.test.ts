import { type State, topTask } from '@archmage/engine';
import { fill } from '@archmage/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choicesOf } from '../../server/src/testing/index.ts';
import { en } from '../app/online/texts/en.ts';
import { fr } from '../app/online/texts/fr.ts';
import { ALL_TEXTS } from '../app/texts/all.ts';
import { atTable, choose, doIt, type Guest, guestAt, setUpQuickly, useServer } from './driver/afar.ts';
import { LOOKED, NARROW, openPage, overhang, PHONE, useBrowser, violations, visit } from './harness.ts';

useBrowser();
const server = useServer();
const { table } = ALL_TEXTS.en;

const lineUp = async (guest: Guest): Promise<void> => {
  const [first, ...rest] = choicesOf(guest.ears).slice(0, 4);
  if (first === undefined) throw new Error('There is nobody to line up.');
  await doIt(guest, [first, ...rest]);
};

test('two people play a live game, each in a browser of their own, and again with the seats exchanged', async () => {
  const [ann, bob] = await atTable(server.origin(), [{}, { viewport: PHONE }]);
  await lineUp(ann);
  await lineUp(bob);
  await setUpQuickly(ann, bob);
  const first = ann.ears.views()?.state.turn.seat === 'yellow' ? ann : bob;
  const second = first === ann ? bob : ann;
  await doIt(first, [await choose(first, 'card')]);
  await second.page
    .getByText(fill(table.prompts.thinking, { seat: table.names[first.seat] }))
    .first()
    .waitFor();
  expect(await second.page.getByRole('timer').count()).toBe(2);
  await doIt(first, [await choose(first, 'pass')]);
  await second.page
    .getByText(fill(table.prompts.card, { seat: table.names[second.seat] }))
    .first()
    .waitFor();
  await doIt(second, [{ type: 'resign' }]);
  for (const { page } of [ann, bob]) await page.getByRole('dialog', { name: table.buttons.result }).waitFor();
  for (const { page } of [ann, bob]) {
    // The second is told by the first.
    if (page === bob.page) await page.getByText(en.table.rematchSaid).waitFor({ state: 'attached' });
    await page.getByRole('dialog').getByRole('button', { name: en.table.rematch }).click();
  }
  const next = async (guest: typeof ann, seat: typeof ann.seat) => {
    await guest.page.waitForURL((url) => url.hash.startsWith('#/afar/') && !url.hash.includes(guest.ears.game));
    const [, game = ''] = /#\/afar\/(\w+)/.exec(guest.page.url()) ?? [];
    return guestAt(guest.page, seat, game);
  };
  const [annAgain, bobAgain] = [await next(ann, 'blue'), await next(bob, 'yellow')];
  expect([annAgain.ears.views()?.viewer, bobAgain.ears.views()?.viewer]).toEqual(['blue', 'yellow']);
  await visit(ann.page, `/replay/afar.${ann.ears.game}`);
  await ann.page.locator('.replay-score').getByText('Bob', { exact: true }).waitFor();
  await ann.page.getByText(/The dice kept their promise/).waitFor();
}, 120_000);

test('whoever loses the network is told so, misses nothing, and what he did meanwhile is sent', async () => {
  const [ann, bob] = await atTable(server.origin(), [{}, { viewport: PHONE, expects: /ERR_INTERNET_DISCONNECTED/ }]);
  const line = (guest: typeof ann, state: keyof typeof en.table.state) =>
    guest.page.getByRole('status').filter({ hasText: en.table.state[state] }).waitFor({ state: 'attached' });
  await line(bob, 'open');
  // Of the same person: he would still be there.
  bob.ears.cut();
  await bob.page.context().setOffline(true);
  await line(bob, 'lost');
  await ann.page.getByText(en.table.away).waitFor();
  await lineUp(ann);
  // Nothing of this is stored yet, and the page does not pretend it is.
  await lineUp(bob);
  expect(bob.ears.views()?.state.players.blue.lineup).toEqual([]);
  bob.ears.join();
  await bob.page.context().setOffline(false);
  await line(bob, 'open');
  await bob.ears.until(() => bob.ears.views()?.state.players.blue.lineup.length === 4);
  // Chance says who hides first.
  for (const { ears } of [ann, bob]) await ears.until(() => topTask(ears.views()?.state as State)?.kind === 'hide');
  const hider = choicesOf(ann.ears).length > 0 ? ann : bob;
  await hider.page
    .getByText(fill(table.prompts.hide, { seat: table.names[hider.seat] }))
    .first()
    .waitFor();
});

test('a spectator sees what the rules let him see, says something, and may not act', async () => {
  const [ann] = await atTable(server.origin());
  const cleo = await openPage({ origin: server.origin(), at: `/afar/${ann.ears.game}`, language: 'fr', theme: 'dark' });
  await cleo.getByText(fr.table.watching).waitFor();
  await ann.page.getByText(fill(en.table.spectators, { count: 1 })).waitFor();
  expect(await ann.page.locator('.tray-token').count()).toBeGreaterThan(0);
  expect(await cleo.locator('.tray-token, .table-hand button').count()).toBe(0);
  await cleo.getByRole('button', { name: fr.chat.title }).click();
  await cleo.getByLabel(fr.chat.field).fill('<b>Salut</b>');
  await cleo.getByRole('button', { name: fr.chat.send }).click();
  await ann.page.getByText('<b>Salut</b>').waitFor();
  expect(await violations(cleo)).toEqual([]);
  await ann.page.getByRole('button', { name: fill(en.chat.count, { count: 1 }) }).click();
  await ann.page.getByRole('button', { name: /^Mute/ }).click();
  await ann.page.getByRole('button', { name: en.chat.muteAsk.yes, exact: true }).click();
  await ann.page.getByText(en.chat.none).waitFor();
});

test('a step is taken back, freely or by consent; a pause stops the clocks', async () => {
  const [ann, bob] = await atTable(server.origin());
  await setUpQuickly(ann, bob);
  const first = ann.ears.views()?.state.turn.seat === 'yellow' ? ann : bob;
  const second = first === ann ? bob : ann;
  await doIt(first, [await choose(first, 'card')]);
  // Nobody has learnt anything: it is free.
  await first.page.locator('.turn-undo').click();
  await first.page
    .getByText(fill(table.prompts.card, { seat: table.names[first.seat] }))
    .first()
    .waitFor();
  await first.ears.until(() => topTask(first.ears.views()?.state as State)?.kind === 'card');
  await doIt(first, [await choose(first, 'card')]);
  await first.ears.until(() => topTask(first.ears.views()?.state as State)?.kind === 'act');
  await doIt(first, [await choose(first, 'pass')]);
  await doIt(second, [await choose(second, 'card')]);
  await first.page.getByRole('button', { name: en.table.ask }).click();
  await first.page.getByRole('button', { name: en.table.takeBack }).click();
  await second.page.getByRole('button', { name: en.table.grant }).click();
  await first.ears.until(() => first.ears.views()?.state.turn.seat === first.seat);
  await first.page
    .getByText(fill(table.prompts.act, { seat: table.names[first.seat] }))
    .first()
    .waitFor();
  await second.page.getByRole('button', { name: en.table.ask }).click();
  await second.page.getByRole('button', { name: en.table.pause }).click();
  await first.page.getByRole('button', { name: en.table.grant }).click();
  await first.page.getByText(en.table.paused).waitFor();
  await second.page.getByRole('button', { name: en.table.goOn }).click();
  await first.page.getByText(en.table.paused).waitFor({ state: 'hidden' });
});

test('a guest keeps his games under an account, and finds them in another browser', async () => {
  const [ann] = await atTable(server.origin());
  await visit(ann.page, '/online/me');
  await signUp(ann.page, en.me.keep, en.me.keepGo);
  await ann.page.getByRole('dialog', { name: en.me.codeTitle }).waitFor();
  const code = await ann.page.locator('.far-code').textContent();
  await ann.page.getByRole('button', { name: en.me.codeDone }).click();
  await ann.page.getByText(en.me.account).waitFor();
  const there = await openPage({ origin: server.origin(), at: '/online/me', viewport: NARROW });
  expect(await overhang(there)).toBe(0);
  await signUp(there, en.me.enter, en.me.enterGo);
  await there.getByText(en.me.account).waitFor();
  await visit(there, '/online');
  await there.getByRole('heading', { name: 'You – Bob' }).waitFor();
  expect(code).toMatch(/^[a-z0-9]{5}(?:-[a-z0-9]{5})+$/);
});

const signUp = async (page: Page, summary: string, go: string): Promise<void> => {
  await page.getByText(summary, { exact: true }).click();
  const form = page.locator('details[open]');
  await form.getByLabel(en.me.accountName).fill('Ann of the towers');
  await form.getByLabel(en.me.password).fill('correct horse');
  await form.getByRole('button', { name: go }).click();
};

test.each(LOOKED)('its pages have no flaw that axe finds, and fit a narrow window, %s %s', async (theme, language) => {
  const page = await openPage({ origin: server.origin(), at: '/online', theme, language, viewport: NARROW });
  for (const at of ['/online', '/online/new', '/online/me']) {
    await visit(page, at);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overhang(page), at).toBe(0);
  }
  const { button, label } =
    language === 'fr' ? { button: fr.make.go, label: fr.invite.link } : { button: en.make.go, label: en.invite.link };
  await visit(page, '/online/new');
  await page.getByRole('button', { name: button }).press('Enter');
  const link = await page.getByLabel(label).inputValue();
  expect(await violations(page)).toEqual([]);
  const other = await openPage({
    origin: server.origin(),
    at: link.split('#')[1] ?? '',
    theme,
    language,
    viewport: NARROW,
  });
  expect(await violations(other)).toEqual([]);
  expect(await overhang(other)).toBe(0);
});

test('the page alone says that there is no server for it', async () => {
  const page = await openPage({ at: '/online', expects: /404/ });
  await page.getByText(en.failed.noServer).waitFor();
});

test('over days one comes back to what was done meanwhile, and who is away too long has lost', async () => {
  const [ann, bob] = await atTable(server.origin(), [{}, {}], 'days');
  await setUpQuickly(ann, bob);
  const first = ann.ears.views()?.state.turn.seat === 'yellow' ? ann : bob;
  const second = first === ann ? bob : ann;
  const at = new URL(second.page.url()).hash.slice(1);
  await visit(second.page, '/online');
  await doIt(first, [await choose(first, 'card')]);
  await doIt(first, [await choose(first, 'pass')]);
  await second.page
    .getByRole('heading', { name: 'You – Bob' })
    .or(second.page.getByRole('heading', { name: 'Ann – You' }))
    .waitFor();
  await second.page.getByText(en.line.yours).waitFor();
  server.ahead(2 * DAY);
  await visit(second.page, at);
  const name = first === ann ? 'Ann' : 'Bob';
  await second.page.getByText(fill(en.since.replace(/: .*/, ''), { name })).waitFor();
  await expect.poll(() => second.page.title()).toContain(en.line.yours);
  await second.page
    .getByRole('timer')
    .filter({ hasText: /^23:59/ })
    .waitFor();
  server.ahead(DAY);
  for (const { page } of [first, second]) await page.getByRole('dialog', { name: table.buttons.result }).waitFor();
});

const DAY = 86_400_000;
