import { resolve } from 'node:path';
import { BOT_NAMES, type BotName } from '@archmage/ai';
import { isSolo, LEVELS } from '@archmage/engine/solo';
import { fill } from '@archmage/words';
import { watchDeeds } from '../arena/deeds.ts';
import { cores, DOCS } from '../arena/machine.ts';
import { playMeeting } from '../arena/match.ts';
import { evenly, type Meeting } from '../arena/pairs.ts';
import type { Crew } from '../arena/pool.ts';
import { runLadder, showLadder } from '../arena/run-ladder.ts';
import { soak } from '../arena/soak.ts';
import { playSolo } from '../arena/solo.ts';
import { describeMeeting, describeSoak, describeSolo, verdict } from '../arena/tell.ts';
import { describeDeeds } from '../arena/tell-deeds.ts';
import { type Command, expectArguments, readArgs, readCount } from '../command.ts';
import { Complaint, type Form, sayJson, type Terminal } from '../io.ts';
import { OWN_OPTIONS, readOwn } from '../own.ts';
import { readBot } from '../players.ts';
import { wishedRules } from '../positions.ts';
import { progress } from '../progress.ts';

export const arena: Command = {
  name: 'arena',
  help: ({ helps }) => fill(helps.arena, { bots: BOT_NAMES.join(', ') }),
  run: async (argv, io) => {
    const { values, positionals } = readArgs(arena, argv, OPTIONS);
    expectArguments(arena, positionals, []);
    return RUNS[modeOf(values)](values, io);
  },
};

