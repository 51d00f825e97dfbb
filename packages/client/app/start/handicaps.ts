import { HANDICAPS, type HandicapRow } from '@archmage/engine';

export { HANDICAPS, type HandicapRow };

/** A row of the table by its name. */
export const handicapNamed = (name: string): HandicapRow | undefined => HANDICAPS.find((row) => rowName(row) === name);

export const rowName = ({ stronger, against }: HandicapRow): string => `${stronger} ${against}`;
