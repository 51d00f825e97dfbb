import { NOBODY, type Situation, situationOf } from '../../../../core/situation/situation.ts';
import { type Piece, type State, type Tile, tileOf } from '../../../../core/state.ts';
import { IN_HAND } from '../../../../families/squares/walk/cargo.ts';
import { edgeAt, markOf } from '../../../../rules/library/edges.ts';
import type { Spot } from './graph.ts';
import type { Planner, World } from './world.ts';

/** The position as it would be with a plan come so far: what could be done there is asked of the game itself. */
export const imagine = (planner: Planner, { place, world }: Pick<Spot, 'place' | 'world'>): Situation => {
  const { situation, npc, things } = planner;
  const { rules, state } = situation;
  const pieces: Piece[] = state.pieces.slice();
  pieces[npc] = { ...(pieces[npc] as Piece), at: place };
  things.forEach((id, nth) => {
    const { wounded } = pieces[id] as Piece;
    const where = world.cargo.where[nth] as number;
    const holder = world.holders[nth] as number;
    const carrier = where === IN_HAND ? npc : holder === NOBODY ? undefined : holder;
    pieces[id] = { id, at: where === IN_HAND ? place : where, carrier, wounded };
  });
  return situationOf(rules, { ...state, pieces, tiles: tilesIn(planner, world) });
};

const tilesIn = ({ situation }: Planner, { opened }: World): State['tiles'] => {
  const { grid } = situation.rules;
  if (opened.length === 0) return situation.state.tiles;
  const tiles: Tile[] = situation.state.tiles.slice();
  for (const edge of opened) {
    const own = edgeAt(situation, edge >> 2, edge & 3);
    if (markOf(situation, own) !== undefined) continue;
    const nth = tileOf(grid, edge >> 2);
    const tile = tiles[nth] as Tile;
    const mark = { edge: own % (grid.cells * 4), state: 'open', by: undefined } as const;
    tiles[nth] = { ...tile, marks: [...tile.marks, mark].sort((a, b) => a.edge - b.edge) };
  }
  return tiles;
};
