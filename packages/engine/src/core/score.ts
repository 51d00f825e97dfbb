import { labyrinthOf } from '../board/labyrinth.ts';
import type { Chamber, Member, Ruleset } from '../rules/ruleset.ts';
import { ofSeat } from './of-seat.ts';
import type { Piece, Seat, State } from './state.ts';

/** Victory points, visible to everybody at all times (B-EXIT-08): the lasting ones and those held now (P-PENTA-07). */
export const score = (rules: Ruleset, state: State, seat: Seat): number =>
  ofSeat(state.players, seat).bank + heldBy(rules, state, seat).length;

/** The tiles whose objective this seat holds now (P-PENTA-01, P-PENTA-08). */
export const heldBy = (rules: Ruleset, state: State, seat: Seat): readonly number[] => {
  if (rules.objectives.length === 0) return NOTHING;
  const { chambers } = labyrinthOf(rules, state.tiles);
  let held = NOTHING;
  for (let tile = 0; tile < chambers.length; tile++) {
    const chamber = chambers[tile];
    if (chamber === undefined || chamber.held.length === 0) continue;
    if (isHeld(rules, state, { chamber, tile, seat })) held = [...held, tile];
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
  for (let id = 0; id < pieces.length; id++) {
    const { at, wounded } = pieces[id] as Piece;
    const cell = at - tile * grid.cells;
    if (cell < 0 || cell >= grid.cells || !chamber.held.includes(cell)) continue;
    const { owner, sort } = roster[id] as Member;
    if (sort !== 'character') continue;
    if (owner !== seat) return false;
    if (!wounded) isOneUnwounded = true;
  }
  return isOneUnwounded;
};
