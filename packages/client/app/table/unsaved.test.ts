import { failed, type Library, memoryLibrary } from '@archmage/host';
import { playUntil } from '@archmage/host/testing';
import { beforeEach, expect, test } from 'vitest';
import { clearNotices, notices } from '../shell/notices.tsx';
import { countLeft } from './hand/lay-out.ts';
import { bothAgree } from './screen/more.tsx';
import { lineUp, quiet, screenOf } from './test-screen.ts';

beforeEach(clearNotices);

/** Full as soon as so many actions more are stored, until there is room again. */
const narrowLibrary = () => {
  const space = { left: Number.POSITIVE_INFINITY };
  const whole = memoryLibrary();
  const library: Library = {
    ...whole,
    append: async (id, change) => {
      if (space.left === 0) return failed({ why: 'full' });
      space.left -= 1;
      return whole.append(id, change);
    },
  };
  return { library, space };
};

test('what was stored of a line is known, said and not sent again', async () => {
  const { library, space } = narrowLibrary();
  const screen = await screenOf({ library, blue: 'random' });
  const { host, table } = screen;
  await quiet(screen);
  const before = host.story('yellow').chapters.length;
  space.left = 2;
  const chosen = await lineUp(screen);
  expect(host.view('yellow').players.yellow.lineup).toEqual(chosen.slice(0, 2));
  const seen = table.seen.value;
  expect(seen && countLeft(seen, table.intent.value)).toBe(0);
  expect(notices.value.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^2 steps are stored; the rest could not be, so it has not happened\. The browser’s storage is/,
    ),
  ]);
  space.left = Number.POSITIVE_INFINITY;
  notices.value[0]?.action?.run();
  await quiet(screen);
  expect(notices.value).toEqual([]);
  expect(host.view('yellow').players.yellow.lineup).toEqual(chosen);
  const lined = host
    .story('yellow')
    .chapters.slice(before)
    .filter(({ actor }) => actor === 'yellow')
    .slice(0, 4);
  expect(lined.map(({ action }) => action)).toEqual(chosen.map((kind) => ({ type: 'line', kind })));
  expect(table.why.value).toBeUndefined();
});

test('a draw that both agree to is not half stored without a word', async () => {
  const { library, space } = narrowLibrary();
  const screen = await screenOf({ library });
  await playUntil(screen.host, 'act');
  space.left = 1;
  await bothAgree(screen);
  expect(screen.host.view('spectator').ending).toBeUndefined();
  expect(notices.value).toHaveLength(1);
  space.left = 1;
  notices.value[0]?.action?.run();
  await quiet(screen);
  expect(screen.host.view('spectator').ending?.winner).toBe('draw');
});
