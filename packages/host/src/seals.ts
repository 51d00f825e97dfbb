import { type Batch, type GameRecord, sealOf } from '@archmage/engine';
import { isSecretBatch } from './story.ts';

/** A choice and the number it was sealed under, which counts what was taken back too. */
export interface Sealed {
  readonly batch: Batch;
  readonly number: number;
}

/** The header of a record that says which seals were told during the game: `action:number:seal` for each secret choice. */
export const sealsOf = (salt: string, choices: readonly Sealed[]): string =>
  choices
    .flatMap(({ batch, number }, nth) =>
      isSecretBatch(batch) ? [`${nth + 1}:${number}:${sealOf(salt, number, batch.action)}`] : [],
    )
    .join(' ');

export type SealVerdict =
  | { readonly said: 'sealed'; readonly count: number }
  | { readonly said: 'noSeals' | 'noSalt' }
  | { readonly said: 'otherChoices'; readonly count: number; readonly sealed: number }
  /** Counts the record's actions from 1. */
  | { readonly said: 'otherChoice'; readonly number: number };

/** Whether every secret choice of a record is the one that was sealed when it was made. */
export const verifySeals = ({ headers, batches }: GameRecord): SealVerdict => {
  const { seals, salt } = headers;
  if (seals === undefined) return { said: 'noSeals' };
  if (salt === undefined) return { said: 'noSalt' };
  const told = seals.split(' ').map((each) => each.split(':'));
  const count = batches.filter(isSecretBatch).length;
  if (told.length !== count) return { said: 'otherChoices', count, sealed: told.length };
  const wrong = told.find(([nth, number, seal]) => {
    const batch = batches[Number(nth) - 1];
    return batch === undefined || !isSecretBatch(batch) || sealOf(salt, Number(number), batch.action) !== seal;
  });
  return wrong === undefined ? { said: 'sealed', count } : { said: 'otherChoice', number: Number(wrong[0]) };
};
