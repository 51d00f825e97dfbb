import type { Edge } from '../board/room.ts';
import type { UseAction } from '../core/action.ts';
import type { Attack, Combat, CombatResult, Fighter } from '../core/combat/combat.ts';
import type { EventOf, EventType } from '../core/event.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Situation } from '../core/situation/situation.ts';
import type { Option, PieceId, Place, QuestionTask, Seat, State } from '../core/state.ts';
import type { Tx } from '../core/tx.ts';
import type { Cites } from './cites.ts';

/** Anything in play may carry rules. Wounded bearers are silent unless a rule says `whileWounded`. */
export type Rule =
  | PassageRule
  | TallRule
  | ValueRule
  | CarryRule
  | GearRule
  | OfferRule
  | VetoRule
  | WardRule
  | SlayRule
  | ReadRule
  | FreeRule
  | HuntRule
  | ReachRule
  | PlanRule
  | ResultRule
  | TieRule
  | AfterRule
  | CoverRule
  | QuestionRule
  | CiteRule;

/** What stands in a walker's way: somebody on the square, an edge, or terrain by its name. */
export const OCCUPANTS = ['friend', 'foe', 'woundedFriend', 'woundedFoe', 'tallFoe'] as const;
export type Obstacle = (typeof OCCUPANTS)[number] | (string & {});

/**
 * `cross` lets one pass over, `rest` lets one stop as well; `safe` lets one pass what kills others; `alone` lets one pass
 * an edge in an action of this one step.
 */
export interface PassageRule {
  readonly on: 'passage';
  readonly reach: Reach;
  readonly through: readonly Obstacle[];
  readonly gives: 'cross' | 'rest' | 'safe' | 'alone';
}

/** Enemies with a printed value of no more than this pass where it stands; nobody stops there. To them it is no `foe`, but a `tallFoe`. */
export interface TallRule {
  readonly on: 'tall';
  readonly lets: number;
}

/** Whom it helps: its bearer, friends entering the bearer's place, anyone entering it, or who carries the bearer. */
export const REACHES = ['self', 'alliesHere', 'anyoneHere', 'carrier'] as const;
export type Reach = (typeof REACHES)[number];

/** Points for leaving (`escape`), for being carried out (`haul`), and for the other side when it dies (`death`). */
export const VALUES = ['attack', 'defence', 'escape', 'haul', 'death'] as const;
export type Value = (typeof VALUES)[number];
export interface ValueRule {
  readonly on: 'value';
  readonly of: Value;
  readonly add: number;
  /** Attack and defence only: against an enemy in reach who has this trait. */
  readonly against?: string;
  /** Attack and defence only: for which fighters of its bearer's side, in such a combat; else for its bearer, always. */
  when?(situation: Situation, combat: Combat, fighter: Fighter, bearer: PieceId): boolean;
}

/** How many things it may carry: one, unless it says otherwise. */
export interface CarryRule {
  readonly on: 'carry';
  readonly loads: number;
}

/** What it never does, and by which rule. */
export interface VetoRule {
  readonly on: 'veto';
  readonly of: 'move' | 'jump';
  readonly rule: string;
}

/** Whoever has it with him is not harmed by this. */
export interface WardRule {
  readonly on: 'ward';
  readonly against: string;
}

/** A loser with this trait, in reach of whoever has it with him, dies of what would wound him. */
export interface SlayRule {
  readonly on: 'slay';
  readonly trait: string;
}

/** Its side sees the other's combat card before it chooses its own. */
export interface ReadRule {
  readonly on: 'read';
  /** Not in a fight of one against one with somebody of this trait. */
  readonly not?: string;
}

/** Its side has a point more for every enemy with this trait who is eliminated in a combat it takes part in. */
export interface HuntRule {
  readonly on: 'hunt';
  readonly trait: string;
}

/** Its first attack of a turn costs nothing. */
export interface FreeRule {
  readonly on: 'free';
}

/** A way to attack besides by hand. Its user is joined to nobody but his target, and is not hurt if he loses. */
export interface ReachRule {
  readonly on: 'reach';
  readonly way: string;
  readonly range: 'close' | 'ranged';
  /** Only once in a turn. */
  readonly once?: true;
  /** What counts in place of its user's own value and all that adds to it. */
  readonly value?: number;
  /** The enemies it could be aimed at. May be generous: `refuses` has the last word. */
  targets(situation: Situation, actor: PieceId): readonly PieceId[];
  refuses(situation: Situation, attack: Attack): Refusal | undefined;
  /** The places it comes to, where it does not reach as far as its user sees. */
  points?(situation: Situation, actor: PieceId): readonly Place[];
}

/** Rewrites a combat before cards are chosen: who takes part and how, whose card is read or called. */
export interface PlanRule {
  readonly on: 'plan';
  plan(situation: Situation, combat: Combat, attack: Attack, bearer: PieceId): Combat;
}

