import {
  asNewGame,
  BOXES,
  compile,
  evolve,
  finalState,
  type GameRecord,
  parsePosition,
  parseRecord,
  parseRulesId,
  type Result,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { fill, foundIn } from '@archmage/words';
import { nameOf, readText, trust } from './files.ts';
import { Complaint, type Io } from './io.ts';
import { idWith, insistOn, NOTHING_OWN, type Own, withCarried } from './own.ts';

export interface Position {
  readonly rules: Ruleset;
  readonly state: State;
}

/** A position, or a game: its last one then. */
export const readPosition = async (io: Io, file: string, own: Own = NOTHING_OWN): Promise<Position> => {
  const text = await readText(io, file);
  if (text.trimStart().startsWith('[')) {
    const { rules, record } = recordIn(text, file, own);
    return { rules, state: finalState(record) };
  }
  const all = withCarried(own, text, file);
  const known = (id: string) => {
    insistOn(id, nameOf(file), all);
    return compile(id);
  };
  const rules = rulesFor(trust(parseRulesId(text, known), file));
  return { rules, state: trust(parsePosition(text, rules), file) };
};

export const readRecord = async (io: Io, file: string, own: Own = NOTHING_OWN): Promise<Recorded> =>
  gameIn(await readText(io, file), file, own);

export interface Recorded {
  readonly rules: Ruleset;
  readonly record: GameRecord;
}

/** The rules asked for with `--rules`, and what was brought along; a scenario without them is played by its own. */
export const wishedRules = (wish: string | undefined, own: Own): Ruleset => {
  const id = idWith(wish ?? own.scenario?.boxes ?? 'base', own);
  insistOn(id, '--rules', own);
  return insist(asNewGame(rulesFor(id)), id);
};

/** `base.1 vp=6`, `base+paladins teams=free`; a box's name without a number is its newest rules. */
export const rulesFor = (id: string): Ruleset => {
  const [name = '', ...options] = id.trim().split(/\s+/);
  return insist(compile([name.split('+').map(newest).join('+'), ...options].join(' ')), id);
};

const insist = (rules: Result<Ruleset>, id: string): Ruleset => {
  if (rules.ok) return rules.value;
  const { error } = rules;
  throw new Complaint((words) => fill(words.complaints.noRules, { id, ...foundIn(words, error) }));
};

const newest = (name: string): string => BOXES.boxes().findLast((box) => box.split('.')[0] === name) ?? name;

const gameIn = (text: string, file: string, own: Own): Recorded => {
  if (!/^\s*dtp\b/.test(text)) return recordIn(text, file, own);
  throw new Complaint(({ complaints }) => fill(complaints.notGame, { file: nameOf(file) }));
};

const recordIn = (text: string, file: string, own: Own): Recorded => {
  const all = withCarried(own, text, file);
  const known = (id: string) => {
    insistOn(id, nameOf(file), all);
    const rules = compile(id);
    return rules.ok ? rules.value : undefined;
  };
  const record = trust(parseRecord(text, known, evolve), file);
  return { rules: rulesFor(record.rules), record };
};
