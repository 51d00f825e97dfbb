import { type Action, apply, type State, topTask } from '@archmage/engine';
import { foreseen } from './answer.ts';
import { appraise } from './appraise.ts';
import { isFight } from './fight.ts';
import { isInOrder } from './lent.ts';
import type { Line } from './line.ts';
import type { Mind } from './mind.ts';
import { likelyMoves } from './moves.ts';
import type { Reveals } from './reveals.ts';
import type { Seen } from './seen.ts';
import { sorted } from './sorted.ts';
import { isTurnedBack } from './traces.ts';

/** A turn being looked through. */
export interface Search {
  readonly mind: Mind;
  readonly reveals: Reveals;
  /** Whether some line has come to a position already, or to one that is no worse. */
  readonly seen: Seen;
}

/** All that may follow a line with one action more, but for what other lines have come to. */
export const expand = (search: Search, line: Line): readonly Line[] => {
  const { rules, seat, style, effort } = search.mind;
  const { deeds, moves } = sorted(rules, line.state, seat);
  const thoughtOf = deeds.filter(({ type }) => !style.blind.includes(type));
  const all: readonly Action[] = [...thoughtOf, ...likelyMoves(search.mind, line.state, moves)];
  const isVain = (action: Action) =>
    style.isTidy && action.type === 'rotate' && isTurnedBack(search.mind, line, action);
  const chosen = all.filter((action) => isInOrder(line, action) && !isVain(action));
  effort.nodes += chosen.length;
  const lines: Line[] = [];
  for (const action of chosen) {
    const after = follow(search, line, action);
    if (after !== undefined) lines.push(after);
  }
  return lines;
};

const follow = ({ mind, reveals, seen }: Search, line: Line, action: Action): Line | undefined => {
  if (action.type === 'reveal') {
    const value = line.value + reveals(action.tile) + leftOver(mind, line.state, 1);
    return { state: line.state, value, action, before: line, isOpen: true };
  }
  const { state } = apply(mind.rules, line.state, mind.seat, action);
  if (topTask(state)?.kind === 'question' || (action.type === 'attack' && isFight(state))) {
    const value = foreseen(mind, state) + leftOver(mind, state, 0);
    return { state, value, action, before: line, isOpen: true };
  }
  if (seen(state)) return undefined;
  return { state, value: appraise(mind, state), action, before: line, isOpen: false };
};

/** Action points that are left when the plan ends early are not lost: one plans again. */
export const leftOver = ({ figures: { weights } }: Mind, { turn }: State, spent: number): number =>
  LEFT * weights.tempo * Math.max(0, turn.purses.reduce((sum, { ap }) => sum + ap, 0) - spent);

export const LEFT = 0.9;
