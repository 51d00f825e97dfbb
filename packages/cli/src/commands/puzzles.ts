import { fileURLToPath } from 'node:url';
import { formatGoal, type Puzzle } from '@archmage/ai/puzzles';
import { fill } from '@archmage/words';
import { type Command, expectArguments, readArgs, readCount } from '../command.ts';
import { insistOnFolder } from '../files.ts';
import { EXIT, say, sayJson, type Terminal } from '../io.ts';
import { readBot } from '../players.ts';
import { rulesFor } from '../positions.ts';
import { progress } from '../progress.ts';
import { dig } from '../puzzles/dig.ts';
import type { Vein } from '../puzzles/mine.ts';
import { type Flaw, proved, replayed } from '../puzzles/prove.ts';
import { puzzlesIn, puzzlesOn, shelve } from '../puzzles/shelf.ts';

export const puzzles: Command = {
  name: 'puzzles',
  help: ({ helps }) => helps.puzzles,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(puzzles, argv, OPTIONS);
    if (values.shelve) return shelveAll(positionals, values.folder, io);
    expectArguments(puzzles, positionals, []);
    return values.prove ? prove(values, io) : search(values, io);
  },
};

const OPTIONS = {
  games: { type: 'string', default: '10' },
  seed: { type: 'string', default: 'puzzles' },
  rules: { type: 'string', default: 'base' },
  bots: { type: 'string', default: 'strategist,archmage' },
  into: { type: 'string', default: 'found.txt' },
  shelve: { type: 'boolean', default: false },
  prove: { type: 'boolean', default: false },
  folder: { type: 'string', default: fileURLToPath(new URL('../../../../puzzles', import.meta.url)) },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

const search = async (values: Values, io: Terminal): Promise<number> => {
  const games = readCount(values.games, '--games');
  const [first = '', second = first] = values.bots.split(',');
  const bots = { yellow: readBot(first, '--bots'), blue: readBot(second, '--bots') };
  const rules = rulesFor(values.rules).id;
  const veins = Array.from({ length: games }, (_, nth): Vein => ({ rules, seed: `${values.seed} ${nth}`, bots }));
  const step = progress(io, games, 'games');
  let found = 0;
  await dig(veins, values.into, (more) => {
    found += more;
    step();
  });
  if (values.json) sayJson(io, { games, found, file: values.into });
  else say(io, fill(io.words.commands.puzzles.found, { games, found, file: values.into }));
  return EXIT.fine;
};

/** Those of the files join those that are there; of two with one name the file's stays. */
const shelveAll = (files: readonly string[], folder: string, io: Terminal): number => {
  insistOnFolder(folder);
  const all = new Map([...puzzlesOn(folder), ...files.flatMap(puzzlesIn)].map((puzzle) => [puzzle.id, puzzle]));
  shelve(folder, [...all.values()]);
  say(io, fill(io.words.commands.puzzles.shelved, { count: all.size, folder }));
  return EXIT.fine;
};

const prove = ({ folder, json }: Values, io: Terminal): number => {
  insistOnFolder(folder);
  const all = puzzlesOn(folder);
  const step = progress(io, all.length, 'puzzles');
  const flaws = all.flatMap((puzzle) => {
    const flaw = flawOf(puzzle);
    step();
    return flaw === undefined ? [] : [{ puzzle: puzzle.id, goal: formatGoal(puzzle.goal), flaw }];
  });
  if (json) sayJson(io, { puzzles: all.length, flaws });
  else {
    for (const { puzzle, flaw } of flaws) say(io, `${puzzle}: ${io.words.commands.puzzles.flaws[flaw]}`);
    say(io, fill(io.words.commands.puzzles.proved, { count: all.length, flaws: flaws.length }));
  }
  return flaws.length === 0 ? EXIT.fine : EXIT.no;
};

const flawOf = (puzzle: Puzzle): Flaw | undefined =>
  replayed(puzzle) ?? (proved(puzzle) === 'yes' ? undefined : 'unproved');
