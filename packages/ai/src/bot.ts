import type { Action, BySeat, Ruleset, Seat, State } from '@archmage/engine';
import { greedy } from './greedy.ts';
import type { BotName } from './names.ts';
import type { Random } from './pick.ts';
import { random } from './random.ts';

/** A bot is a client: it is given a view of the table, never the state itself, and answers with an action. */
export type Bot = (rules: Ruleset, view: State, seat: Seat, random: Random) => Action;

export const BOTS: Readonly<Record<BotName, Bot>> = { random, greedy };

export const botsNamed = ({ yellow, blue }: BySeat<BotName>): BySeat<Bot> => ({
  yellow: BOTS[yellow],
  blue: BOTS[blue],
});
