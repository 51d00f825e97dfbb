import type { PieceId, Place } from '../../../../core/state.ts';
import type { ObjectiveName } from '../cards.ts';
import type { Spot } from './graph.ts';

/** What an objective may be about: the better its rank, the sooner it is chosen; those of one rank compete by cost. */
export interface Target {
  readonly rank: number;
  readonly piece?: PieceId;
  readonly tile?: number;
  readonly edge?: number;
  readonly place?: Place;
}

/** What is done at the end of a plan. */
export type Act =
  | { readonly sort: 'attack'; readonly target: PieceId; readonly way: string | undefined }
  | { readonly sort: 'reveal'; readonly tile: number }
  | { readonly sort: 'use'; readonly offer: string; readonly target: number; readonly bearer: PieceId }
  | { readonly sort: 'scream'; readonly target: PieceId; readonly direction: number }
  | { readonly sort: 'hand'; readonly token: PieceId; readonly to: PieceId }
  | { readonly sort: 'roll'; readonly tile: number }
  | { readonly sort: 'exit' }
  | { readonly sort: 'take'; readonly token: PieceId }
  | { readonly sort: 'meet'; readonly friend: PieceId };

export interface Hit {
  readonly target: Target;
  readonly act: Act;
}

/** One way to see an objective: what is aimed at, and what may be done about it where. */
export interface Aim {
  readonly objective: ObjectiveName;
  readonly targets: readonly Target[];
  /** The action points of the act. */
  readonly cost: number;
  /** It counts in the middle of a move (S-SRCH-11). */
  readonly moving: boolean;
  hits(spot: Spot): readonly Hit[];
  /** The squares that nearness is measured to where there is no way (S-DIST-03). */
  squares(target: Target): readonly Place[];
}

/** Those of the best rank first. */
export const ranksOf = (targets: readonly Target[]): readonly number[] =>
  [...new Set(targets.map(({ rank }) => rank))].sort((a, b) => a - b);
