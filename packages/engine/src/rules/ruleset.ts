import type { Grid } from '../board/grid.ts';
import type { Labyrinth } from '../board/labyrinth.ts';
import type { Room } from '../board/room.ts';
import type { EventType } from '../core/event.ts';
import type { Situation } from '../core/situation/situation.ts';
import type { BySeat, Card, Kind, PieceId, Pile, Place, RoomId, Seat } from '../core/state.ts';
import type { Covering, Hindrance } from './box.ts';
import type { CardFace } from './card.ts';
import type { Carrying } from './carrying.ts';
import type { Cites, GeneralCites } from './cites.ts';
import type { Course } from './course.ts';
import type { Economy } from './economy.ts';
import type { Movement } from './movement.ts';
import type {
  AfterRule,
  OfferRule,
  PlanRule,
  QuestionRule,
  ReachRule,
  ReadRule,
  ResultRule,
  Rule,
  TieRule,
  ValueRule,
  VetoRule,
} from './rule.ts';
import type { Own } from './scenario.ts';

/** A game's rules, compiled once: plain data and tables indexed by token number. */
export interface Ruleset {
  readonly id: string;
  readonly options: Options;
  readonly family: Family;
  /** The catalogue's rule behind each refusal; a place or a token may have its own. */
  readonly cites: GeneralCites;
  readonly grid: Grid;
  readonly rooms: Readonly<Record<RoomId, Chamber>>;
  /** The numbers of its pairs of rooms. */
  readonly pairs: readonly string[];
  /** Those with something to hold. */
  readonly objectives: readonly RoomId[];
  readonly roster: readonly Member[];
  /** The different kinds, in the roster's order. */
  readonly kinds: ReadonlyMap<Kind, Stock>;
  /** The numbers of each seat's characters. */
  readonly characters: BySeat<readonly PieceId[]>;
  readonly lines: readonly Line[];
  /** Face-down tokens each slot takes (B-SETUP-05). */
  readonly capacity: readonly number[];
  readonly deck: BySeat<readonly Card[]>;
  /** The cards of which others see only the backs while they are held. */
  readonly covert: readonly Card[];
  /** The marks of what one may face from a starting line, in the order of its posts. */
  readonly posts: readonly string[];
  /** What is printed on each. */
  readonly cards: Readonly<Record<Card, CardFace>>;
  /** How the players choose their teams and rooms; absent when the box says what they have. */
  readonly teams: Teams | undefined;
  /** Characters a seat must leave out secretly (B-OPT-09). */
  readonly forgoes: BySeat<number>;
  /** Whether anybody may attack (C-SETUP-4). */
  readonly fights: boolean;
  /** What anybody may do on the board itself. */
  readonly offers: readonly OfferRule[];
  /** How each question goes on, by its name. */
  readonly questions: Readonly<Record<string, QuestionRule>>;
  /** Those a game begins with. */
  readonly piles: readonly Pile[];
  readonly masks: Masks;
  readonly hazards: Hazards;
  /** The ways to attack besides by hand, by their names. */
  readonly ways: ReadonlyMap<string, ReachRule>;
  readonly hooks: Hooks;
  /** Where the game runs otherwise than between two players. */
  readonly course: Course | undefined;
  /** What a user brought for it. It is known for as long as these rules are held. */
  readonly own: readonly Own[];
}

/** Rules that have a say in what others do, in the roster's order, each with its token. */
export interface Hooks {
  readonly plan: readonly Hook<PlanRule>[];
  readonly value: readonly Hook<ValueRule>[];
  readonly tie: readonly Hook<TieRule>[];
  readonly result: readonly Hook<ResultRule>[];
  readonly after: ReadonlyMap<EventType, readonly Hook<AfterRule>[]>;
}
export interface Hook<T extends Rule> {
  readonly token: PieceId;
  readonly rule: T;
}

/** Obstacles as bits: what they are called, which may be jumped, which kill, and what covers are to passers-by. */
export interface Hazards {
  readonly hindrances: readonly (Hindrance & { readonly bits: number })[];
  readonly jumped: number;
  readonly kills: number;
  readonly covers: Readonly<Record<string, Covering & { readonly bits: BySeat<number> }>>;
}

export interface Options {
  readonly target: number;
  readonly beginner: boolean;
  /** The pairs of rooms in play; absent when chance draws them. */
  readonly pairs?: readonly string[];
  readonly handicap?: Handicap;
  readonly timer?: Timer;
  /** Hands are covered, to be played from memory (B-HID-08). */
  readonly cards?: 'hidden';
  /** Several boxes: each chooses in secret, or both choose the same in turn (P-MIX-03). */
  readonly teams?: Teams['by'];
  /** A scenario, and rooms of one's own, by their ids. */
  readonly scenario?: string;
  readonly rooms?: string;
  /** One against the box: how hard, with what besides, and by whose cards. */
  readonly solo?: Solo;
}
/** S-SET-04. */
export const LEVELS = ['pink', 'yellow', 'green', 'blue', 'red', 'black'] as const;
export type Level = (typeof LEVELS)[number];
export interface Solo {
  readonly level: Level;
  readonly vision: boolean;
  /** The hash of a user's own cards. */
  readonly npcs?: string;
}
/** How many of each a player brings (P-MIX-02). */
export interface Teams {
  readonly by: 'free' | 'mutual' | 'draft';
  readonly characters: number;
  readonly objects: number;
  readonly pairs: number;
  /** Whoever did not begin with the characters begins with the objects (C-MODE-1). */
  readonly switches: boolean;
}
export interface Handicap {
  readonly seat: Seat;
  readonly characters: number;
  readonly without: readonly Card[];
}
/** All in seconds (B-OPT-02, B-OPT-03, B-OPT-04). */
export interface Timer {
  readonly turn: number;
  readonly potion: number;
  readonly place: number;
  readonly combat: number;
}

