import { SEATS } from '@archmage/engine';
import type { Highlight, Trail } from '../../board/model.ts';
import type { LogLine } from '../play/log.ts';
import type { FightShown } from './reel.ts';

/** What an action was about, on the board that follows it. */
export const highlightsOf = (lines: readonly LogLine[], label: string): readonly Highlight[] => {
  const rooms = new Set(lines.flatMap(({ tiles }) => tiles));
  const places = new Set(lines.flatMap(({ event, places: all }) => (event.type === 'moved' ? all.slice(-1) : all)));
  return [
    ...[...rooms].map((room): Highlight => ({ on: { kind: 'room', room }, tone: 'faint', text: undefined, label })),
    ...[...places]
      .filter((place) => place >= 0)
      .map((place): Highlight => ({ on: { kind: 'place', place }, tone: 'chosen', text: undefined, label })),
  ];
};

/** Squares keep their numbers when their room turns afterwards, so a way is only drawn while it lies as it was walked. */
export const trailsOf = (lines: readonly LogLine[]): readonly Trail[] =>
  lines.some(({ event }) => event.type === 'rotated')
    ? []
    : lines
        .filter(({ event }) => event.type === 'moved')
        .map(({ places }) => ({ places: places.filter((place) => place >= 0), tone: 'chosen' }));

/** Who fights, while the cards are chosen and shown. */
export const fightersIn = (shown: FightShown | undefined, label: string): readonly Highlight[] =>
  shown === undefined
    ? []
    : SEATS.flatMap((seat) => shown.fight.fighters[seat]).map(
        ({ place }): Highlight => ({ on: { kind: 'place', place }, tone: 'danger', text: undefined, label }),
      );
