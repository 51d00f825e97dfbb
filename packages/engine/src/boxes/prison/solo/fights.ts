import { ask } from '../../../core/asking/ask.ts';
import type { Combat } from '../../../core/combat/combat.ts';
import { amend, isRanged, planIn } from '../../../core/combat/plan.ts';
import { isCharacter, isStanding, memberOf, ownerOf, type Situation } from '../../../core/situation/situation.ts';
import { type Card, type CommitTask, OUT, type PieceId, type Seat, type State, topTask } from '../../../core/state.ts';
import type { Tx } from '../../../core/tx.ts';
import { cardValue, isOfSort } from '../../../rules/card.ts';
import { question } from '../../../rules/rule.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import { effectIn, isNpc } from './game.ts';
import { COMBAT, countOf, DISCARD, leftOver, SHOWN, tally, thingsIn } from './piles.ts';
import { NON_PLAYER, PLAYER } from './setup.ts';
import { SURVIVED } from './survivors.ts';

const combatIn = (tx: Tx) => planIn(tx.now(), topTask(tx.state) as CommitTask);

/** Before cards are laid: who supports the Player's attack, then whose mind is bent (S-CBT-06, S-TELE-01 to S-TELE-06). */
export const beforeCards = (tx: Tx): void => {
  const combat = combatIn(tx);
  const helpers = combat.attackers.filter(({ way }) => way !== undefined).slice(combat.way === undefined ? 0 : 1);
  if (combat.attacker !== PLAYER || helpers.length === 0) bend(tx);
  else {
    const options = [{ word: 'everybody' }, ...helpers.map(({ piece }) => ({ piece }))];
    ask(tx, { of: PLAYER, asks: 'support', options });
  }
};

export const support = question('support', (tx, { piece }) => {
  if (piece === undefined) {
    bend(tx);
    return;
  }
  amend(tx, (combat) => ({ ...combat, attackers: combat.attackers.filter((fighter) => fighter.piece !== piece) }));
  beforeCards(tx);
});

/** S-TELE-05: where both have one, neither can. */
const bend = (tx: Tx): void => {
  const now = tx.now();
  const combat = combatIn(tx);
  if (isRanged(now, combat)) return;
  const fighters = [...combat.attackers, ...combat.defenders].filter((fighter) => !isRanged(now, fighter));
  const minds = fighters.map(({ piece }) => piece).filter((piece) => isStanding(now, piece));
  const isAlone = combat.attackers.length + combat.defenders.length === 2;
  const own = minds.find((piece) => ownerOf(now, piece) === PLAYER && isTelepath(now, piece));
  const other = minds.find((piece) => bends(now, piece, isAlone));
  const isImmune = minds.some((piece) => effectIn(tx.rules, piece, 'immune')?.to.includes('mind_control'));
  if (own !== undefined && !minds.some((id) => ownerOf(now, id) !== PLAYER && isTelepath(now, id))) {
    if (isAlone && !isImmune) showThree(tx, own);
  } else if (own === undefined && other !== undefined) control(tx, other);
};

const isTelepath = (now: Situation, piece: PieceId): boolean => memberOf(now, piece).traits.includes('telepath');

const bends = ({ rules }: Situation, piece: PieceId, isAlone: boolean): boolean => {
  const effect = effectIn(rules, piece, 'mind_control');
  return effect !== undefined && (isAlone || effect.scope === 'any_close');
};

/** S-TELE-01. */
const control = (tx: Tx, piece: PieceId): void => {
  const mode = effectIn(tx.rules, piece, 'mind_control')?.mode;
  const cards = playableIn(tx.rules, tx.state);
  const [first] = cards;
  if (mode === 'np_best_of_3') showThree(tx, piece);
  // S-TELE-02: who has nothing else lays +0.
  else if (first === undefined) return;
  else if (mode === 'weakest') callFor(tx, PLAYER, first, piece);
  else if (cards.length === 1) callFor(tx, PLAYER, first, piece);
  else ask(tx, { of: 'chance', asks: 'randomCard', options: cards.map((card) => ({ card })), about: { piece } });
};

export const randomCard = question('randomCard', (tx, { card }, { about }) =>
  callFor(tx, PLAYER, card as Card, about?.piece as PieceId),
);

