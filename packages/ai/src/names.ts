/** What the levels are measured against. */
const YARDSTICKS = ['random', 'greedy', 'mcts', 'planner'] as const;

/** Whom a person plays against, the weakest first. */
export const LEVELS = ['squire', 'rogue', 'sergeant', 'scout', 'strategist', 'archmage'] as const;
export type Level = (typeof LEVELS)[number];

/** The bots by name, apart from the bots themselves: who only shows a name need not load them. */
export const BOT_NAMES = [...YARDSTICKS, ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** `squire`, or by its number `level1`. */
export const botNamed = (text: string): BotName | undefined =>
  BOT_NAMES.find((name) => name === text) ?? LEVELS.find((_, index) => text === `level${index + 1}`);

/** Whoever is played by the rules alone: it never has a choice. */
export const NON_PLAYER = 'nonPlayer';

/** Who may sit at a table. */
export const PLAYERS = ['human', ...BOT_NAMES, NON_PLAYER] as const;
export type PlayerName = (typeof PLAYERS)[number];
