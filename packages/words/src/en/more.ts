import { advice } from './advice.ts';
import { expected } from './expected.ts';

/** The engine's own phrases, but for what it calls by a name of the code. */
const said = {
  ...expected,
  slit: 'arrow slit',
  rocks: 'falling rocks',
  gearInMist: 'gear in the mist',
  pitInMist: 'pit in the mist',
  rocksInMist: 'falling rocks in the mist',
} as const;

export const more = { advice, expected: said } as const;
