import { type Action, SECRET_ACTIONS } from '../core/action.ts';
import { limits } from '../core/actions/clock.ts';
import { legal } from '../core/choices/legal.ts';
import { check, decide } from '../core/decide.ts';
import type { GameEvent } from '../core/event.ts';
import { evolve } from '../core/evolve.ts';
import type { Refusal } from '../core/refusal.ts';
import { type Actor, isAskedInSecret, isSeat, type Seat, type State, topTask } from '../core/state.ts';
import { type Memory, redact, redactEvent, type Viewer } from '../core/views/redact.ts';
import { isTelling } from '../core/views/takeback.ts';
import { formatSecret } from '../notation/action.ts';
import { formatPositionLine } from '../notation/position.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { isUnknown } from './laws/views.ts';
import type { Random } from './random.ts';
import { clip, isSame, keyOf } from './same.ts';
import { wishes } from './wishes.ts';

/** Two states that somebody cannot tell apart. */
export interface Worlds {
  readonly rules: Ruleset;
  readonly viewer: Viewer;
  readonly memory: Memory;
  readonly one: State;
  readonly other: State;
}

/** What the rules do in a world; a test may put something leaky in its place. */
export interface Referee {
  readonly legal: typeof legal;
  readonly check: typeof check;
  readonly decide: typeof decide;
  readonly redactEvent: typeof redactEvent;
}
const REFEREE: Referee = { legal, check, decide, redactEvent };

/**
 * Plays what looks the same in both worlds until they part before everybody's eyes. Whatever the viewer could
 * tell them apart by earlier, a view, an event, a choice, a refusal or an error, is a leak: one sentence each.
 */
export const compareWorlds = (
  worlds: Worlds,
  random: Random,
  cap = 60,
  referee: Referee = REFEREE,
): readonly string[] => {
  let now = worlds;
  for (let count = 0; count < cap; count++) {
    const faults = [...viewFaults(now), ...choiceFaults(now, random, referee)];
    const step = faults.length > 0 ? undefined : stepOf(now, random, referee);
    if (step?.faults.length === 0 && step.next) {
      now = step.next;
      continue;
    }
    return [...faults, ...(step?.faults ?? [])].map((fault) => `${fault} ${scene(now)}`);
  }
  return [];
};

const scene = ({ rules, viewer, memory, one, other }: Worlds): string =>
  `To ${viewer}, who ${memory}, between ${formatPositionLine(rules, one)} and ${formatPositionLine(rules, other)}`;

const viewFaults = ({ memory, one, other, viewer }: Worlds): readonly string[] =>
  isSame(redact(one, viewer, memory), redact(other, viewer, memory)) ? [] : ['The views differ.'];

/** Everybody's choices are public once set-up is over, unless they follow from covered cards; the viewer's own are his. */
const choiceFaults = ({ one, other, rules, viewer }: Worlds, random: Random, referee: Referee): readonly string[] => {
  const faults: string[] = [];
  const isOpen = one.turn.number > 0 && rules.covert.length === 0;
  for (const actor of ['yellow', 'blue', 'chance', 'clock'] as const) {
    if (!isOpen && actor !== viewer && isSeat(actor)) continue;
    // Which rooms are left is a secret where each brought his own (P-HID-05).
    if (actor === 'chance' && rules.teams?.by === 'free' && rules.teams.pairs > 0) continue;
    if (actor !== viewer && isUnknown(one, actor, viewer)) continue;
    const [here, there] = [one, other].map((state) => JSON.stringify([...referee.legal(rules, state, actor)]));
    if (here !== there) faults.push(`${actor} may do ${clip(here ?? '')} or ${clip(there ?? '')}.`);
    for (const action of wishes(rules, one, actor, random).take(6)) {
      const answers = [one, other].map((state) => attempt(() => referee.check(rules, state, actor, action)));
      if (!isSame(answers[0], answers[1])) faults.push(`${actor}'s ${keyOf(action)} is ${keyOf(answers)}.`);
    }
  }
  if (!isSame(limits(rules, one), limits(rules, other))) faults.push('Different clocks run.');
  return faults;
};

interface Step {
  readonly faults: readonly string[];
  /** Absent when the worlds have parted, or the game is over. */
  readonly next?: Worlds;
}

