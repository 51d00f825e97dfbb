import type { BySeat, Seat } from './state.ts';

/** One of two by name: to look up a name that changes takes longer than to compare it. */
export const ofSeat = <T>(each: BySeat<T>, seat: Seat): T => (seat === 'yellow' ? each.yellow : each.blue);
