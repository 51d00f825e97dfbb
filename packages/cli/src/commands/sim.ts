import { BOT_NAMES, type BotName } from '@archmage/ai';
import type { BySeat } from '@archmage/engine';
import { fill } from '@archmage/words';
import { type Command, expectArguments, readArgs, readCount } from '../command.ts';
import { Complaint, EXIT, type Io, say, sayJson } from '../io.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { readBot } from '../players.ts';
import { wishedRules } from '../positions.ts';
import { progress } from '../progress.ts';
import { type Plan, type Report, simulate } from '../simulate.ts';
import type { Spread } from '../spread.ts';

export const sim: Command = {
  name: 'sim',
  help: ({ helps }) => fill(helps.sim, { bots: BOT_NAMES.join(', ') }),
  run: async (argv, io) => {
    const { values, positionals } = readArgs(sim, argv, OPTIONS);
    expectArguments(sim, positionals, []);
    const games = readCount(values.games, '--games');
    const plan: Plan = {
      games,
      seed: values.seed,
      rules: wishedRules(values.rules, readOwn(values)),
      bots: readBots(values.bots),
      sample: readCount(values.sample, '--sample'),
    };
    const report = simulate(plan, progress(io, games, 'games'));
    if (values.json) sayJson(io, report);
    else describe(io, report);
    return verdict(report);
  },
};

export const verdict = ({ violations }: Pick<Report, 'violations'>): number =>
  violations.length === 0 ? EXIT.fine : EXIT.no;

const OPTIONS = {
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  rules: { type: 'string' },
  ...OWN_OPTIONS,
  bots: { type: 'string', default: 'random,greedy' },
  sample: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
} as const;

const readBots = (text: string): BySeat<BotName> => {
  const names = text.split(',');
  if (names.length > 2) throw new Complaint(({ complaints }) => fill(complaints.manyBots, { text }));
  return { yellow: readBot(names[0] ?? '', '--bots'), blue: readBot(names.at(-1) ?? '', '--bots') };
};

const describe = (io: Io, report: Report): void => {
  const { bots, wins, endings, points, violations } = report;
  const line = ({ least, mean, most }: Spread) => `${least} to ${most}, ${mean} on average`;
  say(io, `rules       ${report.rules}, seed ${report.seed}`);
  say(io, `games       ${report.games}`);
  say(io, `actions     ${report.actions}`);
  say(io, `length      ${line(report.length)} actions; ${line(report.turns)} turns`);
  say(io, `yellow      ${bots.yellow}: ${wins.yellow} won, points ${line(points.yellow)}`);
  say(io, `blue        ${bots.blue}: ${wins.blue} won, points ${line(points.blue)}`);
  say(io, `drawn       ${wins.draw}`);
  say(
    io,
    `endings     ${Object.entries(endings)
      .map(([why, count]) => `${why} ${count}`)
      .join(', ')}`,
  );
  say(io, `violations  ${violations.length}`);
  for (const { game, action, sentence } of violations.slice(0, SHOWN))
    say(io, `  game ${game}, action ${action}: ${sentence}`);
};

/** One broken law is mostly broken many times. */
const SHOWN = 10;
