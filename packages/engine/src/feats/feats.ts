import type { Action } from '../core/action.ts';
import type { GameEvent } from '../core/event.ts';
import { evolve } from '../core/evolve.ts';
import type { Batch } from '../core/record.ts';
import { terrainAt } from '../core/situation/ground.ts';
import { situationOf } from '../core/situation/situation.ts';
import { type Actor, opponent, type PieceId, SEATS, type State, topTask } from '../core/state.ts';
import { isOfSort } from '../rules/card.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { giftsOf, hasGift } from './gifts.ts';
import { ACTIONS, EVENTS, type Given, REMOVED, TASKS } from './lists.ts';
import { aimsThroughSlit, walksThroughSlit } from './slits.ts';

/** What can be done: a kind of action, an ability paid for (`offer`) or at work by itself (`gift`), a card … */
export const FEAT_SORTS = [
  'action',
  'task',
  'event',
  'offer',
  'gift',
  'character',
  'object',
  'card',
  'terrain',
  'gate',
  'edge',
  'removal',
] as const;
export type FeatSort = (typeof FEAT_SORTS)[number];

/** Named after its sort: `offer heal`, `terrain pit`. */
export type FeatName = `${FeatSort} ${string}`;

export interface Feat {
  readonly name: FeatName;
  /** Whose doing it is: mostly who acts, in a fight whoever has the good of it. */
  readonly by: Actor;
}

/** All that can be done by these rules. */
export const featsIn = (rules: Ruleset): readonly FeatName[] => {
  const { deck, rooms, roster } = rules;
  const named = <T extends FeatSort>(sort: T, names: readonly string[]): readonly FeatName[] =>
    [...new Set(names)].map((name): FeatName => `${sort} ${name}`);
  const given = (list: Readonly<Record<string, Given>>) => Object.keys(list).filter((name) => list[name]?.(rules));
  const kinds = (wanted: 'character' | 'object') =>
    roster.filter(({ sort }) => sort === wanted).map(({ kind }) => kind);
  return [
    ...named('action', given(ACTIONS)),
    ...named('task', given(TASKS)),
    ...named('event', given(EVENTS)),
    ...named('offer', [...roster.flatMap((member) => member.offers).map(({ id }) => id), ...rules.ways.keys()]),
    ...named(
      'gift',
      roster.filter((member) => hasGift(rules, member)).map(({ kind }) => kind),
    ),
    ...named('character', kinds('character')),
    ...named('object', kinds('object')),
    ...named(
      'card',
      SEATS.flatMap((seat) => deck[seat]),
    ),
    ...named(
      'terrain',
      Object.values(rooms).flatMap(({ room }) => room.cells),
    ),
    ...named('gate', ['open', 'broken', 'closed']),
    ...named('edge', hasSlits(rules) ? ['slit'] : []),
    ...named('removal', given(REMOVED)),
  ];
};

const hasSlits = ({ rooms }: Ruleset): boolean => Object.values(rooms).some(({ room }) => room.edges.includes('slit'));

/** What was done by one action, taken in this position. */
export const featsOf = (rules: Ruleset, before: State, batch: Batch): readonly Feat[] => {
  const { action, events, seat: by } = batch;
  const names: readonly FeatName[] = [
    `action ${action.type}`,
    `task ${topTask(before)?.kind ?? 'none'}`,
    ...chosenBy(rules, action),
  ];
  const feats: Feat[] = names.map((name) => ({ name, by }));
  if (aimsThroughSlit(situationOf(rules, before), action)) feats.push({ name: SLIT, by });
  let state = before;
  for (const event of events) {
    feats.push({ name: `event ${event.type}`, by }, ...effectOf(rules, state, by, event));
    if (event.type === 'moved' && walksThroughSlit(situationOf(rules, state), event)) feats.push({ name: SLIT, by });
    for (const { kind, seat } of giftsOf(rules, state, batch, event)) feats.push({ name: `gift ${kind}`, by: seat });
    state = evolve(state, event);
  }
  return feats;
};

const SLIT: FeatName = 'edge slit';

const chosenBy = (rules: Ruleset, action: Action): readonly FeatName[] => [
  ...(action.type === 'use' ? [`offer ${action.offer}` as const] : []),
  ...(action.type === 'attack' && action.way !== undefined ? [`offer ${action.way}` as const] : []),
  ...('card' in action ? [`card ${action.card}` as const] : []),
  ...('piece' in action ? [`character ${kindOf(rules, action.piece)}` as const] : []),
];

const kindOf = ({ roster }: Ruleset, id: PieceId): string => roster[id]?.kind ?? '';

const effectOf = (rules: Ruleset, state: State, by: Actor, event: GameEvent): readonly Feat[] => {
  switch (event.type) {
    case 'moved':
      return event.path.map((at) => ({ name: `terrain ${terrainAt(situationOf(rules, state), at) ?? 'line'}`, by }));
    case 'took':
    case 'stole':
      return rules.roster[event.token]?.sort === 'object' ? [{ name: `object ${kindOf(rules, event.token)}`, by }] : [];
    case 'discarded':
      return isOfSort(rules, event.card, 'jump') ? [{ name: `card ${event.card}`, by }] : [];
    case 'removed':
      return [{ name: `removal ${event.why}`, by: event.why === 'eliminated' ? rivalOf(rules, event.piece, by) : by }];
    case 'marked':
      return [{ name: `gate ${event.state ?? 'closed'}`, by }];
    default:
      return [];
  }
};

/** B-EXIT-07: the point for a death is the other side's, whoever caused it. */
const rivalOf = ({ roster }: Ruleset, id: PieceId, by: Actor): Actor => {
  const owner = roster[id]?.owner;
  return owner === undefined ? by : opponent(owner);
};
