/** A screen on which games are opened is drawn when the rooms and scenarios of the user's own are known. */
export const knowing = async <T>(load: () => Promise<T>): Promise<T> => {
  const [screen] = await Promise.all([load(), import('./kept.ts').then(({ learnKept }) => learnKept())]);
  return screen;
};
