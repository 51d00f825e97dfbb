export { type Answer, BOTS, type Bot, botsNamed, type Notes, type Question } from './bot.ts';
export { type Distances, distances } from './distance.ts';
export { evaluate } from './evaluate.ts';
export { BOT_NAMES, type BotName, PLAYERS, type PlayerName } from './names.ts';
export { pick, type Random } from './pick.ts';
