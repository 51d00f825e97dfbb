import { abilities } from './en/abilities.ts';
import { advice } from './en/advice.ts';
import { asking } from './en/asking.ts';
import { expected } from './en/expected.ts';
import { offers } from './en/offers.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';
import { things } from './en/things.ts';

const { rocks, gearInMist, pitInMist, rocksInMist } = things.terrain;

/** The engine's own phrases, but for what it calls by a name of the code. */
const said = {
  ...expected,
  slit: 'arrow slit',
  rocks: rocks.name,
  gearInMist: gearInMist.name,
  pitInMist: pitInMist.name,
  rocksInMist: rocksInMist.name,
};

export const en = { abilities, advice, asking, expected: said, offers, refusals, sentences, things } as const;
