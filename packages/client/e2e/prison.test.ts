import { formatAction, formatPosition, parseAction } from '@archmage/engine';
import { yard as laidOut, token } from '@archmage/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { playFrom as readPosition } from '../../../scripts/screenshots/stage.mjs';
import { beginGame, playFrom } from './driver/begin.ts';
import { type Hand, keyboard, mouse, touch } from './driver/hands.ts';
import { askedPerson, greedy, type Mirror, type Step } from './driver/mirror.ts';
import { doStep, expectEnd, playOn, type Sitting, sitDown } from './driver/play.ts';
import { LOOKED, NARROW, openPage, overhang, PHONE, useBrowser, violations } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 240_000 });

/** Everybody of yellow's stands where there is something to do. */
const TURN = laidOut(
  [
    'yNa@T1[1,3] yBk@T1[2,1] yCo@T1[2,3] yMe@T2[3,1] yBn@T3[3,1] yTe@B1[1,3]+ySpear yCl@T2[2,0]+yBow yWz@B4[1,3]+yWand',
    'bCl@T3[1,1] bWz@T2[2,3] bCo@B1[1,1] bMe@B4[1,4] bNa@B3[3,2]',
  ].join(' '),
  { turn: { purses: [{ ap: 20, only: undefined, lent: false }] } },
);

const stepOf = (mirror: Mirror, text: string): Step => {
  const seat = askedPerson(mirror) ?? 'yellow';
  const { rules, state } = mirror.game;
  const action = parseAction(rules, state, seat, text);
  if (!action.ok) throw new Error(`"${text}" cannot be read: ${JSON.stringify(action.error)}.`);
  expect(formatAction(rules, state, action.value)).toBe(text);
  return { seat, actions: [action.value] };
};

const doAll = async (from: Sitting, texts: readonly string[]): Promise<Sitting> => {
  let sitting = await sitDown(from);
  for (const text of texts) sitting = await doStep(sitting, stepOf(sitting.mirror, text));
  return sitting;
};

const openFor = (hand: Hand, at = '/'): Promise<Page> =>
  openPage(hand === touch ? { at, touch: true, viewport: PHONE } : { at });

/** The board draws how far somebody aims, and the scene what each risks. */
const LOOKS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'Cl x bWz shoot': (page) => page.locator('.combat-safe').waitFor(),
  'Te x bCo thrust': (page) => page.locator('.combat .question').waitFor(),
  'answer card=C6': (page) => page.locator('.combat-blue .combat-called').waitFor(),
};

const DOES = [
  'Na d2>c2>c1>b1',
  'Bk!lock a3|b3',
  'Co!shatter d3|e3',
  'Bn!scream bCl',
  'Cl x bWz shoot',
  'C2',
  'C0',
  'Te x bCo thrust',
  'answer card=C6',
  'C0',
  'C6',
  'Wz!fire e',
  'Me rot C-',
];

describe('a turn with Prison', () => {
  test.each([mouse, keyboard, touch].map((hand) => [hand.name, hand] as const))('by %s', async (_, hand) => {
    const page = await openFor(hand);
    const mirror = await playFrom(page, TURN);
    let sitting: Sitting = { page, hand, mirror, lifted: undefined };
    for (const text of DOES) {
      sitting = await doAll(sitting, [text]);
      await LOOKS[text]?.(page);
    }
    expect(await overhang(page)).toBe(0);
  });
});

const placed = (page: Page, place: number) => page.locator(`[data-spot="place ${place}"]`);

test('whom a weapon reaches is drawn, and where a scream would push somebody, before anybody says yes', async () => {
  const page = await openPage();
  const mirror = await playFrom(page, TURN);
  const at = (code: string) => token(TURN, code).at;
  await sitDown({ page, hand: mouse, mirror, lifted: undefined });
  await placed(page, at('yCl')).hover();
  await page.locator('.board-ray-stop').waitFor();
  await placed(page, at('yMe')).hover();
  await page.locator('.board-ray').waitFor({ state: 'detached' });
  await placed(page, at('yBn')).click();
  await placed(page, at('bCl')).click();
  const proposal = page.locator('.table-proposal');
  await expect.poll(() => proposal.innerText()).toContain('The blue Cleric falls into a pit.');
  await page.getByRole('gridcell', { name: /^l1.*pushes the blue Cleric from l2 to l1/ }).waitFor();
  await page.keyboard.press('Escape');
  await placed(page, at('yCl')).click();
  await placed(page, at('bCl')).click();
  await page.locator('.why').getByText('R-RNG-01').waitFor();
});

test.each(LOOKED)('a question over a fight fits the smallest phone and is named: %s, %s', async (theme, language) => {
  const page = await openPage({ viewport: NARROW, touch: true, theme, language });
  await readPosition(page, formatPosition(TURN.rules, TURN.state));
  await placed(page, token(TURN, 'yTe').at).tap();
  await placed(page, token(TURN, 'bCo').at).tap();
  await page.locator('.table-proposal .button-main').tap();
  await page.locator('.combat .question-answer').first().waitFor();
  expect(await overhang(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});

describe('a whole game with Prison, from the form to the result', () => {
  // Short ones; in the first somebody shoots, in the others there is fire.
  test.each([
    [mouse.name, mouse, 'cells 42'],
    [keyboard.name, keyboard, 'cells 291'],
    [touch.name, touch, 'cells 264'],
  ] as const)('by %s', async (_, hand, seed) => {
    const page = await openFor(hand, '/new');
    const mirror = await beginGame(page, { mode: 'computer', set: 'prison', opening: 'simple', seed });
    expect(mirror.game.rules.id).toBe('prison.1');
    await expectEnd(await playOn({ page, hand, mirror, lifted: undefined }, greedy));
  });
});

test('three boxes are mixed from the form', async () => {
  const page = await openPage({ at: '/new' });
  const mirror = await beginGame(page, { mode: 'computer', set: 'mixed', teams: 'mutual', seed: 'all three' });
  expect(mirror.game.rules.id).toBe('base.1+paladins.1+prison.1 teams=mutual');
  await page.locator('.teams').waitFor();
});
