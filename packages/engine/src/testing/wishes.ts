import { markedEdge } from '../board/edge.ts';
import type { Action, ActionType, JumpAction, Leg } from '../core/action.ts';
import { WAYS } from '../core/action.ts';
import { optionsOf } from '../core/asking/ask.ts';
import { pieceOf, type Situation, situationOf, tokensAt } from '../core/situation/situation.ts';
import { type Actor, type Option, type Place, SEATS, type State, type TaskKind, topTask } from '../core/state.ts';
import type { TargetKind } from '../rules/rule.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Random } from './random.ts';
import { walkWish } from './walk-wish.ts';

/** Something an actor might wish for: mostly near the mark, often refused, now and then absurd. */
export const wish = (rules: Ruleset, state: State, actor: Actor, random: Random): Action => {
  const task = topTask(state);
  const fitting = task === undefined || random.chance(0.1) ? ACTION_TYPES : FITTING[task.kind];
  return WISHES[random.pick(fitting)]({ situation: situationOf(rules, state), actor, random });
};

export const wishes = (rules: Ruleset, state: State, actor: Actor, random: Random) => ({
  *take(count: number): Iterable<Action> {
    for (let nth = 0; nth < count; nth++) yield wish(rules, state, actor, random);
  },
});

interface Wisher {
  readonly situation: Situation;
  readonly actor: Actor;
  readonly random: Random;
}

const WISHES: { readonly [T in ActionType]: (wisher: Wisher) => Action } = {
  pick: (wisher) => ({ type: 'pick', kind: wisher.random.chance(0.05) ? 'nobody' : someKind(wisher) }),
  pair: ({ random, situation: { rules } }) => ({
    type: 'pair',
    number: random.chance(0.05) ? '99' : (random.pick(Object.values(rules.rooms)).room.number as string),
  }),
  forgo: (wisher) => ({ type: 'forgo', kind: someKind(wisher) }),
  line: (wisher) => ({ type: 'line', kind: someKind(wisher) }),
  hide: (wisher) => ({ type: 'hide', kind: someKind(wisher), tile: someTile(wisher) }),
  face: (wisher) => ({ type: 'face', at: somePlace(wisher) }),
  draw: (wisher) => ({ type: 'draw', drawn: someDraw(wisher) }),
  card: (wisher) => ({ type: 'card', card: someCard(wisher) }),
  reveal: (wisher) => ({ type: 'reveal', piece: someActor(wisher), tile: someTile(wisher) }),
  place: (wisher) => ({ type: 'place', token: someToken(wisher), at: somePlace(wisher) }),
  rotate: (wisher) => ({
    type: 'rotate',
    piece: someActor(wisher),
    tile: someTile(wisher),
    way: wisher.random.pick(WAYS),
  }),
  move: (wisher) => {
    const piece = someActor(wisher);
    return { type: 'move', piece, walk: walkWish(wisher.situation, piece, wisher.random) as readonly Leg[] };
  },
  attack: (wisher) => attackWish(wisher),
  jump: (wisher) => jumpWish(wisher),
  use: (wisher) => useWish(wisher),
  commit: (wisher) => ({ type: 'commit', card: someCard(wisher) }),
  answer: (wisher) => ({ type: 'answer', option: someOption(wisher) }),
  pass: () => ({ type: 'pass' }),
  resign: () => ({ type: 'resign' }),
  agree: () => ({ type: 'agree' }),
  timeout: ({ random }) => ({ type: 'timeout', of: random.pick(['turn', 'reaction'] as const) }),
};

export const ACTION_TYPES = Object.keys(WISHES) as readonly ActionType[];

/** What may answer a task; the frequent ones twice. */
const FITTING: Readonly<Record<TaskKind, readonly ActionType[]>> = {
  draw: ['draw', 'timeout'],
  choose: ['pick', 'pick', 'pair'],
  draft: ['pick', 'pair'],
  forgo: ['forgo', 'resign'],
  lineup: ['line', 'agree'],
  hide: ['hide'],
  face: ['face', 'agree'],
  card: ['card', 'timeout'],
  act: ['move', 'move', 'move', 'use', 'use', 'jump', 'jump', 'attack', 'rotate', 'reveal', 'pass', 'timeout'],
  place: ['place', 'timeout'],
  commit: ['commit', 'timeout'],
  question: ['answer', 'answer', 'timeout'],
};

const attackWish = (wisher: Wisher): Action => {
  const { random, situation } = wisher;
  const piece = someActor(wisher);
  const ways = [...situation.rules.ways.keys()];
  if (ways.length === 0 || random.chance(0.3)) return { type: 'attack', piece, target: someNeighbour(wisher, piece) };
  return { type: 'attack', piece, target: someTarget(wisher, piece, 'piece'), way: random.pick(ways) };
};

const jumpWish = (wisher: Wisher): JumpAction => {
  const { random } = wisher;
  const piece = someActor(wisher);
  const over = stepFrom(wisher, placeOf(wisher, piece));
  const jump = { type: 'jump', piece, over, to: stepFrom(wisher, over) } as const;
  return random.chance(0.3) ? { ...jump, leave: true } : jump;
};

