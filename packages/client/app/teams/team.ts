import { isOfUse } from '@archmage/ai/users';
import {
  type Action,
  check,
  HIDDEN,
  type Kind,
  type Member,
  type PieceId,
  type Player,
  type Refusal,
  type Ruleset,
  type Seat,
  topTask,
} from '@archmage/engine';
import { memberOf, type Seen } from '../play/seen.ts';
import { candidatesOf, pairsOf, type Sort } from './stock.ts';

/** Tokens and pairs of rooms, in the order in which they were chosen. */
export interface Team {
  readonly pieces: readonly PieceId[];
  readonly pairs: readonly string[];
}

export const NOBODY: Team = { pieces: [], pairs: [] };

/** One thing that can be chosen. */
export type Thing = { readonly piece: PieceId } | { readonly pair: string };

/** What the game knows of a seat's choice already; covered things are left out. */
export const sentBy = (rules: Ruleset, player: Pick<Player, 'team' | 'pairs'>, seat: Seat): Team => ({
  pieces: piecesOf(
    rules,
    seat,
    player.team.filter((kind) => kind !== HIDDEN),
  ),
  pairs: player.pairs.filter((pair) => pair !== HIDDEN),
});

/** The first tokens of these kinds that are left; a kind that is not in the boxes gives none. */
const piecesOf = (rules: Ruleset, seat: Seat, kinds: readonly Kind[]): readonly PieceId[] => {
  const left = [...candidatesOf(rules, seat)];
  return kinds.flatMap((kind) => {
    const at = left.findIndex((each) => each.kind === kind);
    return at < 0 ? [] : left.splice(at, 1).map(({ piece }) => piece);
  });
};

export const actionFor = (rules: Ruleset, thing: Thing): Action =>
  'pair' in thing ? { type: 'pair', number: thing.pair } : { type: 'pick', kind: memberOf(rules, thing.piece).kind };

/** The view as it would be if this team had been sent and the game still waited for more. */
export const withTeam = (seen: Seen, team: Team): Seen => {
  const { rules, seat, view } = seen;
  const player = {
    ...view.players[seat],
    team: kindsOf(rules, team),
    pairs: team.pairs,
  };
  return { ...seen, view: { ...view, players: { ...view.players, [seat]: player } } };
};

/** Why this cannot be added. */
export const refusalOf = (seen: Seen, team: Team, thing: Thing): Refusal | undefined => {
  const { rules, seat, view } = withTeam(seen, team);
  return check(rules, view, seat, actionFor(rules, thing));
};

export const has = (team: Team, thing: Thing): boolean =>
  'pair' in thing ? team.pairs.includes(thing.pair) : team.pieces.includes(thing.piece);

export const added = (team: Team, thing: Thing): Team =>
  'pair' in thing
    ? { ...team, pairs: [...team.pairs, thing.pair] }
    : { ...team, pieces: [...team.pieces, thing.piece] };

export const without = (team: Team, thing: Thing): Team =>
  'pair' in thing
    ? { ...team, pairs: team.pairs.filter((pair) => pair !== thing.pair) }
    : { ...team, pieces: team.pieces.filter((piece) => piece !== thing.piece) };

/** How many of a sort there are, and how many there have to be. */
export interface Count {
  readonly sort: Sort;
  readonly count: number;
  readonly most: number;
}

export const countsOf = (rules: Ruleset, team: Team): readonly Count[] => {
  const { teams } = rules;
  const ofSort = (sort: Sort) => team.pieces.filter((piece) => memberOf(rules, piece).sort === sort).length;
  return [
    { sort: 'character', count: ofSort('character'), most: teams?.characters ?? 0 },
    { sort: 'object', count: ofSort('object'), most: teams?.objects ?? 0 },
    { sort: 'pair', count: team.pairs.length, most: teams?.pairs ?? 0 },
  ];
};

