/**
 * How long a message was on its way, as far as somebody is believed. The server measures by its own pings; whoever delays
 * his answers gains no more than a little for each action, and that only while he has some of his allowance left.
 */
export interface Lag {
  /** A ping was answered after so many milliseconds. */
  measured(ms: number): void;
  /** What an action is given now. */
  spend(now: number): number;
}

export const lagOf = (began: number): Lag => {
  let trip = 0;
  let allowance = ALLOWANCE;
  let at = began;
  return {
    measured: (ms) => {
      trip = trip === 0 ? ms : trip * 0.7 + ms * 0.3;
    },
    spend: (now) => {
      allowance = Math.min(ALLOWANCE, allowance + ((now - at) / 1000) * REFILL);
      at = now;
      const given = Math.floor(Math.min(trip / 2, MOST, allowance));
      allowance -= given;
      return given;
    },
  };
};

/** Milliseconds for one action; for all of them at once; what comes back each second. */
const MOST = 250;
const ALLOWANCE = 1000;
const REFILL = 10;
