import type { Action } from '../../core/action.ts';
import { legal, movers } from '../../core/choices/legal.ts';
import { check, perform } from '../../core/decide.ts';
import { evolve } from '../../core/evolve.ts';
import { ACTORS, type Actor, isAsked, isSeat, type State, topTask } from '../../core/state.ts';
import { formatAction } from '../../notation/action.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { keyOf } from '../same.ts';

/** A seat's list of choices in a state, as `legal` gives it. */
export interface Offered {
  readonly rules: Ruleset;
  readonly state: State;
  readonly actor: Actor;
  readonly listed: readonly Action[];
}

export const offeredTo = (rules: Ruleset, state: State, actor: Actor): Offered => ({
  rules,
  state,
  actor,
  listed: [...legal(rules, state, actor)],
});

/** L3: whatever is listed is allowed. */
export const listedIsAllowed = ({ rules, state, actor, listed }: Offered): readonly string[] =>
  listed.flatMap((action) => {
    const refusal = check(rules, state, actor, action);
    return refusal ? [`${actor}'s ${keyOf(action)} is listed and refused: ${refusal.code}.`] : [];
  });

/** L3: no action is listed twice, and no two Moves of one character come to the same. */
export const outcomesDiffer = (offered: Offered): readonly string[] => {
  const { rules, state, actor, listed } = offered;
  // Of a room that is there twice chance draws each as often (P-MIX-11).
  if (actor === 'chance') return [];
  const known = new Map<string, Action>();
  return listed.flatMap((action) => {
    const key = action.type === 'move' ? outcomeOf(rules, state, actor, action) : keyOf(action);
    const twin = known.get(key);
    known.set(key, action);
    return twin ? [`${actor}'s ${name(offered, twin)} and ${name(offered, action)} come to the same.`] : [];
  });
};

/** L3: the list is what each mover may do, and to pass. */
export const moversDoItAll = ({ rules, state, actor, listed }: Offered, ready = movers): readonly string[] => {
  if (!isSeat(actor) || topTask(state)?.kind !== 'act' || !isAsked(state, actor)) return [];
  const rest = new Set(listed.map(keyOf));
  const told: Action[] = ready(rules, state, actor).flatMap((mover) => [...legal(rules, state, actor, mover)]);
  const pass: Action = { type: 'pass' };
  const passes = check(rules, state, actor, pass) ? [] : [pass];
  const alone = [...told, ...passes].filter((action) => !rest.delete(keyOf(action)));
  return [
    ...alone.map((action) => `${actor}'s ${keyOf(action)} is a mover's and not listed.`),
    ...[...rest].map((key) => `${actor}'s ${key} is listed and no mover's.`),
  ];
};

/** L3: whatever passes `check` is listed; a Move, one with the same outcome in no more steps. */
export const allowedIsListed = (offered: Offered, wished: Iterable<Action>): readonly string[] => {
  const { rules, state, actor, listed } = offered;
  const steps = new Map<string, number>();
  const plain = new Set<string>();
  for (const action of listed) {
    if (action.type === 'move') {
      const outcome = outcomeOf(rules, state, actor, action);
      steps.set(outcome, Math.min(stepsOf(action), steps.get(outcome) ?? Infinity));
    } else plain.add(keyOf(action));
  }
  const faults: string[] = [];
  for (const action of wished) {
    if (UNLISTED.includes(action.type) || check(rules, state, actor, action)) continue;
    if (action.type !== 'move') {
      if (!plain.has(keyOf(action))) faults.push(`${actor}'s ${keyOf(action)} is allowed and not listed.`);
      continue;
    }
    const fewest = steps.get(outcomeOf(rules, state, actor, action));
    if (fewest === undefined)
      faults.push(`${actor}'s ${name(offered, action)} is allowed; no listed Move comes to the same.`);
    else if (fewest > stepsOf(action))
      faults.push(`${actor}'s ${name(offered, action)} is shorter than the listed Move.`);
  }
  return faults;
};

/** L7: exactly those who are asked have something to do; the clock runs only in timed games. */
export const onlyTheAskedAct = (rules: Ruleset, state: State, choices: typeof legal = legal): readonly string[] => {
  const faults: string[] = [];
  if ((state.ending === undefined) !== state.tasks.length > 0)
    faults.push('A game is over when nobody is asked, and not before.');
  for (const actor of ACTORS) {
    const { length } = choices(rules, state, actor);
    if (actor === 'clock') {
      if (length > 0 && (rules.options.timer === undefined || state.ending))
        faults.push('The clock runs and should stand.');
    } else if (length > 0 !== isAsked(state, actor)) {
      faults.push(`${actor} is ${isAsked(state, actor) ? 'asked' : 'not asked'} and has ${length} choices.`);
    }
  }
  return faults;
};

/** Always open, and never listed. */
const UNLISTED: readonly Action['type'][] = ['resign', 'agree'];

const name = ({ rules, state }: Offered, action: Action): string => formatAction(rules, state, action);

const endOf = ({ pieces }: State, action: Action): number => {
  if (action.type !== 'move') return -1;
  const leg = action.walk.findLast((each) => 'to' in each);
  return leg && 'to' in leg ? leg.to : (pieces[action.piece]?.at ?? -1);
};

const stepsOf = (action: Action): number =>
  action.type === 'move' ? action.walk.filter((leg) => 'to' in leg).length : 0;

/** Whose it is, the state it leads to, and where it ends: one may leave by any place of the line. */
const outcomeOf = (rules: Ruleset, state: State, actor: Actor, action: Action): string => {
  const { pieces, ...rest } = perform(rules, state, actor, action).reduce(evolve, state);
  const { players, turn, tasks, ending } = rest;
  const where = pieces.map(
    ({ at, carrier, wounded }) => `${at}${carrier === undefined ? '' : `<${carrier}`}${wounded ? '*' : ''}`,
  );
  const mover = action.type === 'move' ? action.piece : '';
  return `${mover} ${endOf(state, action)} ${where.join()} ${players.yellow.bank}:${players.blue.bank} ${JSON.stringify([turn, tasks, ending])}`;
};
