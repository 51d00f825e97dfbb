import { type ParseArgsConfig, parseArgs } from 'node:util';
import { fill } from '@archmage/words';
import { Complaint, type Terminal } from './io.ts';
import type { Messages, Say } from './messages/messages.ts';

export interface Command {
  readonly name: keyof Messages['helps']['summaries'];
  /** What `--help` prints, the usage first. */
  readonly help: Say;
  run(argv: readonly string[], terminal: Terminal): Promise<number>;
}

type Named = Pick<Command, 'name'>;
type Flags = NonNullable<ParseArgsConfig['options']>;

/** Node's own parser, with its errors as one sentence. */
export const readArgs = <T extends Flags>({ name }: Named, argv: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [, option = ''] = /'(-[^' ]*)/.exec(message) ?? [];
    const kind = complaintFor(code, message);
    throw new Complaint(({ complaints }) => fill(complaints[kind], { option, command: name }));
  }
};

const complaintFor = (code: string, message: string): 'unknownOption' | 'noValue' | 'valueMissing' => {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return 'unknownOption';
  return message.includes('does not take') ? 'noValue' : 'valueMissing';
};

/** Exactly the arguments a command names: `FILE`, `ACTION` … */
export const expectArguments = (
  { name: command }: Named,
  given: readonly string[],
  names: readonly (keyof Messages['complaints']['arguments'])[],
): readonly string[] => {
  const missing = names[given.length];
  if (missing !== undefined)
    throw new Complaint(({ complaints }) =>
      fill(complaints.argumentMissing, { name: complaints.arguments[missing], command }),
    );
  const extra = given[names.length];
  if (extra !== undefined) throw new Complaint(({ complaints }) => fill(complaints.argumentExtra, { extra, command }));
  return given;
};

export const readCount = (text: string, what: string, { least = 1, most = 1_000_000_000 } = {}): number => {
  const count = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  if (count >= least && count <= most) return count;
  throw new Complaint(({ complaints }) => fill(complaints.notCount, { what, least, most, text }));
};

export const readOneOf = <T extends string>(list: readonly T[], text: string, what: string): T => {
  const found = list.find((item) => item === text);
  if (found !== undefined) return found;
  throw new Complaint(({ complaints, sentences }) => {
    const choices = fill(sentences.parts.either, { list: list.slice(0, -1).join(', '), last: list.at(-1) });
    return fill(complaints.notOneOf, { what, list: choices, text });
  });
};
