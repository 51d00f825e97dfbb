import { type Labyrinth, labyrinthOf, type Piece, type State } from '@archmage/engine';
import { fightsToCome } from '../duel/stakes.ts';
import type { Figures } from './figures.ts';
import { type Layout, layoutOf } from './ways.ts';

/** A state on the scale. */
export interface Scale {
  readonly figures: Figures;
  readonly state: State;
  readonly maze: Labyrinth;
  readonly layout: Layout;
  /** What each token carries, `NOTHING` if nothing; and what else its carrier has, load by load (P-PALADIN-01). */
  readonly loads: Int8Array;
  readonly others: Int8Array;
  /** How many fights cards may still be needed for. */
  readonly fights: number;
}

export const NOTHING = -1;

/** Good until the next one is made. */
export const scaleOf = (figures: Figures, state: State): Scale => ({
  figures,
  state,
  maze: labyrinthOf(figures.rules, state.tiles),
  layout: layoutOf(figures.rules, state.tiles),
  loads: loadsOf(state.pieces),
  others,
  fights: fightsToCome(figures.rules, state),
});

const loads = new Int8Array(128);
const others = new Int8Array(128);

const loadsOf = (pieces: readonly Piece[]): Int8Array => {
  loads.fill(NOTHING, 0, pieces.length);
  for (let id = 0; id < pieces.length; id++) {
    const { carrier } = pieces[id] as Piece;
    if (carrier === undefined) continue;
    others[id] = loads[carrier] as number;
    loads[carrier] = id;
  }
  return loads;
};
