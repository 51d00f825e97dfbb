import type { State } from '@archmage/engine';
import type { Trace } from '@archmage/engine/solo';
import type { Highlight, Spot, Trail } from '../../board/model.ts';
import { placeOf } from '../play/seen.ts';
import type { Sketch } from '../table/hints/sketch.ts';

type Way = Trace['ways'][number];

/** A way drawn on the board as if it were gone already, and what it is for; of equal ways all, or the one pointed at. */
export const ghostOf = (view: State, trace: Trace, label: string, nth?: number): Sketch => {
  const ways = nth === undefined ? trace.ways : trace.ways.slice(nth, nth + 1);
  return {
    view: undefined,
    trails: ways.map((way) => trailOf(view, trace, way)).filter(({ places }) => places.length > 1),
    highlights: ways.flatMap((way) => targetOf(view, way, label)),
  };
};

const trailOf = (view: State, { npc }: Trace, { steps }: Way): Trail => {
  const passed = steps.flatMap((step) => {
    if (step.sort === 'move') return step.path;
    return step.sort === 'jump' ? [step.to] : [];
  });
  return { places: [placeOf(view, npc), ...passed], tone: 'danger' };
};

const targetOf = (view: State, { steps, target }: Way, label: string): readonly Highlight[] => {
  const on = spotOf(view, target);
  if (on === undefined) return [];
  const isFight = steps.some((step) => step.sort === 'act' && step.act.sort === 'attack');
  return [{ on, tone: isFight ? 'danger' : 'magic', text: undefined, label }];
};

const spotOf = (view: State, target: Way['target']): Spot | undefined => {
  if (target?.edge !== undefined) return { kind: 'edge', place: target.edge >> 2, side: target.edge & 3 };
  if (target?.tile !== undefined) return { kind: 'room', room: target.tile };
  const place = target?.place ?? (target?.piece === undefined ? -1 : placeOf(view, target.piece));
  return place < 0 ? undefined : { kind: 'place', place };
};
