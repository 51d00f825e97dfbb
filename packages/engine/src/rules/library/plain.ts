import type { Cites, Citing } from '../cites.ts';
import type {
  CarryRule,
  CiteRule,
  CoverRule,
  FreeRule,
  GearRule,
  HuntRule,
  ReadRule,
  SlayRule,
  TallRule,
  Value,
  ValueRule,
  VetoRule,
  WardRule,
} from '../rule.ts';

// Rules that say all there is to say: the core does the rest.

export const worth = (of: Value, add: number): ValueRule => ({ on: 'value', of, add });

export const turnsEitherWay: GearRule = { on: 'gear', turns: 'eitherWay' };

/** Adds to attack and defence against an enemy in reach who has this trait. */
export const bane = (against: string, add: number): readonly ValueRule[] => [
  { on: 'value', of: 'attack', add, against },
  { on: 'value', of: 'defence', add, against },
];

/** Carries nothing, and whom it stands over is not in its arms. */
export const hasNoHands = (cites: Citing<'noHands' | 'stoodOver'>): readonly [CarryRule, CiteRule] => [
  { on: 'carry', loads: 0 },
  { on: 'cite', cites },
];

/** Has rules of its own for what others are refused by general ones. */
export const cites = (own: Cites): CiteRule => ({ on: 'cite', cites: own });

export const carries = (loads: number): CarryRule => ({ on: 'carry', loads });

export const never = (of: VetoRule['of'], rule: string): VetoRule => ({ on: 'veto', of, rule });

/** Enemies with a printed value of no more than this pass where it stands. */
export const towers = (lets: number): TallRule => ({ on: 'tall', lets });

export const wards = (against: string): WardRule => ({ on: 'ward', against });

export const slays = (trait: string): SlayRule => ({ on: 'slay', trait });

export const attacksFreely: FreeRule = { on: 'free' };

export const readsCards: ReadRule = { on: 'read' };

export const readsCardsBut = (not: string): ReadRule => ({ on: 'read', not });

export const hunts = (trait: string): HuntRule => ({ on: 'hunt', trait });

export const lays = (name: string): CoverRule => ({ on: 'cover', name });
