import { type Action, type Card, check, type Kind, type PieceId, type Place, type Refusal } from '@archmage/engine';
import { offersOf, reachesOf, type Seen } from './seen.ts';
import { targetsOf } from './targets.ts';
import { whyNoWalk } from './why-walk.ts';

/** Something pointed at that is greyed, or that no highlight offers. */
export type Wish =
  | { readonly kind: 'walk'; readonly piece: PieceId; readonly place: Place }
  | { readonly kind: 'attack'; readonly piece: PieceId; readonly target: PieceId; readonly way?: string }
  | { readonly kind: 'room'; readonly piece: PieceId; readonly tile: number }
  | { readonly kind: 'use'; readonly piece: PieceId; readonly offer: string; readonly target?: number }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'place'; readonly token: PieceId; readonly at: Place }
  | { readonly kind: 'hide'; readonly token: Kind; readonly tile: number }
  | { readonly kind: 'action'; readonly action: Action };

/** `obstacle` is what bars the direct way, where a longer one exists. */
export type Answer =
  | { readonly legal: Action }
  | { readonly refusal: Refusal; readonly obstacle?: Refusal | undefined };

export const whyNot = (seen: Seen, wish: Wish): Answer => {
  switch (wish.kind) {
    case 'walk':
      return whyNoWalk(seen, wish.piece, wish.place);
    case 'attack':
      return ask(seen, attacks(seen, wish));
    case 'room':
      return ask(seen, roomWork(seen, wish.piece, wish.tile));
    case 'use':
      return ask(seen, uses(seen, wish));
    case 'card':
      return ask(seen, cardPlays(seen, wish.card));
    case 'place':
      return ask(seen, [{ type: 'place', token: wish.token, at: wish.at }]);
    case 'hide':
      return ask(seen, [{ type: 'hide', kind: wish.token, tile: wish.tile }]);
    default:
      return ask(seen, [wish.action]);
  }
};

/** The first that is allowed, or why the likeliest is not. */
const ask = ({ rules, view, seat }: Seen, wishes: readonly [Action, ...Action[]]): Answer => {
  let first: Refusal | undefined;
  for (const action of wishes) {
    const refusal = check(rules, view, seat, action);
    if (refusal === undefined) return { legal: action };
    first ??= refusal;
  }
  return { refusal: first as Refusal };
};

/** By hand first; from farther off, first by the ways it has besides. */
const attacks = (seen: Seen, wish: Extract<Wish, { kind: 'attack' }>): readonly [Action, ...Action[]] => {
  const { rules, view, seat } = seen;
  const { piece, target } = wish;
  const byHand = { type: 'attack', piece, target } as const;
  if (wish.way !== undefined) return [{ ...byHand, way: wish.way }];
  const [first, ...rest] = reachesOf(seen, piece).map(({ way }) => ({ ...byHand, way }));
  if (first === undefined) return [byHand];
  const isFar = check(rules, view, seat, byHand)?.code === 'notInReach';
  return isFar ? [first, ...rest, byHand] : [byHand, first, ...rest];
};

/** A face-down room is revealed, the others turn; their own arrow first. */
const roomWork = ({ rules, view }: Seen, piece: PieceId, tile: number): readonly [Action, ...Action[]] => {
  const room = view.tiles[tile]?.room;
  if (room === undefined) return [{ type: 'reveal', piece, tile }];
  const arrow = rules.rooms[room]?.room.arrow ?? 'cw';
  return [
    { type: 'rotate', piece, tile, way: arrow },
    { type: 'rotate', piece, tile, way: arrow === 'cw' ? 'ccw' : 'cw' },
  ];
};

const uses = (seen: Seen, { piece, offer, target }: Extract<Wish, { kind: 'use' }>): readonly [Action, ...Action[]] => {
  const rule = offersOf(seen, piece).find(({ id }) => id === offer);
  const bare = { type: 'use', offer, piece } as const;
  const all = target === undefined ? targetsOf(seen, piece, rule?.target ?? 'none') : [target];
  const [first = bare, ...rest] = all.map((each) => ({ ...bare, target: each }));
  const wishes = [first, ...rest] as const;
  // The same without one's load (B-OBJ-13).
  return rule?.departs === true ? [...wishes, ...wishes.map((wish) => ({ ...wish, leave: true }) as const)] : wishes;
};

/** A card of the hand answers whatever is asked of it now. */
const cardPlays = ({ view }: Seen, card: Card): readonly [Action] =>
  view.tasks.at(-1)?.kind === 'commit' ? [{ type: 'commit', card }] : [{ type: 'card', card }];
