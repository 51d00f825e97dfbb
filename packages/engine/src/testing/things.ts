import type { Action, ActionType } from '../core/action.ts';
import { type EventType, type GameEvent, REMOVALS } from '../core/event.ts';
import { REFUSAL_CODES, type Refusal } from '../core/refusal.ts';
import { ENDINGS, SEATS, type State, type TaskKind, tileOf, topTask } from '../core/state.ts';
import type { Member, Ruleset } from '../rules/ruleset.ts';
import type { Ply } from './players.ts';

/** All that a ruleset could ever have happen, named: what a search must come across. */
export const thingsIn = (rules: Ruleset): readonly string[] => [
  ...Object.keys(ACTIONS)
    .filter((type) => happens(rules, type))
    .map((type) => `action ${type}`),
  ...Object.keys(EVENTS)
    .filter((type) => happens(rules, type))
    .map((type) => `event ${type}`),
  ...Object.keys(TASKS)
    .filter((kind) => happens(rules, kind))
    .map((kind) => `task ${kind}`),
  ...new Set(SEATS.flatMap((seat) => rules.deck[seat]).map((card) => `card ${card}`)),
  ...REMOVALS.filter((why) => happens(rules, why)).map((why) => `removal ${why}`),
  ...[...ENDINGS.map((why) => `ending ${why}`), ...[...SEATS, 'draw'].map((winner) => `winner ${winner}`)],
  ...['open', 'broken', 'closed'].map((mark) => `gate ${mark}`),
  ...new Set(Object.values(rules.rooms).flatMap(({ room }) => room.cells.map((terrain) => `terrain ${terrain}`))),
  ...rules.roster.flatMap(fatesOf),
  ...timeoutsIn(rules),
  ...refusalsIn(rules),
  'a passenger is carried out',
  `ruleset ${rules.id}`,
];

const fatesOf = ({ kind, offers, owner, sort, vetoes }: Member): readonly string[] => {
  const isFixed = vetoes.some(({ of }) => of === 'move');
  const fates =
    sort === 'character'
      ? ['acts', ...(isFixed ? [] : ['exits']), 'dies', 'is wounded', 'is healed', 'is carried']
      : ['is carried', 'is left', 'is carried out'];
  const uses = offers.map(({ id }) => `offer ${id}`);
  return [...fates.map((fate) => `${owner} ${kind} ${fate}`), ...uses];
};

const timeoutsIn = ({ options }: Ruleset): readonly string[] =>
  options.timer === undefined
    ? []
    : [
        ...['card', 'act', 'place', 'commit'].map((kind) => `turn's time up at ${kind}`),
        ...['place', 'commit'].map((kind) => `reaction's time up at ${kind}`),
      ];

const refusalsIn = (rules: Ruleset): readonly string[] => {
  const timely = (code: string) => (rules.options.timer ? code !== 'untimed' : code !== 'clockStands');
  const offers = new Set(rules.roster.flatMap(({ offers: own }) => own.map(({ id }) => id)));
  const own = Object.entries(OFFER_CODES).filter(([offer]) => offers.has(offer));
  return [
    ...REFUSAL_CODES.filter((code) => timely(code) && happens(rules, code)).map((code) => `refusal ${code}`),
    ...own.flatMap(([offer, codes]) => codes.map((code) => `refusal ${offer}: ${code}`)),
  ];
};

/** What the library's offers refuse by themselves. */
const OFFER_CODES: Readonly<Record<string, readonly string[]>> = {
  lock: ['noPortcullis', 'broken'],
  break: ['noPortcullis', 'notClosed'],
  heal: ['notWounded', 'carriedByHealer', 'carried', 'notInReach'],
  breathe: ['noDirection', 'nobodyInLine'],
  smash: ['noWallHere', 'noBreachLeft'],
  pit: ['noEmptyFloor', 'notInSight'],
  rubble: ['noEmptyFloor', 'notInSight'],
  unpit: ['notLaid'],
  unrubble: ['notLaid'],
  steal: ['handsFull', 'noObject', 'notInReach', 'notWithFoe'],
  teleport: ['noEmptyFloor', 'notBesideRoom'],
  charm: ['noMagicUser', 'notFoe', 'otherRoomThan', 'inMist'],
  fountain: ['notWounded', 'noFountain', 'stoodOver'],
  regenerate: ['notWounded', 'woundedThisTurn', 'carried'],
  fire: ['noWizard', 'noDirection', 'nobodyInLine'],
  walk: [
    'nothingBehind',
    'portcullis',
    'noWall',
    'exitGuarded',
    'stopWithFriend',
    'stopWithFoe',
    'stopOnPit',
    'crowded',
  ],
};

