import { type PieceId, walks } from '@archmage/engine';
import { at, offers, type Scene, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Seen } from './seen.ts';
import { momentsOf, testGames } from './test-games.ts';
import { type Answer, type Wish, whyNot } from './why.ts';

const seenIn = ({ rules, state }: Scene, seat: Seen['seat'] = 'yellow'): Seen => ({ rules, view: state, seat });

const answer = (from: Scene, wish: Wish): string => told(whyNot(seenIn(from), wish));

const told = (given: Answer): string => {
  if ('legal' in given) return 'legal';
  return given.obstacle === undefined ? given.refusal.code : `${given.refusal.code}, ${given.obstacle.code}`;
};

const walk = (from: Scene, name: string, square: string): string =>
  answer(from, { kind: 'walk', piece: token(from, name).id, place: at(from, square) });

const SQUARES = Array.from({ length: 25 }, (_, nth) => `${Math.floor(nth / 5)},${nth % 5}`);

describe('Why a square cannot be walked to', () => {
  const s = scene('yTr@T1[1,1] yCl@T1[1,2] bGo@T1[2,1] yWa@T1[3,3]*');

  test('is its distance when a longer way leads there (B-MOVE-C2)', () => {
    expect(walk(s, 'yTr', 'T1[1,3]')).toBe('legal');
    expect(walk(s, 'yTr', 'T1[2,3]')).toBe('tooFar');
    expect(walk(s, 'yTr', 'T1[3,1]')).toBe('tooFar, foeInTheWay');
  });

  test('is whoever stands there', () => {
    expect(walk(s, 'yTr', 'T1[1,2]')).toBe('stopWithFriend');
    expect(walk(s, 'yTr', 'T1[2,1]')).toBe('foeInTheWay');
  });

  test('is the wall on the direct way besides, when the way round is too long', () => {
    const gate = scene('yCl@T1[2,0]');
    expect(walk(gate, 'yCl', 'T1[2,1]')).toBe('wall');
    const open = scene('yCl@T1[2,0]', { rooms: ['1ccw.0', '?', '?', '?', '1cw.1', '?', '?', '?'] });
    const round = ['T1', 'B1'].flatMap((slot) => SQUARES.map((square) => walk(open, 'yCl', `${slot}[${square}]`)));
    expect(new Set(round)).toEqual(
      new Set(['legal', 'noStep', 'wall', 'tooFar, wall', 'tooFar, pitInTheWay', 'pitInTheWay']),
    );
  });

  test('is a pit', () => {
    const cell = scene('').rules.rooms['1ccw']?.room.cells.indexOf('pit') ?? -1;
    const beside = scene(`yWa@T1[${Math.floor(cell / 5)},${(cell % 5) - 1}]`);
    const hole = `T1[${Math.floor(cell / 5)},${cell % 5}]`;
    expect(walk(beside, 'yWa', hole)).toBe('pitInTheWay');
  });

  test('is that nobody has seen it', () => {
    const dark = scene('yCl@T1[1,4] yGo@T1[0,0]', { faceDown: ['T2'] });
    expect(walk(dark, 'yCl', 'T2[1,0]')).toBe('offBoard');
    const cut = scene('yCl@T1[1,4]', { faceDown: ['T2', 'B1', 'B2', 'B3', 'B4'] });
    expect(walk(cut, 'yCl', 'T3[0,0]')).toBe('offBoard');
  });

  test('is that the character cannot act at all', () => {
    expect(walk(s, 'yWa', 'T1[3,2]')).toBe('wounded');
    expect(walk(s, 'bGo', 'T1[3,1]')).toBe('notYours');
    expect(walk(s, 'yTr', 'T1[1,1]')).toBe('noStep');
    expect(told(whyNot(seenIn(s, 'blue'), { kind: 'walk', piece: 0, place: 3 }))).toBe('notAsked');
  });
});

