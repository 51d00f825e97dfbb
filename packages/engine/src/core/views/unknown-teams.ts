import type { Member, Ruleset, Teams } from '../../rules/ruleset.ts';
import { roomsOf } from '../actions/teams.ts';
import { HIDDEN, type Kind, opponent, SEATS, type Seat, type Secret, type State, UNSEEN } from '../state.ts';
import { type Chance, shuffled } from './chance.ts';

/**
 * The tokens a seat may have under its backs where each chose his own (P-HID-01): of those not seen yet so many
 * characters and objects as its team still lacks.
 */
export const hiddenTeam = (
  rules: Ruleset,
  view: State,
  seat: Seat,
  { candidates, count, chance }: { candidates: readonly Kind[]; count: number; chance: Chance },
): readonly Kind[] | undefined => {
  const teams = rules.teams as Teams;
  const isObject = (kind: Kind) => rules.roster.some((each) => each.kind === kind && each.sort === 'object');
  const seen = seenOf(rules, view, seat).filter(({ sort }) => sort === 'object');
  const objects = candidates.filter(isObject);
  const characters = candidates.filter((kind) => !isObject(kind));
  const isChoosing = view.tasks.some(({ kind, seats }) => kind === 'choose' && seats.includes(seat));
  const most = Math.min(objects.length, teams.objects - seen.length, count);
  const least = Math.max(0, count - Math.min(characters.length, teams.characters));
  const lacking = isChoosing && most > least ? least + chance(most - least + 1) : most;
  if (lacking < least || count - lacking > characters.length) return undefined;
  return [...shuffled(objects, chance).slice(0, lacking), ...shuffled(characters, chance).slice(0, count - lacking)];
};

/** A seat's tokens that have been turned up, those still to be placed among them. */
const seenOf = ({ roster }: Ruleset, { pieces, tasks }: State, seat: Seat): readonly Member[] => {
  const shown = tasks.flatMap((task) => (task.kind === 'place' ? [...task.tokens, ...task.after] : []));
  return roster.filter(({ id, owner }) => owner === seat && (pieces[id]?.at !== UNSEEN || shown.includes(id)));
};

/** The teams and pairs nobody was shown, filled with what fits; rooms that lie open tell their pair. */
export const withTeams = (rules: Ruleset, view: State, players: State['players'], chance: Chance): State => {
  const first = filled(rules, { ...view, players }, 'yellow', chance);
  const next = filled(rules, first, 'blue', chance);
  return { ...next, unseen: view.unseen.includes(HIDDEN) ? unseenIn(rules, next) : view.unseen };
};

const filled = (rules: Ruleset, view: State, seat: Seat, chance: Chance): State => {
  const { team, pairs } = view.players[seat];
  const player = {
    ...view.players[seat],
    team: team.includes(HIDDEN) ? teamFor(rules, view, seat) : team,
    pairs: pairs.includes(HIDDEN) ? pairsFor(rules, view, seat, chance) : pairs,
  };
  return { ...view, players: { ...view.players, [seat]: player } };
};

/** What was seen of it, what lies under its backs now, and whoever it may have left out. */
const teamFor = (rules: Ruleset, view: State, seat: Seat): readonly Secret<Kind>[] => {
  const { players, tiles } = view;
  const { lineup, reserve, team } = players[seat];
  const seen = seenOf(rules, view, seat);
  const stash = tiles.flatMap((tile) => tile.stash.filter(({ owner }) => owner === seat));
  const known = [...seen.map(({ kind }) => kind), ...lineup, ...reserve, ...stash.map(({ kind }) => kind)];
  const others = rules.roster.filter(({ kind, owner }) => owner === seat && !known.includes(kind));
  return [...known, ...others.map(({ kind }) => kind)].slice(0, team.length);
};

/** First what this seat alone can have brought of the open rooms, then what either can, then anything. */
const pairsFor = (rules: Ruleset, view: State, seat: Seat, chance: Chance): readonly string[] => {
  const numbers = rules.pairs;
  const theirs = view.players[opponent(seat)].pairs;
  const rank = (number: string) => {
    const copies = copiesOf(rules, view, number) - (theirs.includes(number) ? 1 : 0);
    if (copies <= 0) return 2;
    return copies > 1 || !theirs.includes(HIDDEN) ? 0 : 1;
  };
  return shuffled(numbers, chance)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, view.players[seat].pairs.length);
};

/** How many of a number's pairs are in play at least: a room may lie open twice (P-MIX-11). */
const copiesOf = (rules: Ruleset, { tiles }: State, number: string): number =>
  Math.max(...roomsOf(rules, number).map((id) => tiles.filter(({ room }) => room === id).length));

/** What both brought and does not lie open; never more than there are backs. */
const unseenIn = (rules: Ruleset, { players, tiles, unseen }: State): State['unseen'] => {
  const all = SEATS.flatMap((seat) => players[seat].pairs.flatMap((pair) => roomsOf(rules, pair)));
  for (const { room } of tiles) {
    const at = room === undefined ? -1 : all.indexOf(room);
    if (at >= 0) all.splice(at, 1);
  }
  return all.sort().slice(0, unseen.length);
};
