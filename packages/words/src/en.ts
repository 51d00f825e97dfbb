import { advice } from './en/advice.ts';
import { asking } from './en/asking.ts';
import { expected } from './en/expected.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';
import { things } from './en/things.ts';

/** The engine's own phrases, but for what it calls by a name of the code. */
const said = {
  ...expected,
  slit: 'arrow slit',
  rocks: 'falling rocks',
  gearInMist: 'gear in the mist',
  pitInMist: 'pit in the mist',
  rocksInMist: 'falling rocks in the mist',
};

export const en = { advice, asking, expected: said, refusals, sentences, things } as const;
