import { type Random, randomOf } from '@archmage/table';

/** The same seed and purpose give the same numbers, and none of them tells of the dice. */
export const chanceOf = (seed: string, purpose: string): Random => randomOf(`${purpose} of ${seed}`);

export const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
};
