import type { GameSummary } from '@archmage/host';
import { SOLO_LEVELS, type SoloLevel } from './solo-wish.ts';

/** What somebody has achieved alone at one level, with the Vision or without. */
export interface Achieved {
  readonly level: SoloLevel;
  readonly vision: boolean;
  readonly games: number;
  readonly wins: number;
  /** Points ahead, in the best of the games won. */
  readonly margin: number | undefined;
  readonly turns: number | undefined;
}

export interface Records {
  readonly levels: readonly Achieved[];
  /** Games won in a row until now. */
  readonly streak: number;
  /** The level that is next on the way from pink to black; none once black is won. */
  readonly next: SoloLevel | undefined;
}

/**
 * They follow from the games that are kept: whoever exports those and brings them elsewhere has his records there, and a
 * deleted game counts no more.
 */
export const recordsOf = (games: readonly GameSummary[]): Records => {
  const over = games
    .flatMap((game) => {
      const solo = soloOf(game.rules);
      return solo === undefined || game.ending === undefined ? [] : [{ ...game, ...solo }];
    })
    .sort((a, b) => b.changed - a.changed);
  const lost = over.findIndex((game) => !isWon(game));
  const won = over.filter(isWon).map(({ level }) => level);
  return {
    levels: SOLO_LEVELS.flatMap((level) =>
      [false, true].flatMap((vision) => {
        const those = over.filter((game) => game.level === level && game.vision === vision);
        return those.length === 0 ? [] : [achieved(those, { level, vision })];
      }),
    ),
    streak: lost < 0 ? over.length : lost,
    next: SOLO_LEVELS.find((level) => !won.includes(level)),
  };
};

const isWon = ({ ending }: GameSummary): boolean => ending?.winner === 'yellow';

const soloOf = (rules: string): Pick<Achieved, 'level' | 'vision'> | undefined => {
  const level = SOLO_LEVELS.find((each) => rules.split(' ').includes(`solo=${each}`));
  return level && { level, vision: rules.split(' ').includes('vision') };
};

const achieved = (games: readonly GameSummary[], of: Pick<Achieved, 'level' | 'vision'>): Achieved => {
  const won = games.filter(isWon);
  const best = (list: readonly number[], pick: (...values: number[]) => number) =>
    list.length === 0 ? undefined : pick(...list);
  return {
    ...of,
    games: games.length,
    wins: won.length,
    margin: best(
      won.map(({ points }) => points.yellow - points.blue),
      Math.max,
    ),
    turns: best(
      won.map(({ turn }) => turn),
      Math.min,
    ),
  };
};
