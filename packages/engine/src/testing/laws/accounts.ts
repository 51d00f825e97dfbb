import type { Action } from '../../core/action.ts';
import { planIn } from '../../core/combat/plan.ts';
import { priceOf } from '../../core/combat/reach.ts';
import { huntedBy } from '../../core/combat/result.ts';
import type { EventOf } from '../../core/event.ts';
import { evolve } from '../../core/evolve.ts';
import type { Batch } from '../../core/record.ts';
import { situationOf } from '../../core/situation/situation.ts';
import {
  type BySeat,
  type CommitTask,
  opponent,
  type Piece,
  SEATS,
  type Seat,
  type State,
  topTask,
} from '../../core/state.ts';
import { formatToken } from '../../notation/token.ts';
import type { Member, Ruleset } from '../../rules/ruleset.ts';

/** L5: action points, cards and marks of the turn add up in a state. */
export const accountsBalance = (rules: Ruleset, state: State): readonly string[] => [
  ...SEATS.flatMap((seat) => handFaults(rules, state, seat)),
  ...purseFaults(rules, state),
  ...turnFaults(state),
];

/** B-COMP-08, B-COMB-05: a hand is part of the deck, and the card that comes back is always in it. */
const handFaults = (rules: Ruleset, state: State, seat: Seat): readonly string[] => {
  const { bank, committed, hand } = state.players[seat];
  const deck = [...rules.deck[seat]];
  const faults: string[] = [];
  for (const card of hand) {
    const at = deck.indexOf(card);
    if (at < 0) faults.push(`${seat} holds a ${card} too many.`);
    else deck.splice(at, 1);
  }
  const always = rules.deck[seat].find((card) => rules.cards[card]?.returns);
  if (always !== undefined && !hand.includes(always)) faults.push(`${seat} has lost ${always}.`);
  if (committed !== undefined && topTask(state)?.kind !== 'commit' && !state.ending)
    faults.push(`${seat} has a card laid and no combat.`);
  if (!Number.isInteger(bank) || bank < 0) faults.push(`${seat} has ${bank} points.`);
  return faults;
};

/** B-SPD-04: a purse of somebody's own is only his who can still act. */
const purseFaults = (rules: Ruleset, { pieces, tasks, turn }: State): readonly string[] => {
  const faults: string[] = [];
  for (const { ap, lent, only } of turn.purses) {
    if (!Number.isInteger(ap) || ap <= 0) faults.push(`A purse holds ${ap} points.`);
    if (only === undefined) continue;
    const { at, wounded } = pieces[only] as Piece;
    if (at < 0 || (wounded && !lent) || rules.roster[only]?.sort !== 'character')
      faults.push(`${formatToken(rules, only)} has a purse and cannot act.`);
  }
  const owners = turn.purses.map(({ lent, only }) => `${only} ${lent}`);
  if (new Set(owners).size !== owners.length) faults.push('Two purses of one owner.');
  const isAnsweringForItself = tasks.some(({ kind }) => kind === 'question') && tasks[0]?.kind === 'question';
  if (turn.purses.length > 0 && !tasks.some(({ kind }) => kind === 'act') && tasks.length > 0 && !isAnsweringForItself)
    faults.push('Points and nobody to spend them.');
  return faults;
};

/** B-TURN-11. */
const turnFaults = ({ turn, ...state }: State): readonly string[] => {
  if (state.tasks.at(-1)?.kind !== 'card') return [];
  const isClear =
    turn.wounded.length + turn.blocked.length + turn.purses.length === 0 && !turn.stirred && !turn.expired;
  return isClear ? [] : ['A turn begins with what was left of the last.'];
};

/** L5: points come from exits and eliminations only, action points go where an action is taken, and nothing is given back. */
export const actionsArePaid = (rules: Ruleset, state: State, batch: Batch): readonly string[] => {
  const due = { yellow: 0, blue: 0 };
  const fight = state.tasks.find((task): task is CommitTask => task.kind === 'commit');
  const hunted = (seat: Seat) =>
    fight ? huntedBy(situationOf(rules, state), planIn(situationOf(rules, state), fight), seat) : [];
  let spent = 0;
  let now = state;
  for (const event of batch.events) {
    if (event.type === 'removed' && event.why !== 'vanished') award(rules, now, event, due);
    if (event.type === 'removed' && event.why === 'eliminated') bounty(rules, event.piece, hunted, due);
    if (event.type === 'spent') spent += event.ap;
    now = evolve(now, event);
  }
  const gained = (seat: Seat) => now.players[seat].bank - state.players[seat].bank;
  // A course may pay more, and its characters pay for themselves out of purses of their own.
  const isPaid = (seat: Seat) => (rules.course ? gained(seat) >= 0 : gained(seat) === due[seat] && gained(seat) >= 0);
  const unpaid = SEATS.filter((seat) => !isPaid(seat));
  const faults = unpaid.map((seat) => `${seat} scores ${gained(seat)} and should score ${due[seat]}.`);
  const cost = costOf(rules, state, batch.action);
  return spent === cost || rules.course
    ? faults
    : [...faults, `${batch.action.type} costs ${spent} and should cost ${cost}.`];
};

/** B-EXIT-02, B-EXIT-03, B-EXIT-04, B-EXIT-07. `now` is the state just before the removal: a load goes first. */
const award = (
  { roster }: Ruleset,
  now: State,
  { piece, why }: EventOf<'removed'>,
  due: { -readonly [S in keyof BySeat<number>]: number },
) => {
  const { haul, owner, sort, ...member } = roster[piece] as Member;
  const carrier = now.pieces[piece]?.carrier;
  if (why === 'exited' && carrier !== undefined) due[(roster[carrier] as Member).owner] += haul;
  else if (why === 'exited') due[owner] += 1 + member.escape;
  else if (sort === 'character') due[opponent(owner)] += 1 + member.death;
};

/** C-CHAR-PALADIN-4 */
const bounty = (
  { roster }: Ruleset,
  piece: number,
  hunted: (seat: Seat) => readonly string[],
  due: { -readonly [S in keyof BySeat<number>]: number },
) => {
  const { owner, traits } = roster[piece] as Member;
  if (traits.some((trait) => hunted(opponent(owner)).includes(trait))) due[opponent(owner)] += 1;
};

const PAID: readonly Action['type'][] = ['reveal', 'rotate', 'move', 'jump'];

const costOf = (rules: Ruleset, state: State, action: Action): number => {
  const { roster } = rules;
  if (action.type === 'attack') return priceOf(situationOf(rules, state), action);
  if (action.type !== 'use') return PAID.includes(action.type) ? 1 : 0;
  return roster.flatMap(({ offers }) => offers).find(({ id }) => id === action.offer)?.cost ?? 0;
};
