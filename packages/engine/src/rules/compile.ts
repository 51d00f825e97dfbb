import { edgeCode } from '../board/edge.ts';
import { gridOf } from '../board/grid.ts';
import { isGear, parseRooms, type Room } from '../board/room.ts';
import { type BySeat, type Card, type Kind, type PieceId, type Pile, SEATS, type Seat } from '../core/state.ts';
import { explain } from '../result.ts';
import type { Box, Character, Layout, Terrain, Thing } from './box.ts';
import type { Cites, GeneralCites } from './cites.ts';
import { hazardsOf, masksOf } from './masks.ts';
import { formatOptions } from './options.ts';
import type { OfferRule, QuestionRule, Rule, Value } from './rule.ts';
import {
  type Chamber,
  type Hazards,
  type Hooks,
  type Member,
  type Options,
  type Ruleset,
  TERRAIN,
  type Teams,
} from './ruleset.ts';
import type { Own, Scenario } from './scenario.ts';

/** What a game is made of besides its boxes: rooms of one's own, and a scenario. */
export interface Extras {
  readonly rooms?: readonly Room[];
  readonly scenario?: Scenario;
  /** Where they come from, if a user brought them. */
  readonly own?: readonly Own[];
}

/** Boxes and the options agreed on become one ruleset, checked and indexed. The first box brings the board. */
export const compileBoxes = (boxes: readonly [Box, ...Box[]], options: Options, extras: Extras = {}): Ruleset => {
  const [box] = boxes;
  const layout = layoutOf(box, options, extras);
  const all = kindsOf(boxes).filter(({ name }) => !missing(box, options).includes(name));
  const hazards = hazardsIn(boxes);
  const offers = boxes.flatMap((each) => each.offers ?? []);
  const owned = ownedBy(box, all, extras);
  const kinds = owned.map(({ kind }) => kind);
  const roster = owned.map(({ kind, seat }, id) => memberOf(kind, seat, id, offersOf(kind, offers)));
  const rooms = roomsOf(boxes, options, extras, hazards);
  return {
    id: [boxes.map(({ id }) => id).join('+'), ...formatOptions(options)].join(' '),
    options: { ...options, target: extras.scenario?.target ?? options.target },
    family: box.family,
    cites: citesOf(boxes),
    grid: gridOf(box.legend.size, layout.columns, layout.rows, layout.posts?.length),
    rooms,
    pairs: [...new Set(Object.values(rooms).map(({ room }) => room.number))],
    objectives: Object.keys(rooms).filter((room) => rooms[room]?.held.length),
    roster,
    kinds: stocksOf(all, roster),
    characters: bySeat((seat) => roster.filter(isCharacterOf(seat)).map(({ id }) => id)),
    lines: SEATS.map((seat) => ({ seat, dots: layout.dots })),
    capacity: capacities(layout),
    deck: bySeat((seat) => deckOf(box, options, seat, extras.scenario)),
    covert: covertIn(box, options),
    posts: (layout.posts ?? []).map((name) => markOf(box, name)),
    cards: Object.fromEntries(box.deck.map((card) => [card.name, card])),
    teams: teamsOf(box, options, extras.scenario),
    forgoes: bySeat((seat) => forgoes(box, roster, options, seat, extras.scenario)),
    fights: extras.scenario?.fights ?? true,
    offers,
    questions: Object.fromEntries(questionsOf(boxes).map((rule) => [rule.id, rule])),
    piles: pilesOf(boxes),
    masks: masksOf(roster, kinds, box.family, hazards),
    hazards,
    ways: new Map(roster.flatMap(({ reaches }) => reaches.map((reach) => [reach.way, reach]))),
    hooks: hooksOf(kinds),
    course: box.course,
    own: extras.own ?? [],
  };
};

/** What several boxes cite is cited by the first of them. */
const citesOf = (boxes: readonly Box[]): GeneralCites =>
  Object.assign({}, ...boxes.map(({ cites }) => cites).reverse()) as GeneralCites;

const hazardsIn = (boxes: readonly Box[]): Hazards =>
  hazardsOf(
    union(boxes, ({ hindrances }) => hindrances),
    union(boxes, ({ covers = [] }) => covers),
  );

const layoutOf = (box: Box, { beginner }: Options, { scenario }: Extras): Layout => {
  const layout = beginner && box.beginner ? box.beginner : box.layout;
  const { capacity = layout.capacity, columns = layout.columns } = scenario ?? {};
  return { ...layout, capacity, columns };
};

const ownedBy = (box: Box, all: readonly (Character | Thing)[], { scenario }: Extras) =>
  SEATS.flatMap((seat) => teamIn(castOf(box, all, seat), scenario, seat).map((kind) => ({ kind, seat })));

/** Some have characters of their own. */
const castOf = ({ cast }: Box, kinds: readonly (Character | Thing)[], seat: Seat): readonly (Character | Thing)[] => {
  const own = cast?.[seat];
  return own === undefined ? kinds : [...own, ...kinds.filter(({ sort }) => sort === 'object')];
};

