import { lineOf } from '../board/grid.ts';
import { edgeCode, labyrinthOf, markedEdge } from '../board/labyrinth.ts';
import { start } from '../core/start.ts';
import {
  type Mark,
  OUT,
  type Piece,
  type PieceId,
  type Place,
  type Player,
  SEATS,
  type Seat,
  type State,
  type Tile,
  type Turn,
  tileOf,
} from '../core/state.ts';
import type { Member, Ruleset } from '../rules/ruleset.ts';
import { squareFaults } from './laws/tokens.ts';
import type { Random } from './random.ts';

/**
 * A position in the middle of some game: rooms in any order and turn, gates open or broken, tokens crowded
 * together, wounded, carried, hanging over pits. Games seldom get to such corners; here they are the rule.
 */
export const deal = (rules: Ruleset, random: Random): State => {
  const empty = start(rules);
  const bare = layBoard(rules, random);
  const table: Table = {
    rules,
    random,
    bare,
    pieces: [...empty.pieces],
    stashes: bare.map(() => []),
    places: focus(rules, bare, random),
  };
  for (const member of inOrder(rules, random)) putSomewhere(table, member);
  const seat = random.pick(SEATS);
  const pieces: readonly Piece[] = table.pieces;
  if (!pieces.some((piece) => isAble(rules, piece))) return deal(rules, random);
  const isActing = random.chance(0.9);
  return {
    ...empty,
    tiles: bare.map((tile, nth) => ({ ...tile, stash: table.stashes[nth] ?? [] })),
    pieces,
    unseen: unseenOf(rules, bare, random),
    players: {
      yellow: playerOf(table, 'yellow', isActing && seat === 'yellow'),
      blue: playerOf(table, 'blue', isActing && seat === 'blue'),
    },
    turn: isActing
      ? turnOf(table, empty.turn, seat)
      : { ...empty.turn, number: 9, seat, highest: 5, quiet: random.below(64), seconds: seconds(rules) },
    tasks: [{ kind: isActing ? 'act' : 'card', seats: [seat] }],
  };
};

interface Table {
  readonly rules: Ruleset;
  readonly random: Random;
  readonly bare: readonly Tile[];
  readonly pieces: Piece[];
  readonly stashes: Tile['stash'][number][][];
  /** Where tokens are put, pits and what lies beside them many times: the fewer, the more they meet. */
  readonly places: readonly Place[];
}

/** Now and then two pits side by side, which few boards have (B-JUMP-06, B-ROP-03). */
const layBoard = (rules: Ruleset, random: Random): readonly Tile[] => {
  let tiles = layRooms(rules, random);
  const wanted = random.chance(0.3) ? 40 : 0;
  for (let tries = 0; tries < wanted && doublePits(rules, tiles).length === 0; tries++) tiles = layRooms(rules, random);
  return tiles;
};

const doublePits = (rules: Ruleset, tiles: readonly Tile[]): readonly Place[] => {
  const { link, terrain } = labyrinthOf(rules, tiles);
  const pits = Array.from(terrain.keys()).filter((place) => terrain[place] !== 0);
  return pits.filter((pit) => [0, 1, 2, 3].some((side) => (terrain[link[pit * 4 + side] as number] ?? 0) !== 0));
};

const layRooms = (rules: Ruleset, random: Random): readonly Tile[] => {
  const numbers = random
    .shuffle([...new Set(Object.values(rules.rooms).map(({ room }) => room.number))])
    .slice(0, rules.grid.slots / 2);
  const rooms = random.shuffle(
    Object.keys(rules.rooms).filter((id) => numbers.includes(rules.rooms[id]?.room.number ?? '')),
  );
  const isHidden = random.pick([0, 0, 0.2, 0.4]);
  return rooms.map((room, slot): Tile => {
    if (random.chance(isHidden)) return { slot, turn: 0, room: undefined, marks: [], stash: [] };
    return { slot, turn: random.below(4), room, marks: marksIn(rules, room, random), stash: [] };
  });
};

