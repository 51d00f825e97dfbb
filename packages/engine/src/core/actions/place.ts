import { refuse } from '../refusal.ts';
import { chamberAt, refuseAt } from '../situation/ground.ts';
import { firstAt, NOBODY, ownerOf, type Situation } from '../situation/situation.ts';
import {
  opponent,
  type PieceId,
  type Place,
  type PlaceTask,
  type RoomId,
  type State,
  type Tile,
  tileOf,
  UNSEEN,
} from '../state.ts';
import { settle } from '../turn.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';

export const place: Handler<'place'> = {
  check: (situation, _seat, { token, at }) => {
    const { rules, state } = situation;
    const task = state.tasks.at(-1) as PlaceTask;
    if (!task.tokens.includes(token)) return refuse(rules, 'notToPlace', { token });
    if (tileOf(rules.grid, at) !== task.tile) return refuse(rules, 'otherRoom', { at, tile: task.tile });
    if (!isFloor(situation, at)) return refuseAt(situation, at, 'noFloor', { at });
    return firstAt(situation, at) === NOBODY ? undefined : refuse(rules, 'taken', { at });
  },
  perform: (tx, _seat, { token, at }) => {
    const task = tx.state.tasks.at(-1) as PlaceTask;
    tx.emit({ type: 'entered', piece: token, at });
    const tokens = task.tokens.filter((other) => other !== token);
    if (tokens.length > 0) return tx.emit({ type: 'answered', task: { ...task, tokens } });
    tx.emit({ type: 'answered' });
    askToPlace(tx, task.tile, [], task.after);
  },
};

/** B-REV-06: floor or gear. */
export const isFloor = (situation: Situation, at: Place): boolean =>
  chamberAt(situation, at)?.floor[at % situation.rules.grid.cells] === 1;

/** A room is turned up: its tokens are shown, then placed by both in turn (B-REV-04, B-REV-05). */
export const turnUp = (tx: Tx, tile: number, room: RoomId, turn: number): void => {
  const tokens = stashed(tx.state, tx, tile);
  tx.emit({ type: 'revealed', tile, room, turn, tokens });
  tx.emit({ type: 'answered' });
  if (tx.rules.course !== undefined) {
    tx.rules.course.turnedUp(tx, tile);
    return;
  }
  const { seat } = tx.state.turn;
  const now = tx.now();
  const isOwnObject = (id: PieceId) => ownerOf(now, id) === seat && now.rules.roster[id]?.sort === 'object';
  askToPlace(
    tx,
    tile,
    tokens.filter((id) => !isOwnObject(id)),
    tokens.filter(isOwnObject),
  );
};

/** The revealer first, then his opponent; then the action is over. */
const askToPlace = (tx: Tx, tile: number, tokens: readonly PieceId[], after: readonly PieceId[]): void => {
  const { seat } = tx.state.turn;
  if (tokens.length > 0) tx.emit({ type: 'asked', task: { kind: 'place', seats: [seat], tile, tokens, after } });
  else if (after.length > 0) {
    tx.emit({ type: 'asked', task: { kind: 'place', seats: [opponent(seat)], tile, tokens: after, after: [] } });
  } else settle(tx);
};

/** The face-down tokens by number: of several alike, the first not seen yet. */
const stashed = (state: State, { rules }: Tx, tile: number): readonly PieceId[] => {
  const ids: PieceId[] = [];
  for (const { owner, kind } of (state.tiles[tile] as Tile).stash) {
    const member = rules.roster.find(
      (each) =>
        each.owner === owner && each.kind === kind && state.pieces[each.id]?.at === UNSEEN && !ids.includes(each.id),
    );
    if (member) ids.push(member.id);
  }
  return ids.sort((a, b) => a - b);
};
