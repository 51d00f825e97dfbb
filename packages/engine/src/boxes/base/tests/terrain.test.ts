import { describe, expect, it } from 'vitest';
import { labyrinthOf } from '../../../board/labyrinth.ts';
import { check } from '../../../core/decide.ts';
import { compileBoxes } from '../../../rules/compile.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { at, BOARD_S, offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { purses, whereIs } from '../../../testing/tell.ts';
import { base } from '../index.ts';

const REST = 'bMe@B4[1,1]';
const GATE = 'T1[2,0]|T1[2,1]';

// No base room has a portcullis on its rim. Here 1-ccw has one in rows 1 and 2 of its east side,
// and 2-ccw a wall in row 1 and a portcullis in row 2 of its west side.
const gatedRooms = base.rooms
  .replace('  . | .   .   . | .\n', '  . | .   .   . | . !\n')
  .replace('  . ! .   .   . ! .\n', '  . ! .   .   . ! . !\n')
  .replace('  .   . | o | .   .\n', '| .   . | o | .   .\n')
  .replace('  . ! .   G   . ! . |\n', '! . ! .   G   . ! . |\n');
const gated = (tokens: string): Scene => {
  const { state } = scene(tokens);
  return {
    rules: compileBoxes([{ ...base, rooms: gatedRooms }], DEFAULTS),
    state: { ...state, tiles: [...state.tiles] },
  };
};

