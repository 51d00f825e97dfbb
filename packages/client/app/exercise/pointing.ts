import type { Option } from '@archmage/engine';
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Highlight, Spot } from '../../board/model.ts';
import { bringIntoSight } from '../table/screen/in-sight.ts';
import { isWide } from '../table/screen/wide.ts';
import type { Pointed } from './coach-panel.tsx';

/** What somebody explains has a ring around it; `label` says so to those who do not see it. */
export const ringsAround = (spots: readonly (Spot | undefined)[], label: string): readonly Highlight[] =>
  spots.flatMap((on) => (on === undefined ? [] : [{ on, tone: 'pointed' as const, text: undefined, label }]));

/** On a phone the board is larger than the window: what is pointed at comes into sight, the last of it in any case. */
export const keepInSight = (marks: ReadonlySignal<readonly Highlight[]>): (() => void) =>
  effect(() => {
    const spots = marks.value.map(({ on }) => on);
    const [first] = spots;
    const last = spots.at(-1);
    if (first === undefined || last === undefined || isWide.peek()) return;
    setTimeout(() => {
      bringIntoSight(first, 'nearest');
      bringIntoSight(last, 'nearest');
    }, A_MOMENT);
  });

/** After whoever was chosen has come into sight. */
const A_MOMENT = 50;

/** What is pointed at beside the board. */
export const pointedBeside = (aims: readonly Option[]): readonly Pointed[] =>
  aims.flatMap(({ card, word }): readonly Pointed[] => {
    if (card !== undefined) return ['hand'];
    return word === 'pass' ? ['pass'] : [];
  });
