import { eliminate, useUp } from '../../core/harm.ts';
import { isCharacter, memberOf, pieceOf, type Situation, tokensAt } from '../../core/situation/situation.ts';
import { type PieceId, type Tile, tileOf } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

const isMagicUser = (situation: Situation, id: PieceId): boolean =>
  memberOf(situation, id).traits.includes('magicUser');

/** Kills one character in sight or beside the reader, once (C-ITEM-FIREBALL-1 to C-ITEM-FIREBALL-4). */
export const burnsOnce = (cites: Citing<'noMagicUser' | 'notInSight'>): OfferRule =>
  offer('burn', {
    target: 'piece',
    exact: true,
    candidates: (situation, actor) => (isMagicUser(situation, actor) ? victims(situation, actor) : []),
    refuses(situation, { actor, target }) {
      if (!isMagicUser(situation, actor)) return refusing(cites, 'noMagicUser', { piece: actor });
      return victims(situation, actor).includes(target) ? undefined : refusing(cites, 'notInSight', { target });
    },
    perform(tx, { bearer, target }) {
      useUp(tx, bearer);
      eliminate(tx, target);
    },
  });

function victims(situation: Situation, actor: PieceId): readonly PieceId[] {
  const isTarget = (id: PieceId) =>
    id !== actor && isCharacter(situation, id) && pieceOf(situation, id).carrier === undefined;
  const here = tokensAt(situation, pieceOf(situation, actor).at).filter(isTarget);
  return [...here, ...situation.rules.family.inSight(situation, actor)];
}

/** The reader's room and one beside it change places, once (C-ITEM-INVERSION-1 to C-ITEM-INVERSION-3). */
export const invertsOnce = (cites: Citing<'noMagicUser' | 'notInRoom' | 'noRoomThere'>): OfferRule =>
  offer('invert', {
    target: 'direction',
    makes: ['swapped'],
    exact: true,
    candidates: (situation, actor) =>
      isMagicUser(situation, actor) ? [0, 1, 2, 3].filter((side) => roomBeside(situation, actor, side) >= 0) : [],
    refuses(situation, { actor, target }) {
      if (!isMagicUser(situation, actor)) return refusing(cites, 'noMagicUser', { piece: actor });
      if (tileOf(situation.rules.grid, pieceOf(situation, actor).at) < 0)
        return refusing(cites, 'notInRoom', { piece: actor });
      const isThere = roomBeside(situation, actor, target) >= 0;
      return isThere ? undefined : refusing(cites, 'noRoomThere', { direction: target });
    },
    perform(tx, { actor, bearer, target }) {
      const now = tx.now();
      const other = roomBeside(now, actor, target);
      useUp(tx, bearer);
      tx.emit({ type: 'swapped', tile: tileOf(now.rules.grid, pieceOf(now, actor).at), with: other });
    },
  });

const ROWS = [-1, 0, 1, 0];
const COLUMNS = [0, 1, 0, -1];

/** The tile north, east, south or west of a character's room, or -1. */
function roomBeside({ maze, pieces, rules, state }: Situation, actor: PieceId, side: number): number {
  const { columns, rows } = rules.grid;
  const own = tileOf(rules.grid, pieces[actor]?.at ?? -1);
  if (own < 0) return -1;
  const { slot } = state.tiles[own] as Tile;
  const column = (slot % columns) + (COLUMNS[side] ?? columns);
  const row = Math.floor(slot / columns) + (ROWS[side] ?? rows);
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside ? (maze.tileAt[row * columns + column] as number) : -1;
}
