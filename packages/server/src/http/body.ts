import { read } from '@archmage/protocol';
import type * as v from 'valibot';
import { type Asked, Declined } from './context.ts';

/** What was sent, if it is what was asked for. The reason names the field and never what stood there. */
export const bodyOf = async <T extends v.GenericSchema>(asked: Asked, schema: T): Promise<v.InferOutput<T>> => {
  const data: unknown = await asked.req.json().catch(() => {
    throw new Declined(400, 'malformed', 'That is no JSON.');
  });
  const found = read(schema, data);
  if (!found.ok) throw new Declined(400, 'malformed', found.reason);
  return found.value;
};
