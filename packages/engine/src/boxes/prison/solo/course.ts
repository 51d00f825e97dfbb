import type { Action } from '../../../core/action.ts';
import type { GameEvent } from '../../../core/event.ts';
import type { Refusal } from '../../../core/refusal.ts';
import { score } from '../../../core/score.ts';
import { firstInLine } from '../../../core/situation/sight.ts';
import { isCharacter, loadOf, NOBODY, ownerOf, type Situation } from '../../../core/situation/situation.ts';
import { type Ending, opponent, type PieceId, type Seat, topTask } from '../../../core/state.ts';
import { beginTurn, letFall, QUIET_TURNS } from '../../../core/turn.ts';
import type { Tx } from '../../../core/tx.ts';
import { isOfSort } from '../../../rules/card.ts';
import type { Course } from '../../../rules/course.ts';
import { refusing } from '../../../rules/library/refusing.ts';
import { drawTokens } from './arrivals.ts';
import type { Immunity } from './cards.ts';
import { bringUp, fulfil, isAnythingDue, note } from './due.ts';
import { afterCombat, beforeCards, layDealt, noteSurvivors } from './fights.ts';
import { effectIn, isNpc, itemOf } from './game.ts';
import { isLocked } from './objectives/rotate.ts';
import {
  BAG,
  COMBAT,
  countOf,
  DUE,
  HAND,
  LATER,
  leftOver,
  NOW,
  piecesIn,
  takeOut,
  tally,
  thingsIn,
  turn,
} from './piles.ts';
import { ACTIVATE, activationIn } from './revealer.ts';
import { fillBag, NON_PLAYER, PLAYER, setUp } from './setup.ts';
import { fallen, finish, upNext } from './turn.ts';

/** S-TURN to S-END: how a solo game runs. */
export const soloCourse = (): Course => ({
  dealt: { seat: NON_PLAYER, pile: COMBAT },
  setUp,
  linedUp: fillBag,
  turnedUp: (tx, tile) => {
    drawTokens(tx, tile);
    settle(tx);
  },
  fought: (tx, combat, loser, before) => {
    noteSurvivors(tx, combat, loser);
    afterCombat(tx, combat, before);
  },
  settle,
  endTurn: (tx) => {
    const [purse] = tx.state.turn.purses;
    if (purse !== undefined) tx.emit({ type: 'spent', ap: purse.ap });
    settle(tx);
  },
  escape: payEscape,
  react,
  refuses,
  isHeldBack: (situation, seat) => seat === PLAYER && isOpening(situation),
});

/** S-CBT-05, S-TURN-04, S-TURN-05: what follows every action, and in which order. */
export const settle = (tx: Tx): void => {
  if (tx.state.turn.number === 0 || isOver(tx) || !isAtRest(tx)) return;
  letFall(tx);
  const lost = fallen(tx);
  if (lost !== undefined) finish(tx, lost);
  if (isOver(tx)) return;
  if (isAnythingDue(tx.state)) {
    fulfil(tx);
    settle(tx);
  } else if (tx.state.turn.seat === PLAYER) settlePlayer(tx);
  else if (activationIn(tx.state)?.about === undefined && upNext(tx.state) === undefined) passOn(tx);
};

/** Nothing is asked that belongs to what is under way. */
const isAtRest = (tx: Tx): boolean => {
  const task = topTask(tx.state);
  return task?.kind === 'act' || (task?.kind === 'question' && task.asks === ACTIVATE);
};

const settlePlayer = (tx: Tx): void => {
  if (tx.state.turn.purses.length > 0) return;
  if (thingsIn(tx.state, DUE, LATER).length === 0) passOn(tx);
  else {
    bringUp(tx);
    settle(tx);
  }
};

/** S-TURN-01, S-END-07. */
const passOn = (tx: Tx): void => {
  const { seat } = tx.state.turn;
  tx.rules.family.economy.end(tx, seat);
  tx.emit({ type: 'turnEnded' });
  if (tx.state.turn.quiet >= QUIET_TURNS) end(tx, { winner: NON_PLAYER, why: 'quiet' });
  else beginTurn(tx, opponent(seat));
};

/** S-END-01, S-END-02, S-END-06: at once, whatever is under way. */
const isOver = (tx: Tx): boolean => {
  if (tx.state.ending !== undefined) return true;
  const winner = [tx.state.turn.seat, opponent(tx.state.turn.seat)].find(
    (seat) => score(tx.rules, tx.state, seat) >= tx.rules.options.target,
  );
  if (winner !== undefined) end(tx, { winner, why: 'target' });
  else if (isAtRest(tx) && !hasPlayerAnybody(tx)) end(tx, { winner: NON_PLAYER, why: 'nobody' });
  return tx.state.ending !== undefined;
};

