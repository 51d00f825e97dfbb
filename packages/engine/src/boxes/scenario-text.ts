import { SEATS, type Seat } from '../core/state.ts';
import {
  cutOnce,
  endOf,
  miss,
  nothingAfter,
  oneOf,
  outcome,
  part,
  type Reading,
  readAll,
  trimmed,
  type Word,
  wordsOf,
} from '../notation/words.ts';
import { say } from '../phrases.ts';
import type { Result } from '../result.ts';
import type { Box } from '../rules/box.ts';
import type { GeneralCites } from '../rules/cites.ts';
import { kindsOf } from '../rules/compile.ts';
import type { Scenario } from '../rules/scenario.ts';

/**
 * A scenario as text, a line for each thing it settles: `docs/scenarios.md` has the format and examples.
 * An error says where it stands and what was expected there.
 */
export const readScenario = (text: string, boxes: readonly Box[]): Result<Scenario> => {
  const reading: ScenarioReading = { error: undefined, boxes };
  const lines = byKey(reading, spokenLines(text));
  const last = endOf(lines.get('boxes') ?? { text: '', line: 1, column: 1 });
  for (const key of NEEDED) if (!lines.has(key)) miss(reading, last, say('beginning', { list: [key] }));
  for (const key of SPOKEN)
    if (trimmed(lines.get(key) ?? last).text === '')
      miss(reading, endOf(lines.get(key) ?? last), say('wordsAfter', { key }));
  const id = trimmed(lines.get('scenario') ?? last);
  if (!/^[a-z0-9-]+$/.test(id.text)) miss(reading, id, 'shortName');
  nothingAfter(reading, wordsOf(lines.get('handicap') ?? last)[0]);
  if (reading.error) return outcome<Scenario>(reading, undefined);
  const used = readBoxes(reading, lines.get('boxes') as Word);
  forbidStaging(reading, used, lines);
  const squad = readSquad(reading, used, lines);
  const teams = squad === undefined ? readTeams(reading, used, lines, last) : undefined;
  const capacity = readCapacity(reading, lines.get('hold'));
  const columns = readColumns(reading, lines.get('board'));
  const hand = { teams, squad, capacity, columns };
  const held = lines.get('hold');
  if (!reading.error) checkRoom(reading, used, hand, held ? trimmed(held) : endOf(lines.get('blue') ?? last));
  const said = (key: Key) => trimmed(lines.get(key) as Word).text;
  return outcome(reading, {
    id: id.text,
    name: { en: said('name'), fr: said('nom') },
    story: { en: said('story'), fr: said('histoire') },
    boxes: used.map(({ id }) => id).join('+'),
    teams,
    squad,
    pairs: readPairs(reading, used, lines.get('rooms') as Word, columns),
    columns,
    fights: !lines.has('peace'),
    capacity,
    target: readTarget(reading, used, lines.get('vp')),
    handicap: lines.has('handicap'),
  });
};

interface ScenarioReading extends Reading {
  readonly boxes: readonly Box[];
}

const NEEDED = ['scenario', 'name', 'nom', 'boxes', 'rooms', 'story', 'histoire'] as const;
const SPOKEN = ['name', 'nom', 'story', 'histoire'] as const;
const KEYS = [...NEEDED, ...SEATS, 'teams', 'board', 'hold', 'vp', 'peace', 'handicap'] as const;
type Key = (typeof KEYS)[number];
const USUAL = KEYS.filter((key) => key !== 'teams' && key !== 'peace');

/** Stories have semicolons: only a new line ends a line here, and only a `#` at its start makes it a comment. */
const spokenLines = (text: string): readonly Word[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, nth) => ({ text: line.startsWith('#') ? '' : line, line: nth + 1, column: 1 }))
    .filter((line) => line.text.trim() !== '');

const byKey = (reading: ScenarioReading, lines: readonly Word[]): ReadonlyMap<Key, Word> => {
  const found = new Map<Key, Word>();
  for (const line of lines) {
    const [first = line] = wordsOf(line);
    const key = oneOf(KEYS, first.text);
    if (key === undefined) miss(reading, first, say('beginning', { list: KEYS }));
    else if (found.has(key)) miss(reading, first, say('oneLine', { key }));
    else found.set(key, part(line, first.column - line.column + first.text.length));
  }
  return found;
};

