import { describe, expect, it, test } from 'vitest';
import { situationOf } from '../../../core/situation/situation.ts';
import type { Piece } from '../../../core/state.ts';
import { hall } from '../../../testing/hall.ts';
import { at, type Scene, scene, token } from '../../../testing/scene.ts';
import { changedPlaces } from './changes.ts';
import type { FoundWalks } from './memory.ts';
import { findWalks } from './walks.ts';

const ROOMS = [['.....'], ['.....'], ['.....'], ['.....'], ['ooo..', 'o.o..', 'ooo..']] as const;
const FLOOR = hall(...ROOMS);
const SAME_FLOOR = hall(...ROOMS);

const walksOf = ({ rules, state }: Scene, name: string): FoundWalks =>
  findWalks(situationOf(rules, state), token({ rules, state }, name).id);

const ends = ({ rules, state }: Scene, walks: FoundWalks): readonly string[] =>
  Array.from({ length: walks.length }, (_, nth) => JSON.stringify(walks.spell(situationOf(rules, state), nth))).sort();

const changed = ({ rules, state }: Scene, name: string, change: Partial<Piece>): Scene => {
  const piece = token({ rules, state }, name);
  return { rules, state: { ...state, pieces: state.pieces.with(piece.id, { ...piece, ...change }) } };
};

/** What becomes of the walks of one character when something has changed: nothing, another look at the same range, or a new search. */
const whatBecomes = (before: Scene, after: Scene, name: string): string => {
  const known = walksOf(before, name);
  const now = walksOf(after, name);
  const isRangeKept = now.flood?.isKept && !now.flood.isHelped;
  const listed = ends(after, now);
  const anew = { rules: SAME_FLOOR.rules, state: after.state };
  // The same tokens by rules of their own are searched for from the start.
  expect(listed).toEqual(ends(anew, walksOf(anew, name)));
  if (now === known) return 'kept';
  return isRangeKept ? 'looked at' : 'searched';
};

