import { opponent, type Seat } from '../state.ts';
import type { Handler } from './handler.ts';

/** B-END-06: on one's turn or off it. */
export const resign: Handler<'resign'> = {
  check: () => undefined,
  perform: (tx, seat) => tx.emit({ type: 'ended', ending: { winner: opponent(seat as Seat), why: 'resigned' } }),
};

/** Offers a draw, or accepts the other's offer. */
export const agree: Handler<'agree'> = {
  check: () => undefined,
  perform: (tx, seat) => {
    tx.emit({ type: 'agreed', seat: seat as Seat });
    if (tx.state.players[opponent(seat as Seat)].agreed) {
      tx.emit({ type: 'ended', ending: { winner: 'draw', why: 'agreed' } });
    }
  },
};