const stepOf = (worlds: Worlds, random: Random, referee: Referee): Step => {
  const { one, other, rules } = worlds;
  const seats = topTask(one)?.seats ?? [];
  if (seats.length === 0) return { faults: [] };
  const actor = random.pick(seats);
  const actions = twinActions(worlds, actor, random, referee);
  if (actions === undefined) return { faults: [] };
  const results = [
    attempt(() => referee.decide(rules, one, actor, actions[0])),
    attempt(() => referee.decide(rules, other, actor, actions[1])),
  ] as const;
  const [here, there] = results;
  if (!Array.isArray(here) || !Array.isArray(there)) {
    return isSame(here, there) ? { faults: [] } : { faults: [`${keyOf(actions)} come to ${clip(keyOf(results))}.`] };
  }
  return compareEvents(worlds, here, there, referee);
};

type Outcome = readonly GameEvent[] | Refusal | string | undefined;

const attempt = (ask: () => readonly GameEvent[] | Refusal | undefined): Outcome => {
  try {
    return ask();
  } catch (error) {
    return `thrown: ${error instanceof Error ? error.message : error}`;
  }
};

/** Event by event: a difference is fair where something is turned up for all to see, and a leak anywhere else. */
const compareEvents = (
  worlds: Worlds,
  here: readonly GameEvent[],
  there: readonly GameEvent[],
  referee: Referee,
): Step => {
  const { memory, viewer } = worlds;
  for (let nth = 0; nth < Math.max(here.length, there.length); nth++) {
    const [mine, yours] = [here[nth], there[nth]];
    const seen = mine && referee.redactEvent(mine, viewer, memory);
    const alike = yours && referee.redactEvent(yours, viewer, memory);
    if (isSame(seen, alike)) continue;
    const isTurnedUp = mine && yours && mine.type === yours.type && isTelling(mine);
    const isFair = isTurnedUp || (worlds.rules.covert.length > 0 && [mine, yours].some(isShowingCards));
    return { faults: isFair ? [] : [`The event ${keyOf(seen)} or ${keyOf(alike)} tells.`] };
  }
  return {
    faults: [],
    next: { ...worlds, one: here.reduce(evolve, worlds.one), other: there.reduce(evolve, worlds.other) },
  };
};

/** Covered cards become known as they are played, and when they are taken back (B-HID-08). */
const isShowingCards = (event: GameEvent | undefined): boolean =>
  event !== undefined && ['played', 'discarded', 'recycled', 'handShown'].includes(event.type);

/** The same action, or for a secret choice of somebody else two that look alike. What comes of a seat's secret answer may show, so it is the same in number. */
const twinActions = (
  worlds: Worlds,
  actor: Actor,
  random: Random,
  referee: Referee,
): readonly [Action, Action] | undefined => {
  const { one, other, rules, viewer } = worlds;
  const mine = referee.legal(rules, one, actor);
  const nth = random.below(mine.length);
  const action = mine.at(nth);
  const isShown = rules.covert.length > 0 && showsCard(action);
  const isDrawn = actor === 'chance' && (onlyIn(one) ?? viewer) === viewer;
  if (actor !== viewer && (isShown || isDrawn)) {
    return referee.check(rules, other, actor, action) === undefined ? [action, action] : undefined;
  }
  if (isAskedInSecret(one) && onlyIn(one) !== viewer) {
    const theirs = referee.legal(rules, other, actor);
    const twin = actor === 'chance' ? random.below(theirs.length) : nth;
    return twin < theirs.length ? [action, theirs.at(twin)] : undefined;
  }
  if (actor === viewer || !SECRET_ACTIONS.includes(action.type)) return [action, action];
  const looks = formatSecret(rules, one, action);
  const alike = [...referee.legal(rules, other, actor)].filter((each) => formatSecret(rules, other, each) === looks);
  return alike.length > 0 ? [action, random.pick(alike)] : undefined;
};

const onlyIn = (state: State): Seat | undefined => {
  const task = topTask(state);
  return task?.kind === 'question' ? task.only : undefined;
};

/** In the other world he may not have it. */
const showsCard = ({ type }: Action): boolean => type === 'card' || type === 'jump';
