import { type BySeat, type Ruleset, SEATS, type Seat, score } from '@archmage/engine';
import type { Motion } from '../../board/model.ts';
import type { Moment } from '../play/motions.ts';
import type { Cue } from './voices.ts';

/** What a motion on the board sounds like; what only shines is silent. */
export const cueOfMotion = ({ kind }: Motion): Cue | undefined => OF_MOTION[kind];

const OF_MOTION: Readonly<Partial<Record<Motion['kind'], Cue>>> = {
  walk: 'steps',
  leap: 'thud',
  turn: 'grind',
  flip: 'grind',
  strike: 'steel',
  shot: 'whoosh',
  shake: 'wound',
  vanish: 'thud',
  flash: 'crack',
};

/** How many steps of it are heard. */
export const timesOf = (motion: Motion): number => (motion.kind === 'walk' ? motion.path.length - 1 : 1);

/**
 * What is heard of an event besides its motion. Only its sort and what everybody sees count: a card that is laid face
 * down sounds like any other.
 */
export const cuesOfMoment = (
  rules: Ruleset,
  people: readonly Seat[],
  moment: Omit<Moment, 'action'>,
): readonly Cue[] => {
  const { event, before, after } = moment;
  const [was, is] = [before, after].map((view) => pointsIn(rules, view));
  const isCard = event.type === 'played' || event.type === 'committed' || event.type === 'unmasked';
  const isScored = SEATS.some((seat) => (is?.[seat] ?? 0) > (was?.[seat] ?? 0));
  const isTurn = event.type === 'turnBegan' && people.includes(event.seat);
  return [
    ...(isCard ? ['card' as const] : []),
    ...(isScored ? ['points' as const] : []),
    ...(isTurn ? ['turn' as const] : []),
  ];
};

const pointsIn = (rules: Ruleset, view: Moment['after']): BySeat<number> => ({
  yellow: score(rules, view, 'yellow'),
  blue: score(rules, view, 'blue'),
});
