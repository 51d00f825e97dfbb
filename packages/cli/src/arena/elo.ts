import { inverse } from './matrix.ts';
import { Z95 } from './score.ts';

/** What one got out of the games with another, draws being halves. */
export interface Tally<Name extends string> {
  readonly a: Name;
  readonly b: Name;
  readonly games: number;
  readonly points: number;
}

export interface Rating<Name extends string> {
  readonly name: Name;
  readonly elo: number;
  /** Half the width of the 95 % interval; 0 for the anchor, by which the others are measured. */
  readonly margin: number;
}

export interface Anchor<Name extends string> {
  readonly name: Name;
  readonly elo: number;
}

/**
 * Bradley and Terry's strengths of greatest likelihood (Hunter 2004), as Elo, the strongest first. Whoever is connected
 * with the anchor by no games has none.
 */
export const ratingsOf = <Name extends string>(
  tallies: readonly Tally<Name>[],
  anchor: Anchor<Name>,
): readonly Rating<Name>[] => {
  const names = connected(tallies, anchor.name);
  const table = crosstableOf(names, tallies);
  const strengths = strengthsOf(table);
  const margins = marginsOf(table, strengths);
  const base = Math.log(strengths[0] ?? 1);
  return names
    .map((name, at) => ({
      name,
      elo: anchor.elo + ELO * (Math.log(strengths[at] ?? 1) - base),
      margin: margins[at] ?? 0,
    }))
    .sort((one, other) => other.elo - one.elo);
};

const ELO = 400 / Math.LN10;

/** Games and points of the row's player against the column's. */
interface Crosstable {
  readonly games: readonly (readonly number[])[];
  readonly points: readonly (readonly number[])[];
}

/** The anchor first, then whoever met one of those before. */
const connected = <Name extends string>(tallies: readonly Tally<Name>[], anchor: Name): readonly Name[] => {
  const names = [anchor];
  for (const name of names)
    for (const { a, b, games } of tallies) {
      const other = a === name ? b : a;
      if (games > 0 && (a === name || b === name) && !names.includes(other)) names.push(other);
    }
  return names;
};

const crosstableOf = <Name extends string>(names: readonly Name[], tallies: readonly Tally<Name>[]): Crosstable => {
  const games = names.map(() => names.map(() => 0));
  const points = names.map(() => names.map(() => 0));
  const add = (rows: number[][], row: number, column: number, what: number) => {
    const line = rows[row];
    if (line !== undefined) line[column] = (line[column] ?? 0) + what;
  };
  for (const tally of tallies.filter((each) => each.games > 0)) {
    const [a, b] = [names.indexOf(tally.a), names.indexOf(tally.b)];
    const won = conceding(tally);
    add(games, a, b, tally.games);
    add(games, b, a, tally.games);
    add(points, a, b, won);
    add(points, b, a, tally.games - won);
  }
  return { games, points };
};

/** Nobody is infinitely strong: who won everything is thought to have drawn one game. */
const conceding = ({ games, points }: Pick<Tally<string>, 'games' | 'points'>): number =>
  Math.min(games - 0.5, Math.max(0.5, points));

const ROUNDS = 100_000;
const CLOSE = 1e-12;

const strengthsOf = ({ games, points }: Crosstable): readonly number[] => {
  let strengths: readonly number[] = games.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, row) => {
      const met = sum(strengths, (other, column) => (games[row]?.[column] ?? 0) / (own + other));
      return met === 0 ? own : sum(points[row] ?? [], (won) => won) / met;
    });
    const change = next.reduce((most, own, row) => Math.max(most, Math.abs(own / (strengths[row] ?? 1) - 1)), 0);
    const scale = next[0] ?? 1;
    strengths = next.map((own) => own / scale);
    if (change < CLOSE) break;
  }
  return strengths;
};

/** From the curvature of the likelihood at its top, the anchor held fast. */
const marginsOf = ({ games }: Crosstable, strengths: readonly number[]): readonly number[] => {
  const weight = (row: number, column: number): number => {
    const [one, other] = [strengths[row] ?? 1, strengths[column] ?? 1];
    return ((games[row]?.[column] ?? 0) * one * other) / (one + other) ** 2;
  };
  const free = strengths.map((_, at) => at).slice(1);
  const curvature = free.map((row) =>
    free.map((column) => (row === column ? sum(strengths, (_, other) => weight(row, other)) : -weight(row, column))),
  );
  return [0, ...inverse(curvature).map((line, at) => Z95 * ELO * Math.sqrt(line[at] ?? 0))];
};

const sum = (numbers: readonly number[], of: (number: number, at: number) => number): number =>
  numbers.reduce((total, number, at) => total + of(number, at), 0);
