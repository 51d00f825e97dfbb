import {
  isCharacter,
  isStanding,
  memberOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';

/** Where a walk has brought a thing: into somebody's hands, or to lie somewhere. */
export interface Spot {
  readonly token: PieceId;
  readonly at: Place;
  readonly by: PieceId;
}

/** What a walk has changed so far, in the order of tokens: things that are back are not in it. */
export type Changes = readonly Spot[];

/** A walker on its way, and what is where. */
export interface Walk {
  readonly situation: Situation;
  readonly walker: PieceId;
  readonly place: Place;
  readonly changes: Changes;
}

export const spotIn = ({ changes, situation }: Omit<Walk, 'place' | 'walker'>, token: PieceId): Spot => {
  const changed = changes.find((each) => each.token === token);
  const { at, carrier } = pieceOf(situation, token);
  return changed ?? { token, at, by: carrier ?? NOBODY };
};

export const withSpot = ({ changes, situation }: Omit<Walk, 'place' | 'walker'>, spot: Spot): Changes => {
  const others = changes.filter(({ token }) => token !== spot.token);
  const { at, carrier = NOBODY } = pieceOf(situation, spot.token);
  const isBack = spot.by === carrier && (carrier !== NOBODY || spot.at === at);
  return isBack ? others : [...others, spot].sort((a, b) => a.token - b.token);
};

/** What somebody has in his hands by then. */
export const handsOf = (walk: Omit<Walk, 'place' | 'walker'>, bearer: PieceId): readonly PieceId[] => {
  const { at } = pieceOf(walk.situation, bearer);
  const before = at < 0 ? [] : tokensAt(walk.situation, at).filter((id) => spotIn(walk, id).by === bearer);
  const since = walk.changes.filter(({ by, token }) => by === bearer && !before.includes(token));
  return [...before, ...since.map(({ token }) => token)];
};

export const hasFreeHand = (walk: Omit<Walk, 'place' | 'walker'>, bearer: PieceId): boolean =>
  handsOf(walk, bearer).length < memberOf(walk.situation, bearer).loads;

/** All things that the walker could touch where it is, with who holds them (C-OBJ-1, C-OBJ-6, C-OBJ-7). */
export const withinReach = (walk: Walk): readonly Spot[] => {
  const { changes, place, situation, walker } = walk;
  const held = tokensAt(situation, place)
    .filter((id) => id !== walker && !changes.some(({ token }) => token === id))
    .map((id) => spotIn(walk, id));
  const brought = changes.filter(({ at, by }) => by !== walker && at === place);
  return [...held, ...brought].filter(({ by, token }) => by !== walker && isPortable(walk, token, by));
};

/** An object, or a wounded friend (C-WND-6); out of the hands of a friend or of the wounded (C-OBJ-9). */
const isPortable = ({ situation, walker }: Walk, token: PieceId, by: PieceId): boolean => {
  const isFriend = (id: PieceId) => ownerOf(situation, id) === ownerOf(situation, walker);
  if (isCharacter(situation, token) && !(pieceOf(situation, token).wounded && isFriend(token))) return false;
  return by === NOBODY || isFriend(by) || pieceOf(situation, by).wounded;
};

/** Those beside the walker into whose hands it could give something: friends, and for an exchange the wounded (C-OBJ-8). */
export const partners = (walk: Walk): readonly PieceId[] => {
  const { changes, place, situation, walker } = walk;
  const brought = changes.flatMap(({ token }) => (tokensAt(situation, place).includes(token) ? [] : [token]));
  return [...tokensAt(situation, place), ...brought].filter((id) => {
    const spot = spotIn(walk, id);
    if (id === walker || !isCharacter(situation, id) || spot.by !== NOBODY || spot.at !== place) return false;
    const isFriend = ownerOf(situation, id) === ownerOf(situation, walker);
    return memberOf(situation, id).loads > 0 && (isFriend || pieceOf(situation, id).wounded);
  });
};

/** May this go into those hands? Nobody who is wounded carries anybody (C-WND-12), nor is anything pressed on an enemy. */
export const mayHold = ({ situation, walker }: Walk, partner: PieceId, token: PieceId): boolean =>
  !isCharacter(situation, token) ||
  (isStanding(situation, partner) && ownerOf(situation, partner) === ownerOf(situation, walker));
