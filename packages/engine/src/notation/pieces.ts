import { OUT, type Piece, type PieceId, type Place, type Seat, type State, UNSEEN } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { atSquare, formatPlace, parsePlace } from './place.ts';
import type { PositionReading } from './read-tiles.ts';
import { aCode, formatOwn, formatToken, parseOwn, readToken } from './token.ts';
import { cut, cutOnce, miss, part, type Word } from './words.ts';

/** `Th@d7+yRope Cl@e2* Go=out`: a seat's characters; whoever is carried stands with its carrier. */
export const formatCharacters = (rules: Ruleset, state: State, seat: Seat): string =>
  rules.roster
    .filter(({ owner, sort }) => owner === seat && sort === 'character')
    .flatMap(({ id }) => formatPiece(rules, state, id, formatOwn(rules, id)))
    .join(' ');

/** `bSword@g3`: the objects nobody carries. */
export const formatLoose = (rules: Ruleset, state: State): string =>
  rules.roster
    .filter(({ sort }) => sort !== 'character')
    .flatMap(({ id }) => formatPiece(rules, state, id, formatToken(rules, id)))
    .join(' ');

/** Puts the tokens of these words into `pieces`; those of no seat have their colour before them. */
export const readPieces = (
  draft: PositionReading,
  words: readonly Word[],
  seat: Seat | undefined,
  pieces: Piece[],
): void => {
  for (const word of words) {
    const [head = word, ...loads] = cut(word, '+');
    const piece = readPiece(draft, head, seat);
    if (piece === undefined) continue;
    put(draft, head, piece, pieces);
    for (const load of loads) {
      const [name, wounded] = starred(load);
      const id = readToken(draft, name);
      if (id !== undefined) put(draft, name, { id, at: piece.at, carrier: piece.id, wounded }, pieces);
    }
  }
};

const formatPiece = (rules: Ruleset, state: State, id: PieceId, name: string): readonly string[] => {
  const piece = state.pieces[id];
  if (piece === undefined || piece.at === UNSEEN || piece.carrier !== undefined) return [];
  const where = piece.at === OUT ? GONE : `@${formatPlace(rules, state.tiles, piece.at)}`;
  const loads = state.pieces.filter(({ carrier }) => carrier === id);
  const carried = loads.map((load) => `+${formatToken(rules, load.id)}${star(load)}`);
  return [`${name}${where}${star(piece)}${carried.join('')}`];
};

const GONE = '=out';

const star = ({ wounded }: Piece): string => (wounded ? '*' : '');

const starred = (word: Word): readonly [Word, boolean] =>
  word.text.endsWith('*') ? [part(word, 0, word.text.length - 1), true] : [word, false];

const readPiece = (draft: PositionReading, word: Word, seat: Seat | undefined): Piece | undefined => {
  const [body, wounded] = starred(word);
  const isGone = body.text.endsWith(GONE);
  const [name, where] = isGone ? [part(body, 0, body.text.length - GONE.length)] : cutOnce(body, '@');
  const id = seat === undefined ? readToken(draft, name) : readOwn(draft, name, seat);
  if (id === undefined) return undefined;
  const at = isGone ? OUT : readPlace(draft, where ?? part(body, body.text.length));
  return at === undefined ? undefined : { id, at, carrier: undefined, wounded };
};

const readOwn = (draft: PositionReading, name: Word, seat: Seat): PieceId | undefined =>
  parseOwn(draft.rules, seat, name.text) ?? miss(draft, name, aCode(draft.rules, seat, 'characters'));

const readPlace = (draft: PositionReading, word: Word): Place | undefined =>
  parsePlace(draft.rules, draft.tiles, word.text) ?? miss(draft, word, atSquare(draft.rules.grid));

const put = (draft: PositionReading, word: Word, piece: Piece, pieces: Piece[]): void => {
  if (pieces[piece.id]?.at !== UNSEEN || !isLeft(draft, piece.id, pieces)) miss(draft, word, 'tokenOnce');
  pieces[piece.id] = piece;
};

/** What lies face-down on a room stands nowhere else; a kind may be there in several copies. */
const isLeft = ({ rules, tiles }: PositionReading, id: PieceId, pieces: readonly Piece[]): boolean => {
  const { owner, kind } = rules.roster[id] ?? {};
  const copies = rules.roster.filter((token) => token.owner === owner && token.kind === kind);
  const hidden = tiles.flatMap(({ stash }) => stash).filter((token) => token.owner === owner && token.kind === kind);
  return hidden.length + copies.filter((copy) => pieces[copy.id]?.at !== UNSEEN).length < copies.length;
};
