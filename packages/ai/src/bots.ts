import type { BySeat } from '@archmage/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levelNamed, planner } from './levels.ts';
import { mcts } from './mcts.ts';
import type { BotName } from './names.ts';
import { random } from './random.ts';

export const BOTS: Readonly<Record<BotName, Bot>> = {
  random,
  greedy,
  mcts,
  planner,
  squire: levelNamed('squire'),
  rogue: levelNamed('rogue'),
  sergeant: levelNamed('sergeant'),
  scout: levelNamed('scout'),
  strategist: levelNamed('strategist'),
  archmage: levelNamed('archmage'),
};

export const botsNamed = ({ yellow, blue }: BySeat<BotName>): BySeat<Bot> => ({
  yellow: BOTS[yellow],
  blue: BOTS[blue],
});
