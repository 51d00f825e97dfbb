import { say } from '../phrases.ts';
import { bad, good, type ParseError, type Result } from '../result.ts';
import type { Box } from '../rules/box.ts';
import { compileBoxes, type Extras } from '../rules/compile.ts';
import { formatOptions, parseOptions } from '../rules/options.ts';
import type { Options, Ruleset } from '../rules/ruleset.ts';
import { edgesOf } from './at-hand.ts';
import { knownNpcs, knownOwn, knownRooms, knownScenario } from './known.ts';
import { memoryOf } from './memory.ts';
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
  if (wrong) return bad({ line: 1, column: name.length + 2, ...wrong });
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

type Boxes = readonly [Box, ...Box[]];

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

/** Options that are well written but do not fit the boxes or each other. */
const findMisfit = (boxes: Boxes, options: Options): Misfit | undefined => {
  const [box] = boxes;
  const name = boxes.map(({ id }) => id).join('+');
  if (options.solo) return findNotAlone(name, options);
  if (options.beginner && (!box.beginner || boxes.length > 1)) return { ...say('beginners'), found: name };
  const foreign = findForeign(boxes, options) ?? (options.scenario ? findOffScript(name, options) : undefined);
  if (foreign) return foreign;
  return (options.scenario ? undefined : findUnchosen(name, boxes, options)) ?? findUneven(boxes, options);
};

/** S-SET-04: alone one plays Prison by itself, and agrees on nothing else. */
const findNotAlone = (name: string, { solo, ...options }: Options): Misfit | undefined => {
  const part = soloOf(name);
  if (part === undefined) return { ...say('soloBoxes', { list: BOXES.boxes().filter(soloOf) }), found: name };
  if (BOX_PARTS.get(part) === undefined) return { ...say('unloaded'), found: part };
  const [more] = formatOptions(options);
  if (more !== undefined) return { ...say('soloAlone'), found: more };
  const npcs = solo?.npcs;
  return npcs !== undefined && knownNpcs(npcs) === undefined
    ? { ...say('unlearntNpcs'), found: `npcs=${npcs}` }
    : undefined;
};

type Misfit = Omit<ParseError, 'line' | 'column'>;

/** Rooms of one's own must be known, and may have no terrain and no edge that is not in play. */
const findForeign = (boxes: Boxes, { rooms }: Options): Misfit | undefined => {
  if (rooms === undefined) return undefined;
  const own = knownRooms(rooms);
  if (own === undefined) return { ...say('unlearntRooms'), found: `rooms=${rooms}` };
  const known: readonly string[] = boxes.flatMap((box) => [...edgesOf(box), ...box.terrain.map(({ name }) => name)]);
  const strange = own.rooms.flatMap(({ cells, edges }) => [...cells, ...edges]).find((each) => !known.includes(each));
  return strange === undefined ? undefined : { ...say('strangeRooms'), found: say('terrain', { meaning: strange }) };
};

/** P-MIX-20: a scenario settles the rest. */
const findOffScript = (name: string, { handicap, pairs, scenario, teams }: Options): Misfit | undefined => {
  const known = knownScenario(scenario as string);
  if (known === undefined) return { ...say('unlearntScenario'), found: scenario as string };
  if (known.boxes !== name) return { ...say('theBoxes', { boxes: known.boxes }), found: name };
  if (handicap && !known.handicap) return { ...say('noHandicap'), found: known.id };
  if (teams && known.squad === undefined) return { ...say('offScript'), found: teams };
  return pairs && known.pairs !== undefined ? { ...say('offScript'), found: 'pairs' } : undefined;
};

/** P-MIX-03: what several boxes hold must be chosen from. */
const findUnchosen = (name: string, boxes: Boxes, { pairs, teams }: Options): Misfit | undefined => {
  if (boxes.some(({ staged }) => staged)) return { ...say('scenarioOnly'), found: name };
  if (boxes.length > 1 !== (teams !== undefined) || teams === 'draft')
    return { ...say(teams ? 'severalBoxes' : 'teamsOrScenario'), found: name };
  return teams && pairs ? { ...say('noPairs'), found: `pairs=${pairs.join()}` } : undefined;
};

const findUneven = (boxes: Boxes, { beginner, handicap, pairs, rooms, scenario }: Options): Misfit | undefined => {
  const [box] = boxes;
  const cast = scenario === undefined ? undefined : knownScenario(scenario);
  const layout = (beginner && box.beginner) || box.layout;
  const needed = ((cast?.columns ?? layout.columns) * layout.rows) / 2;
  const own = rooms === undefined ? [] : (knownRooms(rooms)?.rooms ?? []);
  const isThere = (pair: string) =>
    boxes.some(({ rooms: drawn }) => drawn.includes(` ${pair}-cw`) || drawn.includes(`# ${pair} cw`)) ||
    own.some(({ number }) => number === pair);
  if (pairs && (new Set(pairs).size !== needed || !pairs.every(isThere))) {
    return { ...say('pairs', { count: needed, box: box.id }), found: pairs.join() };
  }
  const without = beginner && box.beginner ? box.beginner.without.length / 2 : 0;
  const { squad, teams } = cast ?? {};
  const given = teams && handicap ? charactersOf(boxes, teams[handicap.seat]) : undefined;
  const team = squad?.characters ?? given ?? box.characters.length - without;
  return handicap && (handicap.characters < layout.dots.length || handicap.characters > team)
    ? { ...say('handicap', { least: layout.dots.length, most: team }), found: handicap.characters }
    : undefined;
};

const charactersOf = (boxes: Boxes, team: readonly string[]): number =>
  team.filter((kind) => boxes.some(({ characters }) => characters.some(({ name }) => name === kind))).length;
