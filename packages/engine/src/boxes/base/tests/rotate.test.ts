import { describe, expect, it } from 'vitest';
import { at, offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

const turns = ({ state }: Scene) => state.tiles.map(({ turn }) => turn);
const UNTURNED = [0, 0, 0, 0, 0, 0, 0, 0];

describe('Rotate a room', () => {
  it('B-ROT-C1 B-ROT-01: a quarter turn the way the arrow points, gear and character along', () => {
    const s = scene('yGo@T1[0,1]');
    const after = play(s, 'Go rot A-');
    expect([spot(after, 'yGo'), apLeft(after), turns(after)[0]]).toEqual(['T1[3,0]', 4, 3]);
    expect(verdict(after, 'Go rot A-')).toBe('legal');
    expect(at(after, 'T1[3,0]')).toBe(at(s, 'T1[0,1]'));
  });

  it('B-ROT-01: only from a gear, only the way of the arrow, each quarter for 1 AP', () => {
    expect(verdict(scene('yGo@T1[1,1]'), 'Go rot A-')).toBe('B-ROT-01');
    expect(verdict(scene('yGo@YL1'), 'Go rot A-')).toBe('B-ROT-01');
    expect(verdict(scene('yGo@T1[0,1]'), 'Go rot A+')).toBe('B-ROT-01');
    const full = play(scene('yGo@T1[0,1]'), 'Go rot A-', 'Go rot A-', 'Go rot A-', 'Go rot A-');
    expect([spot(full, 'yGo'), apLeft(full), turns(full)]).toEqual(['T1[0,1]', 1, UNTURNED]);
  });

  it('B-ROT-C2 B-ROT-02: the twin turns the way of its own arrow, the room of the gear stays', () => {
    const s = scene('yGo@T1[0,1] yTh@B1[4,0]');
    const after = play(s, 'Go rot E+');
    expect([spot(after, 'yTh'), spot(after, 'yGo')]).toEqual(['B1[0,0]', 'T1[0,1]']);
    expect(at(after, 'B1[0,0]')).toBe(at(s, 'B1[4,0]'));
    expect(turns(after)).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
    expect(verdict(s, 'Go rot E-')).toBe('B-ROT-02');
  });

  it('B-ROT-C2: the pit turns along', () => {
    const s = scene('yGo@T1[0,1] yCl@T1[4,0] yWa@YL9');
    expect(verdict(s, 'Cl T1[4,0]>YL4>YL5>B1[0,0]')).toBe('B-MOVE-02');
    expect(verdict(s, 'Wa YL9>B1[4,0]')).toBe('B-PIT-01');
    const after = play(s, 'Go rot E+');
    expect(verdict(after, 'Cl T1[4,0]>B1[0,0]')).toBe('B-PIT-01');
    expect(verdict(after, 'Wa YL9>B1[4,0]')).toBe('B-MOVE-02');
  });

  it('B-ROT-02: no room of another number', () => {
    const s = scene('yGo@T1[0,1]');
    expect(offers(s, /rot/)).toEqual(['Go rot A-', 'Go rot E+']);
    for (const other of ['B-', 'F+', 'C-', 'H+']) expect(verdict(s, `Go rot ${other}`)).toBe('B-ROT-02');
    expect(offers(scene('yGo@B4[2,1]'), /rot/)).toEqual(['Go rot D-', 'Go rot H+']);
  });

  it('B-ROT-C3 B-ROT-05 B-ROT-02: a face-down twin does not turn', () => {
    const s = scene('yGo@T1[0,1]', { faceDown: ['B1'] });
    expect(verdict(s, 'Go rot E+')).toBe('B-ROT-05');
    expect(offers(s, /rot/)).toEqual(['Go rot A-']);
  });

  it('B-ROT-05: not even the Mekanork turns an unrevealed room', () => {
    const s = scene('yMe@T1[0,1]', { faceDown: ['B1'] });
    for (const way of ['E+', 'E-']) expect(verdict(s, `Me rot ${way}`)).toBe('B-ROT-05');
    expect(offers(s, /rot/)).toEqual(['Me rot A+', 'Me rot A-']);
  });

  it('B-ROT-C4 B-ROT-02 B-ROT-04: two AP for one room twice or for both once', () => {
    const s = scene('yGo@T1[0,1] bGo@T4[1,1]', { ap: 2 });
    const twice = play(s, 'Go rot A-', 'Go rot A-');
    expect([turns(twice)[0], turns(twice)[4], spot(twice, 'yGo')]).toEqual([2, 0, 'T1[4,3]']);
    const both = play(s, 'Go rot A-', 'Go rot E+');
    expect([turns(both)[0], turns(both)[4], both.state.turn.seat]).toEqual([3, 1, 'blue']);
    const one = play(scene('yGo@T1[0,1] bGo@T4[1,1]', { ap: 1 }), 'Go rot A-');
    expect([turns(one)[0], turns(one)[4], one.state.turn.seat]).toEqual([3, 0, 'blue']);
  });

  it('B-ROT-C5 B-ROT-07: only neighbours change', () => {
    const s = scene('yCl@T1[3,4] yGo@T2[2,2]');
    expect(verdict(s, 'Cl T1[3,4]>T2[3,0]')).toBe('legal');
    expect(verdict(play(s, 'Go rot B-'), 'Cl T1[3,4]>T2[3,0]')).toBe('B-MOVE-02');
  });

  it('B-ROT-C6 B-ROT-03: a portcullis keeps its marker and turns along', () => {
    for (const marks of [{ open: ['T1[2,0]|T1[2,1]'] }, { broken: ['T1[2,0]|T1[2,1]'] }]) {
      const after = play(scene('yGo@T1[0,1] yCl@T1[2,0] yWa@T1[2,3]', marks), 'Go rot A-');
      expect([spot(after, 'yCl'), spot(after, 'yWa')]).toEqual(['T1[4,2]', 'T1[1,2]']);
      expect(verdict(after, 'Cl T1[4,2]>T1[3,2]')).toBe('legal');
      expect(verdict(after, 'Wa T1[1,2]>T1[0,2]')).toBe('B-MOVE-02');
    }
  });

  it('B-ROT-03: tokens turn with their room, those elsewhere stay', () => {
    const s = scene('yGo@T1[0,1] bTr@T1[1,3] bCl@T1[4,4]* ySword@T1[2,2] yCl@T2[0,0] yTh@YL2 bGo@BL3 bRope@B1[0,1]');
    const after = play(s, 'Go rot A-');
    expect(['bTr', 'bCl', 'ySword'].map((name) => spot(after, name))).toEqual(['T1[1,1]', 'T1[0,4]*', 'T1[2,2]']);
    const elsewhere = ['yCl', 'yTh', 'bGo', 'bRope'];
    expect(elsewhere.map((name) => spot(after, name))).toEqual(elsewhere.map((name) => spot(s, name)));
  });

  it('B-ROT-04: other Actions may come between two quarters, and the room is chosen anew', () => {
    const s = scene('yGo@T1[0,1] yCl@T2[0,1]');
    const between = play(s, 'Go rot A-', 'Cl T2[0,1]>T2[0,2]', 'Go rot E+', 'Go rot A-');
    expect([turns(between)[0], turns(between)[4], apLeft(between)]).toEqual([2, 1, 1]);
  });

  it('B-ROT-06: loaded or not', () => {
    expect(verdict(scene('yGo@T1[0,1]+ySword'), 'Go rot A-')).toBe('legal');
    const carried = scene('yWa@T1[0,1]+yGo*');
    expect(offers(carried, /rot/)).toEqual(['Wa rot A-', 'Wa rot E+']);
    expect(verdict(carried, 'Go rot A-')).toBe('B-WND-02');
    const after = play(carried, 'Wa rot A-');
    expect([spot(after, 'yWa'), spot(after, 'yGo')]).toEqual(['T1[3,0]', 'T1[3,0]* yWa']);
  });

  it('B-ROT-06: not blocked, and only the active player’s', () => {
    const healed = play(scene('yCl@T1[1,1] yGo@T1[0,1]*'), 'Cl!heal yGo');
    expect(verdict(healed, 'Go rot A-')).toBe('B-CLE-03');
    expect(verdict(scene('bGo@T1[0,1]'), 'blue: Go rot A-')).toBe('B-TURN-12');
    expect(verdict(scene('bGo@T1[0,1]', { active: 'blue' }), 'Go rot A-')).toBe('legal');
  });

  it('B-ROT-C7 B-ROT-06: a wounded character on the gear turns nothing', () => {
    const s = scene('yWa@T1[0,1]* yCl@T1[1,1]');
    expect(offers(s, /rot/)).toEqual([]);
    expect(verdict(s, 'Wa rot A-')).toBe('B-WND-02');
  });

  it('B-ROT-07: nobody is harmed, nothing leaves its square, a Rope stays on its pit', () => {
    const tokens = 'yGo@T1[0,1] bCl@T1[0,2]*+bRope yTh@T1[4,2] bWa@T1[3,3]+bTr*';
    const after = play(scene(tokens), 'Go rot A-', 'Go rot A-');
    const names = ['bCl', 'bRope', 'yTh', 'bWa', 'bTr'];
    expect(names.map((name) => spot(after, name))).toEqual([
      'T1[4,2]*',
      'T1[4,2]',
      'T1[0,2]',
      'T1[1,1]',
      'T1[1,1]* bWa',
    ]);
    expect(points(after)).toBe('0:0');
    expect(after.state.turn.wounded).toEqual([]);
  });

  it('B-ROT-07: a Rope alone stays on its pit though it has lost its neighbours', () => {
    const s = scene('yGo@T2[2,2] bRope@T2[0,4]');
    const after = play(s, 'Go rot B-');
    expect(spot(after, 'bRope')).toBe('T2[0,0]');
  });
});
