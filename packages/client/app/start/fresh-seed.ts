import { seedOf } from '@archmage/host';

/** A seed nobody can guess: 128 bits. */
export const freshSeed = (): string => seedOf(crypto.getRandomValues(new Uint8Array(16)));
