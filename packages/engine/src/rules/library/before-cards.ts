import { ask } from '../../core/asking/ask.ts';
import type { Combat, Fighter } from '../../core/combat/combat.ts';
import { amend, isRanged, planIn } from '../../core/combat/plan.ts';
import { isStanding, memberOf, ownerOf, type Situation } from '../../core/situation/situation.ts';
import { type CommitTask, opponent, type PieceId, topTask } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';
import { isOfSort } from '../card.ts';
import { after, type QuestionRule, question, type Rule, type ValueRule } from '../rule.ts';

/** Whoever has a say before cards are chosen carries this: who supports is settled first, then which card is called. */
export const beforeCards: Rule = after('asked', (tx, { task }) => {
  // Somebody else may have begun to ask.
  if (task.kind === 'commit' && topTask(tx.state)?.kind === 'commit') askSupport(tx);
});

const combatIn = (tx: Tx) => planIn(tx.now(), topTask(tx.state) as CommitTask);

/** Those who only help, from afar; whoever began the combat from there comes first and is none of them. */
const helpersIn = ({ attackers, way }: Combat): readonly Fighter[] =>
  attackers.filter((fighter) => fighter.way !== undefined).slice(way === undefined ? 0 : 1);

/** R-GRP-05: the attacker says who stays out of it. */
const askSupport = (tx: Tx): void => {
  const combat = combatIn(tx);
  const helpers = helpersIn(combat).map(({ piece }) => ({ piece }));
  if (helpers.length === 0) askCall(tx);
  else ask(tx, { of: combat.attacker, asks: 'support', options: [{ word: 'everybody' }, ...helpers] });
};

export const support: QuestionRule = question('support', (tx, { piece }) => {
  if (piece === undefined) {
    askCall(tx);
    return;
  }
  amend(tx, (combat) => ({ ...combat, attackers: combat.attackers.filter((fighter) => fighter.piece !== piece) }));
  askSupport(tx);
});

/** R-TEL-01, R-TEL-03, R-TEL-04: one against one, close by, and only one of the two can. */
const askCall = (tx: Tx): void => {
  const now = tx.now();
  const combat = combatIn(tx);
  const fighters = [...combat.attackers, ...combat.defenders].map(({ piece }) => piece);
  const callers = fighters.filter((id) => isCaller(now, id));
  const [caller] = callers;
  if (fighters.length > 2 || callers.length !== 1 || caller === undefined || isRanged(now, combat)) return;
  const named = Object.values(tx.rules.cards).filter(({ returns, sort }) => sort === 'combat' && !returns);
  const options = [{ word: 'noCard' }, ...named.map(({ name }) => ({ card: name }))];
  ask(tx, { of: ownerOf(now, caller), asks: 'call', options, about: { piece: caller } });
};

const isCaller = (situation: Situation, id: PieceId): boolean =>
  memberOf(situation, id).traits.includes('telepath') && isStanding(situation, id);

/** R-TEL-01, R-TEL-02: who has not what is called shows what he has. */
export const call: QuestionRule = question(
  'call',
  (tx, { card }, { about: { piece } = {} }) => {
    if (card === undefined || piece === undefined) return;
    const seat = opponent(ownerOf(tx.now(), piece));
    const { hand } = tx.state.players[seat];
    if (hand.includes(card)) amend(tx, (combat) => ({ ...combat, calls: [{ seat, card, piece }] }));
    else tx.emit({ type: 'handShown', seat, cards: hand.filter((each) => isOfSort(tx.rules, each, 'combat')) });
  },
  ['handShown'],
);

/** Adds to both values where a friend who is not wounded fights as well (R-BKS-02, R-BKS-03, R-BKS-05). */
export const strongerInCompany = (add: number): readonly ValueRule[] =>
  (['attack', 'defence'] as const).map((of) => ({
    on: 'value',
    of,
    add,
    when: (situation, { attackers, defenders }, { piece }, bearer) =>
      piece === bearer &&
      (of === 'attack' ? attackers : defenders).some(
        (friend) => friend.piece !== bearer && isStanding(situation, friend.piece),
      ),
  }));
