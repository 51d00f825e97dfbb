import type { Chamber, Member, Ruleset } from '../rules/ruleset.ts';
import { ofSeat } from './of-seat.ts';
import type { Seat, State, Tile } from './state.ts';

/** Victory points, visible to everybody at all times (B-EXIT-08): the lasting ones and those held now (P-PENTA-07). */
export const score = (rules: Ruleset, state: State, seat: Seat): number =>
  ofSeat(state.players, seat).bank + heldBy(rules, state, seat).length;

/** The tiles whose objective this seat holds now (P-PENTA-01, P-PENTA-08). */
export const heldBy = (rules: Ruleset, state: State, seat: Seat): readonly number[] => {
  if (rules.objectives.length === 0) return NOTHING;
  const held: number[] = [];
  for (let tile = 0; tile < state.tiles.length; tile++) {
    const { room } = state.tiles[tile] as Tile;
    const chamber = room === undefined ? undefined : rules.rooms[room];
    if (chamber === undefined || chamber.held.length === 0) continue;
    if (isHeld(rules, state, { chamber, tile, seat })) held.push(tile);
  }
  return held;
};

const NOTHING: readonly number[] = [];

interface Objective {
  readonly chamber: Chamber;
  readonly tile: number;
  readonly seat: Seat;
}

/** P-PENTA-02, P-PENTA-14: somebody unwounded of one's own is there, and no enemy at all. */
const isHeld = ({ grid, roster }: Ruleset, { pieces }: State, { chamber, tile, seat }: Objective): boolean => {
  let isOneUnwounded = false;
  for (const { at, id, wounded } of pieces) {
    const cell = at - tile * grid.cells;
    if (cell < 0 || cell >= grid.cells || !chamber.held.includes(cell)) continue;
    const { owner, sort } = roster[id] as Member;
    if (sort !== 'character') continue;
    if (owner !== seat) return false;
    if (!wounded) isOneUnwounded = true;
  }
  return isOneUnwounded;
};
