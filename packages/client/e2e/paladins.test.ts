import { formatAction, parseAction } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { en } from '../app/texts/en.ts';
import { beginGame, playFrom } from './driver/begin.ts';
import { type Hand, keyboard, mouse, touch } from './driver/hands.ts';
import { askedPerson, greedy, type Mirror, type Step } from './driver/mirror.ts';
import { doStep, playOn, type Sitting, sitDown } from './driver/play.ts';
import { openPage, overhang, PHONE, useBrowser } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 180_000 });

const ROOMS = ['8ccw.0', '6ccw.0', '7ccw.0', '5ccw.0', '8cw.0', '6cw.0', '7cw.0', '5cw.0'];

/** Everybody of yellow's stands where there is something to do; the Ghost holds a pentacle. */
const TURN = scene(
  [
    'yDr@T1[0,0] yGm@T1[1,0] yIl@T1[1,3]+yScroll yGh@T1[1,1] yPp@T1[4,2] yWm@T1[4,1]+yRing',
    'yPa@T2[4,1] yKey@T2[4,0] yShield@T2[4,2] yEl@T3[2,3]*',
    'bEl@T1[0,3] bPa@T1[4,3]+bKey+bSlayer bWm@B4[0,1] bGh@B4[0,4]',
  ].join(' '),
  { rules: 'paladins.1', rooms: ROOMS, turn: { purses: [{ ap: 14, only: undefined, lent: false }] } },
);

const DOES = [
  'Dr!breathe e',
  'Gm!smash a2|b2',
  'Il!pit e2',
  'Il!unpit',
  'Il!rubble d1',
  'Pp!steal bKey',
  'Wm!teleport f1',
  'Il!charm bPa',
  'bPa d5>e5',
  'El!fountain',
  'Pa g5>f5+yKey>g5>h5+yShield',
  'Pa!lock h5|i5',
];

const stepOf = (mirror: Mirror, text: string): Step => {
  const seat = askedPerson(mirror) ?? 'yellow';
  const { rules, state } = mirror.game;
  const action = parseAction(rules, state, seat, text);
  if (!action.ok) throw new Error(`"${text}" cannot be read.`);
  expect(formatAction(rules, state, action.value)).toBe(text);
  return { seat, actions: [action.value] };
};

const doAll = async (from: Sitting, texts: readonly string[], look?: (text: string) => Promise<void>) => {
  let sitting = await sitDown(from);
  for (const text of texts) {
    sitting = await doStep(sitting, stepOf(sitting.mirror, text));
    await look?.(text);
  }
  return sitting;
};

const openFor = (hand: Hand): Promise<Page> => openPage(hand === touch ? { touch: true, viewport: PHONE } : {});

/** Whoever aims along a line shows what it sees, and what stops it. */
const expectRay = async (page: Page): Promise<void> => {
  await page.locator('[data-spot="place 0"]').hover();
  await page.locator('.board-ray').waitFor();
  await page.locator('[data-spot="place 24"]').hover();
  await page.locator('.board-ray').waitFor({ state: 'detached' });
};

describe('a turn with Paladins & Dragons', () => {
  test.each([mouse, keyboard, touch].map((hand) => [hand.name, hand] as const))('by %s', async (_, hand) => {
    const page = await openFor(hand);
    const mirror = await playFrom(page, TURN);
    if (hand === mouse) await expectRay(page);
    const held = page.locator('.score-yellow .score-held');
    await doAll({ page, hand, mirror, lifted: undefined }, DOES, async (text) => {
      expect(await held.count()).toBe(1);
      const lent = await page.locator('.score-purse-lent').count();
      expect(lent).toBe(text === 'Il!charm bPa' || DOES.indexOf(text) > DOES.indexOf('Il!charm bPa') ? 1 : 0);
    });
    expect(await overhang(page)).toBe(0);
  });

  test('the Weapon Master’s side sees the other’s card before it chooses', async () => {
    const fight = scene('yWm@T1[0,0] bEl@T1[0,1] bPa@B4[0,1]', { rules: 'paladins.1', rooms: ROOMS });
    const page = await openPage();
    const mirror = await playFrom(page, fight);
    let sitting = await doAll({ page, hand: mouse, mirror, lifted: undefined }, ['Wm x bEl', 'C2']);
    await page.locator('.combat-blue .combat-open').waitFor();
    expect(await page.locator('.combat-yellow .combat-open').count()).toBe(0);
    sitting = await doAll(sitting, ['C1']);
    expect(sitting.mirror.game.state.pieces[mirror.game.rules.characters.blue[1] ?? -1]?.wounded).toBe(true);
  });
});

test('a game against the computer begins with the box, and goes on', async () => {
  const page = await openPage({ at: '/new' });
  const mirror = await beginGame(page, { mode: 'computer', set: 'paladins', seed: 'dragons 1' });
  expect(mirror.game.rules.id).toBe('paladins.1');
  await playOn({ page, hand: mouse, mirror, lifted: undefined }, greedy, {
    until: ({ game }) => game.state.turn.number >= 4,
  });
  await page.getByRole('region', { name: en.parts.score.label }).waitFor();
});
