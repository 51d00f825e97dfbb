import { say } from '../../../phrases.ts';
import { Flaw, type Json } from './json.ts';

// What a file of cards may hold, asked piece by piece; whatever is amiss is thrown with its place.

export const optional = (json: Json, name: string): Json | undefined => {
  if (json.sort !== 'object') throw new Flaw(json.at, say('field', { name }));
  const field = json.fields.get(name);
  return field?.sort === 'plain' && field.value === null ? undefined : field;
};

export const fieldOf = (json: Json, name: string): Json => {
  const field = optional(json, name);
  if (field === undefined) throw new Flaw(json.at, say('field', { name }));
  return field;
};

export const listOf = (json: Json): readonly Json[] => {
  if (json.sort !== 'list') throw new Flaw(json.at, say('either', { list: ['['] }));
  return json.items;
};

export const plainOf = (json: Json): string | number | boolean | null => {
  if (json.sort !== 'plain') throw new Flaw(json.at, say('something'));
  return json.value;
};

export const textOf = (json: Json): string => {
  const value = plainOf(json);
  if (typeof value !== 'string' || value.trim() === '') throw new Flaw(json.at, say('word'));
  return value;
};

export const numberIn = (json: Json, least: number, most: number): number => {
  const value = plainOf(json);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new Flaw(json.at, say('numberFrom', { least, most }));
  return value;
};

export const among = <T extends string>(json: Json, list: readonly T[]): T => {
  const value = plainOf(json);
  const found = list.find((each) => each === value);
  if (found === undefined) throw new Flaw(json.at, say('oneOf', { list }));
  return found;
};

/** The words a record is read by. */
export const named = <T extends object>(record: T): readonly (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[];
