import type { Cites } from '../rules/cites.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { PieceId } from './state.ts';

/** Why a wish is refused: a code, the facts of the case, and the catalogue's rule. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: Facts;
}
export type Facts = Readonly<Record<string, string | number>>;

/** What the core itself refuses in any game; each box cites the rule behind each code. */
export const COMMON_CODES = [
  'gameOver',
  'notAsked',
  'wrongTask',
  'malformed',
  'noSuchRoom',
  'notInReserve',
  'notCharacter',
  'roomFull',
  'notDrawable',
  'notInHand',
  'notCombatCard',
  'noSuchAnswer',
  'notYours',
  'wounded',
  'blocked',
  'noPoints',
  'notFaceDown',
  'noAccess',
  'notToPlace',
  'otherRoom',
  'noFloor',
  'taken',
  'noGear',
  'notTwin',
  'faceDown',
  'wrongWay',
  'twinWrongWay',
  'noStep',
  'notAdjacent',
  'offBoard',
  'wall',
  'tooFar',
  'foeInTheWay',
  'crowded',
  'handsFull',
  'handsEmpty',
  'notHere',
  'notPortable',
  'walkOver',
  'nothingOnExit',
  'notFoe',
  'notInReach',
  'woundedThisTurn',
  'justHealed',
  'carried',
  'noJumpCard',
  'noJump',
  'noSuchOffer',
  'wrongTarget',
  'untimed',
  'clockStands',
] as const;
export type CommonCode = (typeof COMMON_CODES)[number];

/** What is refused besides where one walks from square to square, and lives on action cards. */
export const SQUARE_CODES = [
  'cardFirst',
  'notActionCard',
  'firstCard',
  'capped',
  'diagonal',
  'pitInTheWay',
  'oneAidOnePit',
  'fewAnchors',
  'stopWithFriend',
  'stopWithFoe',
  'stopOnPit',
  'foesSquare',
  'pitTakesNothing',
  'twoTogether',
  'twoLoads',
  'friendWouldFall',
  'notPit',
  'occupiedPit',
  'jumpBack',
  'noLanding',
  'exitGuarded',
  'doublePit',
  'aidStays',
] as const;
export type SquareCode = (typeof SQUARE_CODES)[number];

/** What is refused where teams are chosen from several boxes. */
export const MIXING_CODES = [
  'notInStock',
  'teamFull',
  'pickedAlready',
  'notDifferent',
  'noSuchPair',
  'pairTaken',
  'pairNamed',
] as const;
export type MixingCode = (typeof MIXING_CODES)[number];

/** What is refused only where some box brings it about, and the rule for it. */
export const RARE_CODES = [
  'noHands',
  'dead',
  'stopBusy',
  'ownColour',
  'called',
  'slit',
  'gap',
  'gate',
  'notHisPost',
  'noCombat',
] as const;

export const REFUSAL_CODES = [...COMMON_CODES, ...SQUARE_CODES, ...MIXING_CODES, ...RARE_CODES] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a character never does is refused by the rule that it has for it. */
export const VETO_CODES = { move: 'neverMoves', jump: 'neverJumps' } as const;
export type VetoCode = (typeof VETO_CODES)[keyof typeof VETO_CODES];

/** By the rule of where it happens, by the own one of the `piece` that acts, or by the general one. */
export const refuse = (rules: Ruleset, code: RefusalCode, facts: Facts = {}, there: Cites = {}): Refusal => {
  const rule = there[code] ?? rules.roster[facts.piece as PieceId]?.cites[code] ?? rules.cites[code];
  if (rule === undefined) throw new Error(`No box of ${rules.id} cites a rule for ${code}.`);
  return { code, rule, facts };
};
