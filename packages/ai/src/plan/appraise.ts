import { opponent, type State } from '@archmage/engine';
import { worth } from '../worth/worth.ts';
import type { Mind } from './mind.ts';

/** A plan may stop at any time: then the other one moves next. */
export const appraise = ({ figures, seat }: Mind, state: State): number => worth(figures, state, seat, opponent(seat));
