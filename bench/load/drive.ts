import { performance } from 'node:perf_hooks';

/** A game of two that can be driven: `move` settles when both players hold what came of it. */
export interface Driven {
  move(): Promise<void>;
}

export interface Figures {
  /** Moves a second, when every game goes on as soon as it can. */
  readonly perSecond: number;
  /** Milliseconds a move takes at a steady rate. */
  readonly p50: number;
  readonly p99: number;
}

export interface Plan {
  readonly seconds: number;
  /** Moves a second of the steady part, over all games. */
  readonly rate: number;
}

export const drive = async (games: readonly Driven[], { seconds, rate }: Plan): Promise<Figures> => {
  const perSecond = await fullSpeed(games, seconds);
  const times = await steady(games, seconds, rate);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: Math.round(perSecond), p50: at(0.5), p99: at(0.99) };
};

const fullSpeed = async (games: readonly Driven[], seconds: number): Promise<number> => {
  const began = performance.now();
  const until = began + seconds * 1000;
  let moves = 0;
  await Promise.all(
    games.map(async (game) => {
      while (performance.now() < until) {
        await game.move();
        moves += 1;
      }
    }),
  );
  return (moves * 1000) / (performance.now() - began);
};

/** A move is due at its time, whether or not those before it were slow: what waits is late. */
const steady = async (games: readonly Driven[], seconds: number, rate: number): Promise<readonly number[]> => {
  const times: number[] = [];
  const last = games.map((): Promise<void> => Promise.resolve());
  const began = performance.now();
  for (let nth = 0; nth < seconds * rate; nth++) {
    const due = began + (nth * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((settle) => setTimeout(settle, wait));
    const turn = nth % games.length;
    last[turn] = (last[turn] as Promise<void>).then(async () => {
      await games[turn]?.move();
      times.push(performance.now() - due);
    });
  }
  await Promise.all(last);
  return times.sort((a, b) => a - b).map((ms) => Math.round(ms * 10) / 10);
};
