import { ask } from '../../../core/asking/ask.ts';
import { apOf, pieceOf, type Situation } from '../../../core/situation/situation.ts';
import type { Option, PieceId, QuestionTask, State } from '../../../core/state.ts';
import { letFall } from '../../../core/turn.ts';
import type { Tx } from '../../../core/tx.ts';
import { type QuestionRule, question } from '../../../rules/rule.ts';
import { perform, standUp } from './acts.ts';
import type { ObjectiveName } from './cards.ts';
import { walk } from './carry-out.ts';
import { type Decision, decide, optionOf, type Stage, tieOf } from './decide.ts';
import { effectIn, npcsOf } from './game.ts';
import { ACTED, GIVEN, LINE, OPENED, ROW, rowOf, SPENT, thingsIn, turn } from './piles.ts';
import { ACTIVATE, activationIn } from './revealer.ts';
import { NON_PLAYER } from './setup.ts';

// S-NPT, S-ACT: the Non-Player's turn, card by card.

/** S-NPT-01, S-NPT-02: the row is shuffled anew. */
export const lineUp = (tx: Tx): void => {
  tx.emit({ type: 'answered', task: asking(undefined) });
  if (rowOf(tx.state).length > 0) tx.emit({ type: 'shuffled', pile: ROW, lot: LINE });
  if (thingsIn(tx.state, SPENT, ACTED).length > 0) tx.emit({ type: 'shuffled', pile: SPENT, lot: ACTED });
  next(tx);
};

const next = (tx: Tx): void => {
  const lined = rowOf(tx.state).map(({ piece }) => piece);
  const waiting = npcsOf(tx.rules).filter((piece) => (tx.state.pieces[piece]?.at ?? -1) >= 0 && !lined.includes(piece));
  const [only, ...others] = waiting;
  if (only === undefined) return;
  if (others.length === 0) join(tx, only);
  else ask(tx, { of: 'chance', asks: 'nextInRow', options: waiting.map((piece) => ({ piece })) });
};

const join = (tx: Tx, piece: PieceId): void => {
  tx.emit({ type: 'laid', pile: ROW, face: { piece }, to: LINE });
  // S-NPT-03: the wounded first, unless they get up by themselves.
  if (tx.state.pieces[piece]?.wounded && effectIn(tx.rules, piece, 'self_heal') === undefined) turn(tx, piece, true);
  next(tx);
};

export const nextInRow = question('nextInRow', (tx, { piece }) => join(tx, piece as PieceId));

/** Whose card is the first straight one (S-NPT-04). */
export const upNext = (state: State): PieceId | undefined => rowOf(state).find(({ sideways }) => !sideways)?.piece;

/** S-RAND-02: what the Non-Player does now: one answer, for it has no choice. */
export const activate: QuestionRule = {
  ...question(ACTIVATE, (tx, _option, task) => act(tx, task)),
  options: (situation, task) => {
    const stage = stageIn(situation, task);
    return stage === undefined ? [] : [optionOf(decisionFor(situation, stage))];
  },
};

/** The activation that a task is about, or that of the next card. */
export const stageIn = (situation: Situation, { about }: Pick<QuestionTask, 'about'>): Stage | undefined => {
  const { piece, number = 0, word } = about ?? {};
  const npc = piece ?? upNext(situation.state);
  if (npc === undefined) return undefined;
  const isFresh = piece === undefined || word === FRESH;
  const mode = isFresh || word === LIST ? undefined : (word as ObjectiveName);
  return { npc, left: number, ap: isFresh ? undefined : apOf(situation, npc), mode };
};

/** It has not begun: each line has its own action points. */
const FRESH = 'fresh';
/** It goes through its list again with what is left (S-ACT-06). */
const LIST = 'list';

/** The same position is thought about once, whoever asks. */
export const decisionFor = (situation: Situation, stage: Stage): Decision => {
  const { pieces, piles, tiles, turn: now } = situation.state;
  const key = `${stage.npc} ${stage.left} ${stage.ap} ${stage.mode}`;
  const isKnown =
    latest?.pieces === pieces &&
    latest.piles === piles &&
    latest.tiles === tiles &&
    latest.turn === now &&
    latest.key === key;
  if (latest !== undefined && isKnown) return latest.decision;
  const decision = decide(situation, stage);
  latest = { pieces, piles, tiles, turn: now, key, decision };
  return decision;
};

