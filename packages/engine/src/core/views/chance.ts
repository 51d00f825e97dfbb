/** A whole number below `outcomes`, each as likely as the other. */
export type Chance = (outcomes: number) => number;

export const shuffled = <T>(items: readonly T[], chance: Chance): T[] => {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = chance(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
};
