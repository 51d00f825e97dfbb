import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

export type Answer = { readonly line: string } | 'end' | 'late';

export interface Question {
  readonly prompt: string;
  /** What is typed is not kept in the history, nor shown again. */
  readonly secret?: boolean;
  readonly complete?: (line: string) => readonly string[];
  /** Says that nobody wants the answer any more. */
  readonly signal?: AbortSignal;
}

/** A person's answers, line by line: typed at a terminal or piped in. */
export interface Lines {
  ask(question: Question): Promise<Answer>;
  close(): void;
}

export const openLines = (io: Io): Lines => {
  const terminal = io.input.isTTY === true && io.output.isTTY === true;
  const typed: string[] = [];
  let waiting: ((answer: Answer) => void) | undefined;
  let asked: Question = { prompt: '' };
  let isOver = false;
  const reader = createInterface({
    input: io.input,
    ...(terminal ? { output: io.output } : {}),
    terminal,
    completer: (line: string) => [asked.complete?.(line) ?? [], line],
  });
  const answer = (given: Answer): void => {
    const settle = waiting;
    waiting = undefined;
    if (settle !== undefined && !terminal) io.output.write(`${echo(given, asked)}\n`);
    settle?.(given);
  };
  reader.on('line', (line) => {
    if (waiting === undefined) typed.push(line);
    else answer({ line });
  });
  reader.on('history', (history: string[]) => {
    if (asked.secret) history.shift();
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isOver = true;
    answer('end');
  });
  /** What is half typed is not the next person's: it ends as a line that nobody reads, and can be called back by no key. */
  const giveUp = (): void => {
    answer('late');
    if (terminal) reader.write(null, { name: 'return' });
    typed.length = 0;
  };
  return {
    ask: (question) =>
      new Promise((settle) => {
        asked = question;
        if (!terminal) io.output.write(question.prompt);
        else if (!isOver) prompt(reader, question);
        waiting = settle;
        const line = typed.shift();
        if (line !== undefined) answer({ line });
        else if (isOver) answer('end');
        else question.signal?.addEventListener('abort', () => waiting === settle && giveUp());
      }),
    close: () => reader.close(),
  };
};

const prompt = (reader: Interface, question: Question): void => {
  reader.setPrompt(question.prompt);
  reader.prompt();
};

const echo = (answer: Answer, { secret }: Question): string => {
  if (typeof answer === 'string') return '';
  return secret ? '…' : answer.line;
};