/** A token of the game: what it is and whose. */
export interface Member {
  readonly id: PieceId;
  readonly owner: Seat;
  readonly kind: Kind;
  /** What it alone is called, whatever it is. */
  readonly name: string | undefined;
  /** How the notation writes it. */
  readonly code: string;
  /** Where the catalogue begins to say what it can do. */
  readonly rule: string;
  readonly sort: 'character' | 'object';
  readonly traits: readonly string[];
  readonly speed: number;
  readonly combat: number;
  /** Summed `value` rules. */
  readonly attack: number;
  readonly defence: number;
  readonly escape: number;
  readonly haul: number;
  readonly death: number;
  /** Attack and defence against certain enemies only. */
  readonly against: readonly ValueRule[];
  readonly loads: number;
  readonly eitherWay: boolean;
  readonly reads: ReadRule | undefined;
  readonly hunts: readonly string[];
  /** Its first attack of a turn costs nothing. */
  readonly attacksFreely: boolean;
  readonly reaches: readonly ReachRule[];
  readonly slays: readonly string[];
  readonly wards: readonly string[];
  /** The covers it lays. */
  readonly covers: readonly string[];
  readonly vetoes: readonly VetoRule[];
  readonly cites: Cites;
  readonly offers: readonly OfferRule[];
  /** Of these, what the unwounded may do, and what the wounded may. */
  readonly abilities: readonly OfferRule[];
  readonly lastResorts: readonly OfferRule[];
}

/** How many tokens of a kind each seat has, or may choose. */
export interface Stock {
  readonly sort: Member['sort'];
  /** There may be several of it in a team (P-MIX-08). */
  readonly common: boolean;
  readonly count: BySeat<number>;
}

/** Bit sets over obstacles, indexed by token number. */
export interface Masks {
  readonly cross: Uint16Array;
  readonly rest: Uint16Array;
  /** What a token on a place takes away for friends crossing it, and for anyone stopping on it. */
  readonly alliesCross: Uint16Array;
  readonly anyoneRest: Uint16Array;
  /** What a carried token lets its carrier stop on. */
  readonly carrierRest: Uint16Array;
  /** What kills others and not this one; and what a token makes harmless where it lies, and for who carries it. */
  readonly safe: Uint16Array;
  readonly anyoneSafe: Uint16Array;
  readonly carrierSafe: Uint16Array;
  /** What an unwounded character is to enemies who would cross its place. */
  readonly asFoe: Uint16Array;
  /** All that a token helps past, lying or carried. */
  readonly aid: Uint16Array;
  /** Bits of the edges it walks through, by their codes; lets its carrier walk through; walks through in an action of one step. */
  readonly edges: Uint8Array;
  readonly carrierEdges: Uint8Array;
  readonly loneEdges: Uint8Array;
}

/** A room made ready: obstacle bits and edge codes as typed tables. */
export interface Chamber {
  readonly room: Room;
  readonly obstacles: Uint16Array;
  /** 1 where a token may be placed at a reveal (B-REV-06). */
  readonly floor: Uint8Array;
  /** 1 where no line of sight enters. */
  readonly blind: Uint8Array;
  /** The cells that are held together. */
  readonly held: readonly number[];
  /** The rules each cell has of its own. */
  readonly cites: readonly (Cites | undefined)[];
  readonly edges: Uint8Array;
  readonly gear: number;
  /** The cells that touch the pit between them, where pits lie on edges. */
  readonly pit: readonly number[];
  /** The cell that each post before it faces. */
  readonly posts: readonly number[];
}

export interface Line {
  readonly seat: Seat;
  readonly dots: readonly number[];
}

/** What differs between games played on squares and games played in zones. */
export interface Family {
  /** Occupants anybody may pass, and those anybody may stop with. */
  readonly crosses: readonly string[];
  readonly rests: readonly string[];
  readonly movement: Movement;
  readonly carrying: Carrying;
  /** The places so near that one lays hands on what is there: to heal, to steal, to drink. */
  neighbours(maze: Labyrinth, place: Place): readonly Place[];
  /** Those where one fights by hand: all neighbours, and what counts as near in combat only. */
  melee(maze: Labyrinth, place: Place, grid: Grid): readonly Place[];
  /** The characters that a line of sight meets. */
  inSight(situation: Situation, viewer: PieceId): readonly PieceId[];
  /** Own edges through which one gets at the portcullis of the room beyond, as codes of `EDGES`. */
  readonly gatesThrough: readonly number[];
  /** Whoever has the points has won, and the turn is not played out. */
  readonly endsAtOnce: boolean;
  /** How a turn gets its points, and what cards are for. */
  readonly economy: Economy;
}

export const FRIEND = 1;
export const FOE = 2;
export const WOUNDED_FRIEND = 4;
export const WOUNDED_FOE = 8;
export const TALL_FOE = 16;
/** The first bit of terrain. */
export const TERRAIN = 32;
