/** What went wrong or is worth knowing, for whoever looks after the server. It never holds anybody's secret. */
export type Report = (what: string, error?: unknown, facts?: Readonly<Record<string, string | number>>) => void;

export interface Line {
  readonly at: string;
  readonly what: string;
}

/** One JSON record a line. Of an error its message and where it arose; a database's message may quote values, so only its code. */
export const reporter =
  (write: (line: string) => void, now: () => number): Report =>
  (what, error, facts = {}) => {
    write(JSON.stringify({ at: new Date(now()).toISOString(), what, ...facts, ...told(error) }));
  };

const told = (error: unknown): Readonly<Record<string, string>> => {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { error: typeof error };
  const where = error.stack?.split('\n')[1]?.trim() ?? '';
  if ('code' in error) return { error: `${error.name} ${String(error.code)}`, where };
  return { error: `${error.name}: ${error.message.slice(0, 200)}`, where };
};
