import type { PlayerName } from '@archmage/ai';
import {
  type BySeat,
  isAsked,
  isAskedInSecret,
  SEATS,
  type Seat,
  type State,
  type TaskKind,
  topTask,
  type Viewer,
} from '@archmage/engine';

/** A person, among the names of who may sit at a table; every other name is a bot's. */
export const HUMAN = 'human';

/** A person too, but at another screen. */
export const AFAR = 'afar';

/** Who sits at a table, as whoever looks at it from one screen sees it. */
export type Sitting = PlayerName | typeof AFAR;

export const humansOf = (players: BySeat<string>): readonly Seat[] => SEATS.filter((seat) => players[seat] === HUMAN);

/** Who watches: the only person, or everybody. */
export const viewerOf = (players: BySeat<string>): Viewer => {
  const [only, second] = humansOf(players);
  return only !== undefined && second === undefined ? only : 'spectator';
};

const SECRET: readonly TaskKind[] = ['choose', 'forgo', 'lineup', 'hide', 'commit'];

/** What is chosen now must stay unseen by the other. */
export const isSecret = (state: State): boolean =>
  SECRET.includes(topTask(state)?.kind ?? 'act') || isAskedInSecret(state);

/** Bots first when both are asked, so that a person is not asked twice in a row. */
export const nextSeat = (state: State, players: BySeat<string>): Seat | undefined => {
  const asked = SEATS.filter((seat) => isAsked(state, seat));
  return asked.find((seat) => players[seat] !== HUMAN) ?? asked[0];
};

/** When both are asked the order does not matter: neither learns what the other chose. */
export const askedSeat = (state: State): Seat => {
  const seat = SEATS.find((each) => isAsked(state, each));
  if (seat === undefined) throw new Error('Nobody is asked, and the game is not over.');
  return seat;
};
