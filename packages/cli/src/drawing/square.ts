import { formatPlace, formatToken, labyrinthOf, type Member, type Piece, type Place } from '@archmage/engine';
import { fill } from '@archmage/words';
import type { Ink } from './paint.ts';
import { ARROWS, type Sheet, SQUARE } from './sheet.ts';

/** A square's ground: `.` floor, `oo` a pit, a gear with its room's number and arrow, `•` a dot of a line. */
export type Ground = 'floor' | 'pit' | 'gear' | 'line' | 'dot';

/** Who stands there, or what lies there, or the bare ground. */
export const drawSquare = (sheet: Sheet, place: Place, ground: Ground): string => {
  const top = tokensAt(sheet, place)[0];
  if (top === undefined) return drawGround(sheet, place, ground);
  const { owner } = memberOf(sheet, top);
  return sheet.paint(owner, mark(sheet, top).padEnd(SQUARE));
};

/** `yWa@c4 carries ySword`: what a mark cannot say. */
export const noteOf = (sheet: Sheet, place: Place): string | undefined => {
  const { rules, state } = sheet;
  const { board } = sheet.words;
  const [top, ...others] = tokensAt(sheet, place);
  if (top === undefined) return undefined;
  const isPit = labyrinthOf(rules, state.tiles).terrain[place] !== 0;
  const says = [
    ...(top.wounded ? [board.wounded] : []),
    ...others.map((other) =>
      fill(other.carrier === top.id ? board.carries : board.liesWith, { token: nameOf(sheet, other) }),
    ),
    ...(isPit ? [board.overPit] : []),
  ];
  if (says.length === 0) return undefined;
  const at = formatPlace(rules, state.tiles, place);
  return fill(board.note, { piece: formatToken(rules, top.id), place: at, says: says.join(', ') });
};

const nameOf = ({ rules }: Sheet, { id, wounded }: Piece): string => formatToken(rules, id) + (wounded ? '*' : '');

/** A standing character before a wounded one, carriers before loads, objects last. */
const tokensAt = (sheet: Sheet, place: Place): readonly Piece[] => {
  const rank = (piece: Piece) =>
    (memberOf(sheet, piece).sort === 'object' ? 4 : 0) +
    (piece.carrier === undefined ? 0 : 2) +
    (piece.wounded ? 1 : 0);
  return sheet.state.pieces.filter(({ at }) => at === place).sort((a, b) => rank(a) - rank(b));
};

/** `yTh` a character, `yTh*` wounded, `yTh+` loaded, `yrop` an object. */
const mark = (sheet: Sheet, piece: Piece): string => {
  const { code, owner, sort } = memberOf(sheet, piece);
  const colour = owner.charAt(0);
  if (sort === 'object') return colour + code.slice(0, SQUARE - 1).toLowerCase();
  const isLoaded = sheet.state.pieces.some(({ carrier }) => carrier === piece.id);
  return colour + code.slice(0, 2) + (piece.wounded ? '*' : isLoaded ? '+' : '');
};

const memberOf = ({ rules }: Sheet, { id }: Piece): Member => rules.roster[id] as Member;

const drawGround = (sheet: Sheet, place: Place, ground: Ground): string => {
  const [ink, text] = GROUNDS[ground];
  return sheet.paint(ink, ground === 'gear' ? gearOf(sheet, place) : text);
};

const GROUNDS: Readonly<Record<Ground, readonly [Ink, string]>> = {
  floor: ['faint', ' .  '],
  pit: ['pit', ' oo '],
  gear: ['gear', ''],
  line: ['faint', ' :  '],
  dot: ['strong', ' •  '],
};

const gearOf = ({ rules, state }: Sheet, place: Place): string => {
  const id = state.tiles[Math.floor(place / rules.grid.cells)]?.room ?? '';
  const room = rules.rooms[id]?.room;
  return room === undefined ? '' : `${room.number}${ARROWS[room.arrow]}`.padStart(3).padEnd(SQUARE);
};
