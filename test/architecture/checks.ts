import { importsOf, target, withoutComments, withoutLiterals } from './code.ts';

/** A check answers with sentences, one for each breach. */
export type Check = (path: string, text: string) => readonly string[];

const ENGINE = 'packages/engine/src/';
const TESTING = `${ENGINE}testing/`;
const MAX_LINES = 400;

export const isTest = (path: string): boolean => /\.test\.tsx?$|\/host\/src\/testing\//.test(path);
export const isEngine = (path: string): boolean => path.startsWith(ENGINE);

/** The engine imports nothing but itself. */
export const importsOnlyEngine: Check = (path, text) =>
  importsOf(text)
    .filter((specifier) => !isAllowedImport(path, specifier))
    .map((specifier) => `${path} imports ${specifier}, which is not in the engine.`);

function isAllowedImport(path: string, specifier: string): boolean {
  if (!specifier.startsWith('.')) return false;
  const to = target(path, specifier);
  return to.startsWith(ENGINE) && !isTest(to) && (path.startsWith(TESTING) || !to.startsWith(TESTING));
}

/** What the packages between the engine and the players may import besides themselves. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  ai: ['@archmage/engine'],
  catalogue: [],
  host: ['@archmage/ai', '@archmage/engine', '@archmage/engine/solo'],
  lessons: ['@archmage/engine', '@archmage/engine/text'],
  words: ['@archmage/ai', '@archmage/engine', '@archmage/engine/solo'],
};

export const isShared = (path: string): boolean => packageOf(path) in SHARED;

/** They run in a browser as well as in Node, and know nobody who uses them. */
export const importsOnlyShared: Check = (path, text) => {
  const own = packageOf(path);
  return importsOf(text)
    .filter((specifier) =>
      specifier.startsWith('.')
        ? !target(path, specifier).startsWith(`packages/${own}/src/`) || isTest(specifier)
        : !SHARED[own]?.includes(specifier),
    )
    .map((specifier) => `${path} imports ${specifier}, and ${own} may not.`);
};

/** Where the computer thinks, in a thread of its own. */
const MIND = 'packages/host/src/mind.ts';

/** Who tells of a plan, or waits for one, need not load whoever makes plans. */
export const takesOnlyTypesOfAi: Check = (path, text) =>
  ['host', 'words'].includes(packageOf(path)) &&
  path !== MIND &&
  /(?:import|export) (?!type )[^;]*from '@archmage\/ai'/.test(text)
    ? [`${path} takes more than types from @archmage/ai.`]
    : [];

/** Nobody builds on the terminal. */
export const importsNoTerminal: Check = (path, text) => {
  if (packageOf(path) === 'cli') return [];
  return importsOf(text)
    .filter((specifier) => specifier === 'archmage' || packageOf(target(path, specifier)) === 'cli')
    .map((specifier) => `${path} imports ${specifier}, which is the terminal's.`);
};

const BOARD = 'packages/client/board/';
const ART = 'packages/client/art/';

export const isBoard = (path: string): boolean => path.startsWith(BOARD) && !path.startsWith(`${BOARD}demo/`);

/** The board's widget knows no rule: it could draw another game. */
export const importsOnlyBoard: Check = (path, text) =>
  importsOf(text)
    .filter((specifier) =>
      specifier.startsWith('.')
        ? !(target(path, specifier).startsWith(BOARD) || target(path, specifier).startsWith(ART))
        : !/^preact(?:\/|$)/.test(specifier),
    )
    .map((specifier) => `${path} imports ${specifier}, and the board may not.`);

const packageOf = (path: string): string => /^packages\/([^/]+)\//.exec(path)?.[1] ?? '';

/** A time that is given may be written as a day. */
const IMPURE =
  /\bMath\s*(?:\??\.\s*random\b|\?*\.?\[)|\{[^{}]*\brandom\b[^{}]*\}\s*=\s*Math\b|(?<![.\w$])(?:Date(?!\(\s*[^)\s])|performance|process|console|fetch|document|window|navigator|localStorage|sessionStorage|indexedDB|BroadcastChannel|Worker|setTimeout|setInterval|setImmediate|queueMicrotask|crypto|globalThis)\b|(?<![.\w$])require\s*\(/g;

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

/** The core and the rules know neither boxes nor families: what differs is behind the `Family` of a ruleset. */
export const coreImportsNoBox: Check = (path, text) => {
  if (!/^(?:core|rules)\//.test(path.replace(ENGINE, ''))) return [];
  return importsOf(text)
    .filter((specifier) => /^(?:boxes|families)\//.test(target(path, specifier).replace(ENGINE, '')))
    .map((specifier) => `${path} imports ${specifier}, and the core may not.`);
};

/** Rules come with the boxes: only comments cite them elsewhere. */
export const citesNoRule: Check = (path, text) => {
  if (!/^(?:core|families|rules)\//.test(path.replace(ENGINE, ''))) return [];
  const ids = withoutComments(text).match(/\b[A-Z]-[A-Z]{2,}-[A-Z\d-]*/g) ?? [];
  return ids.map((id) => `${path} cites ${id}, which comes with a box.`);
};

const boxOf = (path: string): string | undefined => /^packages\/engine\/src\/boxes\/([^/]+)\//.exec(path)?.[1];

/** Who reads which squares are linked: what draws and walks the labyrinth, jumps, sees, and tells of walls. */
const WALKERS: readonly string[] = [
  // What plans for Non-Player Characters walks through loads and gates that the game itself does not have yet.
  'packages/engine/src/boxes/prison/solo/plan/',
  `${ENGINE}board/`,
  `${ENGINE}families/`,

  `${ENGINE}feats/gifts.ts`,
  `${ENGINE}core/situation/sight.ts`,
  `${ENGINE}core/situation/situation.ts`,
  TESTING,
  'packages/ai/src/distance.ts',
  'packages/ai/src/worth/steps.ts',
  'packages/ai/src/worth/ways.ts',
  'packages/client/app/play/why-walk.ts',
  'packages/client/app/table/said/describe.ts',
];

const LINKS = /\.link\s*[[.;,)]|[{,]\s*link\s*[,}][^=()]*\}?\s*[=:]|\bisLinked\b/;

/** Adjacent is what the family says it is: whoever fights, heals or steals asks `core/combat`. */
export const knowsNoNeighbours: Check = (path, text) => {
  const isPlay = isEngine(path) || isShared(path) || /^packages\/client\/app\/(?:play|table)\//.test(path);
  if (!isPlay || isTest(path) || WALKERS.some((walker) => path.startsWith(walker))) return [];
  return LINKS.test(withoutLiterals(text))
    ? [`${path} reads which squares are linked, and core/combat is there to ask.`]
    : [];
};

/** The types that a file gives to others. */
export const meant = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/^export (?:interface|type|class) (\w+)/gm)].map(([, name]) => name ?? '');
