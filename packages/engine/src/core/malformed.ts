import { type Action, type ActionType, LIMITS, WAYS } from './action.ts';
import { PARTS } from './asking/option.ts';
import type { OptionPart } from './state.ts';

/**
 * Is this the data of an action at all? Actions come from outside: `check` asks before any rule is looked at,
 * `legal` never needs to. Whether the numbers name anything is for the rules to say.
 */
export const isWellFormed = (action: unknown): action is Action => {
  if (!isRecord(action) || !Object.hasOwn(action, 'type')) return false;
  if (typeof action.type !== 'string' || !Object.hasOwn(SHAPES, action.type)) return false;
  return matching(action, SHAPES[action.type as ActionType]) === Object.keys(action).length - 1;
};

type Test = (value: unknown) => boolean;
/** A field's name ends in `?` where it may be missing. */
type Shape = readonly (readonly [field: string, test: Test])[];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText: Test = (value) => typeof value === 'string';
const isWhole: Test = (value) => Number.isSafeInteger(value);
const isTrue: Test = (value) => value === true;
const isTrueOrWhole: Test = (value) => isTrue(value) || isWhole(value);
const isWay: Test = (value) => WAYS.some((way) => way === value);
const isLimit: Test = (value) => LIMITS.some((limit) => limit === value);
/** Spread, for `every` passes over holes. */
const isWalk: Test = (value) => Array.isArray(value) && value.length <= MOST_LEGS && [...value].every(isLeg);

const isOption: Test = (value) =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([part, content]) => PARTS.some((each) => each === part) && isPart(part as OptionPart, content),
  );

const isPart = (part: OptionPart, content: unknown): boolean =>
  part === 'word' || part === 'card' || part === 'kind' ? isText(content) : isWhole(content);

/** Far more legs than any walk has use for (B-OBJ-04 sets no bound), so that nobody sends a million. */
const MOST_LEGS = 100;

const isLeg: Test = (value) =>
  isRecord(value) && LEGS.some((leg) => matching(value, leg) === Object.keys(value).length);

const LEGS: readonly Shape[] = [
  [['to', isWhole]],
  [['take', isWhole]],
  [
    ['leave', isWhole],
    ['with?', isWhole],
    ['for?', isWhole],
  ],
];

const SHAPES: Readonly<Record<ActionType, Shape>> = {
  pick: [['kind', isText]],
  pair: [['number', isText]],
  forgo: [['kind', isText]],
  line: [['kind', isText]],
  hide: [
    ['kind', isText],
    ['tile', isWhole],
  ],
  draw: [['drawn', isText]],
  face: [['at', isWhole]],
  card: [['card', isText]],
  reveal: [
    ['piece', isWhole],
    ['tile', isWhole],
  ],
  place: [
    ['token', isWhole],
    ['at', isWhole],
  ],
  rotate: [
    ['piece', isWhole],
    ['tile', isWhole],
    ['way', isWay],
  ],
  move: [
    ['piece', isWhole],
    ['walk', isWalk],
  ],
  attack: [
    ['piece', isWhole],
    ['target', isWhole],
    ['way?', isText],
  ],
  jump: [
    ['piece', isWhole],
    ['over', isWhole],
    ['to', isWhole],
    ['leave?', isTrueOrWhole],
    ['card?', isText],
  ],
  use: [
    ['offer', isText],
    ['piece', isWhole],
    ['target?', isWhole],
    ['leave?', isTrue],
  ],
  commit: [['card', isText]],
  answer: [['option', isOption]],
  pass: [],
  resign: [],
  agree: [],
  timeout: [['of', isLimit]],
};

/** How many fields are as the shape wants them; -1 when one is missing or wrong. */
const matching = (value: Record<string, unknown>, shape: Shape): number => {
  let known = 0;
  for (const [field, test] of shape) {
    const name = field.endsWith('?') ? field.slice(0, -1) : field;
    if (Object.hasOwn(value, name)) {
      if (!test(value[name])) return -1;
      known++;
    } else if (name === field) return -1;
  }
  return known;
};
