import {
  HIDDEN,
  labyrinthOf,
  markedEdge,
  type PieceId,
  type Place,
  type Ruleset,
  type State,
  seenAcross,
} from '@archmage/engine';
import { fill, groundOf as groundWords, nameOf, namesOf, placeName, type Speech } from '@archmage/words';
import type { Spot } from '../../../board/model.ts';
import { loadsOf, memberOf, piecesAt } from '../../play/seen.ts';
import { texts } from '../../texts/texts.ts';
import { dotPlaces } from '../hand/lay-out.ts';
import { kindWord, roomLetter, roomOf, seatName, speechOf } from './narrate.ts';

/** What a part of the board is, in words: its name, what it is made of, what bars it, who is there. */
export const describeSpot = (rules: Ruleset, view: State, spot: Spot): string => {
  const { square } = texts.value.table;
  if (spot.kind === 'room') return describeRoom(rules, view, spot.room);
  const speech = speechOf(rules, view);
  if (spot.kind === 'edge') return fill(square.edge, { place: placeName(speech, spot.place) });
  const parts = [
    nameIn(speech, spot.place),
    ...groundOf(speech, spot.place),
    ...edgesOf(speech, spot.place),
    ...whoIsAt(speech, spot.place),
  ];
  return parts.join(', ');
};

export const describeRoom = (rules: Ruleset, view: State, tile: number): string => {
  const { square } = texts.value.table;
  const { room, stash } = view.tiles[tile] ?? { room: undefined, stash: [] };
  const letter = roomLetter(view, tile);
  if (room !== undefined) {
    return fill(square.roomNumber, { room: letter, number: rules.rooms[room]?.room.number });
  }
  const known = stash.flatMap(({ kind }) => (kind === HIDDEN ? [] : [kindWord(kind)]));
  return [fill(square.faceDown, { room: letter, count: stash.length }), ...known].join(', ');
};

const nameIn = (speech: Speech, place: Place): string => {
  const { square } = texts.value.table;
  const { rules } = speech;
  const name = placeName(speech, place);
  const line = rules.lines[Math.floor((place - rules.grid.squares) / rules.grid.lineLength)];
  if (place < rules.grid.squares || line === undefined) return fill(square.name, { place: name });
  const dot = dotPlaces(rules, line.seat).indexOf(place);
  const text = fill(square.line, { place: name, seat: seatName(line.seat) });
  return dot < 0 ? text : `${text}, ${fill(square.dot, { nth: dot + 1 })}`;
};

/** What it is made of, and the illusions laid on it. */
const groundOf = ({ rules, state, words }: Speech, place: Place): readonly string[] => {
  const { square } = texts.value.table;
  const tile = state.tiles[roomOf(rules, place)];
  const chamber = rules.rooms[tile?.room ?? ''];
  if (tile === undefined || chamber === undefined) return [];
  const cell = place % rules.grid.cells;
  const terrain = chamber.room.cells[cell] ?? 'floor';
  const name =
    cell === chamber.gear ? fill(square.gear, { number: chamber.room.number }) : nameOfGround(words, terrain);
  const covers = tile.covers.filter((cover) => cover.cell === cell);
  return [
    ...(terrain === 'floor' ? [] : [name]),
    ...covers.map(({ name: cover, owner }) =>
      fill(square.illusion, { what: nameOfGround(words, cover), seat: seatName(owner) }),
    ),
  ];
};

const nameOfGround = (words: Speech['words'], terrain: string): string => groundWords(words, terrain).name;

const SIDES = ['n', 'e', 's', 'w'] as const;

/** Walls and portcullises around it, as the rooms lie now. */
const edgesOf = ({ rules, state, words }: Speech, place: Place): readonly string[] => {
  const { square } = texts.value.table;
  const maze = labyrinthOf(rules, state.tiles);
  const { gate, link, beyond } = maze;
  const found: Record<(typeof BARS)[number] | 'slits', string[]> = {
    walls: [],
    gates: [],
    open: [],
    broken: [],
    gaps: [],
    slits: [],
  };
  SIDES.forEach((side, direction) => {
    const edge = place * 4 + direction;
    const isOpen = (link[edge] ?? -1) >= 0;
    if (gate[edge] === 1) found[markAt({ rules, state }, place, direction)?.state ?? 'gates'].push(square.sides[side]);
    else if (isOpen && isGap({ rules, state }, place, direction)) found.gaps.push(square.sides[side]);
    else if (!isOpen && seenAcross(maze, place, direction) >= 0) found.slits.push(square.sides[side]);
    else if (!isOpen && (beyond[edge] ?? -1) >= 0) found.walls.push(square.sides[side]);
  });
  const slits = found.slits.length === 0 ? [] : [`${words.things.edges.slit} ${found.slits.join(', ')}`];
  return [
    ...BARS.flatMap((kind) =>
      found[kind].length === 0 ? [] : [fill(square[kind], { sides: found[kind].join(', ') })],
    ),
    ...slits,
  ];
};

const BARS = ['walls', 'gates', 'open', 'broken', 'gaps'] as const;

type Board = Pick<Speech, 'rules' | 'state'>;

/** Marks sit on the room, and turn with it. */
const markAt = ({ rules: { grid }, state }: Board, place: Place, direction: number) => {
  const tile = state.tiles[Math.floor(place / grid.cells)];
  const own = (place % grid.cells) * 4 + ((direction - (tile?.turn ?? 0)) & 3);
  return tile?.marks.find(({ edge }) => edge === markedEdge(grid.size, own));
};

/** A wall of either room that somebody broke (P-GOLEM-09). */
const isGap = (board: Board, place: Place, direction: number): boolean => {
  const there = labyrinthOf(board.rules, board.state.tiles).link[place * 4 + direction] ?? -1;
  const marks = [markAt(board, place, direction), there < 0 ? undefined : markAt(board, there, (direction + 2) & 3)];
  return marks.some((mark) => mark?.by !== undefined);
};

const whoIsAt = (speech: Speech, place: Place): readonly string[] => {
  const { rules, state } = speech;
  const pieces = piecesAt(state, place).filter((id) => state.pieces[id]?.carrier === undefined);
  const backs = rules.lines.flatMap(({ seat }) => {
    const kind = state.players[seat].lineup[dotPlaces(rules, seat).indexOf(place)];
    if (kind === undefined) return [];
    return [kind === HIDDEN ? fill(texts.value.table.square.back, { seat: seatName(seat) }) : kindWord(kind)];
  });
  return [...pieces.map((id) => pieceWords(speech, id)), ...backs];
};

const pieceWords = (speech: Speech, id: PieceId): string => {
  const { square } = texts.value.table;
  const { rules, state } = speech;
  const isHurt = memberOf(rules, id).sort === 'character' && state.pieces[id]?.wounded === true;
  const piece = isHurt ? fill(square.wounded, { piece: nameOf(speech, id) }) : nameOf(speech, id);
  const loads = loadsOf(state, id);
  return loads.length === 0 ? piece : fill(square.carrying, { piece, load: namesOf(speech, loads) });
};
