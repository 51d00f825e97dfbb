import { roomsOf } from '../core/actions/teams.ts';
import { isSameOption } from '../core/asking/option.ts';
import { isCovered, leftIn } from '../core/asking/pile.ts';
import { layable } from '../core/combat/cards.ts';
import {
  type Card,
  type CommitTask,
  HIDDEN,
  type Kind,
  type Option,
  type Pile,
  type Player,
  SEATS,
  type Seat,
  type Secret,
  type State,
  type Task,
  UNSEEN,
} from '../core/state.ts';
import { type Memory, redact, type Viewer } from '../core/views/redact.ts';
import { returningCard } from '../rules/card.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Random } from './random.ts';
import { isSame } from './same.ts';

/**
 * Another state that looks the same to somebody: the faces he cannot see are exchanged, within what everybody
 * knows by elimination (B-HID-04); covered hands are any hands (B-HID-08). `undefined` when nothing is hidden from him.
 */
export const disguise = (rules: Ruleset, state: State, eyes: Eyes, random: Random): State | undefined => {
  const seats = SEATS.reduce((world, seat) => disguiseSeat(rules, world, seat, eyes, random), state);
  const piles = seats.piles.map((pile) => disguisePile(pile, eyes.viewer, random));
  const exchanged = facesIn(state.piles).map((face, nth): Exchange => [face, facesIn(piles)[nth] ?? face]);
  const tasks = seats.tasks.map((task) => disguiseTask(task, eyes.viewer, exchanged));
  const other = { ...seats, piles, tasks };
  if (isSame(other, state)) return undefined;
  if (!isSame(redact(other, eyes.viewer, eyes.memory), redact(state, eyes.viewer, eyes.memory))) {
    throw new Error('The disguise shows: what was exchanged is not hidden.');
  }
  return other;
};

/** What lies covered may as well be left in the pile. */
const disguisePile = (pile: Pile, viewer: Viewer, random: Random): Pile => {
  const covered = pile.lots.filter((lot) => isCovered(lot, viewer));
  const faces = covered.flatMap(({ things }) => things.map(({ face }) => face));
  const others = random.shuffle([...leftIn(pile), ...faces]).values();
  const lots = pile.lots.map((lot) =>
    covered.includes(lot)
      ? { ...lot, things: lot.things.map((thing) => ({ ...thing, face: others.next().value ?? thing.face })) }
      : lot,
  );
  return { ...pile, lots };
};

type Exchange = readonly [Secret<Option>, Secret<Option>];

const facesIn = (piles: readonly Pile[]): readonly Secret<Option>[] =>
  piles.flatMap(({ lots }) => lots.flatMap(({ things }) => things.map(({ face }) => face)));

/** What somebody may answer in secret follows from what he holds. */
const disguiseTask = (task: Task, viewer: Viewer, exchanged: readonly Exchange[]): Task => {
  if (task.kind !== 'question' || (task.only ?? viewer) === viewer || task.options === HIDDEN) return task;
  const left = [...exchanged];
  const options = task.options.map((option) => {
    const at = left.findIndex(([face]) => isSameOption(face, option));
    const [, other = HIDDEN] = at < 0 ? [] : (left.splice(at, 1)[0] as Exchange);
    return other === HIDDEN ? option : other;
  });
  return { ...task, options };
};

export interface Eyes {
  readonly viewer: Viewer;
  readonly memory: Memory;
}

// biome-ignore lint/complexity/useMaxParams: a private step of the fold above.
const disguiseSeat = (rules: Ruleset, state: State, seat: Seat, { memory, viewer }: Eyes, random: Random): State => {
  if (seat !== viewer) return disguiseStranger(rules, state, seat, random);
  return memory === 'recalls' ? state : restash(state, seat, random.shuffle(stashOf(state, seat)));
};

const stashOf = ({ tiles }: State, seat: Seat): readonly Secret<Kind>[] =>
  tiles.flatMap(({ stash }) => stash.filter(({ owner }) => owner === seat).map(({ kind }) => kind));

const restash = (state: State, seat: Seat, kinds: readonly Secret<Kind>[]): State => {
  let nth = 0;
  const tiles = state.tiles.map((tile) => ({
    ...tile,
    stash: tile.stash.map((token) => (token.owner === seat ? { ...token, kind: kinds[nth++] ?? HIDDEN } : token)),
  }));
  return { ...state, tiles };
};

