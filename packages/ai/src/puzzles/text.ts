import {
  type Actor,
  apply,
  attempt,
  compile,
  formatAction,
  formatPositionLine,
  isRefusal,
  opponent,
  type ParseError,
  parseAction,
  parsePosition,
  parseRulesId,
  type Result,
  type Ruleset,
  type State,
  say,
} from '@archmage/engine';
import { formatGoal, parseGoal } from './goal-text.ts';
import { type Puzzle, THEMES, themeOf } from './puzzle.ts';
import { KEYS, type Key, type Stanza } from './stanza.ts';
import type { Step } from './sure.ts';

/** A puzzle as text, ended by an empty line: `docs/puzzles.md` has the format. */
export const formatPuzzle = ({ id, rating, goal, rules, start, solution }: Puzzle): string => {
  const lines: Readonly<Record<Key, string>> = {
    puzzle: id,
    rating: `${rating}`,
    goal: formatGoal(goal),
    position: formatPositionLine(rules, start),
    solution: formatSteps(rules, start, solution),
  };
  return KEYS.map((key) => `${key} ${lines[key]}\n`).join('');
};

/** The boxes of its position have to be at hand. */
export const readPuzzle = (stanza: Stanza): Result<Puzzle> => {
  const theme = themeOf(stanza.puzzle.text);
  if (theme === undefined)
    return missing(stanza, 'puzzle', say('beginning', { list: THEMES.map((each) => `${each}-`) }));
  const goal = parseGoal(stanza.goal.text);
  if (goal === undefined) return missing(stanza, 'goal', say('oneOf', { list: ['win', 'score 2', 'hold 1'] }));
  const at = positionIn(stanza);
  if (!at.ok) return at;
  const { rules, start } = at.value;
  const solution = readSteps(stanza, rules, start);
  if (!solution.ok) return solution;
  const rating = Number(stanza.rating.text);
  return { ok: true, value: { id: stanza.puzzle.text, theme, rating, goal, rules, start, solution: solution.value } };
};

const missing = (stanza: Stanza, key: Key, wanted: Pick<ParseError, 'code' | 'facts'>): Result<never> => ({
  ok: false,
  error: { line: stanza[key].line, column: key.length + 2, ...wanted, found: stanza[key].text },
});

const positionIn = (stanza: Stanza): Result<{ readonly rules: Ruleset; readonly start: State }> => {
  const { text } = stanza.position;
  const id = parseRulesId(text, compile);
  if (!id.ok) return moved(stanza, 'position', id);
  const rules = compile(id.value);
  if (!rules.ok) return moved(stanza, 'position', rules);
  const start = parsePosition(text, rules.value);
  if (!start.ok) return moved(stanza, 'position', start);
  return { ok: true, value: { rules: rules.value, start: start.value } };
};

/** An error where it stands in the whole text. */
const moved = <T>(stanza: Stanza, key: Key, result: Result<T>): Result<never> => {
  if (result.ok) throw new Error('There is no error to move.');
  return {
    ok: false,
    error: { ...result.error, line: stanza[key].line, column: result.error.column + key.length + 1 },
  };
};

/** The solver's own actions are written without saying whose they are. */
export const formatSteps = (rules: Ruleset, start: State, steps: readonly Step[]): string => {
  let state = start;
  const words: string[] = [];
  for (const { actor, action } of steps) {
    const who = actor === start.turn.seat ? '' : `${actor} `;
    words.push(`${who}${formatAction(rules, state, action)}`);
    state = apply(rules, state, actor, action).state;
  }
  return words.join('; ');
};

const readSteps = (stanza: Stanza, rules: Ruleset, start: State): Result<readonly Step[]> => {
  const solver = start.turn.seat;
  const other = opponent(solver);
  let state = start;
  const steps: Step[] = [];
  for (const text of stanza.solution.text.split('; ')) {
    const actor: Actor = text.startsWith(`${other} `) ? other : solver;
    const read = parseAction(rules, state, actor, actor === other ? text.slice(other.length + 1) : text);
    if (!read.ok) return moved(stanza, 'solution', read);
    const applied = attempt(rules, state, actor, read.value);
    if (isRefusal(applied)) return missing(stanza, 'solution', say('doneBy', { actor }));
    steps.push({ actor, action: read.value });
    state = applied.state;
  }
  return { ok: true, value: steps };
};
