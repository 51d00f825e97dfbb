import {
  type Action,
  type GameEvent,
  isInPlay,
  type PieceId,
  type Ruleset,
  type State,
  score,
  tileOf,
} from '@archmage/engine';
import type { Chapter, Condition, Goal } from './lesson.ts';

/** What a condition is asked of: the position, and what has happened since the exercise began. */
export interface Seen {
  readonly rules: Ruleset;
  readonly state: State;
  readonly chapters: readonly Chapter[];
}

export const isReached = (goal: Goal, seen: Seen): boolean =>
  goal.every((any) => any.some((condition) => isMet(condition, seen)));

const isMet = (condition: Condition, seen: Seen): boolean => {
  const { rules, state } = seen;
  switch (condition.is) {
    case 'at':
      return placeOf(state, condition.piece) === condition.place;
    case 'in':
      return tileOf(rules.grid, placeOf(state, condition.piece)) === condition.tile;
    case 'has':
      return state.pieces[condition.token]?.carrier === condition.piece;
    case 'out':
    case 'dead':
      return hasLeft(seen, condition.piece, condition.is);
    case 'wounded':
    case 'well':
      return isInState(state, condition.piece, condition.is);
    case 'did':
      return seen.chapters.some((chapter) => isDoing(chapter, condition.by, condition.deed));
    case 'scores':
      return score(rules, state, condition.seat) >= condition.points;
    case 'revealed':
      return state.tiles[condition.tile]?.room !== undefined;
    case 'turned':
      return eventsOf(seen).some((event) => event.type === 'rotated' && event.tile === condition.tile);
    case 'over':
      return eventsOf(seen).some(({ type }) => type === 'turnEnded' || type === 'ended');
  }
};

const placeOf = ({ pieces }: State, piece: PieceId): number => pieces[piece]?.at ?? -1;

const eventsOf = ({ chapters }: Seen): readonly GameEvent[] => chapters.flatMap(({ events }) => events);

const hasLeft = (seen: Seen, piece: PieceId, how: 'out' | 'dead'): boolean =>
  eventsOf(seen).some(
    (event) => event.type === 'removed' && event.piece === piece && (event.why === 'exited') === (how === 'out'),
  );

const isInState = ({ pieces }: State, piece: PieceId, wanted: 'wounded' | 'well'): boolean => {
  const found = pieces[piece];
  return found !== undefined && isInPlay(found) && found.wounded === (wanted === 'wounded');
};

const isDoing = ({ actor, action }: Chapter, by: string | PieceId, deed: string): boolean => {
  if (action === undefined || !deedsOf(action).includes(deed)) return false;
  return typeof by === 'number' ? 'piece' in action && action.piece === by : actor === by;
};

/** What an action may be called: its kind, what it uses, by which way it attacks, its card. */
const deedsOf = (action: Action): readonly string[] => [
  action.type,
  ...(action.type === 'use' ? [action.offer] : []),
  ...(action.type === 'attack' && action.way !== undefined ? [action.way] : []),
  ...('card' in action ? [action.card] : []),
];
