import {
  type Action,
  type ActionOf,
  check,
  type Kind,
  type Leg,
  labyrinthOf,
  legal,
  type PieceId,
  type Place,
  type State,
  walks,
} from '@archmage/engine';
import type { Highlight, Spot, Tone } from '../../board/model.ts';
import { consequences, isDeadly, offersOf, placeOf, type Seen } from './seen.ts';
import { firstSeen } from './sights.ts';

/** Something a character may do, and the part of the board it is aimed at. */
export type Deed<T extends DeedType = DeedType> = Aimed & { readonly action: ActionOf<T> };
interface Aimed {
  readonly spot: Spot;
  readonly tone: Tone;
  /** Action points. */
  readonly cost: number;
  /** Squares entered, by a Move. */
  readonly steps: number | undefined;
}
export type DeedType = 'move' | 'attack' | 'rotate' | 'reveal' | 'jump' | 'use';

/** All that one character may do now. */
export interface Abilities {
  readonly piece: PieceId;
  /** One Move for each place where it may end: with the fewest exchanges, then the fewest squares. */
  readonly reach: readonly Deed<'move'>[];
  readonly attacks: readonly Deed<'attack'>[];
  readonly rotations: readonly Deed<'rotate'>[];
  readonly reveals: readonly Deed<'reveal'>[];
  readonly jumps: readonly Deed<'jump'>[];
  readonly uses: readonly Deed<'use'>[];
}

/** All that a seat may do now. What does not answer the task is empty. */
export interface ChoicesNow {
  readonly characters: ReadonlyMap<PieceId, Abilities>;
  readonly cards: readonly ActionOf<'card'>[];
  readonly combatCards: readonly ActionOf<'commit'>[];
  readonly placements: readonly ActionOf<'place'>[];
  readonly hides: readonly ActionOf<'hide'>[];
  readonly lines: readonly ActionOf<'line'>[];
  readonly forgoes: readonly ActionOf<'forgo'>[];
  readonly pass: ActionOf<'pass'> | undefined;
}

export const choicesOf = (seen: Seen): ChoicesNow => {
  const known = asked.get(seen.view);
  if (known !== undefined && known.seat === seen.seat && known.rules === seen.rules) return known.choices;
  const choices = sortOut(seen);
  asked.set(seen.view, { ...seen, choices });
  return choices;
};

const asked = new WeakMap<State, Seen & { readonly choices: ChoicesNow }>();

/** Those who can do something: the tokens worth choosing. */
export const readyPieces = (choices: ChoicesNow): ReadonlySet<PieceId> => new Set(choices.characters.keys());

export const deedsOf = (abilities: Abilities | undefined): readonly Deed[] =>
  abilities === undefined
    ? []
    : [
        ...abilities.attacks,
        ...abilities.uses,
        ...abilities.rotations,
        ...abilities.reveals,
        ...abilities.jumps,
        ...abilities.reach,
      ];

/** What a click on a spot may mean, the weightiest first. */
export const deedsAt = (abilities: Abilities | undefined, spot: Spot): readonly Deed[] =>
  deedsOf(abilities).filter((deed) => isSameSpot(deed.spot, spot));

/** Where a revealed token may be placed, and on which rooms a token may be hidden. */
export const placesFor = ({ placements }: ChoicesNow, token: PieceId): readonly Place[] =>
  placements.filter((action) => action.token === token).map((action) => action.at);

export const roomsFor = ({ hides }: ChoicesNow, kind: Kind): readonly number[] =>
  hides.filter((action) => action.kind === kind).map((action) => action.tile);

export const isSameSpot = (one: Spot, other: Spot): boolean => {
  if (one.kind === 'room') return other.kind === 'room' && one.room === other.room;
  if (one.kind === 'place') return other.kind === 'place' && one.place === other.place;
  return other.kind === 'edge' && one.place === other.place && one.side === other.side;
};

export interface DeedWords {
  readonly label: (deeds: readonly [Deed, ...Deed[]]) => string;
  readonly text: (deeds: readonly [Deed, ...Deed[]]) => string | undefined;
}

/** One highlight for each spot, however many deeds are aimed at it. */
export const highlightsOf = (deeds: readonly Deed[], words: DeedWords): readonly Highlight[] => {
  const spots = new Map<string, [Deed, ...Deed[]]>();
  for (const deed of deeds) {
    const key = Object.values(deed.spot).join();
    const known = spots.get(key);
    if (known === undefined) spots.set(key, [deed]);
    else known.push(deed);
  }
  return [...spots.values()].map((all) => ({
    on: all[0].spot,
    tone: all[0].tone,
    text: words.text(all),
    label: words.label(all),
  }));
};

const sortOut = (seen: Seen): ChoicesNow => {
  const all = [...legal(seen.rules, seen.view, seen.seat)];
  const only = <T extends Action['type']>(type: T) =>
    all.filter((action): action is ActionOf<T> => action.type === type);
  const byPiece = new Map<PieceId, DeedAction[]>();
  for (const action of all) {
    if (!isDeed(action)) continue;
    const own = byPiece.get(action.piece) ?? [];
    if (action.type !== 'move') own.push(action);
    byPiece.set(action.piece, own);
  }
  const characters = [...byPiece].map(([piece, own]) => abilitiesOf(seen, piece, own));
  return {
    characters: new Map(characters.map((abilities) => [abilities.piece, abilities])),
    cards: only('card'),
    combatCards: only('commit'),
    placements: only('place'),
    hides: only('hide'),
    lines: only('line'),
    forgoes: only('forgo'),
    pass: only('pass')[0],
  };
};

