import type { Card, Kind, Option, PieceId, Place } from './state.ts';

/** One complete game action (B-TURN-04). A box adds offers (`use`), never a type. */
export type Action =
  | { readonly type: 'pick'; readonly kind: Kind }
  | { readonly type: 'pair'; readonly number: string }
  | { readonly type: 'forgo'; readonly kind: Kind }
  | { readonly type: 'line'; readonly kind: Kind }
  | { readonly type: 'hide'; readonly kind: Kind; readonly tile: number }
  | { readonly type: 'face'; readonly at: Place }
  | { readonly type: 'draw'; readonly drawn: string }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'reveal'; readonly piece: PieceId; readonly tile: number }
  | { readonly type: 'place'; readonly token: PieceId; readonly at: Place }
  | { readonly type: 'rotate'; readonly piece: PieceId; readonly tile: number; readonly way: Way }
  | { readonly type: 'move'; readonly piece: PieceId; readonly walk: readonly Leg[] }
  | AttackAction
  | JumpAction
  | UseAction
  | { readonly type: 'commit'; readonly card: Card }
  | { readonly type: 'answer'; readonly option: Option }
  | { readonly type: 'pass' }
  | { readonly type: 'resign' }
  | { readonly type: 'agree' }
  | { readonly type: 'timeout'; readonly of: Limit };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** Their content is what the others must not learn, unless it is said aloud (P-HID-02, P-WMASTER-06). */
export const SECRET_ACTIONS: readonly ActionType[] = ['pick', 'pair', 'forgo', 'line', 'hide', 'face', 'commit'];

export const WAYS = ['cw', 'ccw'] as const;
export type Way = (typeof WAYS)[number];

/** Whose time ran out: the active player's turn, or the window of a reaction. */
export const LIMITS = ['turn', 'reaction'] as const;
export type Limit = (typeof LIMITS)[number];

/**
 * `leave` drops what one carries: on the floor, or into the hands of the friend standing there; where several do, `with`
 * says who gets it, and `for` what he gives for it.
 */
export type Leg =
  | { readonly to: Place }
  | { readonly take: PieceId }
  | { readonly leave: PieceId; readonly with?: PieceId; readonly for?: PieceId };

/** By hand, unless it names another way that the attacker has. */
export interface AttackAction {
  readonly type: 'attack';
  readonly piece: PieceId;
  readonly target: PieceId;
  readonly way?: string;
}

export interface JumpAction {
  readonly type: 'jump';
  readonly piece: PieceId;
  readonly over: Place;
  readonly to: Place;
  /** Drop the load on the square one jumps from (B-OBJ-13); whoever has several says which. */
  readonly leave?: true | PieceId;
  /** What is discarded for it, where that is no Jump card (C-JUMP-4). */
  readonly card?: Card;
}

/** `target` is a piece, an edge, a place or a direction: the offer says which. */
export interface UseAction {
  readonly type: 'use';
  readonly offer: string;
  readonly piece: PieceId;
  readonly target?: number;
  readonly leave?: true;
}
