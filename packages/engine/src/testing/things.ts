import type { Action } from '../core/action.ts';
import type { GameEvent } from '../core/event.ts';
import { REFUSAL_CODES, type Refusal, type RefusalCode, VETO_CODES } from '../core/refusal.ts';
import { ENDINGS, SEATS, type State, topTask } from '../core/state.ts';
import { featsIn, featsOf } from '../feats/feats.ts';
import { LIBRARY_CODES, type LibraryCode } from '../rules/library/refusing.ts';
import type { Member, Ruleset } from '../rules/ruleset.ts';
import type { Ply } from './players.ts';

/** All that a ruleset could ever have happen, named: what a search must come across. */
export const thingsIn = (rules: Ruleset): readonly string[] => [
  ...featsIn(rules),
  ...[...ENDINGS.map((why) => `ending ${why}`), ...[...SEATS, 'draw'].map((winner) => `winner ${winner}`)],
  ...rules.roster.flatMap(fatesOf),
  ...timeoutsIn(rules),
  ...Object.keys(rules.questions).map((asks) => `question ${asks}`),
  ...refusalsIn(rules),
  'a passenger is carried out',
  `ruleset ${rules.id}`,
];

const fatesOf = ({ kind, owner, sort, vetoes }: Member): readonly string[] => {
  const isFixed = vetoes.some(({ of }) => of === 'move');
  const fates =
    sort === 'character'
      ? ['acts', ...(isFixed ? [] : ['exits']), 'dies', 'is wounded', 'is healed', 'is carried']
      : ['is carried', 'is left', 'is carried out'];
  return fates.map((fate) => `${owner} ${kind} ${fate}`);
};

const timeoutsIn = ({ options, questions }: Ruleset): readonly string[] => {
  const asked = Object.keys(questions).length > 0 ? ['question'] : [];
  return options.timer === undefined
    ? []
    : [
        ...['card', 'act', 'place', 'commit', ...asked].map((kind) => `turn's time up at ${kind}`),
        ...['place', 'commit', ...asked].map((kind) => `reaction's time up at ${kind}`),
      ];
};

const refusalsIn = (rules: Ruleset): readonly string[] => {
  const timely = (code: string) => (rules.options.timer ? code !== 'untimed' : code !== 'clockStands');
  const offers = new Set(rules.roster.flatMap(({ offers: own }) => own.map(({ id }) => id)));
  const own = Object.entries(OFFER_CODES).filter(([offer]) => offers.has(offer));
  const vetoes = new Set(rules.roster.flatMap((member) => member.vetoes.map(({ of }) => VETO_CODES[of])));
  const given = (code: string) => timely(code) && isGiven(rules, code);
  const ways = new Set(Object.entries(WAY_CODES).flatMap(([way, codes]) => (rules.ways.has(way) ? codes : [])));
  return [
    ...[...REFUSAL_CODES.filter(given), ...vetoes, ...ways].map((code) => `refusal ${code}`),
    ...own.flatMap(([offer, codes]) => codes.filter(given).map((code) => `refusal ${offer}: ${code}`)),
  ];
};

/** What the library's offers refuse by themselves; `explore` tells what is missing here. */
const OFFER_CODES: Readonly<Record<string, readonly (LibraryCode | RefusalCode)[]>> = {
  lock: ['noPortcullis', 'broken'],
  break: ['noPortcullis', 'notClosed'],
  shatter: ['noPortcullis', 'broken'],
  scream: ['notInLine', 'pushBarred', 'pushOnto', 'noRoomBehind', 'pushToDeath', 'offBoardBehind'],
  heal: ['notWounded', 'carriedByHealer', 'carried', 'notInReach', 'stoodOver'],
  breathe: ['noDirection', 'nobodyInLine'],
  smash: ['noWallHere', 'noBreachLeft'],
  pit: ['noEmptyFloor', 'notInSight'],
  rubble: ['noEmptyFloor', 'notInSight'],
  unpit: ['notLaid'],
  unrubble: ['notLaid'],
  steal: ['handsFull', 'armsFull', 'noObject', 'notInReach', 'notWithFoe'],
  teleport: ['noEmptyFloor', 'notBesideRoom'],
  charm: ['noMagicUser', 'notFoe', 'otherRoomThan', 'inMist'],
  fountain: ['notWounded', 'noFountain', 'stoodOver'],
  regenerate: ['notWounded', 'woundedThisTurn', 'carried', 'stoodOver'],
  fire: ['noWizard', 'noDirection', 'nobodyInLine'],
  walk: [
    'nothingBehind',
    'portcullis',
    'noWall',
    'exitGuarded',
    'stopWithFriend',
    'stopWithFoe',
    'pitBehind',
    'crowded',
  ],
};

