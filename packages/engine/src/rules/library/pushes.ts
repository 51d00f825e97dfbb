import { arrive } from '../../core/actions/move.ts';
import { isBeside } from '../../core/combat/reach.ts';
import { gather, leaveLabyrinth } from '../../core/harm.ts';
import type { Refusal } from '../../core/refusal.ts';
import { coverAt, hindranceAt } from '../../core/situation/ground.ts';
import { firstInLine } from '../../core/situation/sight.ts';
import {
  findAt,
  isCharacter,
  isExit,
  isStanding,
  killsAt,
  loadsOf,
  memberOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

type PushCites = Citing<'notInLine' | 'pushToDeath' | 'offBoardBehind' | Check>;
/** Why somebody cannot come there. */
type Check = 'pushBarred' | 'pushOnto' | 'noRoomBehind';

/** Pushes the first character in a line of sight a square straight on (R-BAN-02 to R-BAN-11). */
export const pushes = (cost: number, cites: PushCites): OfferRule =>
  offer('scream', {
    cost,
    target: 'piece',
    sighted: true,
    candidates: (situation, actor) =>
      [0, 1, 2, 3].map((direction) => firstInLine(situation, actor, direction)).filter((seen) => seen !== NOBODY),
    refuses: (situation, { actor, target }) => checkPush(situation, actor, target, cites),
    perform(tx, { actor, target }) {
      const to = placeBehind(tx.now(), actor, target) as Place;
      thrust(tx, target, to);
      land(tx, target, to);
    },
  });

/** Somebody is pushed there, whatever becomes of him. */
export const thrust = (tx: Tx, target: PieceId, to: Place): void => {
  if (fateOn(tx.now(), target, to) === 'dies') loseAids(tx, target, to);
  tx.emit({ type: 'moved', piece: target, path: [to] });
};

const checkPush = (situation: Situation, actor: PieceId, target: PieceId, cites: PushCites): Refusal | undefined => {
  const to = placeBehind(situation, actor, target);
  if (to === undefined) return refusing(cites, 'notInLine', { piece: actor, target });
  if (to < 0) return refusing(cites, 'offBoardBehind', { target });
  const fate = fateAt(situation, target, to);
  const isFriend = ownerOf(situation, actor) === ownerOf(situation, target);
  if (fate === 'dies') return isFriend ? refusing(cites, 'pushToDeath', { target, place: to }) : undefined;
  return fate === 'stands' ? undefined : refusing(cites, fate, { target, place: to });
};

/** Where the push leads, whatever is between; -1 off the board or to a face-down room; `undefined` if he is not seen. */
const placeBehind = (situation: Situation, actor: PieceId, target: PieceId): Place | undefined => {
  const direction = [0, 1, 2, 3].find((each) => firstInLine(situation, actor, each) === target);
  if (direction === undefined || target === NOBODY) return undefined;
  return situation.maze.beyond[pieceOf(situation, target).at * 4 + direction];
};

export type Fate = 'stands' | 'dies' | Check;

/** What becomes of somebody who is pushed there. */
const fateAt = (situation: Situation, target: PieceId, to: Place): Fate =>
  isBeside(situation, pieceOf(situation, target).at, to) ? fateOn(situation, target, to) : 'pushBarred';

/** The same, whatever is between. */
export const fateOn = (situation: Situation, target: PieceId, to: Place): Fate =>
  pieceOf(situation, target).wounded ? fateOfWounded(situation, target, to) : fateOfStanding(situation, target, to);

/** R-BAN-03, R-BAN-04, R-BAN-06: as if he arrived there by himself, but that nobody asks whether he would live. */
const fateOfStanding = (situation: Situation, target: PieceId, to: Place): Fate => {
  const code = situation.rules.family.movement.lands(situation, target, to);
  if (code === undefined) return 'stands';
  if (code === 'stopOnPit') return overObstacle(situation, target, to);
  return isAnybodyStanding(situation, to) ? 'pushOnto' : 'noRoomBehind';
};

const fateOfWounded = (situation: Situation, target: PieceId, to: Place): Fate => {
  if (killsAt(situation, to)) return 'dies';
  const above = findAt(situation, to, (id) => isStanding(situation, id));
  if (above !== NOBODY) return fateUnder(situation, target, above);
  const there = tokensAt(situation, to);
  if (there.length > 1 || there.some((id) => isCharacter(situation, id))) return 'noRoomBehind';
  const { anyoneRest } = situation.rules.masks;
  const obstacles = there.reduce((set, id) => set & ~(anyoneRest[id] as number), situation.maze.terrain[to] as number);
  return obstacles === 0 ? 'stands' : overObstacle(situation, target, to);
};

/** A friend takes him up who has a hand free, or stands over him who has none (P-GHOST-05). */
const fateUnder = (situation: Situation, target: PieceId, above: PieceId): Fate => {
  const { loads, owner } = memberOf(situation, above);
  if (owner !== ownerOf(situation, target)) return 'pushOnto';
  const load = tokensAt(situation, pieceOf(situation, above).at).length - 1;
  return load < Math.max(1, loads) ? 'stands' : 'noRoomBehind';
};

/** He falls, or is crushed; what cannot be entered keeps him out, and her own marker is no obstacle to its maker (P-ILLU-25). */
const overObstacle = (situation: Situation, target: PieceId, to: Place): Fate => {
  const cover = coverAt(situation, to);
  const { covers, owner } = memberOf(situation, target);
  if (cover !== undefined && cover.owner === owner && covers.includes(cover.name)) return 'stands';
  return killsAt(situation, to) || hindranceAt(situation, to)?.tags.includes('hole') ? 'dies' : 'noRoomBehind';
};

const isAnybodyStanding = (situation: Situation, place: Place): boolean =>
  findAt(situation, place, (id) => isStanding(situation, id)) !== NOBODY;

/** R-BAN-06, R-BAN-08: what could hold him, but cannot be tied there, goes down with him. */
const loseAids = (tx: Tx, target: PieceId, to: Place): void => {
  const now = tx.now();
  const obstacles = now.maze.terrain[to] as number;
  for (const load of loadsOf(now, target))
    if (!isCharacter(now, load) && obstacles & (now.rules.masks.anyoneRest[load] as number))
      tx.emit({ type: 'removed', piece: load, why: 'lost' });
};

/** R-BAN-09, R-BAN-C4, R-BAN-C6: out, or onto what lies there; a wounded one is taken up by whoever stands there. */
export const land = (tx: Tx, target: PieceId, to: Place): void => {
  const now = tx.now();
  if (!pieceOf(now, target).wounded) arrive(tx, target);
  else if (isExit(now, ownerOf(now, target), to)) leaveLabyrinth(tx, target);
  else {
    const above = findAt(now, to, (id) => isStanding(now, id));
    if (above !== NOBODY) gather(tx, above);
  }
};
