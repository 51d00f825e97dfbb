import {
  BOXES,
  boxesIn as boxIds,
  type Kind,
  type Member,
  type PieceId,
  type RoomId,
  type Ruleset,
  type Seat,
} from '@archmage/engine';

export const SORTS = ['character', 'object', 'pair'] as const;
export type Sort = (typeof SORTS)[number];

/** A token of a seat's colour that may come into its team. Of a common object there is one in each box. */
export interface Candidate {
  readonly piece: PieceId;
  readonly kind: Kind;
  readonly sort: Exclude<Sort, 'pair'>;
  readonly speed: number;
  readonly combat: number;
  readonly box: string;
  readonly knacks: readonly Knack[];
}

export interface Pair {
  readonly number: string;
  readonly rooms: readonly RoomId[];
  readonly box: string;
}

export const candidatesOf = (rules: Ruleset, seat: Seat): readonly Candidate[] => {
  const own = rules.roster.filter(({ owner }) => owner === seat);
  return own.map((member) => {
    const nth = own.filter(({ kind }) => kind === member.kind).indexOf(member);
    const { combat, id, kind, sort, speed } = member;
    return { piece: id, kind, sort, speed, combat, box: boxOf(rules, kind, nth), knacks: knacksOf(rules, member) };
  });
};

export const pairsOf = (rules: Ruleset): readonly Pair[] => {
  const numbers = new Set(Object.values(rules.rooms).map(({ room }) => room.number));
  return [...numbers].map((number) => {
    const rooms = Object.keys(rules.rooms).filter((id) => rules.rooms[id]?.room.number === number);
    const box = boxesIn(rules).find((each) => each.rooms.includes(` ${number}-cw`));
    return { number, rooms, box: box?.id ?? '' };
  });
};

const boxesIn = ({ id }: Ruleset) => boxIds(id).flatMap((box) => BOXES.get(box) ?? []);

/** The nth of its kind comes from the nth box that has one (P-MIX-09). */
const boxOf = (rules: Ruleset, kind: Kind, nth: number): string => {
  const boxes = boxesIn(rules).filter((box) => [...box.characters, ...box.objects].some(({ name }) => name === kind));
  return (boxes[nth] ?? boxes[0])?.id ?? '';
};

/** What tokens are good for, as far as the rules' tables tell. */
export const KNACKS = ['ways', 'openings', 'combat', 'magic', 'healing', 'turning', 'things', 'points'] as const;
export type Knack = (typeof KNACKS)[number];

const knacksOf = (rules: Ruleset, member: Member): readonly Knack[] =>
  KNACKS.filter((knack) => HAS[knack](member, rules));

const offers = ({ offers: own }: Member, ids: readonly string[]): boolean => own.some(({ id }) => ids.includes(id));

const HAS: Readonly<Record<Knack, (member: Member, rules: Ruleset) => boolean>> = {
  ways: (member, rules) => passesMore(member, rules) || offers(member, ['walk', 'teleport']),
  openings: (member) => offers(member, ['lock', 'break', 'smash']),
  combat: (member) =>
    member.attack + member.defence + member.against.length + member.wards.length > 0 ||
    member.reads !== undefined ||
    offers(member, ['breathe', 'fire']),
  magic: (member) => member.traits.includes('magicUser') || offers(member, ['fire', 'charm', 'teleport']),
  healing: (member) => offers(member, ['heal', 'regenerate']),
  turning: ({ eitherWay }) => eitherWay,
  things: (member) => (member.sort === 'character' && member.loads > 1) || offers(member, ['steal']),
  points: (member) => member.escape + member.haul + member.death > 0,
};

/** Crosses or rests on more than most others of its colour do. */
const passesMore = ({ id, sort }: Member, { masks, roster }: Ruleset): boolean => {
  if (sort === 'object') return (masks.carrierRest[id] ?? 0) > 0;
  const usual = roster.reduce(
    (all, { id: each, sort: of }) => (of === 'character' ? all & (masks.cross[each] ?? 0) : all),
    -1,
  );
  return (masks.edges[id] ?? 0) > 0 || ((masks.cross[id] ?? 0) & ~usual) > 0;
};

/** What is looked for; `undefined` and 0 leave everything in. */
export interface Filter {
  readonly box: string | undefined;
  readonly speed: number;
  readonly combat: number;
  readonly knack: Knack | undefined;
}

export const EVERYTHING: Filter = { box: undefined, speed: 0, combat: 0, knack: undefined };

export const isFound = ({ box, combat, knack, speed }: Filter, candidate: Candidate): boolean => {
  if (box !== undefined && candidate.box !== box) return false;
  if (knack !== undefined && !candidate.knacks.includes(knack)) return false;
  return candidate.sort === 'object' || (candidate.speed >= speed && candidate.combat >= combat);
};

/** The values one can ask for at least, the lowest left out: everybody has that. */
export const valuesOf = (candidates: readonly Candidate[], value: 'speed' | 'combat'): readonly number[] =>
  [...new Set(candidates.map((each) => each[value]))].sort((a, b) => a - b).slice(1);