interface Thought extends Pick<State, 'pieces' | 'piles' | 'tiles' | 'turn'> {
  readonly key: string;
  readonly decision: Decision;
}
let latest: Thought | undefined;

/** The next step of an activation, or the first; what was asked is asked again underneath. */
const act = (tx: Tx, task: QuestionTask): void => {
  const stage = stageIn(tx.now(), task);
  if (stage === undefined) return;
  const { npc, left, ap, mode } = stage;
  const decision = decisionFor(tx.now(), stage);
  tx.emit({
    type: 'asked',
    task: asking({ word: ap === undefined ? FRESH : (mode ?? LIST), number: left, piece: npc }),
  });
  if (decision.ways.length > 1) ask(tx, { of: 'chance', asks: 'tie', options: tieOf(decision), about: { piece: npc } });
  else follow(tx, decision, 0);
};

const asking = (about: Option | undefined): QuestionTask => ({
  kind: 'question',
  seats: [NON_PLAYER],
  asks: ACTIVATE,
  options: [],
  otherwise: 0,
  ...(about && { about }),
});

/** S-PROX-03, S-PROX-05. */
export const tie = question('tie', (tx, { number }) => {
  const stage = stageIn(tx.now(), activationIn(tx.state) ?? {});
  if (stage !== undefined) follow(tx, decisionFor(tx.now(), stage), (number as number) - 1);
});

const follow = (tx: Tx, decision: Decision, nth: number): void => {
  const { npc, ap } = decision;
  const way = decision.ways[nth];
  if (decision.goal === 'rise') standUp(tx, npc);
  if (way === undefined) {
    finish(tx, npc);
    return;
  }
  const isFresh = activationIn(tx.state)?.about?.word === FRESH;
  if (isFresh && ap > 0) tx.emit({ type: 'purseOpened', ap, only: npc });
  const { left, isInterrupted } = walk(tx, npc, way);
  const word = isInterrupted ? LIST : modeAfter(decision);
  tx.emit({ type: 'answered', task: asking(word === undefined ? undefined : { word, number: left, piece: npc }) });
  if (isInterrupted) return;
  // S-TAKE-03: before anything else is done.
  letFall(tx);
  if (way.act !== undefined) perform(tx, npc, way.act);
  if (word === undefined) finish(tx, npc);
};

/** The mode after a step: in none its list again, and `undefined` where the activation is over. */
const modeAfter = ({ goal }: Decision): string | undefined => {
  if (goal === 'take_object') return LIST;
  return goal === 'approach' ||
    goal === 'halt' ||
    goal === 'rise' ||
    goal === 'rest' ||
    goal === 'exit' ||
    goal === 'regroup'
    ? undefined
    : goal;
};

/** S-NPT-04, S-ACT-09: its card is turned, and what it has left is lost. */
export const finish = (tx: Tx, npc: PieceId): void => {
  if (tx.state.turn.purses.some(({ only }) => only === npc)) tx.emit({ type: 'purseClosed', only: npc });
  turn(tx, npc, true);
  for (const lot of [GIVEN, OPENED])
    if (thingsIn(tx.state, SPENT, lot).length > 0) tx.emit({ type: 'shuffled', pile: SPENT, lot });
  tx.emit({ type: 'laid', pile: SPENT, face: { piece: npc }, to: ACTED });
  if (activationIn(tx.state)?.about !== undefined && activationIn(tx.state) === tx.state.tasks.at(-1))
    tx.emit({ type: 'answered', task: asking(undefined) });
};

/** Whoever cannot go on, though its activation is not over (S-ACT-03). */
export const fallen = (tx: Tx): PieceId | undefined => {
  const piece = activationIn(tx.state)?.about?.piece;
  if (piece === undefined) return undefined;
  const { at, wounded } = pieceOf(tx.now(), piece);
  return at >= 0 && !wounded ? undefined : piece;
};