describe('Terrain', () => {
  it('B-TER-C1 B-TER-02: a double wall parts two squares for moving, attacking, healing and sight', () => {
    const s = scene('yCl@T2[2,4] yWz@T3[2,1]+yWand bGo@T3[2,0]*');
    expect(verdict(s, 'Cl T2[2,4]>T3[2,0]')).toBe('B-MOVE-02');
    expect(verdict(s, 'Cl x bGo')).toBe('B-COMB-01');
    expect(verdict(s, 'Cl!heal bGo')).toBe('B-CLE-02');
    expect(verdict(scene('yWz@T2[2,4]+yWand bGo@T3[2,0]'), 'Wz!fire e')).toBe('B-FIR-06');
  });

  it('B-TER-01: one wall of two is enough, from both sides, for steps and for adjacency', () => {
    expect(verdict(scene('yCl@T3[4,4]'), 'Cl T3[4,4]>B3[0,4]')).toBe('B-MOVE-02');
    expect(verdict(scene('yCl@B3[0,4]'), 'Cl B3[0,4]>T3[4,4]')).toBe('B-MOVE-02');
    expect(verdict(scene('yCl@T3[4,4] bGo@B3[0,4]'), 'Cl x bGo')).toBe('B-COMB-01');
    expect(verdict(scene('yCl@T3[4,4] bGo@B3[0,4]*'), 'Cl!heal bGo')).toBe('B-CLE-02');
    expect(verdict(scene('yCl@T2[4,4] bGo@B2[0,4]'), 'Cl x bGo')).toBe('legal');
    expect(verdict(scene('yCl@T2[4,4]'), 'Cl T2[4,4]>B2[0,4]')).toBe('legal');
  });

  it('B-TER-01: for jumps and sight as well', () => {
    const walled = [...BOARD_S.slice(0, 4), '2cw.0', '1cw.0', ...BOARD_S.slice(6)];
    expect(verdict(scene('yWa@T1[3,2]'), 'Wa T1[3,2]^T1[4,2]>B1[0,2]')).toBe('legal');
    expect(verdict(scene('yWa@T1[3,2]', { rooms: walled }), 'Wa T1[3,2]^T1[4,2]>B1[0,2]')).toBe('B-JUMP-02');
    expect(verdict(scene('yWz@T1[3,2]+yWand bGo@B1[0,2]'), 'Wz!fire s')).toBe('legal');
    expect(verdict(scene('yWz@T1[3,2]+yWand bGo@B1[0,2]', { rooms: walled }), 'Wz!fire s')).toBe('B-FIR-06');
  });

  it('B-TER-01: a line has no edges of its own', () => {
    expect(verdict(scene('yCl@YL3'), 'Cl YL3>T1[3,0]')).toBe('legal');
    expect(verdict(scene('yCl@YL8'), 'Cl YL8>B1[3,0]')).toBe('B-MOVE-02');
    expect(verdict(scene('yCl@YL0'), 'Cl YL0>YL1>YL2>YL3>YL4')).toBe('legal');
  });

  it('B-TER-02: a wall can be neither broken nor opened', () => {
    const wall = 'T1[1,0]|T1[1,1]';
    expect(verdict(scene('yWa@T1[1,0]'), `Wa!break ${wall}`)).toBe('B-WAR-01');
    expect(verdict(scene('yTh@T1[1,0]'), `Th!lock ${wall}`)).toBe('B-THF-03');
    expect(verdict(scene('yCl@T1[1,0] bGo@T1[1,1]'), 'Cl x bGo')).toBe('B-COMB-01');
    expect(verdict(scene('yCl@T1[1,0]'), 'Cl T1[1,0]>T1[1,1]')).toBe('B-MOVE-02');
  });

  it('B-TER-03: a closed portcullis stops steps, fights, healing and sight; an open or broken one nothing', () => {
    const answers = (options: object) => [
      verdict(scene('yCl@T1[2,0] bMe@T4[1,1]', options), 'Cl T1[2,0]>T1[2,1]'),
      verdict(scene('yCl@T1[2,0] bGo@T1[2,1]', options), 'Cl x bGo'),
      verdict(scene('yCl@T1[2,0] bGo@T1[2,1]*', options), 'Cl!heal bGo'),
      verdict(scene('yWz@T1[2,0]+yWand bGo@T1[2,1]', options), 'Wz!fire e'),
    ];
    expect(answers({})).toEqual(['B-MOVE-02', 'B-COMB-01', 'B-CLE-02', 'B-FIR-06']);
    expect(answers({ open: [GATE] })).toEqual(Array(4).fill('legal'));
    expect(answers({ broken: [GATE] })).toEqual(Array(4).fill('legal'));
  });

  it('B-TER-03: an open one may be closed again, a broken one never', () => {
    expect(verdict(scene('yTh@T1[2,0]', { open: [GATE] }), `Th!lock ${GATE}`)).toBe('legal');
    expect(verdict(scene('yTh@T1[2,0]', { broken: [GATE] }), `Th!lock ${GATE}`)).toBe('B-THF-04');
  });

  it('B-TER-04: of two portcullises on a border each is opened by itself, and both must be passable', () => {
    const s = gated(`yTh@T1[2,4] ${REST}`);
    expect(verdict(s, 'Th T1[2,4]>T2[2,0]')).toBe('B-MOVE-02');
    const half = play(s, 'Th!lock T1[2,4]|T2[2,0]');
    expect([purses(half), verdict(half, 'Th T1[2,4]>T2[2,0]')]).toEqual(['4', 'B-MOVE-02']);
    const open = play(half, 'Th!lock T2[2,0]>w');
    expect([purses(open), verdict(open, 'Th T1[2,4]>T2[2,0]')]).toEqual(['3', 'legal']);
    expect(verdict(play(open, 'Th!lock T1[2,4]|T2[2,0]'), 'Th T1[2,4]>T2[2,0]')).toBe('B-MOVE-02');
    expect(verdict(play(open, 'Th!lock T2[2,0]>w'), 'Th T1[2,4]>T2[2,0]')).toBe('B-MOVE-02');
  });

  it('B-TER-04: and broken by itself', () => {
    const half = play(gated(`yWa@T1[2,4] ${REST}`), 'Wa!break T1[2,4]|T2[2,0]');
    expect(verdict(half, 'Wa T1[2,4]>T2[2,0]')).toBe('B-MOVE-02');
    const broken = play(half, 'Wa!break T2[2,0]>w');
    expect([purses(broken), verdict(broken, 'Wa T1[2,4]>T2[2,0]')]).toEqual(['3', 'legal']);
  });

  it('B-WAL-03 B-WAL-04: a wall on one side does not help against a closed portcullis on the other', () => {
    expect(verdict(gated(`yWw@T1[1,4] ${REST}`), 'Ww!walk T2[1,0]')).toBe('B-WAL-03');
    expect(verdict(gated(`yWw@T2[1,0] ${REST}`), 'Ww!walk T1[1,4]')).toBe('B-WAL-03');
    const opened = play(gated(`yTh@T1[1,4] yWw@T2[1,0] ${REST}`), 'Th!lock T1[1,4]|T2[1,0]', 'Th T1[1,4]>T1[0,4]');
    expect(verdict(opened, 'Ww!walk T1[1,4]')).toBe('legal');
  });

  it('B-TER-05: a line’s squares are stood on, but are no floor and no room', () => {
    expect(verdict(scene('yCl@T1[3,0]'), 'Cl T1[3,0]>YL3')).toBe('legal');
    expect(verdict(scene('yMe@YL3'), 'Me rot A+')).toBe('B-ROT-01');
    const s = scene(`yWa@T1[0,4] ${REST}`, { faceDown: ['T2'], stash: { T2: ['yGo'] } });
    expect(verdict(play(s, 'Wa reveal B', 'chance: * 2ccw.0'), 'place yGo@YL0')).toBe('B-REV-06');
  });

  it('B-TER-05: only their owner’s characters stand there, the others are out', () => {
    expect(whereIs(play(scene(`yCl@T4[1,4] yTr@T1[1,1] ${REST}`), 'Cl T4[1,4]>BL1'), 'yCl')).toBe('out');
    expect(whereIs(play(scene(`bCl@T4[1,4] yTr@T1[1,1]`, { active: 'blue' }), 'Cl T4[1,4]>BL1'), 'bCl')).toBe('BL1');
  });

  it('B-TER-06: nothing enters, sees into or attaches to a face-down room; it can only be revealed', () => {
    const dark = { faceDown: ['T2', 'B1'] };
    const s = scene(`yCl@T1[1,4] ${REST}`, dark);
    expect(verdict(s, 'Cl T1[1,4]>T2[1,0]')).toBe('B-MOVE-11');
    expect(offers(s, />f2/)).toEqual([]);
    expect(verdict(s, 'Cl reveal B')).toBe('legal');
    expect(verdict(scene(`yWz@T1[1,4]+yWand bGo@T3[1,0]`, dark), 'Wz!fire e')).toBe('B-FIR-06');
    expect(verdict(scene(`yWw@T3[2,0] ${REST}`, dark), 'Ww!walk T2[2,4]')).toBe('B-WAL-04');
    expect(verdict(scene(`yTr@T1[3,2]+yRope ${REST}`, dark), 'Tr T1[3,2]>T1[4,2]')).toBe('B-ROP-05');
    expect(verdict(scene(`yWa@T1[3,2] ${REST}`, dark), 'Wa T1[3,2]^T1[4,2]>B1[0,2]')).toBe('B-JUMP-02');
  });

  it('B-TER-C2 B-TER-07: the long sides are closed even where an edge is open', () => {
    const s = scene('yCl@T1[0,0]');
    const maze = labyrinthOf(s.rules, s.state.tiles);
    expect([maze.near[at(s, 'T1[0,0]') * 4], maze.link[at(s, 'T1[0,0]') * 4]]).toEqual([0, -1]);
    const north = { type: 'move', piece: token(s, 'yCl').id, walk: [{ to: -1 }] } as const;
    expect(check(s.rules, s.state, 'yellow', north)?.rule).toBe('B-MOVE-11');
    for (let column = 0; column < 20; column++) {
      const slot = Math.floor(column / 5) + 1;
      expect(maze.link[at(s, `T${slot}[0,${column % 5}]`) * 4]).toBe(-1);
      expect(maze.link[at(s, `B${slot}[4,${column % 5}]`) * 4 + 2]).toBe(-1);
    }
  });

  it('B-TER-C3 B-TER-07: no wall-walk over the rim', () => {
    expect(offers(scene(`yWw@T2[0,1] ${REST}`), /walk/)).toEqual(['Ww!walk f1']);
  });

  it('B-TER-08: floor and gear are moved on, stood on and receive tokens; a pit is none of these', () => {
    expect(verdict(scene('yCl@T2[2,1]'), 'Cl T2[2,1]>T2[2,2]>T2[2,3]')).toBe('legal');
    expect(verdict(scene('yCl@T2[2,1]'), 'Cl T2[2,1]>T2[2,2]')).toBe('legal');
    expect(verdict(scene('yCl@T2[2,2]'), 'Cl T2[2,2]>T2[1,2]>T2[0,2]')).toBe('B-PIT-01');
    expect(verdict(scene('yCl@T2[2,2]'), 'Cl T2[2,2]>T2[1,2]')).toBe('B-PIT-01');
    const s = scene(`yWa@T1[0,4] ${REST}`, { faceDown: ['T2'], stash: { T2: ['yGo'] } });
    const placing = play(s, 'Wa reveal B', 'chance: * 2ccw.0');
    const squares = ['T2[0,0]', 'T2[2,2]', 'T2[1,2]'].map((square) => verdict(placing, `place yGo@${square}`));
    expect(squares).toEqual(['legal', 'legal', 'B-REV-06']);
  });
});
