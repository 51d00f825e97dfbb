export interface Figures {
  /** `legal` and `apply` on random base-set play, set-up and chance included. */
  readonly actionsPerSecond: number;
  readonly ratios: { readonly chessops: number; readonly boardgameio: number };
  /** The same with both boxes and teams to choose, beside chessops. */
  readonly mixed: { readonly actionsPerSecond: number; readonly ratio: number };
  /** Whole random games of the base set, and how many of them one with all boxes costs. */
  readonly games: { readonly perSecond: number; readonly cost: number };
  readonly yardsticks: { readonly pliesPerSecond: number; readonly noopsPerSecond: number };
  readonly legalPerSecond: number;
  readonly eventsPerSecond: number;
  readonly choices: { readonly mean: number; readonly max: number };
  /** The longest recorded game: its size, folding its events, and folding them from their text. */
  readonly late: { readonly actions: number; readonly events: number; readonly bytes: number };
  readonly replayMs: number;
  readonly loadMs: number;
  readonly maxStateBytes: number;
}

interface Bar {
  readonly name: string;
  readonly of: (figures: Figures) => number;
  readonly side: 'at least' | 'at most' | 'below';
  readonly limit: number;
  readonly unit: string;
}

export const BARS: readonly Bar[] = [
  { name: 'Random play', of: ({ ratios }) => ratios.chessops, side: 'at least', limit: 0.8, unit: ' x chessops' },
  { name: 'Random play', of: ({ ratios }) => ratios.boardgameio, side: 'at least', limit: 4, unit: ' x boardgame.io' },
  { name: 'Mixed random play', of: ({ mixed }) => mixed.ratio, side: 'at least', limit: 0.6, unit: ' x chessops' },
  {
    name: 'A random game with all boxes',
    of: ({ games }) => games.cost,
    side: 'at most',
    limit: 3,
    unit: ' of the base set',
  },
  { name: 'Loading a late game', of: ({ loadMs }) => loadMs, side: 'below', limit: 20, unit: ' ms' },
  {
    name: 'The largest state',
    of: ({ maxStateBytes }) => maxStateBytes,
    side: 'at most',
    limit: 24_000,
    unit: ' bytes',
  },
];

/** One sentence for each bar that is missed; a figure that is no number misses it too. */
export const fallen = (figures: Figures): readonly string[] =>
  BARS.filter((bar) => !isCleared(bar, bar.of(figures))).map(
    ({ name, of, side, limit, unit }) => `${name}: ${rounded(of(figures))}${unit}, and the floor is ${side} ${limit}.`,
  );

const isCleared = ({ side, limit }: Bar, value: number): boolean => {
  if (side === 'at least') return value >= limit;
  return side === 'below' ? value < limit : value <= limit;
};

/** Three significant digits below 100, whole numbers above, as a figure on a noisy machine deserves. */
export const rounded = (value: number): string =>
  Math.abs(value) < 100 ? String(Number(value.toPrecision(3))) : String(Math.round(value));

export const report = (figures: Figures): string => {
  const { ratios, yardsticks, mixed, games, choices, late } = figures;
  const lines: readonly (readonly [string, string])[] = [
    ['random play', `${rounded(figures.actionsPerSecond)} actions/s`],
    ['  beside chessops', `${rounded(ratios.chessops)} x of ${rounded(yardsticks.pliesPerSecond)} plies/s`],
    [
      '  beside boardgame.io',
      `${rounded(ratios.boardgameio)} x of ${rounded(yardsticks.noopsPerSecond)} no-op moves/s`,
    ],
    ['  choices', `${rounded(choices.mean)} on average, ${choices.max} at most`],
    ['mixed random play', `${rounded(mixed.actionsPerSecond)} actions/s`],
    ['  beside chessops', `${rounded(mixed.ratio)} x`],
    ['random games', `${rounded(games.perSecond)} of the base set a second`],
    ['  with all boxes', `each costs ${rounded(games.cost)} of them`],
    ['legal alone', `${rounded(figures.legalPerSecond)} calls/s`],
    ['evolve alone', `${rounded(figures.eventsPerSecond)} events/s`],
    ['a late game', `${late.actions} actions, ${late.events} events, ${late.bytes} bytes`],
    ['  replay', `${rounded(figures.replayMs)} ms`],
    ['  load', `${rounded(figures.loadMs)} ms`],
    ['largest state', `${figures.maxStateBytes} bytes`],
  ];
  return lines.map(([name, value]) => `${name.padEnd(24)}${value}\n`).join('');
};
