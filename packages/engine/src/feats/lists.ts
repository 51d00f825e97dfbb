import type { ActionType } from '../core/action.ts';
import type { EventType, Removal } from '../core/event.ts';
import { SEATS, type TaskKind } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** By which rules it can happen. */
export type Given = (rules: Ruleset) => boolean;

const always: Given = () => true;
const timed: Given = ({ options }) => options.timer !== undefined;
const forgoing: Given = ({ forgoes }) => SEATS.some((seat) => forgoes[seat] > 0);
const choosing: Given = ({ teams }) => teams !== undefined;
const choosingFreely: Given = ({ teams }) => teams?.by === 'free';
const choosingTogether: Given = ({ teams }) => teams?.by === 'mutual';
/** More rooms than the board takes, of which nobody chooses. */
const pooling: Given = ({ grid, rooms, teams }) => teams === undefined && Object.keys(rooms).length > grid.slots;
const playing: Given = ({ cards }) => Object.values(cards).some(({ sort }) => sort === 'action');
const alone: Given = ({ options }) => options.solo !== undefined;
const killing: Given = ({ hazards }) => hazards.kills !== 0;
const asking: Given = ({ questions }) => Object.keys(questions).length > 0;
const madeByOffers =
  (event: EventType): Given =>
  ({ questions, roster }) =>
    roster.some(({ offers }) => offers.some(({ makes }) => makes?.includes(event))) ||
    Object.values(questions).some(({ makes }) => makes.includes(event));

const facing: Given = ({ grid }) => grid.posts > 0;

// Records, so that a new kind cannot be forgotten here.

export const ACTIONS: Readonly<Record<ActionType, Given>> = {
  pick: choosing,
  pair: choosing,
  forgo: forgoing,
  line: always,
  hide: always,
  face: facing,
  draw: always,
  card: playing,
  reveal: always,
  place: always,
  rotate: always,
  move: always,
  attack: always,
  jump: always,
  use: always,
  commit: always,
  answer: asking,
  pass: always,
  resign: always,
  agree: always,
  timeout: timed,
};

export const TASKS: Readonly<Record<TaskKind, Given>> = {
  draw: always,
  choose: choosingFreely,
  draft: choosingTogether,
  forgo: forgoing,
  lineup: always,
  hide: always,
  face: facing,
  card: playing,
  act: always,
  place: always,
  commit: always,
  question: asking,
};

export const EVENTS: Readonly<Record<EventType, Given>> = {
  asked: always,
  answered: always,
  pooled: pooling,
  named: choosingTogether,
  picked: choosing,
  paired: choosing,
  forgone: forgoing,
  lined: always,
  stashed: always,
  bagged: alone,
  teamShown: always,
  turnBegan: always,
  turnEnded: always,
  expired: timed,
  played: playing,
  discarded: always,
  recycled: playing,
  purseOpened: always,
  faced: facing,
  idled: ({ family }) => Number.isFinite(family.economy.idles),
  did: ({ roster }) => roster.some(({ attacksFreely, reaches }) => attacksFreely || reaches.some(({ once }) => once)),
  met: ({ family }) => family.movement.arrived !== undefined,
  swapped: madeByOffers('swapped'),
  kept: ({ family }) => family.economy.keeps > 0,
  purseClosed: always,
  spent: always,
  timeAdded: (rules) => timed(rules) && madeByOffers('timeAdded')(rules),
  revealed: always,
  entered: always,
  moved: always,
  took: always,
  stole: madeByOffers('stole'),
  left: always,
  rotated: always,
  marked: madeByOffers('marked'),
  covered: madeByOffers('covered'),
  uncovered: madeByOffers('uncovered'),
  fought: always,
  committed: always,
  handShown: madeByOffers('handShown'),
  unmasked: always,
  wounded: always,
  healed: madeByOffers('healed'),
  revived: madeByOffers('revived'),
  removed: always,
  banked: always,
  agreed: always,
  ended: always,
  chosen: asking,
  filled: madeByOffers('filled'),
  laid: madeByOffers('laid'),
  shuffled: madeByOffers('shuffled'),
  turned: madeByOffers('turned'),
};

export const REMOVED: Readonly<Record<Removal, Given>> = {
  exited: always,
  eliminated: always,
  fell: always,
  crushed: killing,
  vanished: alone,
  lost: always,
  used: always,
};