const readBoxes = (reading: ScenarioReading, line: Word): readonly Box[] => {
  const ids = reading.boxes.map(({ id }) => id);
  const left = [...reading.boxes];
  const words = wordsOf(line);
  if (words.length === 0) miss(reading, endOf(line), say('box', { list: ids }));
  return readAll(words, (word) => {
    const at = left.findIndex(({ id }) => id === word.text);
    if (at >= 0) return left.splice(at, 1)[0];
    return miss(reading, word, ids.includes(word.text) ? 'once' : say('box', { list: ids }));
  });
};

const readTeams = (
  reading: ScenarioReading,
  boxes: readonly Box[],
  lines: ReadonlyMap<Key, Word>,
  last: Word,
): Scenario['teams'] => {
  const missing = SEATS.find((seat) => !lines.has(seat));
  if (missing !== undefined) miss(reading, last, say('beginning', { list: [missing] }));
  if (reading.error) return undefined;
  const read = (seat: Seat) => readTeam(reading, boxes, lines.get(seat) as Word, seat);
  return { yellow: read('yellow'), blue: read('blue') };
};

/** Teams that are not named, and games without a fight, are for boxes that are played by their scenarios alone. */
const forbidStaging = (reading: ScenarioReading, boxes: readonly Box[], lines: ReadonlyMap<Key, Word>): void => {
  if (boxes.some(({ staged }) => staged)) return;
  for (const key of ['teams', 'peace'] as const) {
    const line = lines.get(key);
    const word = line && { ...line, text: key, column: line.column - key.length };
    if (word) miss(reading, word, say('beginning', { list: USUAL }), citedBy(boxes, 'scenario'));
  }
};

/** What the first of the boxes cites for all. */
const citedBy = ([box]: readonly Box[], code: keyof GeneralCites): string | undefined => box?.cites[code];

/** `8 6`: so many characters and objects are chosen, where a box is played by its scenarios alone. */
const readSquad = (
  reading: ScenarioReading,
  boxes: readonly Box[],
  lines: ReadonlyMap<Key, Word>,
): Scenario['squad'] => {
  const line = lines.get('teams');
  if (line === undefined) return undefined;
  const [characters = endOf(line), objects = endOf(line), more] = wordsOf(line);
  nothingAfter(reading, more);
  const most = (sort: string) => kindsOf(boxes).filter((kind) => kind.sort === sort).length;
  // A draft takes each from both (C-SETUP-7).
  const half = (sort: string) => Math.floor(most(sort) / 2);
  return {
    characters: readCountFrom(reading, characters, 2, half('character')),
    objects: readCountFrom(reading, objects, 0, half('object')),
  };
};

/** How many rooms long the labyrinth is. */
const readColumns = (reading: ScenarioReading, line: Word | undefined): number | undefined =>
  line && readCountFrom(reading, trimmed(line), 2, 8);

const readCountFrom = (reading: ScenarioReading, word: Word, least: number, most: number): number => {
  const count = /^\d{1,2}$/.test(word.text) ? Number(word.text) : -1;
  if (count >= least && count <= most) return count;
  return miss(reading, word, say('numberFrom', { least, most })) ?? least;
};

/** `Pa Wm El Cl | Sword Key`: characters, then objects. Four stand on the line at the start (B-SETUP-03). */
const readTeam = (reading: ScenarioReading, boxes: readonly Box[], line: Word, seat: Seat): readonly string[] => {
  const [first, second = endOf(line)] = cutOnce(line, '|');
  const [starters = 0] = boxes.map(({ layout }) => layout.dots.length);
  const characters = readKinds(reading, boxes, first, 'character');
  if (characters.length < starters)
    miss(reading, endOf(first), say('team', { count: starters, seat }), citedBy(boxes, 'notCharacter'));
  return [...characters, ...readKinds(reading, boxes, second, 'object')];
};

