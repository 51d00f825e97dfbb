import { opponent, type State } from '@archmage/engine';
import { worth } from '../worth/worth.ts';
import type { Mind } from './mind.ts';

/** A plan may stop at any time: then the other one moves next. */
export const appraise = ({ aim, figures, seat }: Mind, state: State, by = figures): number =>
  aim === undefined ? worth(by, state, seat, opponent(seat)) : aim(state, by);
