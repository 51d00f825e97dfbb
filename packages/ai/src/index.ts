export { type Advice, REASONS, type Reason, type ReasonKind, type Variant } from './advice/advice.ts';
export { advise } from './advice/advise.ts';
export { winChance } from './advice/chance.ts';
export type { Answer, Bot, Notes, Question } from './bot.ts';
export { BOTS, botsNamed } from './bots.ts';
export {
  BOT_NAMES,
  type BotName,
  botNamed,
  LEVELS,
  type Level,
  NON_PLAYER,
  PLAYERS,
  type PlayerName,
} from './names.ts';
export { pick } from './pick.ts';
export { readyFor } from './setup/preferences.ts';
