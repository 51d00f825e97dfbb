/** The bots by name, apart from the bots themselves: who only shows a name need not load them. */
export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Who may sit at a table. */
export const PLAYERS = ['human', ...BOT_NAMES] as const;
export type PlayerName = (typeof PLAYERS)[number];
