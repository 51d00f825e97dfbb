import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BotName, LEVELS } from '@archmage/ai';
import { fill } from '@archmage/words';
import { textOf, writeWhole } from '../files.ts';
import { Complaint } from '../io.ts';
import type { Rating } from './elo.ts';
import type { Pairing } from './pairing.ts';
import { pictureOf } from './picture.ts';
import { ANCHOR_ELO, type Standings, scoreBetween, standingsOf } from './standings.ts';

export const PAGE = 'strength.md';
export const PICTURE = 'strength.svg';
export const STORE = 'strength.json';

/** Writes the page's own part anew, and the picture; what people wrote around it stays. */
export const writePage = (folder: string, pairings: readonly Pairing[]): void => {
  const file = join(folder, PAGE);
  const standings = standingsOf(pairings);
  const page = around(existsSync(file) ? textOf(file) : NEW_PAGE, partOf(pairings, standings));
  if (page === undefined) throw new Complaint(({ complaints }) => fill(complaints.noMarks, { file, begin, end }));
  writeWhole(join(folder, PICTURE), pictureOf(standings));
  writeWhole(file, page);
};

const begin = '<!-- ladder: from here on `archmage arena --ladder` writes -->';
const end = '<!-- ladder: up to here -->';

const NEW_PAGE = `# Strength

How well the bots play, measured by \`archmage arena --ladder\`.

${begin}
${end}
`;

/** The page with another part between the marks, or nothing where there are none. */
export const around = (page: string, part: string): string | undefined => {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) return undefined;
  return `${page.slice(0, from + begin.length)}\n\n${part}\n\n${page.slice(to)}`;
};

export const partOf = (pairings: readonly Pairing[], standings: Standings): string =>
  [
    `![The bots by their Elo, each with its 95 % interval](${PICTURE})`,
    table(
      [RANKS, ...standings.ratings.map((rating, at) => rankOf(standings, rating, at))],
      '|--:|:--|--:|--:|--:|--:|--:|',
    ),
    `Elo by Bradley and Terry's model, ${standings.anchor} being ${ANCHOR_ELO}; who won or lost all games of a pairing is rated as if one had been drawn. The score is the share of all points, a draw being half a point.`,
    '**Everybody against everybody**: the share of the points that the row won against the column, with its 95 % interval; the two games of a deal count as one observation.',
    crossTable(
      pairings,
      standings.ratings.map(({ name }) => name),
    ),
    factsOf(pairings),
  ].join('\n\n');

const RANKS = ['', 'Bot', 'Elo', '95 %', 'Score', 'Games', 'ms a turn'];

const table = ([head = [], ...rows]: readonly (readonly string[])[], rule: string): string =>
  [lineOf(head), rule, ...rows.map(lineOf)].join('\n');

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const rankOf = ({ bots }: Standings, { name, elo, margin }: Rating<BotName>, at: number): readonly string[] => {
  const { games = 0, points = 0, msPerTurn = 0 } = bots[name] ?? {};
  const interval = margin === 0 ? 'anchor' : `${Math.round(elo - margin)} to ${Math.round(elo + margin)}`;
  return [
    `${at + 1}`,
    titleOf(name),
    `${Math.round(elo)}`,
    interval,
    percent(points / games),
    `${games}`,
    `${msPerTurn}`,
  ];
};

const titleOf = (name: BotName): string => {
  const levels: readonly string[] = LEVELS;
  return levels.includes(name) ? `**${name}** (level ${levels.indexOf(name) + 1})` : name;
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const crossTable = (pairings: readonly Pairing[], names: readonly BotName[]): string => {
  const cell = (row: BotName, column: BotName): string => {
    const score = row === column ? undefined : scoreBetween(pairings, row, column);
    if (score === undefined) return '';
    const [low, high] = score.ci95.map((each) => Math.round(each * 100));
    return `${percent(score.score)} (${low}–${high})`;
  };
  const rows = names.map((row) => [row, ...names.map((column) => cell(row, column))]);
  return table([['', ...names], ...rows], `|:--|${names.map(() => '--:|').join('')}`);
};

const factsOf = (pairings: readonly Pairing[]): string => {
  const total = (of: (pairing: Pairing) => number) => pairings.reduce((sum, pairing) => sum + of(pairing), 0);
  const games = total(({ totals }) => totals.games);
  return [
    `Games: ${games}, of ${(total(({ totals }) => totals.turns) / games).toFixed(1)} turns on average; the first player won ${percent(total(({ totals }) => totals.first) / games)} of the points. Refused actions, exceptions and stalls: ${total(({ totals }) => totals.faults)}.`,
    `Time: ${kinds(pairings, ({ ms }) => (ms === undefined ? 'as long as each bot thinks by itself' : `${ms} ms a turn`))}. Rules: ${kinds(pairings, ({ rules }) => rules)}.`,
    `Played until ${pairings.reduce((last, { date }) => (date > last ? date : last), '')}, commit ${kinds(pairings, ({ commits }) => commits.join(' and '))}, on ${kinds(pairings, ({ machines }) => machines.join(' and '))}.`,
  ].join('\n\n');
};

/** What is said of all pairings, or of how many. */
const kinds = (pairings: readonly Pairing[], of: (pairing: Pairing) => string): string => {
  const words = pairings.map(of);
  const different = [...new Set(words)];
  if (different.length === 1) return different[0] ?? '';
  return different.map((word) => `${word} (${words.filter((each) => each === word).length} pairings)`).join('; ');
};
