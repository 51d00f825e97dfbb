import { movers } from '../../core/choices/legal.ts';
import { walks } from '../../core/choices/walks.ts';
import { situationOf } from '../../core/situation/situation.ts';
import type { PieceId, State } from '../../core/state.ts';
import { type PlainWalk, plainWalks } from '../../families/squares/walk/plain.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { allowedIsListed, listedIsAllowed, type Offered, outcomesDiffer } from './choices.ts';

/** L3, whole: the quick search and the plain one come to the same outcomes in as few steps, and to nothing refused. */
export const searchesAgree = (rules: Ruleset, state: State, piece: PieceId): readonly string[] => {
  const offeredBy = (found: Iterable<PlainWalk>): Offered => ({
    rules,
    state,
    actor: state.turn.seat,
    listed: Array.from(found, ({ walk }) => ({ type: 'move', piece, walk })),
  });
  const quick = offeredBy(walks(rules, state, piece));
  const plain = offeredBy(plainWalks(situationOf(rules, state), piece));
  return [
    ...outcomesDiffer(quick),
    ...listedIsAllowed(quick),
    ...listedIsAllowed(plain),
    ...allowedIsListed(quick, plain.listed),
    ...allowedIsListed(plain, quick.listed),
  ];
};

/** Who may Move now. */
export const walkers = (rules: Ruleset, state: State): readonly PieceId[] =>
  movers(rules, state, state.turn.seat).filter((id) => state.pieces[id]?.wounded === false);
