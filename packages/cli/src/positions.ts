import {
  BOXES,
  compile,
  evolve,
  explain,
  type GameRecord,
  parsePosition,
  parseRecord,
  parseRulesId,
  type Result,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { readText } from './files.ts';
import { Complaint, type Io } from './io.ts';

export interface Position {
  readonly rules: Ruleset;
  readonly state: State;
}

/** A position, or a game: its last one then. */
export const readPosition = async (io: Io, file: string): Promise<Position> => {
  const text = await readText(io, file);
  if (text.trimStart().startsWith('[')) {
    const { rules, record } = recordIn(text, file);
    return { rules, state: finalState(record) };
  }
  const rules = rulesFor(trust(parseRulesId(text), file));
  return { rules, state: trust(parsePosition(text, rules), file) };
};

export const readRecord = async (io: Io, file: string): Promise<{ rules: Ruleset; record: GameRecord }> =>
  recordIn(await readText(io, file), file);

export const finalState = ({ start, batches }: GameRecord): State =>
  batches.reduce((state, { events }) => events.reduce(evolve, state), start);

/** `base.1 vp=6`; a box's name without a number is its newest rules. */
export const rulesFor = (id: string): Ruleset => {
  const [name = '', ...options] = id.trim().split(/\s+/);
  const newest = BOXES.filter((box) => box.id.split('.')[0] === name).at(-1);
  const rules = compile([newest?.id ?? name, ...options].join(' '));
  if (rules.ok) return rules.value;
  const { expected, found } = rules.error;
  throw new Complaint(`There are no rules "${id}": expected ${expected}, found ${found}.`);
};

const recordIn = (text: string, file: string): { rules: Ruleset; record: GameRecord } => {
  const known = (id: string) => {
    const rules = compile(id);
    return rules.ok ? rules.value : undefined;
  };
  const record = trust(parseRecord(text, known, evolve), file);
  return { rules: rulesFor(record.rules), record };
};

const trust = <T>(result: Result<T>, file: string): T => {
  if (result.ok) return result.value;
  throw new Complaint(`${file === '-' ? 'The input' : file} is malformed. ${explain(result.error)}`);
};