describe('Why something else cannot be done', () => {
  const s = scene('yCl@T1[1,1] yGo@T1[1,2] bGo@T1[3,3] yMe@B1[0,0] yTh@T3[0,0]', { faceDown: ['T2'] });
  const cleric = token(s, 'yCl').id;

  test('an attack', () => {
    expect(answer(s, { kind: 'attack', piece: cleric, target: token(s, 'bGo').id })).toBe('notInReach');
    expect(answer(s, { kind: 'attack', piece: cleric, target: token(s, 'yGo').id })).toBe('notFoe');
  });

  test('revealing or turning a room', () => {
    expect(answer(s, { kind: 'room', piece: cleric, tile: 1 })).toBe('noAccess');
    expect(answer(s, { kind: 'room', piece: cleric, tile: 0 })).toBe('noGear');
  });

  test('an ability', () => {
    expect(answer(s, { kind: 'use', piece: cleric, offer: 'heal' })).toBe('notWounded');
    expect(answer(s, { kind: 'use', piece: cleric, offer: 'fire' })).toBe('noSuchOffer');
    const hurt = scene('yCl@T1[1,1] yGo@T1[1,2]*');
    expect(answer(hurt, { kind: 'use', piece: token(hurt, 'yCl').id, offer: 'heal' })).toBe('legal');
    expect(answer(s, { kind: 'use', piece: token(s, 'yTh').id, offer: 'lock' })).toBe('noPortcullis');
  });

  test('a card', () => {
    const first: Scene = {
      ...s,
      state: { ...s.state, tasks: [{ kind: 'card', seats: ['yellow'] }], turn: { ...s.state.turn, highest: 1 } },
    };
    expect(answer(first, { kind: 'card', card: 'A5' })).toBe('firstCard');
    expect(answer(first, { kind: 'card', card: 'A2' })).toBe('legal');
    expect(answer(first, { kind: 'card', card: 'C2' })).toBe('notActionCard');
  });

  test('a placement', () => {
    const sword = token(s, 'ySword').id;
    const placing: Scene = {
      ...s,
      state: { ...s.state, tasks: [{ kind: 'place', seats: ['yellow'], tile: 0, tokens: [sword], after: [] }] },
    };
    expect(answer(placing, { kind: 'place', token: sword, at: at(s, 'T1[1,1]') })).toBe('taken');
    expect(answer(placing, { kind: 'place', token: sword, at: at(s, 'T3[1,1]') })).toBe('otherRoom');
    expect(answer(placing, { kind: 'place', token: sword, at: at(s, 'T1[0,0]') })).toBe('legal');
  });

  test('any other action', () => {
    expect(answer(s, { kind: 'action', action: { type: 'pass' } })).toBe('legal');
    expect(answer(s, { kind: 'hide', token: 'thief', tile: 0 })).toBe('wrongTask');
  });
});

describe('In real games', () => {
  test('every square is legal, or has its reason; never both', () => {
    const wrong: number[] = [];
    for (const seen of testGames().flatMap((game) => momentsOf(game, 151))) {
      for (const piece of actors(seen)) {
        const ends = new Set(walks(seen.rules, seen.view, piece).map(({ end }) => end));
        for (let place = 0; place < seen.rules.grid.places; place++) {
          if (place === seen.view.pieces[piece]?.at) continue;
          const given = whyNot(seen, { kind: 'walk', piece, place });
          if ('legal' in given !== ends.has(place)) wrong.push(place);
          if ('refusal' in given && !given.refusal.rule.startsWith('B-')) wrong.push(place);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('an ability is refused exactly when no use of it is listed', () => {
    for (const seen of testGames().flatMap((game) => momentsOf(game, 23))) {
      const listed = offers({ rules: seen.rules, state: seen.view }, /!/);
      for (const { id, code, offers: own } of seen.rules.roster.filter(({ owner }) => owner === seen.seat)) {
        if ((seen.view.pieces[id]?.at ?? -1) < 0) continue;
        for (const { id: offer } of own.filter(() => seen.rules.characters[seen.seat].includes(id))) {
          const isListed = listed.some((text) => text.startsWith(`${code}!${offer}`));
          const given = whyNot(seen, { kind: 'use', piece: id, offer });
          expect(`${code}!${offer} ${'legal' in given}`).toBe(`${code}!${offer} ${isListed}`);
        }
      }
    }
  });
});

const actors = ({ rules, view, seat }: Seen): readonly PieceId[] =>
  rules.characters[seat].filter((id) => {
    const piece = view.pieces[id];
    const points = view.turn.purses.some(({ only }) => only === undefined || only === id);
    return piece !== undefined && piece.at >= 0 && !piece.wounded && !view.turn.blocked.includes(id) && points;
  });