/** What needs something that not every ruleset has. */
const happens = (rules: Ruleset, name: string): boolean => {
  const { forgoes, grid, hazards, offers, options, rooms, roster, teams } = rules;
  if (name === 'forgone' || name === 'forgo') return SEATS.some((seat) => forgoes[seat] > 0);
  if (name === 'pooled') return teams === undefined && Object.keys(rooms).length > grid.slots;
  if (name === 'timeAdded' || name === 'expired') return options.timer !== undefined;
  if (['pick', 'pair', 'picked', 'paired', ...REFUSED_TEAMS].includes(name)) return teams !== undefined;
  if (name === 'choose') return teams?.by === 'free';
  if (name === 'draft' || name === 'named') return teams?.by === 'mutual';
  if (name === 'covered' || name === 'uncovered') return Object.keys(hazards.covers).length > 0;
  if (name === 'crushed' || name === 'dead' || name === 'stopBusy') return hazards.kills !== 0;
  if (name === 'revived') return offers.length > 0;
  if (name === 'stole') return roster.some((member) => member.offers.some(({ id }) => id === 'steal'));
  if (name === 'noHands') return roster.some(({ loads }) => loads === 0);
  return true;
};

const REFUSED_TEAMS = ['notInStock', 'teamFull', 'pickedAlready', 'noSuchPair', 'pairTaken'];

/** What one action brought about. */
export const thingsOf = (rules: Ruleset, { batch, next, state }: Ply): readonly string[] => {
  const { action, events } = batch;
  return [
    `action ${action.type}`,
    `task ${topTask(state)?.kind ?? 'none'}`,
    ...deedOf(rules, state, action),
    ...events.flatMap((event) => [`event ${event.type}`, ...fateOf(rules, state, event)]),
    ...(next.ending ? [`ending ${next.ending.why}`, `winner ${next.ending.winner}`, `ruleset ${rules.id}`] : []),
  ];
};

/** The code of a refusal, and whose it is. */
export const refusalOf = (action: Action, { code }: Refusal): string =>
  action.type === 'use' && OFFER_CODES[action.offer]?.includes(code)
    ? `refusal ${action.offer}: ${code}`
    : `refusal ${code}`;

const deedOf = (rules: Ruleset, state: State, action: Action): readonly string[] => {
  if (action.type === 'timeout') return [`${action.of}'s time up at ${topTask(state)?.kind}`];
  if (action.type === 'use') return [`offer ${action.offer}`, `${named(rules, action.piece)} acts`];
  return 'piece' in action ? [`${named(rules, action.piece)} acts`] : [];
};

const named = ({ roster }: Ruleset, id: number): string => `${roster[id]?.owner} ${roster[id]?.kind}`;

const fateOf = (rules: Ruleset, state: State, event: GameEvent): readonly string[] => {
  switch (event.type) {
    case 'played':
    case 'discarded':
    case 'unmasked':
      return [`card ${event.card}`];
    case 'moved':
      return event.path.map((at) => `terrain ${terrainAt(rules, state, at)}`);
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
      return [`removal ${event.why}`, endOf(rules, state, event.piece, event.why)];
    case 'marked':
      return [`gate ${event.state ?? 'closed'}`];
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

const terrainAt = ({ grid, rooms }: Ruleset, { tiles }: State, at: number): string => {
  const room = tiles[tileOf(grid, at)]?.room;
  return (room && rooms[room]?.room.cells[at % grid.cells]) ?? 'line';
};

// Records, so that a new kind cannot be forgotten here.

const ACTIONS: Readonly<Record<ActionType, true>> = {
  pick: true,
  pair: true,
  forgo: true,
  line: true,
  hide: true,
  draw: true,
  card: true,
  reveal: true,
  place: true,
  rotate: true,
  move: true,
  attack: true,
  jump: true,
  use: true,
  commit: true,
  pass: true,
  resign: true,
  agree: true,
  timeout: true,
};

const TASKS: Readonly<Record<TaskKind, true>> = {
  draw: true,
  choose: true,
  draft: true,
  forgo: true,
  lineup: true,
  hide: true,
  card: true,
  act: true,
  place: true,
  commit: true,
};

const EVENTS: Readonly<Record<EventType, true>> = {
  asked: true,
  answered: true,
  pooled: true,
  named: true,
  picked: true,
  paired: true,
  forgone: true,
  lined: true,
  stashed: true,
  teamShown: true,
  turnBegan: true,
  turnEnded: true,
  expired: true,
  played: true,
  discarded: true,
  recycled: true,
  purseOpened: true,
  purseClosed: true,
  spent: true,
  timeAdded: true,
  revealed: true,
  entered: true,
  moved: true,
  took: true,
  stole: true,
  left: true,
  rotated: true,
  marked: true,
  covered: true,
  uncovered: true,
  fought: true,
  committed: true,
  unmasked: true,
  wounded: true,
  healed: true,
  revived: true,
  removed: true,
  banked: true,
  agreed: true,
  ended: true,
};
