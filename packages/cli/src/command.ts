import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Complaint, type Io } from './io.ts';

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints, the usage first. */
  readonly help: string;
  run(argv: readonly string[], io: Io): Promise<number>;
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Node's own parser, with its errors as one sentence. */
export const readArgs = <T extends Flags>(command: Pick<Command, 'name'>, argv: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ');
    const reason = first.replace(/\.$/, '').replace(/\n/g, ' ');
    throw new Complaint(`${reason}. See archmage ${command.name} --help.`);
  }
};

/** Exactly the arguments a command names: `FILE`, `ACTION` … */
export const expectArguments = (
  command: Pick<Command, 'name'>,
  given: readonly string[],
  names: readonly string[],
): readonly string[] => {
  const missing = names[given.length];
  if (missing !== undefined) throw new Complaint(`${missing} is missing. See archmage ${command.name} --help.`);
  const extra = given[names.length];
  if (extra !== undefined)
    throw new Complaint(`"${extra}" is one argument too many. See archmage ${command.name} --help.`);
  return given;
};

export const readCount = (text: string, what: string, { least = 1, most = 1_000_000_000 } = {}): number => {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (count >= least && count <= most) return count;
  throw new Complaint(`${what} has to be a whole number from ${least} to ${most}, not "${text}".`);
};

export const readOneOf = <T extends string>(list: readonly T[], text: string, what: string): T => {
  const found = list.find((item) => item === text);
  if (found !== undefined) return found;
  throw new Complaint(`${what} has to be ${list.slice(0, -1).join(', ')} or ${list.at(-1)}, not "${text}".`);
};
