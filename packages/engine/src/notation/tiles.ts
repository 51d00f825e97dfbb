import { HIDDEN, MARK_STATES, type Mark, type RoomId, type State, type Tile, type Token } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { edgeName, formatTile, parseEdge, parseTile, slotLetters } from './place.ts';
import { codesOf, colourOf, formatKind, parseColour, parseSecretKind } from './token.ts';
import { cut, cutOnce, miss, oneOf, orList, part, type Reading, readAll, readNumber, type Word } from './words.ts';

/** A position being read, and the tiles read so far: places are named by them. */
export interface Draft extends Reading {
  readonly rules: Ruleset;
  tiles: readonly Tile[];
}

/** `1ccw.2 ? / 2cw.3 3:1cw.0`: slot by slot, with quarter turns; the tile's number where it is not its slot's. */
export const formatRooms = ({ grid }: Ruleset, { tiles }: State): string => {
  const words = Array.from({ length: grid.slots }, (_, slot) => {
    const index = tiles.findIndex((tile) => tile.slot === slot);
    const { room = HIDDEN, turn = 0 } = tiles[index] ?? {};
    const number = index === slot ? '' : `${index}:`;
    return `${number}${room}${room === HIDDEN && turn === 0 ? '' : `.${turn}`}`;
  });
  const starts = Array.from({ length: grid.rows }, (_, row) => row * grid.columns);
  return starts.map((start) => words.slice(start, start + grid.columns).join(' ')).join(' / ');
};

/** The tiles without marks and stashes: those need the tiles to be read. */
export const readRooms = (draft: Draft, words: readonly Word[], end: Word): readonly Tile[] => {
  const { grid } = draft.rules;
  const laid: Tile[] = [];
  const perRow = grid.columns + 1;
  for (let at = 0; at < grid.rows * perRow - 1; at++) {
    const word = words[at] ?? end;
    const isBreak = (at + 1) % perRow === 0;
    if (isBreak && word.text !== '/') miss(draft, word, `'/' after ${grid.columns} rooms`);
    if (!isBreak) readRoom(draft, word, laid, at - Math.floor(at / perRow));
  }
  const more = words[grid.rows * perRow - 1];
  if (more) miss(draft, more, `${grid.slots} rooms only`);
  return laid;
};

export const readUnseen = (draft: Draft, words: readonly Word[]): readonly RoomId[] => {
  const rooms: RoomId[] = [];
  for (const word of words) {
    const isDrawn = rooms.includes(word.text) || draft.tiles.some(({ room }) => room === word.text);
    if (isDrawn) miss(draft, word, 'each room once');
    const room = knownRoom(draft, word);
    if (room !== undefined) rooms.push(room);
  }
  return rooms;
};

/** `B=y?,bTh`: what lies face-down on a room, in its order. */
export const formatStash = (rules: Ruleset, { tiles }: State): string =>
  tiles
    .filter(({ stash }) => stash.length > 0)
    .sort((a, b) => a.slot - b.slot)
    .map((tile) => `${formatTile([tile], 0)}=${tile.stash.map((token) => formatHidden(rules, token)).join(',')}`)
    .join(' ');

export const readStash = (draft: Draft, words: readonly Word[]): readonly Tile[] => {
  const tiles = [...draft.tiles];
  for (const word of words) {
    const [name, list] = cutOnce(word, '=');
    const at = parseTile(tiles, name.text);
    const tile = tiles[at];
    if (tile === undefined || list === undefined) miss(draft, word, `a slot ${slotLetters(draft.rules.grid)} and '='`);
    else if (tile.stash.length > 0) miss(draft, name, 'each slot once');
    else tiles[at] = { ...tile, stash: readAll(cut(list, ','), (token) => readHidden(draft, token)) };
  }
  return tiles;
};

/** `c4|d4=open`. */
export const formatMarks = (rules: Ruleset, { tiles }: State): string =>
  tiles
    .flatMap(({ marks }, index) => {
      const base = index * rules.grid.cells * 4;
      return marks.map(({ edge, state }) => `${edgeName(rules, tiles, base + edge)}=${state}`);
    })
    .join(' ');

export const readMarks = (draft: Draft, words: readonly Word[]): readonly Tile[] => {
  const { grid } = draft.rules;
  const marks: Mark[][] = draft.tiles.map(() => []);
  for (const word of words) {
    const [name, value] = cutOnce(word, '=');
    const edge = parseEdge(draft.rules, draft.tiles, name.text) ?? grid.squares * 4;
    const own = marks[Math.floor(edge / (grid.cells * 4))];
    const state = oneOf(MARK_STATES, value?.text ?? '');
    if (own === undefined) miss(draft, name, "a room's edge such as c4|d4 or c4-c5");
    else if (state === undefined) miss(draft, value ?? part(word, word.text.length), `=${orList(MARK_STATES)}`);
    else if (own.some((mark) => mark.edge === edge % (grid.cells * 4))) miss(draft, name, 'each edge once');
    else own.push({ edge: edge % (grid.cells * 4), state });
  }
  return draft.tiles.map((tile, index) => ({ ...tile, marks: marks[index] ?? [] }));
};

const readRoom = (draft: Draft, word: Word, laid: Tile[], slot: number): void => {
  const [before, after] = cutOnce(word, ':');
  const [name, quarters] = cutOnce(after ?? before, '.');
  const index = after === undefined ? slot : readNumber(draft, before, "a tile's number");
  const isFree = laid[index] === undefined && index < draft.rules.grid.slots;
  if (!isFree) miss(draft, word, `a tile's number below ${draft.rules.grid.slots}, each once`);
  const isHidden = name.text === HIDDEN;
  const turn = quarters === undefined && isHidden ? 0 : '0123'.indexOf(quarters?.text || '-');
  if (turn < 0) miss(draft, quarters ?? word, 'a room and its quarter turns such as 1cw.0');
  const room = isHidden ? undefined : knownRoom(draft, name);
  if (room !== undefined && laid.some((tile) => tile?.room === room)) miss(draft, name, 'each room once');
  if (isFree) laid[index] = { slot, turn, room, marks: [], stash: [] };
};

const knownRoom = (draft: Draft, word: Word): RoomId | undefined => {
  const rooms = Object.keys(draft.rules.rooms);
  return oneOf(rooms, word.text) ?? miss(draft, word, `a room: ${orList(rooms)}`);
};

const formatHidden = (rules: Ruleset, { owner, kind }: Token): string => `${colourOf(owner)}${formatKind(rules, kind)}`;

const readHidden = (draft: Draft, word: Word): Token | undefined => {
  const owner = parseColour(word.text.charAt(0));
  if (owner === undefined) return miss(draft, word, "a token's colour and kind such as y?");
  const kind = parseSecretKind(draft.rules, owner, word.text.slice(1));
  if (kind !== undefined) return { owner, kind };
  return miss(draft, part(word, 1), `? or one of ${codesOf(draft.rules, owner, 'tokens')}`);
};
