import { type Action, type ActionOf, apply, legal, type State } from '@archmage/engine';
import { appraise } from './appraise.ts';
import { fightValue } from './fight.ts';
import type { Line } from './line.ts';
import type { Mind } from './mind.ts';
import { likelyMoves } from './moves.ts';
import type { Reveals } from './reveals.ts';

/** All that may follow a line with one action more. */
export const expand = (mind: Mind, line: Line, reveals: Reveals): readonly Line[] => {
  const { rules, seat } = mind;
  const moves: ActionOf<'move'>[] = [];
  const deeds: Action[] = [];
  for (const action of legal(rules, line.state, seat)) {
    if (action.type === 'move') moves.push(action);
    else if (action.type !== 'pass') deeds.push(action);
  }
  const chosen: readonly Action[] = [...deeds, ...likelyMoves(mind, line.state, moves)];
  mind.effort.nodes += chosen.length;
  return chosen.map((action) => follow(mind, line, action, reveals));
};

const follow = (mind: Mind, line: Line, action: Action, reveals: Reveals): Line => {
  if (action.type === 'reveal') {
    const value = line.value + reveals(action.tile) + leftOver(mind, line.state, 1);
    return { state: line.state, value, action, before: line, isOpen: true };
  }
  const { state } = apply(mind.rules, line.state, mind.seat, action);
  const isFight = action.type === 'attack';
  const value = isFight ? fightValue(mind, state) + leftOver(mind, state, 0) : appraise(mind, state);
  return { state, value, action, before: line, isOpen: isFight };
};

/** Action points that are left when the plan ends early are not lost: one plans again. */
const leftOver = ({ figures: { weights } }: Mind, { turn }: State, spent: number): number =>
  LEFT * weights.tempo * Math.max(0, turn.purses.reduce((sum, { ap }) => sum + ap, 0) - spent);

export const LEFT = 0.9;
