import type { Action, Ruleset, Seat, State } from '@archmage/engine';
import type { Random } from '../random.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** A bot is a client: it is given a view of the table, never the state itself, and answers with an action. */
export type Bot = (rules: Ruleset, view: State, seat: Seat, random: Random) => Action;

export const BOTS = { random, greedy } as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];
