import type { Labyrinth, Place } from '@archmage/engine';

/** How many steps each place is from one of them, for somebody who crosses nothing; `FAR` where no way leads. */
export type Steps = Uint8Array;

export const FAR = 255;

export const stepsFrom = (maze: Labyrinth, from: Place): Steps => {
  const known = walked.get(maze) ?? [];
  walked.set(maze, known);
  const steps = known[from] ?? flood(maze, from);
  known[from] = steps;
  return steps;
};

const walked = new WeakMap<Labyrinth, (Steps | undefined)[]>();

const flood = ({ link, terrain }: Labyrinth, from: Place): Steps => {
  const steps: Steps = new Uint8Array(terrain.length).fill(FAR);
  steps[from] = 0;
  const queue = [from];
  for (const place of queue) {
    for (let edge = place * 4; edge < place * 4 + 4; edge++) {
      const next = link[edge] as number;
      if (next < 0 || steps[next] !== FAR) continue;
      steps[next] = (steps[place] as number) + 1;
      // One fights across a pit's edge, but does not walk on.
      if (terrain[next] === 0) queue.push(next);
    }
  }
  return steps;
};
