import type { Chance } from '@archmage/engine';

export const pick = <T>(chance: Chance, items: readonly T[]): T => items[chance(items.length)] as T;
