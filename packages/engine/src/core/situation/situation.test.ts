import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../testing/scene.ts';
import { start } from '../start.ts';
import { situationOf, tokensAt } from './situation.ts';

describe('Who is where', () => {
  // The boards have different numbers of places, and four of them, or of tokens, share a number.
  it.each(['base.1', 'base.1 beginner', 'paladins.1', 'base.1+paladins.1 teams=free'])('%s', (id) => {
    const rules = rulesOf(id);
    const first = start(rules);
    const { places } = rules.grid;
    const last = first.pieces.length - 1;
    for (let place = 0; place < places; place++) {
      const elsewhere = (place + 1) % places;
      for (const [one, other, third] of [
        [0, 1, 2],
        [1, 2, 0],
        [0, last, 3],
        [2, 3, last],
      ] as const) {
        const pieces = first.pieces.map((piece, id) => ({
          ...piece,
          at: id === one || id === other ? place : id === third ? elsewhere : -1,
        }));
        const situation = situationOf(rules, { ...first, pieces });
        expect(tokensAt(situation, place)).toEqual([one, other]);
        expect(tokensAt(situation, elsewhere)).toEqual([third]);
      }
    }
  });
});
