import { gridOf } from '../board/grid.ts';
import { edgeCode } from '../board/labyrinth.ts';
import { parseRooms, type Room } from '../board/room.ts';
import { type BySeat, type Card, type Kind, type PieceId, SEATS, type Seat } from '../core/state.ts';
import { explain } from '../result.ts';
import type { Box, Character, Layout, Thing } from './box.ts';
import { masksOf, terrainBits } from './masks.ts';
import { formatOptions } from './options.ts';
import type { Rule, Value } from './rule.ts';
import type { Chamber, Member, Options, Ruleset } from './ruleset.ts';

/** A box and the options agreed on become one ruleset, checked and indexed. */
export const compileBox = (box: Box, options: Options): Ruleset => {
  const layout = options.beginner && box.beginner ? box.beginner : box.layout;
  const kinds = [...box.characters, ...box.objects].filter(({ name }) => !missing(box, options).includes(name));
  const bits = terrainBits(box.terrain);
  const roster = SEATS.flatMap((seat, side) =>
    kinds.map((kind, nth) => memberOf(kind, seat, side * kinds.length + nth)),
  );
  return {
    id: [box.id, ...formatOptions(options)].join(' '),
    options,
    family: box.family,
    grid: gridOf(box.legend.size, layout.columns, layout.rows),
    rooms: chambers(box, options, bits),
    roster,
    characters: bySeat((seat) => roster.filter(isCharacterOf(seat)).map(({ id }) => id)),
    lines: SEATS.map((seat) => ({ seat, dots: layout.dots })),
    capacity: capacities(layout),
    deck: bySeat((seat) => deckOf(box, options, seat)),
    forgoes: bySeat((seat) => forgoes(kinds, options, seat)),
    masks: masksOf(
      roster.map(({ kind }) => kinds.find(({ name }) => name === kind) as Character | Thing),
      box.family,
      bits,
    ),
  };
};

const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ yellow: make('yellow'), blue: make('blue') });

const isCharacterOf =
  (seat: Seat) =>
  ({ owner, sort }: Member) =>
    owner === seat && sort === 'character';

const missing = (box: Box, options: Options): readonly Kind[] =>
  options.beginner ? (box.beginner?.without ?? []) : [];

const memberOf = (kind: Character | Thing, owner: Seat, id: PieceId): Member => ({
  id,
  owner,
  kind: kind.name,
  code: kind.code,
  sort: kind.sort,
  traits: kind.traits,
  speed: kind.sort === 'character' ? kind.speed : 0,
  combat: kind.sort === 'character' ? kind.combat : 0,
  attack: sum(kind.rules, 'attack'),
  defence: sum(kind.rules, 'defence'),
  escape: sum(kind.rules, 'escape'),
  haul: sum(kind.rules, 'haul'),
  eitherWay: kind.rules.some((rule) => rule.on === 'gear'),
  offers: kind.rules.filter((rule) => rule.on === 'offer'),
});

const sum = (rules: readonly Rule[], of: Value): number =>
  rules.reduce((total, rule) => (rule.on === 'value' && rule.of === of ? total + rule.add : total), 0);

const chambers = (box: Box, options: Options, bits: ReadonlyMap<string, number>): Ruleset['rooms'] => {
  const rooms = parseRooms(box.rooms, box.legend);
  if (!rooms.ok) throw new Error(`The rooms of ${box.id} cannot be read. ${explain(rooms.error)}`);
  const used = rooms.value.filter((room) => options.pairs === undefined || options.pairs.includes(room.number));
  return Object.fromEntries(used.map((room) => [room.id, chamberOf(box, room, bits)]));
};

const chamberOf = (box: Box, room: Room, bits: ReadonlyMap<string, number>): Chamber => ({
  room,
  obstacles: Uint16Array.from(room.cells, (name) => bits.get(name) ?? 0),
  floor: Uint8Array.from(room.cells, (name) => (box.terrain.find((terrain) => terrain.name === name)?.floor ? 1 : 0)),
  edges: Uint8Array.from(room.edges, edgeCode),
  gear: room.cells.indexOf('gear'),
});

const capacities = ({ columns, rows, capacity }: Layout): readonly number[] =>
  Array.from({ length: columns * rows }, (_, slot) => {
    const column = slot % columns;
    return column === 0 || column === columns - 1 ? capacity.end : capacity.middle;
  });

const deckOf = (box: Box, { handicap }: Options, seat: Seat): readonly Card[] =>
  handicap?.seat === seat ? box.deck.filter((card) => !handicap.without.includes(card)) : box.deck;

const forgoes = (kinds: readonly (Character | Thing)[], { handicap }: Options, seat: Seat): number =>
  handicap?.seat === seat ? kinds.filter(({ sort }) => sort === 'character').length - handicap.characters : 0;
