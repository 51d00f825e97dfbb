import { type Action, type ActionOf, type PieceId, type Place, type State, tileOf } from '@archmage/engine';
import type { Trace } from '../bot.ts';
import type { Line } from './line.ts';
import type { Mind } from './mind.ts';
import { standingOf } from './seen.ts';

export const traceOf = ({ rules }: Pick<Mind, 'rules'>, state: State, action: Action): Trace => ({
  from: standingOf(state),
  rooms: placesOf(state, action).map((place) => tileOf(rules.grid, place)),
  turned: action.type === 'rotate' ? { tile: action.tile, way: action.way } : undefined,
});

/** Where somebody walks, stands or strikes: it matters there how the room is turned. */
const placesOf = ({ pieces }: State, action: Action): readonly Place[] => {
  const at = (id: PieceId): Place => pieces[id]?.at ?? -1;
  switch (action.type) {
    case 'move':
      return [at(action.piece), ...action.walk.flatMap((leg) => ('to' in leg ? [leg.to] : []))];
    case 'jump':
      return [at(action.piece), action.over, action.to];
    case 'attack':
      return [at(action.piece), at(action.target)];
    case 'use':
    case 'reveal':
      return [at(action.piece)];
    default:
      return [];
  }
};

/** A room turned back in the turn it was turned in, before anybody had anything of it. */
export const isTurnedBack = (mind: Mind, line: Line, { tile, way }: ActionOf<'rotate'>): boolean => {
  for (const { rooms, turned } of latestFirst(mind, line)) {
    if (rooms.includes(tile)) return false;
    if (turned?.tile === tile) return turned.way !== way;
  }
  return false;
};

function* latestFirst(mind: Mind, line: Line): Iterable<Trace> {
  for (let at = line; at.action !== undefined && at.before !== undefined; at = at.before)
    yield traceOf(mind, at.before.state, at.action);
  for (let nth = mind.done.length - 1; nth >= 0; nth--) yield mind.done[nth] as Trace;
}
