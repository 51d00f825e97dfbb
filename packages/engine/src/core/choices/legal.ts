import type { Walks } from '../../rules/movement.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Action } from '../action.ts';
import { limits } from '../actions/clock.ts';
import { outcomes } from '../actions/draw.ts';
import { isFloor } from '../actions/place.ts';
import { isCharacterKind, isFull, postsToFace } from '../actions/setup.ts';
import { choosable } from '../actions/teams.ts';
import { answersTo } from '../asking/ask.ts';
import { dealable, layable, leftOf } from '../combat/cards.ts';
import { ofSeat } from '../of-seat.ts';
import { firstAt, NOBODY, type Situation, situationOf } from '../situation/situation.ts';
import {
  type Actor,
  type CommitTask,
  HIDDEN,
  isAsked,
  isAskedInSecret,
  isSeat,
  type Kind,
  type PieceId,
  type Place,
  type PlaceTask,
  type QuestionTask,
  type Seat,
  type State,
  type TaskKind,
  topTask,
} from '../state.ts';
import { addDeeds, beginListing, isMover, isWalker, type Listing, moversOf } from './choices.ts';
import { each, eachWithEach, type Numbered } from './numbered.ts';

/** All that an actor may do, in a fixed order; a Move is spelt out only when it is looked at. */
export interface Choices extends Iterable<Action> {
  readonly length: number;
  at(nth: number): Action;
}

/**
 * Empty for whoever is not asked. Resigning and agreeing on a draw are always open and not listed. With a mover, only what
 * that character may do: who needs but one action draws a mover first, and the others need not be looked at.
 */
export const legal = (rules: Ruleset, state: State, actor: Actor, mover?: PieceId): Choices => {
  const task = topTask(state);
  if (actor === 'clock') return new ChoiceList(limits(rules, state).map(({ of }) => ({ type: 'timeout', of })));
  if (task === undefined || !task.seats.includes(actor)) return NOTHING;
  const situation = situationOf(rules, state);
  const seat = actor as Seat;
  if (task.kind !== 'act') return mover === undefined ? new ChoiceList(LISTS[task.kind](situation, seat)) : NOTHING;
  return mover === undefined ? choicesOfAll(situation, seat) : choicesOf(situation, seat, mover);
};

/**
 * Somebody is asked and has no answer, or nobody is: no game gets there, and none gets on from there. What a view hides
 * may be an answer.
 */
export const isStuck = (rules: Ruleset, state: State): boolean => {
  const task = topTask(state);
  if (task === undefined || task.seats.length === 0) return true;
  if (task.kind === 'act' || isAskedInSecret(state)) return false;
  const isHiding = (actor: Actor) =>
    isSeat(actor) && [...state.players[actor].hand, ...state.players[actor].reserve].includes(HIDDEN);
  return task.seats.some((actor) => !isHiding(actor) && legal(rules, state, actor).length === 0);
};

/** The characters that a seat may act with now; there may be nothing that one of them could do. */
export const movers = (rules: Ruleset, state: State, seat: Seat): readonly PieceId[] =>
  topTask(state)?.kind === 'act' && isAsked(state, seat) ? moversOf(situationOf(rules, state), seat) : [];

const choicesOf = (situation: Situation, seat: Seat, mover: PieceId): Choices => {
  if (!isMover(situation, seat, mover)) return NOTHING;
  const listing = beginListing(situation, seat);
  const { actions } = listing;
  addDeeds(listing, mover);
  if (situation.rules.course !== undefined) bar(listing);
  return isWalker(situation, mover) && !isHeldBack(situation, seat)
    ? new ChoiceList(actions, situation, [findWalks(situation, mover)])
    : new ChoiceList(actions);
};

/** What everybody does besides a Move comes first, and to pass. */
const choicesOfAll = (situation: Situation, seat: Seat): Choices => {
  const listing = beginListing(situation, seat);
  const { actions } = listing;
  const movers = moversOf(situation, seat);
  for (let n = 0; n < movers.length; n++) addDeeds(listing, movers[n] as PieceId);
  actions.push(PASS);
  if (situation.rules.course !== undefined) bar(listing);
  const walks: Walks[] = [];
  if (isHeldBack(situation, seat)) return new ChoiceList(actions);
  for (let n = 0; n < movers.length; n++)
    if (isWalker(situation, movers[n] as PieceId)) walks.push(findWalks(situation, movers[n] as PieceId));
  return new ChoiceList(actions, situation, walks);
};

