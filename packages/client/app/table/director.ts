import type { Seat } from '@archmage/engine';
import { type News, type Story, stateAt } from '@archmage/host';
import { batch } from '@preact/signals';
import type { Motion } from '../../board/model.ts';
import { linger } from '../play/lull.ts';
import { type Scene, type Teller, tellChapter } from '../play/telling.ts';
import { lastTurnOf, turnsOf } from '../play/turns.ts';
import { announce, hush } from '../shell/announce.tsx';
import { clearNotices } from '../shell/notices.tsx';
import { isStill, patience } from '../shell/settings.ts';
import { showMotion } from './ears.ts';
import { type Handover, handoverIn, keepTime } from './handover.ts';
import { type Eyes, isSameEyes, NOBODY, type Showing, showingOf } from './showing.ts';
import { clearHand, type Table, undoableIn } from './store.ts';

/** Brings what happens in the game onto the screen: one thing after the other, and nothing twice. */
export interface Director {
  /** Shows whatever is new; done when all of it has been shown. */
  readonly catchUp: () => Promise<void>;
  readonly hear: (news: News) => void;
  /** The person the curtain waits for is alone with the screen. */
  readonly lift: () => void;
  /** Shows the latest turn of a seat again. */
  readonly rerun: (seat: Seat) => Promise<void>;
  readonly skip: () => void;
  readonly closeScene: () => void;
  /** Motions of these kinds were seen already, while they were planned. */
  readonly spare: (kinds: readonly Motion['kind'][]) => void;
  /** What the hand does while something moves is done afterwards, unless somebody else has the screen by then. */
  readonly whenFree: (act: () => void) => void;
  /** Stores something while the hand waits. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** The screen is left. */
  readonly stop: () => void;
}

interface Machine {
  readonly table: Table;
  lifted: Seat | undefined;
  queue: Promise<void>;
  /** Jobs of the queue not yet done, and things being stored. */
  jobs: number;
  waiting: (() => void)[];
  hurried: boolean;
  spared: readonly Motion['kind'][];
  endScene: (() => void) | undefined;
  /** How many chapters were told when the screen last went over to the other person. */
  handed: number;
  /** The other person does not have the screen yet. */
  held: AbortController | undefined;
}

export const directorOf = (table: Table): Director => {
  const machine: Machine = {
    table,
    lifted: undefined,
    queue: Promise.resolve(),
    jobs: 0,
    waiting: [],
    hurried: false,
    spared: [],
    endScene: undefined,
    handed: table.told.peek(),
    held: undefined,
  };
  const catchUp = () => enqueue(machine, () => follow(machine));
  return {
    catchUp,
    hear: (news) => {
      if ('length' in news) void enqueue(machine, async () => rewind(machine, news.length));
      if ('length' in news || news.kind === 'chapters') void catchUp();
    },
    lift: () => lift(machine),
    rerun: (seat) => enqueue(machine, () => rerun(machine, seat)),
    skip: () => {
      machine.hurried = machine.jobs > 0;
      machine.endScene?.();
      table.stage.current?.reset();
    },
    closeScene: () => machine.endScene?.(),
    spare: (kinds) => {
      machine.spared = kinds;
    },
    whenFree: (act) => {
      if (table.busy.value) machine.waiting = [...machine.waiting, act].slice(-PATIENT);
      else act();
    },
    during: async (work) => {
      begin(machine);
      try {
        return await work();
      } finally {
        end(machine);
      }
    },
    stop: () => letGo(machine),
  };
};

/** Gestures that wait; more than that is drumming. */
const PATIENT = 6;

/** More chapters than this are not told but shown. */
const LONG_STORY = 30;

const begin = (machine: Machine): void => {
  machine.jobs += 1;
  machine.table.busy.value = true;
};

