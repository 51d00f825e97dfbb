import type { Ruleset } from '../../rules/ruleset.ts';
import { type Sightline, sightlines } from '../situation/sight.ts';
import { isStanding, memberOf, objectsWith, situationOf } from '../situation/situation.ts';
import type { PieceId, Place, State } from '../state.ts';
import { waysOf } from './reach.ts';

/** Along which lines a character aims where it stands, and what stops them: as far as it sees, or as its weapon reaches. */
export const aimlines = (rules: Ruleset, state: State, piece: PieceId): readonly Sightline[] => {
  const situation = situationOf(rules, state);
  if ((state.pieces[piece]?.at ?? -1) < 0 || !isStanding(situation, piece)) return [];
  const ways = waysOf(situation, piece);
  const aimed = [piece, ...objectsWith(situation, piece)].flatMap((id) => memberOf(situation, id).offers);
  const seesAll = aimed.some(({ sighted }) => sighted) || ways.some(({ points }) => points === undefined);
  if (seesAll) return sightlines(rules, state, piece);
  const points = ways.flatMap((way) => way.points?.(situation, piece) ?? []);
  return ways.length === 0 ? [] : sightlines(rules, state, piece).map((line) => cutAt(line, points));
};

/** Nothing stops a weapon behind the last place it comes to. */
const cutAt = ({ seen, stop }: Sightline, points: readonly Place[]): Sightline => {
  const nth = seen.findIndex((place) => points.includes(place));
  if (nth < 0) return { seen, stop };
  return { seen: seen.slice(0, nth + 1), stop: nth === seen.length - 1 && stop === 'somebody' ? stop : undefined };
};
