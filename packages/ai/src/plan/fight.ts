import {
  type Action,
  apply,
  type Card,
  type CommitTask,
  cardValue,
  opponent,
  SEATS,
  type State,
} from '@archmage/engine';
import { calledCard, cardOf, sidesOf } from '../duel/commit.ts';
import { type Duel, duel, type Fight } from '../duel/duel.ts';
import { answersTo, layable } from '../duel/each.ts';
import { fightsToCome, type Stakes } from '../duel/stakes.ts';
import { appraise } from './appraise.ts';
import type { Mind } from './mind.ts';

/** How a fight may end, each with the state it leaves and how likely it is when both play their cards well. */
export interface FightOutcome {
  readonly state: State;
  readonly share: number;
}

/** Are cards to be chosen, now or after something else is asked? */
export const isFight = ({ tasks }: State): boolean => tasks.some(({ kind }) => kind === 'commit');

/** What a fight is worth in which cards are to be chosen. */
export const fightValue = (mind: Mind, state: State): number => solved(mind, state).value;

export const fightOutcomes = (mind: Mind, state: State): readonly FightOutcome[] => {
  const { ends, answer } = solved(mind, state);
  const shares = [answer.winChance, answer.tieChance, 1 - answer.winChance - answer.tieChance];
  return ENDS.flatMap((end, nth) => {
    const after = ends[end];
    return after === undefined ? [] : [{ state: after, share: shares[nth] as number }];
  });
};

/** What is at stake for the planner: the three ends of a fight, cards apart. */
export const stakesOf = (mind: Mind, state: State): Stakes => weighed(mind, state).stakes;

const weighed = (mind: Mind, state: State) => {
  const ends = endsOf(mind, uncommitted(state));
  const payoff = (after: State | undefined): number | undefined => after && appraise(mind, after, mind.bare);
  const tie = payoff(ends.tie) ?? payoff(ends.win) ?? payoff(ends.lose) ?? 0;
  const fights = fightsToCome(mind.rules, state);
  return { ends, stakes: { win: payoff(ends.win) ?? tie, tie, lose: payoff(ends.lose) ?? tie, fights } };
};

const solved = (mind: Mind, state: State) => {
  const { ends, stakes } = weighed(mind, state);
  const answer = reckoned(mind, state, { ...sidesOf(mind.rules, state, mind.seat, fightIn(state)), ...stakes });
  return { ends, answer, value: answer.value };
};

type Reckoned = Omit<Duel, 'mix'>;

/** Whose card is called lays it before the eyes of the other, who chooses knowing it (R-TEL-01). */
const reckoned = ({ rules, seat }: Mind, state: State, fight: Fight): Reckoned => {
  const [own, his] = [seat, opponent(seat)].map((each) => calledCard(state, each));
  if (his !== undefined) return against(fight, cardValue(rules, his));
  if (own === undefined) return duel(fight);
  const { value, winChance, tieChance } = against(mirrored(fight), cardValue(rules, own));
  return { value: -value, winChance: 1 - winChance - tieChance, tieChance };
};

/** The best there is against a card one knows. */
const against = (fight: Fight, laid: number): Reckoned => {
  const [best] = answersTo(fight, laid);
  const tieChance = fight.edge + (best?.bonus ?? 0) === laid ? 1 : 0;
  return { value: best?.value ?? 0, winChance: best?.winChance ?? 0, tieChance };
};

const mirrored = ({ edge, fights, lose, other, own, tie, win }: Fight): Fight => ({
  ...{ edge: -edge, fights, own: other, other: own },
  ...{ lose: -win, tie: -tie, win: -lose },
});

const ENDS = ['win', 'tie', 'lose'] as const;
type End = (typeof ENDS)[number];

/** One pair of cards for each way it may end. */
const endsOf = (mind: Mind, state: State): Readonly<Partial<Record<End, State>>> => {
  const { own: hand, other, edge } = sidesOf(mind.rules, state, mind.seat, fightIn(state));
  const ends: Partial<Record<End, State>> = {};
  for (const own of new Set(layable(hand))) {
    for (const his of new Set(layable(other))) {
      const difference = edge + own - his;
      const end = difference > 0 ? 'win' : difference < 0 ? 'lose' : 'tie';
      ends[end] ??= fought(mind, state, cardOf(mind.rules, own), cardOf(mind.rules, his));
    }
  }
  return ends;
};

const fightIn = ({ tasks }: State): CommitTask => tasks.find(({ kind }) => kind === 'commit') as CommitTask;

/** Before anybody chose, and both face-down: a card that lies there already is as unknown as one that does not. */
const uncommitted = (state: State): State => {
  const fight = fightIn(state);
  const { reader: _, calls: __, ...task } = fight;
  const { yellow, blue } = state.players;
  const players = { yellow: { ...yellow, committed: undefined }, blue: { ...blue, committed: undefined } };
  return { ...state, players, tasks: [...state.tasks.slice(0, state.tasks.indexOf(fight)), { ...task, seats: SEATS }] };
};

const fought = ({ rules, seat }: Mind, state: State, own: Card, his: Card): State => {
  const commit = (card: Card): Action => ({ type: 'commit', card });
  const half = apply(rules, state, seat, commit(own)).state;
  return apply(rules, half, opponent(seat), commit(his)).state;
};
