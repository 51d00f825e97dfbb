import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { carries, points, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1] yMe@B4[3,3]';
const ROOM = ['.....', '.pp..', '.pp..'];
const HALL = hall(ROOM);
const score = (tokens: string) => points(scene(`${tokens} ${REST}`, HALL));
const ending = ({ state }: Scene) => state.ending;
const bank = (yellow: number, blue: number) => ({ yellow: { bank: yellow }, blue: { bank: blue } });

describe('Pentacle', () => {
  it('P-PENTA-01: a point for whoever alone has somebody unwounded on one of its four squares', () => {
    for (const at of ['[1,1]', '[1,2]', '[2,1]', '[2,2]']) {
      expect([score(`yGh@T1${at}`), score(`bGm@T1${at}`)]).toEqual(['1:0', '0:1']);
    }
    for (const at of ['[0,1]', '[1,0]', '[3,1]', '[1,3]']) expect(score(`yGh@T1${at}`)).toBe('0:0');
    expect(score('')).toBe('0:0');
  });

  it('P-PENTA-02: an enemy on another of them, wounded or not, spoils it', () => {
    expect(score('yGh@T1[1,1] bGm@T1[2,2]')).toBe('0:0');
    expect(score('yGh@T1[1,1] bGm@T1[2,2]*')).toBe('0:0');
    expect(score('yGh@T1[1,1] bGm@T1[0,1]')).toBe('1:0');
    expect(score('yGh@T1[1,1] bSword@T1[1,2]')).toBe('1:0');
  });

  it('P-PENTA-C1 P-PENTA-05: the point goes when the Golem comes, and comes back when he dies', () => {
    const s = scene(`yGh@T1[1,1] yWa@T1[3,2] bGm@T1[1,3] ${REST}`, { ...HALL, active: 'blue' });
    expect(points(s)).toBe('1:0');
    const entered = play(s, 'Gm T1[1,3]>T1[1,2]');
    expect(points(entered)).toBe('0:0');
    const yellow = play(entered, 'Gm T1[1,2]>T1[2,2]', 'pass', 'yellow: A3');
    const hurt = play(yellow, 'Wa x bGm', 'yellow: C3', 'blue: C0');
    expect([spot(hurt, 'bGm'), points(hurt)]).toEqual(['T1[2,2]*', '0:0']);
    const later = play(hurt, 'pass', 'blue: A2', 'pass', 'yellow: A2');
    const dead = play(later, 'Wa x bGm', 'yellow: C0', 'blue: C0');
    expect([spot(dead, 'bGm'), points(dead), dead.state.players.yellow.bank]).toEqual(['out', '2:0', 1]);
  });

  it('P-PENTA-C2 P-PENTA-05: the Ghost leaves, and the Golem has it', () => {
    const s = scene(`yGh@T1[1,1] bGm@T1[2,2] ${REST}`, HALL);
    expect(points(play(s, 'Gh T1[1,1]>T1[1,0]'))).toBe('0:1');
    expect(points(play(s, 'Gh T1[1,1]>T1[1,0]', 'Gh T1[1,0]>T1[1,1]'))).toBe('0:0');
  });

  it('P-PENTA-05: wounded there or killed there he holds it no longer', () => {
    const s = scene(`yGo@T1[1,1] bWa@T1[1,0] bDr@T1[0,1] ${REST}`, { ...HALL, active: 'blue' });
    expect(points(s)).toBe('1:0');
    const hurt = play(s, 'Wa x yGo', 'blue: C0', 'yellow: C0');
    expect([spot(hurt, 'yGo'), points(hurt)]).toEqual(['T1[1,1]*', '0:0']);
    expect(points(play(s, 'Dr!breathe s'))).toBe('0:1');
  });

  it('P-PENTA-03: none of its squares is a floor square', () => {
    const ring = scene(`yGo@T2[0,0]+yRing ${REST}`, HALL);
    expect([verdict(ring, 'Go!teleport T1[1,1]'), verdict(ring, 'Go!teleport T1[1,0]')]).toEqual([
      'P-RING-06',
      'legal',
    ]);
    expect(verdict(scene(`yIl@T1[1,0] ${REST}`, HALL), 'Il!pit T1[1,1]')).toBe('P-ILLU-16');
    expect(verdict(scene(`yIl@T1[1,0] ${REST}`, HALL), 'Il!pit T1[1,3]')).toBe('legal');
    const s = play(
      scene('yWa@T1[0,4]', { ...hall([], ROOM), faceDown: ['T2'], stash: { T2: ['yGo'] } }),
      'Wa reveal B',
      'chance: * 12cw.0',
    );
    expect([verdict(s, 'place yGo@T2[2,2]'), verdict(s, 'place yGo@T2[2,3]')]).toEqual(['P-PENTA-03', 'legal']);
    expect(offers(s, /place/).length).toBe(21);
  });

  it('P-PENTA-04 P-PENTA-C3: two or four of them are still one point', () => {
    expect(score('bGm@T1[1,1] bCl@T1[1,2]')).toBe('0:1');
    expect(score('bGm@T1[1,1] bCl@T1[1,2] bTr@T1[2,1] bTh@T1[2,2]')).toBe('0:1');
  });

  it('P-PENTA-06 P-PENTA-C9: who crosses it and ends beyond has nothing of it, at no time', () => {
    const s = scene(`yGo@T1[1,0] ${REST}`, { ...HALL, players: bank(4, 0), ap: 1 });
    const after = play(s, 'Go T1[1,0]>T1[1,1]>T1[1,2]>T1[1,3]');
    expect([points(after), ending(after)]).toEqual(['4:0', undefined]);
    const thrown = scene(`yGo@T1[1,0] bTr@T1[2,2] ${REST}`, { ...HALL, players: bank(0, 3), ap: 1 });
    expect(points(play(thrown, 'Go T1[1,0]>T1[1,1]>T1[1,2]>T1[1,3]'))).toBe('0:4');
  });

  it('P-PENTA-06: a room that turns carries its holders round with it', () => {
    const s = scene(`yGo@T1[4,4] yGh@T1[1,1] ${REST}`, HALL);
    const after = play(s, 'Go rot A+');
    expect([spot(after, 'yGh'), points(after)]).toEqual(['T1[1,3]', '1:0']);
    expect(points(play(after, 'Gh T1[1,3]>T1[0,3]'))).toBe('0:0');
    expect(points(play(after, 'Gh T1[1,3]>T1[2,3]'))).toBe('1:0');
  });

  it('P-PENTA-07: it is added to the lasting points and never banked', () => {
    const s = scene(`yGo@T1[1,0] bTh@T1[0,1] ${REST}`, { ...HALL, players: bank(2, 1) });
    const on = play(s, 'Go T1[1,0]>T1[1,1]');
    expect([points(on), on.state.players.yellow.bank]).toEqual(['3:1', 2]);
    const off = play(on, 'Go T1[1,1]>T1[1,0]');
    expect([points(off), off.state.players.yellow.bank]).toEqual(['2:1', 2]);
  });

  it('P-PENTA-08: two pentacles are two objectives', () => {
    const rooms = hall(ROOM, ROOM);
    const both = (tokens: string) => points(scene(`${tokens} ${REST}`, rooms));
    expect(both('yGo@T1[1,1] yCl@T2[1,1]')).toBe('2:0');
    expect(both('yGo@T1[1,1] bCl@T2[1,1]')).toBe('1:1');
    expect(both('yGo@T1[1,1] bTh@T1[2,2] bCl@T2[1,1]')).toBe('0:1');
  });

  it('P-PENTA-09 P-PENTA-10 P-PENTA-C5: four and the pentacle are five, at the end of the turn', () => {
    const s = scene(`yGo@T1[1,0] ${REST}`, { ...HALL, players: bank(4, 3), ap: 3 });
    const on = play(s, 'Go T1[1,0]>T1[1,1]');
    expect([points(on), ending(on)]).toEqual(['5:3', undefined]);
    const moved = play(on, 'Go T1[1,1]>T1[1,2]');
    expect(ending(moved)).toBeUndefined();
    expect(ending(play(moved, 'Go T1[1,2]>T1[2,2]'))).toEqual({ winner: 'yellow', why: 'target' });
    expect(ending(play(on, 'pass'))).toEqual({ winner: 'yellow', why: 'target' });
  });

  it('P-PENTA-10 P-PENTA-C6: reached and lost again within the turn it ends nothing', () => {
    const s = scene(`yGo@T1[1,0] ${REST}`, { ...HALL, players: bank(4, 3), ap: 3 });
    const off = play(s, 'Go T1[1,0]>T1[1,1]', 'Go T1[1,1]>T1[2,1]', 'Go T1[2,1]>T1[2,0]');
    expect([points(off), ending(off), off.state.turn.seat]).toEqual(['4:3', undefined, 'blue']);
  });

  it('P-PENTA-11 P-PENTA-C7: yellow steps aside, and blue wins in yellow’s turn', () => {
    const s = scene(`yGo@T1[1,1] bGm@T1[2,2] ${REST}`, { ...HALL, players: bank(3, 4), ap: 2 });
    const off = play(s, 'Go T1[1,1]>T1[1,0]');
    expect([points(off), ending(off)]).toEqual(['3:5', undefined]);
    expect(ending(play(off, 'pass'))).toEqual({ winner: 'blue', why: 'target' });
    expect(ending(play(off, 'Go T1[1,0]>T1[1,1]'))).toBeUndefined();
    const higher = scene(`yGo@T1[1,1] bGm@T1[2,2] ${REST}`, { ...HALL, players: bank(6, 4), ap: 1 });
    expect(ending(play(higher, 'Go T1[1,1]>T1[1,0]'))).toEqual({ winner: 'yellow', why: 'target' });
  });

  it('P-PENTA-12 P-PENTA-C8: level scores are a draw, however they are made up', () => {
    const s = scene(`yGo@T1[1,1] ${REST}`, { ...HALL, players: bank(4, 5) });
    expect(points(s)).toBe('5:5');
    expect(ending(play(s, 'pass'))).toEqual({ winner: 'draw', why: 'target' });
    const fewer = scene(`yGo@T1[1,0] ${REST}`, { ...HALL, players: bank(4, 5) });
    expect(ending(play(fewer, 'pass'))).toEqual({ winner: 'blue', why: 'target' });
  });

  it('P-PENTA-13: a charmed character counts for its own colour', () => {
    const s = scene(`yWz@T1[4,0]+yScroll yGo@T1[1,1] bTh@T1[0,2] ${REST}`, HALL);
    const charmed = play(s, 'Wz!charm bTh');
    expect(points(play(charmed, 'bTh T1[0,2]>T1[1,2]'))).toBe('0:0');
    const gone = play(charmed, 'Go T1[1,1]>T1[1,0]', 'bTh T1[0,2]>T1[1,2]');
    expect(points(gone)).toBe('0:1');
  });

  it('P-PENTA-14 P-PENTA-C4: one’s own wounded neither give the point nor spoil it', () => {
    expect(score('bGm@T1[1,1]*')).toBe('0:0');
    expect(score('bGm@T1[1,1]* bCl@T1[1,2]')).toBe('0:1');
    expect(score('bGm@T1[1,1]* yCl@T1[1,2]')).toBe('0:0');
    expect(score('bCl@T1[1,2]+bGm*')).toBe('0:1');
  });

  it('P-PENTA-15: otherwise it is ordinary ground', () => {
    const s = scene(`yWa@T1[1,0]+ySword bGo@T1[1,3] bKey@T1[2,1] ${REST}`, HALL);
    const dropped = play(s, 'Wa T1[1,0]>T1[1,1]-ySword>T1[2,1]');
    expect([spot(dropped, 'ySword'), carries(dropped, 'yWa')]).toEqual(['T1[1,1]', 'bKey']);
    expect(verdict(play(s, 'Wa T1[1,0]>T1[1,1]>T1[1,2]'), 'Wa x bGo')).toBe('legal');
    expect(verdict(scene(`yWa@T1[1,1] bGo@T1[1,2] ${REST}`, HALL), 'Wa x bGo')).toBe('legal');
    expect(verdict(scene(`yDr@T1[1,0] bGo@T1[1,3] ${REST}`, HALL), 'Dr!breathe e')).toBe('legal');
    expect(verdict(scene(`yDr@T1[1,0] bGo@T1[1,2] ${REST}`, HALL), 'Dr!breathe e')).toBe('legal');
    expect(verdict(scene(`yCl@T1[1,1]+yGo* ${REST}`, HALL), 'Cl T1[1,1]>T1[1,2]-yGo>T1[1,3]')).toBe('legal');
  });

  it('P-PENTA-16: a wounded enemy carried there is present', () => {
    expect(score('yGo@T1[1,1] bCl@T1[2,2]+bGm*')).toBe('0:0');
    const s = scene(`yGo@T1[1,1] bCl@T1[2,3]+bTh* ${REST}`, { ...HALL, active: 'blue' });
    expect(points(s)).toBe('1:0');
    const left = play(s, 'Cl T1[2,3]>T1[2,2]-bTh>T1[3,2]');
    expect([spot(left, 'bTh'), spot(left, 'bCl'), points(left)]).toEqual(['T1[2,2]*', 'T1[3,2]', '0:0']);
  });
});
