import { isStuck } from '../core/choices/legal.ts';
import { unseenPieces } from '../core/start.ts';
import { type Piece, SEATS, type State } from '../core/state.ts';
import { say } from '../phrases.ts';
import type { Result } from '../result.ts';
import { formatOptions, parseOptions } from '../rules/options.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { readPieces } from './pieces.ts';
import { readPiles } from './piles.ts';
import { readPlayer } from './player.ts';
import { FORMAT, KEYS, type Key } from './position.ts';
import { type PositionReading, readMarks, readRooms, readStash, readUnseen } from './read-tiles.ts';
import { readTasks } from './task.ts';
import { readEnding, readTurn } from './turn.ts';
import {
  endOf,
  failure,
  linesOf,
  miss,
  oneOf,
  outcome,
  part,
  type Reading,
  shifted,
  trimmed,
  type Word,
  wordsOf,
} from './words.ts';

/** Which rules to compile before the rest can be read; whoever compiles them here learns where they are wrong. */
export const parseRulesId = (text: string, compile?: (id: string) => Result<Ruleset>): Result<string> => {
  const reading: Reading = { error: undefined };
  const first = linesOf(text)[0] ?? START;
  const id = readRulesId(reading, first);
  const rules = reading.error === undefined ? compile?.(id) : undefined;
  if (rules?.ok === false) reading.error = shifted(rules.error, wordsOf(first)[2] ?? first);
  return outcome(reading, id);
};

export const parsePosition = (text: string, rules: Ruleset): Result<State> => {
  const [first = START, ...lines] = linesOf(text);
  const draft: PositionReading = { error: undefined, rules, tiles: [] };
  if (lines.reduce((sum, line) => sum + line.text.length, 0) > LONGEST) {
    miss(draft, endOf(first), say('longText', { count: LONGEST }));
    return failure(draft);
  }
  const id = readRulesId(draft, first);
  if (draft.error === undefined && id !== rules.id)
    miss(draft, wordsOf(first)[2] ?? first, say('rulesId', { id: rules.id }));
  const found = byKey(draft, lines);
  const last = endOf(lines[lines.length - 1] ?? first);
  if (!found.has('rooms')) miss(draft, last, 'roomsLine');
  if (!found.has('turn')) miss(draft, last, 'turnLine');
  if (draft.error) return failure(draft);
  readTiles(draft, found);
  if (draft.error) return failure(draft);
  const state = readState(draft, found, id);
  if (draft.error === undefined) checkTasks(draft, state, found.get('tasks') ?? last);
  return outcome(draft, state);
};

/** A game that is over asks for nothing; until then whoever is asked can answer. */
const checkTasks = (draft: PositionReading, state: State, line: Word): void => {
  const tasks = trimmed(line);
  if (state.ending !== undefined && state.tasks.length > 0) miss(draft, tasks, 'overAndAsked');
  if (state.ending === undefined && isStuck(draft.rules, state)) miss(draft, tasks, 'answerable');
};

/** Ten times what the longest takes in long games of all rules. */
const LONGEST = 8000;
const START: Word = { text: '', line: 1, column: 1 };

/** A line without its key. */
type Lines = ReadonlyMap<Key, Word>;

const readRulesId = (reading: Reading, line: Word): string => {
  const [name, version, ...id] = wordsOf(line);
  const format = `${name?.text} ${version?.text}`;
  if (format !== FORMAT) miss(reading, name ?? line, say('format', { format: FORMAT }));
  if (id.length === 0) miss(reading, endOf(line), 'rulesName');
  return spelt(id.map(({ text }) => text));
};

/** Options may be given in any order, and the usual ones too. */
const spelt = ([box = '', ...rest]: readonly string[]): string => {
  const options = parseOptions(rest.join(' '));
  return [box, ...(options.ok ? formatOptions(options.value) : rest)].join(' ');
};

const byKey = (draft: PositionReading, lines: readonly Word[]): Lines => {
  const found = new Map<Key, Word>();
  for (const line of lines) {
    const [first = line] = wordsOf(line);
    const key = oneOf(KEYS, first.text);
    if (key === undefined) miss(draft, first, say('lineOf', { list: KEYS }));
    else if (found.has(key)) miss(draft, first, say('oneLine', { key }));
    else found.set(key, part(line, first.column - line.column + first.text.length));
  }
  return found;
};

const readTiles = (draft: PositionReading, lines: Lines): void => {
  const rooms = lines.get('rooms') ?? START;
  draft.tiles = readRooms(draft, wordsOf(rooms), endOf(rooms));
  // Edges cannot be named while rooms are missing.
  if (draft.error) return;
  draft.tiles = readStash(draft, wordsOf(lines.get('stash') ?? START));
  draft.tiles = readMarks(draft, wordsOf(lines.get('marks') ?? START));
};

const readState = (draft: PositionReading, lines: Lines, id: string): State => {
  const pieces: Piece[] = unseenPieces(draft.rules);
  const [yellow, blue] = SEATS.map((seat) => readPlayer(draft, lines.get(seat), seat, pieces));
  readPieces(draft, wordsOf(lines.get('loose') ?? START), undefined, pieces);
  const turn = lines.get('turn') ?? START;
  const over = lines.get('over');
  const ending = over && readEnding(draft, wordsOf(over), endOf(over));
  return {
    rules: id,
    tiles: draft.tiles,
    pieces,
    players: { yellow, blue } as State['players'],
    turn: readTurn(draft, wordsOf(turn), endOf(turn), pieces),
    tasks: readTasks(draft, lines.get('tasks') ?? START),
    unseen: readUnseen(draft, wordsOf(lines.get('unseen') ?? START)),
    piles: readPiles(draft, lines.get('piles') ?? START),
    covert: draft.rules.covert,
    ending,
  };
};
