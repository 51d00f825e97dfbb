/** The outlines of the two sides' tokens: yellow's is round, blue's a shield. */
export const FIELDS = {
  yellow: {
    outer: 'M0 -45 A45 45 0 0 1 0 45 A45 45 0 0 1 0 -45 Z',
    shadow: 'M0 -41.5 A45 45 0 0 1 0 48.5 A45 45 0 0 1 0 -41.5 Z',
    inner: 'M0 -36 A36 36 0 0 1 0 36 A36 36 0 0 1 0 -36 Z',
    /** The field, and everything above its middle: a bust may look over the upper rim, not over the lower one. */
    bust: 'M-60 -60 H60 V0 H36 A36 36 0 0 1 -36 0 H-60 Z',
    gleam: 'M-37 -14 A39.5 39.5 0 0 1 10 -38.5',
  },
  blue: {
    outer: 'M-31 -44 H31 L44 -31 V10 Q44 23 33 31 L0 49 L-33 31 Q-44 23 -44 10 V-31 Z',
    shadow: 'M-31 -40.5 H31 L44 -27.5 V13.5 Q44 26.5 33 34.5 L0 52.5 L-33 34.5 Q-44 26.5 -44 13.5 V-27.5 Z',
    inner: 'M-27 -35 H27 L35 -27 V9 Q35 18 27 24 L0 39 L-27 24 Q-35 18 -35 9 V-27 Z',
    bust: 'M-60 -60 H60 V0 H35 V9 Q35 18 27 24 L0 39 L-27 24 Q-35 18 -35 9 V0 H-60 Z',
    gleam: 'M-39.5 -6 V-29 L-29 -39.5 H14',
  },
} as const;
