import type { RefusalCode } from '../../core/refusal.ts';
import {
  findAt,
  isCharacter,
  isExit,
  isLinked,
  isStanding,
  loadsOf,
  memberOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
} from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import type { Gait, Stage } from '../legs.ts';

/** How far somebody has come from zone to zone. */
interface Passage extends Stage {
  /** Where it came from into this zone. */
  readonly from: Place | undefined;
  /** What it carries, by token. */
  readonly load: PieceId | undefined;
  /** What it left on its way, by token, and where. */
  readonly left: ReadonlyMap<PieceId, Place>;
}

/** The most characters of one side in a zone when an action is over (C-MOVE-11). */
export const CROWD = 3;

export const gaitOf = (situation: Situation, piece: PieceId): Gait<Passage> => {
  const { at } = pieceOf(situation, piece);
  const [load] = loadsOf(situation, piece);
  return {
    first: { place: at, steps: 0, from: undefined, load, left: new Map() },
    legs: (here) => [
      ...waysFrom(situation, here.place).map((to) => ({ to })),
      ...(here.load === undefined ? [] : [{ leave: here.load }]),
      ...lyingAt(situation, here).map((take) => ({ take })),
    ],
    goOn: (here, leg) => {
      if ('to' in leg) return step(situation, piece, here, leg.to);
      if (isOut(situation, piece, here)) return 'nothingOnExit';
      return 'take' in leg ? take(situation, piece, here, leg.take) : leave(situation, here, leg.leave);
    },
    end: (here) => end(situation, piece, here),
    key: (here) => `${here.steps > 0} ${outcomeOf(here)} ${isHeld(situation, piece, here) ? here.from : ''}`,
  };
};

/** What a walk that ends here comes to. */
export const outcomeOf = ({ left, load, place }: Passage): string => {
  const lying = [...left].sort(([one], [other]) => one - other).map(([thing, at]) => `${thing}@${at}`);
  return [place, load ?? '', ...lying].join(' ');
};

const waysFrom = ({ maze }: Situation, place: Place): readonly Place[] =>
  [...maze.link.subarray(place * 4, place * 4 + 4)].filter((to) => to >= 0);

const step = (situation: Situation, piece: PieceId, here: Passage, to: Place): Passage | RefusalCode => {
  if (isOut(situation, piece, here)) return 'walkOver';
  if (!isLinked(situation, here.place, to)) return isBeyond(situation, here.place, to) ? 'wall' : 'notAdjacent';
  if (here.steps === memberOf(situation, piece).speed) return 'tooFar';
  // C-MOVE-5: out of an enemy's zone by the entrance one has used.
  if (isHeld(situation, piece, here) && to !== here.from) return 'foeInTheWay';
  return { ...here, place: to, steps: here.steps + 1, from: here.place };
};

/** C-EXIT-1, C-EXIT-4 */
const isOut = (situation: Situation, piece: PieceId, { place }: Passage): boolean =>
  isExit(situation, ownerOf(situation, piece), place);

const isBeyond = ({ maze }: Situation, place: Place, to: Place): boolean =>
  maze.beyond.subarray(place * 4, place * 4 + 4).includes(to);

/** It has come among unwounded enemies; whoever began there may leave as it likes (C-MOVE-7, C-MOVE-9). */
const isHeld = (situation: Situation, piece: PieceId, { place, steps }: Passage): boolean =>
  steps > 0 &&
  findAt(
    situation,
    place,
    (id) => isStanding(situation, id) && ownerOf(situation, id) !== ownerOf(situation, piece),
  ) !== NOBODY;

/** C-OBJ-1, C-OBJ-4, C-WND-6 */
const take = (situation: Situation, piece: PieceId, here: Passage, token: PieceId): Passage | RefusalCode => {
  if (here.load !== undefined) return 'handsFull';
  if (!lyingAt(situation, here).includes(token)) return 'notHere';
  if (!isPortable(situation, piece, token)) return 'notPortable';
  const left = new Map(here.left);
  left.delete(token);
  return { ...here, load: token, left };
};

/** C-OBJ-2 */
const leave = ({ pieces }: Situation, here: Passage, token: PieceId): Passage | RefusalCode => {
  if (here.load !== token) return 'handsEmpty';
  const left = new Map(here.left);
  const isBack = pieces[token]?.carrier === undefined && pieces[token]?.at === here.place;
  return { ...here, load: undefined, left: isBack ? left : left.set(token, here.place) };
};

/** Loose there, as far as the walk has moved things. */
const lyingAt = ({ pieces }: Situation, { left, load, place }: Passage): readonly PieceId[] =>
  pieces
    .filter(({ at, carrier, id }) => (left.get(id) ?? (carrier === undefined && id !== load ? at : -1)) === place)
    .map(({ id }) => id);

const isPortable = (situation: Situation, piece: PieceId, token: PieceId): boolean =>
  !isCharacter(situation, token) ||
  (pieceOf(situation, token).wounded && ownerOf(situation, token) === ownerOf(situation, piece));

/** C-MOVE-11, C-MOVE-12. Without a step something must have been put down or taken up (C-OBJ-C3). */
const end = (situation: Situation, piece: PieceId, here: Passage): RefusalCode | undefined => {
  if (here.steps === 0 && here.load === loadsOf(situation, piece)[0]) return 'noStep';
  const places = isOut(situation, piece, here) ? [] : [here.place];
  const isCrowded = [...places, ...here.left.values()].some((at) => friendsAt(situation, piece, here, at) > CROWD);
  return isCrowded ? 'crowded' : undefined;
};

/** How many of its side are there in the end. */
const friendsAt = (situation: Situation, piece: PieceId, { left, load, place }: Passage, there: Place): number =>
  situation.pieces.filter(({ at, id }) => {
    if (!isCharacter(situation, id) || ownerOf(situation, id) !== ownerOf(situation, piece)) return false;
    return (id === piece || id === load ? place : (left.get(id) ?? at)) === there;
  }).length;
