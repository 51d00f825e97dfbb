import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

export type Answer = { readonly line: string } | 'end' | 'late';

export interface Question {
  readonly prompt: string;
  /** What is typed is not kept in the history, nor shown again. */
  readonly secret?: boolean;
  readonly complete?: (line: string) => readonly string[];
  /** Milliseconds to answer in. */
  readonly within?: number | undefined;
}

/** A person's answers, line by line: typed at a terminal or piped in. */
export interface Lines {
  ask(question: Question): Promise<Answer>;
  close(): void;
}

export const openLines = (io: Io): Lines => {
  const terminal = io.input.isTTY === true && io.output.isTTY === true;
  const waiting: ((answer: Answer) => void)[] = [];
  const typed: string[] = [];
  let asked: Question = { prompt: '' };
  let isOver = false;
  const reader = createInterface({
    input: io.input,
    ...(terminal ? { output: io.output } : {}),
    terminal,
    completer: (line: string) => [asked.complete?.(line) ?? [], line],
  });
  const end = () => {
    isOver = true;
    for (const answer of waiting.splice(0)) answer('end');
  };
  reader.on('line', (line) => {
    const next = waiting.shift();
    if (next) next({ line });
    else typed.push(line);
  });
  reader.on('history', (history: string[]) => {
    if (asked.secret) history.shift();
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', end);
  const next = (): Promise<Answer> => {
    const line = typed.shift();
    if (line !== undefined) return Promise.resolve({ line });
    return isOver ? Promise.resolve('end') : new Promise((settle) => waiting.push(settle));
  };
  /** What is half typed is not the next person's: it ends as a line that nobody reads, and can be called back by no key. */
  const giveUp = () => {
    waiting.length = 0;
    if (terminal) reader.write(null, { name: 'return' });
    typed.length = 0;
  };
  return {
    ask: async (question) => {
      asked = question;
      if (!terminal) io.output.write(question.prompt);
      else if (!isOver) {
        reader.setPrompt(question.prompt);
        reader.prompt();
      }
      const answer = await inTime(next(), question.within, giveUp);
      if (!terminal) io.output.write(`${echo(answer, question)}\n`);
      return answer;
    },
    close: () => reader.close(),
  };
};

const echo = (answer: Answer, { secret }: Question): string => {
  if (typeof answer === 'string') return '';
  return secret ? '…' : answer.line;
};

const inTime = async (answer: Promise<Answer>, within: number | undefined, giveUp: () => void): Promise<Answer> => {
  if (within === undefined) return answer;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((settle) => {
    timer = setTimeout(() => {
      giveUp();
      settle('late');
    }, within);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
