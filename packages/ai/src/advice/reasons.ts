import {
  apply,
  cardValue,
  type EventOf,
  type GameEvent,
  isOfSort,
  type Member,
  OUT,
  opponent,
  type Piece,
  type PieceId,
  type Seat,
  type State,
  score,
} from '@archmage/engine';
import { fightEnds } from '../plan/answer.ts';
import { isFight } from '../plan/fight.ts';
import type { Line } from '../plan/line.ts';
import type { Mind } from '../plan/mind.ts';
import { scaleOf } from '../worth/scale.ts';
import { threatOf } from '../worth/threats.ts';
import { POINT, waysOut } from '../worth/ways.ts';
import type { Reason } from './advice.ts';

/** Why a plan is good, the most telling reason first; never empty. */
export const gainsOf = (mind: Mind, view: State, line: Line): readonly Reason[] => {
  const { rules, seat } = mind;
  const points = score(rules, line.state, seat);
  const wins = points >= rules.options.target && points > score(rules, line.state, opponent(seat));
  const gains: readonly Reason[] = [
    ...(wins ? [{ kind: 'wins' } as const] : []),
    ...broughtAbout(mind, line),
    ...waysWon(mind, view, line),
  ];
  return gains.length === 0 ? [{ kind: 'waits' }] : gains.slice(0, MOST);
};

/** As many as one reads in a line. */
const MOST = 3;

/** What the actions bring about, read from their events. */
const broughtAbout = (mind: Mind, line: Line): readonly Reason[] => {
  const reasons: Reason[] = [];
  for (const step of stepsOf(line)) {
    if (step.action?.type === 'reveal') reasons.push({ kind: 'reveals', piece: step.action.piece });
    else if (step.action?.type === 'attack') reasons.push(fightOf(mind, step));
    else if (step.action !== undefined && step.before !== undefined) {
      const { events } = apply(mind.rules, step.before.state, mind.seat, step.action);
      reasons.push(...events.flatMap((event, nth) => reasonIn({ mind, line, step }, event, events[nth + 1])));
    }
  }
  return reasons.sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
};

const RANK: readonly Reason['kind'][] = [
  'escapes',
  'kills',
  'fights',
  'strikes',
  'feints',
  'pushes',
  'heals',
  'reveals',
  'takes',
  'turns',
  'opens',
  'breaks',
  'closes',
];

const stepsOf = (line: Line): readonly Line[] => {
  const steps: Line[] = [];
  for (let at: Line | undefined = line; at?.action !== undefined; at = at.before) steps.push(at);
  return steps.reverse();
};

const fightOf = (mind: Mind, { action, state }: Line): Reason => {
  if (action?.type !== 'attack') return { kind: 'fights' };
  const { piece, target } = action;
  const won = isFight(state) ? fightEnds(mind, state).find((end) => isStruck(state, end.state, target)) : undefined;
  const chance = won?.share ?? 0;
  if (chance < HARDLY) return { kind: 'feints', piece, target };
  // Who attacks from afar is not hurt (R-RNG-06, R-SPEAR-03).
  return { kind: action.way === undefined ? 'fights' : 'strikes', piece, target, chance };
};

const isStruck = (before: State, after: State, target: PieceId): boolean => {
  const [was, is] = [before, after].map(({ pieces }) => pieces[target]);
  return was?.wounded !== is?.wounded || was?.at !== is?.at;
};

/** Nobody attacks to win who wins as seldom as that: he wants a card of the other's. */
const HARDLY = 0.05;

/** A step of a line, and whose line it is. */
interface StepTaken {
  readonly mind: Mind;
  readonly line: Line;
  readonly step: Line;
}

const reasonIn = (taken: StepTaken, event: GameEvent, next: GameEvent | undefined): readonly Reason[] => {
  switch (event.type) {
    case 'removed':
      return departure(taken.mind, event, next);
    case 'took':
    case 'stole':
      return taken.line.state.pieces[event.token]?.carrier === event.piece
        ? [{ kind: 'takes', piece: event.piece, target: event.token }]
        : [];
    case 'healed':
    case 'revived':
      return [{ kind: 'heals', target: event.piece }];
    case 'moved':
      return pushed(taken, event.piece);
    case 'rotated':
      return [{ kind: 'turns' }];
    case 'marked':
      return [{ kind: MARKING[event.state ?? 'closed'], ...doerOf(taken.step) }];
    default:
      return [];
  }
};

