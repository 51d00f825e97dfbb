import { ask } from '../../core/asking/ask.ts';
import {
  isCharacter,
  isStanding,
  loadsOf,
  memberOf,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../../core/situation/situation.ts';
import { type Option, type PieceId, type Place, type QuestionTask, tileOf } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer, type QuestionRule, question } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Moves an object of the room, or one that is carried, so far as it would fly (C-CHAR-TELEKINETICIST-1 to 3). */
export const levitates = (cites: Citing<'noObject' | 'notInRoom'>): OfferRule =>
  offer('levitate', {
    target: 'piece',
    makes: ['chosen'],
    candidates: objectsAbout,
    refuses(situation, { actor, target }) {
      const object = situation.state.pieces[target];
      if (object === undefined || object.at < 0 || isCharacter(situation, target))
        return refusing(cites, 'noObject', { target });
      return objectsAbout(situation, actor).includes(target) ? undefined : refusing(cites, 'notInRoom', { target });
    },
    perform: (tx, { actor, target }) =>
      ask(tx, {
        of: ownerOf(tx.now(), actor),
        asks: 'levitate',
        options: goals(tx.now(), actor, target),
        about: { piece: target },
      }),
  });

/** Lying in the actor's room, or in its own hands; from a starting zone those alone. */
function objectsAbout(situation: Situation, actor: PieceId): readonly PieceId[] {
  const { cells } = situation.rules.grid;
  const tile = tileOf(situation.rules.grid, pieceOf(situation, actor).at);
  const places = tile < 0 ? [] : Array.from({ length: cells }, (_, cell) => tile * cells + cell);
  const lying = places.flatMap((place) => tokensAt(situation, place)).filter((id) => isLyingObject(situation, id));
  return [...lying, ...loadsOf(situation, actor).filter((load) => !isCharacter(situation, load))];
}

const isLyingObject = (situation: Situation, id: PieceId): boolean =>
  !isCharacter(situation, id) && pieceOf(situation, id).carrier === undefined;

/** Everywhere it may come to lie, and everybody there with a free hand (C-CHAR-TELEKINETICIST-2). */
const goals = (situation: Situation, actor: PieceId, object: PieceId): readonly Option[] =>
  situation.rules.family.movement.flights(situation, pieceOf(situation, object).at, REACH).flatMap((place) => [
    { place },
    ...tokensAt(situation, place)
      .filter((id) => id !== actor && isStanding(situation, id) && hasHand(situation, id))
      .map((piece) => ({ piece, place })),
  ]);

const REACH = 3;

const hasHand = (situation: Situation, id: PieceId): boolean =>
  loadsOf(situation, id).length < memberOf(situation, id).loads;

export const levitation: QuestionRule = question('levitate', (tx: Tx, { piece, place }: Option, task: QuestionTask) => {
  const object = task.about?.piece;
  if (object === undefined || place === undefined) return;
  if (pieceOf(tx.now(), object).carrier !== undefined) tx.emit({ type: 'left', token: object });
  if (pieceOf(tx.now(), object).at !== place) tx.emit({ type: 'moved', piece: object, path: [place as Place] });
  if (piece !== undefined) tx.emit({ type: 'left', token: object, to: piece });
});
