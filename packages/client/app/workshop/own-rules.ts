import { compile, type Result, type Ruleset } from '@archmage/engine';
import type { Learnt } from '@archmage/host';
import type { Settled } from '../start/rules-choice.tsx';
import { BOX_NAMES, type BoxName, type BoxSet, boxesOf } from '../start/wish.ts';
import { pairsOf } from './room-draft.ts';

/** `sure`: every pair of one's own lies in the labyrinth. */
export interface OwnWish {
  readonly set: BoxSet;
  /** The boxes that are mixed; all of them where nothing is said. */
  readonly mix?: readonly BoxName[];
  readonly sure: boolean;
}

/** The rules of a game with something of one's own, and what was agreed on. A scenario settles its boxes itself. */
export const ownRules = (own: Learnt, wish: OwnWish, agreed: readonly string[] = []): Result<Ruleset> =>
  compile([rulesName(own, wish), ...agreed].join(' '));

/** What is not to be agreed on, as the engine says: a scenario may settle it (P-MIX-20, P-MIX-24). */
export const settledIn = (own: Learnt, wish: OwnWish): readonly Settled[] => {
  const more = ownRules(own, wish, ['vp=8']);
  const less = ownRules(own, wish, ['handicap=yellow:4']);
  return [
    ...(more.ok && more.value.options.target === 8 ? [] : ['target' as const]),
    ...(less.ok ? [] : ['handicap' as const]),
  ];
};

export const rulesName = (own: Learnt, { set, mix = BOX_NAMES, sure }: OwnWish): string => {
  if (own.kind === 'scenario') return `${own.scenario.boxes} scenario=${own.id}`;
  const pairs = sure ? surePairs(own, set) : undefined;
  return `${boxesOf({ set, mix, teams: 'mutual' })} rooms=${own.id}${pairs ? ` pairs=${pairs.join()}` : ''}`;
};

/** One's own pairs, filled up with the box's; `undefined` where they are more than fit, or the whole pool is drawn anyway. */
export const surePairs = (own: Learnt, set: BoxSet): readonly string[] | undefined => {
  const rules = own.kind === 'rooms' && set !== 'mixed' ? compile(`${set}.1 rooms=${own.id}`) : undefined;
  if (!rules?.ok || own.kind !== 'rooms') return undefined;
  const mine = pairsOf(own.rooms).map(({ number }) => number);
  const all = pairsOf(Object.values(rules.value.rooms).map(({ room }) => room)).map(({ number }) => number);
  const needed = rules.value.grid.slots / 2;
  if (mine.length > needed || all.length <= needed) return undefined;
  const others = all.filter((number) => !mine.includes(number));
  return [...mine, ...others].slice(0, needed);
};
