import { parseRooms, type Room } from '../board/room.ts';
import { sha256 } from '../dice/sha256.ts';
import { say } from '../phrases.ts';
import { bad, good, type ParseError, type Result } from '../result.ts';
import type { Own, OwnNpcs, OwnRooms, OwnScenario } from '../rules/scenario.ts';
import { legend } from './at-hand.ts';
import { ROOM_SIZE } from './board.ts';
import { note } from './known.ts';
import { BOX_PARTS, BOXES } from './registry.ts';
import { readScenario } from './scenario-text.ts';

/** Rooms in the notation of the boxes' own drawings, with any terrain that boxes have in rooms of their size. */
export const learnRooms = (text: string): Result<OwnRooms> => {
  if (text.length > LONGEST) return bad(tooLong(text));
  const rooms = parseRooms(text, legend(sizeIn(text)));
  if (!rooms.ok) return rooms;
  if (rooms.value.length > 2 * MOST_PAIRS) return bad(tooMany(rooms.value.length / 2));
  const misnamed = findMisnamed(text, rooms.value);
  return misnamed ? bad(misnamed) : noted({ kind: 'rooms', id: ownIdOf(text), text, rooms: rooms.value });
};

/** As the first drawing has it: a line for each row, and one more for each edge. A drawing of no size there is counts as of squares. */
const sizeIn = (text: string): number => {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.startsWith('+'));
  const end = lines.findIndex((line, at) => at > first && (line.trim() === '' || line.startsWith('#')));
  const size = ((end < 0 ? lines.length : end) - first - 1) / 2;
  return BOXES.all().some((box) => box.legend.size === size) ? size : ROOM_SIZE;
};

/** A scenario takes a hundredth of it. */
const LONGEST = 100_000;
/** Ten times what lies in a labyrinth. */
const MOST_PAIRS = 40;

const START = { line: 1, column: 1 };

const tooLong = ({ length }: string): ParseError => ({
  ...START,
  ...say('longText', { count: LONGEST }),
  found: length,
});

const tooMany = (pairs: number): ParseError => ({
  ...START,
  ...say('pairsAtMost', { count: MOST_PAIRS }),
  found: pairs,
});

/** A number stands on a gear, in positions and in the names of rules. */
const findMisnamed = (text: string, rooms: readonly Room[]): ParseError | undefined => {
  if (rooms.length === 0) return { ...START, ...say('roomName'), found: say('noRoom') };
  const wrong = rooms.find(({ number }) => !/^\d{1,3}$/.test(number));
  if (wrong === undefined) return undefined;
  const line = text.split(/\r\n|\r|\n/).findIndex((each) => each.startsWith('#') && each.includes(wrong.number)) + 1;
  return { line, column: 3, ...say('roomNumber'), found: wrong.number };
};

export const learnScenario = (text: string): Result<OwnScenario> => {
  if (text.length > LONGEST) return bad(tooLong(text));
  const read = readScenario(text, BOXES.all());
  if (!read.ok) return read;
  const id = ownIdOf(text);
  return noted({ kind: 'scenario', id, text, scenario: { ...read.value, id } });
};

/** Cards of one's own for the solo game of a box, whose part must be at hand. */
export const learnNpcs = (text: string): Result<OwnNpcs> => {
  if (text.length > LONGEST) return bad(tooLong(text));
  const part = BOX_PARTS.all()[0];
  if (part === undefined) return bad({ ...START, ...say('unloaded'), found: say('npcCards') });
  const read = part.read(text);
  return read.ok ? noted({ kind: 'npcs', id: ownIdOf(text), text }) : read;
};

/** The name of such a text: a hash of it, however its lines end. */
export const ownIdOf = (text: string): string => sha256(text.replace(/\r\n?/g, '\n').trim()).slice(0, 12);

const noted = <Learnt extends Own>(own: Learnt): Result<Learnt> => {
  note(own);
  return good(own);
};
