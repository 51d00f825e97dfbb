import type { Learnt } from '@archmage/host';

interface Keeper {
  /** What a stored game needs. */
  keep: (needs: readonly Learnt[]) => Promise<void>;
  /** What was deleted goes for good when none of these rules, those of all stored games, needs it any more. */
  tidy: (rules: readonly string[]) => Promise<void>;
}

/** Is there once something of somebody's own is known: until then there is nothing to keep. */
export const keeper: Keeper = { keep: async () => {}, tidy: async () => {} };

export const isNeeded = (id: string, rules: readonly string[]): boolean =>
  rules.some((each) => each.includes(`=${id}`));
