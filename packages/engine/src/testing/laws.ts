import { evolve } from '../core/evolve.ts';
import type { Batch } from '../core/record.ts';
import { ACTORS, type State } from '../core/state.ts';
import { formatPositionLine } from '../notation/position.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { accountsBalance, actionsArePaid } from './laws/accounts.ts';
import {
  allowedIsListed,
  listedIsAllowed,
  moversDoItAll,
  offeredTo,
  onlyTheAskedAct,
  outcomesDiffer,
} from './laws/choices.ts';
import { combatsAddUp } from './laws/combat.ts';
import { actionsSurvive, positionsSurvive, recordsSurvive } from './laws/notation.ts';
import { pilesAreConserved } from './laws/piles.ts';
import { goldenRulesHold, tokensAreConserved } from './laws/tokens.ts';
import { legalityLeaksNothing, viewsFoldAlike } from './laws/views.ts';
import { type Random, randomOf } from './random.ts';
import { isSame } from './same.ts';
import { wishes } from './wishes.ts';

/** What must hold in every state of every game. A violation is a sentence with the law's name and the position. */
export interface Laws {
  check(state: State, batch: Batch | undefined, next: State): readonly string[];
}

export interface LawsOptions {
  /** The dear laws (L1, L3, L4) look at every n-th state only. */
  readonly sample?: number;
  readonly seed?: number;
}

export const lawsOf = (rules: Ruleset, { sample = 1, seed = 1 }: LawsOptions = {}): Laws => {
  const random = randomOf(seed);
  let turn = 0;
  return {
    check: (state, batch, next) => [
      ...(batch === undefined ? [] : overStep(rules, state, batch, next)),
      ...inState(rules, next),
      ...(turn++ % sample === 0 ? [...inDepth(rules, next, random), ...inWriting(rules, state, batch)] : []),
    ],
  };
};

const overStep = (rules: Ruleset, state: State, batch: Batch, next: State): readonly string[] => [
  ...named(rules, state, 'L2', viewsFoldAlike(state, batch.events)),
  ...named(rules, state, 'L5', actionsArePaid(rules, state, batch)),
  ...named(rules, state, 'L6', isSame(batch.events.reduce(evolve, state), next) ? [] : ['The events lead elsewhere.']),
];

const inState = (rules: Ruleset, state: State): readonly string[] => [
  ...named(rules, state, 'L5', tokensAreConserved(rules, state)),
  ...named(rules, state, 'L5', goldenRulesHold(rules, state)),
  ...named(rules, state, 'L5', accountsBalance(rules, state)),
  ...named(rules, state, 'L5', pilesAreConserved(state)),
  ...named(rules, state, 'L5', combatsAddUp(rules, state)),
  ...named(rules, state, 'L7', onlyTheAskedAct(rules, state)),
];

const inDepth = (rules: Ruleset, state: State, random: Random): readonly string[] => {
  const offered = ACTORS.map((actor) => offeredTo(rules, state, actor));
  return [
    ...named(rules, state, 'L1', legalityLeaksNothing(rules, state, random)),
    ...named(rules, state, 'L3', offered.flatMap(listedIsAllowed)),
    ...named(rules, state, 'L3', offered.flatMap(outcomesDiffer)),
    ...named(
      rules,
      state,
      'L3',
      offered.flatMap((each) => moversDoItAll(each)),
    ),
    ...named(
      rules,
      state,
      'L3',
      offered.flatMap((each) => allowedIsListed(each, wishes(rules, state, each.actor, random).take(40))),
    ),
    ...named(rules, state, 'L4', positionsSurvive(rules, state)),
    ...named(rules, state, 'L4', actionsSurvive(rules, state, random)),
  ];
};

const inWriting = (rules: Ruleset, state: State, batch: Batch | undefined): readonly string[] =>
  batch === undefined ? [] : named(rules, state, 'L4', recordsSurvive(rules, state, batch));

const named = (rules: Ruleset, state: State, law: string, faults: readonly string[]): readonly string[] =>
  faults.map((fault) => `${law}: ${fault} In ${formatPositionLine(rules, state)}`);
