import { say } from '../phrases.ts';
import { bad, good, type ParseError, type Result } from '../result.ts';
import type { Box } from '../rules/box.ts';
import { compileBoxes, type Extras } from '../rules/compile.ts';
import { parseOptions } from '../rules/options.ts';
import type { Options, Ruleset } from '../rules/ruleset.ts';
import { knownNpcs, knownOwn, knownRooms, knownScenario } from './known.ts';
import { memoryOf } from './memory.ts';
import { type Boxes, findMisfit, type Misfit } from './misfit.ts';
import { BOX_PARTS, BOXES, soloOf } from './registry.ts';

/**
 * `base.1`, `paladins.1 vp=7`, `base.1+paladins.1 teams=free` …: the boxes' ids, then what was agreed. The boxes must be
 * at hand (`BOXES.load`). Compiled once, then remembered.
 */
export const compile = (id: string): Result<Ruleset> => {
  const known = compiled.get(id);
  if (known) return good(known);
  const [name = '', rest = ''] = splitFirst(id);
  const boxes = boxesOf(name);
  if (!boxes.ok) return boxes;
  const options = parseOptions(' '.repeat(name.length) + rest);
  if (!options.ok) return options;
  const wrong = findMisfit(boxes.value, options.value);
  if (wrong) return bad(standing(wrong, id, name.length));
  const rules = compileBoxes(remade(boxes.value, options.value), options.value, extrasOf(options.value));
  compiled.set(id, rules);
  return good(rules);
};

/** Whoever plays alone plays the box as its part has it. */
const remade = (boxes: Boxes, options: Options): Boxes => {
  const [box] = boxes;
  const part = options.solo && BOX_PARTS.get(soloOf(box.id) ?? '');
  return part === undefined ? boxes : [part.remake(box, options, knownNpcs(options.solo?.npcs))];
};

const extrasOf = ({ rooms, scenario, solo }: Options): Extras => {
  const drawn = rooms === undefined ? undefined : knownRooms(rooms);
  const story = scenario === undefined ? undefined : knownScenario(scenario);
  const own = [rooms, scenario, solo?.npcs].flatMap((id) => (id === undefined ? [] : (knownOwn(id) ?? [])));
  return { ...(drawn && { rooms: drawn.rooms }), ...(story && { scenario: story }), own };
};

const compiled = memoryOf<Ruleset>(50);

const boxesOf = (name: string): Result<Boxes> => {
  const boxes: Box[] = [];
  let column = 1;
  for (const id of name.split('+')) {
    const box = BOXES.get(id);
    if (box !== undefined && boxes.includes(box)) {
      return bad({ line: 1, column, ...say('boxOnce'), found: id });
    }
    if (box === undefined) {
      const list = BOXES.boxes();
      return bad({ line: 1, column, ...(list.includes(id) ? say('unloaded') : say('ruleset', { list })), found: id });
    }
    boxes.push(box);
    column += id.length + 1;
  }
  return good(boxes as unknown as Boxes);
};

const splitFirst = (id: string): readonly [string, string] => {
  const at = id.search(/\s/);
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at)];
};

/** Where in a ruleset's id a misfit is: at the option it names, or behind the boxes. */
const standing = ({ at, ...misfit }: Misfit, id: string, boxes: number): ParseError => {
  const option = at === undefined ? -1 : id.indexOf(` ${at}`, boxes);
  return { line: 1, column: (option < 0 ? boxes : option) + 2, ...misfit };
};
