import { ARROWS, type Arrow, isGear, type Pair } from './room-draft.ts';

/** Why what is drawn cannot be played: the same that its text would be refused for. */
export type RoomFlaw =
  | { readonly why: 'noGear'; readonly number: string; readonly arrow: Arrow }
  | { readonly why: 'twice'; readonly number: string };

export const flawsOf = (pairs: readonly Pair[]): readonly RoomFlaw[] => [
  ...pairs.flatMap((pair) =>
    ARROWS.filter((arrow) => lacksGear(pair, arrow)).map(
      (arrow): RoomFlaw => ({ why: 'noGear', number: pair.number, arrow }),
    ),
  ),
  ...[...new Set(pairs.map(({ number }) => number))]
    .filter((number) => isTwice(pairs, number))
    .map((number): RoomFlaw => ({ why: 'twice', number })),
];

export const lacksGear = (pair: Pair, arrow: Arrow): boolean => !pair[arrow].cells.some(isGear);

export const isTwice = (pairs: readonly Pair[], number: string): boolean =>
  pairs.filter((pair) => pair.number === number).length > 1;
