import { formatPlace, formatToken, type Member, type Piece, type Place } from '@archmage/engine';
import { fill, groundOf } from '@archmage/words';
import { coverAt, drawGround, roughAt } from './ground.ts';
import { type Sheet, SQUARE } from './sheet.ts';

/** Who stands there, or what lies there, or the bare ground. */
export const drawSquare = (sheet: Sheet, place: Place, ground: string): string => {
  const top = tokensAt(sheet, place)[0];
  if (top === undefined) return drawGround(sheet, place, ground);
  const { owner } = memberOf(sheet, top);
  return sheet.paint(owner, mark(sheet, top).padEnd(SQUARE));
};

/** `yWa at c4 carries ySword`: what a mark cannot say. */
export const noteOf = (sheet: Sheet, place: Place): string | undefined => {
  const { rules, state } = sheet;
  const { board } = sheet.words;
  const [top, ...others] = tokensAt(sheet, place);
  if (top === undefined) return undefined;
  const carried = others.filter(({ carrier }) => carrier === top.id);
  const says = [
    ...(top.wounded ? [board.wounded] : []),
    ...withTokens(sheet, board.carries, carried),
    ...withTokens(
      sheet,
      board.sharesWith,
      others.filter((other) => !carried.includes(other)),
    ),
    ...groundUnder(sheet, place),
    ...zoneBefore(sheet, place),
  ];
  if (says.length === 0) return undefined;
  const at = formatPlace(rules, state.tiles, place);
  return fill(board.note, { piece: formatToken(rules, top.id), place: at, says: says.join(', ') });
};

const withTokens = (sheet: Sheet, text: string, tokens: readonly Piece[]): readonly string[] => {
  const names = tokens.map((token) => nameOf(sheet, token));
  return names.length === 0 ? [] : [fill(text, { tokens: names.join(sheet.words.board.and) })];
};

/** What the token hides, where it is more than floor. */
const groundUnder = (sheet: Sheet, place: Place): readonly string[] => {
  const { board, things } = sheet.words;
  const cover = coverAt(sheet, place);
  const rough = cover?.name ?? roughAt(sheet, place);
  if (rough === undefined) return [];
  const { where } = groundOf(sheet.words, rough);
  if (cover === undefined) return [fill(board.isWhere, { where })];
  return [fill(board.isOnIllusion, { where, seat: things.actors[cover.owner] })];
};

/** What somebody at a post faces (C-BOARD-20). */
const zoneBefore = ({ rules, words }: Sheet, place: Place): readonly string[] => {
  const { posts, squares } = rules.grid;
  const chamber = Object.values(rules.rooms)[0];
  if (posts === 0 || place < squares || chamber === undefined) return [];
  const terrain = chamber.room.cells[chamber.posts[(place - squares) % posts] ?? 0] ?? '';
  return [fill(words.board.faces, { ground: groundOf(words, terrain).a })];
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
