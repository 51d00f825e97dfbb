import {
  compile,
  isAsked,
  isRefusal,
  parseAction,
  parsePosition,
  parseRulesId,
  type Ruleset,
  type State,
  say,
} from '@archmage/engine';
import { endOf, miss, type Reading, readAll, shifted, trimmed, type Word, wordsOf } from '@archmage/engine/text';
import { allOf, atMostOne, type Entry, oneOfKey, only, split, spoken } from './entries.ts';
import type { Exercise, Step, Story } from './lesson.ts';
import { type Part, prove } from './prove.ts';
import { readAim, readAny } from './read-goal.ts';
import { begin, stateOf, take } from './turn.ts';

/** An exercise that its own solution solves, and passing does not. */
export const readExercise = (reading: Reading, entries: readonly Entry[]): Exercise | undefined => {
  const [[opening, ...head] = [], ...parts] = split(entries, ['step']);
  const end = endOf(entries.at(-1)?.rest ?? START);
  if (opening && opening.rest.text !== '') miss(reading, opening.rest, 'lineEnd');
  only(reading, head, ['dtp', 'seed', 'reply'], 'step');
  const position = oneOfKey(reading, head, 'dtp', endOf(opening?.rest ?? end));
  const found = position && readPosition(reading, position);
  if (parts.length === 0) miss(reading, end, say('beginning', { list: ['step'] }));
  if (found === undefined) return undefined;
  const bare: Exercise = {
    ...found,
    seat: found.start.turn.seat,
    seed: atMostOne(reading, head, 'seed')?.rest.text ?? '',
    replies: allOf(head, 'reply').map(({ text }) => text),
    steps: [],
  };
  return readSteps(reading, bare, parts);
};

const START: Word = { text: '', line: 1, column: 1 };

/** What is wrong with it stands as many lines further down as the position does. */
const readPosition = (reading: Reading, entry: Entry): Pick<Exercise, 'rules' | 'start'> | undefined => {
  const above = entry.line.line - 1;
  const lines: string[] = [];
  for (const { line, text } of [entry.line, ...entry.more]) lines[line - 1 - above] = text;
  const text = Array.from(lines, (line = '') => line).join('\n');
  const id = parseRulesId(text, compile);
  const rules = id.ok ? compile(id.value) : id;
  const start = rules.ok ? parsePosition(text, rules.value) : rules;
  if (!start.ok) reading.error ??= { ...start.error, line: start.error.line + above };
  if (!start.ok || !rules.ok) return undefined;
  if (!isAsked(start.value, start.value.turn.seat)) return miss(reading, entry.at, 'asked');
  return { rules: rules.value, start: start.value };
};

/** Names mean what they mean where the solution has come to. */
const readSteps = (reading: Reading, bare: Exercise, parts: readonly (readonly Entry[])[]): Exercise | undefined => {
  const played: Part[] = [];
  const steps: Step[] = [];
  let story: Story | undefined = begin(bare);
  for (const entries of parts) {
    if (story === undefined) return undefined;
    const before: Story = story;
    steps.push(readStep(reading, bare.rules, stateOf(before), entries));
    story = playAll(reading, bare, before, allOf(entries, 'play'));
    if (story !== undefined) played.push({ before, after: story, at: entries });
  }
  const exercise = { ...bare, steps };
  if (reading.error === undefined) prove(reading, exercise, played);
  return exercise;
};

const readStep = (reading: Reading, rules: Ruleset, state: State, entries: readonly Entry[]): Step => {
  const [opening, ...lines] = entries;
  const end = endOf(entries.at(-1)?.rest ?? START);
  if (opening && opening.rest.text !== '') miss(reading, opening.rest, 'lineEnd');
  only(reading, lines, ['say', 'point', 'goal', 'play'], 'exercise');
  for (const key of ['goal', 'play'] as const)
    if (allOf(lines, key).length === 0) miss(reading, end, say('beginning', { list: [key] }));
  const scene = { reading, rules, state };
  return {
    say: spoken(reading, lines, 'say', end),
    aims: allOf(lines, 'point').flatMap((line) => readAll(wordsOf(line), (word) => readAim(scene, word))),
    goal: allOf(lines, 'goal').map((line) => readAny(scene, line)),
    solution: allOf(lines, 'play').map(({ text }) => text),
  };
};

const playAll = (reading: Reading, exercise: Exercise, story: Story, plays: readonly Word[]): Story | undefined => {
  let now = story;
  for (const play of plays.map(trimmed)) {
    const read = parseAction(exercise.rules, stateOf(now), exercise.seat, play.text);
    if (!read.ok) {
      reading.error ??= shifted(read.error, play);
      return undefined;
    }
    const next = take(exercise, now, read.value);
    if (isRefusal(next)) return miss(reading, play, 'legalAction');
    now = next;
  }
  return now;
};