/** What ways to attack refuse by themselves. */
const WAY_CODES: Readonly<Record<string, readonly LibraryCode[]>> = {
  shoot: ['foeBeside', 'notInLine', 'shielded'],
  thrust: ['foeBeside', 'spearTooShort'],
};

/** What needs something that not every ruleset has. */
const isGiven = ({ cites, hazards, questions, roster, teams }: Ruleset, code: string): boolean => {
  // Every wish is for an action; what is none is tried in fuzz.test.ts.
  if (code === 'malformed') return false;
  if (code === 'noSuchAnswer') return Object.keys(questions).length > 0;
  if (code === 'pairTaken' || code === 'notDifferent') return teams?.by === 'free';
  if (code === 'pairNamed') return teams?.by === 'mutual';
  if (REFUSED_TEAMS.includes(code)) return teams !== undefined;
  if (code === 'dead' || code === 'stopBusy') return hazards.kills !== 0;
  if (code === 'ownColour') return roster.some(({ offers }) => offers.some(({ id }) => id === 'charm'));
  // What only some games refuse is cited by these alone.
  if (isSpecial(code)) return cites[code] !== undefined;
  if (code === 'called') return roster.some(({ cites }) => cites.called !== undefined);
  // Whoever has hands carries the wounded it stands with.
  if (code === 'noHands' || code === 'stoodOver') return roster.some(({ loads }) => loads === 0);
  return true;
};

const SPECIAL = ['slit', 'gap', 'gate', 'notHisPost', 'noCombat'] as const;

const isSpecial = (code: string): code is (typeof SPECIAL)[number] => SPECIAL.some((each) => each === code);

const REFUSED_TEAMS = ['notInStock', 'teamFull', 'pickedAlready', 'noSuchPair'];

/** What one action brought about. */
export const thingsOf = (rules: Ruleset, { batch, next, state }: Ply): readonly string[] => {
  const { action, events } = batch;
  return [
    ...featsOf(rules, state, batch).map(({ name }) => name),
    ...actorIn(rules, state, action),
    ...events.flatMap((event) => fateOf(rules, state, event)),
    ...(next.ending ? [`ending ${next.ending.why}`, `winner ${next.ending.winner}`, `ruleset ${rules.id}`] : []),
  ];
};

/** The code of a refusal, and whose it is. */
export const refusalOf = (action: Action, { code }: Refusal): string => {
  if (action.type !== 'use') return `refusal ${code}`;
  const own: readonly string[] = [...LIBRARY_CODES, ...(OFFER_CODES[action.offer] ?? [])];
  return own.includes(code) ? `refusal ${action.offer}: ${code}` : `refusal ${code}`;
};

const actorIn = (rules: Ruleset, state: State, action: Action): readonly string[] => {
  if (action.type === 'timeout') return [`${action.of}'s time up at ${topTask(state)?.kind}`];
  return 'piece' in action ? [`${named(rules, action.piece)} acts`] : [];
};

const named = ({ roster }: Ruleset, id: number): string => `${roster[id]?.owner} ${roster[id]?.kind}`;

const fateOf = (rules: Ruleset, state: State, event: GameEvent): readonly string[] => {
  switch (event.type) {
    case 'chosen':
      return [`question ${event.asks}`];
    case 'took':
    case 'stole':
      return [`${named(rules, event.token)} is carried`];
    case 'left':
      return [`${named(rules, event.token)} is left`];
    case 'revived':
      return [`${named(rules, event.piece)} is healed`];
    case 'wounded':
    case 'healed':
      return [`${named(rules, event.piece)} is ${event.type}`];
    case 'removed':
      return [endOf(rules, state, event.piece, event.why)];
    default:
      return [];
  }
};

const endOf = (rules: Ruleset, state: State, piece: number, why: string): string => {
  const isObject = rules.roster[piece]?.sort === 'object';
  if (why !== 'exited') return `${named(rules, piece)} ${isObject ? why : 'dies'}`;
  if (isObject) return `${named(rules, piece)} is carried out`;
  return state.pieces[piece]?.wounded ? 'a passenger is carried out' : `${named(rules, piece)} exits`;
};
