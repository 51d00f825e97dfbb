import type {
  CarryRule,
  CoverRule,
  GearRule,
  Obstacle,
  PassageRule,
  ReadRule,
  SlayRule,
  Value,
  ValueRule,
  VetoRule,
  WardRule,
} from '../rule.ts';

/** Passes over these, but may not stop there. */
export const crosses = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'self',
  through,
  gives: 'cross',
});

/** Passes over these and may stop there. */
export const restsOn = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'self',
  through,
  gives: 'rest',
});

/** Friends pass over these where the bearer stands. */
export const bridges = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'alliesHere',
  through,
  gives: 'cross',
});

/** Makes these safe for anybody where it lies, and for whoever carries it. */
export const spans = (...through: readonly Obstacle[]): readonly PassageRule[] => [
  { on: 'passage', reach: 'anyoneHere', through, gives: 'rest' },
  { on: 'passage', reach: 'carrier', through, gives: 'rest' },
];

export const worth = (of: Value, add: number): ValueRule => ({ on: 'value', of, add });

export const turnsEitherWay: GearRule = { on: 'gear', turns: 'eitherWay' };

/** Passes what kills others. */
export const survives = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'self',
  through,
  gives: 'safe',
});

/** Makes these harmless for anybody where it lies, and for whoever carries it. */
export const shelters = (...through: readonly Obstacle[]): readonly PassageRule[] => [
  { on: 'passage', reach: 'anyoneHere', through, gives: 'safe' },
  { on: 'passage', reach: 'carrier', through, gives: 'safe' },
];

/** Adds to attack and defence against an enemy in reach who has this trait. */
export const bane = (against: string, add: number): readonly ValueRule[] => [
  { on: 'value', of: 'attack', add, against },
  { on: 'value', of: 'defence', add, against },
];

export const carries = (loads: number): CarryRule => ({ on: 'carry', loads });

export const never = (of: VetoRule['of'], rule: string): VetoRule => ({ on: 'veto', of, rule });

export const wards = (against: string): WardRule => ({ on: 'ward', against });

export const slays = (trait: string): SlayRule => ({ on: 'slay', trait });

export const readsCards: ReadRule = { on: 'read' };

export const lays = (name: string): CoverRule => ({ on: 'cover', name });
