import { describe, expect, it } from 'vitest';
import { labyrinthOf } from '../../../board/labyrinth.ts';
import { parseRooms } from '../../../board/room.ts';
import { situationOf } from '../../../core/situation/situation.ts';
import { acrossPit } from '../../../families/zones/ground.ts';
import { go, health, inPlaces, isAt, judge, quarter, quarterRules } from '../../../testing/quarter.ts';
import { at, offers, type Scene, token } from '../../../testing/scene.ts';
import { legend, rooms } from '../rooms.ts';

const drawn = parseRooms(rooms, legend);
if (!drawn.ok) throw new Error('The rooms cannot be read.');
const all = drawn.value;

/** The places a step leads to over open edges. */
const beside = (s: Scene, place: string): readonly number[] => {
  const { link } = labyrinthOf(s.rules, s.state.tiles);
  const from = at(s, inPlaces(place));
  return [...link.subarray(from * 4, from * 4 + 4)].filter((to) => to >= 0).sort((a, b) => a - b);
};
const places = (s: Scene, ...names: readonly string[]) =>
  names.map((name) => at(s, inPlaces(name))).sort((a, b) => a - b);
const isBeside = (s: Scene, from: string, to: string) => beside(s, from).includes(at(s, inPlaces(to)));

describe('The board', () => {
  it('C-COMP-3 C-BOARD-22: six pairs of rooms, one of each turning either way', () => {
    const colours = [...new Set(all.map(({ number }) => number))];
    expect(colours.sort()).toEqual(['blue', 'green', 'orange', 'purple', 'red', 'yellow']);
    for (const colour of colours)
      expect(
        all
          .filter(({ number }) => number === colour)
          .map(({ arrow }) => arrow)
          .sort(),
      ).toEqual(['ccw', 'cw']);
  });

  it('C-BOARD-3 C-BOARD-4: four zones to a room, one of each icon', () => {
    for (const { cells, size } of all)
      expect([size, [...cells].sort()]).toEqual([2, ['circle', 'gear', 'square', 'triangle']]);
  });

  it('C-BOARD-1 C-BOARD-2: two rooms wide, and a starting zone of eight posts at each end', () => {
    const { grid } = quarterRules();
    expect([grid.rows, grid.columns, grid.posts, grid.lineLength]).toEqual([2, 2, 4, 8]);
    expect(grid.places).toBe(16 + 16);
  });

  it('C-BOARD-5 C-BOARD-C1 C-BOARD-19: blue cw turned a quarter has G, C, T, S clockwise and its pit in the west', () => {
    const s = quarter('Na@(0,0)', 'Wa@(2,3)', { rooms: ['bluecw.1', 'greencw', 'blueccw', 'greenccw'] });
    const room = s.rules.rooms.bluecw?.room;
    const tile = s.state.tiles.findIndex(({ room: name }) => name === 'bluecw');
    const icons = ['(0,0)', '(1,0)', '(1,1)', '(0,1)'].map((place) => room?.cells[at(s, inPlaces(place)) - tile * 4]);
    expect(icons).toEqual(['gear', 'circle', 'triangle', 'square']);
    expect(isBeside(s, '(0,0)', '(1,0)')).toBe(false);
    expect(isBeside(s, '(1,0)', '(1,1)')).toBe(true);
    expect(acrossPit(situationOf(s.rules, s.state), at(s, inPlaces('(0,0)')))).toEqual(places(s, '(0,1)'));
  });

  it('C-BOARD-C2: four quarters leave a room as it was, and three the other way are one', () => {
    const s = quarter('Me@(0,1)', 'Wa@(2,3)', { ap: 6 });
    const turn = (scene: Scene) => scene.state.tiles.find(({ room }) => room === 'bluecw')?.turn;
    expect(turn(go(s, 'Me rot C+', 'Me rot C+', 'Me rot C+', 'Me rot C+'))).toBe(turn(s));
    expect(turn(go(s, 'Me rot C+', 'Me rot C+', 'Me rot C+'))).toBe(turn(go(s, 'Me rot C-')));
  });

  it('C-BOARD-8 C-BOARD-9 C-BOARD-C3: a shared edge has two layers, and both must be open', () => {
    const s = quarter('Th@(1,1)', 'Wa@(2,3)');
    expect(isBeside(s, '(1,1)', '(2,1)')).toBe(false);
    const opened = go(s, `Th!lock ${gateAt(s)}`);
    expect(isBeside(opened, '(1,1)', '(2,1)')).toBe(true);
    expect(isBeside(s, '(0,0)', '(1,1)')).toBe(false);
  });

  it('C-BOARD-7 C-BOARD-C4 C-CHAR-NAGA-1: an arrow-slit lets the Naga pass, not the Thief nor the Wizard', () => {
    expect(judge(quarter('Na@(1,1)', 'Wa@(2,3)'), 'Na (1,1)>(1,2)')).toBe('legal');
    expect(judge(quarter('Th@(1,1)', 'Wa@(2,3)'), 'Th (1,1)>(1,2)')).toBe('C-MOVE-10');
    expect(judge(quarter('Wz@(1,1)', 'Wa@(2,3)'), 'Wz (1,1)>(1,2)')).toBe('C-MOVE-10');
  });

  it('C-BOARD-12 C-BOARD-C5: nothing crosses the long sides', () => {
    const s = quarter('Gh@(0,0)', 'Wa@(2,3)');
    const { beyond } = labyrinthOf(s.rules, s.state.tiles);
    // The catalogue's west is south here.
    expect(beyond[at(s, inPlaces('(0,0)')) * 4 + 2]).toBe(-1);
  });

  it('C-BOARD-10 C-BOARD-17 C-BOARD-C6 C-CHAR-WALLWALKER-1: of two walls one stays when the other is broken', () => {
    // purple cw's west side is open, blue cw turned twice shows a wall in the west; green cw and green ccw share walls.
    const rooms = ['greenccw.2', 'orangecw', 'bluecw', 'blueccw'] as const;
    const s = quarter('Gm@(1,0) Ww@(1,1)', 'Wa@(3,3)', { rooms });
    const isWall = (place: string, to: string) => !isBeside(s, place, to);
    expect(isWall('(1,1)', '(2,1)')).toBe(true);
    expect(judge(s, 'Ww (1,1)>(2,1)')).toBe('legal');
    const razed = go(s, 'Gm!raze');
    expect(judge(razed, 'Ww (1,1)>(2,1)')).toBe('legal');
  });

  it('C-BOARD-13 C-BOARD-C9: a pit touches the zones beside its edges, and no other', () => {
    const s = quarter('Na@(2,2)', 'Wa@(3,0)');
    const across = (place: string) =>
      [...acrossPit(situationOf(s.rules, s.state), at(s, inPlaces(place)))].sort((a, b) => a - b);
    expect(across('(2,2)')).toEqual(places(s, '(3,2)', '(3,3)'));
    expect(across('(2,3)')).toEqual([]);
    expect(isBeside(s, '(2,2)', '(2,3)')).toBe(true);
    expect(isBeside(s, '(2,3)', '(3,3)')).toBe(false);
  });

  it('C-BOARD-C10: the pit of yellow cw touches all four zones, and C and S are adjacent all the same', () => {
    const s = quarter('Na@(0,0)', 'Wa@(3,0)', { rooms: ['yellowcw', 'greencw', 'blueccw', 'greenccw'] });
    expect(acrossPit(situationOf(s.rules, s.state), at(s, inPlaces('(0,0)')))).toHaveLength(3);
    expect(isBeside(s, '(0,0)', '(0,1)')).toBe(true);
  });

  it('C-BOARD-20 C-BOARD-21 C-BOARD-C11 C-ROT-6: a post keeps its icon, and is joined where that lies on its border', () => {
    const s = quarter('Na@yw.C Me@(0,1)', 'Wa@(2,3)');
    const turned = go(s, 'Me rot C+');
    expect(beside(turned, 'yw.C')).toEqual(places(turned, '(1,0)'));
    const twice = go(turned, 'Me rot C+');
    expect(beside(twice, 'yw.C')).toEqual([]);
    expect(isAt(twice, 'yNa', 'yw.C')).toBe(true);
  });

  it('C-BOARD-14 C-BOARD-15 C-BOARD-C7: of two closed portcullises on one edge both are at hand from either side', () => {
    // green cw's portcullis is inside; blue cw's faces east, blue ccw turned so that its own faces west.
    const rooms = ['bluecw', 'orangeccw.3', 'blueccw', 'greenccw'] as const;
    const s = quarter('Na@(1,1)+yKey', 'Wa@(3,3)', { rooms });
    const gates = offers(s, /!lock/).length;
    expect(gates).toBeGreaterThan(0);
    const once = go(s, offers(s, /!lock/)[0] as string);
    expect(health(once, 'yNa')).toBe('fit');
    expect(offers(once, /!lock/)).toHaveLength(gates);
  });

  it('C-BOARD-18 C-BOARD-11: nothing enters a face-down room', () => {
    const s = quarter('Gh@(0,0)', 'Wa@(3,3)', { rooms: ['bluecw', 'greencw', '?', 'greenccw'] });
    expect(judge(s, 'Gh (0,0)>(0,1)')).toBe('legal');
    expect(beside(s, '(0,1)')).toEqual([]);
  });

  it('C-BOARD-C12: at the post facing the gate a Thief opens it, at another she cannot', () => {
    const rooms = ['bluecw', 'greencw', 'purplecw', 'greenccw'] as const;
    const s = quarter('Na@(0,0)', 'Th@bw.G', { rooms, active: 'blue' });
    const [lock] = offers(s, /Th!lock/);
    expect(lock).toBeDefined();
    const opened = go(s, lock as string);
    expect(judge(opened, 'Th bw.G>(1,3)')).toBe('legal');
    expect(offers(quarter('Na@(0,0)', 'Th@bw.T', { rooms, active: 'blue' }), /Th!lock/)).toEqual([]);
  });
});

const gateAt = (s: Scene): string => {
  const [text = ''] = offers(s, /!lock/);
  return text.split(' ')[1] as string;
};

it('C-COMP-7: a portcullis is closed without a mark, open or broken with one', () => {
  const s = quarter('Wa@(1,1)', 'Wa@(2,3)');
  expect(s.state.tiles.flatMap(({ marks }) => marks)).toEqual([]);
  const broken = go(s, offers(s, /Wa!break/)[0] as string);
  expect(broken.state.tiles.flatMap(({ marks }) => marks.map(({ state }) => state))).toEqual(['broken']);
  expect(token(broken, 'yWa').wounded).toBe(false);
});
