import { existsSync } from 'node:fs';
import { BOT_NAMES, botNamed } from '@archmage/ai';
import { fill } from '@archmage/words';
import { textOf, writeWhole } from '../files.ts';
import { Complaint } from '../io.ts';
import type { Pairing } from './pairing.ts';
import type { Meeting } from './pairs.ts';

/** The pairings of a ladder, kept in a file. */
export const readPairings = (file: string): readonly Pairing[] => {
  if (!existsSync(file)) return [];
  const pairings = parsed(textOf(file));
  if (pairings !== undefined) return pairings;
  throw new Complaint(({ complaints }) => fill(complaints.notLadder, { file }));
};

/** Puts a pairing in the place of what the same two bots had played before. */
export const keepPairing = (file: string, pairing: Pairing): void => {
  const others = readPairings(file).filter((each) => !isOfSame(each, pairing));
  const lines = [...others, pairing].sort(inOrder).map((each) => `    ${JSON.stringify(each)}`);
  writeWhole(file, `{\n  "pairings": [\n${lines.join(',\n')}\n  ]\n}\n`);
};

/** What those two have played in the same way, if they have. */
export const findPairing = (pairings: readonly Pairing[], meeting: Meeting): Pairing | undefined =>
  pairings.find(
    (each) =>
      isOfSame(each, meeting) && each.rules === meeting.rules && each.seed === meeting.seed && each.ms === meeting.ms,
  );

type Two = Pick<Meeting, 'a' | 'b'>;

const isOfSame = (one: Two, other: Two): boolean => one.a === other.a && one.b === other.b;

const inOrder = (one: Two, other: Two): number =>
  BOT_NAMES.indexOf(one.a) - BOT_NAMES.indexOf(other.a) || BOT_NAMES.indexOf(one.b) - BOT_NAMES.indexOf(other.b);

const parsed = (text: string): readonly Pairing[] | undefined => {
  try {
    const { pairings } = JSON.parse(text) as { readonly pairings?: unknown };
    return Array.isArray(pairings) && pairings.every(isPairing) ? pairings : undefined;
  } catch {
    return undefined;
  }
};

const isPairing = (value: unknown): value is Pairing => {
  const { a, b, rules, seed, results, totals, commits, machines } = (value ?? {}) as Partial<Pairing>;
  const isNamed = [a, b].every((name) => name !== undefined && botNamed(name) === name);
  const isPlayed = typeof results === 'string' && /^[WDL.]*( [WDL.]{2})*$/.test(results);
  const isTold = [rules, seed].every((each) => typeof each === 'string') && typeof totals?.a?.ms === 'number';
  return isNamed && isPlayed && isTold && Array.isArray(commits) && Array.isArray(machines);
};
