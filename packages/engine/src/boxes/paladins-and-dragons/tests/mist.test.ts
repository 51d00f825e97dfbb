import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { inNotation, offers, play, rulesOf, scene, verdict } from '../../../testing/scene.ts';
import { carries, points, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
const OPEN = '+   +   +   +   +   +';
/** A pit in a corner of walls: its neighbours are those to its left and right. */
const pitBetween = (left: string, right: string) => [
  OPEN,
  `  ${left}   o   ${right}   .   .`,
  '+   +---+   +   +   +',
  '  .   .   .   .   .',
  ...Array.from({ length: 2 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  '  .   .   .   .   G',
  OPEN,
];

describe('Mist', () => {
  it('P-MIST-01: who stands in mist is no target of fireball, breath or charm', () => {
    for (const [row, fire, breath, charm] of [
      ['...m.', 'B-FIR-06', 'P-DRAGON-05', 'P-CHARM-04'],
      ['.....', 'legal', 'legal', 'legal'],
    ]) {
      const rooms = hall([row as string]);
      expect(verdict(scene(`yWz@T1[0,0]+yWand bGo@T1[0,3] ${REST}`, rooms), 'Wz!fire e')).toBe(fire);
      expect(verdict(scene(`yDr@T1[0,0] bGo@T1[0,3] ${REST}`, rooms), 'Dr!breathe e')).toBe(breath);
      expect(verdict(scene(`yIl@T1[0,0]+yScroll bGo@T1[0,3] ${REST}`, rooms), 'Il!charm bGo')).toBe(charm);
    }
  });

  it('P-MIST-01: nor is a wounded one', () => {
    const s = scene(`yWz@T1[0,0]+yScroll yDr@T1[1,3] bGo@T1[0,3]* ${REST}`, hall(['...m.']));
    expect([verdict(s, 'Wz!charm bGo'), verdict(s, 'Dr!breathe n')]).toEqual(['P-CHARM-04', 'P-DRAGON-05']);
  });

  it('P-MIST-02 P-MIST-C5: a line neither crosses nor enters mist', () => {
    const s = scene(`yDr@T1[0,0] bGo@T1[0,2] ${REST}`, hall(['.m...']));
    expect([offers(s, /breathe/), verdict(s, 'Dr!breathe e')]).toEqual([[], 'P-DRAGON-05']);
    const il = scene(`yIl@T1[0,0] ${REST}`, hall(['..m..']));
    expect(verdict(il, 'Il!pit T1[0,1]')).toBe('legal');
    expect(verdict(il, 'Il!pit T1[0,3]')).toBe('P-ILLU-17');
  });

  it('P-MIST-03 P-MIST-C3: out of mist one sees, up to the next mist', () => {
    const tokens = `yWz@T1[0,0]+yWand bGo@T1[0,2] ${REST}`;
    const out = play(scene(tokens, hall(['m....'])), 'Wz!fire e');
    expect([spot(out, 'bGo'), points(out)]).toEqual(['out', '1:0']);
    expect(verdict(scene(tokens, hall(['mm...'])), 'Wz!fire e')).toBe('B-FIR-06');
    const il = scene(`yIl@T1[0,0] ${REST}`, hall(['m..m.']));
    expect(offers(il, /pit [a-e]1$/)).toEqual(['T1[0,1]', 'T1[0,2]'].map((at) => `Il!pit ${inNotation(at)}`));
    expect(verdict(scene(`yIl@T1[0,0]+yScroll bGo@T1[3,3] ${REST}`, hall(['m....'])), 'Il!charm bGo')).toBe('legal');
  });

  it('P-MIST-04 P-MIST-07 P-MIST-C4: two in mist, side by side: combat, and no breath', () => {
    const s = scene('yDr@T1[0,0] bGo@T1[0,1]', hall(['mm...']));
    expect([verdict(s, 'Dr x bGo'), verdict(s, 'Dr!breathe e')]).toEqual(['legal', 'P-DRAGON-05']);
    const lost = play(s, 'Dr x bGo', 'yellow: C0', 'blue: C0');
    expect(spot(lost, 'bGo')).toBe('T1[0,1]*');
  });

  it('P-MIST-07 P-MIST-C2: a neighbour outside has no shot into it', () => {
    const rooms = hall(['.m...']);
    expect(verdict(scene(`yWz@T1[0,0]+yWand bGo@T1[0,1] ${REST}`, rooms), 'Wz!fire e')).toBe('B-FIR-06');
    expect(verdict(scene(`yDr@T1[0,0] bGo@T1[0,1] ${REST}`, rooms), 'Dr!breathe e')).toBe('P-DRAGON-05');
    expect(verdict(scene(`yDr@T1[0,1] bGo@T1[0,0] ${REST}`, rooms), 'Dr!breathe w')).toBe('legal');
  });

  it('P-MIST-05: one walks in mist as on floor, a point for a square', () => {
    const s = scene(`yGo@T1[0,0] ${REST}`, hall(['mmmmm', 'm....']));
    expect(verdict(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]')).toBe('legal');
    expect(verdict(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]>T2[0,0]')).toBe('B-MOVE-01');
    expect(spot(play(s, 'Go T1[0,0]>T1[1,0]'), 'yGo')).toBe('T1[1,0]');
    const taken = scene(`yGo@T1[0,0] bCl@T1[0,1] ${REST}`, hall(['mmm..']));
    expect(verdict(taken, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('B-MOVE-05');
  });

  it('P-MIST-06 P-MIST-C6: fourteen floor squares, a gear and eight of mist: fifteen for tokens', () => {
    const rows = ['mmmm.', 'mmmm.', '...G.', 'o...r', '.....'];
    expect([rows.join('').replace(/[^m]/g, '').length, rows.join('').replace(/[^.]/g, '').length]).toEqual([8, 14]);
    const s = play(
      scene('yWa@T1[4,4]', { ...hall([], rows), faceDown: ['T2'], stash: { T2: ['yGo'] } }),
      'Wa reveal B',
      'chance: * 12cw.0',
    );
    expect(offers(s, /place/).length).toBe(15);
    expect([verdict(s, 'place yGo@T2[0,0]'), verdict(s, 'place yGo@T2[0,4]')]).toEqual(['P-MIST-06', 'legal']);
  });

  it('P-MIST-08: what is done by hand is done in mist too', () => {
    const rooms = hall(['.m...']);
    const healed = play(scene(`yCl@T1[0,0] yGo@T1[0,1]* ${REST}`, rooms), 'Cl!heal yGo');
    expect(spot(healed, 'yGo')).toBe('T1[0,1]');
    const robbed = play(scene('yPp@T1[0,0] bGo@T1[0,1]+bSword', rooms), 'Pp!steal bSword');
    expect(spot(robbed, 'bSword')).toBe('T1[0,0] yPp');
    expect(verdict(scene('yWa@T1[0,0] bGo@T1[0,1]', rooms), 'Wa x bGo')).toBe('legal');
    const traded = play(
      scene(`yWa@T1[0,0]+ySword yGo@T1[0,1]+yKey ${REST}`, rooms),
      'Wa T1[0,0]>T1[0,1]-ySword+yKey>T1[0,2]',
    );
    expect([carries(traded, 'yWa'), carries(traded, 'yGo')]).toEqual(['yKey', 'ySword']);
  });

  it('P-MIST-09: objects and wounded friends are left on mist', () => {
    const rooms = hall(['.m...']);
    const object = play(scene(`yWa@T1[0,0]+ySword ${REST}`, rooms), 'Wa T1[0,0]>T1[0,1]-ySword>T1[0,2]');
    expect(spot(object, 'ySword')).toBe('T1[0,1]');
    const friend = play(scene(`yWa@T1[0,0]+yGo* ${REST}`, rooms), 'Wa T1[0,0]>T1[0,1]-yGo>T1[0,2]');
    expect(spot(friend, 'yGo')).toBe('T1[0,1]*');
  });

  it('P-MIST-10: a pit under mist is a pit, and blinds', () => {
    const rooms = hall(['.M...']);
    const s = scene(`yGo@T1[0,0] yTh@T1[1,1] yDr@T1[1,0] ${REST}`, rooms);
    expect(verdict(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('B-PIT-01');
    expect(verdict(s, 'Go T1[0,0]^T1[0,1]>T1[0,2]')).toBe('legal');
    expect(verdict(s, 'Th T1[1,1]>T1[0,1]')).toBe('legal');
    const landing = (mark: string) =>
      verdict(scene(`yGo@T1[0,0] ${REST}`, hall([`.v${mark}..`])), 'Go T1[0,0]^T1[0,1]>T1[0,2]');
    expect(['M', 'R', 'W'].map(landing)).toEqual(['B-JUMP-06', 'P-ROCKS-19', 'legal']);
    expect(verdict(scene(`yDr@T1[0,0] bTh@T1[0,1] ${REST}`, rooms), 'Dr!breathe e')).toBe('P-DRAGON-05');
    expect(verdict(scene(`yDr@T1[0,0] bTh@T1[0,2] ${REST}`, rooms), 'Dr!breathe e')).toBe('P-DRAGON-05');
  });

  it('P-MIST-10: a gear under mist turns its room, rocks under mist kill', () => {
    const gear = scene(`yGo@T1[0,1] yDr@T1[0,0] bCl@T1[0,2] ${REST}`, hall(['.W...']));
    expect(spot(play(gear, 'Go rot A+'), 'yGo')).toBe('T1[1,4]');
    expect(verdict(play(gear, 'Go T1[0,1]>T1[1,1]'), 'Dr!breathe e')).toBe('P-DRAGON-05');
    const rocks = scene(`yGo@T1[0,0] yDr@T1[1,0] ${REST}`, hall(['.R...', '.R...']));
    expect(points(play(rocks, 'Go T1[0,0]>T1[0,1]'))).toBe('0:1');
    expect(verdict(scene(`yDr@T1[0,0] bGo@T1[0,2] ${REST}`, hall(['.R...'])), 'Dr!breathe e')).toBe('P-DRAGON-05');
  });

  it('P-MIST-10: the rooms of the box have it over floor only', () => {
    const cells = Object.values(rulesOf('paladins.1').rooms).flatMap(({ room }) => room.cells);
    expect([cells.includes('mist'), cells.filter((name) => /InMist/.test(name))]).toEqual([true, []]);
  });

  it('P-MIST-11: a Rope is tied to misty floor', () => {
    const crossing = (right: string) =>
      verdict(scene(`yGo@T1[0,0]+yRope ${REST}`, hall(pitBetween('.', right))), 'Go T1[0,0]>T1[0,1]');
    expect(['.', 'm', 'f', 'o'].map(crossing)).toEqual(['legal', 'legal', 'B-ROP-05', 'B-ROP-05']);
    const from = scene(`yGo@T1[0,0]+yRope ${REST}`, hall(pitBetween('m', 'm')));
    expect(carries(play(from, 'Go T1[0,0]>T1[0,1]>T1[0,2]'), 'yGo')).toBe('yRope');
  });

  it('P-MIST-C1: the Wizard in mist kills the Dragon and cannot see the Paladin behind a misty pit', () => {
    const s = scene('yWz@T1[0,0]+yWand bDr@T1[0,4] bPa@T1[2,0]', hall(['m....', 'M....']));
    expect(offers(s, /fire/)).toEqual(['Wz!fire e']);
    expect(verdict(s, 'Wz!fire s')).toBe('B-FIR-06');
    const after = play(s, 'Wz!fire e');
    expect([spot(after, 'bDr'), spot(after, 'bPa'), points(after)]).toEqual(['out', 'T1[2,0]', '2:0']);
    const clear = scene('yWz@T1[0,0]+yWand bDr@T1[0,4] bPa@T1[2,0]', hall(['m....', 'o....']));
    expect(verdict(clear, 'Wz!fire s')).toBe('legal');
  });
});
