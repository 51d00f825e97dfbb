import { type BotName, botsNamed } from '@archmage/ai';
import { type BySeat, type Ending, type Ruleset, score } from '@archmage/engine';
import { foldsTo, lawsOf } from '@archmage/engine/testing';
import { playMatch } from '@archmage/host';
import { randomOf } from './random.ts';
import { type Spread, spread } from './spread.ts';

export interface Plan {
  readonly games: number;
  readonly seed: string;
  readonly rules: Ruleset;
  readonly bots: BySeat<BotName>;
  /** The dear laws look at every n-th action. */
  readonly sample: number;
}

export interface Report {
  readonly rules: string;
  readonly seed: string;
  readonly bots: BySeat<BotName>;
  readonly games: number;
  readonly actions: number;
  readonly length: Spread;
  readonly turns: Spread;
  readonly points: BySeat<Spread>;
  readonly wins: Readonly<Record<Ending['winner'], number>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
}

export interface Violation {
  readonly game: number;
  readonly action: number;
  readonly sentence: string;
}

/** Plays the games one after the other; `step` is told of each. */
export const simulate = (plan: Plan, step: () => void): Report => {
  const games: Game[] = [];
  for (let number = 1; number <= plan.games; number++) {
    games.push(playOne(plan, number));
    step();
  }
  const { seed, bots } = plan;
  const won = (winner: Ending['winner']) => games.filter((game) => game.ending?.winner === winner).length;
  return {
    rules: plan.rules.id,
    seed,
    bots,
    games: games.length,
    actions: games.reduce((sum, game) => sum + game.actions, 0),
    length: spread(games.map((game) => game.actions)),
    turns: spread(games.map((game) => game.turns)),
    points: {
      yellow: spread(games.map((game) => game.points.yellow)),
      blue: spread(games.map((game) => game.points.blue)),
    },
    wins: { yellow: won('yellow'), blue: won('blue'), draw: won('draw') },
    endings: tally(games.map((game) => game.ending?.why ?? 'unfinished')),
    violations: games.flatMap((game) => game.violations),
  };
};

interface Game {
  readonly actions: number;
  readonly turns: number;
  readonly points: BySeat<number>;
  readonly ending: Ending | undefined;
  readonly violations: readonly Violation[];
}

const playOne = ({ rules, seed, bots, sample }: Plan, number: number): Game => {
  const violations: Violation[] = [];
  const laws = lawsOf(rules, { sample, seed: number });
  const random = randomOf(`${seed}:${number}:bots`);
  const match = { rules, seed: `${seed}:${number}`, bots: botsNamed(bots), random };
  let action = 0;
  const played = playMatch(match, ({ before, batch, after }) => {
    action += 1;
    const sentences = laws.check(before, batch, after);
    violations.push(...sentences.map((sentence) => ({ game: number, action, sentence })));
  });
  const { turn, ending } = played.state;
  const actions = played.batches.length;
  const astray = foldsTo(rules, played, played.state).map((fault) => ({
    game: number,
    action: actions,
    sentence: `L6: ${fault}`,
  }));
  return {
    actions,
    turns: turn.number,
    points: { yellow: score(rules, played.state, 'yellow'), blue: score(rules, played.state, 'blue') },
    ending,
    violations: [...violations, ...astray],
  };
};

const tally = (words: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const word of [...words].sort()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries(counts);
};
