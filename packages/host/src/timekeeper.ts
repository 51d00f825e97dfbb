import { clocksOf } from './clock.ts';
import { measure, performDue, type Session, saveClock, tell } from './session.ts';

/** Watches the running clocks: stores what they have used once a second, and calls time when it is up. */
export interface Timekeeper {
  /** The clocks may have changed: look again. */
  look(): void;
  stop(): void;
}

export const timekeeperOf = (session: Session): Timekeeper => {
  let stop = (): void => {};
  const look = (): void => {
    stop();
    stop = () => {};
    if (session.isClosed || session.isPaused) return;
    measure(session);
    const { rules, state } = session.game;
    const clocks = clocksOf(rules, state, session.spent);
    if (clocks.length === 0) return;
    const ms = Math.min(TICK, ...clocks.map(({ left }) => left * 1000));
    stop = session.world.alarm(ms, () => void ring());
  };
  const ring = async (): Promise<void> => {
    if (session.isClosed || session.isPaused) return;
    const verdict = await performDue(session);
    if (verdict === undefined) await saveClock(session);
    else if (verdict.said === 'unsaved') tell(session, { kind: 'unsaved', failure: verdict.failure });
    look();
  };
  return { look, stop: () => stop() };
};

/** A program that crashes gives back a second at most. */
const TICK = 1000;
