import type { Command } from './command.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { legal } from './commands/legal.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { show } from './commands/show.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import { Complaint, EXIT, type Io, say } from './io.ts';

export const COMMANDS: readonly Command[] = [play, sim, legal, check, perft, show, replay, verify, rules, bench];

/** The whole program: arguments in, an exit code out. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  const [name = '', ...rest] = argv;
  if (name === '' || name === '--help' || name === '-h' || name === 'help') return help(rest[0], name === '', io);
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) return complain(io, `There is no command "${name}". See archmage --help.`);
  if (asksForHelp(rest)) return help(name, false, io);
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof Complaint) return complain(io, error.message);
    throw error;
  }
};

const asksForHelp = (rest: readonly string[]): boolean => {
  const end = rest.indexOf('--');
  return rest.slice(0, end < 0 ? rest.length : end).some((word) => word === '--help' || word === '-h');
};

const complain = (io: Io, sentence: string): number => {
  io.errors.write(`${sentence}\n`);
  return EXIT.badInput;
};

const help = (name: string | undefined, isLost: boolean, io: Io): number => {
  if (isLost) {
    io.errors.write(`${overview()}\n`);
    return EXIT.badInput;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (name !== undefined && command === undefined)
    return complain(io, `There is no command "${name}". See archmage --help.`);
  say(io, command === undefined ? overview() : command.help.trim());
  return EXIT.fine;
};

const overview = (): string =>
  [
    'Usage: archmage COMMAND [options]',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`),
    '',
    'archmage COMMAND --help says more. FILE is a position or a game as text; - reads it from the input.',
    `Exit codes: ${EXIT.fine} fine, ${EXIT.no} the answer is no, ${EXIT.badInput} bad input.`,
  ].join('\n');
