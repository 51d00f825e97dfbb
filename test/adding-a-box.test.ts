import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BOTS, type BotName } from '@archmage/ai';
import {
  check,
  HIDDEN,
  legal,
  type Options,
  type Ruleset,
  redact,
  type State,
  start,
  type Task,
} from '@archmage/engine';
import { type Box, compileBoxes, DEFAULTS, general } from '@archmage/engine/box';
import {
  deal,
  greedy,
  lawsOf,
  type Player,
  type Ply,
  playout,
  type Random,
  random,
  randomOf,
  wishes,
} from '@archmage/engine/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soak } from './soak.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/adding-a-box.md'), 'utf8');

/** A block of code is a file, named on the line above it. */
const files = [...page.matchAll(/^`(tiny\/[\w.]+)`\n\n```ts\n(.*?)^```$/gms)].map(([, name = '', code = '']) => ({
  name,
  code,
}));
const sessions = [...page.matchAll(/^```console\n\$ node (.*?)\n(.*?)^```$/gms)].map(
  ([, command = '', output = '']) => ({ command, output }),
);

const folder = mkdtempSync(join(tmpdir(), 'tutorial-'));
/** What it prints, and what it complains of. */
const node = (...words: readonly string[]): string => {
  const { stderr, stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
};

let tiny: Box;

/** As whoever follows the page has it: the folder beside what is installed. */
beforeAll(async () => {
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions: { types: ['node'] }, include: ['tiny'] };
  const around = { 'package.json': { type: 'module' }, 'tsconfig.json': config };
  for (const [name, data] of Object.entries(around)) writeFileSync(join(folder, name), JSON.stringify(data));
  mkdirSync(join(folder, 'tiny'));
  for (const { name, code } of files) writeFileSync(join(folder, name), code);
  ({ tiny } = await import(pathToFileURL(join(folder, 'tiny/box.ts')).href));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('docs/adding-a-box.md', () => {
  test('names its own files and no others', () => {
    const code = page.match(/^```ts$/gm) ?? [];
    expect(files.length).toBe(code.length);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    const named = page.match(/[\w./-]+\.(?:[cm]?[jt]sx?|json|md|dtp|dtg|svg)\b/g) ?? [];
    const known = files.flatMap(({ name }) => [name, name.replace('tiny/', './')]);
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
    const imported = [...page.matchAll(/from '([^'.][^']*)'/g)].map(([, from]) => from);
    expect([...new Set(imported)].sort()).toEqual(['@archmage/engine/box', '@archmage/engine/testing']);
  });

  test('is code that type-checks', () => {
    expect(node(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json')).toBe('');
  });

  const withoutCounts = (text: string) => text.replace(/\d+(?= shots| curses| omens)/g, 'so many');
  test.each(sessions)('prints what it says: node $command', ({ command, output }) => {
    expect(withoutCounts(node(...command.split(' ')))).toBe(withoutCounts(output));
  });

  test('has a session for every file to run', () => {
    expect(sessions.map(({ command }) => command)).toEqual(['--import tsx tiny/try.ts', '--import tsx tiny/play.ts']);
  });
});

/** A computer player who looks at few positions. */
const bot =
  (name: BotName): Player =>
  (rules, view, seat, chance) => {
    let looks = 60;
    const question = { rules, view: redact(view, seat), seat, random: chance.below, notes: undefined };
    return BOTS[name]({ ...question, isOver: () => looks-- <= 0 }).action;
  };

/** Curses whenever it may and dares whenever it must choose, more often than not. */
const keen: Player = (rules, view, seat, chance) => {
  const bold = [...legal(rules, view, seat)].filter(
    (action) => action.type === 'use' || (action.type === 'answer' && action.option.word === 'dare'),
  );
  return bold.length > 0 && chance.chance(0.8) ? chance.pick(bold) : random(rules, view, seat, chance);
};

/** What of the tiny box has happened in a ply. */
const happeningsIn = ({ batch: { action, events } }: Ply): readonly string[] => {
  const words = events.flatMap((event) =>
    event.type === 'chosen' && event.option !== HIDDEN && event.option.word ? [event.option.word] : [],
  );
  const types = events.map(({ type }) => type);
  const isOmen = events.some(({ type, ...event }) => type === 'asked' && 'task' in event && asksOmen(event.task));
  return [
    ...words,
    ...types.filter((type) => ['healed', 'laid', 'shuffled'].includes(type)),
    ...(action.type === 'attack' && action.way ? [action.way] : []),
    ...(action.type === 'use' ? [action.offer] : []),
    ...(action.type === 'timeout' && words.length > 0 ? ['late'] : []),
    ...(isOmen && types.includes('wounded') ? ['amulet'] : []),
    ...(words.includes('skull') && types.includes('removed') ? ['doomed'] : []),
  ];
};
const asksOmen = (task: Task | undefined): boolean => task?.kind === 'question' && task.asks === 'omen';

const ALL = [
  ...['shoot', 'curse', 'bleed', 'dare', 'late'],
  ...['amulet', 'laid', 'sun', 'healed', 'moon', 'skull', 'doomed', 'shuffled'],
];

const TIMER = { turn: 120, potion: 60, place: 5, combat: 5 };

describe('the tiny box', () => {
  const rulesWith = (options: Partial<Options>) => compileBoxes([tiny], { ...DEFAULTS, ...options });

  /** Plays under the laws, and tells what happened, and which rules refused what might be wished for on the way. */
  const watch = (rules: Ruleset, plies: Iterable<Ply>, chance: Random) => {
    const laws = lawsOf(rules, { sample: 12 });
    const [seen, cited]: readonly [string[], string[]] = [[], []];
    let last: State = start(rules);
    for (const ply of plies) {
      const { batch, next, state } = ply;
      expect(laws.check(state, batch, next).slice(0, 3)).toEqual([]);
      seen.push(...happeningsIn(ply));
      const wished = [...wishes(rules, state, state.turn.seat, chance).take(5)];
      cited.push(...wished.flatMap((wish) => check(rules, state, state.turn.seat, wish)?.rule ?? []));
      last = next;
    }
    return { seen, cited, last };
  };

  test('obeys the laws in games and positions of all sorts, and everything in it happens', () => {
    const chance = randomOf(3);
    const [open, timed, covered] = [rulesWith({}), rulesWith({ timer: TIMER }), rulesWith({ cards: 'hidden' })];
    const seen = new Set<string>();
    const cited = new Set<string>();
    const note = (watched: ReturnType<typeof watch>) => {
      for (const happening of watched.seen) seen.add(happening);
      for (const rule of watched.cited) cited.add(rule);
    };
    for (let game = 0; game < 15 * soak; game++) {
      const rules = game % 2 ? open : covered;
      note(watch(rules, playout(rules, { yellow: keen, blue: game % 3 ? keen : greedy }, chance), chance));
    }
    for (let nth = 0; nth < 60 * soak; nth++) {
      const from = deal(timed, chance);
      const plies = playout(timed, { yellow: keen, blue: random }, chance, { from, cap: 12, lapses: 0.15 });
      note(watch(timed, plies, chance));
    }
    expect([...seen].sort()).toEqual([...ALL].sort());
    const shared = new Set<string>(Object.values(general));
    expect([...cited].filter((rule) => !shared.has(rule)).sort()).toEqual(['T-ARC-01', 'T-WIT-01']);
  });

  test('obeys the laws when computer players play it to the end, and they use what it has', () => {
    const chance = randomOf(5);
    const rules = rulesWith({});
    const wanted = ['shoot', 'curse', 'laid'];
    const used = new Set<string>();
    for (let round = 0; round < 5 && !wanted.every((what) => used.has(what)); round++)
      for (const name of ['squire', 'scout', 'archmage'] as const) {
        const plies = playout(rules, { yellow: bot(name), blue: bot('sergeant') }, chance);
        const { last, seen } = watch(rules, plies, chance);
        expect(last.ending).toBeDefined();
        for (const what of seen) used.add(what);
      }
    expect([...used]).toEqual(expect.arrayContaining(wanted));
  });

  test('cites the rules that the page tells, and tells all that it cites', () => {
    const told = [...page.matchAll(/^\| (T-[A-Z]{3}-\d\d) \|/gm)].map(([, id]) => id);
    const cited = files.flatMap(({ code }) => code.match(/\bT-[A-Z]{3}-\d\d\b/g) ?? []);
    expect(told.length).toBeGreaterThan(5);
    expect([...new Set(cited)].sort()).toEqual([...told].sort());
  });
});
