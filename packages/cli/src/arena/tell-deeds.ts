import type { BotName } from '@archmage/ai';
import { BOXES } from '@archmage/engine';
import { cardName, fill, groundOf, kindName, offerName } from '@archmage/words';
import { say, type Terminal, wrapped } from '../io.ts';
import type { Messages } from '../messages/messages.ts';
import { CHOSEN, type ChosenSort, type DeedReport, type Doings } from './deeds.ts';
import { describeFaults } from './tell.ts';

/** A table of all deeds, a column for each bot; then what each never did. */
export const describeDeeds = (io: Terminal, report: DeedReport): void => {
  const { deeds: texts } = io.words.commands.arena;
  const { games, rules, seed } = report;
  const bots = Object.entries(report.bots) as readonly (readonly [BotName, Doings])[];
  say(io, fill(texts.title, { games, rules, seed }));
  for (const sort of CHOSEN) describeSort(io, sort, bots);
  say(io, '');
  for (const [bot, { never }] of bots) say(io, wrapped(io, neverIn(io.words, bot, never)));
  describeFaults(io, report);
};

const describeSort = (io: Terminal, sort: ChosenSort, bots: readonly (readonly [BotName, Doings])[]): void => {
  const all = Object.keys(bots[0]?.[1].done ?? {}).filter((deed) => deed.startsWith(`${sort} `));
  if (all.length === 0) return;
  const { sorts } = io.words.commands.arena.deeds;
  const row = (name: string, cells: readonly (readonly [BotName, string])[]) =>
    say(io, name.padEnd(NAME) + cells.map(([bot, text]) => text.padStart(bot.length + GAP)).join(''));
  say(io, '');
  row(
    sorts[sort],
    bots.map(([bot]) => [bot, bot]),
  );
  for (const deed of all)
    row(
      `  ${deedName(io.words, deed)}`,
      bots.map(([bot, { done }]) => [bot, `${done[deed] || '-'}`]),
    );
};

const NAME = 38;
const GAP = 2;

const neverIn = (words: Messages, bot: BotName, never: readonly string[]): string => {
  const { all, group, never: some, sorts } = words.commands.arena.deeds;
  if (never.length === 0) return fill(all, { bot });
  const list = CHOSEN.flatMap((sort) => {
    const names = never.filter((deed) => deed.startsWith(`${sort} `)).map((deed) => deedName(words, deed));
    return names.length === 0 ? [] : [fill(group, { sort: sorts[sort], names: names.join(', ') })];
  });
  return fill(some, { bot, list: list.join('; ') });
};

const deedName = (words: Messages, deed: string): string => {
  const [, sort = '', name = ''] = /^(\w+) (.+)$/.exec(deed) ?? [];
  return NAMES[sort as ChosenSort](words, name);
};

type Texts = Readonly<Record<string, string>>;

const NAMES: Readonly<Record<ChosenSort, (words: Messages, name: string) => string>> = {
  offer: offerName,
  gift: kindName,
  character: kindName,
  object: kindName,
  action: ({ commands }, name) => (commands.arena.deeds.actions as Texts)[name] ?? name,
  card: cardWords,
  terrain: (words, name) => groundOf(words, name).name,
  gate: ({ commands }, name) => (commands.arena.deeds.gates as Texts)[name] ?? name,
  edge: ({ commands }, name) => (commands.arena.deeds.edges as Texts)[name] ?? name,
  removal: ({ commands }, name) => (commands.arena.deeds.removals as Texts)[name] ?? name,
};

/** The cards of all boxes have one and the same name in all of them. */
function cardWords(words: Messages, name: string): string {
  const face = BOXES.all()
    .flatMap(({ deck }) => deck)
    .find((card) => card.name === name);
  return face === undefined ? name : cardName(words, face);
}
