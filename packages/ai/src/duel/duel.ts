import { type Hand, HIGHEST, handOf, readValues, wholeFights, without, worthOf } from './hands.ts';
import { solve } from './matrix.ts';

/** A fight before cards are chosen (B-COMB-02), seen by one side. */
export interface Fight {
  /** What the combat cards of both hands add. */
  readonly own: readonly number[];
  readonly other: readonly number[];
  /** Own strength less the other's, before cards. */
  readonly edge: number;
  /** Points for this side, by outcome. */
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  /** How many fights are still to come after it, on average; 0 to 7. */
  readonly fights: number;
}

export interface Duel {
  /** Points of the outcome, and of both hands after it as `handWorth` counts them, the own less the other's. */
  readonly value: number;
  /** How often each bonus should be played; the shares add up to 1. */
  readonly mix: Mix;
  readonly winChance: number;
  readonly tieChance: number;
}

export type Mix = readonly { readonly bonus: number; readonly share: number }[];

/** Both sides mix their cards so that neither gains by knowing how the other does. */
export const duel = (fight: Fight): Duel => {
  const { win, tie, lose } = fight;
  const { mix, winChance, loseChance, later } = answerTo(questionOf(fight));
  const value = tie + winChance * (win - tie) + loseChance * (lose - tie) + later;
  return { value, mix, winChance, tieChance: Math.max(0, 1 - winChance - loseChance) };
};

/** What a simple mind plays: the cheapest card that beats the other's middle one, else the lowest. */
export const naiveBonus = ({ own, other, edge }: Pick<Fight, 'own' | 'other' | 'edge'>): number => {
  const [mine, theirs] = [own, other].map((hand) => [...hand].sort((a, b) => a - b)) as [number[], number[]];
  const expected = theirs[Math.floor(theirs.length / 2)] ?? 0;
  return mine.find((bonus) => edge + bonus > expected) ?? mine[0] ?? 0;
};

/** All that the mixes depend on: two hands, and what winning and losing are more than a tie, in steps. */
interface Asked {
  readonly fights: number;
  readonly own: Hand;
  readonly other: Hand;
  readonly edge: number;
  readonly win: number;
  readonly lose: number;
}

interface Answer {
  readonly mix: Mix;
  readonly otherMix: Mix;
  readonly winChance: number;
  readonly loseChance: number;
  /** What the hands are worth afterwards. */
  readonly later: number;
}

const STEP = 0.02;
const MOST_STEPS = 511;
/** No card makes up for more. */
const MOST_EDGE = HIGHEST + 1;

const questionOf = ({ own, other, edge, win, tie, lose, fights }: Fight): Asked => ({
  fights: wholeFights(fights),
  own: handOf(own),
  other: handOf(other),
  edge: Math.max(-MOST_EDGE, Math.min(MOST_EDGE, edge)),
  win: steps(win - tie),
  lose: steps(lose - tie),
});

const steps = (points: number): number => Math.sign(points) * Math.min(MOST_STEPS, Math.round(Math.abs(points) / STEP));

/** One answer serves both sides, so that one gains exactly what the other loses. */
const answerTo = (asked: Asked): Answer => {
  const { fights, own, other, edge, win, lose } = asked;
  const turned = { fights, own: other, other: own, edge: -edge, win: -lose, lose: -win };
  const [key, turnedKey] = [keyOf(asked), keyOf(turned)];
  if (key <= turnedKey) return recall(key, asked);
  const { mix, otherMix, winChance, loseChance, later } = recall(turnedKey, turned);
  return { mix: otherMix, otherMix: mix, winChance: loseChance, loseChance: winChance, later: -later };
};

/** Below 2 ** 53, so no two questions share one. */
const keyOf = ({ fights, own, other, edge, win, lose }: Asked): number =>
  ((((own * 4096 + other) * 8 + fights) * 15 + edge + MOST_EDGE) * 1024 + win + MOST_STEPS) * 1024 + lose + MOST_STEPS;

const recall = (key: number, asked: Asked): Answer => {
  const known = answers.get(key);
  if (known) return known;
  const answer = work(asked);
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, answer);
  return answer;
};

const answers = new Map<number, Answer>();
/** About 20 MB. */
const MOST_ANSWERS = 20_000;

/** Leaves less than 0.02 points to gain for both sides together, 0.003 on average. */
const ROUNDS = 60;

const payoff = new Float64Array((HIGHEST + 1) ** 2);
const mine = new Uint8Array(HIGHEST + 1);
const theirs = new Uint8Array(HIGHEST + 1);

const work = (asked: Asked): Answer => {
  const rows = readValues(asked.own, mine);
  const columns = readValues(asked.other, theirs);
  for (let row = 0; row < rows; row++) {
    const kept = worthOf(without(asked.own, mine[row] as number), asked.fights);
    for (let column = 0; column < columns; column++) {
      const margin = asked.edge + (mine[row] as number) - (theirs[column] as number);
      const outcome = margin > 0 ? asked.win : margin < 0 ? asked.lose : 0;
      payoff[row * columns + column] =
        outcome * STEP + kept - worthOf(without(asked.other, theirs[column] as number), asked.fights);
    }
  }
  const { row, column } = solve(payoff, rows, columns, ROUNDS);
  const [mix, otherMix] = [mixOf(mine, row, rows), mixOf(theirs, column, columns)];
  return { mix, otherMix, ...chancesOf(asked, mix, otherMix) };
};

/** What is played less often was only tried on the way. */
const LEAST = 0.01;

const mixOf = (values: Uint8Array, shares: Float64Array, count: number): Mix => {
  let sum = 0;
  for (let nth = 0; nth < count; nth++) if ((shares[nth] as number) >= LEAST) sum += shares[nth] as number;
  const mix: { bonus: number; share: number }[] = [];
  for (let nth = 0; nth < count; nth++) {
    const share = shares[nth] as number;
    if (share >= LEAST) mix.push({ bonus: values[nth] as number, share: share / sum });
  }
  return mix;
};

const chancesOf = ({ fights, own, other, edge }: Asked, mix: Mix, otherMix: Mix) => {
  let [winChance, loseChance, later] = [0, 0, 0];
  for (const { bonus, share } of mix) {
    later += share * worthOf(without(own, bonus), fights);
    for (const { bonus: answer, share: chance } of otherMix) {
      const margin = edge + bonus - answer;
      if (margin > 0) winChance += share * chance;
      if (margin < 0) loseChance += share * chance;
    }
  }
  for (const { bonus, share } of otherMix) later -= share * worthOf(without(other, bonus), fights);
  return { winChance, loseChance, later };
};
