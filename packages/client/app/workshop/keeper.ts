import type { Learnt } from '@archmage/table';

/** Keeps what a stored game needs, once something of somebody's own is known: until then there is nothing to keep. */
export const keeper: { keep: (needs: readonly Learnt[]) => Promise<void> } = { keep: async () => {} };