const unseenOf = (rules: Ruleset, tiles: readonly Tile[], random: Random): readonly string[] => {
  const laid = tiles.flatMap(({ room }) => (room === undefined ? [] : [room]));
  const pool = Object.keys(rules.rooms).filter((room) => !laid.includes(room));
  return random.shuffle(pool).slice(0, tiles.length - laid.length);
};

const PORTCULLIS = edgeCode('portcullis');

const marksIn = ({ grid, rooms }: Ruleset, room: string, random: Random): readonly Mark[] => {
  const marks: Mark[] = [];
  rooms[room]?.edges.forEach((code, edge) => {
    if (code !== PORTCULLIS || markedEdge(grid.size, edge) !== edge || random.chance(0.5)) return;
    marks.push({ edge, state: random.chance(0.6) ? 'open' : 'broken' });
  });
  return marks;
};

const focus = (rules: Ruleset, tiles: readonly Tile[], random: Random): readonly Place[] => {
  const front = random.chance(0.15) ? siege(rules, tiles, random.below(2)) : [];
  if (front.length > 0) return front;
  const { cells, places, squares } = rules.grid;
  const shown = random.shuffle(tiles.flatMap(({ room }, nth) => (room === undefined ? [] : [nth])));
  const chosen = shown.slice(0, 1 + random.below(random.pick([1, 3, 8])));
  const all = Array.from({ length: places }, (_, place) => place);
  const { beyond, terrain } = labyrinthOf(rules, tiles);
  const onLines = random.pick([0.1, 0.3, 1]);
  const double = doublePits(rules, tiles);
  if (double.length > 0 && random.chance(0.5)) chosen.push(...double.map((pit) => Math.floor(pit / cells)));
  const near = all.filter((place) =>
    place < squares ? chosen.includes(Math.floor(place / cells)) : random.chance(onLines),
  );
  const pits = near.filter((place) => terrain[place] !== 0);
  const beside = pits
    .flatMap((pit) => [0, 1, 2, 3].map((side) => beyond[pit * 4 + side] as number))
    .filter((at) => at >= 0);
  return [...near, ...beside, ...beside, ...[double, double, double, pits, pits, pits, pits, pits].flat()];
};

/** A line and the squares before it: who guards it, and who wants to get out. */
const siege = (rules: Ruleset, tiles: readonly Tile[], line: number): readonly Place[] => {
  const { beyond } = labyrinthOf(rules, tiles);
  const all = Array.from({ length: rules.grid.places }, (_, place) => place);
  const guarded = all.filter((place) => lineOf(rules.grid, place) === line);
  const before = all.filter(
    (place) =>
      place < rules.grid.squares && [0, 1, 2, 3].some((side) => guarded.includes(beyond[place * 4 + side] as number)),
  );
  return before.length > 0 ? [...guarded, ...before] : [];
};

/** Whatever helps over pits comes first, so that it gets there. */
const inOrder = (rules: Ruleset, random: Random): readonly Member[] => {
  const mixed = random.shuffle(playing(rules, random));
  const helps = ({ id }: Member) => (rules.masks.anyoneRest[id] as number) !== 0;
  return [...mixed.filter(helps), ...mixed.filter((member) => !helps(member))];
};

const putSomewhere = (table: Table, member: Member): void => {
  const { bare, pieces, random, rules, stashes } = table;
  const { id, kind, owner } = member;
  const fate = random.below(10);
  const hidden = bare.flatMap(({ room }, nth) =>
    room === undefined && (stashes[nth]?.length ?? 0) < (rules.capacity[nth] as number) ? [nth] : [],
  );
  if (fate < 3 && hidden.length > 0) stashes[random.pick(hidden)]?.push({ owner, kind });
  else {
    pieces[id] = { id, at: OUT, carrier: undefined, wounded: false };
    if (fate < 8) for (let tries = 0; tries < 15 && !putAt(table, member, spot(table)); tries++);
  }
};

