import { VIEWERS, type Viewer } from '@archmage/engine';
import { clocksOf } from './clock.ts';
import { dropThoughts, wake } from './computer.ts';
import { finishedRecord } from './game.ts';
import type { Host } from './host.ts';
import type { Outcome, StoredGame } from './library.ts';
import { type Listener, measure, perform, reload, type Session, saveClock, undo, undoable } from './session.ts';
import { gameOf, newGame, type Setting } from './stored.ts';
import { type Telling, tellingFor } from './story.ts';
import { type Timekeeper, timekeeperOf } from './timekeeper.ts';
import type { World } from './world.ts';

/** A new game, stored and under way. */
export const startGame = async (setting: Setting, world: World): Promise<Outcome<Host>> => {
  const game = newGame(setting);
  const saved = await world.library.save(game);
  return saved.ok ? { ok: true, value: hostOf(game, world) } : saved;
};

/** A stored game goes on. */
export const openGame = async (id: string, world: World): Promise<Outcome<Host>> => {
  const loaded = await world.library.load(id);
  return loaded.ok ? { ok: true, value: hostOf(loaded.value, world) } : loaded;
};

const hostOf = (game: StoredGame, world: World): Host => {
  const session = sessionOf(game, world);
  const timekeeper = timekeeperOf(session);
  session.onChange = () => {
    dropThoughts(session);
    wake(session);
    timekeeper.look();
  };
  session.onChange();
  const stopListening = world.windows?.listen(session.agreed.id, () => void reload(session)) ?? (() => {});
  return faceOf(session, timekeeper, stopListening);
};

const sessionOf = (game: StoredGame, world: World): Session => ({
  agreed: game.summary,
  world,
  tellings: tellingsOf(game),
  listeners: new Set(),
  thinking: new Set(),
  thoughts: new Map(),
  pondered: {},
  notes: {},
  game: gameOf(game),
  spent: game.spent,
  measured: world.now(),
  isPaused: false,
  isClosed: false,
  queue: Promise.resolve(),
  onChange: () => {},
});

const tellingsOf = ({ summary }: StoredGame): Readonly<Record<Viewer, Telling>> => {
  const tellings = VIEWERS.map((viewer) => [viewer, tellingFor(viewer, summary.options.memory)]);
  return Object.fromEntries(tellings) as Record<Viewer, Telling>;
};

const faceOf = (session: Session, timekeeper: Timekeeper, stopListening: () => void): Host => {
  const { agreed, listeners, tellings } = session;
  const { rules } = session.game;
  return {
    id: agreed.id,
    rules,
    players: agreed.players,
    options: agreed.options,
    story: (viewer) => tellings[viewer].story(session.game),
    view: (viewer) => tellings[viewer].view(session.game),
    record: () => finishedRecord(session.game),
    act: (seat, action) => perform(session, seat, action),
    mayTakeBack: (seat) => undoable(session, seat),
    takeBack: (seat, count) => undo(session, seat, count),
    clocks: () => {
      measure(session);
      return clocksOf(rules, session.game.state, session.spent);
    },
    pause: () => pause(session, timekeeper),
    resume: () => resume(session, timekeeper),
    retry: () => session.onChange(),
    reload: () => reload(session),
    listen: (viewer, hear) => {
      const listener: Listener = { viewer, hear };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      stopListening();
      return close(session, timekeeper);
    },
  };
};

const pause = (session: Session, timekeeper: Timekeeper): void => {
  measure(session);
  session.isPaused = true;
  timekeeper.stop();
};

const resume = (session: Session, timekeeper: Timekeeper): void => {
  measure(session);
  session.isPaused = false;
  timekeeper.look();
};

const close = async (session: Session, timekeeper: Timekeeper): Promise<void> => {
  timekeeper.stop();
  if (session.game.rules.options.timer !== undefined && !session.isClosed) await saveClock(session);
  session.isClosed = true;
  dropThoughts(session);
  await session.queue;
};
