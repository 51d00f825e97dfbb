import type { Leg } from '../core/action.ts';
import { loadOf, memberOf, NOBODY, pieceOf, type Situation, tokensAt } from '../core/situation/situation.ts';
import type { PieceId, Place } from '../core/state.ts';
import type { Random } from './random.ts';

/** Legs in any direction, with tokens taken and left on the way: not only sensible ones. */
export const walkWish = (situation: Situation, piece: PieceId, random: Random): readonly Leg[] => {
  const at = pieceOf(situation, piece).at;
  if (at < 0) return [{ to: random.below(situation.rules.grid.places) }];
  const stroll: Stroll = { situation, piece, random, at, hand: loadOf(situation, piece), left: new Map() };
  const legs: Leg[] = [];
  const steps = random.below(memberOf(situation, piece).speed + 1) + (random.chance(0.9) ? 1 : 2);
  for (let step = 0; step < steps; step++) {
    exchange(stroll, legs);
    legs.push({ to: stepOn(stroll) });
  }
  if (random.chance(0.2)) exchange(stroll, legs);
  return random.chance(0.02) ? [] : legs;
};

interface Stroll {
  readonly situation: Situation;
  readonly piece: PieceId;
  readonly random: Random;
  at: Place;
  hand: PieceId;
  /** Tokens left on the way, and where; `NOBODY` while in hand. */
  readonly left: Map<PieceId, Place>;
}

const stepOn = (stroll: Stroll): Place => {
  const { random, situation } = stroll;
  const { beyond, link } = situation.maze;
  const table = random.chance(0.97) ? link : beyond;
  const ways = [0, 1, 2, 3].map((side) => table[stroll.at * 4 + side] as number).filter((to) => to >= 0);
  stroll.at =
    ways.length > 0 && random.chance(0.99) ? random.pick(ways) : random.below(situation.rules.grid.places + 3);
  return stroll.at;
};

const exchange = (stroll: Stroll, legs: Leg[]): void => {
  const { random } = stroll;
  if (stroll.hand !== NOBODY && random.chance(0.35)) put(stroll, legs);
  const here = lying(stroll);
  if (here.length > 0 && random.chance(0.5)) {
    if (stroll.hand !== NOBODY && random.chance(0.9)) put(stroll, legs);
    take(stroll, legs, random.pick(here));
  }
  if (random.chance(0.005)) legs.push(random.chance(0.5) ? { leave: random.below(9) } : { take: random.below(9) });
};

const lying = ({ at, left, piece, situation }: Stroll): readonly PieceId[] => {
  const before = at < situation.rules.grid.places ? tokensAt(situation, at) : [];
  const still = before.filter((token) => token !== piece && !left.has(token));
  return [...still, ...[...left].filter(([, place]) => place === at).map(([token]) => token)];
};

const take = (stroll: Stroll, legs: Leg[], token: PieceId): void => {
  legs.push({ take: token });
  stroll.hand = token;
  stroll.left.set(token, NOBODY);
};

const put = (stroll: Stroll, legs: Leg[]): void => {
  legs.push({ leave: stroll.hand });
  stroll.left.set(stroll.hand, stroll.at);
  stroll.hand = NOBODY;
};
