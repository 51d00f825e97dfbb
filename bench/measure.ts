import { BOXES, compile, explain, type GameEvent, legal, type Ruleset, start } from '../packages/engine/src/index.ts';
import { cpuSeconds, rateOf, timeOf, type Work } from './clock.ts';
import { type Measured, type Work as Name, WORKS } from './measured.ts';
import { fold, newTally, questionsOf, type Recorded, randomGames, randomPlay, recordGame, type Tally } from './play.ts';
import { noopMoves, randomChess } from './yardsticks.ts';

const GAMES = 12;
const LOADS = 15;
const MIXED = 'base.1+paladins.1 teams=free';
const ALL = 'base.1+paladins.1+prison.1 teams=free';
/** Stints of each work. Each has a seed of its own, so that it is the same work in every round: one game is twice the work of another. */
const STINTS = 12;
const FEWEST_ROUNDS = 3;
/** Units of a stint: some hundredths of a second, and longer than from one collection of garbage to the next. */
const UNITS = {
  play: 8_000,
  mixed: 8_000,
  chess: 8_000,
  noop: 500,
  evolve: 40_000,
  legal: 4_000,
  game: 10,
  gameOfAll: 10,
} as const;
/** The share of the time before anything counts: it takes seconds until all code is as fast as it gets. */
const WARM_UP = 0.3;

const measure = (root: string, seconds: number): Measured => {
  const rules = rulesOf('base.1');
  const mixed = rulesOf(MIXED);
  const all = rulesOf(ALL);
  const games = Array.from({ length: GAMES }, (_, seed) => recordGame(rules, seed));
  const tally = newTally();
  const works: Readonly<Record<Exclude<Name, 'legal'>, (seed: number) => Work>> = {
    play: (seed) => randomPlay(rules, seed, tally),
    mixed: (seed) => randomPlay(mixed, seed, newTally()),
    game: (seed) => randomGames(rules, seed),
    gameOfAll: (seed) => randomGames(all, seed),
    chess: randomChess,
    noop: () => noopMoves(root),
    evolve: () => foldsOf(rules, games),
  };
  const stint = (name: Name, seed: number): number =>
    name === 'legal' ? legalRate(rules, games) : rateOf(works[name](seed), UNITS[name]);
  const stints = bestOf(stint, seconds);
  const rest = { ...choicesOf(tally), ...lateGame(rules, games), maxStateBytes: largest(rules, games) };
  return { stints, rest };
};

/**
 * All works by turns, the same stints in every round, until the time is up: of each stint the fastest counts. Whatever else
 * the machine does can only slow it down, and slows some rounds more than others.
 */
const bestOf = (stint: (name: Name, seed: number) => number, seconds: number): Measured['stints'] => {
  const best = WORKS.map(() => Array.from({ length: STINTS }, () => 0));
  const start = performance.now();
  const share = () => (performance.now() - start) / 1000 / seconds;
  for (let rounds = 0; rounds < FEWEST_ROUNDS || share() < 1; ) {
    const counts = share() >= WARM_UP;
    progress(counts ? `round ${rounds + 1}` : 'warming up');
    for (let seed = 0; seed < STINTS; seed++) {
      for (const [nth, name] of WORKS.entries()) {
        const rate = stint(name, seed);
        const rates = best[nth] as number[];
        if (counts) rates[seed] = Math.max(rates[seed] as number, rate);
      }
    }
    if (counts) rounds++;
  }
  progress('');
  return Object.fromEntries(WORKS.map((name, nth) => [name, best[nth]])) as unknown as Measured['stints'];
};

const rulesOf = (id: string): Ruleset => {
  const rules = compile(id);
  if (!rules.ok) throw new Error(explain(rules.error));
  return rules.value;
};

const foldsOf = (rules: Ruleset, games: readonly Recorded[]): Work => {
  let next = 0;
  return () => {
    const { events } = games[next++ % games.length] as Recorded;
    fold(start(rules), events);
    return events.length;
  };
};

/** Making the states is not counted, so this keeps its own time. */
const legalRate = (rules: Ruleset, games: readonly Recorded[]): number => {
  let spent = 0;
  let calls = 0;
  for (let next = 0; calls < UNITS.legal; next++) {
    const questions = questionsOf(rules, games[next % games.length] as Recorded);
    const before = cpuSeconds();
    for (const [state, actor] of questions) legal(rules, state, actor);
    spent += cpuSeconds() - before;
    calls += questions.length;
  }
  return calls / spent;
};

const choicesOf = ({ actions, choices, mostChoices }: Tally) => ({
  choices: { mean: choices / actions, max: mostChoices },
});

const lateGame = (rules: Ruleset, games: readonly Recorded[]) => {
  const { actions, events, end } = games.reduce((longest, game) => (game.actions > longest.actions ? game : longest));
  const stored = JSON.stringify(events);
  const load = () => fold(start(rules), JSON.parse(stored) as readonly GameEvent[]);
  if (JSON.stringify(load()) !== JSON.stringify(end)) throw new Error('A loaded game differs from the one played.');
  return {
    late: { actions, events: events.length, bytes: Buffer.byteLength(stored) },
    replayMs: timeOf(LOADS, () => fold(start(rules), events)),
    loadMs: timeOf(LOADS, load),
  };
};

const largest = (rules: Ruleset, games: readonly Recorded[]): number => {
  let most = 0;
  for (const game of games) {
    const states = questionsOf(rules, game).map(([state]) => state);
    for (const state of [...states, game.end]) most = Math.max(most, Buffer.byteLength(JSON.stringify(state)));
  }
  return most;
};

const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

const [root = '', seconds = ''] = process.argv.slice(2);
await BOXES.load();
process.stdout.write(JSON.stringify(measure(root, Number(seconds))));
