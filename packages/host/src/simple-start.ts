import {
  type BySeat,
  type Member,
  type Piece,
  type Place,
  type RoomId,
  type Ruleset,
  SEATS,
  type Seat,
  type State,
  shuffled,
  start,
  UNSEEN,
} from '@archmage/engine';
import { chanceOf, type Random } from './random.ts';

/**
 * The *simple* start: all rooms lie face up and all tokens are on the table, so that a newcomer can begin to play.
 *
 * It is the same for both: half a turn of the labyrinth takes each token to its twin of the other side, and each room
 * to the room of the same number. Only the walls differ, since twin rooms are no images of each other. Rooms hold as
 * many tokens as in the full set-up (B-SETUP-05). Characters lie in their own half, so that nobody can leave at once.
 */
export const simpleStart = (rules: Ruleset, seed: string): State => {
  const random = chanceOf(seed, 'the simple start');
  const tiles = laidRooms(rules, random);
  const seat = SEATS[random(2)] as Seat;
  const first = start(rules);
  const { yellow, blue } = first.players;
  return {
    ...first,
    tiles,
    pieces: placed(rules, tiles, random),
    players: { yellow: { ...yellow, reserve: [] }, blue: { ...blue, reserve: [] } },
    turn: { ...first.turn, number: 1, seat, seconds: rules.options.timer?.turn ?? 0 },
    tasks: [{ kind: 'card', seats: [seat] }],
    unseen: [],
  };
};

type Tiles = State['tiles'];

/** A room opposite each of its number, any way up. */
const laidRooms = (rules: Ruleset, random: Random): Tiles => {
  const { slots } = rules.grid;
  const laid: RoomId[] = [];
  const corners = shuffled(range(slots / 2), random);
  drawnPairs(rules, random).forEach((pair, nth) => {
    const slot = corners[nth] as number;
    const [here, there] = shuffled(pair, random) as [RoomId, RoomId];
    laid[slot] = here;
    laid[slots - 1 - slot] = there;
  });
  return laid.map((room, slot) => ({ slot, turn: random(4), room, marks: [], covers: [], stash: [] }));
};

/** B-OPT-07: chance leaves out pairs that do not fit in. */
const drawnPairs = ({ grid, rooms }: Ruleset, random: Random): readonly (readonly RoomId[])[] => {
  const ids = Object.keys(rooms);
  const numbers = [...new Set(ids.map((id) => rooms[id]?.room.number))];
  const pairs = numbers.map((number) => ids.filter((id) => rooms[id]?.room.number === number));
  return shuffled(pairs, random).slice(0, grid.slots / 2);
};

/** A token of yellow's and its twin of blue's; a handicapped side lacks some (B-OPT-08). */
type Twins = BySeat<Member | undefined>;

const placed = (rules: Ruleset, tiles: Tiles, random: Random): readonly Piece[] => {
  const dots = rules.lines[0]?.dots ?? [];
  const twins = shuffled(
    rules.roster.filter(({ owner }) => owner === 'yellow'),
    random,
  ).map((member) => twinsOf(rules, member));
  const characters = twins.filter(({ yellow }) => yellow?.sort === 'character');
  const team = characters.slice(0, dots.length);
  const others = twins.filter((each) => !team.includes(each)).map((each) => forgone(rules, characters, each));
  const at = new Map<Member, Place>();
  for (const [nth, each] of team.entries()) put(at, each, onLines(rules, dots[nth] as number));
  const rooms = shuffled(sharesOf(rules), random);
  for (const [nth, each] of others.entries()) {
    const sort = each.yellow?.sort ?? each.blue?.sort ?? 'object';
    put(at, each, inRooms(rules, tiles, at, { slot: rooms[nth] as number, sort, random }));
  }
  return rules.roster.map((member) => ({
    id: member.id,
    at: at.get(member) ?? UNSEEN,
    carrier: undefined,
    wounded: false,
  }));
};

const twinsOf = ({ roster }: Ruleset, yellow: Member): Twins => ({
  yellow,
  blue: roster.find(({ owner, kind }) => owner === 'blue' && kind === yellow.kind),
});

/** The last characters, as many as a side must leave out. */
const forgone = ({ forgoes }: Ruleset, characters: readonly Twins[], twins: Twins): Twins => {
  const rank = characters.length - characters.indexOf(twins);
  const isOut = (seat: Seat) => characters.includes(twins) && rank <= forgoes[seat];
  return { yellow: isOut('yellow') ? undefined : twins.yellow, blue: isOut('blue') ? undefined : twins.blue };
};

const put = (at: Map<Member, Place>, twins: Twins, places: BySeat<Place>): void => {
  for (const seat of SEATS) if (twins[seat]) at.set(twins[seat], places[seat]);
};

const onLines = ({ grid }: Ruleset, dot: number): BySeat<Place> => ({
  yellow: grid.squares + dot,
  blue: grid.squares + 2 * grid.lineLength - 1 - dot,
});

/** Each pair of opposite rooms takes as many twins as one of them takes tokens. */
const sharesOf = ({ capacity, grid }: Ruleset): readonly number[] =>
  range(grid.slots / 2).flatMap((slot) => Array.from({ length: capacity[slot] as number }, () => slot));

interface Where {
  readonly slot: number;
  readonly sort: Member['sort'];
  readonly random: Random;
}

/** A free floor square (B-REV-06) whose image in the room opposite is one too. */
const inRooms = (
  rules: Ruleset,
  tiles: Tiles,
  at: ReadonlyMap<Member, Place>,
  { slot, sort, random }: Where,
): BySeat<Place> => {
  const { cells, columns, size, slots } = rules.grid;
  const taken = [...at.values()];
  const isFree = (place: Place) => isFloor(rules, tiles, place) && !taken.includes(place);
  const spots = range(cells)
    .map((cell) => ({
      here: placeAt(rules, tiles, slot, cell),
      there: placeAt(rules, tiles, slots - 1 - slot, cells - 1 - cell),
      // How much nearer to blue's line than to yellow's.
      lean: 2 * ((slot % columns) * size + (cell % size)) + 1 - columns * size,
    }))
    .filter(({ here, there }) => isFree(here) && isFree(there));
  const { here, there, lean } = spots[random(spots.length)] as (typeof spots)[number];
  const isHere = sort === 'object' || lean === 0 ? random(2) === 0 : lean < 0;
  return isHere ? { yellow: here, blue: there } : { yellow: there, blue: here };
};

/** The place that lies on this square of a slot, as its room is turned. */
const placeAt = ({ grid }: Ruleset, tiles: Tiles, slot: number, cell: number): Place =>
  slot * grid.cells + (grid.cellIndex[tiles[slot]?.turn ?? 0]?.[cell] as number);

const isFloor = ({ grid, rooms }: Ruleset, tiles: Tiles, place: Place): boolean =>
  rooms[tiles[Math.floor(place / grid.cells)]?.room ?? '']?.floor[place % grid.cells] === 1;

const range = (length: number): readonly number[] => Array.from({ length }, (_, nth) => nth);
