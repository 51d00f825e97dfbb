/** How two players mix their choices in a game where one's gain is the other's loss. */
export interface Solution {
  /** What the row player gains on average. */
  readonly value: number;
  /** Shares of the rows and of the columns: scratch, good until the next call. */
  readonly row: Float64Array;
  readonly column: Float64Array;
}

/** More choices than any hand of combat cards leaves. */
export const MOST = 16;

/**
 * Regret matching plus: in turn each side plays what it regrets not having played, and the average of all rounds,
 * late ones counting more, is the answer. `payoff` is the row player's, row by row.
 */
export const solve = (payoff: Float64Array, rows: number, columns: number, iterations: number): Solution => {
  if (rows > MOST || columns > MOST) throw new RangeError(`A game of ${rows} by ${columns} passes ${MOST} choices.`);
  forget(one, rows);
  forget(two, columns);
  for (let round = 1; round <= iterations; round++) {
    gainRows(payoff, rows, columns);
    learn(one, rows, round);
    gainColumns(payoff, rows, columns);
    learn(two, columns, round);
  }
  toShares(one.total, rows);
  toShares(two.total, columns);
  return { value: expected(payoff, rows, columns), row: one.total, column: two.total };
};

interface Side {
  readonly regret: Float64Array;
  /** What it plays now, and what it has played so far. */
  readonly now: Float64Array;
  readonly total: Float64Array;
  /** What each choice gains against what the other plays now. */
  readonly gain: Float64Array;
}

const side = (): Side => ({
  regret: new Float64Array(MOST),
  now: new Float64Array(MOST),
  total: new Float64Array(MOST),
  gain: new Float64Array(MOST),
});
const one = side();
const two = side();

const forget = ({ regret, now, total }: Side, choices: number): void => {
  for (let nth = 0; nth < choices; nth++) {
    regret[nth] = 0;
    now[nth] = 1 / choices;
    total[nth] = 0;
  }
};

const gainRows = (payoff: Float64Array, rows: number, columns: number): void => {
  for (let row = 0; row < rows; row++) {
    let gain = 0;
    for (let column = 0; column < columns; column++) {
      gain += (payoff[row * columns + column] as number) * (two.now[column] as number);
    }
    one.gain[row] = gain;
  }
};

const gainColumns = (payoff: Float64Array, rows: number, columns: number): void => {
  for (let column = 0; column < columns; column++) {
    let gain = 0;
    for (let row = 0; row < rows; row++) {
      gain -= (payoff[row * columns + column] as number) * (one.now[row] as number);
    }
    two.gain[column] = gain;
  }
};

const learn = ({ regret, now, total, gain }: Side, choices: number, weight: number): void => {
  let mean = 0;
  for (let nth = 0; nth < choices; nth++) mean += (now[nth] as number) * (gain[nth] as number);
  let sum = 0;
  for (let nth = 0; nth < choices; nth++) {
    const missed = (regret[nth] as number) + (gain[nth] as number) - mean;
    regret[nth] = missed > 0 ? missed : 0;
    sum += regret[nth] as number;
  }
  for (let nth = 0; nth < choices; nth++) {
    // Whoever regrets nothing goes on as before.
    if (sum > 0) now[nth] = (regret[nth] as number) / sum;
    total[nth] = (total[nth] as number) + weight * (now[nth] as number);
  }
};

const toShares = (total: Float64Array, choices: number): void => {
  let sum = 0;
  for (let nth = 0; nth < choices; nth++) sum += total[nth] as number;
  for (let nth = 0; nth < choices; nth++) total[nth] = (total[nth] as number) / sum;
};

const expected = (payoff: Float64Array, rows: number, columns: number): number => {
  let value = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      value += (payoff[row * columns + column] as number) * (one.total[row] as number) * (two.total[column] as number);
    }
  }
  return value;
};