const end = (machine: Machine): void => {
  machine.jobs -= 1;
  if (machine.jobs > 0) return;
  machine.hurried = false;
  machine.spared = [];
  machine.table.busy.value = false;
  const acts = machine.waiting;
  machine.waiting = [];
  for (const act of acts) act();
};

const enqueue = (machine: Machine, job: () => Promise<void>): Promise<void> => {
  begin(machine);
  const done = machine.queue.then(job).finally(() => end(machine));
  machine.queue = done.catch(() => {});
  return done;
};

/** Nothing of a seat is shown while the story is told, unless that seat has been looking all the time. */
const follow = async (machine: Machine): Promise<void> => {
  const { table } = machine;
  const { host } = table;
  while (table.told.peek() < host.story('spectator').chapters.length) {
    const goal = showingOf(host, machine.lifted);
    look(machine, isSameEyes(goal, eyesAt(table)) ? goal : NOBODY);
    await tellOn(machine, host.story(table.viewer.peek()));
  }
  arrive(machine, showingOf(host, machine.lifted));
};

const tellOn = async (machine: Machine, story: Story): Promise<void> => {
  const { table } = machine;
  const from = table.told.peek();
  const teller = tellerOf(machine);
  if (story.chapters.length - from > LONG_STORY) machine.hurried = true;
  for (const chapter of story.chapters.slice(from)) {
    const after = await tellChapter(teller, table.view.peek(), chapter);
    batch(() => {
      table.view.value = after;
      table.told.value = chapter.index + 1;
      // It was about the position before.
      table.why.value = undefined;
    });
    announceChapter(table, chapter.index);
  }
};

/** What one action brought about, said in one go. */
const announceChapter = ({ log }: Table, chapter: number): void => {
  const lines = log
    .peek()
    .entries.slice(-2)
    .flatMap((entry) => entry.lines);
  announce(
    lines
      .filter((line) => line.chapter === chapter)
      .map(({ text }) => text)
      .join(' '),
  );
};

/** Through other eyes, at the same moment of the game. What was read out to the last person is not for the next. */
const look = ({ table }: Machine, eyes: Eyes): void => {
  if (isSameEyes(eyes, eyesAt(table))) return;
  const { host, told } = table;
  hush();
  clearNotices();
  batch(() => {
    clearHand(table);
    table.seat.value = eyes.seat;
    if (eyes.viewer === table.viewer.peek()) return;
    table.viewer.value = eyes.viewer;
    table.view.value = stateAt(host.story(eyes.viewer), told.peek());
  });
};

const eyesAt = ({ seat, viewer }: Table): Eyes => ({ viewer: viewer.peek(), seat: seat.peek() });

/** All has been told: the screen is for whoever is asked next. */
const arrive = (machine: Machine, showing: Showing): void => {
  const { host, told } = machine.table;
  const handover = machine.handed < told.peek() ? handoverIn(host) : undefined;
  if (handover === undefined) give(machine, showing);
  else hold(machine, handover);
};

const give = (machine: Machine, showing: Showing): void => {
  const { table } = machine;
  const { host } = table;
  letGo(machine);
  const isOther = !isSameEyes(showing, eyesAt(table)) || showing.curtain !== table.curtain.peek();
  machine.lifted = showing.isPrivate && showing.viewer !== 'spectator' ? machine.lifted : undefined;
  batch(() => {
    if (isOther) handOver(machine);
    table.viewer.value = showing.viewer;
    table.seat.value = showing.seat;
    table.view.value = host.view(showing.viewer);
    table.curtain.value = showing.curtain;
    table.undoable.value = undoableIn(host, showing.seat);
    table.clocks.value = host.clocks();
  });
  keepTime(table);
};

