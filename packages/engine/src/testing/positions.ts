import { formatRoom, parseRooms } from '../board/room.ts';
import { legend } from '../boxes/at-hand.ts';
import { learnRooms } from '../boxes/own.ts';
import { paladinsAndDragons } from '../boxes/paladins-and-dragons/index.ts';
import { start } from '../core/start.ts';
import type { State } from '../core/state.ts';
import { explain } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { OwnRooms } from '../rules/scenario.ts';
import { deal } from './dealt.ts';
import { random as anything, playout } from './players.ts';
import { randomOf } from './random.ts';

/** The second box's rooms with mist over all that mist may lie on (P-MIST-10). */
const misty = (): OwnRooms => {
  const printed = parseRooms(paladinsAndDragons.rooms, legend());
  if (!printed.ok) throw new Error(explain(printed.error));
  const under: Readonly<Record<string, string>> = { pit: 'pitInMist', gear: 'gearInMist', rocks: 'rocksInMist' };
  const rooms = printed.value.map((room) => ({ ...room, cells: room.cells.map((cell) => under[cell] ?? cell) }));
  const own = learnRooms(rooms.map((room) => formatRoom(room, legend())).join('\n'));
  if (!own.ok) throw new Error(explain(own.error));
  return own.value;
};

/** Held, for it is known only as long as somebody holds it. */
const MISTY = misty();

/** Each box alone and all together, chosen in each way; those with most to go wrong. */
export const RULESETS: readonly string[] = [
  'base.1 timer=120:60:5:5',
  'paladins.1 timer=120:60:5:5',
  `paladins.1 rooms=${MISTY.id} cards=hidden`,
  'base.1+paladins.1 teams=free',
  'base.1+paladins.1 teams=mutual handicap=blue:6:C6',
  'base.1+paladins.1 scenario=hoard',
  'base.1+paladins.1 scenario=mists handicap=yellow:6:C5,C6',
  'prison.1 timer=120:60:5:5',
  'base.1+paladins.1+prison.1 teams=free',
  'prison.1+base.1+paladins.1 scenario=tower',
];

/** States of every kind of task: of a game, all of its set-up, and dealt ones with what follows. Nobody may change them. */
export const statesOf = (
  rules: Ruleset,
  { actions, dealt }: { readonly actions: number; readonly dealt: number },
): readonly State[] => {
  const random = randomOf(11);
  const after = (from: State, cap: number) =>
    [...playout(rules, { yellow: anything, blue: anything }, random, { from, cap })].map(({ next }) => next);
  const game = after(start(rules), actions).filter(({ turn }, nth) => turn.number === 0 || nth % 5 === 0);
  const others = Array.from({ length: dealt }, () => deal(rules, random));
  return [...game, ...others.flatMap((from) => [from, ...after(from, 4)])].map(frozen);
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};
