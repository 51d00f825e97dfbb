import type * as v from 'valibot';
import { chat, choices, code, created, done, gameLine, gameLines, history, me, rated } from './answers.ts';
import { type Read, read } from './read.ts';

const ANSWERS = { chat, choices, code, created, done, gameLine, gameLines, history, me, rated } as const;

export type AnswerName = keyof typeof ANSWERS;
export type Answer<Name extends AnswerName> = v.InferOutput<(typeof ANSWERS)[Name]>;

/** What HTTP answered, for a client. */
export const readAnswer = <Name extends AnswerName>(name: Name, data: unknown): Read<Answer<Name>> =>
  read<(typeof ANSWERS)[Name]>(ANSWERS[name], data);
