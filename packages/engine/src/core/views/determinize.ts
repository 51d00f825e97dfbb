import { returningCard } from '../../rules/card.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { isCharacterKind } from '../actions/setup.ts';
import { leftIn } from '../asking/pile.ts';
import { layable } from '../combat/cards.ts';
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
  type Tile,
  UNSEEN,
} from '../state.ts';
import { type Chance, shuffled } from './chance.ts';
import { hiddenTeam, withTeams } from './unknown-teams.ts';

/**
 * A complete state that looks like this view: every hole is filled with something that is missing elsewhere
 * (B-HID-04), each way to do so as likely as the other. `undefined` when no game could have led to the view, and while
 * somebody else is asked in secret: his options follow from a rule that alone knows them.
 */
export const determinize = (rules: Ruleset, view: State, chance: Chance): State | undefined => {
  if (view.tasks.some((task) => task.kind === 'question' && task.options === HIDDEN)) return undefined;
  const [yellow, blue] = SEATS.map((seat) => fill(rules, view, seat, chance));
  if (yellow === undefined || blue === undefined) return undefined;
  const faces = { yellow: yellow.stash.values(), blue: blue.stash.values() };
  const players = { yellow: yellow.player, blue: blue.player };
  const piles = view.piles.map((pile) => dealtOut(pile, chance));
  const shown = { ...view, tiles: view.tiles.map((tile) => uncovered(tile, faces)), players, piles };
  return rules.teams ? withTeams(rules, shown, players, chance) : shown;
};

/** Covered things are any that may be missing from the pile. */
const dealtOut = (pile: Pile, chance: Chance): Pile => {
  const faces = shuffled(leftIn(pile), chance).values();
  const faceOfThing = (face: Secret<Option>): Option => (face === HIDDEN ? (faces.next().value as Option) : face);
  return {
    ...pile,
    lots: pile.lots.map((lot) => ({
      ...lot,
      things: lot.things.map((thing) => ({ ...thing, face: faceOfThing(thing.face) })),
    })),
  };
};

interface Filled {
  readonly player: Player;
  /** The faces of this seat's covered tokens, room by room. */
  readonly stash: readonly Kind[];
}

const fill = (rules: Ruleset, view: State, seat: Seat, chance: Chance): Filled | undefined => {
  const player = view.players[seat];
  const { lineup, reserve, committed } = player;
  const covered = stashOf(view, seat).filter(isHidden).length;
  const starting = lineup.filter(isHidden).length;
  const rest = reserve.filter(isHidden).length + covered;
  const kinds = missing(rules, view, seat);
  const own = rules.teams ? teamOf(rules, view, seat, { candidates: kinds, count: starting + rest, chance }) : kinds;
  const deal = own && dealt(rules, seat, own, { lineup: starting, rest, chance });
  const hand = handOf(rules, view, seat, chance);
  const cards = hand ? layable(rules, fightIn(view), seat, hand) : [];
  if (hand === undefined || deal === undefined || (committed === HIDDEN && cards.length === 0)) return undefined;
  const faces = deal.rest.slice(covered).values();
  const starters = deal.lineup.values();
  return {
    player: {
      ...player,
      hand,
      lineup: lineup.map((kind) => (kind === HIDDEN ? faceOf(starters) : kind)),
      reserve: reserve.map((kind) => (kind === HIDDEN ? faceOf(faces) : kind)),
      committed: committed === HIDDEN ? cards[chance(cards.length)] : committed,
    },
    stash: deal.rest.slice(0, covered),
  };
};

/** The calls that cards are laid by, if any. */
const fightIn = ({ tasks }: State): Pick<CommitTask, 'calls'> =>
  tasks.find((task): task is CommitTask => task.kind === 'commit') ?? {};

/** B-HID-08: any hand of as many cards that can be held now. */
const handOf = (rules: Ruleset, view: State, seat: Seat, chance: Chance): readonly Card[] | undefined => {
  const { hand } = view.players[seat];
  const count = hand.filter(isHidden).length;
  if (count === 0) return hand;
  const deck = rules.deck[seat];
  const held = hand.filter((card) => !isHidden(card));
  const left = without(deck, held);
  for (let attempt = 0; attempt < ATTEMPTS && count <= left.length; attempt++) {
    const dealtHand = [...held, ...shuffled(left, chance).slice(0, count)];
    if (canHold(rules, view, seat, dealtHand)) return dealtHand.sort((a, b) => deck.indexOf(a) - deck.indexOf(b));
  }
  return undefined;
};

