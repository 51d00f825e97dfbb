import {
  check,
  type Labyrinth,
  type Piece,
  type PieceId,
  type Place,
  type Ruleset,
  type State,
  start,
  type Tile,
} from '@archmage/engine';
import type { Scale } from './scale.ts';
import { FAR, type Steps, stepsFrom } from './steps.ts';

/** By room the cells on which anybody who is wounded may mend himself: the engine is asked about each of them once. */
type Springs = ReadonlyMap<string, readonly number[]>;

/**
 * What somebody is worth who lies wounded at a place, or is carried there: as much as if he were unhurt, less the action
 * points it takes until he is. Nobody may mend whom somebody stands over (P-FOUNT-03), so a carrier has to walk on.
 */
export const mendedWorth = (scale: Scale, alive: number, at: Place, carrier: PieceId | undefined): number => {
  const { figures, maze, state } = scale;
  const steps = (stepsToMend(figures.rules, state.tiles, maze)?.[at] as number | undefined) ?? FAR;
  if (steps === FAR || (carrier === undefined && steps > 0)) return 0;
  const walks = carrier === undefined ? 0 : Math.ceil(Math.max(1, steps) / (figures.speed[carrier] as number));
  return alive - DEAR * figures.weights.tempo * (walks + 1);
};

/** A little more than the points are worth elsewhere: else it would be put off for ever. */
const DEAR = 1.3;

/** How many steps each place is from where one may mend; nothing if there is no such place in sight. */
const stepsToMend = (rules: Ruleset, tiles: readonly Tile[], maze: Labyrinth): Steps | undefined => {
  const springs = springsOf(rules);
  if (springs.size === 0) return undefined;
  const known = nearest.get(maze);
  if (known !== undefined) return known;
  const places = tiles.flatMap(({ room = '' }, tile) =>
    (springs.get(room) ?? []).map((cell) => tile * rules.grid.cells + cell),
  );
  const steps: Steps = new Uint8Array(rules.grid.places).fill(FAR);
  for (const place of places)
    stepsFrom(maze, place).forEach((far, at) => {
      steps[at] = Math.min(steps[at] as number, far);
    });
  nearest.set(maze, steps);
  return steps;
};

const nearest = new WeakMap<Labyrinth, Steps>();

const springsOf = (rules: Ruleset): Springs => {
  const known = found.get(rules) ?? find(rules);
  found.set(rules, known);
  return known;
};

const found = new WeakMap<Ruleset, Springs>();

const find = (rules: Ruleset): Springs => {
  const offers = rules.offers.filter(({ whileWounded }) => whileWounded).map(({ id }) => id);
  const cells = Array.from({ length: rules.grid.cells }, (_, cell) => cell);
  const mends = (state: State) => offers.some((offer) => mayUse(rules, state, offer));
  const rooms = offers.length === 0 ? [] : Object.keys(rules.rooms);
  return new Map(
    rooms.flatMap((room) => {
      const tiles = start(rules).tiles.map((tile, nth) => (nth === 0 ? { ...tile, room } : tile));
      const places = cells.filter((cell) => mends(woundedAt(rules, tiles, cell)));
      return places.length === 0 ? [] : [[room, places] as const];
    }),
  );
};

const SEAT = 'yellow';

const patientOf = (rules: Ruleset): PieceId => rules.characters[SEAT][0] as PieceId;

const mayUse = (rules: Ruleset, state: State, offer: string): boolean =>
  check(rules, state, SEAT, { type: 'use', offer, piece: patientOf(rules) }) === undefined;

/** Alone in the labyrinth. */
const woundedAt = (rules: Ruleset, tiles: readonly Tile[], at: Place): State => {
  const table = start(rules);
  const patient: Piece = { ...(table.pieces[patientOf(rules)] as Piece), at, wounded: true };
  return {
    ...table,
    tiles,
    pieces: table.pieces.map((piece) => (piece.id === patient.id ? patient : piece)),
    turn: { ...table.turn, seat: SEAT, purses: [{ ap: 1, only: undefined, lent: false }] },
    tasks: [{ kind: 'act', seats: [SEAT] }],
  };
};
