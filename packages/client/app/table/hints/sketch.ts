import { type Place, type State, tileOf } from '@archmage/engine';
import type { Highlight, Spot, Tone, Trail } from '../../../board/model.ts';
import { aimOf, isDeed } from '../../play/choices.ts';
import type { PlanStep } from '../../play/plan.ts';
import { placeOf } from '../../play/seen.ts';
import { dotPlaces } from '../hand/lay-out.ts';

/** Something pointed out on the board for a while; nothing of it has happened. */
export interface Sketch {
  /** The board as it would be by then, when it is not as it is now. */
  readonly view: State | undefined;
  readonly highlights: readonly Highlight[];
  readonly trails: readonly Trail[];
}

export type StepLabel = (nth: number) => string;

/** A whole plan, each step with its number. Where an earlier step turns a room, what is done there later cannot be drawn. */
export const sketchPlan = (steps: readonly PlanStep[], label: StepLabel): Sketch => {
  const turned = new Set<number>();
  const drawn = steps.map((step, nth) => {
    const isMoved = roomsOf(step).some((room) => turned.has(room));
    for (const event of step.events) if (event.type === 'rotated') turned.add(event.tile);
    return isMoved ? NOTHING : drawStep(step, steps.length === 1 ? undefined : `${nth + 1}`, label(nth + 1));
  });
  return {
    view: undefined,
    highlights: drawn.flatMap(({ highlights }) => highlights),
    trails: drawn.flatMap(({ trails }) => trails),
  };
};

/** One step alone, on the board as it will be when its turn has come. */
export const sketchStep = (steps: readonly PlanStep[], nth: number, label: StepLabel): Sketch => {
  const step = steps[nth - 1];
  if (step === undefined) return { view: undefined, ...NOTHING };
  return { view: nth === 1 ? undefined : step.seen.view, ...drawStep(step, undefined, label(nth)) };
};

type Drawn = Pick<Sketch, 'highlights' | 'trails'>;

const NOTHING: Drawn = { highlights: [], trails: [] };

const drawStep = (step: PlanStep, text: string | undefined, label: string): Drawn => {
  const aim = aimedAt(step);
  if (aim === undefined) return NOTHING;
  const places = wayOf(step);
  return {
    highlights: [{ on: aim.spot, tone: aim.tone, text, label }],
    trails: places.length < 2 ? [] : [{ places, tone: aim.tone }],
  };
};

const aimedAt = ({ action, seen }: PlanStep): { readonly spot: Spot; readonly tone: Tone } | undefined => {
  if (isDeed(action)) return aimOf(seen, action);
  if (action.type === 'place') return { spot: { kind: 'place', place: action.at }, tone: 'place' };
  if (action.type === 'hide') return { spot: { kind: 'room', room: action.tile }, tone: 'place' };
  if (action.type !== 'line') return undefined;
  const place = dotPlaces(seen.rules, seen.seat)[seen.view.players[seen.seat].lineup.length] ?? -1;
  return { spot: { kind: 'place', place }, tone: 'place' };
};

/** The squares a step leads over: a walk, a leap, or from who strikes to who is struck. */
const wayOf = ({ action, seen: { view } }: PlanStep): readonly Place[] => {
  if (action.type === 'move') {
    return [placeOf(view, action.piece), ...action.walk.flatMap((leg) => ('to' in leg ? [leg.to] : []))];
  }
  if (action.type === 'jump') return [placeOf(view, action.piece), action.to];
  return action.type === 'attack' ? [placeOf(view, action.piece), placeOf(view, action.target)] : [];
};

const roomsOf = (step: PlanStep): readonly number[] => {
  const spot = aimedAt(step)?.spot;
  const aim = spot === undefined ? [] : [spot.kind === 'room' ? spot.room : tileOf(step.seen.rules.grid, spot.place)];
  return [...aim, ...wayOf(step).map((place) => tileOf(step.seen.rules.grid, place))];
};
