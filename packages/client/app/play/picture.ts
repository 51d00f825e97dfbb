import { HIDDEN, type PieceId, type Ruleset, SEATS, type Seat, type State, type Tile } from '@archmage/engine';
import type {
  BoardModel,
  BoardShape,
  EdgeView,
  Highlight,
  Ray,
  RoomFace,
  RoomView,
  TokenView,
  Trail,
} from '../../board/model.ts';

export interface PictureOptions {
  readonly words: PictureWords;
  /** What was drawn last: whatever has not changed since is the same object again. */
  readonly previous?: BoardModel | undefined;
  readonly selected?: PieceId | undefined;
  /** Whose characters stand out, and which of them can do something. */
  readonly ready?: { readonly seat: Seat; readonly pieces: ReadonlySet<PieceId> } | undefined;
  readonly highlights?: readonly Highlight[];
  readonly trails?: readonly Trail[];
  readonly rays?: readonly Ray[];
}

export interface PictureWords {
  readonly room: (view: State, tile: number) => string;
}

export const pictureOf = (rules: Ruleset, view: State, options: PictureOptions): BoardModel => {
  const { previous } = options;
  const rooms = view.tiles.map((tile, room) => drawRoom(rules, view, { tile, room, options }));
  const next: BoardModel = {
    shape: shapeOf(rules, previous?.shape),
    rooms: kept(previous?.rooms, rooms),
    tokens: kept(previous?.tokens, keptTokens(previous, drawTokens(rules, view, options))),
    highlights: options.highlights ?? NO_HIGHLIGHTS,
    trails: options.trails ?? NO_TRAILS,
    rays: options.rays ?? NO_RAYS,
  };
  return previous !== undefined && isSame(previous, next) ? previous : next;
};

const NO_HIGHLIGHTS: readonly Highlight[] = [];
const NO_TRAILS: readonly Trail[] = [];
const NO_RAYS: readonly Ray[] = [];

const shapeOf = ({ grid: { size, columns, rows } }: Ruleset, known: BoardShape | undefined): BoardShape =>
  keptOne(known, { size, columns, rows });

interface Laid {
  readonly tile: Tile;
  readonly room: number;
  readonly options: PictureOptions;
}

const drawRoom = (rules: Ruleset, view: State, { tile, room, options }: Laid): RoomView => {
  const known = options.previous?.rooms[room];
  const backs = tile.stash.map(({ owner, kind }) => ({ side: owner, kind: kind === HIDDEN ? undefined : kind }));
  return keptOne(known, {
    room,
    slot: tile.slot,
    turn: tile.turn,
    face: faceOf(rules, tile),
    backs: kept(
      known?.backs,
      backs.map((back, nth) => keptOne(known?.backs[nth], back)),
    ),
    label: options.words.room(view, room),
  });
};

const faceOf = ({ rooms }: Ruleset, { room, marks, covers }: Tile): RoomFace | undefined => {
  const chamber = room === undefined ? undefined : rooms[room];
  if (chamber === undefined) return undefined;
  const known = faces.get(chamber) ?? new Map<string, RoomFace>();
  faces.set(chamber, known);
  const key = JSON.stringify([marks, covers]);
  const face = known.get(key) ?? drawFace(chamber, marks, covers);
  known.set(key, face);
  return face;
};

type Chamber = Ruleset['rooms'][string];

/** A room has few states in a game: each is drawn once. */
const faces = new WeakMap<Chamber, Map<string, RoomFace>>();

const drawFace = ({ gear, room }: Chamber, marks: Tile['marks'], covers: Tile['covers']): RoomFace => {
  const edges: EdgeView[] = [...room.edges];
  for (const { by, edge, state } of marks) {
    const marked: EdgeView = by === undefined ? `portcullis-${state}` : `breach-${by}`;
    edges[edge] = marked;
    edges[across(room.size, edge)] = marked;
  }
  return {
    number: Number(room.number),
    arrow: room.arrow === 'cw' ? 'clockwise' : 'counterclockwise',
    gear,
    terrain: room.cells.map((terrain) => (terrain === 'floor' ? undefined : terrain)),
    edges,
    covers: covers.map(({ cell, name, owner }) => ({ cell, name, side: owner })),
  };
};

/** An inner edge stands on both its squares; the mark names one of them. */
const across = (size: number, edge: number): number => {
  const [row, column] = [Math.floor((edge >> 2) / size), (edge >> 2) % size];
  const [down, right] = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ][edge & 3] as [number, number];
  const isInside = row + down >= 0 && row + down < size && column + right >= 0 && column + right < size;
  return isInside ? ((row + down) * size + column + right) * 4 + ((edge + 2) & 3) : edge;
};

const drawTokens = (rules: Ruleset, view: State, options: PictureOptions): readonly TokenView[] => [
  ...view.pieces.flatMap((piece): TokenView[] => {
    const member = rules.roster[piece.id];
    if (piece.at < 0 || member === undefined) return [];
    const { kind, name, owner, sort } = member;
    const { carrier, id, wounded } = piece;
    const face = name === undefined ? {} : { face: name };
    return [{ id, kind, ...face, sort, side: owner, place: piece.at, carrier, wounded, mood: moodOf(member, options) }];
  }),
  ...SEATS.flatMap((seat) => drawLine(rules, view, seat)),
];

const moodOf = (
  { id, owner, sort }: Ruleset['roster'][number],
  { ready, selected }: PictureOptions,
): TokenView['mood'] => {
  if (id === selected) return 'selected';
  if (ready === undefined || sort === 'object') return 'plain';
  // An enemy under one's spell can be ready too (P-CHARM-06).
  if (ready.pieces.has(id)) return 'ready';
  return owner === ready.seat ? 'spent' : 'plain';
};

/** The starters before the teams are shown: backs, unless the viewer chose them. Numbers follow the roster's. */
const drawLine = ({ grid, lines, roster }: Ruleset, { players }: State, seat: Seat): readonly TokenView[] => {
  const number = lines.findIndex((line) => line.seat === seat);
  const dots = lines[number]?.dots ?? [];
  return players[seat].lineup.map((kind, nth) => ({
    id: roster.length + number * dots.length + nth,
    kind: kind === HIDDEN ? undefined : kind,
    sort: 'character',
    side: seat,
    place: grid.squares + number * grid.lineLength + (dots[nth] ?? 0),
    carrier: undefined,
    wounded: false,
    mood: 'plain',
  }));
};

const keptTokens = (previous: BoardModel | undefined, tokens: readonly TokenView[]): readonly TokenView[] => {
  if (previous === undefined) return tokens;
  const known = new Map(previous.tokens.map((token) => [token.id, token]));
  return tokens.map((token) => keptOne(known.get(token.id), token));
};

const kept = <T>(known: readonly T[] | undefined, next: readonly T[]): readonly T[] =>
  known !== undefined && known.length === next.length && next.every((each, nth) => each === known[nth]) ? known : next;

const keptOne = <T extends object>(known: T | undefined, next: T): T =>
  known !== undefined && isSame(known, next) ? known : next;

const isSame = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(other) as (keyof T)[]).every((key) => one[key] === other[key]);
