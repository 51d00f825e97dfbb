import { ask } from '../../core/asking/ask.ts';
import type { Combat, Fighter } from '../../core/combat/combat.ts';
import { amend, isRanged, planIn } from '../../core/combat/plan.ts';
import { isStanding, memberOf, ownerOf, type Situation } from '../../core/situation/situation.ts';
import { type CommitTask, opponent, type PieceId, type Seat, topTask } from '../../core/state.ts';
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
  // Where nobody is asked, whoever could help has to (C-RC-12).
  if (helpers.length === 0 || tx.rules.questions.support === undefined) askRage(tx);
  else ask(tx, { of: combat.attacker, asks: 'support', options: [{ word: 'everybody' }, ...helpers] });
};

export const support: QuestionRule = question('support', (tx, { piece }) => {
  if (piece === undefined) {
    askRage(tx);
    return;
  }
  amend(tx, (combat) => ({ ...combat, attackers: combat.attackers.filter((fighter) => fighter.piece !== piece) }));
  askSupport(tx);
});

/** Attacking one against one, close by, he may lay two cards, and says so first (C-CHAR-BERSERKER-1, C-CHAR-BERSERKER-2). */
const askRage = (tx: Tx): void => {
  const now = tx.now();
  const combat = combatIn(tx);
  const [attacker] = combat.attackers;
  const isAlone = combat.attackers.length === 1 && combat.defenders.length === 1 && !isRanged(now, combat);
  const { hand } = tx.state.players[combat.attacker];
  // All but Jump cards, in covered hands too.
  const cards = hand.filter((card) => !isOfSort(tx.rules, card, 'jump')).length;
  if (attacker === undefined || !isAlone || cards < 2 || !memberOf(now, attacker.piece).traits.includes('raging'))
    askCall(tx);
  else ask(tx, { of: combat.attacker, asks: 'rage', options: [{ word: 'oneCard' }, { word: 'twoCards' }] });
};

export const rage: QuestionRule = question('rage', (tx, { word }) => {
  if (word === 'twoCards') amend(tx, (combat) => ({ ...combat, doubles: combatIn(tx).attacker }));
  askCall(tx);
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

/** R-TEL-01, R-TEL-02: who has not what is called shows what he has, to whom it may concern. */
const answering = (shownTo: (caller: Seat) => Seat | undefined): QuestionRule =>
  question(
    'call',
    (tx, { card }, { about: { piece } = {} }) => {
      if (card === undefined || piece === undefined) return;
      const seat = opponent(ownerOf(tx.now(), piece));
      const { hand } = tx.state.players[seat];
      if (hand.includes(card)) {
        amend(tx, (combat) => ({ ...combat, calls: [{ seat, card, piece }] }));
        return;
      }
      const only = shownTo(opponent(seat));
      const cards = hand.filter((each) => isOfSort(tx.rules, each, 'combat'));
      tx.emit({ type: 'handShown', seat, cards, ...(only && { only }) });
    },
    ['handShown'],
  );

export const call = answering(() => undefined);

/** Nobody but the caller sees the hand (C-CHAR-TELEPATH-2, C-INFO-8). */
export const quietCall = answering((caller) => caller);

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
