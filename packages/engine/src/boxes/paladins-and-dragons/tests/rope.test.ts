import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, rulesOf, scene, table, verdict } from '../../../testing/scene.ts';
import { points, purses, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
const OVER = 'Go T1[0,0]>T1[0,1]>T1[0,2]';
const ONTO = 'Go T1[0,0]>T1[0,1]';
const ROPED = `yGo@T1[0,0]+yRope ${REST}`;

/** A room whose first row is walled off from the others: `edges` between its five squares. */
const corridor = (cells: string, edges = '    '): readonly string[] => [
  '+   +   +   +   +   +',
  `  ${[...cells].map((cell, nth) => `${cell} ${edges[nth] ?? ' '}`).join(' ')}`,
  '+---+---+---+---+---+',
  ...Array.from({ length: 3 }, () => ['  .   .   .   .   .  ', '+   +   +   +   +   +']).flat(),
  '  .   .   .   .   G  ',
  '+   +   +   +   +   +',
];
const at = (cells: string, tokens = ROPED, edges = '    ') => scene(tokens, hall(corridor(cells, edges)));
const blueAt = (cells: string, tokens: string) => scene(tokens, { ...hall(corridor(cells)), active: 'blue' });

describe('Rope', () => {
  it('P-ROPE-01 P-ROPE-C1 P-ROPE-02: each player of this box has one, and crosses a pit with it for 2 points', () => {
    const own = rulesOf('paladins.1').roster.filter(({ kind }) => kind === 'rope');
    expect(own.map(({ owner }) => owner)).toEqual(['yellow', 'blue']);
    const s = at('.o...', `yGm@T1[0,0]+yRope ${REST}`);
    const after = play(s, 'Gm T1[0,0]>T1[0,1]>T1[0,2]');
    expect([spot(after, 'yGm'), spot(after, 'yRope'), purses(after)]).toEqual(['T1[0,2]', 'T1[0,2] yGm', '4']);
    expect(verdict(s, 'Gm T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-MOVE-01');
    expect(verdict(at('.o...', `yGm@T1[0,0] ${REST}`), 'Gm T1[0,0]>T1[0,1]>T1[0,2]')).toBe('B-PIT-01');
  });

  it('P-ROPE-02: over one obstacle square, not over two side by side', () => {
    for (const holes of ['oo', 'vv', 'ov', 'vo']) {
      const open = scene(ROPED, hall([`.${holes}..`]));
      expect([holes, verdict(open, `${OVER}>T1[0,3]`)]).toEqual([holes, 'B-ROP-03']);
      expect([holes, verdict(open, 'Go T1[0,0]>T1[0,1]>T1[1,1]')]).toEqual([holes, 'legal']);
    }
  });

  it('P-ROPE-C3 P-ROPE-03: straight on or round a corner', () => {
    expect(verdict(at('.v...'), OVER)).toBe('legal');
    for (const hole of ['o', 'v']) {
      const corner = { ...hall([`....${hole}`]), faceDown: ['T2'] };
      expect(verdict(scene(`yGo@T1[0,3]+yRope ${REST}`, corner), 'Go T1[0,3]>T1[0,4]>T1[1,4]')).toBe('legal');
      expect(verdict(scene(`yGo@T1[1,4]+yRope ${REST}`, corner), 'Go T1[1,4]>T1[0,4]>T1[0,3]')).toBe('legal');
    }
  });

  it('P-ROPE-C1 P-ROPE-04: a pit walled in on three sides has one point: neither crossed nor stopped on', () => {
    expect(verdict(at('.o...', ROPED, ' |'), ONTO)).toBe('B-ROP-05');
    expect(offers(at('.o...', ROPED, ' |'), /b1/)).toEqual([]);
    expect(verdict(at('.o...'), ONTO)).toBe('legal');
    const left = 'Th T1[0,0]>T1[0,1]-yRope>T1[0,0]';
    expect(verdict(at('.o...', `yTh@T1[0,0]+yRope ${REST}`, ' |'), left)).toBe('B-ROP-05');
    expect(verdict(at('.o...', `yTh@T1[0,0]+yRope ${REST}`), left)).toBe('legal');
  });

  it('P-ROPE-05: a player may take several, and use each', () => {
    const one = play(table('base.1+paladins.1 teams=free'), 'yellow: pick Rope');
    expect(verdict(one, 'yellow: pick Rope')).toBe('legal');
    expect(verdict(play(one, 'yellow: pick Rope'), 'yellow: pick Rope')).toBe('P-MIX-08');
    const s = scene(`yGo@T1[0,0]+yRope yCl@T1[1,0]+yRope#2 ${REST}`, hall(['.o...', '.o...']));
    expect([verdict(s, OVER), verdict(s, 'Cl T1[1,0]>T1[1,1]>T1[1,2]')]).toEqual(['legal', 'legal']);
  });

  it('P-ROPE-06: over pits, Pit markers of either colour and rifts', () => {
    for (const mark of ['o', 'v', 'M']) expect([mark, verdict(at(`.${mark}...`), OVER)]).toEqual([mark, 'legal']);
    for (const cover of ['pit:yellow', 'pit:blue']) {
      const marked = (tokens: string) => scene(tokens, { ...hall(corridor('.....')), covers: { 'T1[0,1]': cover } });
      expect([cover, verdict(marked(ROPED), OVER), verdict(marked(ROPED), ONTO)]).toEqual([cover, 'legal', 'legal']);
      expect(verdict(marked(`yGo@T1[0,0]+ySword ${REST}`), OVER)).toBe('B-PIT-01');
    }
  });

  it('P-ROPE-06: not over falling rocks, fountains or Rubble, in hand or lying there', () => {
    expect(verdict(at('.r...'), OVER)).toBe('P-ROCKS-13');
    expect(spot(play(at('.r...'), ONTO), 'yGo')).toBe('out');
    expect(verdict(at('.f...'), OVER)).toBe('P-FOUNT-04');
    expect(verdict(at('.r...', `yGo@T1[0,0] yRope@T1[0,1] ${REST}`), OVER)).toBe('P-ROCKS-13');
    const rubble = { ...hall(corridor('.....')), covers: { 'T1[0,1]': 'rubble:yellow' } };
    expect(verdict(scene(ROPED, rubble), OVER)).toBe('P-ILLU-05');
  });

  it.each([
    ['floor', '.'],
    ['a gear', 'G'],
    ['misty floor', 'm'],
    ['a pentacle', 'p'],
    ['falling rocks', 'r'],
  ])('P-ROPE-07: it is tied to %s', (_, mark) => {
    const drawn = corridor(`.v${mark}..`);
    const rooms = hall(
      mark === 'G' ? drawn.map((line) => (line === drawn[9] ? '  .   .   .   .   .  ' : line)) : drawn,
    );
    expect(verdict(scene(ROPED, rooms), ONTO)).toBe('legal');
  });

  it('P-ROPE-07: to a square of a starting line, and across an open border', () => {
    const line = at('v....', `yGo@T1[0,1]+yRope ${REST}`);
    expect(verdict(line, 'Go T1[0,1]>T1[0,0]>YL0')).toBe('legal');
    const walled = hall(corridor('v....').map((row, nth) => (nth === 1 ? `|${row.slice(1)}` : row)));
    expect(verdict(scene(`yGo@T1[0,1]+yRope ${REST}`, walled), 'Go T1[0,1]>T1[0,0]')).toBe('B-ROP-05');
    const border = scene(`yGo@T1[0,3]+yRope ${REST}`, hall(corridor('....v'), corridor('.....')));
    expect(verdict(border, 'Go T1[0,3]>T1[0,4]>T2[0,0]')).toBe('legal');
  });

  it('P-ROPE-07: to a pit with the user’s own Thief on it, and to a hole where a Rope lies', () => {
    const onto = (cells: string, other: string) => verdict(at(cells, `${ROPED} ${other}`), ONTO);
    expect(onto('.vo..', 'yTh@T1[0,2]')).toBe('legal');
    expect(onto('.vo..', 'bTh@T1[0,2]')).toBe('B-ROP-05');
    expect(onto('.vo..', 'bRope@T1[0,2]')).toBe('legal');
    expect(onto('.vv..', 'bRope@T1[0,2]')).toBe('legal');
    expect(onto('.ov..', 'bTh@T1[0,2]+bRope')).toBe('legal');
  });

  it('P-ROPE-C4 P-ROPE-08: not to bare pits and rifts, fountains or Rubble', () => {
    for (const mark of ['o', 'v', 'f', 'M']) {
      expect([mark, verdict(at(`.o${mark}..`), ONTO)]).toEqual([mark, 'B-ROP-05']);
      expect(offers(at(`.o${mark}..`), /b1/)).toEqual([]);
    }
    for (const cover of ['rubble:yellow', 'rubble:blue', 'pit:yellow', 'pit:blue']) {
      const covered = scene(ROPED, { ...hall(corridor('.o...')), covers: { 'T1[0,2]': cover } });
      expect([cover, verdict(covered, ONTO)]).toEqual([cover, 'B-ROP-05']);
    }
  });

  it('P-ROPE-08: nor to Rubble of the user’s own making', () => {
    const s = scene(`yIl@T1[0,0]+yRope ${REST}`, {
      ...hall(corridor('.v...')),
      covers: { 'T1[0,2]': 'rubble:yellow' },
    });
    expect(verdict(s, 'Il T1[0,0]>T1[0,1]')).toBe('B-ROP-05');
  });

  it('P-ROPE-08: nor to anything behind a wall or a closed portcullis', () => {
    expect(verdict(at('.v...', ROPED, ' |'), ONTO)).toBe('B-ROP-05');
    expect(verdict(at('.v...', ROPED, ' !'), ONTO)).toBe('B-ROP-05');
    const open = { ...hall(corridor('.v...', ' !')), open: ['T1[0,1]|T1[0,2]'] };
    expect(verdict(scene(ROPED, open), ONTO)).toBe('legal');
    const dark = { ...hall(corridor('....v')), faceDown: ['T2'] };
    expect(verdict(scene(`yGo@T1[0,3]+yRope ${REST}`, dark), 'Go T1[0,3]>T1[0,4]')).toBe('B-ROP-05');
  });

  it('P-ROPE-C5 P-ROPE-09: several obstacles in one movement, with a valid square between them', () => {
    const walk = 'Pp T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]>T2[0,0]';
    const s = at('.o.v.', `yPp@T1[0,0]+yRope ${REST}`);
    const after = play(s, walk);
    expect([spot(after, 'yPp'), spot(after, 'yRope'), purses(after)]).toEqual(['T2[0,0]', 'T2[0,0] yPp', '4']);
    expect(verdict(at('.o.v.', `yPp@T1[0,0]+yRope ${REST}`), `${walk}>T2[0,1]`)).toBe('legal');
    expect(verdict(at('.ov..', `yPp@T1[0,0]+yRope ${REST}`), 'Pp T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-ROP-05');
  });

  it.each(['o', 'v'])('P-ROPE-10: he may stop on %s, if it has its two points', (hole) => {
    const s = play(at(`.${hole}...`), ONTO);
    expect([spot(s, 'yGo'), spot(s, 'yRope'), points(s)]).toEqual(['T1[0,1]', 'T1[0,1] yGo', '0:0']);
    const later = play(s, 'pass', 'blue: A2', 'pass', 'yellow: A3');
    expect([spot(later, 'yGo'), verdict(later, 'Go T1[0,1]>T1[0,2]')]).toEqual(['T1[0,1]', 'legal']);
    expect(verdict(at(`.${hole}f..`), ONTO)).toBe('B-ROP-05');
  });

  it('P-ROPE-11: from there only to a valid square', () => {
    for (const holes of ['oo', 'vv', 'vo', 'ov']) {
      const s = scene(`yGo@T1[0,1]+yRope ${REST}`, hall([`.${holes}..`]));
      expect([holes, verdict(s, 'Go T1[0,1]>T1[0,2]')]).toEqual([holes, 'B-ROP-03']);
      expect([holes, verdict(s, 'Go T1[0,1]>T1[0,2]>T1[0,3]')]).toEqual([holes, 'B-ROP-03']);
      expect([holes, verdict(s, 'Go T1[0,1]>T1[1,1]')]).toEqual([holes, 'legal']);
    }
    const roped = scene(`yGo@T1[0,1]+yRope bRope@T1[0,2] ${REST}`, hall(['.vv..']));
    expect(verdict(roped, 'Go T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
  });

  it('P-ROPE-11 P-SCOUT-03: not even to a pit that one crosses alone, with the Rope that holds one over a rift', () => {
    const s = scene(`yEl@T1[0,0]+yRope ${REST}`, hall(['.vo..']));
    expect(verdict(s, 'El T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-ROP-03');
    expect(verdict(s, 'El T1[0,0]>T1[0,1]-yRope>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(s, 'El T1[0,0]>T1[1,0]>T1[1,1]>T1[1,2]>T1[0,2]>T1[0,3]')).toBe('legal');
  });

  it.each(['o', 'v'])('P-ROPE-12: left on %s it serves everybody', (hole) => {
    const s = play(at(`.${hole}...`), ONTO, 'Go T1[0,1]-yRope>T1[0,2]');
    expect([spot(s, 'yRope'), spot(s, 'yGo')]).toEqual(['T1[0,1]', 'T1[0,2]']);
    const foe = blueAt(`.${hole}...`, 'bTr@T1[0,0] yRope@T1[0,1] yMe@B4[1,1]');
    expect(verdict(foe, 'Tr T1[0,0]>T1[0,1]>T1[0,2]')).toBe('legal');
    expect(spot(play(foe, 'Tr T1[0,0]>T1[0,1]'), 'bTr')).toBe('T1[0,1]');
    expect(verdict(at(`.${hole}...`, `yGo@T1[0,0] ${REST}`), ONTO)).toMatch(/^(B-PIT|P-RIFT)-01$/);
  });

  it('P-ROPE-C2 P-ROPE-12: two rifts are crossed with two Ropes', () => {
    const cells = ['.vv..', '..v..'];
    const s = scene(`yGo@T1[0,0]+yRope yCl@T1[1,0]+yRope#2 ${REST}`, hall(cells));
    expect(verdict(at('.vv..'), ONTO)).toBe('B-ROP-05');
    expect(offers(at('.vv..'), /[cd]1/)).toEqual([]);
    const left = play(s, ONTO, 'Go T1[0,1]-yRope>T1[1,1]', 'Go T1[1,1]>T1[2,1]');
    const across = 'Cl T1[1,0]>T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]';
    expect(verdict(left, across)).toBe('legal');
    const after = play(left, across);
    expect([spot(after, 'yCl'), spot(after, 'yRope#2'), spot(after, 'yRope')]).toEqual([
      'T1[0,3]',
      'T1[0,3] yCl',
      'T1[0,1]',
    ]);
    expect(verdict(s, across)).toBe('B-ROP-03');
  });

  it('P-ROPE-C6 P-ROPE-13: a Rope that was tied holds when a room turns', () => {
    const turning = [
      '+---+---+---+---+---+',
      '  .   .   .   .   .  ',
      ...Array.from({ length: 3 }, () => ['+   +   +   +   +   +', '  .   .   .   .   .  ']).flat(),
      '+   +   +   +   +   +',
      '  .   .   .   .   G  ',
      '+   +   +   +   +   +',
    ];
    const rooms = hall(corridor('....v'), turning);
    const wounded = scene(`bGo@T1[0,4]*+bRope yTr@T1[0,3] yMe@T2[4,4] ${REST}`, rooms);
    const turned = play(wounded, 'Me rot B-');
    expect([spot(turned, 'bGo'), spot(turned, 'bRope'), points(turned)]).toEqual(['T1[0,4]*', 'T1[0,4]', '0:0']);
    expect(verdict(turned, 'Tr T1[0,3]>T1[0,4]>T2[0,0]')).toBe('B-MOVE-02');
    const hanging = play(scene(`yGo@T1[0,4]+yRope yMe@T2[4,4] ${REST}`, rooms), 'Me rot B-');
    expect([spot(hanging, 'yGo'), verdict(hanging, 'Go T1[0,4]>T1[0,3]')]).toEqual(['T1[0,4]', 'legal']);
    expect(verdict(play(hanging, 'Go T1[0,4]>T1[0,3]'), 'Go T1[0,3]>T1[0,4]')).toBe('B-ROP-05');
    const lying = play(scene(`yGo@T1[0,3] yRope@T1[0,4] yMe@T2[4,4] ${REST}`, rooms), 'Me rot B-');
    expect(verdict(lying, 'Go T1[0,3]>T1[0,4]')).toBe('legal');
  });

  it.each(['o', 'v'])('P-ROPE-14: who loses his Rope over %s dies', (hole) => {
    const stolen = play(at(`.${hole}...`, `yPp@T1[0,0] bCl@T1[0,1]+bRope ${REST}`), 'Pp!steal bRope');
    expect([spot(stolen, 'bCl'), points(stolen), spot(stolen, 'bRope')]).toEqual(['out', '1:0', 'T1[0,0] yPp']);
    const taken = at(`.${hole}...`, `yGo@T1[0,0] bCl@T1[0,1]*+bRope ${REST}`);
    const after = play(taken, 'Go T1[0,0]>T1[0,1]+bRope>T1[0,2]');
    expect([spot(after, 'bCl'), points(after), spot(after, 'bRope')]).toEqual(['out', '1:0', 'T1[0,2] yGo']);
  });

  it('P-ROPE-14: a Thief on a pit excepted, unless she is wounded', () => {
    const stolen = (cells: string, thief: string) =>
      points(play(at(cells, `yPp@T1[0,0] bTh@T1[0,1]${thief}+bRope ${REST}`), 'Pp!steal bRope'));
    expect([stolen('.o...', ''), stolen('.o...', '*'), stolen('.v...', '')]).toEqual(['0:0', '1:0', '1:0']);
  });

  it.each(['o', 'v'])('P-ROPE-15: nobody takes the Rope that holds his own over %s', (hole) => {
    for (const friend of ['yCl@T1[0,1]+yRope', 'yCl@T1[0,1]*+yRope', 'yCl@T1[0,1]*+bRope']) {
      const s = at(`.${hole}...`, `yGo@T1[0,0] ${friend} ${REST}`);
      const rope = friend.slice(-5);
      expect([friend, verdict(s, `Go T1[0,0]>T1[0,1]+${rope}>T1[0,2]`)]).toEqual([friend, 'B-PIT-06']);
      expect([friend, verdict(s, OVER)]).toEqual([friend, 'legal']);
    }
    const two = at(`.${hole}...`, `yGo@T1[0,0] yPa@T1[0,1]+yRope+bRope ${REST}`);
    const spared = play(two, 'Go T1[0,0]>T1[0,1]+bRope>T1[0,2]');
    expect([spot(spared, 'yPa'), spot(spared, 'bRope')]).toEqual(['T1[0,1]', 'T1[0,2] yGo']);
  });

  it('P-ROPE-16: a Paladin leaves one Rope on the first and crosses the second with the other', () => {
    const s = scene(`yPa@T1[0,0]+yRope+yRope#2 ${REST}`, hall(['.vo..', '..v..']));
    const walk = 'Pa T1[0,0]>T1[0,1]-yRope>T1[0,2]>T1[0,3]';
    expect(verdict(s, walk)).toBe('legal');
    const after = play(s, walk);
    expect([spot(after, 'yPa'), spot(after, 'yRope'), spot(after, 'yRope#2')]).toEqual([
      'T1[0,3]',
      'T1[0,1]',
      'T1[0,3] yPa',
    ]);
    expect(verdict(s, 'Pa T1[0,0]>T1[0,1]-yRope>T1[0,2]')).toBe('legal');
    const hanging = play(s, 'Pa T1[0,0]>T1[0,1]');
    expect(verdict(hanging, 'Pa T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-ROP-03');
    expect(spot(play(hanging, 'Pa T1[0,1]-yRope>T1[0,2]'), 'yRope#2')).toBe('T1[0,2] yPa');
    expect(verdict(s, 'Pa T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-ROP-03');
    const one = scene(`yPa@T1[0,0]+yRope+ySword ${REST}`, hall(['.vo..', '..v..']));
    expect(verdict(one, walk)).toBe('B-PIT-01');
  });

  it('P-ROPE-C7 P-ROPE-16: each needs its two points when it is used', () => {
    const tokens = `yPa@T1[0,0]+yRope+yRope#2 ${REST}`;
    const row = at('.oo..', tokens);
    expect(verdict(row, 'Pa T1[0,0]>T1[0,1]')).toBe('B-ROP-05');
    expect(verdict(row, 'Pa T1[0,0]>T1[0,1]-yRope>T1[0,2]>T1[0,3]')).toBe('B-ROP-05');
    expect(offers(row, /b1/)).toEqual([]);
    const third = scene(tokens, hall(['.oo..', '.....']));
    expect(verdict(third, 'Pa T1[0,0]>T1[0,1]')).toBe('legal');
    expect(verdict(third, 'Pa T1[0,0]>T1[0,1]-yRope>T1[0,2]>T1[0,3]')).toBe('legal');
  });

  it.each(['o', 'v'])('P-ROPE-17: friends move through where a friend hangs over %s, enemies do not', (hole) => {
    const friend = at(`.${hole}...`, `yGo@T1[0,0] yCl@T1[0,1]+yRope ${REST}`);
    expect([verdict(friend, OVER), verdict(friend, ONTO)]).toEqual(['legal', 'B-MOVE-04']);
    expect(verdict(at(`.${hole}...`, `yGo@T1[0,0] bCl@T1[0,1]+bRope ${REST}`), OVER)).toBe('B-MOVE-05');
  });
});
