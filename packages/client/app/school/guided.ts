/** Names the game that is explained while it is played; nothing once somebody has heard enough. */
export const GUIDED = 'archmage.guided';

export const isGuided = (game: string): boolean => {
  try {
    return localStorage.getItem(GUIDED) === game;
  } catch {
    return false;
  }
};
