import { opponent, type Seat } from '@archmage/engine';
import { useTexts } from '../texts/texts.ts';
import type { FarGame } from './far-game.ts';

/** Whoever sits there, by his name; a computer player by his in the player's language. */
export const useSeatName = (game: FarGame, seat: Seat): string => {
  const { start } = useTexts();
  const sitter = game.now.value?.table.seats[seat] ?? game.line.seats[seat];
  const bot = sitter?.bot as keyof typeof start.levels | undefined;
  return bot === undefined ? (sitter?.name ?? '') : start.levels[bot];
};

export const otherSeat = (game: FarGame): Seat => opponent(game.viewer === 'spectator' ? 'yellow' : game.viewer);
