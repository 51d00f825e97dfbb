import { parseRooms } from '../board/room.ts';
import { say } from '../phrases.ts';
import type { ParseError } from '../result.ts';
import type { Box } from '../rules/box.ts';
import { formatOptions } from '../rules/options.ts';
import type { Options } from '../rules/ruleset.ts';
import type { OwnRooms } from '../rules/scenario.ts';
import { edgesOf, legend } from './at-hand.ts';
import { knownNpcs, knownRooms, knownScenario } from './known.ts';
import { BOX_PARTS, BOXES, soloOf } from './registry.ts';

export type Boxes = readonly [Box, ...Box[]];

/** What is wrong, and how the option begins that it is wrong in. */
export type Misfit = Omit<ParseError, 'line' | 'column'> & { readonly at?: string };

/** Options that are well written but do not fit the boxes or each other. */
export const findMisfit = (boxes: Boxes, options: Options): Misfit | undefined => {
  const [box] = boxes;
  const name = namesOf(boxes);
  if (options.solo) return findNotAlone(name, options);
  if (options.beginner && (!box.beginner || boxes.length > 1))
    return { ...say('beginners'), found: name, at: 'beginner', rule: box.cites.beginner };
  const foreign = findForeign(boxes, options) ?? (options.scenario ? findOffScript(boxes, options) : undefined);
  if (foreign) return foreign;
  return (options.scenario ? undefined : findUnchosen(boxes, options)) ?? findUneven(boxes, options);
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

/** Rooms of one's own must be known, and may have no terrain and no edge that is not in play. */
const findForeign = (boxes: Boxes, { rooms }: Options): Misfit | undefined => {
  if (rooms === undefined) return undefined;
  const own = knownRooms(rooms);
  if (own === undefined) return { ...say('unlearntRooms'), found: `rooms=${rooms}`, at: 'rooms=' };
  const known: readonly string[] = boxes.flatMap((box) => [...edgesOf(box), ...box.terrain.map(({ name }) => name)]);
  const strange = own.rooms.flatMap(({ cells, edges }) => [...cells, ...edges]).find((each) => !known.includes(each));
  if (strange === undefined) return undefined;
  const expected = say('strangeRooms', placeIn(own, strange));
  return { ...expected, found: say('terrain', { meaning: strange }), at: 'rooms=', rule: boxes[0].cites.ground };
};

/** Where something is drawn for the first time: where whoever does not know it stops reading. */
const placeIn = ({ rooms, text }: OwnRooms, meaning: string): { readonly line: number; readonly column: number } => {
  const { cells, edges = [], ...rest } = legend(rooms[0]?.size);
  const known = Object.fromEntries(Object.entries(cells).filter(([, name]) => name !== meaning));
  const read = parseRooms(text, { ...rest, cells: known, edges: edges.filter((edge) => edge !== meaning) });
  const { line, column } = read.ok ? START : read.error;
  return { line, column };
};

const START = { line: 1, column: 1 };

/** P-MIX-20: a scenario settles the rest. */
const findOffScript = (boxes: Boxes, { handicap, pairs, scenario, teams }: Options): Misfit | undefined => {
  const known = knownScenario(scenario as string);
  const name = namesOf(boxes);
  if (known === undefined) return { ...say('unlearntScenario'), found: scenario as string, at: 'scenario=' };
  const { scenario: rule } = boxes[0].cites;
  if (known.boxes !== name) return { ...say('theBoxes', { boxes: known.boxes }), found: name, at: 'scenario=', rule };
  if (handicap && !known.handicap) return { ...say('noHandicap'), found: known.id, at: 'handicap=', rule };
  if (teams && known.squad === undefined) return { ...say('offScript'), found: teams, at: 'teams=', rule };
  return pairs && known.pairs !== undefined ? { ...say('offScript'), found: 'pairs', at: 'pairs=', rule } : undefined;
};

/** P-MIX-01, P-MIX-03: what several boxes hold must be chosen from. */
const findUnchosen = (boxes: Boxes, { pairs, teams }: Options): Misfit | undefined => {
  const name = namesOf(boxes);
  const [{ cites }, second] = boxes;
  if (boxes.some(({ staged }) => staged)) return { ...say('scenarioOnly'), found: name, rule: cites.scenario };
  if (teams && !second) return { ...say('severalBoxes'), found: name, at: 'teams=', rule: 'P-MIX-01' };
  if (teams === 'draft') return { ...say('teamsOrScenario'), found: teams, at: 'teams=', rule: 'P-MIX-03' };
  if (second && !teams) return { ...say('teamsOrScenario'), found: name, rule: 'P-MIX-03' };
  return teams && pairs
    ? {
        ...say('noPairs'),
        found: `pairs=${pairs.join()}`,
        at: 'pairs=',
        rule: teams === 'free' ? 'P-MIX-05' : 'P-MIX-14',
      }
    : undefined;
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
    return {
      ...say('pairs', { count: needed, box: box.id }),
      found: pairs.join(),
      at: 'pairs=',
      rule: box.cites.pairs,
    };
  }
  const without = beginner && box.beginner ? box.beginner.without.length / 2 : 0;
  const { squad, teams } = cast ?? {};
  const given = teams && handicap ? charactersOf(boxes, teams[handicap.seat]) : undefined;
  const team = squad?.characters ?? given ?? box.characters.length - without;
  return handicap && (handicap.characters < layout.dots.length || handicap.characters > team)
    ? {
        ...say('handicap', { least: layout.dots.length, most: team }),
        found: handicap.characters,
        at: 'handicap=',
        rule: box.cites.handicap,
      }
    : undefined;
};

const charactersOf = (boxes: Boxes, team: readonly string[]): number =>
  team.filter((kind) => boxes.some(({ characters }) => characters.some(({ name }) => name === kind))).length;

const namesOf = (boxes: Boxes): string => boxes.map(({ id }) => id).join('+');
