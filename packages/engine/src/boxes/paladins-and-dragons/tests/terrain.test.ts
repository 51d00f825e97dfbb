import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { inNotation, offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { carries, points, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
/** One of everything: floor, gear, mist, pentacle, pit / rift, rocks, fountain; then floor. */
const ALL = ['.Gmpo', 'vrf..', '.....', '.....', '.....'];
const FLOOR = ['[0,0]', '[1,3]', '[1,4]'].concat(
  [2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `[${row},${column}]`)),
);
const squares = (slot: string, cells: readonly string[]) => cells.map((cell) => inNotation(`${slot}${cell}`)).sort();
const lastWords = (texts: readonly string[]) => texts.map((text) => text.split(/[ @]/).at(-1) as string).sort();

/** A room whose first row is drawn with its edges. */
const firstRow = (cells: string) => [
  OPEN,
  `  ${cells}`,
  ...Array.from({ length: 3 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  '  .   .   .   .   G',
  OPEN,
];
const OPEN = '+   +   +   +   +   +';

describe('Terrain', () => {
  it('P-TERR-01: only plain floor takes a Ring’s bearer or an illusion', () => {
    const ring = scene('yDr@T1[0,0]+yRing', { ...hall([], ALL), faceDown: ['B1'] });
    expect(lastWords(offers(ring, /!teleport/))).toEqual(squares('T2', FLOOR));
    const marks = ['.', 'G', 'm', 'p'].map((mark) => scene('yIl@T1[0,0]', hall([`.${mark}...`])));
    expect(marks.map((s) => verdict(s, 'Il!pit T1[0,1]'))).toEqual(['legal', 'P-ILLU-16', 'P-ILLU-16', 'P-ILLU-16']);
  });

  it('P-TERR-01: mist and pentacle are walked on, over and off like floor', () => {
    for (const mark of ['m', 'p']) {
      const s = scene(`yGo@T1[0,0] ${REST}`, hall([`.${mark}${mark}..`]));
      expect(verdict(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]')).toBe('legal');
      expect(verdict(s, 'Go T1[0,0]>T1[0,1]')).toBe('legal');
      const there = play(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]');
      expect([spot(there, 'yGo'), verdict(there, 'Go T1[0,2]>T1[0,1]')]).toEqual(['T1[0,2]', 'legal']);
    }
  });

  it('P-TERR-02 P-TERR-03: a revealed room takes tokens on floor and gear, one to a square', () => {
    const s = play(
      scene('yWa@T1[0,4]', { ...hall([], ALL), faceDown: ['T2'], stash: { T2: ['yGo', 'bSword', 'yArmor'] } }),
      'Wa reveal B',
      'chance: * 12cw.0',
    );
    expect(lastWords(offers(s, /place yGo/))).toEqual(squares('T2', [...FLOOR, '[0,1]']));
    const refused = ['[0,2]', '[0,3]', '[0,4]', '[1,0]', '[1,1]', '[1,2]'];
    const rules = ['P-MIST-06', 'P-PENTA-03', 'B-REV-06', 'P-TERR-03', 'P-TERR-03', 'P-TERR-03'];
    expect(refused.map((cell) => verdict(s, `place yGo@T2${cell}`))).toEqual(rules);
    const one = play(s, 'place yGo@T2[0,1]');
    expect(verdict(one, 'place bSword@T2[0,1]')).toBe('B-REV-06');
    const two = play(one, 'place bSword@T2[0,0]');
    expect([verdict(two, 'blue: place yArmor@T2[0,0]'), verdict(two, 'blue: place yArmor@T2[2,2]')]).toEqual([
      'B-REV-06',
      'legal',
    ]);
  });

  it('P-TERR-02: a gear takes no Ring’s bearer, though tokens lie and stand on it', () => {
    const ring = scene('yGo@T1[0,0]+yRing', hall([], ['.G...']));
    expect([verdict(ring, 'Go!teleport T2[0,1]'), verdict(ring, 'Go!teleport T2[0,0]')]).toEqual([
      'P-RING-06',
      'legal',
    ]);
    expect(verdict(scene(`yGo@T2[0,0]+yRing ${REST}`, hall([], ['.G...'])), 'Go T2[0,0]>T2[0,1]-yRing>T2[0,2]')).toBe(
      'legal',
    );
  });

  it('P-TERR-04: everything on a room turns with it, markers too, and sets nothing off', () => {
    const s = scene(`yGo@T1[4,4] yCl@T1[0,0]*+yRope bKey@T1[0,1] bTh@T1[1,0] yWa@T1[1,1] ${REST}`, {
      ...hall(['vrfmp']),
      covers: { 'T1[1,0]': 'pit:yellow', 'T1[1,2]': 'rubble:blue' },
    });
    const after = play(s, 'Go rot A+');
    expect(['yCl', 'yRope', 'bKey', 'bTh', 'yWa', 'yGo'].map((name) => spot(after, name))).toEqual([
      'T1[0,4]*',
      'T1[0,4]',
      'T1[1,4]',
      'T1[0,3]',
      'T1[1,3]',
      'T1[4,0]',
    ]);
    expect(points(after)).toBe('0:0');
    // Rocks to [1,4], rubble to [2,3]; where they were there is floor.
    expect(spot(play(after, 'Wa T1[1,3]>T1[1,4]'), 'yWa')).toBe('out');
    expect(verdict(after, 'Wa T1[1,3]>T1[2,3]')).toBe('P-ILLU-05');
    expect(spot(play(after, 'Wa T1[1,3]>T1[1,2]'), 'yWa')).toBe('T1[1,2]');
    // Blue's Thief still stands over a pit: wounded, she falls.
    const fight = play(after, 'Wa x bTh', 'yellow: C3', 'blue: C0');
    expect([spot(fight, 'bTh'), points(fight)]).toEqual(['out', '1:0']);
  });

  it('P-TERR-04: broken walls and open portcullises turn with their room', () => {
    const rooms = hall(firstRow('. | . ! .   .   .'));
    const tokens = `yGo@T1[4,4] yCl@T1[0,1] ${REST}`;
    const steps = (s: Scene) => ['T1[0,4]', 'T1[2,4]'].map((to) => verdict(s, `Cl T1[1,4]>${to}`));
    const marked = { ...rooms, broken: ['T1[0,0]|T1[0,1]'], open: ['T1[0,1]|T1[0,2]'] };
    expect(steps(play(scene(tokens, marked), 'Go rot A+'))).toEqual(['legal', 'legal']);
    expect(steps(play(scene(tokens, rooms), 'Go rot A+'))).toEqual(['B-MOVE-02', 'B-MOVE-02']);
  });

  it('P-TERR-05: a jump lands on floor, gear, mist, pentacle or a line, never on rocks', () => {
    const landing = (mark: string) =>
      verdict(scene(`yGo@T1[0,0] ${REST}`, hall([`.o${mark}..`])), 'Go T1[0,0]^T1[0,1]>T1[0,2]');
    expect(['.', 'G', 'm', 'p'].map(landing)).toEqual(['legal', 'legal', 'legal', 'legal']);
    expect(['r', 'v', 'f', 'o'].map(landing)).toEqual(['P-ROCKS-19', 'P-TERR-05', 'P-TERR-05', 'B-JUMP-06']);
    const rubble = { ...hall(['.o...']), covers: { 'T1[0,2]': 'rubble:blue' } };
    expect(verdict(scene(`yGo@T1[0,0] ${REST}`, rubble), 'Go T1[0,0]^T1[0,1]>T1[0,2]')).toBe('P-TERR-05');
    // Somebody standing there is in the way by another rule, whatever he stands on.
    const taken = scene(`yGo@T1[0,0] bCl@T1[0,2]+bRope ${REST}`, hall(['.ov..']));
    expect(verdict(taken, 'Go T1[0,0]^T1[0,1]>T1[0,2]')).toBe('B-JUMP-05');
    const line = scene(`yGo@T1[0,1] ${REST}`, hall(['o....']));
    expect(spot(play(line, 'Go T1[0,1]^T1[0,0]>YL0'), 'yGo')).toBe('YL0');
    const exit = scene(`yGo@T4[0,3] ${REST}`, hall([], [], [], ['....v']));
    expect(points(play(exit, 'Go T4[0,3]^T4[0,4]>BL0'))).toBe('2:0');
  });

  it('P-TERR-06: neighbours, jumps and Ropes across an open border', () => {
    const jump = scene(`yGo@T1[0,3] ${REST}`, hall(['....o']));
    expect(verdict(jump, 'Go T1[0,3]^T1[0,4]>T2[0,0]')).toBe('legal');
    const rope = scene(`yGo@T1[0,4]+yRope ${REST}`, hall([], ['v....']));
    expect(carries(play(rope, 'Go T1[0,4]>T2[0,0]>T2[0,1]'), 'yGo')).toBe('yRope');
    const foes = scene('yPp@T1[0,4] bGo@T2[0,0]+bSword', hall());
    expect([verdict(foes, 'Pp x bGo'), verdict(foes, 'Pp!steal bSword')]).toEqual(['legal', 'legal']);
  });

  it('P-TERR-06: and none across a border that one of the rooms closes', () => {
    const east = hall(firstRow('.   .   .   o   . |'));
    expect(verdict(scene(`yGo@T1[0,4] ${REST}`, east), 'Go T1[0,4]^T2[0,0]>T2[0,1]')).toBe('B-JUMP-02');
    const wall = hall(firstRow('.   .   .   .   o |'));
    expect(verdict(scene(`yGo@T1[0,3] ${REST}`, wall), 'Go T1[0,3]^T1[0,4]>T2[0,0]')).toBe('B-JUMP-02');
    expect(verdict(scene(`yGo@T1[0,3] ${REST}`, wall), 'Go T1[0,3]^T1[0,4]>T1[1,4]')).toBe('legal');
    const foes = scene('yPp@T1[0,4] bGo@T2[0,0]+bSword', east);
    expect([verdict(foes, 'Pp x bGo'), verdict(foes, 'Pp!steal bSword')]).toEqual(['B-COMB-01', 'P-PICK-05']);
  });
});