/** The Player's combat cards but for +0, the weakest first. */
const playableIn = (rules: Ruleset, { players }: State): readonly Card[] =>
  players[PLAYER].hand
    .filter((card) => isOfSort(rules, card, 'combat') && !rules.cards[card]?.returns)
    .sort((a, b) => cardValue(rules, a) - cardValue(rules, b));

const callFor = (tx: Tx, seat: Seat, card: Card, piece: PieceId): void =>
  amend(tx, (combat) => ({ ...combat, calls: [...(combat.calls ?? []), { seat, card, piece }] }));

/** S-TELE-03, S-TELE-04: three cards are turned up, the discards making up for what is missing. */
const showThree = (tx: Tx, piece: PieceId): void => {
  if (leftOver(tx.state, COMBAT).length === 0) tx.emit({ type: 'shuffled', pile: COMBAT, lot: DISCARD });
  ask(tx, { of: 'chance', asks: 'shownCard', from: COMBAT, about: { piece } });
};

const THREE = 3;

export const shownCard = question('shownCard', (tx, face, { about }) => {
  tx.emit({ type: 'laid', pile: COMBAT, face, to: SHOWN });
  const piece = about?.piece as PieceId;
  const shown = thingsIn(tx.state, COMBAT, SHOWN);
  if (shown.length < THREE) showThree(tx, piece);
  else if (isNpc(tx.rules, piece)) choose(tx, piece, highest(tx.rules, shown));
  else ask(tx, { of: PLAYER, asks: 'pickNpCard', options: shown, about: { piece } });
});

const highest = (rules: Ruleset, shown: readonly { readonly card?: Card }[]): Card =>
  shown
    .flatMap(({ card }) => card ?? [])
    .reduce((best, card) => (cardValue(rules, card) > cardValue(rules, best) ? card : best));

export const pickNpCard = question('pickNpCard', (tx, { card }, { about }) =>
  choose(tx, about?.piece as PieceId, card as Card),
);

/** The other two go back into the deck. */
const choose = (tx: Tx, piece: PieceId, card: Card): void => {
  tx.emit({ type: 'laid', pile: COMBAT, face: { card }, from: SHOWN, to: DISCARD });
  tx.emit({ type: 'shuffled', pile: COMBAT, lot: SHOWN });
  callFor(tx, NON_PLAYER, card, piece);
};

/** S-CBT-03: the Non-Player's card lies on its discards, where one that was chosen lies already. */
export const layDealt = (tx: Tx, card: Card): void => {
  const task = topTask(tx.state);
  const isCalled = task?.kind === 'commit' && task.calls?.some((call) => call.seat === NON_PLAYER);
  if (!isCalled) tx.emit({ type: 'laid', pile: COMBAT, face: { card }, to: DISCARD });
};

/** S-CBT-04, and what personalities make of a combat that is over. */
export const afterCombat = (tx: Tx, combat: Combat, before: State): void => {
  if (leftOver(tx.state, COMBAT).length === 0) tx.emit({ type: 'shuffled', pile: COMBAT, lot: DISCARD });
  const fighters = [...combat.attackers, ...combat.defenders].map(({ piece }) => piece);
  for (const piece of fighters) rewardKills(tx, piece, before);
};

/** Somebody who would have been wounded is not: that was one of his times. */
export const noteSurvivors = (tx: Tx, combat: Combat, loser: Seat | undefined): void => {
  for (const { piece, way } of [...combat.attackers, ...combat.defenders])
    if (
      way === undefined &&
      ownerOf(tx.now(), piece) === loser &&
      isStanding(tx.now(), piece) &&
      isNpc(tx.rules, piece)
    )
      if (effectIn(tx.rules, piece, 'survive_once')) tally(tx, piece, SURVIVED);
};

const REWARDED = 'rewarded';

/** More points for the Player's characters that somebody kills. */
export const rewardKills = (tx: Tx, piece: PieceId, before: State): void => {
  const effect = effectIn(tx.rules, piece, 'extra_vp');
  if (effect?.event !== 'eliminate') return;
  const killed = before.pieces.filter(
    ({ at, id }) =>
      at >= 0 && tx.state.pieces[id]?.at === OUT && isCharacter(tx.now(), id) && ownerOf(tx.now(), id) === PLAYER,
  );
  for (const _ of killed) {
    if (effect.limit !== undefined && countOf(tx.state, piece, REWARDED) >= effect.limit) return;
    tally(tx, piece, REWARDED);
    tx.emit({ type: 'banked', seat: NON_PLAYER, points: effect.vp });
  }
};
