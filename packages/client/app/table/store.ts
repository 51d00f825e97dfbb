import { isAsked, type Seat, type State, type Viewer } from '@archmage/engine';
import { type Clock, type Host, humansOf } from '@archmage/host';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ray } from '../../board/model.ts';
import type { StageRef } from '../../board/stage.ts';
import type { FarReach } from '../play/far.ts';
import type { Log, LogLine } from '../play/log.ts';
import type { Seen } from '../play/seen.ts';
import type { Scene } from '../play/telling.ts';
import type { Coach } from './coach.ts';
import type { Companion } from './companion.ts';
import type { Ears } from './ears.ts';
import type { Why } from './hand/asking.ts';
import { type Intent, NO_INTENT } from './hand/intent.ts';
import type { Handover } from './handover.ts';
import type { Hint } from './hints/hint.ts';
import type { Sketch } from './hints/sketch.ts';
import { diaryOf } from './said/diary.ts';
import { type Resting, raysAt } from './screen/resting.ts';
import { lastSeat, showingOf } from './showing.ts';

/** What the screen shows, and nothing else: signals hold only what the viewer may know. */
export interface Table {
  readonly host: Host;
  readonly stage: StageRef;
  /** Filled while there is sound. */
  readonly ears: { current: Ears | undefined };
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
  readonly viewer: Signal<Viewer>;
  /** Whose hand acts; nobody's behind the curtain, nor while the story is told to both. */
  readonly seat: Signal<Seat | undefined>;
  readonly curtain: Signal<Seat | undefined>;
  /** The turn has gone over to the other person, who does not have the screen yet. */
  readonly handover: Signal<Handover | undefined>;
  /** The view on the screen: it follows the game event by event. */
  readonly view: Signal<State>;
  /** How many chapters of the story it shows. */
  readonly told: Signal<number>;
  /** Something moves, or is being stored: what the hand does meanwhile waits. */
  readonly busy: Signal<boolean>;
  readonly intent: Signal<Intent>;
  /** Where the chosen character could be after several Moves; it comes a moment after the rest. */
  readonly far: Signal<readonly FarReach[]>;
  /** A room is shown as it would be turned. */
  readonly preview: Signal<State | undefined>;
  readonly scene: Signal<Scene | undefined>;
  readonly why: Signal<Why | undefined>;
  readonly hint: Signal<Hint | undefined>;
  readonly sketch: Signal<Sketch | undefined>;
  readonly coach: Signal<Coach | undefined>;
  readonly companion: Signal<Companion | undefined>;
  readonly resting: Signal<Resting | undefined>;
  /** What whoever is pointed at sees. */
  readonly rays: ReadonlySignal<readonly Ray[]>;
  readonly pointedLine: Signal<LogLine | undefined>;
  /** Whose last turn is being shown again. */
  readonly rerun: Signal<Seat | undefined>;
  readonly clocks: Signal<readonly Clock[]>;
  /** How many actions could be taken back, and by whom. */
  readonly undoable: Signal<{ readonly seat: Seat; readonly count: number } | undefined>;
  readonly log: ReadonlySignal<Log>;
  /** The screen for whoever acts at it. */
  readonly seen: ReadonlySignal<Seen | undefined>;
  /** The same, while this seat is asked and nothing moves. */
  readonly asked: ReadonlySignal<Seen | undefined>;
}

export const tableOf = (host: Host, stage: StageRef): Table => {
  const showing = showingOf(host, undefined);
  const viewer = signal(showing.viewer);
  const seat = signal(showing.seat);
  const view = signal(host.view(showing.viewer));
  const told = signal(host.story('spectator').chapters.length);
  const busy = signal(false);
  const intent = signal<Intent>(NO_INTENT);
  const resting = signal<Resting | undefined>(undefined);
  const seen = computed<Seen | undefined>(() =>
    seat.value === undefined ? undefined : { rules: host.rules, view: view.value, seat: seat.value },
  );
  return {
    host,
    stage,
    ears: { current: undefined },
    people: humansOf(host.players),
    viewer,
    seat,
    curtain: signal(showing.curtain),
    view,
    told,
    busy,
    intent,
    ...atFirst(),
    resting,
    rays: computed(() => raysAt({ rules: host.rules, view: view.value }, resting.value, intent.value)),
    clocks: signal(host.clocks()),
    undoable: signal(undoableIn(host, showing.seat)),
    log: diaryOf(host, viewer, told),
    seen,
    asked: computed(() => {
      const now = seen.value;
      return now !== undefined && !busy.value && isAsked(now.view, now.seat) ? now : undefined;
    }),
  };
};

/** What comes and goes. */
const atFirst = () => ({
  handover: signal(undefined),
  far: signal<readonly FarReach[]>([]),
  preview: signal(undefined),
  scene: signal(undefined),
  why: signal(undefined),
  hint: signal(undefined),
  sketch: signal(undefined),
  coach: signal(undefined),
  companion: signal(undefined),
  pointedLine: signal(undefined),
  rerun: signal(undefined),
});

/** Who acted last may take it back, while the other one has seen nothing that he might not see. */
export const undoableIn = (
  host: Host,
  acting: Seat | undefined,
): { readonly seat: Seat; readonly count: number } | undefined => {
  const seat = lastSeat(host);
  if (seat === undefined || host.players[seat] !== 'human' || acting === undefined) return undefined;
  const isOthers = acting !== seat;
  if (isOthers && showingOf(host, undefined).isPrivate) return undefined;
  const count = host.mayTakeBack(seat);
  return count > 0 ? { seat, count } : undefined;
};

/** Forgets what was pointed at, chosen and drawn. */
export const clearHand = (table: Table): void =>
  batch(() => {
    table.intent.value = NO_INTENT;
    table.preview.value = undefined;
    table.why.value = undefined;
    table.resting.value = undefined;
    table.pointedLine.value = undefined;
    table.sketch.value = undefined;
  });
