import { sha256 } from './sha256.ts';

/** Chance that can be checked afterwards: the commitment is published first, the seed when the game is over. */
export interface Dice {
  readonly commitment: string;
  /** How many draws were made; also the number of the next one, counted from 0. */
  readonly drawn: number;
  /** An index below `outcomes`, each equally likely, and the dice for the next draw. */
  draw(outcomes: number): { index: number; dice: Dice };
}

export const dice = (seed: string, drawn = 0): Dice => next(seed, drawn, commit(seed));

export const keepsPromise = (seed: string, commitment: string): boolean => commit(seed) === commitment;

export const drawAt = (seed: string, n: number, outcomes: number): number => {
  if (!Number.isInteger(outcomes) || outcomes < 1 || outcomes > SPAN) {
    throw new RangeError(`A draw needs 1 to 2^48 outcomes, not ${outcomes}.`);
  }
  const fair = SPAN - (SPAN % outcomes);
  for (let attempt = 0; ; attempt += 1) {
    const roll = Number.parseInt(sha256(`${seed}:${n}:${attempt}`).slice(0, 12), 16);
    if (roll < fair) return roll % outcomes;
  }
};

/** Twelve hex digits of a hash: exact in a number. */
const SPAN = 2 ** 48;

const commit = (seed: string): string => sha256(`archmage dice 1:${seed}`);

const next = (seed: string, drawn: number, commitment: string): Dice => ({
  commitment,
  drawn,
  draw: (outcomes) => ({ index: drawAt(seed, drawn, outcomes), dice: next(seed, drawn + 1, commitment) }),
});
