import { type Actor, CHOICES, DRAWS, type PieceId, SEATS, type Task, type TaskKind, type Tile } from '../core/state.ts';
import { say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatTerms, readTerms } from './combat.ts';
import { aSlot, formatTile, parseTile } from './place.ts';
import { formatQuestion, readQuestion } from './question.ts';
import type { PositionReading } from './read-tiles.ts';
import { EMPTY, formatList, readToken } from './token.ts';
import {
  cut,
  cutOnce,
  either,
  endOf,
  miss,
  nothingAfter,
  oneOf,
  part,
  readAll,
  readNumber,
  type Word,
  wordsOf,
} from './words.ts';

/** `act(yellow) commit(blue yWa,yTh x bTr 5:4)`: a stack, its top last. */
export const formatTasks = (rules: Ruleset, tiles: readonly Tile[], tasks: readonly Task[]): string =>
  tasks.map((task) => `${task.kind}(${notes(rules, tiles, task).join(' ')})`).join(' ');

export const readTasks = (draft: PositionReading, line: Word): readonly Task[] => {
  const tasks: Task[] = [];
  for (let at = 0; line.text.slice(at).trim() !== ''; ) {
    const [all, name = '', inside = ''] = /^\s*([a-z]+)\(([^()]*)\)(?!\S)/.exec(line.text.slice(at)) ?? [];
    const start = at + line.text.slice(at).search(/\S/);
    const kind = oneOf(KINDS, name);
    if (all === undefined || kind === undefined) {
      miss(draft, part(line, start), say('taskLike', { list: KINDS }));
      return tasks;
    }
    const open = start + name.length + 1;
    const task = readTask(draft, kind, part(line, open, open + inside.length));
    if (task) tasks.push(task);
    at += all.length;
  }
  return tasks;
};

type PlainKind = Exclude<TaskKind, 'question'>;
type Reader = (draft: PositionReading, seats: readonly Actor[], words: Words, more: readonly Word[]) => Task;

const READERS: { readonly [K in PlainKind]: Reader } = {
  draw: (draft, seats, [what, tile]) => ({
    kind: 'draw',
    seats,
    what: oneOf(DRAWS, what.text) ?? miss(draft, what, either(DRAWS)) ?? 'room',
    ...(tile.text === '' && what.text !== 'room' ? {} : { tile: readTile(draft, tile) }),
  }),
  choose: (_, seats) => ({ kind: 'choose', seats }),
  draft: (draft, seats, [what]) => ({
    kind: 'draft',
    seats,
    what: oneOf(CHOICES, what.text) ?? miss(draft, what, either(CHOICES)) ?? 'pair',
  }),
  forgo: (_, seats) => ({ kind: 'forgo', seats }),
  lineup: (_, seats) => ({ kind: 'lineup', seats }),
  hide: (_, seats) => ({ kind: 'hide', seats }),
  face: (_, seats) => ({ kind: 'face', seats }),
  card: (_, seats) => ({ kind: 'card', seats }),
  act: (_, seats) => ({ kind: 'act', seats }),
  place: (draft, seats, [tile, tokens, then, after]) => {
    if (then.text !== '' && then.text !== 'then') miss(draft, then, either(["'then'", "')'"]));
    return {
      kind: 'place',
      seats,
      tile: readTile(draft, tile),
      tokens: readList(draft, tokens),
      after: then.text === '' ? [] : readList(draft, after),
    };
  },
  commit: (draft, seats, [attackers, x, defenders, strength], terms) => {
    if (x.text !== 'x') miss(draft, x, 'versus');
    const [yellow, blue = endOf(strength)] = cutOnce(strength, ':');
    return {
      kind: 'commit',
      seats,
      attackers: readList(draft, attackers),
      defenders: readList(draft, defenders),
      strength: { yellow: readStrength(draft, yellow), blue: readStrength(draft, blue) },
      ...readTerms(draft, terms),
    };
  },
};

/** Missing words are empty and stand at the end. */
type Words = readonly [Word, Word, Word, Word];

/** How many words may follow the seats. */
const LENGTHS: Readonly<Record<PlainKind, number>> = {
  draw: 2,
  choose: 0,
  draft: 1,
  forgo: 0,
  lineup: 0,
  hide: 0,
  face: 0,
  card: 0,
  act: 0,
  place: 4,
  commit: Number.POSITIVE_INFINITY,
};
const KINDS = [...(Object.keys(LENGTHS) as readonly PlainKind[]), 'question'] as const;

const readTask = (draft: PositionReading, kind: TaskKind, inside: Word): Task => {
  const end = endOf(inside);
  const [seats = end, first = end, second = end, third = end, fourth = end, ...more] = wordsOf(inside);
  if (kind === 'question') return readQuestion(draft, readSeats(draft, kind, seats), inside);
  nothingAfter(draft, wordsOf(inside)[LENGTHS[kind] + 1]);
  return READERS[kind](draft, readSeats(draft, kind, seats), [first, second, third, fourth], more);
};

/** Chance draws, is asked, and places for whoever has run out of time (B-OPT-04); players do the rest. */
const readSeats = (draft: PositionReading, kind: TaskKind, word: Word): readonly Actor[] => {
  const isEitherAsked = kind === 'place' || kind === 'question';
  const actors: readonly Actor[] =
    kind === 'draw'
      ? ['chance']
      : isEitherAsked || (kind === 'commit' && draft.rules.course !== undefined)
        ? [...SEATS, 'chance']
        : SEATS;
  return readAll(cut(word, ','), (name) => oneOf(actors, name.text) ?? miss(draft, name, either(actors)));
};

const readTile = (draft: PositionReading, word: Word): number => {
  const tile = parseTile(draft.tiles, word.text);
  if (tile < 0) miss(draft, word, aSlot(draft.rules.grid));
  return tile;
};

const readList = (draft: PositionReading, word: Word): readonly PieceId[] =>
  word.text === EMPTY ? [] : readAll(cut(word, ','), (token) => readToken(draft, token));

const readStrength = (draft: PositionReading, word: Word): number =>
  word.text.startsWith('-') ? 0 - readNumber(draft, part(word, 1), 'strength') : readNumber(draft, word, 'strength');

const notes = (rules: Ruleset, tiles: readonly Tile[], task: Task): readonly string[] => {
  const seats = task.seats.join(',');
  if (task.kind === 'draw') {
    return [seats, task.what, ...(task.tile === undefined ? [] : [formatTile(tiles, task.tile)])];
  }
  if (task.kind === 'place') {
    const after = task.after.length > 0 ? ['then', formatList(rules, task.after)] : [];
    return [seats, formatTile(tiles, task.tile), formatList(rules, task.tokens), ...after];
  }
  if (task.kind === 'question') return [seats, ...formatQuestion(rules, tiles, task)];
  if (task.kind === 'draft') return [seats, task.what];
  if (task.kind !== 'commit') return [seats];
  const { yellow, blue } = task.strength;
  const fight = [formatList(rules, task.attackers), 'x', formatList(rules, task.defenders), `${yellow}:${blue}`];
  return [seats, ...fight, ...formatTerms(rules, task)];
};
