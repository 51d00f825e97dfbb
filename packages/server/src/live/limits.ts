/** So many at once, and so many a second from then on: for each name of its own. */
export interface Bucket {
  /** False when there were too many. */
  take(name: string, cost?: number): boolean;
  /** Forgets names whose buckets are full again. */
  sweep(): void;
}

export const bucket = (most: number, perSecond: number, now: () => number): Bucket => {
  const levels = new Map<string, { left: number; at: number }>();
  const levelOf = (name: string) => {
    const time = now();
    const level = levels.get(name) ?? { left: most, at: time };
    level.left = Math.min(most, level.left + ((time - level.at) / 1000) * perSecond);
    level.at = time;
    levels.set(name, level);
    return level;
  };
  return {
    take: (name, cost = 1) => {
      const level = levelOf(name);
      if (level.left < cost) return false;
      level.left -= cost;
      return true;
    },
    sweep: () => {
      for (const name of levels.keys()) if (levelOf(name).left >= most) levels.delete(name);
    },
  };
};