const useWish = (wisher: Wisher): Action => {
  const { random, situation } = wisher;
  const { roster } = situation.rules;
  // Each once, however many have it.
  const offers = [...new Set(roster.flatMap((member) => member.offers))];
  if (offers.length === 0) return { type: 'use', offer: 'nothing', piece: someActor(wisher) };
  const offer = random.pick(offers);
  const bearers = situation.state.pieces.filter(({ id }) => roster[id]?.offers.includes(offer));
  const own = bearers.filter(({ id, carrier, at }) => at >= 0 && roster[carrier ?? id]?.owner === wisher.actor);
  const bearer = random.pick(own.length > 0 && random.chance(0.8) ? own : bearers);
  const user = random.chance(0.8) ? (bearer.carrier ?? bearer.id) : bearer.id;
  const piece = random.chance(0.15) ? someActor(wisher) : user;
  const use = { type: 'use', offer: offer.id, piece } as const;
  const aimed =
    offer.target === 'none' && random.chance(0.9) ? use : { ...use, target: someTarget(wisher, piece, offer.target) };
  return random.chance(0.2) ? { ...aimed, leave: true } : aimed;
};

const someTarget = (wisher: Wisher, piece: number, kind: TargetKind): number => {
  const { random, situation } = wisher;
  const at = placeOf(wisher, piece);
  if (kind === 'piece') {
    const placed = situation.pieces.filter(({ at: there }) => there >= 0);
    return placed.length > 0 && random.chance(0.4) ? random.pick(placed).id : someNeighbour(wisher, piece);
  }
  if (kind === 'direction') return random.below(5);
  if (kind === 'place')
    return random.chance(0.1) ? somePlace(wisher) : (situation.maze.beyond[at * 4 + random.below(4)] as number);
  const { cells, size, squares } = situation.rules.grid;
  const edge = (random.chance(0.7) ? at : stepFrom(wisher, at)) * 4 + random.below(4);
  const base = edge - (edge % (cells * 4));
  return edge < squares * 4 && random.chance(0.9) ? base + markedEdge(size, edge - base) : edge;
};

const placeOf = ({ situation }: Wisher, piece: number): Place => Math.max(0, pieceOf(situation, piece).at);

/** A linked neighbour as a rule, else one behind a wall, or anywhere. */
const stepFrom = (wisher: Wisher, from: Place): Place => {
  const { random, situation } = wisher;
  const sides = [0, 1, 2, 3].map((side) => from * 4 + side);
  const linked = sides.map((side) => situation.maze.link[side] as number).filter((to) => to >= 0);
  if (linked.length > 0 && random.chance(0.9)) return random.pick(linked);
  const behind = sides.map((side) => situation.maze.beyond[side] as number).filter((to) => to >= 0);
  return behind.length > 0 && random.chance(0.9) ? random.pick(behind) : somePlace(wisher);
};

const someNeighbour = (wisher: Wisher, piece: number): number => {
  const { random, situation } = wisher;
  if (random.chance(0.1)) return someToken(wisher);
  const near = [0, 1, 2, 3].flatMap((side) => {
    const there = situation.maze.beyond[placeOf(wisher, piece) * 4 + side] as number;
    return there < 0 ? [] : tokensAt(situation, there);
  });
  const here = tokensAt(situation, placeOf(wisher, piece));
  return near.length > 0 && random.chance(0.9) ? random.pick(near) : random.pick([...here, someToken(wisher)]);
};

const someActor = ({ actor, random, situation: { rules, state } }: Wisher): number => {
  if (random.chance(0.06)) return random.below(rules.roster.length);
  const lent = state.turn.purses.filter((purse) => purse.lent).map(({ only }) => only);
  const own = state.pieces.filter(({ id, at }) => at >= 0 && (rules.roster[id]?.owner === actor || lent.includes(id)));
  const standing = own.filter(({ id, wounded }) => rules.roster[id]?.sort === 'character' && !wounded);
  if (standing.length > 0 && random.chance(0.85)) return random.pick(standing).id;
  return own.length > 0 ? random.pick(own).id : random.below(rules.roster.length);
};

const someToken = ({ random, situation: { rules, state } }: Wisher): number => {
  const task = topTask(state);
  if (task?.kind === 'place' && random.chance(0.8)) return random.pick([...task.tokens, ...task.after]);
  return random.below(rules.roster.length);
};

const somePlace = ({ random, situation: { rules, state } }: Wisher): Place => {
  const task = topTask(state);
  const { cells, places } = rules.grid;
  return task?.kind === 'place' && random.chance(0.85) ? task.tile * cells + random.below(cells) : random.below(places);
};

const someTile = ({ random, situation: { rules } }: Wisher): number =>
  random.below(rules.grid.slots + (random.chance(0.02) ? 2 : 0));

const someKind = ({ actor, random, situation: { rules, state } }: Wisher): string => {
  const seat = SEATS.find((each) => each === actor);
  const reserve = seat === undefined ? [] : state.players[seat].reserve;
  return reserve.length > 0 && random.chance(0.7) ? random.pick(reserve) : random.pick(rules.roster).kind;
};

const someCard = ({ random, situation: { rules } }: Wisher): string =>
  random.pick([...rules.deck.yellow, ...rules.deck.blue]);

const someOption = (wisher: Wisher): Option => {
  const { random, situation } = wisher;
  const task = topTask(situation.state);
  const options = task?.kind === 'question' ? optionsOf(situation.state, task) : [];
  if (options.length > 0 && random.chance(0.7)) return random.pick(options);
  return random.pick([{ number: random.below(9) }, { card: someCard(wisher) }, { piece: someToken(wisher) }]);
};

const someDraw = ({ random, situation: { state } }: Wisher): string => {
  const room = state.unseen.length > 0 ? `${random.pick(state.unseen)}.${random.below(5)}` : '1cw.0';
  return random.pick([room, 'yellow', 'blue', '1,2,3', '1,2,9']);
};
