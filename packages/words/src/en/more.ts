import { advice } from './advice.ts';
import { expected } from './expected.ts';

export const more = { advice, expected } as const;
