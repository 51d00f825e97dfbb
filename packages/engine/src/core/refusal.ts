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
  'malformed',
  'notInReserve',
  'notCharacter',
  'roomFull',
  'notDrawable',
  'notInHand',
  'notActionCard',
  'firstCard',
  'capped',
  'notCombatCard',
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
  'noStep',
  'notAdjacent',
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

export const refuse = (rules: Ruleset, code: RefusalCode, facts: Facts = {}): Refusal => ({
  code,
  rule: rules.family.cites[code],
  facts,
});
