import { type CardFace, combatCard } from '../../rules/card.ts';

/** How well somebody plays, strongest first. */
export type Strength = 'veryExperienced' | 'experienced' | 'good' | 'beginner' | 'newbie';

export interface HandicapRow {
  readonly stronger: Strength;
  readonly against: Strength;
  readonly characters: number;
  readonly without: readonly CardFace[];
}

const FIVE = combatCard(5);
const SIX = combatCard(6);

/** B-OPT-10: whoever is not in it is near enough to play even. */
export const HANDICAPS: readonly HandicapRow[] = [
  { stronger: 'veryExperienced', against: 'experienced', characters: 6, without: [] },
  { stronger: 'veryExperienced', against: 'good', characters: 5, without: [] },
  { stronger: 'veryExperienced', against: 'beginner', characters: 6, without: [FIVE, SIX] },
  { stronger: 'veryExperienced', against: 'newbie', characters: 5, without: [FIVE, SIX] },
  { stronger: 'experienced', against: 'good', characters: 6, without: [] },
  { stronger: 'experienced', against: 'beginner', characters: 5, without: [SIX] },
  { stronger: 'experienced', against: 'newbie', characters: 4, without: [SIX] },
  { stronger: 'good', against: 'beginner', characters: 6, without: [] },
  { stronger: 'good', against: 'newbie', characters: 6, without: [SIX] },
];