/** One deal in fifteen will do when it comes to a single card. */
const ATTEMPTS = 1000;

/** One card always comes back (B-COMB-05). */
const canHold = (rules: Ruleset, view: State, seat: Seat, hand: readonly Card[]): boolean =>
  hand.includes(returningCard(rules)) && rules.family.economy.canHold(rules, view, seat, hand);

/** What a seat has and nobody is shown: tokens not seen yet that are in no open slot. */
const missing = (rules: Ruleset, view: State, seat: Seat): readonly Kind[] => {
  const shown = view.tasks.flatMap((task: Task) => (task.kind === 'place' ? [...task.tokens, ...task.after] : []));
  const kinds = rules.roster
    .filter(({ id, owner }) => owner === seat && view.pieces[id]?.at === UNSEEN && !shown.includes(id))
    .map(({ kind }) => kind);
  const { lineup, reserve } = view.players[seat];
  for (const known of [...lineup, ...reserve, ...stashOf(view, seat)]) {
    const at = kinds.indexOf(known);
    if (at >= 0) kinds.splice(at, 1);
  }
  return kinds;
};

/** Whoever chose it knows his team; of the others' one knows its size (P-HID-01, P-HID-02). */
const teamOf = (
  rules: Ruleset,
  view: State,
  seat: Seat,
  slots: { candidates: readonly Kind[]; count: number; chance: Chance },
): readonly Kind[] | undefined => {
  const { team } = view.players[seat];
  if (team.includes(HIDDEN)) return hiddenTeam(rules, view, seat, slots);
  const shown = view.tasks.flatMap((task) => (task.kind === 'place' ? [...task.tokens, ...task.after] : []));
  const seen = rules.roster.filter(
    ({ id, owner }) => owner === seat && (view.pieces[id]?.at !== UNSEEN || shown.includes(id)),
  );
  const { lineup, reserve } = view.players[seat];
  const known = [...seen.map(({ kind }) => kind), ...lineup, ...reserve, ...stashOf(view, seat)];
  const left: Secret<Kind>[] = [...team];
  for (const kind of known) if (left.includes(kind)) left.splice(left.indexOf(kind), 1);
  return slots.candidates.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

interface Slots {
  readonly lineup: number;
  readonly rest: number;
  readonly chance: Chance;
}

/** Only characters line up (B-SETUP-03), and only characters are left out (B-OPT-09). */
const dealt = (rules: Ruleset, seat: Seat, kinds: readonly Kind[], { lineup, rest, chance }: Slots) => {
  const out = kinds.length - lineup - rest;
  const mixed = shuffled(kinds, chance);
  const characters = mixed.filter((kind) => isCharacterKind(rules, kind));
  if (out < 0 || characters.length < lineup) return undefined;
  const starters = characters.slice(0, lineup);
  const staying = without(mixed, starters);
  // A position that was set up by hand may lack more than the rules let anybody leave out.
  const isPlayed = out <= rules.forgoes[seat] && characters.length >= lineup + out;
  const forgone = isPlayed ? characters.slice(lineup, lineup + out) : staying.slice(0, out);
  return { lineup: starters, rest: without(staying, forgone) };
};

const without = (kinds: readonly string[], taken: readonly string[]): readonly string[] => {
  const left = [...kinds];
  for (const kind of taken) left.splice(left.indexOf(kind), 1);
  return left;
};

const stashOf = ({ tiles }: State, seat: Seat): readonly Secret<Kind>[] =>
  tiles.flatMap(({ stash }) => stash.filter(({ owner }) => owner === seat).map(({ kind }) => kind));

const isHidden = (face: Secret<string>): boolean => face === HIDDEN;

type Faces = Iterator<Kind>;

const uncovered = (tile: Tile, faces: Readonly<Record<Seat, Faces>>): Tile => ({
  ...tile,
  stash: tile.stash.map(({ owner, kind }) => ({ owner, kind: kind === HIDDEN ? faceOf(faces[owner]) : kind })),
});

const faceOf = (faces: Faces): Kind => faces.next().value;
