/** The game that is explained while it is played; none once somebody has heard enough. */
const STORED = 'archmage.guided';

export const isGuided = (game: string): boolean => {
  try {
    return localStorage.getItem(STORED) === game;
  } catch {
    return false;
  }
};

export const guide = (game: string): void => {
  try {
    localStorage.setItem(STORED, game);
  } catch {
    return;
  }
};

export const leaveAlone = (): void => {
  try {
    localStorage.removeItem(STORED);
  } catch {
    return;
  }
};