/** All there is, or what a scenario gives this seat. */
const teamIn = (
  kinds: readonly (Character | Thing)[],
  scenario: Scenario | undefined,
  seat: Seat,
): readonly (Character | Thing)[] =>
  scenario?.teams?.[seat].flatMap((name) => kinds.find((kind) => kind.name === name) ?? []) ?? kinds;

const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ yellow: make('yellow'), blue: make('blue') });

const stocksOf = (kinds: readonly (Character | Thing)[], roster: readonly Member[]): Ruleset['kinds'] =>
  new Map(
    roster.map(({ kind, sort }) => {
      const common = kinds.some((each) => each.name === kind && isCommon(each));
      return [kind, { sort, common, count: bySeat((seat) => countOf(roster, seat, kind)) }];
    }),
  );

const countOf = (roster: readonly Member[], seat: Seat, kind: Kind): number =>
  roster.filter((member) => member.owner === seat && member.kind === kind).length;

/** Of two boxes' things with one name the first box's stands for both. */
const union = <T extends { readonly name: string }>(
  boxes: readonly Box[],
  of: (box: Box) => readonly T[],
): readonly T[] => [
  ...new Map([...boxes].reverse().flatMap((box) => of(box).map((each) => [each.name, each]))).values(),
];

/** P-MIX-07, P-MIX-09: each kind as often as its box has it, a common object from every box. */
export const kindsOf = (boxes: readonly Box[]): readonly (Character | Thing)[] => {
  const kinds: (Character | Thing)[] = [];
  for (const kind of [...boxes.flatMap(({ characters }) => characters), ...boxes.flatMap(({ objects }) => objects)]) {
    if (!isCommon(kind) && kinds.some(({ name }) => name === kind.name)) continue;
    for (let copy = 0; copy < (kind.sort === 'object' ? kind.copies : 1); copy++) kinds.push(kind);
  }
  return kinds;
};

const isCommon = (kind: Character | Thing): boolean => kind.sort === 'object' && kind.common;

/** P-MIX-02: as many of each as one box holds, or as a scenario says. */
const teamsOf = (box: Box, { teams: by }: Options, scenario: Scenario | undefined): Teams | undefined => {
  if (scenario?.squad) return { by: by ?? 'mutual', ...scenario.squad, pairs: 0, switches: true };
  return (
    by && {
      by,
      characters: box.characters.length,
      objects: box.objects.length,
      pairs: (box.layout.columns * box.layout.rows) / (2 * SEATS.length),
      switches: false,
    }
  );
};

const isCharacterOf =
  (seat: Seat) =>
  ({ owner, sort }: Member) =>
    owner === seat && sort === 'character';

const missing = (box: Box, options: Options): readonly Kind[] =>
  options.beginner ? (box.beginner?.without ?? []) : [];

const memberOf = (kind: Character | Thing, owner: Seat, id: PieceId, offers: readonly OfferRule[]): Member => ({
  id,
  owner,
  kind: kind.name,
  name: kind.sort === 'character' ? kind.called : undefined,
  code: kind.code,
  rule: kind.rule,
  sort: kind.sort,
  traits: kind.traits,
  speed: kind.sort === 'character' ? kind.speed : 0,
  combat: kind.sort === 'character' ? kind.combat : 0,
  attack: sum(kind.rules, 'attack'),
  defence: sum(kind.rules, 'defence'),
  escape: sum(kind.rules, 'escape'),
  haul: sum(kind.rules, 'haul'),
  death: sum(kind.rules, 'death'),
  against: of(kind.rules, 'value').filter(({ against }) => against !== undefined),
  loads: of(kind.rules, 'carry')[0]?.loads ?? 1,
  eitherWay: of(kind.rules, 'gear').length > 0,
  reads: of(kind.rules, 'read')[0],
  hunts: of(kind.rules, 'hunt').map(({ trait }) => trait),
  attacksFreely: of(kind.rules, 'free').length > 0,
  reaches: of(kind.rules, 'reach'),
  slays: of(kind.rules, 'slay').map(({ trait }) => trait),
  wards: of(kind.rules, 'ward').map(({ against }) => against),
  covers: of(kind.rules, 'cover').map(({ name }) => name),
  vetoes: of(kind.rules, 'veto'),
  cites: Object.assign({}, ...of(kind.rules, 'cite').map(({ cites }) => cites)) as Cites,
  offers,
  abilities: offers.filter(({ whileWounded }) => !whileWounded),
  lastResorts: offers.filter(({ whileWounded }) => whileWounded),
});

/** Its own, and what a box offers everybody. */
const offersOf = ({ rules, sort }: Character | Thing, common: readonly OfferRule[]): readonly OfferRule[] => [
  ...of(rules, 'offer'),
  ...(sort === 'character' ? common : []),
];

const pilesOf = (boxes: readonly Box[]): readonly Pile[] =>
  boxes.flatMap(({ piles = {} }) => Object.entries(piles).map(([name, all]) => ({ name, all, lots: [] })));