const end = (tx: Tx, ending: Ending): void => tx.emit({ type: 'ended', ending });

const hasPlayerAnybody = (tx: Tx): boolean => {
  const now = tx.now();
  const isHis = (id: PieceId) => isCharacter(now, id) && ownerOf(now, id) === PLAYER;
  const inBag = [...leftOver(tx.state, BAG).flatMap(({ piece }) => piece ?? []), ...piecesIn(tx.state, BAG, HAND)];
  return now.pieces.some(({ at, id }) => at >= 0 && isHis(id)) || inBag.some(isHis);
};

const react = (tx: Tx, event: GameEvent): void => {
  switch (event.type) {
    case 'asked':
      if (event.task.kind === 'commit') beforeCards(tx);
      break;
    case 'committed':
      if (event.seat === NON_PLAYER && event.card !== '?') layDealt(tx, event.card);
      break;
    case 'unmasked':
      note(tx, event.seat, event.card);
      break;
    case 'played':
      note(tx, event.seat, event.card, LATER);
      break;
    case 'discarded':
      if (isOfSort(tx.rules, event.card, 'jump')) note(tx, event.seat, event.card, NOW);
      break;
    case 'wounded':
      // S-NPT-05
      if (isNpc(tx.rules, event.piece)) turn(tx, event.piece, true);
      break;
    case 'removed':
      if (isNpc(tx.rules, event.piece)) takeOut(tx, event.piece);
  }
};

const ESCAPED = 'escaped';

/** What a personality adds to leaving, where not every time is alike. */
const payEscape = (tx: Tx, piece: PieceId): void => {
  const effect = effectIn(tx.rules, piece, 'extra_vp');
  if (effect?.event !== 'exit') return;
  const load = loadOf(tx.now(), piece);
  const isMet = effect.when === undefined || (load !== NOBODY && itemOf(tx.rules, load) === effect.when.carrying);
  if (!isMet || countOf(tx.state, piece, ESCAPED) >= (effect.limit ?? Number.POSITIVE_INFINITY)) return;
  tally(tx, piece, ESCAPED);
  tx.emit({ type: 'banked', seat: NON_PLAYER, points: effect.vp });
};

/** What neither side may do, though the rules for two would let it. */
const refuses = (situation: Situation, seat: Seat, action: Action): Refusal | undefined => {
  if (action.type === 'agree' || (action.type === 'resign' && seat === NON_PLAYER))
    return refusing({ nonPlayer: 'S-TURN-05' }, 'nonPlayer', { action: action.type });
  if (seat !== PLAYER) return undefined;
  if (isOpening(situation) && isFirstChoice(action)) return refusing({ revealFirst: 'S-TURN-02' }, 'revealFirst', {});
  if (action.type === 'rotate' && isLocked(situation, action.piece, action.tile))
    return refusing({ gearLocked: 'S-PERS-05' }, 'gearLocked', { piece: action.piece, tile: action.tile });
  const target = immuneTarget(situation, action);
  return target === undefined ? undefined : refusing({ immune: 'S-PERS-01' }, 'immune', { target });
};

/** S-TURN-02: the first action of the game. */
const isOpening = ({ maze, state }: Situation): boolean =>
  state.turn.number === 1 &&
  topTask(state)?.kind === 'act' &&
  state.turn.purses[0]?.ap === state.turn.highest &&
  (maze.besideLine[0]?.length ?? 0) > 0;

const isFirstChoice = ({ type }: Action): boolean => type !== 'reveal' && type !== 'resign';

const immuneTarget = (situation: Situation, action: Action): PieceId | undefined => {
  const isTo = (piece: PieceId, what: Immunity) =>
    piece !== NOBODY && effectIn(situation.rules, piece, 'immune')?.to.includes(what) ? piece : undefined;
  if (action.type === 'attack' && action.way === 'shoot') return isTo(action.target, 'ranged');
  if (action.type !== 'use' || action.target === undefined) return undefined;
  if (action.offer === 'scream') return isTo(action.target, 'repulse');
  return action.offer === 'fire' ? isTo(firstInLine(situation, action.piece, action.target), 'fireball') : undefined;
};
