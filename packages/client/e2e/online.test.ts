import { fill } from '@archmage/words';
import { expect, test } from 'vitest';
import { choicesOf } from '../../server/src/testing/index.ts';
import { en } from '../app/online/texts/en.ts';
import { ALL_TEXTS } from '../app/texts/all.ts';
import { atTable, choose, doIt, guestAt, setUpQuickly, useServer } from './driver/afar.ts';
import { PHONE, useBrowser } from './harness.ts';

useBrowser();
const server = useServer();
const { table } = ALL_TEXTS.en;

test('two people play a live game, each in a browser of their own, and again with the seats exchanged', async () => {
  const [ann, bob] = await atTable(server.origin(), {}, { viewport: PHONE });
  for (const guest of [ann, bob]) {
    const [first, ...rest] = choicesOf(guest.ears).slice(0, 4);
    if (first === undefined) throw new Error('There is nobody to line up.');
    await doIt(guest, [first, ...rest]);
  }
  await setUpQuickly(ann, bob);
  const first = ann.ears.views()?.state.turn.seat === 'yellow' ? ann : bob;
  const second = first === ann ? bob : ann;
  await doIt(first, [choose(first, 'card')]);
  await second.page
    .getByText(fill(table.prompts.thinking, { seat: table.names[first.seat] }))
    .first()
    .waitFor();
  expect(await second.page.getByRole('timer').count()).toBe(2);
  await doIt(first, [choose(first, 'pass')]);
  await second.page
    .getByText(fill(table.prompts.card, { seat: table.names[second.seat] }))
    .first()
    .waitFor();
  await doIt(second, [{ type: 'resign' }]);
  for (const { page } of [ann, bob]) {
    await page.getByRole('dialog', { name: table.buttons.result }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: en.table.rematch }).click();
  }
  const next = async (guest: typeof ann, seat: typeof ann.seat) => {
    await guest.page.waitForURL((url) => url.hash.startsWith('#/afar/') && !url.hash.includes(guest.ears.game));
    const [, game = ''] = /#\/afar\/(\w+)/.exec(guest.page.url()) ?? [];
    return guestAt(guest.page, seat, game);
  };
  const [annAgain, bobAgain] = [await next(ann, 'blue'), await next(bob, 'yellow')];
  expect([annAgain.ears.views()?.viewer, bobAgain.ears.views()?.viewer]).toEqual(['blue', 'yellow']);
}, 120_000);
