import type { Ruleset, State } from '@archmage/engine';
import { fill } from '@archmage/words';
import type { Page } from 'playwright-core';
import { positionLink } from '../../app/host/links.ts';
import { handicapNamed } from '../../app/start/handicaps.ts';
import { BOOK_WISH, BOX_NAMES, playersOf, settingOf, type Wish } from '../../app/start/wish.ts';
import { ALL_TEXTS } from '../../app/texts/all.ts';
import { visit } from '../harness.ts';
import { type Mirror, mirrorOf } from './mirror.ts';

/** What the form of a new game can be asked for. */
export type Wanted = Pick<Wish, 'mode' | 'seed'> &
  Partial<
    Pick<Wish, 'level' | 'side' | 'set' | 'mix' | 'teams' | 'game' | 'opening' | 'takeback' | 'memory' | 'handicap'>
  >;

const { begin, from, levels } = ALL_TEXTS.en.start;

/** Fills in the form by the names of its fields, presses the button, and keeps the same game. */
export const beginGame = async (page: Page, wanted: Wanted): Promise<Mirror> => {
  const wish: Wish = { ...BOOK_WISH, level: 'greedy', ...wanted };
  await playAgainst(page, wish.level);
  await page.reload();
  const choose = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await choose(begin.modes[wish.mode].name);
  if (wish.mode === 'computer') {
    await choose(levels[wish.level]);
    await choose(begin.sides[wish.side].name);
  }
  await choose(begin.sets[wish.set].name);
  if (wish.set === 'base') await choose(begin.games[wish.game].name);
  if (wish.set === 'mixed') await chooseMix(page, wish);
  else await choose(begin.openings[wish.opening].name);
  await page.getByText(begin.options, { exact: true }).click();
  await page.getByRole('checkbox', { name: begin.memory.name }).setChecked(wish.memory === 'recalls');
  await choose(begin.takebacks[wish.takeback].name);
  if (wish.handicap !== '') await page.getByRole('radio', { name: handicapLabel(wish.handicap) }).check();
  await page.getByText(begin.more, { exact: true }).click();
  await page.getByRole('textbox', { name: begin.seed }).fill(wish.seed);
  await page.getByRole('button', { name: begin.start }).click();
  await page.waitForURL(/#\/game\/\w+$/);
  const setting = settingOf(wish, 0);
  if (!setting.ok) throw new Error('These rules do not go together.');
  return mirrorOf(setting.value);
};

const chooseMix = async (page: Page, { mix, teams }: Wish): Promise<void> => {
  for (const box of BOX_NAMES)
    await page.getByRole('checkbox', { name: new RegExp(`^${begin.sets[box].name}`) }).setChecked(mix.includes(box));
  await page.getByRole('radio', { name: new RegExp(`^${begin.teamsBy[teams].name}`) }).check();
};

/** Bots that are not offered to people: they play the same game again, whatever the machine is doing. */
const playAgainst = (page: Page, bot: Wish['level']): Promise<void> =>
  page.evaluate((name) => sessionStorage.setItem('archmage.test.bot', name), bot);

const handicapLabel = (name: string): string => {
  const row = handicapNamed(name);
  if (row === undefined) throw new Error(`There is no handicap ${name}.`);
  const { handicap } = begin;
  return fill(handicap.row, {
    stronger: handicap.strengths[row.stronger],
    against: handicap.strengths[row.against],
    characters: row.characters,
    without: row.without.map(({ value }) => `+${value}`).join(', ') || handicap.nothing,
  });
};

/** Goes on from a position somebody has sent as a link; yellow is a person. Nothing in it may be secret. */
export const playFrom = async (
  page: Page,
  { rules, state }: { readonly rules: Ruleset; readonly state: State },
  mode: Wish['mode'] = 'oneScreen',
): Promise<Mirror> => {
  const players = playersOf({ mode, level: 'greedy' }, 'yellow');
  await playAgainst(page, 'greedy');
  await visit(page, (await positionLink(rules, state)).slice(1));
  await page.getByRole('button', { name: from.title }).click();
  await page.getByRole('radio', { name: new RegExp(`^${begin.modes[mode].name}`) }).check();
  await page.getByRole('button', { name: begin.start }).click();
  await page.waitForURL(/#\/game\/\w+$/);
  return mirrorOf({ id: 'mirror', title: '', rules, players, seed: 'no chance', started: 0, start: state });
};
