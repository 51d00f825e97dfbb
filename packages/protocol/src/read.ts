import * as v from 'valibot';
import { type ClientMessage, clientMessage } from './client-messages.ts';
import { type ServerMessage, serverMessage } from './server-messages.ts';

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** No message of a person's is larger, and none nests deeper than the validators follow. */
export const LARGEST_FRAME = 16_384;

export const readClientMessage = (text: string): Read<ClientMessage> => readText(clientMessage, text);

export const readServerMessage = (text: string): Read<ServerMessage> => readText(serverMessage, text);

export const readText = <T extends v.GenericSchema>(schema: T, text: string): Read<v.InferOutput<T>> => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'That is no JSON.' };
  }
  return read(schema, data);
};

/** The reason names the field, and never repeats what was sent. */
export const read = <T extends v.GenericSchema>(schema: T, data: unknown): Read<v.InferOutput<T>> => {
  const parsed = v.safeParse(schema, data, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return { ok: false, reason: path === null ? 'That is no message.' : `${path.slice(0, 60)} is missing or wrong.` };
};
