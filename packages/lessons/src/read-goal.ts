import { featsIn, isSeat, type Option, type PieceId, type Ruleset, type Seat, type State, say } from '@archmage/engine';
import {
  cut,
  endOf,
  miss,
  nothingAfter,
  oneOf,
  type Reading,
  SPELLINGS,
  type Spelling,
  trimmed,
  type Word,
  wordsOf,
} from '@archmage/engine/text';
import type { Condition } from './lesson.ts';

/** Where names mean something. */
export interface Scene {
  readonly reading: Reading;
  readonly rules: Ruleset;
  readonly state: State;
}

/** `yWa out or yellow scores 1`. */
export const readAny = (scene: Scene, line: Word): readonly Condition[] =>
  cut(line, ' or ').flatMap((words) => readCondition(scene, trimmed(words)) ?? []);

const readCondition = (scene: Scene, line: Word): Condition | undefined => {
  const [subject = line, verb = endOf(line), object = endOf(line), more] = wordsOf(line);
  nothingAfter(scene.reading, more);
  const said: Said = { line, verb, object };
  if (isSeat(subject.text)) return ofSeat(scene, subject.text, said);
  const tile = find(scene, SPELLINGS.tile, subject);
  if (tile !== undefined) return ofRoom(scene, tile, said);
  if (subject.text === 'turn' && verb.text === 'over') return alone(scene, { is: 'over' }, said);
  const piece = find(scene, SPELLINGS.piece, subject);
  return piece === undefined ? unlike(scene, said) : ofToken(scene, piece, said);
};

interface Said {
  readonly line: Word;
  readonly verb: Word;
  readonly object: Word;
}

const ofSeat = (scene: Scene, seat: Seat, said: Said): Condition | undefined => {
  const { verb, object } = said;
  if (verb.text === 'did') return readDeed(scene, seat, object);
  if (verb.text !== 'scores') return unlike(scene, said);
  if (!/^\d{1,2}$/.test(object.text)) return miss(scene.reading, object, 'victoryPoints');
  return { is: 'scores', seat, points: Number(object.text) };
};

const ofRoom = (scene: Scene, tile: number, said: Said): Condition | undefined => {
  const is = oneOf(['revealed', 'turned'] as const, said.verb.text);
  return is === undefined ? unlike(scene, said) : alone(scene, { is, tile }, said);
};

const ofToken = (scene: Scene, piece: PieceId, said: Said): Condition | undefined => {
  const { verb, object } = said;
  const is = oneOf(['out', 'dead', 'wounded', 'well'] as const, verb.text);
  if (is !== undefined) return alone(scene, { is, piece }, said);
  if (verb.text === 'did') return readDeed(scene, piece, object);
  if (verb.text === 'at') {
    const place = expect(scene, SPELLINGS.place, object);
    return place === undefined ? undefined : { is: 'at', piece, place };
  }
  if (verb.text === 'in') {
    const tile = expect(scene, SPELLINGS.tile, object);
    return tile === undefined ? undefined : { is: 'in', piece, tile };
  }
  if (verb.text !== 'has') return unlike(scene, said);
  const token = expect(scene, SPELLINGS.piece, object);
  return token === undefined ? undefined : { is: 'has', piece, token };
};

const alone = (scene: Scene, condition: Condition, { object }: Said): Condition => {
  if (object.text !== '') nothingAfter(scene.reading, object);
  return condition;
};

const unlike = ({ reading }: Scene, { line }: Said): undefined => miss(reading, line, 'condition');

const readDeed = ({ reading, rules }: Scene, by: Seat | PieceId, word: Word): Condition | undefined => {
  const deeds = featsIn(rules).flatMap((feat) => /^(?:action|offer|card) (\S+)$/.exec(feat)?.[1] ?? []);
  if (deeds.includes(word.text)) return { is: 'did', by, deed: word.text };
  return miss(reading, word, say('deed', { list: deeds }));
};

const PASS = 'pass';
const POINTED = ['piece', 'card', 'tile', 'place', 'edge'] as const;

/** Something on the table, by whichever name it has. */
export const readAim = (scene: Scene, word: Word): Option | undefined => {
  if (word.text === PASS) return { word: PASS };
  for (const part of POINTED) {
    const value = find<string | number>(scene, SPELLINGS[part] as Spelling<string | number>, word);
    if (value !== undefined) return { [part]: value };
  }
  return miss(scene.reading, word, 'aim');
};

const find = <T>({ rules, state }: Scene, spelling: Spelling<T>, word: Word): T | undefined =>
  spelling.parse(rules, state.tiles, word.text);

const expect = <T>(scene: Scene, spelling: Spelling<T>, word: Word): T | undefined =>
  find(scene, spelling, word) ?? miss(scene.reading, word, spelling.expects(scene.rules));
