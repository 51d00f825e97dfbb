import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { answers, clientMessage, read, requests, serverMessage, TABLE_WISHES } from './index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json (\w+) ?(\w*)\n(.*?)^```$/gms)].map(
  ({ 1: of = '', 2: name = '', 3: text = '' }) => ({
    of,
    name,
    text,
  }),
);

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = { ...requests, ...answers };

const schemaFor = (of: string, name: string): v.GenericSchema => {
  if (of === 'client') return clientMessage;
  if (of === 'server') return serverMessage;
  const schema = SCHEMAS[name];
  if (schema === undefined) throw new Error(`There is no ${of} ${name}.`);
  return schema;
};

test.each(examples)('$of $name: $text', ({ of, name, text }) => {
  const found = read(schemaFor(of, name), JSON.parse(text));
  expect(found.ok ? '' : found.reason).toBe('');
});

test('every message has an example', () => {
  const typesIn = (of: string) =>
    new Set(examples.filter((each) => each.of === of).map(({ text }) => JSON.parse(text).type));
  const typesOf = (schema: typeof clientMessage | typeof serverMessage) =>
    new Set(schema.options.map((each) => each.entries.type.literal));
  expect(typesIn('client')).toEqual(typesOf(clientMessage));
  expect(typesIn('server')).toEqual(typesOf(serverMessage));
  expect(
    examples
      .filter(({ of }) => of === 'request')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(requests).sort());
  for (const type of TABLE_WISHES) expect(page).toContain(`\`${type}\``);
});

test.each([
  ['{"type":"act"}', 'game is missing or wrong.'],
  ['{"type":"watch","game":"kd8m2vq4xw7nrt5c","more":1}', 'more is missing or wrong.'],
  ['{"type":"nothing"}', 'type is missing or wrong.'],
  ['3', 'That is no message.'],
])('%s is none', (text, reason) => {
  expect(read(clientMessage, JSON.parse(text))).toEqual({ ok: false, reason });
});
