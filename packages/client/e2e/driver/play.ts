import { SEATS, type Seat, score } from '@archmage/engine';
import { viewerOf } from '@archmage/host';
import { endingWords, fill } from '@archmage/words';
import { LEXICONS } from '@archmage/words/all';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { capital } from '../../app/parts/words.ts';
import { ALL_TEXTS } from '../../app/texts/all.ts';
import { agree } from './compare.ts';
import type { Hand } from './hands.ts';
import { after, askedPerson, hadShowdown, isPrivateTo, type Mind, type Mirror, nextStep, type Step } from './mirror.ts';
import { perform } from './perform.ts';

const { en } = ALL_TEXTS;

/** Somebody at the page: the mirror, and for whom the curtain was lifted last. */
export interface Sitting {
  readonly page: Page;
  readonly hand: Hand;
  readonly mirror: Mirror;
  readonly lifted: Seat | undefined;
}

export interface Watcher {
  /** The curtain is down for this seat. */
  readonly onCurtain?: (sitting: Sitting, to: Seat) => Promise<void>;
  readonly onStep?: (sitting: Sitting, step: Step) => Promise<void>;
}

export const curtainOf = (page: Page, to: Seat): Locator =>
  page.getByRole('dialog', { name: fill(en.parts.curtain.title, { name: en.table.names[to] }) });

/** Lifts the curtain where there must be one, and sees that there is none elsewhere; then the page shows the mirror. */
export const sitDown = async (sitting: Sitting, { onCurtain }: Watcher = {}): Promise<Sitting> => {
  const { hand, mirror, page } = sitting;
  const seat = askedPerson(mirror);
  if (seat === undefined) return sitting;
  if (!isPrivateTo(mirror, seat)) {
    await agree(sitting, seat);
    return { ...sitting, lifted: undefined };
  }
  if (sitting.lifted !== seat) {
    await curtainOf(page, seat).waitFor();
    await onCurtain?.(sitting, seat);
    await hand.press(page, { button: fill(en.parts.curtain.lift, { name: en.table.names[seat] }) });
  }
  await agree(sitting, seat);
  return { ...sitting, lifted: seat };
};

/** One step through the page: afterwards the page shows what the mirror says. */
export const doStep = async (sitting: Sitting, step: Step, watcher: Watcher = {}): Promise<Sitting> => {
  const { hand, mirror, page } = sitting;
  await watcher.onStep?.(sitting, step);
  await perform(sitting, step);
  const next = after(mirror, step);
  if (hadShowdown(mirror, next)) await hand.press(page, { button: en.parts.combat.goOn });
  return sitDown({ ...sitting, mirror: next }, watcher);
};

/** Plays until the game is over, or until somebody has seen enough. */
export const playOn = async (
  from: Sitting,
  mind: Mind,
  watcher: Watcher & { readonly until?: (mirror: Mirror) => boolean } = {},
): Promise<Sitting> => {
  let sitting = await sitDown(from, watcher);
  for (let step = nextStep(sitting.mirror, mind); step !== undefined; step = nextStep(sitting.mirror, mind)) {
    if (watcher.until?.(sitting.mirror)) return sitting;
    sitting = await doStep(sitting, step, watcher);
  }
  return sitting;
};

/** The panel at the end says what the mirror says. */
export const expectEnd = async ({ mirror, page }: Sitting): Promise<void> => {
  const { game, players } = mirror;
  const { ending } = game.state;
  if (ending === undefined) throw new Error('The game is not over.');
  const { end } = en.ending;
  const { seats } = en.parts;
  const { winner } = ending;
  const won =
    viewerOf(players) === winner ? end.youWon : fill(end.won, { seat: winner === 'draw' ? '' : seats[winner] });
  const panel = page.getByRole('dialog', { name: en.table.buttons.result });
  await panel.getByRole('heading', { name: winner === 'draw' ? end.drawn : won, exact: true }).waitFor();
  const [yellow, blue] = SEATS.map((seat) => score(game.rules, game.state, seat));
  await panel.getByText(fill(end.points, { yellow, blue }), { exact: true }).waitFor();
  await panel.getByText(`${capital(endingWords(LEXICONS.en, ending).ending)}.`, { exact: true }).waitFor();
  const row = panel.getByRole('row', { name: new RegExp(`^${end.rows.points}`) });
  expect(await row.getByRole('cell').allTextContents()).toEqual([`${yellow}`, `${blue}`]);
};
