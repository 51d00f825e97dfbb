import { BARS, type Figures, rounded } from './figures.ts';

const COLUMNS = [
  'date',
  'commit',
  'actions/s',
  'x chessops',
  'x boardgame.io',
  'legal/s',
  'evolve/s',
  'replay ms',
  'load ms',
  'max bytes',
  'mixed x chessops',
  'all boxes x base set',
] as const;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

export const INTRO = `# Benchmarks

\`npm run bench\` adds a row to the table below; \`npm run bench -- --help\` lists its options.

Read the ratios, not the absolutes: a slow machine slows the yardsticks as much as it slows us. Everything runs by turns,
in several rounds that do the very same work, in five processes one after the other; a second is a second of processor
time. Of each piece of work the fastest round counts, ours and the yardsticks' alike: whatever else the machine does can
only slow it down, and how well code is compiled is a matter of chance that lasts as long as its process. (The rows up to
commit a5265c0 are medians of the rounds, some of them still warming up; measured by the fastest rounds of one process that
version gave 0.93 to 1.06, and 0.61 to 0.71 with both boxes. The row of bfa7db0 is of one process,
that of b0709dc of three, and both of six seeds only.)

- **actions/s**: random play of the base set. Each action is picked among all that \`legal\` offers and applied; set-up
  and chance count as well.
- **x chessops**: those actions for each random ply of chess, which is likewise picked among all legal ones. The hope is
  3.
- **x boardgame.io**: those actions for each move of boardgame.io that does nothing.
- **legal/s**, **evolve/s**: calls of \`legal\`, and events folded, alone, along recorded games.
- **replay ms**, **load ms**: folding all events of the longest recorded game, and doing so from their JSON text.
- **max bytes**: the largest state met, as JSON.
- **mixed x chessops**: random play with both boxes and free teams (\`base.1+paladins.1 teams=free\`) for each ply.
- **all boxes x base set**: what a whole random game with all three boxes and free teams
  (\`base.1+paladins.1+prison.1 teams=free\`) costs, in whole random games of the base set.

The floors:

${BARS.map(({ name, side, limit, unit }) => `- ${name}: ${side} ${limit}${unit}`).join('\n')}

A commit with a \`+\` had changes on top that were not committed.

${line(COLUMNS)}${line(COLUMNS.map((_, index) => (index < 2 ? '---' : '---:')))}`;

export const rowOf = (figures: Figures, date: Date, commit: string): string =>
  line([
    date.toISOString().slice(0, 10),
    commit,
    rounded(figures.actionsPerSecond),
    rounded(figures.ratios.chessops),
    rounded(figures.ratios.boardgameio),
    rounded(figures.legalPerSecond),
    rounded(figures.eventsPerSecond),
    rounded(figures.replayMs),
    rounded(figures.loadMs),
    String(figures.maxStateBytes),
    rounded(figures.mixed.ratio),
    rounded(figures.games.cost),
  ]);

/** The table is the end of the file. */
export const appendRow = (text: string, row: string): string => `${text.trimEnd()}\n${row}`;
