import type { Movement } from '../../rules/movement.ts';
import { access } from './access.ts';
import { checkJump, jumps } from './jump.ts';
import { drop, land } from './walk/arrival.ts';
import { putDown } from './walk/cargo.ts';
import { checkWalk, thingsOf } from './walk/check.ts';
import { firstCargo, walkerOf } from './walk/walker.ts';
import { findWalks } from './walk/walks.ts';

/** From square to square, with one search for all Moves. */
export const movement: Movement = {
  // Nothing is flown from square to square.
  flights: (_, from) => [from],
  find: findWalks,
  check: (situation, piece, walk) => checkWalk(walkerOf(situation, piece, thingsOf(situation, piece, walk)), walk),
  jumps,
  checkJump,
  access,
  drops: (situation, piece, load) => {
    const walker = walkerOf(situation, piece, thingsOf(situation, piece));
    const dropped = drop(walker, firstCargo(walker), walker.things.indexOf(load));
    return typeof dropped === 'string' ? dropped : undefined;
  },
  lands: (situation, piece, to, left) => {
    const walker = walkerOf(situation, piece, thingsOf(situation, piece));
    const cargo = firstCargo(walker);
    return land(walker, left === undefined ? cargo : putDown(cargo, walker.things.indexOf(left), walker.start), to);
  },
};
