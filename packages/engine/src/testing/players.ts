import { lineOf } from '../board/grid.ts';
import { labyrinthOf } from '../board/labyrinth.ts';
import type { Action, ActionOf } from '../core/action.ts';
import { legal } from '../core/choices/legal.ts';
import { decide, isRefusal } from '../core/decide.ts';
import { evolve } from '../core/evolve.ts';
import type { Batch } from '../core/record.ts';
import { start } from '../core/start.ts';
import {
  type Actor,
  type BySeat,
  type Piece,
  type Place,
  SEATS,
  type Seat,
  type State,
  type Tile,
  tileOf,
  topTask,
} from '../core/state.ts';
import { redact } from '../core/views/redact.ts';
import { formatPositionLine } from '../notation/position.ts';
import type { Member, Ruleset } from '../rules/ruleset.ts';
import type { Random } from './random.ts';

/** Somebody who is shown a view and answers with a legal action. */
export type Player = (rules: Ruleset, view: State, seat: Seat, random: Random) => Action;

/** A kind of action first, then one of that kind: Moves would drown the rest. */
export const random: Player = (rules, view, seat, chance) => {
  const choices = [...legal(rules, view, seat)];
  const types = [...new Set(choices.map(({ type }) => type))].filter((type) => type !== 'pass' || chance.chance(0.1));
  const type = types.length > 0 ? chance.pick(types) : 'pass';
  return chance.pick(choices.filter((action) => action.type === type));
};

/** Leaves when it can, turns up rooms, walks towards the exit and hits the weak. */
export const greedy: Player = (rules, view, seat, chance) => {
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal(rules, view, seat)) {
    const worth = worthOf(rules, view, seat, action) + chance.below(100) / 40;
    if (worth > most) [best, most] = [action, worth];
  }
  return best ?? { type: 'pass' };
};

export interface Ply {
  readonly state: State;
  readonly batch: Batch;
  readonly next: State;
}

export interface PlayoutOptions {
  /** Actions at most. */
  readonly cap?: number;
  readonly from?: State;
  /** How often somebody's time runs out, offers a draw or gives up, per action. */
  readonly lapses?: number;
}

/** A game, action by action. Chance draws evenly; each seat sees its view only. */
export function* playout(
  rules: Ruleset,
  players: BySeat<Player>,
  chance: Random,
  options: PlayoutOptions = {},
): Generator<Ply> {
  const { cap = 3000, from = start(rules), lapses = 0 } = options;
  let state = from;
  for (let count = 0; count < cap; count++) {
    const task = topTask(state);
    if (task === undefined) return;
    const lapse = lapses > 0 && chance.chance(lapses) ? lapseOf(rules, state, chance) : undefined;
    const seat = lapse?.seat ?? chance.pick(task.seats);
    const action = lapse?.action ?? answerOf(rules, players, state, seat, chance);
    const ply = plyOf(rules, state, seat, action);
    yield ply;
    state = ply.next;
  }
}

export const plyOf = (rules: Ruleset, state: State, seat: Actor, action: Action): Ply => {
  const events = decide(rules, state, seat, action);
  if (isRefusal(events)) {
    const where = formatPositionLine(rules, state);
    throw new Error(`${seat}'s ${JSON.stringify(action)} is refused: ${events.code}. In ${where}`);
  }
  return { state, batch: { seat, action, events }, next: events.reduce(evolve, state) };
};

// biome-ignore lint/complexity/useMaxParams: a private step of the loop above.
const answerOf = (rules: Ruleset, players: BySeat<Player>, state: State, actor: Actor, chance: Random): Action => {
  const seat = SEATS.find((each) => each === actor);
  if (seat !== undefined) return players[seat](rules, redact(state, seat), seat, chance);
  const drawn = legal(rules, state, actor);
  return drawn.at(chance.below(drawn.length));
};

