import { VIEWERS, type Viewer } from '@archmage/engine';
import { clocksOf } from './clock.ts';
import { dropThoughts, wake } from './computer.ts';
import { finishedRecord } from './game.ts';
import type { Host } from './host.ts';
import type { Outcome, StoredGame } from './library.ts';
import { type Listener, type LiveGame, measure, perform, reload, saveClock, undo, undoable } from './live-game.ts';
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
  const live = liveGameOf(game, world);
  const timekeeper = timekeeperOf(live);
  live.onChange = () => {
    dropThoughts(live);
    wake(live);
    timekeeper.look();
  };
  live.onChange();
  const stopListening = world.windows?.listen(live.agreed.id, () => void reload(live)) ?? (() => {});
  return faceOf(live, timekeeper, stopListening);
};

const liveGameOf = (game: StoredGame, world: World): LiveGame => ({
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

const faceOf = (live: LiveGame, timekeeper: Timekeeper, stopListening: () => void): Host => {
  const { agreed, listeners, tellings } = live;
  const { rules } = live.game;
  return {
    id: agreed.id,
    rules,
    players: agreed.players,
    options: agreed.options,
    story: (viewer) => tellings[viewer].story(live.game),
    view: (viewer) => tellings[viewer].view(live.game),
    record: () => finishedRecord(live.game),
    act: (seat, action) => perform(live, seat, action),
    mayTakeBack: (seat) => undoable(live, seat),
    takeBack: (seat, count) => undo(live, seat, count),
    clocks: () => {
      measure(live);
      return clocksOf(rules, live.game.state, live.spent);
    },
    pause: () => pause(live, timekeeper),
    resume: () => resume(live, timekeeper),
    retry: () => live.onChange(),
    reload: () => reload(live),
    listen: (viewer, hear) => {
      const listener: Listener = { viewer, hear };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      stopListening();
      return close(live, timekeeper);
    },
  };
};

const pause = (live: LiveGame, timekeeper: Timekeeper): void => {
  measure(live);
  live.isPaused = true;
  timekeeper.stop();
};

const resume = (live: LiveGame, timekeeper: Timekeeper): void => {
  measure(live);
  live.isPaused = false;
  timekeeper.look();
};

const close = async (live: LiveGame, timekeeper: Timekeeper): Promise<void> => {
  timekeeper.stop();
  if (live.game.rules.options.timer !== undefined && !live.isClosed) await saveClock(live);
  live.isClosed = true;
  dropThoughts(live);
  await live.queue;
};
