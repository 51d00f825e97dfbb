import { describe, expect, it } from 'vitest';
import { quarter } from '../../testing/quarter.ts';
import { rulesOf, scene, token } from '../../testing/scene.ts';
import { start } from '../start.ts';
import { bearerOf, isExit, NOBODY, objectsWith, situationOf, tokensAt } from './situation.ts';

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

describe('Whom a thing serves', () => {
  const s = scene('yWa@T1[1,1]+ySword yCl@T1[3,3]* yRope@T1[3,3] yGo@T2[1,1]* yArmor@T2[3,3]');
  const situation = situationOf(s.rules, s.state);
  const [warrior, sword, cleric, rope, goblin, key] = ['yWa', 'ySword', 'yCl', 'yRope', 'yGo', 'yArmor'].map(
    (name) => token(s, name).id,
  ) as [number, number, number, number, number, number];

  it('B-WND-01 B-WND-03: whoever carries it, or lies wounded where it lies', () => {
    expect([warrior, sword, rope].map((id) => bearerOf(situation, id))).toEqual([warrior, warrior, cleric]);
    expect([cleric, goblin, key, token(s, 'yTr').id].map((id) => bearerOf(situation, id))).toEqual(
      Array(4).fill(NOBODY),
    );
    expect([warrior, cleric, goblin].map((id) => objectsWith(situation, id))).toEqual([[sword], [rope], []]);
  });

  it('holds on the very first place, and there too the wounded do nothing', () => {
    const pieces = s.state.pieces.map((piece) => (piece.id === warrior ? { ...piece, at: 0 } : piece));
    expect(bearerOf(situationOf(s.rules, { ...s.state, pieces }), warrior)).toBe(warrior);
  });

  it('C-WND-3: in a zone a thing that lies there serves nobody', () => {
    const zone = quarter('Cl@(1,1)*', '', { lines: ['loose yRope@(1,1)'] });
    expect(bearerOf(situationOf(zone.rules, zone.state), token(zone, 'yRope').id)).toBe(NOBODY);
  });
});

it('B-EXIT-01: the exits of a seat are the other’s line', () => {
  const { rules, state } = scene('');
  const { squares, lineLength, places } = rules.grid;
  const exits = Array.from({ length: places }, (_, place) => place).filter((place) =>
    isExit(situationOf(rules, state), 'yellow', place),
  );
  expect(exits).toEqual(Array.from({ length: lineLength }, (_, nth) => squares + lineLength + nth));
});
