import { compile, type Ruleset, redact, type State, type Viewer } from '@archmage/engine';
import { clocksOf } from './clock.ts';
import { dropThoughts, wake } from './computer.ts';
import { finishedRecord, newGame, type Setting, tableOf } from './game.ts';
import type { Host } from './host.ts';
import { failed, type Outcome, type StoredGame } from './library.ts';
import { measure, perform, reload, type Session, saveClock, undo, undoable, type World } from './session.ts';
import { storyOf } from './story.ts';
import { type Timekeeper, timekeeperOf } from './timekeeper.ts';

/** A new game, stored and under way. */
export const startGame = async (setting: Setting, world: World): Promise<Outcome<Host>> => {
  const game = newGame(setting);
  const saved = await world.library.save(game);
  return saved.ok ? { ok: true, value: hostOf(setting.rules, game, world) } : saved;
};

/** A stored game goes on. */
export const openGame = async (id: string, world: World): Promise<Outcome<Host>> => {
  const loaded = await world.library.load(id);
  if (!loaded.ok) return loaded;
  const rules = compile(loaded.value.summary.rules);
  if (!rules.ok) return failed({ why: 'damaged', part: 'rules', error: rules.error });
  return { ok: true, value: hostOf(rules.value, loaded.value, world) };
};

const hostOf = (rules: Ruleset, game: StoredGame, world: World): Host => {
  const session: Session = {
    rules,
    agreed: game.summary,
    world,
    listeners: new Set(),
    thinking: new Set(),
    thoughts: new Map(),
    pondered: {},
    notes: {},
    table: tableOf(rules, game),
    spent: game.spent,
    measured: world.now(),
    isPaused: false,
    isClosed: false,
    queue: Promise.resolve(),
    onChange: () => {},
  };
  const timekeeper = timekeeperOf(session);
  session.onChange = () => {
    dropThoughts(session);
    wake(session);
    timekeeper.look();
  };
  session.onChange();
  const stopListening = world.windows.listen(session.agreed.id, () => void reload(session));
  return portOf(session, timekeeper, stopListening);
};

const portOf = (session: Session, timekeeper: Timekeeper, stopListening: () => void): Host => {
  const { agreed, listeners, rules } = session;
  return {
    id: agreed.id,
    rules,
    players: agreed.players,
    options: agreed.options,
    story: (viewer) => storyOf(session.table, viewer, agreed.options.memory),
    view: viewsOf(session),
    record: () => finishedRecord(session.table),
    act: (seat, action) => perform(session, seat, action),
    mayTakeBack: (seat) => undoable(session, seat),
    takeBack: (seat, count) => undo(session, seat, count),
    clocks: () => {
      measure(session);
      return clocksOf(rules, session.table.state, session.spent);
    },
    pause: () => pause(session, timekeeper),
    resume: () => resume(session, timekeeper),
    retry: () => session.onChange(),
    reload: () => reload(session),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      stopListening();
      return close(session, timekeeper);
    },
  };
};

/** The same object for the same state, so that what is derived from a view stays known. */
const viewsOf = (session: Session): ((viewer: Viewer) => State) => {
  const known = new Map<Viewer, { readonly state: State; readonly view: State }>();
  return (viewer) => {
    const { state } = session.table;
    const last = known.get(viewer);
    if (last?.state === state) return last.view;
    const view = redact(state, viewer, session.agreed.options.memory);
    known.set(viewer, { state, view });
    return view;
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
  if (session.rules.options.timer !== undefined && !session.isClosed) await saveClock(session);
  session.isClosed = true;
  dropThoughts(session);
  await session.queue;
};
