import { expect, test } from 'vitest';
import { KEY_LISTS } from './key-lists.ts';
import type { KeyList } from './keys.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('The page of keys has the list of every screen', async () => {
  const paths = Object.keys(sources).filter((path) => /_KEYS = keyList\(/.test(sources[path] ?? ''));
  const modules: readonly object[] = await Promise.all(paths.map((path) => import(/* @vite-ignore */ path)));
  const lists = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('_KEYS')));
  expect(lists.length).toBe(KEY_LISTS.length);
  for (const [name, list] of lists) expect(KEY_LISTS.includes(list as KeyList), name).toBe(true);
});
