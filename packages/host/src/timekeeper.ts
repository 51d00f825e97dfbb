import { clocksOf } from './clock.ts';
import { type LiveGame, measure, performDue, saveClock, tell } from './live-game.ts';

/** Watches the running clocks: stores what they have used once a second, and calls time when it is up. */
export interface Timekeeper {
  /** The clocks may have changed: look again. */
  look(): void;
  stop(): void;
}

export const timekeeperOf = (live: LiveGame): Timekeeper => {
  let stop = (): void => {};
  const look = (): void => {
    stop();
    stop = () => {};
    if (live.isClosed || live.isPaused) return;
    measure(live);
    const { rules, state } = live.game;
    const clocks = clocksOf(rules, state, live.spent);
    if (clocks.length === 0) return;
    const ms = Math.min(TICK, ...clocks.map(({ left }) => left * 1000));
    stop = live.world.alarm(ms, () => void ring());
  };
  const ring = async (): Promise<void> => {
    if (live.isClosed || live.isPaused) return;
    const verdict = await performDue(live);
    if (verdict === undefined) await saveClock(live);
    else if (verdict.said === 'unsaved') tell(live, { kind: 'unsaved', failure: verdict.failure });
    look();
  };
  return { look, stop: () => stop() };
};

/** A program that crashes gives back a second at most. */
const TICK = 1000;
