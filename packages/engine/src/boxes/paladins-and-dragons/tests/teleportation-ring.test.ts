import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { inNotation, offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
const TERRAIN = ['.Gopm', 'rvf..', '.....'];
const EVERYBODY = ['Dr', 'El', 'Gm', 'Il', 'Wm', 'Pa', 'Pp', 'Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'Wz'];
/** Walls round every square. */
const CELLS = [
  '+---+---+---+---+---+',
  '| . | . | . | . | . |',
  '+---+---+---+---+---+',
  '| . | . | . | . | . |',
  '+---+---+---+---+---+',
  '| . | . | . | . | . |',
  '+---+---+---+---+---+',
  '| . | . | . | . | . |',
  '+---+---+---+---+---+',
  '| . | . | . | . | G |',
  '+---+---+---+---+---+',
];

/** The squares the Ring leads to, in the notation. */
const goals = (s: Scene) =>
  offers(s, /!teleport/)
    .map((text) => text.split(' ')[1])
    .sort();
/** Squares of a room by its rows: `x` where the Ring leads. */
const squares = (slot: string, rows: readonly string[]) =>
  rows.flatMap((row, r) =>
    [...row].flatMap((mark, column) => (mark === 'x' ? [inNotation(`${slot}[${r},${column}]`)] : [])),
  );
/** Every plain floor square of these rooms, whose gear is in the last corner. */
const floors = (...slots: readonly string[]) =>
  slots.flatMap((slot) => squares(slot, ['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxx.'])).sort();

describe('Teleportation Ring', () => {
  it('P-RING-01 P-RING-02: for 1 AP to a floor square of the next room, and the Ring is gone', () => {
    const s = scene(`yGo@T1[2,2]+yRing ${REST}`, { ...hall(), ap: 3 });
    expect(verdict(s, 'Go!teleport T2[3,1]')).toBe('legal');
    const after = play(s, 'Go!teleport T2[3,1]');
    expect([spot(after, 'yGo'), spot(after, 'yRing'), apLeft(after)]).toEqual(['T2[3,1]', 'out', 2]);
    expect(offers(after, /teleport/)).toEqual([]);
    expect(verdict(after, 'Go!teleport T1[2,2]')).toBe('B-TURN-03');
  });

  it('P-RING-01: never within his own room, and not without the Ring', () => {
    const s = scene(`yGo@T1[2,2]+yRing ${REST}`, hall());
    expect(verdict(s, 'Go!teleport T1[2,3]')).toBe('P-RING-04');
    expect(goals(s).filter((goal) => floors('T1').includes(goal as string))).toEqual([]);
    expect(offers(scene(`yGo@T1[2,2]+ySword yRing@T1[2,3] ${REST}`, hall()), /teleport/)).toEqual([]);
  });

  it('P-RING-03: anybody uses it, a Ring of either colour, and it is no movement', () => {
    for (const code of EVERYBODY) {
      const s = scene(`y${code}@T1[2,2]+bRing ${REST}`, hall());
      expect([code, verdict(s, `${code}!teleport T2[0,0]`)]).toEqual([code, 'legal']);
    }
    const dragon = scene(`yDr@T1[2,2]+yRing ${REST}`, hall());
    expect(verdict(dragon, 'Dr T1[2,2]>T1[2,3]')).toBe('P-DRAGON-08');
    expect(spot(play(dragon, 'Dr!teleport T2[4,3]'), 'yDr')).toBe('T2[4,3]');
  });

  it('P-RING-03: but no Ghost, on whose square it merely lies', () => {
    const s = scene(`yGh@T1[2,2] yRing@T1[2,2] yGo@T3[2,2] ${REST}`, hall());
    expect(offers(s, /teleport/)).toEqual([]);
    expect(verdict(s, 'Gh!teleport T2[0,0]')).toBe('B-TURN-03');
  });

  it('P-RING-C5 P-RING-03: nor a wounded carrier', () => {
    const s = scene(`yGo@T1[2,2]*+yRing yCl@T3[2,2] ${REST}`, hall());
    expect(offers(s, /teleport/)).toEqual([]);
    expect(verdict(s, 'Go!teleport T2[0,0]')).toBe('B-WND-02');
  });

  it.each([
    ['T1', ['T2', 'B1']],
    ['T2', ['T1', 'T3', 'B2']],
    ['T3', ['T2', 'T4', 'B3']],
    ['T4', ['T3', 'B4']],
    ['B1', ['T1', 'B2']],
    ['B2', ['T2', 'B1', 'B3']],
    ['B3', ['T3', 'B2', 'B4']],
    ['B4', ['T4', 'B3']],
  ])('P-RING-C2 P-RING-04: from %s to the rooms that share a side with it', (from, beside) => {
    expect(goals(scene(`yGo@${from}[2,2]+yRing`, hall()))).toEqual(floors(...beside));
  });

  it('P-RING-04: corners do not touch, and neither do the ends of two rows', () => {
    expect(verdict(scene(`yGo@T1[4,3]+yRing ${REST}`, hall()), 'Go!teleport B2[0,0]')).toBe('P-RING-04');
    expect(verdict(scene(`yGo@T4[0,0]+yRing ${REST}`, hall()), 'Go!teleport B1[0,0]')).toBe('P-RING-04');
    expect(verdict(scene(`yGo@T1[0,0]+yRing ${REST}`, hall()), 'Go!teleport T3[0,0]')).toBe('P-RING-04');
  });

  it('P-RING-C2 P-RING-C3 P-RING-05: face-down rooms offer nothing', () => {
    const some = scene(`yGo@T2[2,2]+yRing ${REST}`, { ...hall(), faceDown: ['T1', 'B2'] });
    expect(goals(some)).toEqual(floors('T3'));
    expect(verdict(some, 'Go!teleport T1[2,2]')).toBe('P-RING-06');
    const all = scene(`yGo@T2[2,2]+yRing ${REST}`, { ...hall(), faceDown: ['T1', 'T3', 'B2'] });
    expect(goals(all)).toEqual([]);
  });

  it('P-RING-06: plain floor only', () => {
    const s = scene(`yGo@T1[2,2]+yRing ${REST}`, { ...hall([], TERRAIN), faceDown: ['B1'] });
    expect(goals(s)).toEqual(squares('T2', ['x....', '...xx', 'xxxxx', 'xxxxx', 'xxxxx']).sort());
    for (const place of ['[0,1]', '[0,2]', '[0,3]', '[0,4]', '[1,0]', '[1,1]', '[1,2]'])
      expect([place, verdict(s, `Go!teleport T2${place}`)]).toEqual([place, 'P-RING-06']);
  });

  it('P-RING-06: without token or marker; markers on edges do not count', () => {
    const tokens = `yGo@T1[2,2]+yRing yCl@T2[0,0] bTh@T2[0,1]* bArmor@T2[0,2] ${REST}`;
    const covers = { 'T2[1,0]': 'pit:yellow', 'T2[1,1]': 'rubble:blue' };
    const s = scene(tokens, { ...hall([], CELLS), faceDown: ['B1'], covers, broken: ['T2[2,2]|T2[2,3]'] });
    expect(goals(s)).toEqual(squares('T2', ['...xx', '..xxx', 'xxxxx', 'xxxxx', 'xxxx.']).sort());
    expect(verdict(s, 'Go!teleport T2[0,2]')).toBe('P-RING-06');
    expect(verdict(s, 'Go!teleport T2[1,0]')).toBe('P-RING-06');
    expect(verdict(s, 'Go!teleport T2[2,2]')).toBe('legal');
  });

  it('P-RING-06: in a turned room the squares are where they lie now', () => {
    const { rules, rooms } = hall([], ['.Gopm']);
    const s = scene(`yGo@T1[2,2]+yRing ${REST}`, {
      rules,
      rooms: rooms.map((room, slot) => (slot === 1 ? room.replace('.0', '.1') : room)),
      faceDown: ['B1'],
    });
    expect(goals(s)).toEqual(squares('T2', ['xxxxx', 'xxxx.', 'xxxx.', 'xxxx.', 'xxxx.']).sort());
    expect(spot(play(s, 'Go!teleport T2[0,4]'), 'yGo')).toBe('T2[0,4]');
  });

  it('P-RING-07: through walls and out of sight', () => {
    const s = scene(`yGo@T1[2,2]+yRing ${REST}`, { ...hall(CELLS, CELLS), faceDown: ['B1'] });
    expect(offers(s, /^Go c3/)).toEqual([]);
    expect(goals(s)).toEqual(floors('T2'));
    expect(spot(play(s, 'Go!teleport T2[4,3]'), 'yGo')).toBe('T2[4,3]');
  });

  it('P-RING-C4 P-RING-08: a Paladin’s other load goes along', () => {
    const friend = play(scene(`yPa@T1[2,2]+yRing+yCl* ${REST}`, hall()), 'Pa!teleport T2[2,2]');
    expect([spot(friend, 'yPa'), spot(friend, 'yCl'), spot(friend, 'yRing')]).toEqual([
      'T2[2,2]',
      'T2[2,2]* yPa',
      'out',
    ]);
    const sword = play(scene(`yPa@T1[2,2]+bSword+yRing ${REST}`, hall()), 'Pa!teleport T2[2,2]');
    expect(spot(sword, 'bSword')).toBe('T2[2,2] yPa');
  });

  it('P-RING-08: and cannot be left behind', () => {
    const s = scene(`yPa@T1[2,2]+yRing+ySword ${REST}`, hall());
    expect(verdict(s, 'Pa!teleport- T2[2,2]')).toBe('B-TURN-03');
    expect(offers(s, /teleport-/)).toEqual([]);
  });

  it('P-RING-09: from a starting line to either of the two rooms that touch it', () => {
    const s = scene(`yGo@YL9+yRing ${REST}`, hall());
    expect(goals(s)).toEqual(floors('T1', 'B1'));
    expect(verdict(s, 'Go!teleport T2[0,0]')).toBe('P-RING-04');
    expect(goals(scene(`yGo@YL0+yRing ${REST}`, { ...hall(), faceDown: ['T1'] }))).toEqual(floors('B1'));
    const blue = scene('bGo@BL0+bRing yMe@T2[1,1]', { ...hall(), active: 'blue' });
    expect(goals(blue)).toEqual(floors('T4', 'B4'));
  });

  it('P-RING-10: a Thief leaves a pit by it', () => {
    const s = scene(`yTh@T1[0,1]+yRing ${REST}`, hall(['.o...']));
    const after = play(s, 'Th!teleport T2[0,0]');
    expect([spot(after, 'yTh'), points(after)]).toEqual(['T2[0,0]', '0:0']);
  });

  it.each(['o', 'v'])('P-RING-10: and a Paladin who hangs over %s takes his Rope along', (hole) => {
    const s = scene(`yPa@T1[0,1]+yRope+yRing ${REST}`, hall([`.${hole}...`]));
    const after = play(s, 'Pa!teleport T2[0,0]');
    expect([spot(after, 'yPa'), spot(after, 'yRope'), points(after)]).toEqual(['T2[0,0]', 'T2[0,0] yPa', '0:0']);
  });

  it('P-RING-11: it reaches no starting line', () => {
    const s = scene('yGo@T4[2,4]+yRing bMe@B2[1,1]', hall());
    expect(verdict(s, 'Go!teleport BL2')).toBe('P-RING-06');
    expect(verdict(scene('yGo@T1[2,0]+yRing bMe@B2[1,1]', hall()), 'Go!teleport YL2')).toBe('P-RING-06');
    expect(goals(s).filter((goal) => /^[yz]/.test(goal as string))).toEqual([]);
  });

  it('P-RING-C1: the Red Dragon goes to any plain floor square beside its room that has neither token nor marker', () => {
    const s = scene('yDr@T2[2,2]+yRing bGo@T1[0,0] ySword@T3[0,4]', {
      ...hall(['..G..'], [], ['mmpp.'], [], [], ['oovrf']),
      covers: { 'B2[1,1]': 'rubble:yellow', 'T1[4,4]': 'rubble:blue', 'T1[4,0]': 'pit:blue' },
      ap: 2,
    });
    expect(goals(s)).toEqual(
      [
        ...squares('T1', ['.x.xx', 'xxxxx', 'xxxxx', 'xxxxx', '.xxx.']),
        ...squares('T3', ['.....', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxx.']),
        ...squares('B2', ['.....', 'x.xxx', 'xxxxx', 'xxxxx', 'xxxx.']),
      ].sort(),
    );
    const after = play(s, 'Dr!teleport B2[1,0]');
    expect([spot(after, 'yDr'), spot(after, 'yRing'), apLeft(after)]).toEqual(['B2[1,0]', 'out', 1]);
  });
});
