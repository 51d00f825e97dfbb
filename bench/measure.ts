import { compile, explain, type GameEvent, legal, type Ruleset, start } from '../packages/engine/src/index.ts';
import { cpuSeconds, median, rateOf, timeOf, type Work } from './clock.ts';
import type { Figures } from './figures.ts';
import { fold, newTally, questionsOf, type Recorded, randomPlay, recordGame, type Tally } from './play.ts';
import { noopMoves, randomChess } from './yardsticks.ts';

const ROUNDS = 11;
const GAMES = 12;
const LOADS = 15;
/** Seconds for each work before anything counts: boardgame.io starts at half its speed. */
const WARM_UP = 0.6;
/** Seconds that the rounds leave for warming up, recording games and loading one. */
const RESERVE = 6;
/** Slices of a round: four works have one each, the others a quarter. */
const SHARES = 4.5;
const SHORTEST = 0.02;
const MIXED = 'base.1+paladins.1 teams=free';

type Rates = Readonly<Record<'play' | 'mixed' | 'chess' | 'noop' | 'legal' | 'evolve', number>>;

const measure = (root: string, seconds: number): Figures => {
  const rules = rulesOf('base.1');
  const games = Array.from({ length: GAMES }, (_, seed) => recordGame(rules, seed));
  const mixed = rulesOf(MIXED);
  const tally = newTally();
  const works = {
    play: randomPlay(rules, 1, tally),
    mixed: randomPlay(mixed, 1, newTally()),
    chess: randomChess(1),
    noop: noopMoves(root),
    evolve: foldsOf(rules, games),
  };
  const round = (slice: number): Rates => ({
    play: rateOf(works.play, slice),
    chess: rateOf(works.chess, slice),
    mixed: rateOf(works.mixed, slice),
    noop: rateOf(works.noop, slice),
    evolve: rateOf(works.evolve, slice / 4),
    legal: legalRate(rules, games, slice / 4),
  });
  progress('warming up');
  round(WARM_UP);
  const slice = Math.max((seconds - RESERVE) / ROUNDS / SHARES, SHORTEST);
  const rounds = Array.from({ length: ROUNDS }, (_, index) => {
    progress(`round ${index + 1} of ${ROUNDS}`);
    return round(slice);
  });
  progress('');
  return { ...ratesOf(rounds), ...choicesOf(tally), ...lateGame(rules, games), maxStateBytes: largest(rules, games) };
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
const legalRate = (rules: Ruleset, games: readonly Recorded[], seconds: number): number => {
  let spent = 0;
  let calls = 0;
  for (let next = 0; spent < seconds; next++) {
    const questions = questionsOf(rules, games[next % games.length] as Recorded);
    const before = cpuSeconds();
    for (const [state, actor] of questions) legal(rules, state, actor);
    spent += cpuSeconds() - before;
    calls += questions.length;
  }
  return calls / spent;
};

const ratesOf = (rounds: readonly Rates[]) => {
  const middle = (of: (rates: Rates) => number): number => median(rounds.map(of));
  return {
    actionsPerSecond: middle(({ play }) => play),
    ratios: {
      chessops: middle(({ play, chess }) => play / chess),
      boardgameio: middle(({ play, noop }) => play / noop),
    },
    mixed: {
      actionsPerSecond: middle(({ mixed }) => mixed),
      ratio: middle(({ mixed, chess }) => mixed / chess),
    },
    yardsticks: { pliesPerSecond: middle(({ chess }) => chess), noopsPerSecond: middle(({ noop }) => noop) },
    legalPerSecond: middle((rates) => rates.legal),
    eventsPerSecond: middle((rates) => rates.evolve),
  };
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
process.stdout.write(JSON.stringify(measure(root, Number(seconds))));
