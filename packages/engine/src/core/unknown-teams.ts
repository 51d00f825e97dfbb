import type { Ruleset, Teams } from '../rules/ruleset.ts';
import { roomsOf } from './actions/teams.ts';
import { HIDDEN, type Kind, SEATS, type Seat, type Secret, type State, UNSEEN } from './state.ts';

type Chance = (outcomes: number) => number;

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
  const shown = view.tasks.flatMap((task) => (task.kind === 'place' ? [...task.tokens, ...task.after] : []));
  const seen = rules.roster.filter(
    ({ id, owner, sort }) =>
      owner === seat && sort === 'object' && (view.pieces[id]?.at !== UNSEEN || shown.includes(id)),
  );
  const objects = candidates.filter(isObject);
  const characters = candidates.filter((kind) => !isObject(kind));
  const isChoosing = view.tasks.some(({ kind, seats }) => kind === 'choose' && seats.includes(seat));
  const most = Math.min(objects.length, teams.objects - seen.length, count);
  const least = Math.max(0, count - Math.min(characters.length, teams.characters));
  const lacking = isChoosing && most > least ? least + chance(most - least + 1) : most;
  if (lacking < least || count - lacking > characters.length) return undefined;
  return [...some(objects, lacking, chance), ...some(characters, count - lacking, chance)];
};

/** The teams and pairs nobody was shown, filled with what fits; rooms that lie open tell their pair. */
export const withTeams = (rules: Ruleset, view: State, players: State['players'], chance: Chance): State => {
  const [yellow, blue] = SEATS.map((seat) => filled(rules, view, { seat, player: players[seat], chance }));
  const next = { ...view, players: { yellow, blue } as State['players'] };
  return { ...next, unseen: view.unseen.includes(HIDDEN) ? unseenIn(rules, next) : view.unseen };
};

interface Filling {
  readonly seat: Seat;
  readonly player: State['players'][Seat];
  readonly chance: Chance;
}

const filled = (rules: Ruleset, view: State, { seat, player, chance }: Filling): State['players'][Seat] => {
  const covered = player.pairs.filter((pair) => pair === HIDDEN).length;
  if (!player.team.includes(HIDDEN) && covered === 0) return player;
  const seen = rules.roster.filter(({ id, owner }) => owner === seat && view.pieces[id]?.at !== UNSEEN);
  const stash = view.tiles.flatMap((tile) => tile.stash.filter(({ owner }) => owner === seat));
  const known = [
    ...seen.map(({ kind }) => kind),
    ...player.lineup,
    ...player.reserve,
    ...stash.map(({ kind }) => kind),
  ];
  const others = rules.roster.filter(({ kind, owner }) => owner === seat && !known.includes(kind));
  const team = [...known.filter((kind) => kind !== HIDDEN), ...others.map(({ kind }) => kind)];
  return {
    ...player,
    team: player.team.includes(HIDDEN) ? team.slice(0, player.team.length) : player.team,
    pairs: covered === 0 ? player.pairs : pairsFor(rules, view, seat, chance),
  };
};

/** First the pairs of open rooms that the other cannot have brought. */
const pairsFor = (rules: Ruleset, view: State, seat: Seat, chance: Chance): readonly string[] => {
  const numbers = [...new Set(Object.values(rules.rooms).map(({ room }) => room.number))];
  const others = SEATS.flatMap((each) => (each === seat ? [] : view.players[each].pairs));
  const open = view.tiles.flatMap(({ room }) => (room === undefined ? [] : [rules.rooms[room]?.room.number as string]));
  const isShown = (number: string) => open.includes(number) && !others.includes(number);
  const mixed = some(numbers, numbers.length, chance);
  const inOrder = [...mixed.filter(isShown), ...mixed.filter((number) => !isShown(number))];
  return inOrder.slice(0, view.players[seat].pairs.length);
};

/** What both brought and does not lie open; never more than there are backs. */
const unseenIn = (rules: Ruleset, { players, tiles, unseen }: State): State['unseen'] => {
  const all = SEATS.flatMap((seat) => players[seat].pairs.flatMap((pair) => roomsOf(rules, pair)));
  for (const { room } of tiles) {
    const at = room === undefined ? -1 : all.indexOf(room);
    if (at >= 0) all.splice(at, 1);
  }
  return all.sort().slice(0, unseen.length);
};

const some = <T extends Secret<string>>(items: readonly T[], count: number, chance: Chance): readonly T[] => {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(chance(left.length), 1)[0] as T);
};
