import type { Kind } from '../../../core/state.ts';
import type { Level } from '../../../rules/ruleset.ts';

// What is printed on the cards of the solo game, as data.

export const OBJECTIVES = [
  'combat',
  'reveal_room',
  'exit',
  'regroup',
  'take_object',
  'rotate_room',
  'break_portcullis',
  'open_portcullis',
  'heal',
  'repulse',
] as const;
export type ObjectiveName = (typeof OBJECTIVES)[number];

/** The objectives that only one class has. */
export const CLASS_ONLY: Readonly<Partial<Record<ObjectiveName, Kind>>> = {
  break_portcullis: 'colossus',
  open_portcullis: 'backstabber',
  heal: 'cleric',
  repulse: 'banshee',
};

/** What stands in a list of objects, as it is written and as the game calls it. */
export const ITEMS = {
  Rope: 'rope',
  Key: 'key',
  Bow: 'bow',
  'Large shield': 'largeShield',
  'Telescoping spear': 'telescopingSpear',
  'Fireball wand': 'fireballWand',
  Wounded: 'wounded',
} as const satisfies Readonly<Record<string, Kind>>;
export type Item = (typeof ITEMS)[keyof typeof ITEMS];

export const CLASSES = {
  Backstabber: 'backstabber',
  Banshee: 'banshee',
  Cleric: 'cleric',
  Colossus: 'colossus',
  Mekanork: 'mekanork',
  Naga: 'naga',
  Telepath: 'telepath',
  Wizard: 'wizard',
} as const satisfies Readonly<Record<string, Kind>>;
export type Class = (typeof CLASSES)[keyof typeof CLASSES];

export interface Line {
  /** Its rank on the card, from 1. */
  readonly n: number;
  readonly objective: ObjectiveName;
  readonly ap: number;
  readonly isDefault: boolean;
  /** Where a personality puts something in its place (S-PERS-03, S-PERS-04). */
  readonly deliver?: { readonly item: Item; readonly to: Class };
}

/** The card of one Non-Player Character. */
export interface NpcCard {
  readonly id: string;
  readonly name: string;
  readonly epithet: string;
  readonly class: Class;
  readonly lines: readonly Line[];
  readonly objects: readonly Item[];
  readonly classes: readonly Class[];
  readonly personality: string;
  readonly effects: readonly Effect[];
}

/** What is printed on a card besides its number: the levels it brings somebody at, and the Arch-Mage's eye. */
export interface Icons {
  readonly levels: readonly Level[];
  readonly eye: boolean;
}

export interface Cards {
  readonly npcs: readonly NpcCard[];
  /** By the names of the cards in a deck. */
  readonly player: Readonly<Record<string, Icons>>;
  readonly nonPlayer: Readonly<Record<string, Icons>>;
}

export type Side = 'attack' | 'defence';

/** S-PERS-01: what a personality does; `npcs.json` says what each means. */
export type Effect =
  | {
      readonly tag: 'objective_override';
      readonly slot: number;
      readonly objective: ObjectiveName;
      readonly ap: number;
      readonly when: { readonly carrying: Item };
      readonly immediate: boolean;
    }
  | { readonly tag: 'deliver_objective'; readonly slot: number; readonly item: Item; readonly to: Class }
  | { readonly tag: 'vp_per'; readonly event: 'portcullis_broken'; readonly every: number; readonly vp: number }
  | {
      readonly tag: 'extra_vp';
      readonly event: 'exit' | 'eliminate';
      readonly vp: number;
      readonly limit: number | undefined;
      readonly when: { readonly carrying: Item } | undefined;
    }
  | {
      readonly tag: 'combat_bonus';
      readonly amount: number;
      readonly role: Side | 'both';
      readonly kind: 'close' | 'any';
      readonly when: { readonly oneOnOne: true } | undefined;
    }
  | { readonly tag: 'wins_ties'; readonly role: Side | 'both' }
  | { readonly tag: 'survive_once'; readonly uses: number }
  | { readonly tag: 'attack_condition'; readonly test: 'adjacent_sum_below_own' }
  | {
      readonly tag: 'mind_control';
      readonly mode: 'weakest' | 'random' | 'np_best_of_3';
      readonly scope: 'one_on_one' | 'any_close';
    }
  | { readonly tag: 'repulse_cost'; readonly ap: number }
  | { readonly tag: 'repulse_distance'; readonly squares: number }
  | {
      readonly tag: 'repulse_through';
      readonly edges: readonly ('wall' | 'portcullis' | 'slit')[];
      readonly breaks: boolean;
      readonly wounds: boolean;
    }
  | { readonly tag: 'heal_range'; readonly lineOfSight: true }
  | { readonly tag: 'heal_activates' }
  | {
      readonly tag: 'aura';
      readonly scope: 'same_room';
      readonly affects: 'friendly_wounded';
      readonly combatValue: number;
    }
  | { readonly tag: 'self_heal' }
  | { readonly tag: 'placement'; readonly mode: 'gear' | 'nearest_enemy' }
  | { readonly tag: 'reveal_placement'; readonly what: 'objects'; readonly mode: 'near_self' }
  | { readonly tag: 'reveal_through'; readonly edges: readonly 'slit'[] }
  | { readonly tag: 'rotation_lock'; readonly except: readonly Class[] }
  | { readonly tag: 'rotation_twice' }
  | { readonly tag: 'rotation_target'; readonly room: 'most_enemies' }
  | { readonly tag: 'free_open'; readonly perActivation: number }
  | { readonly tag: 'hover' }
  | { readonly tag: 'walk_over_pits' }
  | { readonly tag: 'giant_closed' }
  | { readonly tag: 'immune'; readonly to: readonly Immunity[] };
export const IMMUNITIES = ['repulse', 'ranged', 'fireball', 'mind_control'] as const;
export type Immunity = (typeof IMMUNITIES)[number];
export type Tag = Effect['tag'];
export type EffectOf<T extends Tag> = Extract<Effect, { readonly tag: T }>;

export const effectOf = <T extends Tag>({ effects }: Pick<NpcCard, 'effects'>, tag: T): EffectOf<T> | undefined =>
  effects.find((effect): effect is EffectOf<T> => effect.tag === tag);

/** Best first, from 1; what is not on a list comes after all that is. */
export const rankOf = (list: readonly string[], what: string): number => {
  const at = list.indexOf(what);
  return at < 0 ? UNLISTED : at + 1;
};
export const UNLISTED = 99;
