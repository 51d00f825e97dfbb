import {
  type Action,
  type ActionOf,
  type Chance,
  cardValue,
  decide,
  evolve,
  isRefusal,
  type Kind,
  legal,
  opponent,
  type Ruleset,
  type Seat,
  type State,
  topTask,
} from '@archmage/engine';
import type { Bot } from './bot.ts';
import { distances } from './distance.ts';
import { bonusesOf } from './duel/hands.ts';
import { evaluate } from './evaluate.ts';
import { pick } from './pick.ts';

/** Looks one step ahead and takes what looks best; a coin decides between equals. */
export const greedy: Bot = ({ rules, view, seat, random }) => ({ action: choose(rules, view, seat, random) });

const choose = (rules: Ruleset, view: State, seat: Seat, random: Chance): Action => {
  const task = topTask(view);
  switch (task?.kind) {
    case 'forgo':
    case 'lineup':
      return choosePiece(rules, view, seat, random);
    case 'hide':
      return pick(random, [...legal(rules, view, seat)]);
    case 'card':
      return highest(rules, [...legal(rules, view, seat)] as readonly ActionOf<'card'>[]);
    case 'commit':
      return chooseCard(rules, view, seat, random);
    default:
      return best(rules, view, seat, random);
  }
};

/** The quick ones start, the slow ones are left out. */
const choosePiece = (rules: Ruleset, view: State, seat: Seat, random: Chance): Action => {
  const choices = [...legal(rules, view, seat)] as readonly ActionOf<'forgo' | 'line'>[];
  const speed = (kind: Kind) => {
    const member = rules.roster.find((each) => each.kind === kind);
    return (member?.speed ?? 0) + 2 * (member?.escape ?? 0) + random(4);
  };
  const ranked = choices.map((choice) => ({ choice, speed: speed(choice.kind) })).sort((a, b) => b.speed - a.speed);
  return (choices[0]?.type === 'forgo' ? ranked.at(-1) : ranked[0])?.choice as Action;
};

const highest = (rules: Ruleset, cards: readonly ActionOf<'card'>[]): Action =>
  cards.reduce((best, card) => (cardValue(rules, card.card) > cardValue(rules, best.card) ? card : best));

/** The cheapest card that beats what he expects; nothing when no card could. */
const chooseCard = (rules: Ruleset, view: State, seat: Seat, random: Chance): Action => {
  const cards = ([...legal(rules, view, seat)] as readonly ActionOf<'commit'>[]).slice();
  cards.sort((a, b) => cardValue(rules, a.card) - cardValue(rules, b.card));
  const task = topTask(view);
  if (task?.kind !== 'commit') return pick(random, cards);
  const lack = task.strength[opponent(seat)] + random(4) - task.strength[seat];
  return cards.find(({ card }) => cardValue(rules, card) > lack) ?? (cards[0] as Action);
};

interface Rated {
  readonly action: Action;
  readonly worth: number;
}

const best = (rules: Ruleset, view: State, seat: Seat, random: Chance): Action => {
  if (isStuck(view)) return wander(rules, view, seat, random);
  const rated = candidates(rules, view, seat).map((action): Rated => {
    const whim = random(1000) / 1000 + random(Math.min(10, view.turn.quiet) + 1);
    return { action, worth: gainOf(rules, view, seat, action) + whim };
  });
  return rated.reduce((top, each) => (each.worth > top.worth ? each : top)).action;
};

/** When nothing has happened for long, every other turn of his is played at random, to shake things up. */
const isStuck = ({ turn, tasks }: State): boolean =>
  turn.quiet >= PATIENCE && Math.floor(turn.number / 2) % 2 === 0 && tasks.at(-1)?.kind === 'act';

const PATIENCE = 6;

/** Any kind of action first, then any of that kind: rotations are few and Moves many. */
const wander = (rules: Ruleset, view: State, seat: Seat, random: Chance): Action => {
  const all = [...legal(rules, view, seat)].filter(({ type }) => type !== 'pass' && type !== 'jump');
  if (all.length === 0) return { type: 'pass' };
  const type = pick(random, [...new Set(all.map((action) => action.type))]);
  return pick(
    random,
    all.filter((action) => action.type === type),
  );
};

/** Of hundreds of Moves only those that end well are looked at closely. */
const MOVES_LOOKED_AT = 40;

const candidates = (rules: Ruleset, view: State, seat: Seat): readonly Action[] => {
  const all = [...legal(rules, view, seat)];
  const moves = all.filter((action) => action.type === 'move');
  if (moves.length <= MOVES_LOOKED_AT) return all;
  const far = distances(rules, view.tiles, seat);
  const gain = ({ piece, walk }: ActionOf<'move'>): number => {
    const end = walk.reduce((at, leg) => ('to' in leg ? leg.to : at), view.pieces[piece]?.at ?? -1);
    return (
      (far[view.pieces[piece]?.at ?? 0] as number) - (far[end] as number) + walk.filter((leg) => 'take' in leg).length
    );
  };
  const ranked = moves.map((move) => ({ move, gain: gain(move) })).sort((a, b) => b.gain - a.gain);
  const others = all.filter((action) => action.type !== 'move');
  return [...others, ...ranked.slice(0, MOVES_LOOKED_AT).map(({ move }) => move)];
};

/** What chance or the other decides afterwards is guessed, not looked up. */
const gainOf = (rules: Ruleset, view: State, seat: Seat, action: Action): number => {
  if (action.type === 'pass') return 0;
  if (action.type === 'reveal') return REVEAL;
  const events = decide(rules, view, seat, action);
  if (isRefusal(events)) return Number.NEGATIVE_INFINITY;
  const next = events.reduce(evolve, view);
  const task = topTask(next);
  if (action.type === 'attack' && task?.kind === 'commit') {
    const edge = task.strength[seat] - task.strength[opponent(seat)];
    // With nothing to add an equal fight is fought for ever.
    if (edge + highestBonus(rules, view, seat) <= 0) return -ATTACK_KILL;
    const isKill = task.defenders.some((id) => view.pieces[id]?.wounded);
    return edge * ATTACK_EDGE + (isKill ? ATTACK_KILL : 0);
  }
  return evaluate(rules, next, seat) - worthNow(rules, view, seat) + (action.type === 'jump' ? JUMP : 0);
};

const highestBonus = (rules: Ruleset, { players }: State, seat: Seat): number =>
  Math.max(0, ...bonusesOf(rules, players[seat].hand));

const REVEAL = 12;
const ATTACK_EDGE = 9;
const ATTACK_KILL = 60;
/** There are three of them in a game. */
const JUMP = -6;

const worthNow = (rules: Ruleset, view: State, seat: Seat): number => {
  if (looked?.view !== view) looked = { view, worth: evaluate(rules, view, seat) };
  return looked.worth;
};

/** One view is compared with everything that may come of it. */
let looked: { readonly view: State; readonly worth: number } | undefined;