/** Rewrites what a lost combat costs. */
export interface ResultRule {
  readonly on: 'result';
  result(situation: Situation, result: CombatResult, combat: Combat, at: Borne): CombatResult;
}

/** A tie is won by its bearer's side, when he fights by hand on this side of the combat. */
export interface TieRule {
  readonly on: 'tie';
  readonly as: readonly ('attack' | 'defence')[];
}

/** A token in play, and whom it serves. */
export interface Borne {
  readonly token: PieceId;
  readonly bearer: PieceId;
}

/** Does something as soon as an event of this type has happened, while its token is in play or is what it happened to. */
export interface AfterRule<T extends EventType = EventType> {
  readonly on: 'after';
  readonly event: T;
  react(tx: Tx, event: EventOf<T>, token: PieceId): void;
}

export const after = <T extends EventType>(event: T, react: AfterRule<T>['react']): AfterRule =>
  ({ on: 'after', event, react }) as AfterRule;

/** Lays covers of this name, which do not hinder it, and which go when it dies. */
export interface CoverRule {
  readonly on: 'cover';
  readonly name: string;
}

/** What it is refused by rules of its own instead of general ones. */
export interface CiteRule {
  readonly on: 'cite';
  readonly cites: Cites;
}

/** Turns rooms either way, whatever the arrow says. */
export interface GearRule {
  readonly on: 'gear';
  readonly turns: 'eitherWay';
}

/** How a rule goes on with the answer to what it asked (`ask`): a seat's choice, or what chance drew. */
export interface QuestionRule {
  readonly on: 'question';
  readonly id: string;
  /** Events that nothing but questions and offers make, for whoever asks what can happen. */
  readonly makes: readonly EventType[];
  /** The answers, where they follow from the position: they are worked out when somebody looks. */
  options?(situation: Situation, task: QuestionTask): readonly Option[];
  answered(tx: Tx, option: Option, task: QuestionTask): void;
}

/** The box says its name among what it `asks`. */
export const question = (
  id: string,
  answered: QuestionRule['answered'],
  makes: readonly EventType[] = [],
): QuestionRule => ({ on: 'question', id, makes, answered });

export const TARGETS = ['none', 'piece', 'edge', 'place', 'direction'] as const;
export type TargetKind = (typeof TARGETS)[number];

/** An ability or an object that costs action points. `candidates` may be generous: `refuses` has the last word. */
export interface OfferRule {
  readonly on: 'offer';
  readonly id: string;
  readonly cost: number;
  readonly target: TargetKind;
  /** For the wounded, and for them only. */
  readonly whileWounded: boolean;
  /** `candidates` are just what is allowed: nothing is left to refuse. */
  readonly exact: boolean;
  /** Events that nothing but offers makes, for whoever asks what can happen. */
  readonly makes: readonly EventType[];
  /** The kind of edge it makes passable for its actor. */
  readonly opens: Edge | undefined;
  /** There is nothing to do where none of these is beside, as `BESIDE` bits; 0 for anywhere. */
  readonly beside: number;
  /** The action moves its actor, who may first drop what it carries (B-OBJ-13). */
  readonly departs: boolean;
  /** How often a side may still do it, where that is counted. */
  readonly left: ((state: State, seat: Seat) => number) | undefined;
  /** It is aimed along lines of sight, as whatever has a direction is. */
  readonly sighted: boolean;
  candidates(situation: Situation, actor: PieceId): readonly number[];
  refuses(situation: Situation, use: Use): Refusal | undefined;
  perform(tx: Tx, use: Use): void;
}

type Needed = 'target' | 'candidates' | 'refuses' | 'perform';
type Usual = 'cost' | 'whileWounded' | 'exact' | 'makes' | 'opens' | 'beside' | 'departs' | 'left' | 'sighted';

/** What is usual may be left out. All offers are alike in form: whoever lists actions reads many of them. */
export const offer = (id: string, rule: Pick<OfferRule, Needed> & Partial<Pick<OfferRule, Usual>>): OfferRule => ({
  on: 'offer',
  id,
  cost: rule.cost ?? 1,
  target: rule.target,
  whileWounded: rule.whileWounded ?? false,
  exact: rule.exact ?? false,
  makes: rule.makes ?? [],
  opens: rule.opens,
  beside: rule.beside ?? 0,
  departs: rule.departs ?? false,
  left: rule.left,
  sighted: rule.sighted ?? rule.target === 'direction',
  candidates: rule.candidates,
  refuses: rule.refuses,
  perform: rule.perform,
});

/** A use of an offer: by whom, of which object or character, at what. */
export interface Use {
  readonly action: UseAction;
  readonly actor: PieceId;
  readonly bearer: PieceId;
  /** `NO_TARGET` when the offer has none. */
  readonly target: number;
}

export const NO_TARGET = -1;
