import { readyFor } from '@archmage/ai';
import { fill, plain } from '@archmage/words';
import type { Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { legal } from './commands/legal.ts';
import { lesson } from './commands/lesson.ts';
import { np } from './commands/np.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { rooms } from './commands/rooms.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { show } from './commands/show.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import { Complaint, EXIT, type Form, type Io, say, sayJson, type Terminal } from './io.ts';
import { takeLanguage } from './language.ts';
import { languageOf, MESSAGES } from './messages/languages.ts';
import type { Messages, Say } from './messages/messages.ts';

export const COMMANDS: readonly Command[] = [
  play,
  sim,
  arena,
  legal,
  np,
  check,
  perft,
  show,
  replay,
  verify,
  rooms,
  scenario,
  lesson,
  rules,
  puzzles,
  bench,
];

/** The whole program: arguments in, an exit code out. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  let terminal: Terminal = { ...io, words: MESSAGES[languageOf(io.env)] };
  try {
    await readyFor();
    const { rest, language } = takeLanguage(argv);
    if (language !== undefined) terminal = { ...io, words: MESSAGES[language] };
    return await dispatch(rest, terminal);
  } catch (error) {
    const form = before('--', argv).includes('--json') ? 'json' : 'text';
    if (error instanceof Complaint) return complain(terminal, form, error.say);
    return confess(terminal, form, error);
  }
};

const dispatch = async (argv: readonly string[], terminal: Terminal): Promise<number> => {
  const [name = '', ...rest] = argv;
  if (name === '') {
    terminal.errors.write(`${overview(terminal.words)}\n`);
    return EXIT.badInput;
  }
  if (name === '--help' || name === '-h' || name === 'help') return help(rest[0], terminal);
  const command = commandNamed(name);
  return asksForHelp(rest) ? help(name, terminal) : command.run(rest, terminal);
};

const commandNamed = (name: string): Command => {
  const command = COMMANDS.find((each) => each.name === name);
  if (command !== undefined) return command;
  throw new Complaint(({ complaints }) => fill(complaints.noCommand, { name }));
};

const asksForHelp = (rest: readonly string[]): boolean =>
  before('--', rest).some((word) => word === '--help' || word === '-h');

const before = (mark: string, words: readonly string[]): readonly string[] => {
  const end = words.indexOf(mark);
  return words.slice(0, end < 0 ? words.length : end);
};

/** For people; who asked for JSON reads the same sentence where the answer would have been. */
const complain = (terminal: Terminal, form: Form, sentence: Say): number => {
  const error = plain(sentence(terminal.words));
  terminal.errors.write(`${error}\n`);
  if (form === 'json') sayJson(terminal, { error });
  return EXIT.badInput;
};

/** A mistake of ours. Where it happened is for whoever asks. */
const confess = (terminal: Terminal, form: Form, error: unknown): number => {
  const { message, stack } = error instanceof Error ? error : new Error(`${error}`);
  complain(terminal, form, ({ complaints }) => fill(complaints.bug, { message: message.split('\n')[0] }));
  if (terminal.env.ARCHMAGE_TRACE) terminal.errors.write(`${stack}\n`);
  return EXIT.bug;
};

const help = (name: string | undefined, terminal: Terminal): number => {
  const { words } = terminal;
  say(
    terminal,
    name === undefined ? overview(words) : `${commandNamed(name).help(words).trim()}\n\n${words.helps.language}`,
  );
  return EXIT.fine;
};

const overview = ({ helps }: Messages): string =>
  [
    helps.usage,
    '',
    ...COMMANDS.map(({ name }) => `  ${name.padEnd(8)} ${helps.summaries[name]}`),
    '',
    helps.more,
    helps.language,
    fill(helps.exits, EXIT),
  ].join('\n');