const readKinds = (
  reading: ScenarioReading,
  boxes: readonly Box[],
  line: Word,
  sort: 'character' | 'object',
): readonly string[] => {
  const stock = kindsOf(boxes).filter((kind) => kind.sort === sort);
  const left = [...stock];
  return readAll(wordsOf(line), (word) => {
    const at = left.findIndex(({ code }) => code === word.text);
    if (at >= 0) return left.splice(at, 1)[0]?.name;
    const isKnown = stock.some(({ code }) => code === word.text);
    const expected = isKnown ? 'once' : say('oneOf', { list: [...new Set(stock.map(({ code }) => code))] });
    return miss(reading, word, expected, citedBy(boxes, `${sort}s`));
  });
};

/** Their numbers, or `any` for those that chance draws. */
const readPairs = (
  reading: ScenarioReading,
  boxes: readonly Box[],
  line: Word,
  columns: number | undefined,
): Scenario['pairs'] => {
  const words = wordsOf(line);
  const [{ layout } = { layout: { columns: 0, rows: 0 } }] = boxes;
  const needed = ((columns ?? layout.columns) * layout.rows) / 2;
  const numbers = boxes.flatMap(({ rooms }) =>
    [...rooms.matchAll(/^# (?:(?:\S+ )?([^\s-]+)-|([^\s-]+) )cw/gm)].map(
      ([, number, colour]) => number ?? colour ?? '',
    ),
  );
  const board = citedBy(boxes, 'noSuchRoom');
  const [any] = words;
  if (any?.text === ANY && words.length === 1) {
    if (new Set(numbers).size < needed) miss(reading, any, say('somePairs', { count: needed }), board);
    return undefined;
  }
  const rule = citedBy(boxes, 'pairs');
  const pairs = readAll(words, (word) =>
    numbers.includes(word.text) ? word.text : miss(reading, word, say('pairOf', { list: numbers }), rule),
  );
  const again = words.find(({ text }, nth) => pairs.indexOf(text) < nth);
  const wrong = again ?? words[needed] ?? (words.length < needed ? endOf(line) : undefined);
  if (wrong) miss(reading, wrong, say('somePairs', { count: needed }), again ? rule : board);
  return pairs;
};

const ANY = 'any';

/** `2 3`: face-down tokens a room takes at the ends, and in between. */
const readCapacity = (reading: ScenarioReading, line: Word | undefined): Scenario['capacity'] => {
  if (line === undefined) return undefined;
  const [end = endOf(line), middle = endOf(line), more] = wordsOf(line);
  nothingAfter(reading, more);
  return { end: readCount(reading, end), middle: readCount(reading, middle) };
};

const readCount = (reading: ScenarioReading, word: Word): number =>
  /^\d$/.test(word.text) ? Number(word.text) : (miss(reading, word, say('numberFrom', { least: 0, most: 9 })) ?? 0);

/** Everything that does not start on a line needs a room to lie on (B-SETUP-05). */
const checkRoom = (
  reading: ScenarioReading,
  [box]: readonly Box[],
  { teams, squad, capacity, columns: long }: Pick<Scenario, 'teams' | 'squad' | 'capacity' | 'columns'>,
  line: Word,
): void => {
  if (box === undefined) return;
  const { rows, dots, capacity: usual } = box.layout;
  const columns = long ?? box.layout.columns;
  const { end, middle } = capacity ?? usual;
  const room = rows * (2 * end + (columns - 2) * middle);
  const each = squad ? squad.characters + squad.objects : 0;
  const all = teams ? teams.yellow.length + teams.blue.length : SEATS.length * each;
  const hidden = all - SEATS.length * dots.length;
  if (hidden > room) miss(reading, line, say('stash', { count: hidden, room }), box.cites.roomFull);
};

const readTarget = (reading: ScenarioReading, boxes: readonly Box[], line: Word | undefined): number | undefined => {
  if (line === undefined) return undefined;
  const word = trimmed(line);
  if (boxes.some(({ staged }) => staged)) return readCountFrom(reading, word, 1, 9);
  return /^[5-8]$/.test(word.text) ? Number(word.text) : miss(reading, word, 'target', citedBy(boxes, 'points'));
};