/** Somebody's ability moved an enemy (R-BAN-02); who falls is told of by his death. */
const pushed = ({ line, mind: { rules, seat }, step: { action } }: StepTaken, target: PieceId): readonly Reason[] => {
  const isPush =
    action?.type === 'use' && rules.roster[target]?.owner !== seat && line.state.pieces[target]?.at !== OUT;
  return isPush ? [{ kind: 'pushes', piece: action.piece, target }] : [];
};

const MARKING = { open: 'opens', broken: 'breaks', closed: 'closes' } as const;

/** One's own who leave, and enemies who die; who is carried out scores nothing (B-EXIT-04). */
const departure = (
  { rules, seat }: Mind,
  { piece, why }: EventOf<'removed'>,
  next: GameEvent | undefined,
): readonly Reason[] => {
  const { owner, sort } = rules.roster[piece] as Member;
  const isOwn = owner === seat;
  if (sort !== 'character' || isOwn !== (why === 'exited')) return [];
  const points = next?.type === 'banked' ? { points: next.points } : {};
  return [isOwn ? { kind: 'escapes', piece, ...points } : { kind: 'kills', target: piece, ...points }];
};

/** Whose way out has become shorter, and whose way the plan has barred. */
const waysWon = (mind: Mind, view: State, line: Line): readonly Reason[] => {
  const won = (seat: Seat) =>
    mind.rules.characters[seat]
      .map((piece) => ({ piece, gain: nearness(mind, view, piece) - nearness(mind, line.state, piece) }))
      .sort((a, b) => b.gain - a.gain);
  const [runner] = won(mind.seat);
  const barred = won(opponent(mind.seat)).at(-1);
  return [
    ...(runner !== undefined && runner.gain >= POINT ? [{ kind: 'approaches', piece: runner.piece } as const] : []),
    ...(barred !== undefined && barred.gain <= -POINT
      ? [{ kind: 'guards', ...doerOf(line), target: barred.piece } as const]
      : []),
  ];
};

/** Who did it: the last to act. */
const doerOf = ({ action }: Line): { readonly piece?: PieceId } =>
  action !== undefined && 'piece' in action ? { piece: action.piece } : {};

/** The way a character still has; one that is not there, before or after, neither won nor lost any. */
const nearness = ({ rules }: Mind, state: State, id: PieceId): number => {
  const { at, wounded } = state.pieces[id] as Piece;
  return at < 0 || wounded ? Number.NaN : (waysOut(rules, state.tiles, id)[at] as number);
};

/** What may go wrong with it. */
export const risksOf = (mind: Mind, line: Line): readonly Reason[] => {
  const spendsJump = stepsOf(line).some(({ action }) => action?.type === 'jump');
  return [
    ...overtaken(mind, line.state),
    ...exposed(mind, line.state),
    ...(line.action?.type === 'reveal' ? [{ kind: 'gamble' } as const] : []),
    ...(spendsJump ? [{ kind: 'spendsJump' } as const] : []),
  ].slice(0, 2);
};

/** The enemy who can leave in his next turn. */
const overtaken = (mind: Mind, state: State): readonly Reason[] => {
  const { rules, seat } = mind;
  const other = opponent(seat);
  const actions = state.players[other].hand.filter((card) => isOfSort(rules, card, 'action'));
  const most = Math.max(0, ...actions.map((card) => cardValue(rules, card)));
  const runner = rules.characters[other].find((id) => nearness(mind, state, id) <= most * POINT);
  if (runner === undefined) return [];
  return [{ kind: 'overtaken', piece: runner, points: mind.figures.points[runner] as number }];
};

/** The character that an enemy may hurt most. */
const exposed = ({ figures, rules, seat }: Mind, state: State): readonly Reason[] => {
  const scale = scaleOf(figures, state);
  let worst = { harm: SERIOUS, piece: -1, target: -1 };
  for (const id of rules.characters[seat]) {
    const piece = state.pieces[id] as Piece;
    if (piece.at < 0 || piece.carrier !== undefined) continue;
    for (const foe of rules.characters[opponent(seat)]) {
      const harm = threatOf(scale, foe, piece);
      if (harm > worst.harm) worst = { harm, piece: id, target: foe };
    }
  }
  return worst.piece < 0 ? [] : [{ kind: 'exposes', piece: worst.piece, target: worst.target }];
};

const SERIOUS = 0.1;
