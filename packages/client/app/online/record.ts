import type { GameRecord, Ruleset } from '@archmage/engine';
import { importText } from '../host/transfer.ts';
import { askText } from './http.ts';

export interface Finished {
  readonly rules: Ruleset;
  readonly record: GameRecord;
}

/** The whole game with its secrets, once it is over. */
export const recordOf = async (game: string): Promise<Finished | undefined> => {
  const text = await askText(`/games/${game}/record`);
  const read = text.ok ? importText(text.value) : undefined;
  return read?.ok && read.value.kind === 'game' ? read.value : undefined;
};
