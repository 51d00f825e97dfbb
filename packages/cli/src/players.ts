import { BOT_NAMES, type BotName, botNamed, PLAYERS, type PlayerName } from '@archmage/ai';
import { readOneOf } from './command.ts';

/** A bot by its name or, as `level1`, by its number. */
export const readBot = (text: string, what: string): BotName => botNamed(text) ?? readOneOf(BOT_NAMES, text, what);

export const readPlayer = (text: string, what: string): PlayerName =>
  playerNamed(text) ?? readOneOf(PLAYERS, text, what);

export const playerNamed = (text: string): PlayerName | undefined =>
  botNamed(text) ?? PLAYERS.find((name) => name === text);
