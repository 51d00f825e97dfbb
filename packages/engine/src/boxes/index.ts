import { bad, good, type Result } from '../result.ts';
import type { Box } from '../rules/box.ts';
import { compileBox } from '../rules/compile.ts';
import { parseOptions } from '../rules/options.ts';
import type { Options, Ruleset } from '../rules/ruleset.ts';
import { base } from './base/index.ts';

export const BOXES: readonly Box[] = [base];

/** `base.1`, `base.1 vp=7 beginner` …: the box's id, then what was agreed. Compiled once, then remembered. */
export const compile = (id: string): Result<Ruleset> => {
  const known = compiled.get(id);
  if (known) return good(known);
  const [name = '', rest = ''] = splitFirst(id);
  const box = BOXES.find((each) => each.id === name);
  if (box === undefined) {
    return bad({
      line: 1,
      column: 1,
      expected: `a ruleset: ${BOXES.map((each) => each.id).join(', ')}`,
      found: `"${name}"`,
    });
  }
  const options = parseOptions(' '.repeat(name.length) + rest);
  if (!options.ok) return options;
  const wrong = findMisfit(box, options.value);
  if (wrong) return bad({ line: 1, column: name.length + 2, ...wrong });
  const rules = compileBox(box, options.value);
  compiled.set(id, rules);
  return good(rules);
};

const compiled = new Map<string, Ruleset>();

const splitFirst = (id: string): readonly [string, string] => {
  const at = id.search(/\s/);
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at)];
};

/** Options that are well written but do not fit the box or each other. */
const findMisfit = (
  box: Box,
  { beginner, handicap, pairs }: Options,
): { expected: string; found: string } | undefined => {
  if (beginner && !box.beginner) return { expected: `a box with a beginner's game`, found: box.id };
  const layout = (beginner && box.beginner) || box.layout;
  const needed = (layout.columns * layout.rows) / 2;
  if (pairs && (new Set(pairs).size !== needed || !pairs.every((pair) => box.rooms.includes(` ${pair}-cw`)))) {
    return { expected: `${needed} different pairs of rooms of ${box.id}`, found: pairs.join() };
  }
  const team = box.characters.length - (beginner && box.beginner ? box.beginner.without.length / 2 : 0);
  if (handicap && (handicap.characters < layout.dots.length || handicap.characters > team)) {
    return { expected: `a handicap of ${layout.dots.length} to ${team} characters`, found: `${handicap.characters}` };
  }
  return undefined;
};