export type DeedAction = ActionOf<DeedType>;

export const isDeed = (action: Action): action is DeedAction => 'piece' in action;

const abilitiesOf = (seen: Seen, piece: PieceId, own: readonly DeedAction[]): Abilities => {
  const only = <T extends DeedType>(type: T): readonly Deed<T>[] =>
    own.filter((action): action is ActionOf<T> => action.type === type).map((action) => deedOf(seen, action));
  return {
    piece,
    reach: reachOf(seen, piece),
    attacks: only('attack'),
    rotations: only('rotate'),
    reveals: only('reveal'),
    jumps: only('jump'),
    uses: only('use'),
  };
};

/** Where one character may end a Move; asked for one character only, this is quicker than all choices. */
export const reachOf = (seen: Seen, piece: PieceId): readonly Deed<'move'>[] => {
  const known = reached.get(seen.view) ?? new Map<string, readonly Deed<'move'>[]>();
  reached.set(seen.view, known);
  const key = `${seen.seat} ${piece}`;
  const reach = known.get(key) ?? findReach(seen, piece);
  known.set(key, reach);
  return reach;
};

const reached = new WeakMap<State, Map<string, readonly Deed<'move'>[]>>();

/** B-MOVE-01: every Move costs the same, however long it is. */
const findReach = (seen: Seen, piece: PieceId): readonly Deed<'move'>[] => {
  const all = walks(seen.rules, seen.view, piece);
  const first = { type: 'move', piece, walk: all[0]?.walk ?? [] } as const;
  if (check(seen.rules, seen.view, seen.seat, first) !== undefined) return [];
  const cost = costOf(seen, first);
  const best = new Map<Place, readonly Leg[]>();
  for (const { end, walk } of all) {
    const known = best.get(end);
    if (known === undefined || effort(walk) < effort(known)) best.set(end, walk);
  }
  // A walk round to where it began is allowed (B-MOVE-10) but nothing to point at.
  best.delete(placeOf(seen.view, piece));
  return [...best].map(([place, walk]) => ({
    action: { type: 'move', piece, walk },
    spot: at(place),
    tone: isDeadly(seen, place) ? 'danger' : 'reach',
    cost,
    steps: stepsIn(walk),
  }));
};

export const stepsIn = (walk: readonly Leg[]): number => walk.filter((leg) => 'to' in leg).length;

export const endOf = (walk: readonly Leg[]): Place => walk.reduce((place, leg) => ('to' in leg ? leg.to : place), -1);

/** Who points at a square means to go there with what he has: exchanges weigh more than any way round. */
const effort = (walk: readonly Leg[]): number => (walk.length - stepsIn(walk)) * 100 + walk.length;

const deedOf = <T extends DeedType>(seen: Seen, action: ActionOf<T>): Deed<T> => ({
  action,
  ...aimOf(seen, action),
  cost: costOf(seen, action),
  steps: undefined,
});

const costOf = (seen: Seen, action: Action): number =>
  consequences(seen, action).reduce((sum, event) => (event.type === 'spent' ? sum + event.ap : sum), 0);

/** What an action is aimed at, and how that is pointed out. */
export const aimOf = (seen: Seen, action: DeedAction): { readonly spot: Spot; readonly tone: Tone } => {
  switch (action.type) {
    case 'attack':
      return { spot: at(placeOf(seen.view, action.target)), tone: 'danger' };
    case 'rotate':
    case 'reveal':
      return { spot: { kind: 'room', room: action.tile }, tone: 'work' };
    case 'jump':
      return { spot: at(action.to), tone: 'magic' };
    case 'use':
      return aimOfUse(seen, action);
    default:
      return { spot: at(endOf(action.walk)), tone: 'reach' };
  }
};

const at = (place: Place): Spot => ({ kind: 'place', place });

const aimOfUse = (seen: Seen, action: ActionOf<'use'>): { readonly spot: Spot; readonly tone: Tone } => {
  const { offer, piece, target = -1 } = action;
  switch (offersOf(seen, piece).find(({ id }) => id === offer)?.target) {
    case 'piece':
      return { spot: at(placeOf(seen.view, target)), tone: 'magic' };
    case 'edge':
      return { spot: { kind: 'edge', place: target >> 2, side: target & 3 }, tone: 'work' };
    case 'place':
      return { spot: at(target), tone: 'magic' };
    case 'direction':
      return { spot: at(firstSeen(seen, piece, target) ?? besides(seen, piece, target)), tone: 'danger' };
    default:
      return { spot: at(placeOf(seen.view, piece)), tone: 'magic' };
  }
};

const besides = ({ rules, view }: Seen, piece: PieceId, direction: number): Place =>
  labyrinthOf(rules, view.tiles).beyond[placeOf(view, piece) * 4 + direction] ?? -1;