const lapseOf = (rules: Ruleset, state: State, chance: Random): { seat: Actor; action: Action } => {
  const late = legal(rules, state, 'clock');
  if (late.length > 0) return { seat: 'clock', action: late.at(chance.below(late.length)) };
  return { seat: chance.pick(SEATS), action: { type: chance.chance(0.7) ? 'agree' : 'resign' } };
};

const worthOf = (rules: Ruleset, view: State, seat: Seat, action: Action): number => {
  switch (action.type) {
    case 'move':
      return moveWorth(rules, view, seat, action);
    case 'attack':
      return (view.pieces[action.target] as Piece).wounded ? 20 : 3 * edgeOver(rules, action);
    case 'reveal':
      return 30;
    case 'jump':
      return (
        nearness(rules, view.tiles, seat, action.to) - nearness(rules, view.tiles, seat, placeOf(view, action.piece))
      );
    case 'use':
      return 1;
    case 'rotate':
      return 0;
    case 'pass':
      return -1;
    default:
      return 0;
  }
};

const edgeOver = ({ roster }: Ruleset, { piece, target }: ActionOf<'attack'>): number =>
  (roster[piece] as Member).combat - (roster[target] as Member).combat;

const moveWorth = (rules: Ruleset, view: State, seat: Seat, { piece, walk }: ActionOf<'move'>): number => {
  const leg = walk[walk.length - 1];
  const end = leg && 'to' in leg ? leg.to : placeOf(view, piece);
  const gain = nearness(rules, view.tiles, seat, end) - nearness(rules, view.tiles, seat, placeOf(view, piece));
  const exits = end >= rules.grid.squares && rules.lines[lineOf(rules.grid, end)]?.seat !== seat;
  return exits ? 100 + gain : gain;
};

const placeOf = (view: State, piece: number): Place => (view.pieces[piece] as Piece).at;

/** Minus the steps to the way out over open floor; where there is no way yet, the columns left. */
const nearness = (rules: Ruleset, tiles: readonly Tile[], seat: Seat, place: Place): number => {
  const far = distances(rules, tiles)[seat][place] as number;
  return far >= 0 ? -far : -40 - columnsLeft(rules, tiles, seat, place);
};

const columnsLeft = ({ grid }: Ruleset, tiles: readonly Tile[], seat: Seat, place: Place): number => {
  const width = grid.columns * grid.size;
  const tile = tiles[tileOf(grid, place)];
  const inRoom = ((grid.worldIndex[tile?.turn ?? 0] as Uint8Array)[place % grid.cells] as number) % grid.size;
  const column = tile ? (tile.slot % grid.columns) * grid.size + inRoom : lineOf(grid, place) === 0 ? -1 : width;
  return seat === 'yellow' ? width - column : column + 1;
};

const distances = (rules: Ruleset, tiles: readonly Tile[]): BySeat<Int16Array> => {
  const known = measured.get(tiles);
  if (known) return known;
  const fresh = { yellow: spread(rules, tiles, 'yellow'), blue: spread(rules, tiles, 'blue') };
  measured.set(tiles, fresh);
  return fresh;
};

const measured = new WeakMap<readonly Tile[], BySeat<Int16Array>>();

const spread = (rules: Ruleset, tiles: readonly Tile[], seat: Seat): Int16Array => {
  const { link, terrain } = labyrinthOf(rules, tiles);
  const far = new Int16Array(rules.grid.places).fill(-1);
  const queue: Place[] = [];
  for (let place = rules.grid.squares; place < rules.grid.places; place++) {
    if (rules.lines[lineOf(rules.grid, place)]?.seat === seat) continue;
    far[place] = 0;
    queue.push(place);
  }
  for (let head = 0; head < queue.length; head++) {
    const place = queue[head] as Place;
    for (let side = 0; side < 4; side++) {
      const next = link[place * 4 + side] as number;
      if (next < 0 || (far[next] as number) >= 0 || terrain[next] !== 0) continue;
      far[next] = (far[place] as number) + 1;
      queue.push(next);
    }
  }
  return far;
};
