import { edgeCode, markedEdge } from '../board/edge.ts';
import { lineOf } from '../board/grid.ts';
import { labyrinthOf } from '../board/labyrinth.ts';
import { roomsOf } from '../core/actions/teams.ts';
import { start } from '../core/start.ts';
import {
  type BySeat,
  type Cover,
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
import { isOfSort } from '../rules/card.ts';
import type { Member, Ruleset, Teams } from '../rules/ruleset.ts';
import { squareFaults } from './laws/tokens.ts';
import type { Random } from './random.ts';

/**
 * A position in the middle of some game: rooms in any order and turn, gates open or broken, tokens crowded
 * together, wounded, carried, hanging over pits. Games seldom get to such corners; here they are the rule.
 */
export const deal = (rules: Ruleset, random: Random): State => {
  const empty = start(rules);
  const pairs = pairsOf(rules, random);
  const bare = layBoard(rules, pairs, random);
  const table: Deal = {
    rules,
    random,
    bare,
    pairs,
    playing: playing(rules, random),
    pieces: [...empty.pieces],
    stashes: bare.map(() => []),
    places: focus(rules, bare, random),
  };
  for (const member of inOrder(table)) putSomewhere(table, member);
  const seat = random.pick(SEATS);
  const pieces: readonly Piece[] = table.pieces;
  if (!pieces.some((piece) => isAble(rules, piece))) return deal(rules, random);
  const isActing = random.chance(0.9);
  return {
    ...empty,
    tiles: bare.map((tile, nth) => ({ ...tile, covers: coversOn(table, nth), stash: table.stashes[nth] ?? [] })),
    pieces,
    unseen: unseenOf(table),
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

interface Deal {
  readonly rules: Ruleset;
  readonly random: Random;
  readonly bare: readonly Tile[];
  readonly pairs: BySeat<readonly string[]>;
  readonly playing: readonly Member[];
  readonly pieces: Piece[];
  readonly stashes: Tile['stash'][number][][];
  /** Where tokens are put, pits and what lies beside them many times: the fewer, the more they meet. */
  readonly places: readonly Place[];
}

/** Now and then two pits side by side, which few boards have (B-JUMP-06, B-ROP-03). */
const layBoard = (rules: Ruleset, pairs: Deal['pairs'], random: Random): readonly Tile[] => {
  let tiles = layRooms(rules, pairs, random);
  const wanted = random.chance(0.3) ? 40 : 0;
  for (let tries = 0; tries < wanted && doublePits(rules, tiles).length === 0; tries++)
    tiles = layRooms(rules, pairs, random);
  return tiles;
};

/** What each brings; both the same now and then, where they choose in secret (P-MIX-11). */
const pairsOf = (rules: Ruleset, random: Random): Deal['pairs'] => {
  const all = random.shuffle(rules.pairs);
  const half = Math.floor(rules.grid.slots / 4);
  const others = rules.teams?.by === 'free' && random.chance(0.3) ? random.shuffle(all) : all.slice(half);
  return { yellow: all.slice(0, half), blue: others.slice(0, rules.grid.slots / 2 - half) };
};

const doublePits = (rules: Ruleset, tiles: readonly Tile[]): readonly Place[] => {
  const { link, terrain } = labyrinthOf(rules, tiles);
  const pits = Array.from(terrain.keys()).filter((place) => terrain[place] !== 0);
  return pits.filter((pit) => [0, 1, 2, 3].some((side) => (terrain[link[pit * 4 + side] as number] ?? 0) !== 0));
};

const layRooms = (rules: Ruleset, pairs: Deal['pairs'], random: Random): readonly Tile[] => {
  const isHidden = random.pick([0, 0, 0.2, 0.4]);
  return random.shuffle(roomsIn(rules, pairs)).map((room, slot): Tile => {
    if (random.chance(isHidden)) return { slot, turn: 0, room: undefined, marks: [], covers: [], stash: [] };
    return { slot, turn: random.below(4), room, marks: marksIn(rules, room, random), covers: [], stash: [] };
  });
};

const roomsIn = (rules: Ruleset, { yellow, blue }: Deal['pairs']): readonly string[] =>
  [...yellow, ...blue].flatMap((number) => roomsOf(rules, number));

const unseenOf = ({ bare, pairs, random, rules }: Deal): readonly string[] => {
  const left = [...roomsIn(rules, pairs)];
  for (const { room } of bare) if (room !== undefined) left.splice(left.indexOf(room), 1);
  return rules.teams ? left.sort() : random.shuffle(left);
};

/** Markers of those who lay them, on bare floor. */
const coversOn = ({ bare, pieces, random, rules }: Deal, tile: number): readonly Cover[] => {
  const { cells } = rules.grid;
  const room = bare[tile]?.room;
  const names = Object.keys(rules.hazards.covers);
  if (room === undefined || names.length === 0) return [];
  const isFree = (cell: number) =>
    rules.rooms[room]?.room.cells[cell] === 'floor' && !pieces.some(({ at }) => at === tile * cells + cell);
  const free = random.shuffle(Array.from({ length: cells }, (_, cell) => cell).filter(isFree));
  // One of each colour at most: each has its own room here.
  const wanted = names.flatMap((name, nth) => SEATS.map((owner, side) => ({ name, owner, home: nth * 2 + side })));
  return wanted
    .filter(({ home }) => home === tile && random.chance(0.5))
    .map(({ name, owner }, nth) => ({ cell: free[nth] ?? -1, name, owner }))
    .filter(({ cell }) => cell >= 0);
};

const PORTCULLIS = edgeCode('portcullis');
const WALL = edgeCode('wall');

const marksIn = ({ grid, rooms, roster }: Ruleset, room: string, random: Random): readonly Mark[] => {
  const marks: Mark[] = [];
  const breaches = roster.filter(({ offers }) => offers.some(({ id }) => id === 'smash')).length;
  rooms[room]?.edges.forEach((code, edge) => {
    if (markedEdge(grid.size, edge) !== edge) return;
    if (code === WALL && breaches > 0 && marks.length === 0 && random.chance(0.02))
      marks.push({ edge, state: 'broken', by: random.pick(SEATS) });
    if (code !== PORTCULLIS || random.chance(0.5)) return;
    marks.push({ edge, state: random.chance(0.6) ? 'open' : 'broken', by: undefined });
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
  const focused = [...near, ...beside, ...beside, ...[double, double, double, pits, pits, pits, pits, pits].flat()];
  // With every room face-down the lines are all there is.
  return focused.length > 0 ? focused : all.filter((place) => place >= squares);
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
const inOrder = ({ playing: members, random, rules }: Deal): readonly Member[] => {
  const mixed = random.shuffle(members);
  const helps = ({ id }: Member) => (rules.masks.anyoneRest[id] as number) !== 0;
  return [...mixed.filter(helps), ...mixed.filter((member) => !helps(member))];
};

const putSomewhere = (table: Deal, member: Member): void => {
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
const spot = ({ bare, pieces, places, random, rules }: Deal): Place => {
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
  if (rules.teams) return SEATS.flatMap((seat) => teamOf(rules, seat, random));
  const left = SEATS.flatMap((seat) => {
    const characters = rules.roster.filter(({ owner, sort }) => owner === seat && sort === 'character');
    return random.shuffle(characters).slice(0, rules.forgoes[seat]);
  });
  return rules.roster.filter((member) => !left.includes(member));
};

/** P-MIX-04; whoever is left out of it was never there (P-MIX-22). */
const teamOf = (rules: Ruleset, seat: Seat, random: Random): readonly Member[] => {
  const { characters, objects } = rules.teams as Teams;
  const own = random.shuffle(rules.roster.filter(({ owner }) => owner === seat));
  const some = (sort: Member['sort'], count: number) => own.filter((member) => member.sort === sort).slice(0, count);
  return [...some('character', characters - rules.forgoes[seat]), ...some('object', objects)];
};

const putAt = ({ bare, pieces, random, rules }: Deal, { id, owner, sort }: Member, at: Place): boolean => {
  const line =
    at < rules.grid.squares ? undefined : rules.lines[at < rules.grid.squares + rules.grid.lineLength ? 0 : 1];
  if (sort === 'character' && line !== undefined && line.seat !== owner) return false;
  if (line === undefined && bare[tileOf(rules.grid, at)]?.room === undefined) return false;
  const wounded = sort === 'character' && random.chance(0.35);
  const there = [...pieces.filter((piece) => piece.at === at), { id, at, carrier: undefined, wounded }];
  const bearer = there.find((piece) => rules.roster[piece.id]?.sort === 'character' && !piece.wounded)?.id;
  const carrier = bearer !== undefined && rules.roster[bearer]?.loads === 0 ? undefined : bearer;
  const together = there.map((piece) => ({ ...piece, carrier: piece.id === bearer ? undefined : carrier }));
  const terrain = labyrinthOf(rules, bare).terrain[at] as number;
  if (squareFaults(rules, terrain, together).length > 0) return false;
  for (const piece of together) pieces[piece.id] = piece;
  return true;
};

const isAble = ({ roster }: Ruleset, { id, at, wounded }: Piece): boolean =>
  at >= 0 && roster[id]?.sort === 'character' && !wounded;

const playerOf = ({ pairs, playing: members, random, rules }: Deal, seat: Seat, isActing: boolean): Player => {
  const team = members.filter(({ owner }) => owner === seat);
  const left = rules.roster.filter((member) => {
    return member.owner === seat && member.sort === 'character' && !team.includes(member);
  });
  const held = random.pick([0.3, 0.7, 1]);
  const action = random.pick(rules.deck[seat].filter((card) => isOfSort(rules, card, 'action')));
  const hand = rules.deck[seat].filter(
    (card) => rules.cards[card]?.returns || (card === action && !isActing) || random.chance(held),
  );
  return {
    hand,
    bank: random.below(rules.options.target),
    kept: rules.family.economy.keeps && random.below(rules.family.economy.keeps + 1),
    team: rules.teams ? [...team, ...left.slice(0, rules.forgoes[seat])].map(({ kind }) => kind) : [],
    pairs: rules.teams ? pairs[seat] : [],
    reserve: [],
    lineup: [],
    facing: [],
    committed: undefined,
    second: undefined,
    open: false,
    bared: [],
    agreed: random.chance(0.03),
  };
};

const turnOf = ({ pieces, random, rules }: Deal, turn: Turn, seat: Seat): Turn => {
  const able = pieces.filter((piece) => isAble(rules, piece)).map(({ id }) => id);
  const hurt = pieces.filter(({ at, wounded }) => at >= 0 && wounded).map(({ id }) => id);
  const some = (ids: readonly PieceId[], share: number) => ids.filter(() => random.chance(share));
  const blocked = some(able, 0.07);
  const drinkers = able.filter((id) => rules.roster[id]?.owner === seat && !blocked.includes(id));
  const open = { ap: 1 + random.below(5), only: undefined, lent: false };
  const own =
    drinkers.length > 0 && random.chance(0.2)
      ? [{ ap: 1 + random.below(4), only: random.pick(drinkers), lent: false }]
      : [];
  const charmed = able.filter((id) => rules.roster[id]?.owner !== seat);
  if (hasCharms(rules) && charmed.length > 0 && random.chance(0.15))
    own.push({ ap: 1 + random.below(3), only: random.pick(charmed), lent: true });
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

const hasCharms = ({ roster }: Ruleset): boolean =>
  roster.some(({ offers }) => offers.some(({ id }) => id === 'charm'));

const seconds = (rules: Ruleset): number => rules.options.timer?.turn ?? 0;
