import { isAsked, type Refusal, topTask } from '@archmage/engine';
import { whyNot as whyNotIn } from '@archmage/words';
import type { Spot } from '../../../board/model.ts';
import { choicesOf, deedsOf, isSameSpot } from '../../play/choices.ts';
import { isCommanded, memberOf, offersOf, placeOf, reachesOf, type Seen } from '../../play/seen.ts';
import { firstSeen } from '../../play/sights.ts';
import { type Answer, type Wish, whyNot } from '../../play/why.ts';
import { speechOf } from '../said/narrate.ts';
import { charactersAt } from './choose.ts';
import { aimIn, draftIn, type Intent, pieceOf, placingOf, setupOf } from './intent.ts';

/** A refusal in words. */
export interface Why {
  readonly text: string;
  readonly more: string | undefined;
  readonly rule: string;
}

export const whyOf = (seen: Omit<Seen, 'seat'>, refusal: Refusal, obstacle?: Refusal): Why => ({
  text: whyNotIn(speechOf(seen.rules, seen.view), refusal),
  more: obstacle && whyNotIn(speechOf(seen.rules, seen.view), obstacle),
  rule: refusal.rule,
});

export const whyFor = (seen: Seen, wish: Wish): Why | undefined => {
  const answer: Answer = whyNot(seen, wish);
  return 'refusal' in answer ? whyOf(seen, answer.refusal, answer.obstacle) : undefined;
};

/** Why nothing is offered where somebody points; nothing where something is. */
export const whyAt = (seen: Seen, intent: Intent, spot: Spot): Why | undefined => {
  const wish = wishAt(seen, intent, spot);
  return wish && whyFor(seen, wish);
};

/** What somebody who points there probably wants. */
const wishAt = (seen: Seen, intent: Intent, spot: Spot): Wish | undefined => {
  const task = topTask(seen.view)?.kind;
  if (!isAsked(seen.view, seen.seat)) return undefined;
  if (task === 'hide') {
    const { picked } = setupOf(intent);
    return picked !== undefined && spot.kind === 'room' ? { kind: 'hide', token: picked, tile: spot.room } : undefined;
  }
  if (task === 'place') {
    const { picked } = placingOf(intent, seen);
    return picked !== undefined && spot.kind === 'place' ? { kind: 'place', token: picked, at: spot.place } : undefined;
  }
  return task === 'act' || task === 'card' ? wishInTurn(seen, intent, spot) : undefined;
};

const wishInTurn = (seen: Seen, intent: Intent, spot: Spot): Wish | undefined => {
  const piece = pieceOf(intent);
  if (piece === undefined || !isCommanded(seen, piece)) return idleAt(seen, spot);
  if (deedsOf(choicesOf(seen).characters.get(piece)).some((deed) => isSameSpot(deed.spot, spot))) return undefined;
  const aim = aimIn(intent);
  if (aim !== undefined && spot.kind === 'place') return { kind: 'use', piece, offer: aim, target: spot.place };
  if (spot.kind === 'room') return { kind: 'room', piece, tile: spot.room };
  if (spot.kind === 'edge' || spot.place === placeOf(seen.view, piece)) return undefined;
  const [other] = charactersAt(seen, spot.place);
  if (other !== undefined && isFoe(seen, piece, other)) {
    return { kind: 'attack', piece, target: other };
  }
  const draft = draftIn(intent);
  return draft?.at === spot.place ? undefined : { kind: 'walk', piece, place: spot.place };
};

/** One's own character that cannot act: why it cannot even take a step. */
const idleAt = (seen: Seen, spot: Spot): Wish | undefined => {
  if (spot.kind !== 'place') return undefined;
  const [piece] = charactersAt(seen, spot.place);
  if (piece === undefined || !isCommanded(seen, piece)) return undefined;
  if (choicesOf(seen).characters.has(piece)) return undefined;
  return moveOf(piece);
};

const moveOf = (piece: number): Wish => ({ kind: 'action', action: { type: 'move', piece, walk: [] } });

/** What a character cannot do at all just now, by the name of the button, each with what to ask about. */
export const refusedOf = (seen: Seen, piece: number): readonly { readonly key: string; readonly wish: Wish }[] => {
  const abilities = choicesOf(seen).characters.get(piece);
  const tile = Math.floor(placeOf(seen.view, piece) / seen.rules.grid.cells);
  const faceDown = seen.view.tiles.findIndex(({ room }) => room === undefined);
  const foe = seen.view.pieces.find(
    ({ at, id }) => at >= 0 && memberOf(seen.rules, id).sort === 'character' && isFoe(seen, piece, id),
  );
  const wishes: (readonly [string, boolean, Wish | undefined])[] = [
    ['move', (abilities?.reach.length ?? 0) > 0, moveOf(piece)],
    ['attack', (abilities?.attacks.length ?? 0) > 0, foe && { kind: 'attack', piece, target: foe.id }],
    ['turn', (abilities?.rotations.length ?? 0) > 0, isOpen(seen, tile) ? { kind: 'room', piece, tile } : undefined],
    [
      'reveal',
      (abilities?.reveals.length ?? 0) > 0,
      faceDown < 0 ? undefined : { kind: 'room', piece, tile: faceDown },
    ],
    ...reachesOf(seen, piece).map(({ way }): readonly [string, boolean, Wish | undefined] => [
      way,
      abilities?.attacks.some(({ action }) => action.way === way) ?? false,
      foe && { kind: 'attack', piece, target: foeInSight(seen, piece) ?? foe.id, way },
    ]),
    ...offersOf(seen, piece).map(({ id }): readonly [string, boolean, Wish] => [
      id,
      abilities?.uses.some(({ action }) => action.offer === id) ?? false,
      { kind: 'use', piece, offer: id },
    ]),
  ];
  return wishes.flatMap(([key, isAble, wish]) => (isAble || wish === undefined ? [] : [{ key, wish }]));
};

const foeInSight = (seen: Seen, piece: number): number | undefined =>
  [0, 1, 2, 3]
    .flatMap((direction) => firstSeen(seen, piece, direction) ?? [])
    .flatMap((place) => charactersAt(seen, place))
    .find((other) => isFoe(seen, piece, other));

/** Sides are colours, whoever commands (P-CHARM-16). */
const isFoe = ({ rules }: Seen, one: number, other: number): boolean =>
  memberOf(rules, one).owner !== memberOf(rules, other).owner;

const isOpen = ({ view }: Seen, tile: number): boolean => view.tiles[tile]?.room !== undefined;
