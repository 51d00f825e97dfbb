import { HIDDEN, type Option, type OptionPart, type Secret } from '../state.ts';

/** All that an option may be made of, in the order in which it is written and shown. */
export const PARTS = [
  'word',
  'number',
  'card',
  'kind',
  'piece',
  'tile',
  'place',
  'edge',
] as const satisfies readonly OptionPart[];

export const isSameOption = (one: Secret<Option>, other: Secret<Option>): boolean => {
  if (one === HIDDEN || other === HIDDEN) return one === other;
  return PARTS.every((part) => one[part] === other[part]);
};

/** The faces of a die, or so many ways. */
export const numbers = (from: number, to: number): readonly Option[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => ({ number: from + nth }));

/** One of each. */
export const differentOptions = (options: readonly Option[]): readonly Option[] =>
  options.filter((option, nth) => options.findIndex((each) => isSameOption(each, option)) === nth);

/** A copy less of each of these. */
export const withoutOptions = (options: readonly Option[], taken: readonly Secret<Option>[]): readonly Option[] => {
  const left = [...options];
  for (const each of taken) {
    const at = left.findIndex((option) => isSameOption(option, each));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};
