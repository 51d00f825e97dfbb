import type {
  Actor,
  Card,
  Cover,
  Ending,
  Kind,
  MarkState,
  Option,
  PieceId,
  Place,
  RoomId,
  Seat,
  Secret,
  Task,
} from './state.ts';

/** Facts, stored for ever: `evolve` folds them without any ruleset. The list only grows. */
export type GameEvent =
  | { readonly type: 'asked'; readonly task: Task }
  /** `task` replaces the top task; without one the top task is done. */
  | { readonly type: 'answered'; readonly task?: Task }
  | { readonly type: 'pooled'; readonly rooms: readonly RoomId[] }
  /** What a seat says aloud that both shall have. */
  | { readonly type: 'named'; readonly seat: Seat; readonly kind: Kind }
  /** `kind` goes to the reserve, which nobody else sees; `team` is what the others learn of it. */
  | {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly kind: Secret<Kind>;
      readonly team: Secret<Kind>;
      readonly open?: true;
    }
  | {
      readonly type: 'paired';
      readonly seat: Seat;
      readonly pair: Secret<string>;
      readonly rooms: readonly Secret<RoomId>[];
      readonly open?: true;
    }
  | { readonly type: 'forgone'; readonly seat: Seat; readonly kind: Secret<Kind> }
  | { readonly type: 'lined'; readonly seat: Seat; readonly kind: Secret<Kind> }
  /** `kind` leaves the reserve; `token` is the face that then lies on the room. */
  | {
      readonly type: 'stashed';
      readonly seat: Seat;
      readonly tile: number;
      readonly kind: Secret<Kind>;
      readonly token: Secret<Kind>;
    }
  /** Where a starter will stand, in the order of the line-up. */
  | { readonly type: 'faced'; readonly seat: Seat; readonly at: Secret<Place> }
  /** What is left of a reserve goes into a bag. */
  | { readonly type: 'bagged'; readonly seat: Seat; readonly kinds: readonly Kind[] }
  | { readonly type: 'teamShown'; readonly seat: Seat; readonly team: readonly Kind[] }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly seconds: number }
  | { readonly type: 'turnEnded' }
  | { readonly type: 'expired' }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'recycled'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'purseOpened'; readonly ap: number; readonly only?: PieceId; readonly lent?: true }
  | { readonly type: 'purseClosed'; readonly only: PieceId; readonly lent?: true }
  | { readonly type: 'spent'; readonly ap: number; readonly only?: PieceId; readonly lent?: true }
  /** So many points wait for the seat's next turn. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly ap: number }
  /** So many turns in a row nothing was spent. */
  | { readonly type: 'idled'; readonly turns: number }
  /** Something that can be done once in a turn. */
  | { readonly type: 'did'; readonly piece: PieceId; readonly deed: string }
  /** By this edge it has come among enemies this turn; without one, nothing holds it any more. */
  | { readonly type: 'met'; readonly piece: PieceId; readonly edge?: number }
  | { readonly type: 'timeAdded'; readonly seconds: number }
  | {
      readonly type: 'revealed';
      readonly tile: number;
      readonly room: RoomId;
      readonly turn: number;
      readonly tokens: readonly PieceId[];
    }
  | { readonly type: 'entered'; readonly piece: PieceId; readonly at: Place }
  | { readonly type: 'moved'; readonly piece: PieceId; readonly path: readonly Place[] }
  | { readonly type: 'took'; readonly piece: PieceId; readonly token: PieceId }
  /** Out of an enemy's reach into one's own hands. */
  | { readonly type: 'stole'; readonly piece: PieceId; readonly token: PieceId }
  /** The token stays behind; `to` is the friend who now carries it. */
  | { readonly type: 'left'; readonly token: PieceId; readonly to?: PieceId }
  | { readonly type: 'rotated'; readonly tile: number; readonly quarters: number }
  /** Two rooms change places, with all that is in and on them. */
  | { readonly type: 'swapped'; readonly tile: number; readonly with: number }
  | {
      readonly type: 'marked';
      readonly tile: number;
      readonly edge: number;
      readonly state?: MarkState;
      readonly by?: Seat;
    }
  | { readonly type: 'covered'; readonly tile: number; readonly cover: Cover }
  | { readonly type: 'uncovered'; readonly tile: number; readonly cover: Cover }
  | {
      readonly type: 'fought';
      readonly attackers: readonly PieceId[];
      readonly defenders: readonly PieceId[];
    }
  | { readonly type: 'committed'; readonly seat: Seat; readonly card: Secret<Card>; readonly open?: true }
  /** What a seat has of one sort is shown: to all, or to this seat alone. */
  | {
      readonly type: 'handShown';
      readonly seat: Seat;
      readonly cards: readonly Secret<Card>[];
      readonly only?: Seat;
    }
  | {
      readonly type: 'unmasked';
      readonly seat: Seat;
      readonly card: Card;
      readonly second?: Card;
      readonly total: number;
    }
  | { readonly type: 'wounded'; readonly piece: PieceId }
  | { readonly type: 'healed'; readonly piece: PieceId }
  /** Healed, and not held back from acting. */
  | { readonly type: 'revived'; readonly piece: PieceId }
  | { readonly type: 'removed'; readonly piece: PieceId; readonly why: Removal }
  | { readonly type: 'banked'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly ending: Ending }
  /** What was answered to a question; `only` is who alone may know. */
  | {
      readonly type: 'chosen';
      readonly by: Actor;
      readonly asks: string;
      readonly option: Secret<Option>;
      readonly only?: Seat;
    }
  /** Things come into a pile, which is made if it is not there. */
  | { readonly type: 'filled'; readonly pile: string; readonly things: readonly Option[] }
  /** `from` a lot, or drawn; `to` a lot, or back into the pile. */
  | {
      readonly type: 'laid';
      readonly pile: string;
      readonly face: Secret<Option>;
      readonly from?: string;
      readonly to?: string;
    }
  /** A whole lot goes back into its pile. */
  | { readonly type: 'shuffled'; readonly pile: string; readonly lot: string }
  | {
      readonly type: 'turned';
      readonly pile: string;
      readonly lot: string;
      readonly nth: number;
      readonly sideways: boolean;
    };
export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;

export const REMOVALS = ['exited', 'eliminated', 'fell', 'crushed', 'lost', 'used', 'vanished'] as const;
export type Removal = (typeof REMOVALS)[number];
