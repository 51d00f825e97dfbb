import { importsOf, target, withoutLiterals } from './code.ts';

/** A check answers with sentences, one for each breach. */
export type Check = (path: string, text: string) => readonly string[];

const ENGINE = 'packages/engine/src/';
const TESTING = `${ENGINE}testing/`;
const MAX_LINES = 400;

export const isTest = (path: string): boolean => path.endsWith('.test.ts');
export const isEngine = (path: string): boolean => path.startsWith(ENGINE);

/** The engine imports nothing but itself. */
export const importsOnlyEngine: Check = (path, text) =>
  importsOf(text)
    .filter((specifier) => !isAllowedImport(path, specifier))
    .map((specifier) => `${path} imports ${specifier}, which is not in the engine.`);

function isAllowedImport(path: string, specifier: string): boolean {
  // The scene builder adds matchers to the test runner; nothing else of the engine may import it or the runner.
  if (path.startsWith(TESTING) && (specifier === 'vitest' || specifier === 'fast-check')) return true;
  if (!specifier.startsWith('.')) return false;
  const to = target(path, specifier);
  return to.startsWith(ENGINE) && !isTest(to) && (path.startsWith(TESTING) || !to.startsWith(TESTING));
}

const IMPURE =
  /\bMath\s*(?:\??\.\s*random\b|\?*\.?\[)|\{[^{}]*\brandom\b[^{}]*\}\s*=\s*Math\b|(?<![.\w$])(?:Date|performance|process|console|fetch|setTimeout|setInterval|setImmediate|queueMicrotask|crypto|globalThis)\b|(?<![.\w$])require\s*\(/g;

/** Time, chance and the outer world come in through ports. */
export const usesNothingImpure: Check = (path, text) =>
  (withoutLiterals(text).match(IMPURE) ?? []).map((found) => `${path} uses ${found}, which is not pure.`);

/** Rooms are drawings, which may be long. */
export const isShort: Check = (path, text) => {
  const lines = text.replace(/\n$/, '').split('\n').length;
  if (lines <= MAX_LINES || path.endsWith('/rooms.ts')) return [];
  return [`${path} has ${lines} lines, and ${MAX_LINES} is the limit.`];
};

/** A box stands alone. */
export const importsNoOtherBox: Check = (path, text) => {
  const box = boxOf(path);
  if (box === undefined) return [];
  return importsOf(text)
    .map((specifier) => boxOf(target(path, specifier)))
    .filter((other) => other !== undefined && other !== box)
    .map((other) => `${path} imports the box ${other}.`);
};

/** The core knows neither boxes nor families. */
export const coreImportsNoBox: Check = (path, text) => {
  if (!path.startsWith(`${ENGINE}core/`)) return [];
  return importsOf(text)
    .filter((specifier) => /^(?:boxes|families)\//.test(target(path, specifier).replace(ENGINE, '')))
    .map((specifier) => `${path} imports ${specifier}, and the core may not.`);
};

const boxOf = (path: string): string | undefined => /^packages\/engine\/src\/boxes\/([^/]+)\//.exec(path)?.[1];
