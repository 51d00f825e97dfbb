export type { GameLine } from './answers.ts';
export * as answers from './answers.ts';
export { type ClientMessage, clientMessage } from './client-messages.ts';
export { LARGEST_FRAME, type Read, read, readClientMessage, readServerMessage, readText } from './read.ts';
export { type Answer, type AnswerName, readAnswer } from './read-answer.ts';
export type { NewGame, NewGameWish, QuickWish } from './requests.ts';
export * as requests from './requests.ts';
export {
  type Entry,
  type ServerMessage,
  type ServerMessageOf,
  serverMessage,
  type TableNow,
} from './server-messages.ts';
export { TABLE_WISHES, type TableWish } from './wishes.ts';
export { API, type Pace, PLAY, PROTOCOL, type Seat, type Viewer } from './words.ts';
