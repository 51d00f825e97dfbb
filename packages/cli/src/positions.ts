import {
  BOXES,
  compile,
  evolve,
  type GameRecord,
  parsePosition,
  parseRecord,
  parseRulesId,
  type Result,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { explainIn, fill, foundIn } from '@archmage/words';
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
  gameIn(await readText(io, file), file);

export const finalState = ({ start, batches }: GameRecord): State =>
  batches.reduce((state, { events }) => events.reduce(evolve, state), start);

/** `base.1 vp=6`, `base+paladins teams=free`; a box's name without a number is its newest rules. */
export const rulesFor = (id: string): Ruleset => {
  const [name = '', ...options] = id.trim().split(/\s+/);
  const rules = compile([name.split('+').map(newest).join('+'), ...options].join(' '));
  if (rules.ok) return rules.value;
  const { error } = rules;
  throw new Complaint((words) => fill(words.complaints.noRules, { id, ...foundIn(words, error) }));
};

const newest = (name: string): string => BOXES.filter((box) => box.id.split('.')[0] === name).at(-1)?.id ?? name;

const gameIn = (text: string, file: string): { rules: Ruleset; record: GameRecord } => {
  if (!/^\s*dtp\b/.test(text)) return recordIn(text, file);
  throw new Complaint(({ complaints }) => fill(complaints.notGame, { file: nameOf(file) }));
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
  const { error } = result;
  throw new Complaint((words) =>
    fill(words.complaints.malformed, { file: nameOf(file), reason: explainIn(words, error) }),
  );
};

/** None for what is piped in. */
const nameOf = (file: string): string | undefined => (file === '-' ? undefined : file);
