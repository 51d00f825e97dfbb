import {
  determinize,
  evolve,
  type Member,
  type PieceId,
  type Place,
  type State,
  type Tile,
  UNSEEN,
} from '@archmage/engine';
import { pick } from '../pick.ts';
import { waysOut } from '../worth/ways.ts';
import { appraise } from './appraise.ts';
import type { Mind } from './mind.ts';

/** What turning up a face-down room is worth to a seat, by its number. */
export type Reveals = (tile: number) => number;

/**
 * Each room is tried a few times with what may lie there, as the board is now; the same gain is then expected anywhere
 * in the plan and in the reply. So all plans are compared by the same luck.
 */
export const revealsFrom = (mind: Mind, view: State): Reveals => {
  const gains = new Map<number, number>();
  return (tile) => {
    const gain = gains.get(tile) ?? sampled(mind, view, tile) - appraise(mind, view) + mind.figures.weights.reveal;
    gains.set(tile, gain);
    return gain;
  };
};

const sampled = (mind: Mind, view: State, tile: number): number => {
  const { samples } = mind.style;
  let sum = 0;
  for (let nth = 0; nth < samples; nth++) sum += appraise(mind, turnedUp(mind, view, tile));
  return sum / samples;
};

/** One way it may turn out: any room, any way up, any tokens, each placed where the revealer likes it. */
const turnedUp = (mind: Mind, view: State, tile: number): State => {
  const { rules, random } = mind;
  const world = determinize(rules, view, random) ?? view;
  const room = pick(random, world.unseen);
  const tokens = tokensOn(mind, world, tile);
  const shown = evolve(world, { type: 'revealed', tile, room, turn: random(4), tokens });
  return tokens.reduce((state, piece) => {
    const at = spotFor(mind, state, { tile, piece });
    return evolve(state, { type: 'entered', piece, at });
  }, shown);
};

const tokensOn = ({ rules }: Mind, world: State, tile: number): readonly PieceId[] => {
  const ids: PieceId[] = [];
  for (const { owner, kind } of (world.tiles[tile] as Tile).stash) {
    const isIt = (each: Member) =>
      each.owner === owner && each.kind === kind && world.pieces[each.id]?.at === UNSEEN && !ids.includes(each.id);
    const member = rules.roster.find(isIt);
    if (member !== undefined) ids.push(member.id);
  }
  return ids;
};

interface Arrival {
  readonly tile: number;
  readonly piece: PieceId;
}

/** B-REV-05: near the exit for the revealer's own, far from it for the others. */
const spotFor = ({ rules, seat }: Mind, state: State, { tile, piece }: Arrival): Place => {
  const { cells } = rules.grid;
  const floor = rules.rooms[state.tiles[tile]?.room ?? '']?.floor;
  const { owner } = rules.roster[piece] as Member;
  const ways = waysOut(rules, state.tiles, piece);
  const sign = owner === seat ? 1 : -1;
  let best = -1;
  for (let at = tile * cells; at < (tile + 1) * cells; at++) {
    if (floor?.[at % cells] !== 1 || state.pieces.some((other) => other.at === at)) continue;
    if (best < 0 || sign * (ways[at] as number) < sign * (ways[best] as number)) best = at;
  }
  return best;
};
