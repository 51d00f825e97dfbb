/** A list of numbers in short. */
export interface Spread {
  readonly least: number;
  readonly mean: number;
  readonly most: number;
}

export const spread = (numbers: readonly number[]): Spread => {
  if (numbers.length === 0) return { least: 0, mean: 0, most: 0 };
  const sum = numbers.reduce((total, each) => total + each, 0);
  return {
    least: numbers.reduce((a, b) => Math.min(a, b)),
    mean: Math.round((sum / numbers.length) * 100) / 100,
    most: numbers.reduce((a, b) => Math.max(a, b)),
  };
};