/** Often beside somebody, a wall between them or not, and now and then at the gates of a line where somebody stands. */
const spot = ({ bare, pieces, places, random, rules }: Table): Place => {
  const taken = pieces.filter(({ at }) => at >= 0);
  const guards = taken.filter(({ at }) => at >= rules.grid.squares);
  const others = guards.length > 0 && random.chance(0.2) ? guards : taken;
  if (others.length === 0 || random.chance(0.6)) return random.pick(places);
  const { beyond } = labyrinthOf(rules, bare);
  const { at } = random.pick(others);
  const beside = [0, 1, 2, 3].map((side) => beyond[at * 4 + side] as number).filter((there) => there >= 0);
  const inward = beside.filter((there) => there < rules.grid.squares);
  return random.pick(inward.length > 0 ? inward : places);
};

/** Characters left out at the start lie nowhere (B-OPT-09). */
const playing = (rules: Ruleset, random: Random): readonly Member[] => {
  const left = SEATS.flatMap((seat) => {
    const characters = rules.roster.filter(({ owner, sort }) => owner === seat && sort === 'character');
    return random.shuffle(characters).slice(0, rules.forgoes[seat]);
  });
  return rules.roster.filter((member) => !left.includes(member));
};

const putAt = ({ bare, pieces, random, rules }: Table, { id, owner, sort }: Member, at: Place): boolean => {
  const line =
    at < rules.grid.squares ? undefined : rules.lines[at < rules.grid.squares + rules.grid.lineLength ? 0 : 1];
  if (sort === 'character' && line !== undefined && line.seat !== owner) return false;
  if (line === undefined && bare[tileOf(rules.grid, at)]?.room === undefined) return false;
  const wounded = sort === 'character' && random.chance(0.35);
  const there = [...pieces.filter((piece) => piece.at === at), { id, at, carrier: undefined, wounded }];
  const carrier = there.find((piece) => rules.roster[piece.id]?.sort === 'character' && !piece.wounded)?.id;
  const together = there.map((piece) => ({ ...piece, carrier: piece.id === carrier ? undefined : carrier }));
  const terrain = labyrinthOf(rules, bare).terrain[at] as number;
  if (squareFaults(rules, terrain, together).length > 0) return false;
  for (const piece of together) pieces[piece.id] = piece;
  return true;
};

const isAble = ({ roster }: Ruleset, { id, at, wounded }: Piece): boolean =>
  at >= 0 && roster[id]?.sort === 'character' && !wounded;

const playerOf = ({ random, rules }: Table, seat: Seat, isActing: boolean): Player => {
  const held = random.pick([0.3, 0.7, 1]);
  const action = random.pick(rules.deck[seat].filter((card) => card.startsWith('A')));
  const hand = rules.deck[seat].filter(
    (card) => card === 'C0' || (card === action && !isActing) || random.chance(held),
  );
  return {
    hand,
    bank: random.below(rules.options.target),
    reserve: [],
    lineup: [],
    committed: undefined,
    agreed: random.chance(0.03),
  };
};

const turnOf = ({ pieces, random, rules }: Table, turn: Turn, seat: Seat): Turn => {
  const able = pieces.filter((piece) => isAble(rules, piece)).map(({ id }) => id);
  const hurt = pieces.filter(({ at, wounded }) => at >= 0 && wounded).map(({ id }) => id);
  const some = (ids: readonly PieceId[], share: number) => ids.filter(() => random.chance(share));
  const blocked = some(able, 0.07);
  const drinkers = able.filter((id) => rules.roster[id]?.owner === seat && !blocked.includes(id));
  const open = { ap: 1 + random.below(5), only: undefined };
  const own =
    drinkers.length > 0 && random.chance(0.2) ? [{ ap: 1 + random.below(4), only: random.pick(drinkers) }] : [];
  return {
    ...turn,
    number: 9,
    seat,
    purses: own.length > 0 && random.chance(0.3) ? own : [open, ...own],
    wounded: some(hurt, 0.2),
    blocked,
    highest: 5,
    quiet: random.below(64),
    stirred: random.chance(0.5),
    seconds: seconds(rules),
  };
};

const seconds = (rules: Ruleset): number => rules.options.timer?.turn ?? 0;
