import type { Grid } from '../board/grid.ts';
import type { Call, Fighter } from './combat/combat.ts';

export const SEATS = ['yellow', 'blue'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** Chance draws what nobody chooses; the clock says that somebody's time has run out. */
export type Actor = Seat | 'chance' | 'clock';
export const ACTORS = [...SEATS, 'chance', 'clock'] as const;

export const isSeat = (actor: string): actor is Seat => SEATS.some((seat) => seat === actor);

export const opponent = (seat: Seat): Seat => (seat === 'yellow' ? 'blue' : 'yellow');

/** What the others see of a secret: that something is there, and nothing else. */
export const HIDDEN = '?';
export type Secret<T> = T | typeof HIDDEN;

/** The name of a character or an object, without its colour. */
export type Kind = string;
/** A token's number in the ruleset's roster: one for each kind and colour. */
export type PieceId = number;
/** A square (or zone) in its room's own frame, or a square of a starting line; see `Grid`. */
export type Place = number;
export type RoomId = string;
/** The name of a card; the ruleset says what is printed on it. */
export type Card = string;

export const OUT = -1;
export const UNSEEN = -2;

export interface State {
  readonly rules: string;
  readonly tiles: readonly Tile[];
  /** Indexed by `PieceId`; a token nobody has seen yet is `UNSEEN`, whatever secret it is part of. */
  readonly pieces: readonly Piece[];
  readonly players: BySeat<Player>;
  readonly turn: Turn;
  /** A stack: the last one says who is asked. Empty when the game is over. */
  readonly tasks: readonly Task[];
  /** The rooms nobody has turned up yet. What is not drawn does not exist: there is no secret map. */
  readonly unseen: readonly Secret<RoomId>[];
  /** Bags and decks, where a box has any. */
  readonly piles: readonly Pile[];
  /** The cards of which others see the backs while they are held (B-HID-08, C-INFO-4). */
  readonly covert: readonly Card[];
  readonly ending: Ending | undefined;
}

export interface Tile {
  readonly slot: number;
  /** Quarter turns clockwise from the drawing. */
  readonly turn: number;
  /** `undefined` while face-down. */
  readonly room: RoomId | undefined;
  readonly marks: readonly Mark[];
  readonly covers: readonly Cover[];
  readonly stash: readonly Token[];
}

/** A changed edge, in the room's own frame, so that it turns along (B-ROT-03). */
export interface Mark {
  readonly edge: number;
  readonly state: MarkState;
  /** Whose marker lies there, where the number of markers is limited. */
  readonly by: Seat | undefined;
}
export const MARK_STATES = ['open', 'broken'] as const;
export type MarkState = (typeof MARK_STATES)[number];

/** A marker on a square that changes its terrain, in the room's own frame; `name` is one of the rules' covers. */
export interface Cover {
  readonly cell: number;
  readonly name: string;
  readonly owner: Seat;
}

/** A face-down token: everybody sees its colour, nobody its face (B-HID-02). */
export interface Token {
  readonly owner: Seat;
  readonly kind: Secret<Kind>;
}

export interface Piece {
  readonly id: PieceId;
  readonly at: Place | typeof OUT | typeof UNSEEN;
  /** Who carries it; its `at` is then its carrier's. */
  readonly carrier: PieceId | undefined;
  readonly wounded: boolean;
}

export interface Player {
  /** Covered for others when cards are played from memory (B-HID-08). */
  readonly hand: readonly Secret<Card>[];
  readonly bank: number;
  /** Action points kept for its next turn (C-TURN-4). */
  readonly kept: number;
  /** What it chose for its team, and its pairs of rooms; empty where the box says what it has. */
  readonly team: readonly Secret<Kind>[];
  readonly pairs: readonly Secret<string>[];
  /** Tokens not yet laid out during set-up. */
  readonly reserve: readonly Secret<Kind>[];
  /** The face-down starters, dot by dot. */
  readonly lineup: readonly Secret<Kind>[];
  /** The posts its starters shall stand at, until they are shown (C-SETUP-12). */
  readonly facing: readonly Secret<Place>[];
  readonly committed: Secret<Card> | undefined;
  /** The second card of whoever lays two (C-CHAR-BERSERKER-1). */
  readonly second: Secret<Card> | undefined;
  /** It lies face-up for the other to read (P-WMASTER-06). */
  readonly open: boolean;
  /** The cards that it has shown to the other alone, until the combat is over (C-CHAR-TELEPATH-2). */
  readonly bared: readonly Secret<Card>[];
  /** Has offered or accepted a draw this turn (B-END-06). */
  readonly agreed: boolean;
}

export interface Turn {
  /** Turns count from 1; 0 is set-up. */
  readonly number: number;
  readonly seat: Seat;
  readonly purses: readonly Purse[];
  readonly wounded: readonly PieceId[];
  readonly blocked: readonly PieceId[];
  /** By which edge, in its room's own frame, somebody has come among enemies this turn (C-MOVE-6). */
  readonly entrances: readonly Entrance[];
  /** What can be done once in a turn and has been done. */
  readonly done: readonly Done[];
  /** The most points any turn has had so far: the first-cycle cap follows from it (B-CARD-03). */
  readonly highest: number;
  /** Whole turns in a row without progress, and whether this one made some (B-END-07). */
  readonly quiet: number;
  /** Whole turns in a row in which nothing was spent (C-VP-7). */
  readonly idle: number;
  readonly stirred: boolean;
  /** Seconds allowed, when the game is timed; and whether they are used up (B-OPT-02). */
  readonly seconds: number;
  readonly expired: boolean;
}

export interface Entrance {
  readonly piece: PieceId;
  readonly edge: number;
}

export interface Done {
  readonly piece: PieceId;
  readonly deed: string;
}

/** Action points; a purse of somebody's own pays for nobody else (B-SPD-02). */
export interface Purse {
  readonly ap: number;
  readonly only: PieceId | undefined;
  /** The active player commands `only` while it lasts, whosever it is. */
  readonly lent: boolean;
}

/** Something to choose or to draw, as data: whoever shows it needs to know no box. It has one of these or several. */
export interface Option {
  readonly piece?: PieceId;
  readonly kind?: Kind;
  readonly card?: Card;
  readonly place?: Place;
  /** Of an edge within a room the smaller of its two numbers. */
  readonly edge?: number;
  readonly tile?: number;
  readonly number?: number;
  /** What the box has a word for. */
  readonly word?: string;
}
export type OptionPart = keyof Option;

/** Things that chance draws from. What is left to draw is what lies in no lot: there is no secret order. */
export interface Pile {
  readonly name: string;
  /** All that belongs to it, wherever it lies. */
  readonly all: readonly Option[];
  readonly lots: readonly Lot[];
}

/** What was drawn, in its order: a row, a discard. One named after a seat is covered for everybody else. */
export interface Lot {
  readonly name: string;
  readonly things: readonly Laid[];
}
export interface Laid {
  readonly face: Secret<Option>;
  readonly sideways: boolean;
}

export type Task =
  | { readonly kind: 'draw'; readonly seats: readonly Actor[]; readonly what: Draw; readonly tile?: number }
  | { readonly kind: 'choose'; readonly seats: readonly Actor[] }
  | { readonly kind: 'draft'; readonly seats: readonly Actor[]; readonly what: Choice }
  | { readonly kind: 'forgo'; readonly seats: readonly Actor[] }
  | { readonly kind: 'lineup'; readonly seats: readonly Actor[] }
  | { readonly kind: 'hide'; readonly seats: readonly Actor[] }
  /** Each faces a room with his starters, in the order of his line-up (C-SETUP-12). */
  | { readonly kind: 'face'; readonly seats: readonly Actor[] }
  | { readonly kind: 'card'; readonly seats: readonly Actor[] }
  | { readonly kind: 'act'; readonly seats: readonly Actor[] }
  | PlaceTask
  | CommitTask
  | QuestionTask;
export type TaskKind = Task['kind'];
export const DRAWS = ['pairs', 'drafter', 'placer', 'starter', 'room'] as const;
export type Draw = (typeof DRAWS)[number];
export const CHOICES = ['pair', 'character', 'object'] as const;
export type Choice = (typeof CHOICES)[number];

/** B-REV-05: the revealer's share comes first, the rest waits in `after`. */
export interface PlaceTask {
  readonly kind: 'place';
  readonly seats: readonly Actor[];
  readonly tile: number;
  readonly tokens: readonly PieceId[];
  readonly after: readonly PieceId[];
}

/** B-COMB-12: fighters and bonuses are fixed before cards are chosen. */
export interface CommitTask {
  readonly kind: 'commit';
  readonly seats: readonly Actor[];
  readonly attackers: readonly PieceId[];
  readonly defenders: readonly PieceId[];
  readonly strength: BySeat<number>;
  /** Whoever reads the other's card first: it is laid face-up. */
  readonly reader?: Seat;
  /** How it was begun, and who takes part how, if not by hand. */
  readonly way?: string;
  readonly supporters?: readonly Required<Fighter>[];
  readonly calls?: readonly Call[];
  /** Who lays two cards. */
  readonly doubles?: Seat;
}

/** Something a rule wants to know: of a seat, or of chance. The rule of this name goes on with the answer. */
export interface QuestionTask {
  readonly kind: 'question';
  readonly seats: readonly Actor[];
  readonly asks: string;
  /** None where `from` names the pile that they are drawn from. */
  readonly options: Secret<readonly Option[]>;
  readonly from?: string;
  /** What the clock answers, by its number among the options. */
  readonly otherwise: number;
  /** What it is about, for the rule to remember and for a screen to show. */
  readonly about?: Option;
  /** Who alone learns options and answer. */
  readonly only?: Seat;
}

export const ENDINGS = ['target', 'nobody', 'quiet', 'resigned', 'agreed'] as const;
export interface Ending {
  readonly winner: Seat | 'draw';
  readonly why: (typeof ENDINGS)[number];
}

// Asked once for the index -1, V8 would look up every index here like a name.
export const topTask = ({ tasks }: State): Task | undefined =>
  tasks.length === 0 ? undefined : tasks[tasks.length - 1];

export const isAsked = (state: State, actor: Actor): boolean => topTask(state)?.seats.includes(actor) ?? false;

/** What is answered now is for one seat alone to know. */
export const isAskedInSecret = (state: State): boolean => {
  const task = topTask(state);
  return task?.kind === 'question' && task.only !== undefined;
};

export const isInPlay = (piece: Piece): boolean => piece.at >= 0;

export const tileOf = (grid: Grid, place: Place): number =>
  place < grid.squares ? Math.floor(place / grid.cells) : -1;
