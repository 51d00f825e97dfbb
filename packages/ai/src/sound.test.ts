import {
  type Action,
  type ActionOf,
  apply,
  legal,
  type Member,
  opponent,
  type PieceId,
  type Ruleset,
  type State,
  score,
  tileOf,
  topTask,
} from '@archmage/engine';
import { rulesOf } from '@archmage/engine/testing';
import { playMatch, randomOf, type Step } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { BOTS } from './bots.ts';
import { TEMPERAMENTS } from './levels.ts';
import { LEVELS, type Level } from './names.ts';
import { figuresOf } from './worth/figures.ts';
import { TUNED } from './worth/weights.ts';
import { worth } from './worth/worth.ts';

/** An action of somebody's turn, and the one whose it is. */
interface Done {
  readonly rules: Ruleset;
  readonly before: State;
  readonly action: Action;
  readonly level: Level;
  /** What was done before in the same turn, the last first. */
  readonly earlier: readonly Pick<Done, 'before' | 'action'>[];
}

/** What looks broken to who plays against it. */
const FAULTS: Readonly<Record<string, (done: Done) => boolean>> = {
  'walks to where it is': (done) => done.action.type === 'move' && isRound(done, done.action),
  'exchanges like for like': (done) => done.action.type === 'move' && isLikeForLike(done, done.action),
  'turns a gear back': (done) => done.action.type === 'rotate' && isTurnedBack(done, done.action),
  'is idle': (done) => done.action.type === 'pass' && gainMissed(done) > CLEAR,
};

const memberOf = ({ roster }: Ruleset, id: PieceId): Member => roster[id] as Member;

const heldIn = (state: State, piece: PieceId): readonly PieceId[] =>
  state.pieces.filter(({ carrier }) => carrier === piece).map(({ id }) => id);

const after = ({ rules, before }: Done, action: Action): State => apply(rules, before, before.turn.seat, action).state;

const isRound = (done: Done, move: ActionOf<'move'>): boolean => {
  const { before, rules } = done;
  const state = after(done, move);
  const isThere = state.pieces[move.piece]?.at === before.pieces[move.piece]?.at;
  const isCarried = ({ id, at }: State['pieces'][number]) =>
    memberOf(rules, id).sort === 'character' && at !== before.pieces[id]?.at;
  return isThere && `${heldIn(state, move.piece)}` === `${heldIn(before, move.piece)}` && !state.pieces.some(isCarried);
};

const isLikeForLike = (done: Done, move: ActionOf<'move'>): boolean => {
  const [had, has] = [heldIn(done.before, move.piece), heldIn(after(done, move), move.piece)];
  const kindsOf = (ids: readonly PieceId[]) => ids.map((id) => memberOf(done.rules, id).kind);
  const given = kindsOf(had.filter((id) => !has.includes(id)));
  return kindsOf(has.filter((id) => !had.includes(id))).some((kind) => given.includes(kind));
};

const isTurnedBack = ({ rules, earlier }: Done, { tile, way }: ActionOf<'rotate'>): boolean => {
  for (const { before, action } of earlier) {
    if (action.type === 'rotate' && action.tile === tile) return action.way !== way;
    const isThere = (id: PieceId) => tileOf(rules.grid, before.pieces[id]?.at ?? -1) === tile;
    const isPassed =
      action.type === 'move' && action.walk.some((leg) => 'to' in leg && tileOf(rules.grid, leg.to) === tile);
    if (action.type !== 'rotate' && 'piece' in action && (isPassed || isThere(action.piece))) return false;
    if (action.type === 'attack' && isThere(action.target)) return false;
  }
  return false;
};

/** What the best single thing would have brought, by its own lights; not what chance has a say in. */
const gainMissed = (done: Done): number => {
  const { rules, before, level } = done;
  const { seat, purses } = before.turn;
  const isWon = score(rules, before, seat) >= rules.options.target;
  if (isWon || purses.every(({ ap }) => ap === 0)) return 0;
  const figures = figuresOf(rules, { ...TUNED.weights, ...TEMPERAMENTS[level].taste });
  const worthOf = (state: State) => worth(figures, state, seat, opponent(seat));
  const isSure = ({ type }: Action) => type !== 'attack' && type !== 'reveal' && type !== 'pass';
  const ends = [...legal(rules, before, seat)].filter(isSure).map((action) => after(done, action));
  const gains = ends.filter((state) => topTask(state)?.kind !== 'question').map(worthOf);
  return Math.max(...gains) - worthOf(before);
};

/** A tenth of a point: one action point nearer to the exit, when it is not far. */
const CLEAR = 0.1;

/** Faults in a few turns of a level against itself. */
const faultsOf = (rules: Ruleset, level: Level, seed: string): readonly string[] => {
  const faults: string[] = [];
  let before: State | undefined;
  let earlier: Done['earlier'] = [];
  const witness = ({ batch: { seat, action }, after: state }: Step) => {
    if (before !== undefined && topTask(before)?.kind === 'act' && seat === before.turn.seat) {
      const done = { rules, before, action, level, earlier };
      for (const [name, isFault] of Object.entries(FAULTS))
        if (isFault(done)) faults.push(`${name} in turn ${before.turn.number}: ${JSON.stringify(action)}`);
      earlier = [{ before, action }, ...earlier];
    }
    if (before?.turn.number !== state.turn.number) earlier = [];
    before = state;
  };
  const bot = hurried(BOTS[level]);
  playMatch({ rules, seed, bots: { yellow: bot, blue: bot }, random: randomOf(seed) }, witness, ACTIONS);
  return faults;
};

const ACTIONS = 260;

/** Now and then there is no time at all; counted in looks at the clock, so that it is the same on every machine. */
const hurried = (bot: Bot): Bot => {
  let asked = 0;
  return (question) => {
    let looks = asked++ % 3 === 0 ? 0 : 60;
    return bot({ ...question, isOver: () => looks-- <= 0 });
  };
};

const GAMES = [
  ['base.1', 'one'],
  ['base.1', 'two'],
  ['paladins.1', 'one'],
  ['prison.1', 'one'],
] as const;

describe('no level ever looks broken', () => {
  test.each(LEVELS)('%s', (level) => {
    for (const [id, seed] of GAMES)
      expect({ id, seed, faults: faultsOf(rulesOf(id), level, seed) }).toEqual({ id, seed, faults: [] });
  });
});
