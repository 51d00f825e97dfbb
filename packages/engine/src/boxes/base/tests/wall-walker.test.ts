import { describe, expect, it } from 'vitest';
import { offers, play, scene, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, whereIs } from '../../../testing/tell.ts';

const REST = 'yTr@T1[1,2] bMe@B4[1,1]';

describe('Wall-Walker', () => {
  it('B-CHAR-C8 B-WAL-01 B-WAL-03: through a double wall, through a single one, never through a portcullis', () => {
    const double = scene(`yWw@T2[2,4] ${REST}`);
    expect(verdict(double, 'Ww!walk T3[2,0]')).toBe('legal');
    const after = play(double, 'Ww!walk T3[2,0]');
    expect([whereIs(after, 'yWw'), purses(after)]).toEqual(['T3[2,0]', '4']);
    expect(whereIs(play(scene(`yWw@B2[0,4] ${REST}`), 'Ww!walk B3[0,0]'), 'yWw')).toBe('B3[0,0]');
    expect(verdict(scene(`yWw@T1[2,0] ${REST}`), 'Ww!walk T1[2,1]')).toBe('B-WAL-03');
  });

  it('B-WAL-01: a wall inside a room too, but only the square right behind it, and only she can', () => {
    const s = scene(`yWw@T1[3,3] yGo@T1[1,3] ${REST}`);
    expect(offers(s, /walk/)).toEqual(['Ww!walk e4', 'Ww!walk d5']);
    expect(verdict(s, 'Ww!walk T1[3,2]')).toBe('B-WAL-01');
    expect(verdict(s, 'Ww!walk T2[3,0]')).toBe('B-WAL-04');
    expect(verdict(s, 'Go!walk T1[0,3]')).toBe('B-TURN-03');
  });

  it('B-WAL-02: it is no Move: one square for a whole point, and no Move goes through a wall', () => {
    const s = scene(`yWw@T1[3,3] ${REST}`, { ap: 1 });
    expect(verdict(s, 'Ww T1[3,3]>T1[3,4]')).toBe('B-MOVE-02');
    expect(verdict(s, 'Ww T1[3,3]>T1[2,3]>T1[2,2]')).toBe('legal');
    const after = play(s, 'Ww!walk T1[3,4]');
    expect([whereIs(after, 'yWw'), after.state.turn.seat]).toEqual(['T1[3,4]', 'blue']);
  });

  it('B-WAL-03: an open portcullis is no wall, and nothing is revealed through one', () => {
    const open = scene(`yWw@T1[2,0] ${REST}`, { open: ['T1[2,0]|T1[2,1]'] });
    expect(verdict(open, 'Ww!walk T1[2,1]')).toBe('B-WAL-01');
    const s = scene(`yWw@T2[2,4] ${REST}`, { faceDown: ['T3'] });
    expect(verdict(s, 'Ww reveal C')).toBe('B-REV-01');
    expect(offers(s, /reveal/)).toEqual([]);
  });

  it('B-WAL-04: not into a face-down room', () => {
    const s = scene(`yWw@T2[2,4] ${REST}`, { faceDown: ['T3'] });
    expect(verdict(s, 'Ww!walk T3[2,0]')).toBe('B-WAL-04');
  });

  it('B-CHAR-C9 B-WAL-04: not onto a wounded enemy', () => {
    expect(verdict(scene(`yWw@T1[3,3] bGo@T1[3,4]* ${REST}`), 'Ww!walk T1[3,4]')).toBe('B-WAL-04');
  });

  it('B-WAL-04: only where she could end a Move', () => {
    expect(verdict(scene(`yWw@T1[3,3] bGo@T1[3,4] ${REST}`), 'Ww!walk T1[3,4]')).toBe('B-WAL-04');
    expect(verdict(scene(`yWw@T1[3,3] yGo@T1[3,4] ${REST}`), 'Ww!walk T1[3,4]')).toBe('B-WAL-04');
    expect(verdict(scene(`yWw@T2[1,1] ${REST}`), 'Ww!walk T2[1,2]')).toBe('B-WAL-04');
    expect(verdict(scene(`yWw@T1[3,3]+ySword yGo@T1[3,4]* ${REST}`), 'Ww!walk T1[3,4]')).toBe('B-WAL-04');
    const after = play(scene(`yWw@T1[3,3] yGo@T1[3,4]* ${REST}`), 'Ww!walk T1[3,4]');
    expect([whereIs(after, 'yWw'), carries(after, 'yWw')]).toEqual(['T1[3,4]', 'yGo']);
  });

  it('B-CHAR-C12 B-WAL-04: from her own line through the wall of a room, and back', () => {
    const s = scene(`yWw@YL8 ${REST}`);
    expect(verdict(s, 'Ww YL8>B1[3,0]')).toBe('B-MOVE-02');
    const inside = play(s, 'Ww!walk B1[3,0]');
    expect([whereIs(inside, 'yWw'), purses(inside)]).toEqual(['B1[3,0]', '4']);
    const back = play(inside, 'Ww!walk YL8');
    expect([whereIs(back, 'yWw'), points(back)]).toEqual(['YL8', '0:0']);
  });

  it('B-WAL-05: she takes along what she carries, or leaves it', () => {
    const s = scene(`yWw@T1[3,3]+ySword ${REST}`);
    const along = play(s, 'Ww!walk T1[3,4]');
    expect([carries(along, 'yWw'), whereIs(along, 'ySword')]).toEqual(['ySword', 'T1[3,4]']);
    const left = play(s, 'Ww!walk- T1[3,4]');
    expect([carries(left, 'yWw'), whereIs(left, 'ySword')]).toEqual(['nothing', 'T1[3,3]']);
  });

  it('B-WAL-05: she may arrive on a pit that a Rope makes safe, hers or one that lies there', () => {
    const own = play(scene(`yWw@T2[1,1]+yRope ${REST}`), 'Ww!walk T2[1,2]');
    expect([whereIs(own, 'yWw'), carries(own, 'yWw')]).toEqual(['T2[1,2]', 'yRope']);
    const lying = play(scene(`yWw@T2[1,1] bRope@T2[1,2] ${REST}`), 'Ww!walk T2[1,2]');
    expect([whereIs(lying, 'yWw'), carries(lying, 'yWw')]).toEqual(['T2[1,2]', 'bRope']);
    expect(verdict(scene(`yWw@T2[1,1]+ySword bRope@T2[1,2] ${REST}`), 'Ww!walk T2[1,2]')).toBe('B-WAL-04');
    expect(verdict(scene(`yWw@T2[1,1]+yRope ${REST}`), 'Ww!walk- T2[1,2]')).toBe('B-WAL-04');
  });

  it('B-WAL-05 B-ROP-02: her Rope needs its two neighbours there too', () => {
    const s = scene(`yWw@B1[4,1]+yRope ${REST}`, {
      rooms: ['1cw.0', '2ccw.0', '3ccw.0', '4ccw.0', '1ccw.0', '2cw.0', '3cw.0', '4cw.0'],
    });
    expect(verdict(s, 'Ww!walk B1[4,2]')).toBe('B-WAL-04');
    expect(verdict(scene(`yWw@T1[4,1]+yRope ${REST}`), 'Ww!walk T1[4,2]')).toBe('legal');
  });

  it('B-CHAR-C10 B-WAL-06: onto the other line she exits, if no enemy at all is there', () => {
    const s = play(scene(`yWw@T4[0,4] ${REST}`), 'Ww!walk BL0');
    expect([whereIs(s, 'yWw'), points(s)]).toEqual(['out', '1:0']);
    expect(verdict(scene(`yWw@T4[0,4] bCl@BL0* ${REST}`), 'Ww!walk BL0')).toBe('B-WAL-06');
    expect(verdict(scene(`yWw@T4[0,4] bCl@BL0 ${REST}`), 'Ww!walk BL0')).toBe('B-WAL-06');
    expect(points(play(scene(`yWw@T4[0,4]+bTreasure bRope@BL0 ${REST}`), 'Ww!walk BL0'))).toBe('2:0');
  });
});