describe('Walks are remembered', () => {
  // Of the first token named, when another moves.
  it.each([
    ['a friend walks elsewhere', 'yTr@T1[2,2] yWa@T3[0,0]', 'yWa T3[1,1]', 'kept'],
    ['a foe walks elsewhere', 'yTr@T1[2,2] bWa@T3[0,0]', 'bWa T3[1,1]', 'kept'],
    ['an object is carried elsewhere', 'yTr@T1[2,2] bSword@T3[0,0]', 'bSword T3[1,1]', 'kept'],
    ['a friend walks about', 'yTr@T1[2,2] yWa@T1[2,3]', 'yWa T1[3,2]', 'looked at'],
    ['a friend comes', 'yTr@T1[2,2] yWa@T3[0,0]', 'yWa T1[2,3]', 'looked at'],
    ['a friend comes to the first square', 'yTr@T1[0,1] yWa@T3[0,0]', 'yWa T1[0,0]', 'looked at'],
    ['a friend goes', 'yTr@T1[2,2] yWa@T1[2,3]', 'yWa T3[0,0]', 'looked at'],
    ['a friend goes from the first square', 'yTr@T1[0,1] yWa@T1[0,0]', 'yWa T3[0,0]', 'looked at'],
    ['a foe comes below a flyer', 'yWz@T1[2,2] bWa@T3[0,0]', 'bWa T1[2,3]', 'looked at'],
    ['a foe walks about below a flyer', 'yWz@T1[2,2] bWa@T1[2,3]', 'bWa T1[3,2]', 'looked at'],
    ['a foe leaves an object below a flyer', 'yWz@T1[2,2] bGh@T1[2,3] bSword@T1[2,3]', 'bGh T3[0,0]', 'looked at'],
    ['a foe comes', 'yTr@T1[2,2] bWa@T3[0,0]', 'bWa T1[2,3]', 'searched'],
    ['a foe goes', 'yTr@T1[2,2] bWa@T1[2,3]', 'bWa T3[0,0]', 'searched'],
    ['a foe walks about', 'yTr@T1[2,2] bWa@T1[2,3]', 'bWa T1[3,2]', 'searched'],
    ['an object comes', 'yTr@T1[2,2] bSword@T3[0,0]', 'bSword T1[2,3]', 'looked at'],
    ['an object goes', 'yTr@T1[2,2] bSword@T1[2,3]', 'bSword T3[0,0]', 'looked at'],
    ['an object comes to a ghost', 'yGh@T1[2,2] bSword@T3[0,0]', 'bSword T1[2,3]', 'looked at'],
    ['a wounded foe comes', 'yTr@T1[2,2] bWa@T3[0,0]*', 'bWa T1[2,3]', 'looked at'],
    ['a friend walks about among things', 'yTr@T1[2,2] yWa@T1[3,2] bSword@T1[2,3]', 'yWa T1[1,2]', 'looked at'],
    ['it walks itself', 'yTr@T1[2,2]', 'yTr T1[2,3]', 'searched'],
  ])('%s', (_, tokens, move, verdict) => {
    const before = scene(tokens, FLOOR);
    const [who, to] = move.split(' ') as [string, string];
    expect(whatBecomes(before, changed(before, who, { at: at(before, to) }), tokens.slice(0, 3))).toBe(verdict);
  });

  it('while nothing has changed', () => {
    const s = scene('yTr@T1[2,2] yWa@T1[2,3]', FLOOR);
    expect(whatBecomes(s, s, 'yTr')).toBe('kept');
    expect(whatBecomes(s, { ...s, state: { ...s.state, turn: { ...s.state.turn } } }, 'yTr')).toBe('kept');
  });

  it('while the rules are the same', () => {
    const s = scene('yTr@T1[2,2]', FLOOR);
    expect(whatBecomes(s, { rules: SAME_FLOOR.rules, state: s.state }, 'yTr')).toBe('searched');
  });

  it('however often they were found to be true', () => {
    const first = scene('yTr@T1[2,2] yWa@T3[0,0]', FLOOR);
    const known = walksOf(first, 'yTr');
    const second = changed(first, 'yWa', { at: at(first, 'T3[1,1]') });
    const third = changed(second, 'yWa', { at: at(first, 'T3[0,0]') });
    expect([walksOf(second, 'yTr'), walksOf(third, 'yTr')]).toEqual([known, known]);
    expect(walksOf(changed(third, 'yWa', { at: at(first, 'T1[2,3]') }), 'yTr')).not.toBe(known);
  });

  it('until a friend is wounded, or healed', () => {
    const well = scene('yTr@T1[2,2] yWa@T1[2,3]', FLOOR);
    const hurt = changed(well, 'yWa', { wounded: true });
    expect([whatBecomes(well, hurt, 'yTr'), whatBecomes(hurt, well, 'yTr')]).toEqual(['looked at', 'looked at']);
  });

  it('until somebody who cannot walk is given something that helps', () => {
    const s = scene('yTr@B1[1,1] yRope@T3[0,0]', FLOOR);
    expect(walksOf(s, 'yTr').length).toBe(0);
    const helped = changed(s, 'yRope', { at: at(s, 'B1[1,1]'), carrier: token(s, 'yTr').id });
    expect(whatBecomes(s, helped, 'yTr')).toBe('searched');
    expect(walksOf(helped, 'yTr').length).toBeGreaterThan(0);
  });

  it('until a friend comes beyond a pit that a Rope might then span (B-ROP-05)', () => {
    const PITS = ['..oo.', '..oo.'];
    const s = scene('yTr@T1[0,0]+yRope yTh@T3[0,0]', hall(PITS));
    const spans = (now: Scene) =>
      ends(now, walksOf(now, 'yTr')).some((end) => end.endsWith(`{"to":${at(s, 'T1[0,2]')}}]`));
    expect(spans(s)).toBe(false);
    expect(spans(changed(s, 'yTh', { at: at(s, 'T1[0,3]') }))).toBe(true);
    expect(spans(s)).toBe(false);
  });

  it('until a room nearby is turned', () => {
    const s = scene('yTr@T1[2,2]', FLOOR);
    const turned = (slot: number): Scene => {
      const tile = s.state.tiles[slot] as Scene['state']['tiles'][number];
      return { ...s, state: { ...s.state, tiles: s.state.tiles.with(slot, { ...tile, turn: 1 }) } };
    };
    expect([whatBecomes(s, turned(3), 'yTr'), whatBecomes(s, turned(0), 'yTr')]).toEqual(['kept', 'searched']);
  });

  it('though a room elsewhere is turned', () => {
    const s = scene('yTr@T1[2,2] yWa@T3[0,0]', FLOOR);
    walksOf(s, 'yTr');
    const tile = s.state.tiles[3] as Scene['state']['tiles'][number];
    const turned = { ...s, state: { ...s.state, tiles: s.state.tiles.with(3, { ...tile, turn: 1 }) } };
    expect(whatBecomes(turned, changed(turned, 'yWa', { at: at(s, 'T1[2,3]') }), 'yTr')).toBe('looked at');
  });

  it('and searched for again when more has changed than anybody takes note of', () => {
    const s = scene('yTr@T1[2,2] yWa@T3[0,0] yGo@T3[4,4]', FLOOR);
    const away = changed(s, 'yWa', { at: at(s, 'T3[1,1]') });
    const known = walksOf(s, 'yTr');
    for (let n = 0; n < 600; n++) {
      walksOf(away, 'yGo');
      walksOf(s, 'yGo');
    }
    const now = walksOf(s, 'yTr');
    expect([now === known, now.flood?.isKept]).toEqual([false, false]);
    expect(whatBecomes(s, changed(s, 'yWa', { at: at(s, 'T1[2,3]') }), 'yTr')).toBe('looked at');
  });

  it('and can be spelt out after others were searched for', () => {
    const s = scene('yTr@T1[2,2]', FLOOR);
    const known = walksOf(s, 'yTr');
    const before = ends(s, known);
    walksOf(changed(s, 'yTr', { at: at(s, 'T3[2,2]') }), 'yTr');
    expect(known.flood).toBeUndefined();
    expect(ends(s, known)).toEqual(before);
  });
});

test('What has changed are the places where a token was and is that is otherwise', () => {
  const s = scene('yTr@T1[0,0] yWa@T1[2,3] bGo@T2[0,0] bSword@T2[1,1]', FLOOR);
  const change = (after: Scene) => changedPlaces(s.state.pieces, after.state.pieces);
  const places = (...names: string[]) => names.map((name) => at(s, name));
  expect(change(s)).toEqual([]);
  const walked = changed(s, 'yTr', { at: at(s, 'T1[1,1]') });
  expect(change(walked)).toEqual(places('T1[0,0]', 'T1[1,1]'));
  expect(change(walked)).toBe(change(walked));
  expect(change(changed(s, 'yWa', { wounded: true }))).toEqual(places('T1[2,3]'));
  expect(change(changed(s, 'yWa', { at: -1 }))).toEqual(places('T1[2,3]'));
  expect(change(changed(walked, 'bGo', { at: -1 }))).toEqual(places('T1[0,0]', 'T1[1,1]', 'T2[0,0]'));
  const met = changed(walked, 'bSword', { at: at(s, 'T1[1,1]') });
  expect(change(met)).toEqual(places('T1[0,0]', 'T1[1,1]', 'T2[1,1]'));
});