const questionsOf = (boxes: readonly Box[]): readonly QuestionRule[] => {
  const asks = boxes.flatMap((box) => box.asks ?? []);
  const common = boxes.flatMap(({ questions = [] }) => questions);
  const all = [...common, ...kindsOf(boxes).flatMap(({ rules }) => of(rules, 'question'))];
  const unsaid = all.find(({ id }) => !asks.includes(id));
  if (unsaid) throw new Error(`No box says that it asks '${unsaid.id}'.`);
  return all;
};

const of = <On extends Rule['on']>(rules: readonly Rule[], on: On): readonly Extract<Rule, { on: On }>[] =>
  rules.filter((rule): rule is Extract<Rule, { on: On }> => rule.on === on);

const hooksOf = (kinds: readonly (Character | Thing)[]): Hooks => {
  const all = <On extends Rule['on']>(on: On) =>
    kinds.flatMap(({ rules }, token) => of(rules, on).map((rule) => ({ token, rule })));
  const after = all('after');
  return {
    plan: all('plan'),
    value: all('value').filter(({ rule }) => rule.when !== undefined),
    result: all('result'),
    tie: all('tie'),
    after: new Map(after.map(({ rule: { event } }) => [event, after.filter(({ rule }) => rule.event === event)])),
  };
};

const sum = (rules: readonly Rule[], value: Value): number =>
  of(rules, 'value')
    .filter((rule) => rule.of === value && rule.against === undefined && rule.when === undefined)
    .reduce((total, { add }) => total + add, 0);

const roomsOf = (boxes: readonly Box[], options: Options, extras: Extras, hazards: Hazards): Ruleset['rooms'] => {
  const own = extras.rooms ?? [];
  const printed = boxes.flatMap(readRooms).filter(({ number }) => !own.some((room) => room.number === number));
  const pairs = extras.scenario?.pairs ?? options.pairs;
  const used = [...printed, ...own].filter(({ number }) => pairs === undefined || pairs.includes(number));
  const terrain = union(boxes, (box) => box.terrain);
  return Object.fromEntries(used.map((room) => [room.id, chamberOf(terrain, room, hazards, boxes[0]?.layout.posts)]));
};

const readRooms = (box: Box): readonly Room[] => {
  const rooms = parseRooms(box.rooms, box.legend);
  if (!rooms.ok) throw new Error(`The rooms of ${box.id} cannot be read. ${explain(rooms.error)}`);
  return rooms.value;
};

const chamberOf = (terrain: readonly Terrain[], room: Room, hazards: Hazards, posts: Layout['posts'] = []): Chamber => {
  const cells = room.cells.map((name) => terrain.find((each) => each.name === name));
  const bitOf = (obstacle: string | undefined) => {
    const nth = hazards.hindrances.findIndex(({ name }) => name === obstacle);
    return nth < 0 ? 0 : TERRAIN << nth;
  };
  return {
    room,
    obstacles: Uint16Array.from(cells, (cell) => bitOf(cell?.obstacle)),
    floor: Uint8Array.from(cells, (cell) => (cell?.floor ? 1 : 0)),
    blind: Uint8Array.from(cells, (cell) => (cell?.blind ? 1 : 0)),
    held: cells.flatMap((cell, at) => (cell?.held ? [at] : [])),
    cites: cells.map((cell) => cell?.cites),
    edges: Uint8Array.from(room.edges, edgeCode),
    gear: room.cells.findIndex(isGear),
    pit: cells.flatMap((_, at) => ([0, 1, 2, 3].some((side) => room.edges[at * 4 + side] === 'pit') ? [at] : [])),
    posts: posts.map((name) => room.cells.indexOf(name)),
  };
};

const capacities = ({ columns, rows, capacity }: Layout): readonly number[] =>
  Array.from({ length: columns * rows }, (_, slot) => {
    const column = slot % columns;
    return column === 0 || column === columns - 1 ? capacity.end : capacity.middle;
  });

const deckOf = (box: Box, { handicap }: Options, seat: Seat, scenario: Scenario | undefined): readonly Card[] => {
  if (box.cast?.[seat] !== undefined) return [];
  const without = handicap?.seat === seat ? handicap.without : [];
  const cards = scenario?.fights === false ? box.deck.filter(({ sort }) => sort !== 'combat') : box.deck;
  return cards.map(({ name }) => name).filter((card) => !without.includes(card));
};

const markOf = ({ legend }: Box, terrain: string): string =>
  Object.entries(legend.cells).find(([, name]) => name === terrain)?.[0] ?? '';

/** B-HID-08, C-INFO-4 */
const covertIn = ({ covert, deck }: Box, { cards }: Options): readonly Card[] => [
  ...new Set(deck.filter(({ sort }) => cards === 'hidden' || sort === covert).map(({ name }) => name)),
];

/** P-MIX-22: whoever chose his team takes them out of it afterwards. */
// biome-ignore lint/complexity/useMaxParams: a private step of the record above.
const forgoes = (box: Box, roster: readonly Member[], options: Options, seat: Seat, scenario?: Scenario): number => {
  const { handicap } = options;
  if (handicap?.seat !== seat) return 0;
  const team = teamsOf(box, options, scenario)?.characters ?? roster.filter(isCharacterOf(seat)).length;
  return team - handicap.characters;
};
