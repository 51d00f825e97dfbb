import {
  type Action,
  type Card,
  legal,
  movers,
  type Place,
  type Ruleset,
  type Seat,
  type State,
  tileOf,
} from '@archmage/engine';
import { keyOf } from '../plan/line.ts';

/** All that a seat's characters may do, deeds before Moves. Face-down rooms stay so: nobody proves what he cannot know. */
export const deedsOf = (rules: Ruleset, state: State, seat: Seat): readonly Action[] => {
  const deeds: Action[] = [];
  const moves: Action[] = [];
  for (const mover of movers(rules, state, seat))
    for (const action of legal(rules, state, seat, mover)) {
      if (action.type === 'move') moves.push(action);
      else if (action.type !== 'reveal') deeds.push(action);
    }
  return [...deeds, ...moves];
};

/**
 * Whether an action could bring points by itself, or action points to go on with. A Move does so onto the other's line,
 * by taking away what holds an enemy over a pit (B-PIT-05), and to or from where there is something to hold.
 */
export const mayScore = (rules: Ruleset, state: State, action: Action): boolean => {
  if (action.type === 'rotate') return false;
  if (action.type !== 'move') return true;
  const last = action.walk.findLast((leg) => 'to' in leg);
  const end = last !== undefined && 'to' in last ? last.to : -1;
  if (end >= rules.grid.squares || action.walk.some((leg) => 'take' in leg)) return true;
  return isHeld(rules, state, end) || isHeld(rules, state, state.pieces[action.piece]?.at ?? -1);
};

const isHeld = (rules: Ruleset, state: State, place: Place): boolean => {
  if (rules.objectives.length === 0 || place < 0) return false;
  const tile = tileOf(rules.grid, place);
  const room = state.tiles[tile]?.room;
  return room !== undefined && (rules.rooms[room]?.held.includes(place - tile * rules.grid.cells) ?? false);
};

/** Positions of one turn that were looked at, each with so many actions to come. */
export interface Places<T> {
  readonly byHands: Map<number, Map<number, T>>;
  readonly hands: Map<string, number>;
}

export const placesOf = <T>(): Places<T> => ({ byHands: new Map(), hands: new Map() });

/** What is known of positions with these hands: where in it a position is says `keyOf`. */
export const shelfOf = <T>({ byHands, hands }: Places<T>, { players }: State, actions: number): Map<number, T> => {
  const number = (hand: readonly Card[]): number => {
    const text = hand.join('');
    const known = hands.get(text) ?? hands.size;
    hands.set(text, known);
    return known;
  };
  const nth = (number(players.yellow.hand) * 1000 + number(players.blue.hand)) * 100 + actions;
  const shelf = byHands.get(nth) ?? new Map<number, T>();
  byHands.set(nth, shelf);
  return shelf;
};

export { keyOf };