/** What the game's course refuses is not listed. */
const bar = ({ actions, seat, situation }: Listing): void => {
  const left = actions.filter((action) => situation.rules.course?.refuses(situation, seat, action) === undefined);
  actions.splice(0, actions.length, ...left);
};

const isHeldBack = (situation: Situation, seat: Seat): boolean =>
  situation.rules.course?.isHeldBack(situation, seat) ?? false;

const findWalks = (situation: Situation, id: PieceId): Walks => situation.rules.family.movement.find(situation, id);

const PASS: Action = { type: 'pass' };

const LISTS: Readonly<Record<Exclude<TaskKind, 'act'>, (situation: Situation, seat: Seat) => Numbered<Action>>> = {
  draw: ({ rules, state }) => {
    const task = topTask(state);
    return task?.kind === 'draw' ? each(outcomes(rules, state, task.what), (drawn) => ({ type: 'draw', drawn })) : [];
  },
  choose: (situation, seat) => choices(situation, seat),
  draft: (situation, seat) => choices(situation, seat),
  forgo: (situation, seat) => each(characters(situation, seat), (kind) => ({ type: 'forgo', kind })),
  lineup: (situation, seat) => each(characters(situation, seat), (kind) => ({ type: 'line', kind })),
  hide: (situation, seat) => {
    const tiles = situation.state.tiles.map((_, tile) => tile).filter((tile) => !isFull(situation, tile));
    const kinds = [...new Set(ofSeat(situation.state.players, seat).reserve)];
    return eachWithEach(kinds, tiles, (kind, tile) => ({ type: 'hide', kind, tile }));
  },
  face: (situation, seat) => each(postsToFace(situation, seat), (at) => ({ type: 'face', at })),
  card: ({ rules, state }, seat) => {
    const { hand } = ofSeat(state.players, seat);
    return each(rules.family.economy.playable(rules, state, hand), (card) => ({ type: 'card', card }));
  },
  place: (situation) => {
    const { tile, tokens } = topTask(situation.state) as PlaceTask;
    const { cells } = situation.rules.grid;
    const free: Place[] = [];
    for (let at = tile * cells; at < (tile + 1) * cells; at++)
      if (firstAt(situation, at) === NOBODY && isFloor(situation, at)) free.push(at);
    return eachWithEach(tokens, free, (token, at) => ({ type: 'place', token, at }));
  },
  commit: ({ rules, state }, seat) => {
    if (!isSeat(seat)) return each(dealable(rules, state), (card) => ({ type: 'commit', card }));
    const cards = layable(rules, topTask(state) as CommitTask, seat, leftOf(state.players[seat]));
    return each([...new Set(cards)], (card) => ({ type: 'commit', card }));
  },
  question: (situation) =>
    each(answersTo(situation, topTask(situation.state) as QuestionTask), (option) => ({ type: 'answer', option })),
};

const choices = (situation: Situation, seat: Seat): Numbered<Action> => {
  const { kinds, pairs } = choosable(situation, seat);
  return {
    length: kinds.length + pairs.length,
    at: (nth) =>
      nth < kinds.length
        ? { type: 'pick', kind: kinds[nth] as Kind }
        : { type: 'pair', number: pairs[nth - kinds.length] as string },
  };
};

const characters = ({ rules, state }: Situation, seat: Seat): readonly Kind[] =>
  state.players[seat].reserve.filter((kind) => isCharacterKind(rules, kind));

const NO_WALKS: readonly Walks[] = [];

class ChoiceList implements Choices {
  readonly length: number;
  private readonly actions: Numbered<Action>;
  private readonly situation: Situation | undefined;
  private readonly walks: readonly Walks[];

  constructor(actions: Numbered<Action>, situation?: Situation, walks: readonly Walks[] = NO_WALKS) {
    let length = actions.length;
    for (let n = 0; n < walks.length; n++) length += (walks[n] as Walks).length;
    this.length = length;
    this.actions = actions;
    this.situation = situation;
    this.walks = walks;
  }

  at(nth: number): Action {
    if (nth < this.actions.length) return this.actions.at(nth) as Action;
    let rest = nth - this.actions.length;
    for (let n = 0; n < this.walks.length; n++) {
      const each = this.walks[n] as Walks;
      if (rest < each.length)
        return { type: 'move', piece: each.piece, walk: each.spell(this.situation as Situation, rest) };
      rest -= each.length;
    }
    throw new RangeError(`There is no choice number ${nth} among ${this.length}.`);
  }

  *[Symbol.iterator](): Iterator<Action> {
    for (let nth = 0; nth < this.length; nth++) yield this.at(nth);
  }
}

const NOTHING: Choices = new ChoiceList([]);
