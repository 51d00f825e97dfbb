import type { Ruleset } from '../rules/ruleset.ts';

/** Why a wish is refused: a code, the facts of the case, and the catalogue's rule. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly facts: Facts;
}
export type Facts = Readonly<Record<string, string | number>>;

/** What the core itself refuses; each family cites the rule behind each code. */
export const REFUSAL_CODES = [
  'gameOver',
  'notAsked',
  'wrongTask',
  'cardFirst',
  'malformed',
  'noSuchRoom',
  'notInStock',
  'teamFull',
  'pickedAlready',
  'noSuchPair',
  'pairTaken',
  'pairNamed',
  'notInReserve',
  'notCharacter',
  'roomFull',
  'notDrawable',
  'notInHand',
  'notActionCard',
  'firstCard',
  'capped',
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
  'diagonal',
  'offBoard',
  'wall',
  'tooFar',
  'foeInTheWay',
  'pitInTheWay',
  'oneAidOnePit',
  'fewAnchors',
  'stopWithFriend',
  'stopWithFoe',
  'stopOnPit',
  'crowded',
  'noHands',
  'dead',
  'stopBusy',
  'handsFull',
  'handsEmpty',
  'notHere',
  'notPortable',
  'foesSquare',
  'pitTakesNothing',
  'twoTogether',
  'twoLoads',
  'friendWouldFall',
  'walkOver',
  'nothingOnExit',
  'notFoe',
  'notInReach',
  'woundedThisTurn',
  'justHealed',
  'carried',
  'noJumpCard',
  'noJump',
  'notPit',
  'occupiedPit',
  'jumpBack',
  'noLanding',
  'exitGuarded',
  'doublePit',
  'aidStays',
  'noSuchOffer',
  'wrongTarget',
  'untimed',
  'clockStands',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a character never does is refused by the rule that it has for it. */
export const VETO_CODES = { move: 'neverMoves', jump: 'neverJumps' } as const;
export type VetoCode = (typeof VETO_CODES)[keyof typeof VETO_CODES];

export const refuse = (rules: Ruleset, code: RefusalCode, facts: Facts = {}): Refusal => ({
  code,
  rule: rules.family.cites[code],
  facts,
});
