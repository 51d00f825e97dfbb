import type { Chamber, Ruleset } from '../rules/ruleset.ts';
import { type Piece, type Seat, type State, tileOf } from './state.ts';

/** Victory points, visible to everybody at all times (B-EXIT-08): the lasting ones and those held now (P-PENTA-07). */
export const score = (rules: Ruleset, state: State, seat: Seat): number =>
  state.players[seat].bank + heldBy(rules, state, seat).length;

/** The tiles whose objective this seat holds now (P-PENTA-01, P-PENTA-08). */
export const heldBy = (rules: Ruleset, state: State, seat: Seat): readonly number[] =>
  rules.objectives.length === 0
    ? []
    : state.tiles.flatMap(({ room }, tile) => {
        if (room === undefined || !rules.objectives.includes(room)) return [];
        return isHeld(rules, state, { chamber: rules.rooms[room] as Chamber, tile, seat }) ? [tile] : [];
      });

interface Objective {
  readonly chamber: Chamber;
  readonly tile: number;
  readonly seat: Seat;
}

/** P-PENTA-02, P-PENTA-14: somebody unwounded of one's own is there, and no enemy at all. */
const isHeld = (rules: Ruleset, state: State, { chamber, tile, seat }: Objective): boolean => {
  const { grid, roster } = rules;
  const there = state.pieces.filter(
    ({ at, id }) =>
      at >= 0 &&
      roster[id]?.sort === 'character' &&
      tileOf(grid, at) === tile &&
      chamber.held.includes(at % grid.cells),
  );
  const isOwn = ({ id }: Piece) => roster[id]?.owner === seat;
  return there.every(isOwn) && there.some(({ wounded }) => !wounded);
};
