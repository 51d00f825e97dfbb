import {
  type Cover,
  HIDDEN,
  MARK_STATES,
  type Mark,
  type RoomId,
  SEATS,
  type Seat,
  type Secret,
  type Tile,
  type Token,
} from '../core/state.ts';
import { say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { parseEdge, parsePlace, parseTile, slotLetters } from './place.ts';
import { aCode, parseColour, parseSecretKind } from './token.ts';
import {
  cut,
  cutOnce,
  either,
  endOf,
  miss,
  oneOf,
  orHidden,
  part,
  type Reading,
  readAll,
  readNumber,
  type Word,
} from './words.ts';

/** A position being read, and the tiles read so far: places are named by them. */
export interface PositionReading extends Reading {
  readonly rules: Ruleset;
  tiles: readonly Tile[];
}

/** The tiles without marks and stashes: those need the tiles to be read. */
export const readRooms = (draft: PositionReading, words: readonly Word[], end: Word): readonly Tile[] => {
  const { grid } = draft.rules;
  const laid: Tile[] = [];
  const perRow = grid.columns + 1;
  for (let at = 0; at < grid.rows * perRow - 1; at++) {
    const word = words[at] ?? end;
    const isBreak = (at + 1) % perRow === 0;
    if (isBreak && word.text !== '/') miss(draft, word, say('rowBreak', { count: grid.columns }));
    if (!isBreak) readRoom(draft, word, laid, at - Math.floor(at / perRow));
  }
  const more = words[grid.rows * perRow - 1];
  if (more) miss(draft, more, say('roomsOnly', { count: grid.slots }));
  return laid;
};

/** Where each brings his own, a room may be there twice, and is a secret to others (P-MIX-11, P-HID-05). */
export const readUnseen = (draft: PositionReading, words: readonly Word[]): readonly Secret<RoomId>[] => {
  const isOwn = draft.rules.teams?.by === 'free';
  const rooms: Secret<RoomId>[] = [];
  for (const word of words) {
    const isDrawn = rooms.includes(word.text) || draft.tiles.some(({ room }) => room === word.text);
    if (isDrawn && !isOwn) miss(draft, word, 'roomOnce');
    const room = isOwn && word.text === HIDDEN ? HIDDEN : knownRoom(draft, word);
    if (room !== undefined) rooms.push(room);
  }
  return rooms;
};

export const readStash = (draft: PositionReading, words: readonly Word[]): readonly Tile[] => {
  const tiles = [...draft.tiles];
  const laid: Token[] = [];
  for (const word of words) {
    const [name, list] = cutOnce(word, '=');
    const at = parseTile(tiles, name.text);
    const tile = tiles[at];
    if (tile === undefined || list === undefined)
      miss(draft, word, say('slotAndSign', { letters: slotLetters(draft.rules.grid) }));
    else if (tile.stash.length > 0) miss(draft, name, 'slotOnce');
    else tiles[at] = { ...tile, stash: readAll(cut(list, ','), (token) => readHidden(draft, token, laid)) };
  }
  return tiles;
};

export const readMarks = (draft: PositionReading, words: readonly Word[]): readonly Tile[] => {
  const laid: Laid[] = draft.tiles.map(() => ({ marks: [], covers: [] }));
  for (const word of words) {
    const [name, value = part(word, word.text.length)] = cutOnce(word, '=');
    const place = parsePlace(draft.rules, draft.tiles, name.text);
    const isSquare = place !== undefined && Object.keys(draft.rules.hazards.covers).length > 0;
    if (isSquare) readCover(draft, laid, { name, value, place });
    else readMark(draft, laid, { name, value });
  }
  return draft.tiles.map((tile, index) => ({
    ...tile,
    marks: laid[index]?.marks ?? [],
    covers: laid[index]?.covers ?? [],
  }));
};

interface Laid {
  readonly marks: Mark[];
  readonly covers: Cover[];
}

interface Marker {
  readonly name: Word;
  readonly value: Word;
}

const readMark = (draft: PositionReading, laid: readonly Laid[], { name, value }: Marker): void => {
  const { grid } = draft.rules;
  const edge = parseEdge(draft.rules, draft.tiles, name.text) ?? grid.squares * 4;
  const own = laid[Math.floor(edge / (grid.cells * 4))]?.marks;
  const [text, colour] = cutOnce(value, ':');
  const state = oneOf(MARK_STATES, text.text);
  const by = colour && readColour(draft, colour);
  if (own === undefined) miss(draft, name, 'roomEdge');
  else if (state === undefined) miss(draft, value, either(MARK_STATES.map((each) => `=${each}`)));
  else if (own.some((mark) => mark.edge === edge % (grid.cells * 4))) miss(draft, name, 'edgeOnce');
  else own.push({ edge: edge % (grid.cells * 4), state, by });
};

const readCover = (
  draft: PositionReading,
  laid: readonly Laid[],
  { name, value, place }: Marker & { place: number },
): void => {
  const { grid, hazards } = draft.rules;
  const own = laid[Math.floor(place / grid.cells)]?.covers;
  const names = Object.keys(hazards.covers);
  const [text, colour = endOf(value)] = cutOnce(value, ':');
  const cover = oneOf(names, text.text) ?? miss(draft, value, say('cover', { list: names }));
  const owner = readColour(draft, colour);
  const cell = place % grid.cells;
  if (own === undefined || draft.tiles[Math.floor(place / grid.cells)]?.room === undefined)
    miss(draft, name, 'faceUpSquare');
  else if (own.some((each) => each.cell === cell)) miss(draft, name, 'squareOnce');
  else if (cover !== undefined && owner !== undefined) own.push({ cell, name: cover, owner });
};

const readColour = (draft: PositionReading, word: Word): Seat | undefined =>
  oneOf(SEATS, word.text) ?? miss(draft, word, either(SEATS));

const readRoom = (draft: PositionReading, word: Word, laid: Tile[], slot: number): void => {
  const [before, after] = cutOnce(word, ':');
  const [name, quarters] = cutOnce(after ?? before, '.');
  const index = after === undefined ? slot : readNumber(draft, before, 'tileNumber');
  const isFree = laid[index] === undefined && index < draft.rules.grid.slots;
  if (!isFree) miss(draft, word, say('tileBelow', { count: draft.rules.grid.slots }));
  const isHidden = name.text === HIDDEN;
  const turn = quarters === undefined && isHidden ? 0 : '0123'.indexOf(quarters?.text || '-');
  if (turn < 0) miss(draft, quarters ?? word, 'turnedRoom');
  const room = isHidden ? undefined : knownRoom(draft, name);
  const isTwice = room !== undefined && laid.some((tile) => tile?.room === room);
  if (isTwice && draft.rules.teams?.by !== 'free') miss(draft, name, 'roomOnce');
  if (isFree) laid[index] = { slot, turn, room, marks: [], covers: [], stash: [] };
};

const knownRoom = (draft: PositionReading, word: Word): RoomId | undefined => {
  const rooms = Object.keys(draft.rules.rooms);
  return oneOf(rooms, word.text) ?? miss(draft, word, say('roomOf', { list: rooms }));
};

const readHidden = (draft: PositionReading, word: Word, laid: Token[]): Token | undefined => {
  const owner = parseColour(word.text.charAt(0));
  if (owner === undefined) return miss(draft, word, 'tokenColour');
  const kind = parseSecretKind(draft.rules, owner, word.text.slice(1));
  if (kind === undefined) return miss(draft, part(word, 1), orHidden(aCode(draft.rules, owner, 'tokens')));
  const isSame = (token: Token) => token.owner === owner && token.kind === kind;
  if (kind !== HIDDEN && laid.filter(isSame).length === draft.rules.roster.filter(isSame).length)
    return miss(draft, word, 'tokenOnce');
  laid.push({ owner, kind });
  return { owner, kind };
};
