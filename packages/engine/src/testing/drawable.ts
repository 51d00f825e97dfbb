import type { Leg } from '../core/action.ts';
import { legal } from '../core/legal.ts';
import { situationOf } from '../core/situation.ts';
import type { PieceId, Seat, State } from '../core/state.ts';
import { Outlook } from '../core/walk/outlook.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** Every walk that can be drawn for a character, place by place, as text. */
export const drawableWalks = (rules: Ruleset, state: State, mover: PieceId): readonly string[] => {
  const situation = situationOf(rules, state);
  const places = Array.from({ length: new Outlook(situation, mover).length }, (_, nth) => nth);
  return keysOf(
    places.flatMap((nth) => {
      const walks: (readonly Leg[])[] = [];
      let ways = 1;
      for (let way = 0; way < ways; way++) {
        const walk = new Outlook(situation, mover).drawWay(nth, (count) => {
          ways = count;
          return way;
        });
        if (walk !== undefined) walks.push(walk);
      }
      return walks;
    }),
  );
};

/** Every walk that is listed for it. */
export const listedWalks = (rules: Ruleset, state: State, seat: Seat, mover: PieceId): readonly string[] =>
  keysOf([...legal(rules, state, seat, mover)].flatMap((action) => (action.type === 'move' ? [action.walk] : [])));

const keysOf = (walks: readonly (readonly Leg[])[]): readonly string[] =>
  walks.map((walk) => JSON.stringify(walk)).sort();
