import type { Readable, Writable } from 'node:stream';
import { en } from './messages/en.ts';
import type { Messages, Say } from './messages/messages.ts';

/** The rim of the program: a command reads and writes through this and nothing else but files. */
export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The same once it is known which language its reader speaks. */
export interface Terminal extends Io {
  readonly words: Messages;
}

export const say = (io: Io, text: string): void => {
  io.output.write(`${text}\n`);
};

/** How a command answers. */
export type Form = 'text' | 'json';

/** With `--json` this is the only thing a command says. */
export const sayJson = (io: Io, value: object): void => say(io, JSON.stringify(value, undefined, 2));

/** https://no-color.org: any value but the empty one. */
export const hasColour = ({ output, env }: Io): boolean => output.isTTY === true && !env.NO_COLOR;

/** Some terminals say that they have no columns at all. */
export const widthOf = ({ output }: Io): number => output.columns || WIDE;

/** A file or a pipe is as wide as the text. */
const WIDE = 200;
/** Narrower, and a word is broken anyway. */
const NARROW = 20;

/** Long sentences broken between words, for a terminal; a pipe gets them whole. */
export const wrapped = (io: Io, text: string): string => {
  const width = Math.max(NARROW, Math.min(widthOf(io), 100));
  return io.output.isTTY === true
    ? text.replace(new RegExp(`(?![^\\n]{1,${width}}$)([^\\n]{1,${width}})(?<!«)\\s(?![:;!?»])`, 'g'), '$1\n')
    : text;
};

/** What a command answers to the shell. */
export const EXIT = { fine: 0, no: 1, badInput: 2, bug: 3 } as const;

/** Bad input from outside, as one sentence for the person who gave it. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
  readonly say: Say;

  constructor(sentence: Say) {
    super(sentence(en));
    this.say = sentence;
  }
}