const OPTIONS = {
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string' },
  ms: { type: 'string' },
  seed: { type: 'string' },
  rules: { type: 'string' },
  ...OWN_OPTIONS,
  jobs: { type: 'string' },
  json: { type: 'boolean' },
  ladder: { type: 'boolean' },
  bots: { type: 'string' },
  fresh: { type: 'boolean' },
  write: { type: 'boolean' },
  into: { type: 'string' },
  soak: { type: 'string' },
  deeds: { type: 'boolean' },
  solo: { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;
type Wishes = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

/** What each use of the command understands. */
const MODES = {
  meeting: ['a', 'b', 'games', 'ms', 'seed', 'rules', 'rooms', 'scenario', 'jobs', 'json'],
  ladder: ['ladder', 'bots', 'games', 'ms', 'seed', 'rules', 'rooms', 'scenario', 'fresh', 'into', 'jobs', 'json'],
  write: ['write', 'ladder', 'into', 'json'],
  soak: ['soak', 'ms', 'seed', 'jobs', 'json'],
  deeds: ['deeds', 'bots', 'games', 'ms', 'seed', 'rules', 'rooms', 'scenario', 'jobs', 'json'],
  solo: ['solo', 'bots', 'games', 'ms', 'seed', 'rules', 'npcs', 'jobs', 'json'],
} as const satisfies Readonly<Record<string, readonly Option[]>>;

type Mode = keyof typeof MODES;

const modeOf = (wishes: Wishes): Mode => {
  const mode = chosen(wishes);
  const allowed: readonly string[] = MODES[mode];
  const stray = Object.keys(wishes).find((option) => !allowed.includes(option));
  if (stray === undefined) return mode;
  const names = { option: `--${stray}`, other: `--${MODES[mode][0]}`, command: arena.name };
  throw new Complaint(({ complaints }) => fill(complaints.notTogether, names));
};

const chosen = ({ deeds, soak: games, ladder, solo, write }: Wishes): Mode => {
  if (games !== undefined) return 'soak';
  if (solo) return 'solo';
  if (deeds) return 'deeds';
  if (write) return 'write';
  return ladder ? 'ladder' : 'meeting';
};

const RUNS: Readonly<Record<Mode, (wishes: Wishes, io: Terminal) => Promise<number>>> = {
  meeting: async (wishes, io) => {
    const meeting: Meeting = { a: botOf(wishes, 'a'), b: botOf(wishes, 'b'), ...termsOf(wishes) };
    const games = gamesOf(wishes);
    const report = await playMeeting(meeting, games, crewOf(wishes), progress(io, games, UNIT));
    if (wishes.json) sayJson(io, report);
    else describeMeeting(io, report);
    return verdict(report);
  },
  ladder: (wishes, io) => {
    const stored = wishes.fresh ? 'replaced' : 'kept';
    const ladder = { ...termsOf(wishes), bots: botsOf(wishes), games: gamesOf(wishes), stored } as const;
    return runLadder(ladder, folderOf(wishes), crewOf(wishes), { io, form: formOf(wishes) });
  },
  write: async (wishes, io) => showLadder(folderOf(wishes), { io, form: formOf(wishes) }),
  soak: async (wishes, io) => {
    const games = readCount(wishes.soak ?? '', '--soak', { most: MOST });
    const report = await soak({ games, ...paceOf(wishes) }, crewOf(wishes), progress(io, games, UNIT));
    if (wishes.json) sayJson(io, report);
    else describeSoak(io, report);
    return verdict(report);
  },
  deeds: async (wishes, io) => {
    const games = readCount(wishes.games ?? '40', '--games', { most: MOST });
    const bots = namesIn(wishes.bots ?? BOT_NAMES.join());
    const rules = wishedRules(wishes.rules, readOwn(wishes));
    const step = progress(io, games * bots.length, UNIT);
    const report = await watchDeeds({ ...paceOf(wishes), bots, games, rules }, crewOf(wishes), step);
    if (wishes.json) sayJson(io, report);
    else describeDeeds(io, report);
    return verdict(report);
  },
  solo: async (wishes, io) => {
    const games = readCount(wishes.games ?? '40', '--games', { most: MOST });
    const wish = { ...paceOf(wishes), bots: namesIn(wishes.bots ?? 'archmage'), games, rules: soloRules(wishes) };
    const step = progress(io, games * wish.bots.length * wish.rules.length, UNIT);
    const report = await playSolo(wish, crewOf(wishes), step);
    if (wishes.json) sayJson(io, report);
    else describeSolo(io, report);
    return verdict(report);
  },
};

/** By the rules that are told, or at every level. */
const soloRules = (wishes: Wishes): readonly string[] => {
  const own = readOwn(wishes);
  const wanted = wishes.rules === undefined ? LEVELS.map((level) => `prison.1 solo=${level}`) : [wishes.rules];
  return wanted.map((id) => {
    const rules = wishedRules(id, own);
    if (!isSolo(rules)) throw new Complaint(({ complaints }) => fill(complaints.noSolo, { id: rules.id }));
    return rules.id;
  });
};

const UNIT = 'games';
const MOST = 1_000_000;
const MOST_JOBS = 256;

const botOf = (wishes: Wishes, side: 'a' | 'b'): BotName => {
  const name = `--${side}`;
  const text = wishes[side];
  if (text !== undefined) return readBot(text, name);
  throw new Complaint(({ complaints }) => fill(complaints.argumentMissing, { name, command: arena.name }));
};

const botsOf = ({ bots: text }: Wishes): readonly BotName[] => {
  if (text === undefined) return BOT_NAMES;
  const bots = namesIn(text);
  if (bots.length < 2) throw new Complaint(({ complaints }) => fill(complaints.fewBots, { text }));
  return bots;
};

const namesIn = (text: string): readonly BotName[] => [
  ...new Set(text.split(',').map((name) => readBot(name.trim(), '--bots'))),
];

const termsOf = (wishes: Wishes): Pick<Meeting, 'rules' | 'seed' | 'ms'> => ({
  rules: wishedRules(wishes.rules, readOwn(wishes)).id,
  ...paceOf(wishes),
});

const paceOf = ({ seed = '1', ms }: Wishes): Pick<Meeting, 'seed' | 'ms'> => ({
  seed,
  ms: ms === undefined ? undefined : readCount(ms, '--ms', { most: MOST }),
});

const gamesOf = ({ games = '100' }: Wishes): number => evenly(readCount(games, '--games', { most: MOST }));

const crewOf = ({ jobs, ...wishes }: Wishes): Crew => ({
  workers: jobs === undefined ? cores() : readCount(jobs, '--jobs', { most: MOST_JOBS }),
  own: readOwn(wishes).texts,
});

const folderOf = ({ into = DOCS }: Wishes): string => resolve(into);

const formOf = ({ json }: Wishes): Form => (json ? 'json' : 'text');