/** Line-up, reserve, rooms, and what was left out: all are backs to others, but only characters line up or stay out. */
const disguiseStranger = (rules: Ruleset, state: State, seat: Seat, random: Random): State => {
  if (rules.teams?.by === 'free') return disguiseTeam(rules, state, seat, random);
  const player = state.players[seat];
  const stash = stashOf(state, seat);
  const known = [...player.lineup, ...player.reserve, ...stash];
  const shown = state.tasks.flatMap((task) => (task.kind === 'place' ? [...task.tokens, ...task.after] : []));
  const left = leftOut(rules, state, seat, [...known, ...shown.map((id) => rules.roster[id]?.kind ?? HIDDEN)]);
  const isCharacter = (kind: string) =>
    rules.roster.some((member) => member.kind === kind && member.sort === 'character');
  const all = random.shuffle([...known, ...left]);
  const characters = all.filter(isCharacter);
  const lineup = characters.slice(0, player.lineup.length);
  const out = characters.slice(lineup.length, lineup.length + left.length);
  const rest = all.filter((kind) => !lineup.includes(kind) && !out.includes(kind));
  const hand = rules.covert.length > 0 ? redeal(rules, seat, player.hand.length, random) : player.hand;
  const committed = recommit({ rules, state }, seat, hand, random);
  const changed: Player = { ...player, hand, lineup, reserve: rest.slice(stash.length), committed };
  const players = seat === 'yellow' ? { ...state.players, yellow: changed } : { ...state.players, blue: changed };
  return { ...restash(state, seat, rest.slice(0, stash.length)), players };
};

/** Of all it has, what neither was seen nor is known to lie anywhere. */
const leftOut = (rules: Ruleset, state: State, seat: Seat, known: readonly Secret<Kind>[]): readonly Secret<Kind>[] => {
  const own = rules.roster.filter(({ owner }) => owner === seat);
  const left = rules.teams ? [...state.players[seat].team] : own.map(({ kind }) => kind);
  const seen = own.filter(({ id }) => state.pieces[id]?.at !== UNSEEN).map(({ kind }) => kind);
  for (const kind of [...seen, ...known]) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

/** Another team that shows the same: as many characters and objects under its backs, and other rooms (P-HID-01). */
const disguiseTeam = (rules: Ruleset, state: State, seat: Seat, random: Random): State => {
  const player = state.players[seat];
  const stash = stashOf(state, seat);
  const sortOf = (kind: string) => rules.kinds.get(kind)?.sort;
  const shown = state.tasks.flatMap((task) => (task.kind === 'place' ? [...task.tokens, ...task.after] : []));
  const isHidden = ({ id }: { id: number }) => state.pieces[id]?.at === UNSEEN && !shown.includes(id);
  const own = rules.roster.filter(({ owner }) => owner === seat);
  const pool = random.shuffle(own.filter(isHidden).map(({ kind }) => kind));
  const draw = (kinds: readonly Secret<Kind>[]) =>
    kinds.map(
      (kind) =>
        pool.splice(
          pool.findIndex((each) => sortOf(each) === sortOf(kind)),
          1,
        )[0] as Kind,
    );
  const lineup = draw(player.lineup);
  const reserve = draw(player.reserve);
  const hidden = draw(stash);
  const left = player.team.length - own.filter((member) => !isHidden(member)).length - hidden.length;
  const out = pool.filter((kind) => sortOf(kind) === 'character').slice(0, left - lineup.length - reserve.length);
  const seen = own.filter((member) => !isHidden(member)).map(({ kind }) => kind);
  const changed: Player = {
    ...player,
    lineup,
    reserve,
    team: [...seen, ...lineup, ...reserve, ...hidden, ...out],
    committed: recommit({ rules, state }, seat, player.hand, random),
  };
  const players = seat === 'yellow' ? { ...state.players, yellow: changed } : { ...state.players, blue: changed };
  return otherRooms(rules, { ...restash(state, seat, random.shuffle(hidden)), players }, seat, random);
};

/** Pairs of which no room lies open may be any others. */
const otherRooms = (rules: Ruleset, state: State, seat: Seat, random: Random): State => {
  const numbers = rules.pairs;
  const open = state.tiles.flatMap(({ room }) => (room === undefined ? [] : [rules.rooms[room]?.room.number]));
  let { unseen } = state;
  const pairs = [...state.players[seat].pairs];
  pairs.forEach((pair, nth) => {
    const other = random.pick(numbers);
    if (open.includes(pair) || pairs.includes(other)) return;
    pairs[nth] = other;
    const left = [...unseen];
    for (const room of roomsOf(rules, pair)) left.splice(left.indexOf(room), 1);
    unseen = [...left, ...roomsOf(rules, other)].sort();
  });
  const player = { ...state.players[seat], pairs };
  const players = seat === 'yellow' ? { ...state.players, yellow: player } : { ...state.players, blue: player };
  return { ...state, players, unseen };
};

/** Any hand of as many cards; the one that always comes back is in all of them (B-COMB-05). */
const redeal = (rules: Ruleset, seat: Seat, count: number, random: Random): readonly Card[] => {
  const always = returningCard(rules);
  const others = rules.deck[seat].filter((card) => card !== always);
  const nths = random.shuffle(others.map((_, nth) => nth)).slice(0, count - 1);
  return [...others.filter((_, nth) => nths.includes(nth)), always];
};

interface Game {
  readonly rules: Ruleset;
  readonly state: State;
}

/** Any card that may have been laid. */
const recommit = ({ rules, state }: Game, seat: Seat, hand: Player['hand'], random: Random): Player['committed'] => {
  const { committed, open } = state.players[seat];
  const fight = state.tasks.find((task): task is CommitTask => task.kind === 'commit') ?? {};
  return committed === undefined || open ? committed : random.pick(layable(rules, fight, seat, hand));
};