export const isComplete = (rules: Ruleset, team: Team): boolean =>
  countsOf(rules, team).every(({ count, most }) => count === most);

/** What is still to be sent. Whatever is of the same kind is the same to the game. */
export const toSend = (seen: Seen, team: Team): readonly Action[] => {
  const sent = sentBy(seen.rules, seen.view.players[seen.seat], seen.seat);
  const kinds = missing(kindsOf(seen.rules, team), kindsOf(seen.rules, sent));
  return [
    ...kinds.map((kind): Action => ({ type: 'pick', kind })),
    ...missing(team.pairs, sent.pairs).map((pair) => actionFor(seen.rules, { pair })),
  ];
};

const kindsOf = (rules: Ruleset, { pieces }: Team): readonly Kind[] =>
  pieces.map((piece) => memberOf(rules, piece).kind);

/** What is in the first list and not in the second; of several that are the same, as many as the second has fewer. */
const missing = (all: readonly string[], some: readonly string[]): readonly string[] => {
  const left = [...some];
  return all.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** A number from 0 on, below the one given. */
export type Random = (below: number) => number;

/** Fills a team up with whatever may still be chosen: characters, then what is of use to them, then the rest. */
export const filledUp = (seen: Seen, team: Team, random: Random): Team => {
  const members = candidatesOf(seen.rules, seen.seat).map(({ piece }) => memberOf(seen.rules, piece));
  const things = (wanted: readonly Member[]): readonly Thing[] => wanted.map(({ id }) => ({ piece: id }));
  const objects = members.filter(({ sort }) => sort === 'object');
  const manned = drawnFrom(seen, team, things(members.filter(({ sort }) => sort === 'character')), random);
  const crew = manned.pieces.map((piece) => memberOf(seen.rules, piece));
  const armed = drawnFrom(seen, manned, things(objects.filter((object) => isOfUse(object, crew))), random);
  const pairs = pairsOf(seen.rules).map(({ number }) => ({ pair: number }));
  return drawnFrom(seen, armed, [...things(objects), ...pairs], random);
};

const drawnFrom = (seen: Seen, team: Team, things: readonly Thing[], random: Random): Team => {
  let left = things.filter((thing) => !has(team, thing));
  let full = team;
  while (left.length > 0) {
    const thing = left[random(left.length)] as Thing;
    left = left.filter((each) => each !== thing);
    if (refusalOf(seen, full, thing) === undefined) full = added(full, thing);
  }
  return full;
};

/** A team by its names, as it is kept for another game. */
export interface NamedTeam {
  readonly kinds: readonly Kind[];
  readonly pairs: readonly string[];
}

export const namedTeam = (rules: Ruleset, { pieces, pairs }: Team): NamedTeam => ({
  kinds: kindsOf(rules, { pieces, pairs }),
  pairs,
});

/** The team of these names added to what was sent; or why it does not fit this game: the engine's reason, or `short`. */
export const fitted = (seen: Seen, sent: Team, { kinds, pairs }: NamedTeam): Team | Refusal | 'short' => {
  const { rules, seat } = seen;
  let team = sent;
  for (const kind of missing(kinds, kindsOf(rules, sent))) {
    const refusal = check(rules, withTeam(seen, team).view, seat, { type: 'pick', kind });
    if (refusal !== undefined) return refusal;
    const found = candidatesOf(rules, seat).find((each) => each.kind === kind && !team.pieces.includes(each.piece));
    if (found !== undefined) team = added(team, { piece: found.piece });
  }
  for (const pair of missing(pairs, sent.pairs)) {
    const refusal = refusalOf(seen, team, { pair });
    if (refusal !== undefined) return refusal;
    team = added(team, { pair });
  }
  return isComplete(rules, team) ? team : 'short';
};

/** What is being named in mutual choice. */
export const draftedSort = ({ view }: Pick<Seen, 'view'>): Sort | undefined => {
  const task = topTask(view);
  return task?.kind === 'draft' ? task.what : undefined;
};
