import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandFor, root, whatIsLacking } from './setup.mjs';

interface Listed {
  readonly version?: string;
  readonly dev?: true;
  readonly optional?: true;
  readonly link?: true;
  readonly resolved?: string;
}
type Packages = Readonly<Record<string, Listed>>;

const page: Packages = { 'node_modules/page': { version: '1.0.0' } };
const tests: Packages = { 'node_modules/tests': { version: '1.0.0', dev: true } };
const elsewhere: Packages = { 'node_modules/elsewhere': { version: '1.0.0', optional: true } };
const all = { '': {}, ...page, ...tests, ...elsewhere };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-setup-'));
  write('package-lock.json', { packages: all });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, content: object): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(content));
};

const install = (packages: Packages): void => {
  write('node_modules/.package-lock.json', { packages });
  for (const path of Object.keys(packages)) write(join(path, 'package.json'), {});
};

describe('on a fresh clone', () => {
  test('everything is lacking', () => {
    expect(whatIsLacking(folder, 'game')).toBe('they are not there yet');
    expect(whatIsLacking(folder, 'tests')).toBe('they are not there yet');
  });

  test('the game is installed without the tests', () => {
    expect(commandFor(folder, 'game')).toBe('npm ci --omit=dev');
    expect(commandFor(folder, 'tests')).toBe('npm ci');
  });
});

test('the game can be played without the tests, which ask for the rest', () => {
  install(page);
  expect(whatIsLacking(folder, 'game')).toBeUndefined();
  expect(whatIsLacking(folder, 'tests')).toContain('node_modules/tests is missing');
});

test('after the tests nothing is lacking, and what is stale comes anew with those of the tests', () => {
  install({ ...page, ...tests });
  expect([whatIsLacking(folder, 'game'), whatIsLacking(folder, 'tests')]).toEqual([undefined, undefined]);
  write('package-lock.json', { packages: { ...all, 'node_modules/page': { version: '2.0.0' } } });
  expect(whatIsLacking(folder, 'game')).toContain('node_modules/page');
  expect(commandFor(folder, 'game')).toBe('npm ci');
});

test('a package whose files are gone is lacking', () => {
  install(page);
  rmSync(join(folder, 'node_modules', 'page'), { recursive: true });
  expect(whatIsLacking(folder, 'game')).toContain('node_modules/page');
});

const lockOf = (name: string): Packages =>
  JSON.parse(readFileSync(join(root, name, 'package-lock.json'), 'utf8')).packages;

test.each(['', 'bench', 'mutation'])('the lock file of "%s" names no registry', (name) => {
  const listed = Object.values(lockOf(name)).filter(({ link }) => !link);
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('the game and its server need few packages, and nothing that only tests, measures or mutates', () => {
  const packages = lockOf('');
  const needed = Object.keys(packages).filter((path) => {
    const { dev, optional, link } = packages[path] as Listed;
    return path.startsWith('node_modules/') && !dev && !optional && !link;
  });
  expect(needed).toContain('node_modules/vite');
  expect(needed.length).toBeLessThan(50);
  expect(Object.keys(packages).filter((path) => /stryker|chessops|boardgame/.test(path))).toEqual([]);
});
