import {
  type BySeat,
  isAsked,
  SEATS,
  type Seat,
  type State,
  type TaskKind,
  topTask,
  type Viewer,
} from '@archmage/engine';
import { BOT_NAMES } from '../bots/bot.ts';

export const PLAYERS = ['human', ...BOT_NAMES] as const;
export type PlayerName = (typeof PLAYERS)[number];

export const humansOf = (players: BySeat<PlayerName>): readonly Seat[] =>
  SEATS.filter((seat) => players[seat] === 'human');

/** Who watches the terminal: the only person, or everybody. */
export const viewerOf = (players: BySeat<PlayerName>): Viewer => {
  const [only, second] = humansOf(players);
  return only !== undefined && second === undefined ? only : 'spectator';
};

const SECRET: readonly TaskKind[] = ['forgo', 'lineup', 'hide', 'commit'];

/** What is chosen now must stay unseen by the other. */
export const isSecret = (state: State): boolean => SECRET.includes(topTask(state)?.kind ?? 'act');

/** Bots first when both are asked, so that a person is not asked twice in a row. */
export const nextSeat = (state: State, players: BySeat<PlayerName>): Seat | undefined => {
  const asked = SEATS.filter((seat) => isAsked(state, seat));
  return asked.find((seat) => players[seat] !== 'human') ?? asked[0];
};
