/** Glicko-2 (Glickman), with a rating period for each game. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** The first player's rating after a game, of which he made `score` from 0 to 1. */
export const rated = (own: Rating, other: Rating, score: number): Rating => ratedAfter(own, [{ other, score }]);

export interface Played {
  readonly other: Rating;
  readonly score: number;
}

/** After several games, as if all were played at once. */
export const ratedAfter = (own: Rating, played: readonly Played[]): Rating => {
  const mu = (own.rating - 1500) / SCALE;
  const phi = own.deviation / SCALE;
  const games = played.map(({ other, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (other.deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (other.rating - 1500) / SCALE)));
    return { g, expected, score };
  });
  const v = 1 / games.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  const gain = games.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const volatility = newVolatility({ phi, v, delta: v * gain, sigma: own.volatility });
  const widened = Math.sqrt(phi * phi + volatility * volatility);
  const narrowed = 1 / Math.sqrt(1 / (widened * widened) + 1 / v);
  return {
    rating: 1500 + SCALE * (mu + narrowed * narrowed * gain),
    deviation: Math.min(NEWCOMER.deviation, SCALE * narrowed),
    volatility,
  };
};

const SCALE = 173.7178;
/** How much a volatility may change. */
const TAU = 0.5;
const PRECISION = 1e-6;

interface Step {
  readonly phi: number;
  readonly v: number;
  readonly delta: number;
  readonly sigma: number;
}

/** Where the function of step 5 is zero, by the Illinois method. */
const newVolatility = ({ phi, v, delta, sigma }: Step): number => {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const d = phi * phi + v + e;
    return (e * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = a - TAU;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else while (f(high) < 0) high -= TAU;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(middle);
    if (at * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = at;
  }
  return Math.exp(low / 2);
};