/** Nobody has the screen until the turn is really over. */
const hold = (machine: Machine, handover: Handover): void => {
  const { table } = machine;
  const { host } = table;
  if (machine.held !== undefined) return;
  machine.lifted = undefined;
  batch(() => {
    handOver(machine);
    table.viewer.value = NOBODY.viewer;
    table.seat.value = NOBODY.seat;
    table.view.value = host.view(NOBODY.viewer);
    table.curtain.value = undefined;
    table.handover.value = handover;
    table.undoable.value = undoableIn(host, handover.from);
    table.clocks.value = host.clocks();
  });
  const held = new AbortController();
  machine.held = held;
  const waited = linger(handover.why === 'timeout' ? 'asked' : patience.peek(), held.signal);
  keepTime(table);
  void waited.then(() => {
    if (machine.held !== held) return;
    machine.handed = table.told.peek();
    give(machine, showingOf(host, undefined));
  });
};

const letGo = (machine: Machine): void => {
  const { held } = machine;
  machine.held = undefined;
  machine.table.handover.value = undefined;
  held?.abort();
};

/** What the last person was about to do is not for the next. */
const handOver = (machine: Machine): void => {
  clearHand(machine.table);
  machine.waiting = [];
};

const lift = (machine: Machine): void => {
  const { table } = machine;
  const seat = table.curtain.peek();
  if (seat === undefined) return;
  machine.lifted = seat;
  give(machine, showingOf(table.host, seat));
};

const rewind = (machine: Machine, length: number): void => {
  const { table } = machine;
  letGo(machine);
  machine.handed = Math.min(machine.handed, length);
  table.stage.current?.reset();
  clearHand(table);
  const showing = showingOf(table.host, machine.lifted);
  const { viewer, seat } = isSameEyes(showing, eyesAt(table)) ? showing : NOBODY;
  batch(() => {
    table.viewer.value = viewer;
    table.seat.value = seat;
    table.told.value = Math.min(table.told.peek(), length);
    table.view.value = stateAt(table.host.story(viewer), table.told.peek());
  });
};

const rerun = async (machine: Machine, seat: Seat): Promise<void> => {
  const { table } = machine;
  const story = table.host.story(table.viewer.peek());
  const turn = lastTurnOf(turnsOf(story), seat);
  if (turn === undefined) return;
  clearHand(table);
  const now = table.view.peek();
  table.rerun.value = seat;
  table.view.value = stateAt(story, turn.from);
  const teller = { ...tellerOf(machine), showdown: async () => {} };
  await pause(machine);
  for (const chapter of story.chapters.slice(turn.from, turn.to)) {
    if (machine.hurried) break;
    await tellChapter(teller, table.view.peek(), chapter);
    await pause(machine);
  }
  table.stage.current?.reset();
  table.view.value = now;
  table.rerun.value = undefined;
};

/** Time to see what has happened. */
const pause = ({ hurried }: Machine): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, hurried ? 0 : BREATH));

const BREATH = 450;

const tellerOf = (machine: Machine): Teller => {
  const { table } = machine;
  return {
    rules: table.host.rules,
    play: async (motion) => {
      if (!machine.spared.includes(motion.kind)) await showMotion(table, motion);
    },
    hear: (moment) => table.ears.current?.moment(moment),
    show: (view) => {
      table.view.value = view;
    },
    drawn: () => new Promise((resolve) => setTimeout(resolve)),
    showdown: (scene) => showScene(machine, scene),
    isHurried: () => machine.hurried,
  };
};

/** Nobody's time runs meanwhile. People close it when they have seen enough; where only computers play it closes itself. */
const showScene = (machine: Machine, scene: Scene): Promise<void> => {
  const { table } = machine;
  return new Promise((resolve) => {
    const timer = table.people.length > 0 ? undefined : setTimeout(() => machine.endScene?.(), watched());
    machine.endScene = () => {
      clearTimeout(timer);
      machine.endScene = undefined;
      table.scene.value = undefined;
      keepTime(table);
      resolve();
    };
    table.scene.value = scene;
    keepTime(table);
  });
};

const watched = (): number => (isStill.peek() ? 1500 : 3000);
