import { existsSync } from 'node:fs';
import {
  learnNpcs,
  learnRooms,
  learnScenario,
  type OwnNpcs,
  type OwnRooms,
  type Scenario,
  scenarios,
} from '@archmage/engine';
import { learnNeeds } from '@archmage/host';
import { fill } from '@archmage/words';
import { textOf, trust } from './files.ts';
import { Complaint } from './io.ts';

/** For every command that reads rules or a stored game. */
export const OWN_OPTIONS = {
  rooms: { type: 'string' },
  scenario: { type: 'string' },
  npcs: { type: 'string' },
} as const;

type Part = keyof typeof OWN_OPTIONS;
type Wishes = { readonly [Name in Part]?: string | undefined };

/** What a player brings to the rules, learnt by the engine. */
export interface Own {
  readonly rooms: OwnRooms | undefined;
  readonly scenario: Scenario | undefined;
  readonly npcs: OwnNpcs | undefined;
  readonly texts: OwnTexts;
  /** The ids of what a game or a position brings along itself. */
  readonly carried: readonly string[];
}

/** The files' texts, for other threads. */
export type OwnTexts = { readonly [Name in Part]?: string };

export const NOTHING_OWN: Own = { rooms: undefined, scenario: undefined, npcs: undefined, texts: {}, carried: [] };

/** `--rooms FILE`, `--npcs FILE`, `--scenario FILE` and `--scenario NAME`. */
export const readOwn = ({ npcs, rooms, scenario }: Wishes): Own => {
  const file = scenario === undefined || ourScenario(scenario) ? undefined : scenario;
  const texts: OwnTexts = {
    ...(rooms !== undefined && { rooms: textOf(rooms) }),
    ...(file !== undefined && { scenario: scenarioText(file) }),
    ...(npcs !== undefined && { npcs: textOf(npcs) }),
  };
  return {
    rooms: texts.rooms === undefined ? undefined : roomsIn(texts.rooms, rooms ?? ''),
    scenario: texts.scenario === undefined ? ourScenario(scenario ?? '') : scenarioIn(texts.scenario, file ?? ''),
    npcs: texts.npcs === undefined ? undefined : trust(learnNpcs(texts.npcs), npcs ?? ''),
    texts,
    carried: [],
  };
};

/** With what a text brings along. What was given as a file is not looked for in it. */
export const withCarried = (own: Own, text: string, file: string): Own => {
  const isGiven = (id: string) => [own.rooms, own.scenario, own.npcs].some((each) => each?.id === id);
  return { ...own, carried: trust(learnNeeds(text, isGiven), file).map(({ id }) => id) };
};

/** What another thread has read without fault. */
export const learn = ({ npcs, rooms, scenario }: OwnTexts): void => {
  if (npcs !== undefined) learnNpcs(npcs);
  if (rooms !== undefined) learnRooms(rooms);
  if (scenario !== undefined) learnScenario(scenario);
};

export const roomsIn = (text: string, file: string): OwnRooms => trust(learnRooms(text), file);

export const scenarioIn = (text: string, file: string): Scenario => trust(learnScenario(text), file).scenario;

export const ourScenario = (name: string): Scenario | undefined => scenarios().find(({ id }) => id === name);

/** A file that is not there was perhaps meant as a name. */
export const scenarioText = (file: string): string => {
  if (existsSync(file)) return textOf(file);
  throw new Complaint(({ complaints }) => fill(complaints.noScenario, { name: file }));
};

/** The rules' name with what was brought, unless it says so itself. */
export const idWith = (id: string, { npcs, rooms, scenario }: Own): string =>
  [
    id,
    ...(scenario === undefined || wantedIn(id, 'scenario') ? [] : [`scenario=${scenario.id}`]),
    ...(rooms === undefined || wantedIn(id, 'rooms') ? [] : [`rooms=${rooms.id}`]),
    ...(npcs === undefined || wantedIn(id, 'npcs') ? [] : [`npcs=${npcs.id}`]),
  ].join(' ');

/** Says which file these rules need, when nobody gave it and the text does not bring it along. */
export const insistOn = (id: string, needy: string | undefined, own: Own): void => {
  for (const part of PARTS) {
    const wanted = wantedIn(id, part);
    const given = own[part]?.id;
    if (wanted === undefined || wanted === given) continue;
    if (given === undefined && (own.carried.includes(wanted) || !HASH.test(wanted))) continue;
    throw new Complaint(({ complaints }) =>
      fill((given === undefined ? complaints.lacking : complaints.another)[part], { needy, wanted, given }),
    );
  }
};

const PARTS = ['rooms', 'scenario', 'npcs'] as const satisfies readonly Part[];
const HASH = /^[0-9a-f]{12}$/;

const wantedIn = (id: string, part: Part): string | undefined => new RegExp(`(?:^|\\s)${part}=(\\S+)`).exec(id)?.[1];
