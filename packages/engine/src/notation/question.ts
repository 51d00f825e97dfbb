import { type Actor, HIDDEN, type Option, type QuestionTask, SEATS, type Seat, type Tile } from '../core/state.ts';
import { say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatOption, isName, readOption } from './option.ts';
import type { PositionReading } from './read-tiles.ts';
import { cutOnce, either, endOf, miss, oneOf, part, readNumber, type Word, wordsOf } from './words.ts';

/** `call about:piece=yTe else=2 card=C1 card=C2 word=none`, `deal from=deck only=blue`. */
export const formatQuestion = (rules: Ruleset, tiles: readonly Tile[], task: QuestionTask): readonly string[] => {
  const { asks, about, from, only, options, otherwise } = task;
  return [
    asks,
    ...(about === undefined ? [] : [`${ABOUT}${formatOption(rules, tiles, about)}`]),
    ...(from === undefined ? [] : [`from=${from}`]),
    ...(only === undefined ? [] : [`only=${only}`]),
    ...(otherwise === 0 ? [] : [`else=${otherwise}`]),
    ...(options === HIDDEN ? [HIDDEN] : options.map((option) => formatOption(rules, tiles, option))),
  ];
};

const ABOUT = 'about:';

export const readQuestion = (draft: PositionReading, seats: readonly Actor[], inside: Word): QuestionTask => {
  const end = endOf(inside);
  const [, name = end, ...rest] = wordsOf(inside);
  const known = Object.keys(draft.rules.questions);
  const asks = oneOf(known, name.text) ?? miss(draft, name, say('questionOf', { list: known })) ?? '';
  const notes: Notes = {};
  const options: Option[] = [];
  let isHidden = false;
  for (const word of rest) {
    if (readNote(draft, notes, word)) continue;
    if (word.text === HIDDEN) isHidden = true;
    else options.push(readOption(draft, draft.tiles, word) ?? {});
  }
  const { otherwise = 0, ...others } = notes;
  if (isHidden && options.length > 0) miss(draft, end, 'hiddenAlone');
  if (otherwise > 0 && otherwise >= options.length) miss(draft, end, 'optionCount');
  return { kind: 'question', seats, asks, options: isHidden ? HIDDEN : options, otherwise, ...others };
};

type Note = Exclude<keyof QuestionTask, 'kind' | 'seats' | 'asks' | 'options'>;
type Notes = { -readonly [Name in Note]?: Exclude<QuestionTask[Name], undefined> };

const readNote = (draft: PositionReading, notes: Notes, word: Word): boolean => {
  if (word.text.startsWith(ABOUT)) {
    notes.about = readOption(draft, draft.tiles, part(word, ABOUT.length)) ?? {};
    return true;
  }
  const [key, value = endOf(word)] = cutOnce(word, '=');
  if (key.text === 'from') notes.from = readName(draft, value);
  else if (key.text === 'only') notes.only = readSeat(draft, value);
  else if (key.text === 'else') notes.otherwise = readNumber(draft, value, 'optionNumber');
  else return false;
  return true;
};

const readName = (draft: PositionReading, word: Word): string => {
  if (!isName(word.text)) miss(draft, word, 'pileName');
  return word.text;
};

const readSeat = (draft: PositionReading, word: Word): Seat =>
  oneOf(SEATS, word.text) ?? miss(draft, word, either(SEATS)) ?? 'yellow';
