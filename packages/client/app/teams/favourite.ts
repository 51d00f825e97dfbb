import type { NamedTeam } from './team.ts';

const STORED = 'archmage.favouriteTeam';

/** The team somebody liked best, and kept for himself in this browser. */
export const favourite = (): NamedTeam | undefined => {
  try {
    return readTeam(JSON.parse(localStorage.getItem(STORED) ?? 'null'));
  } catch {
    return undefined;
  }
};

export const keepFavourite = (team: NamedTeam): 'kept' | 'lost' => {
  try {
    localStorage.setItem(STORED, JSON.stringify(team));
    return 'kept';
  } catch {
    return 'lost';
  }
};

// Storage may hold something else.
const readTeam = (value: unknown): NamedTeam | undefined => {
  if (typeof value !== 'object' || value === null || !('kinds' in value) || !('pairs' in value)) return undefined;
  const { kinds, pairs } = value;
  return isNames(kinds) && isNames(pairs) ? { kinds, pairs } : undefined;
};

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
