import { parseArgs } from 'node:util';

export interface Wishes {
  readonly help: boolean;
  readonly json: boolean;
  readonly floor: boolean;
  readonly history: boolean;
  readonly seconds: number;
}

export const USAGE = `Usage: npm run bench -- [options]

Measures the engine beside chessops and boardgame.io, in five processes, in about two minutes.

  --json         print one JSON object and nothing else (with npm: npm run -s bench -- --json)
  --floor        exit 1 when a figure falls below its floor
  --seconds N    how long to measure, 90 unless told; below 60 the figures are rough
  --no-history   leave docs/benchmarks.md as it is
  --help         this text
`;

/** What was asked for, or a sentence that says what is wrong with it. */
export const parseWishes = (args: readonly string[]): Wishes | string => {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const { help, json, floor } = values;
    const seconds = Number(values.seconds);
    if (!(seconds > 0 && seconds <= 3600)) return `--seconds takes a number up to 3600, not "${values.seconds}".`;
    return { help, json, floor, history: !values['no-history'], seconds };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const OPTIONS = {
  json: { type: 'boolean', default: false },
  floor: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '90' },
  'no-history': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;
