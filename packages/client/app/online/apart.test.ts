import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const outside = Object.entries(SOURCES).filter(([path]) => path.startsWith('../'));

/** Written at the top of a file, so that it is fetched with it. */
const STATIC = /^(?:import|export) (?!type )[^;]*?from '(?<from>[^']+)'/gms;
const fetched = (source: string) => [...source.matchAll(STATIC)].map(({ groups }) => groups?.from ?? '');

test('whoever plays at one screen fetches nothing of play from afar', () => {
  expect(outside.length).toBeGreaterThan(200);
  const wrong = outside.filter(([, source]) =>
    fetched(source).some((from) => /\/online\//.test(from) || from === '@archmage/protocol'),
  );
  expect(wrong.map(([path]) => path)).toEqual([]);
});

test('that would be noticed', () => {
  expect(fetched("import { a } from './online/line.ts';")).toEqual(['./online/line.ts']);
  expect(fetched("import type { A } from './online/line.ts';\nconst load = () => import('./online/x.ts');")).toEqual(
    [],
  );
});
