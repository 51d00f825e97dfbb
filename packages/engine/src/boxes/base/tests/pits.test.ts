import { describe, expect, it } from 'vitest';
import { offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';

const PIT = 'T1[0,2]';
const over = (who: string, exchange = ''): string => `${who} T1[0,1]>T1[0,2]${exchange}>T1[0,3]`;
const onto = (who: string): string => `${who} T1[0,1]>T1[0,2]`;

const fight = (s: Scene, attack: string, yellow: string, blue: string): Scene =>
  play(s, attack, `yellow: ${yellow}`, `blue: ${blue}`);

describe('Pit traps', () => {
  it('B-PIT-01: neither crossed nor stopped on, but seen and fought across its rim', () => {
    const s = scene('yGo@T1[0,1]');
    expect(verdict(s, over('Go'))).toBe('B-PIT-01');
    expect(verdict(s, onto('Go'))).toBe('B-PIT-01');
    expect(verdict(scene('yWz@T1[0,1]+yWand bGo@T1[0,3]'), 'Wz!fire e')).toBe('legal');
    expect(verdict(scene(`yGo@T1[0,1] bTh@${PIT}`), 'Go x bTh')).toBe('legal');
    expect(verdict(scene(`bGo@T1[0,1] yTh@${PIT}`), 'Th x bGo')).toBe('legal');
    expect(verdict(scene(`yCl@T1[0,1] bTh@${PIT}*+bRope`), 'Cl!heal bTh')).toBe('legal');
  });

  it('B-PIT-C1 B-PIT-01 B-PIT-02 B-PIT-03: a Rope lying there lets the Cleric cross and stop', () => {
    expect(verdict(scene('yCl@T1[1,2]'), 'Cl T1[1,2]>T1[0,2]')).toBe('B-PIT-01');
    const roped = scene(`yCl@T1[1,2] bRope@${PIT}`);
    expect(verdict(roped, 'Cl T1[1,2]>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(roped, 'Cl T1[1,2]>T1[0,2]')).toBe('legal');
    expect(spot(play(roped, 'Cl T1[1,2]>T1[0,2]'), 'yCl')).toBe('T1[0,2]');
  });

  it('B-PIT-02: Thief, Wizard, the bearer of a Rope and a Thief’s friends cross; her enemies do not', () => {
    expect(verdict(scene('yTh@T1[0,1]'), over('Th'))).toBe('legal');
    expect(verdict(scene('yWz@T1[0,1]'), over('Wz'))).toBe('legal');
    expect(verdict(scene('yGo@T1[0,1]+yRope'), over('Go'))).toBe('legal');
    expect(verdict(scene('yGo@T1[0,1]+ySword'), over('Go'))).toBe('B-PIT-01');
    expect(verdict(scene(`yGo@T1[0,1] yTh@${PIT}`), over('Go'))).toBe('legal');
    expect(verdict(scene(`yGo@T1[0,1] bTh@${PIT}`), over('Go'))).toBe('B-MOVE-05');
    expect(verdict(scene('yGo@T1[0,1]'), 'Go T1[0,1]^T1[0,2]>T1[0,3]')).toBe('legal');
  });

  it('B-PIT-02: any Rope will do, whoever’s it is', () => {
    expect(verdict(scene(`yGo@T1[0,1] bRope@${PIT}`), over('Go'))).toBe('legal');
    expect(verdict(scene('yGo@T1[0,1]+bRope'), over('Go'))).toBe('legal');
    expect(verdict(scene(`yGo@T1[0,1] bCl@${PIT}*+bRope`), over('Go'))).toBe('legal');
  });

  it('B-PIT-03: only a Thief or a Rope holds', () => {
    expect(verdict(scene('yTh@T1[0,1]'), onto('Th'))).toBe('legal');
    expect(verdict(scene('yTh@T1[0,1]+ySword'), onto('Th'))).toBe('legal');
    expect(verdict(scene('yGo@T1[0,1]+yRope'), onto('Go'))).toBe('legal');
    expect(verdict(scene('yWz@T1[0,1]+yRope'), onto('Wz'))).toBe('legal');
    expect(verdict(scene('yWz@T1[0,1]'), onto('Wz'))).toBe('B-PIT-03');
    expect(verdict(scene(`yGo@T1[0,1] yTh@${PIT}`), onto('Go'))).toBe('B-MOVE-04');
    const stays = play(scene('yTh@T1[0,1] bGo@BL1'), onto('Th'), 'pass', 'A2', 'pass', 'A2');
    expect(spot(stays, 'yTh')).toBe('T1[0,2]');
  });

  it('B-PIT-C2 B-PIT-04 B-PIT-07: a Thief wounded on a pit falls, and her Treasure with her', () => {
    const after = fight(scene(`yWa@T1[0,1] bTh@${PIT}+bTreasure`), 'Wa x bTh', 'C0', 'C0');
    expect([spot(after, 'bTh'), spot(after, 'bTreasure'), points(after)]).toEqual(['out', 'out', '1:0']);
  });

  it('B-PIT-04: also when she attacked', () => {
    const after = fight(scene(`yTh@${PIT} bTr@T1[0,1]`), 'Th x bTr', 'C0', 'C0');
    expect([spot(after, 'yTh'), points(after)]).toEqual(['out', '0:1']);
  });

  it('B-PIT-C3 B-PIT-04: with a Rope she is wounded and stays', () => {
    const after = fight(scene(`yWa@T1[0,1] bTh@${PIT}+bRope`), 'Wa x bTh', 'C0', 'C0');
    expect([spot(after, 'bTh'), spot(after, 'bRope'), points(after)]).toEqual(['T1[0,2]*', 'T1[0,2]', '0:0']);
  });

  it('B-PIT-04: until she is killed, or a friend lifts her', () => {
    const s = scene(`yWa@T1[0,1] bTh@${PIT}*+bRope bGo@T1[0,3]`, { active: 'blue' });
    const lifted = play(s, 'Go T1[0,3]>T1[0,2]+bTh>T1[1,2]');
    expect([spot(lifted, 'bTh'), spot(lifted, 'bRope')]).toEqual(['T1[1,2]* bGo', 'T1[0,2]']);
    const killed = fight(scene(`yWa@T1[0,1] bTh@${PIT}*+bRope`), 'Wa x bTh', 'C0', 'C0');
    expect([spot(killed, 'bTh'), spot(killed, 'bRope'), points(killed)]).toEqual(['out', 'T1[0,2]', '1:0']);
  });

  it('B-PIT-C4 B-PIT-05: the Goblin takes the Rope from under a wounded enemy', () => {
    const s = scene(`yGo@T1[0,1] bCl@${PIT}*+bRope`);
    expect(verdict(s, over('Go', '+bRope'))).toBe('legal');
    const after = play(s, over('Go', '+bRope'));
    expect([spot(after, 'bCl'), spot(after, 'bRope'), points(after)]).toEqual(['out', 'T1[0,3] yGo', '1:0']);
  });

  it('B-PIT-05: only the end of the Action counts', () => {
    const there = 'Go T1[0,1]>T1[0,2]+bRope>T1[0,3]>T1[0,2]-bRope>T1[0,1]';
    const s = scene(`yGo@T1[0,1] bCl@${PIT}*+bRope`);
    expect(verdict(s, there)).toBe('legal');
    const after = play(s, there);
    expect([spot(after, 'bCl'), spot(after, 'bRope'), points(after)]).toEqual(['T1[0,2]*', 'T1[0,2]', '0:0']);
  });

  it('B-PIT-C5 B-PIT-06: not from under a friend, but the friend may be lifted off it', () => {
    const s = scene(`yGo@T1[0,1] yCl@${PIT}*+yRope`);
    expect(verdict(s, over('Go', '+yRope'))).toBe('B-PIT-06');
    expect(verdict(s, over('Go', '+yCl'))).toBe('legal');
    const after = play(s, over('Go', '+yCl'));
    expect([spot(after, 'yCl'), spot(after, 'yRope')]).toEqual(['T1[0,3]* yGo', 'T1[0,2]']);
  });

  it('B-PIT-06: nor from an unwounded friend who needs it', () => {
    expect(verdict(scene(`yGo@T1[0,1] yCl@${PIT}+yRope`), over('Go', '+yRope'))).toBe('B-PIT-06');
    expect(verdict(scene(`yGo@T1[0,1]+bRope yCl@${PIT}+yRope`), over('Go', '-bRope+yRope'))).toBe('legal');
    expect(verdict(scene(`yGo@T1[0,1] yTh@${PIT}+yRope`), over('Go', '+yRope'))).toBe('legal');
    expect(offers(scene(`yGo@T1[0,1] yCl@${PIT}+yRope`), /^Go .*\+yRope/)).toEqual([]);
  });

  it('B-PIT-C6 B-PIT-07: the Thief falls with the Goblin she carried', () => {
    const after = fight(scene(`yWa@T1[0,1] bTh@${PIT}+bGo*`), 'Wa x bTh', 'C0', 'C0');
    expect([spot(after, 'bTh'), spot(after, 'bGo'), points(after)]).toEqual(['out', 'out', '2:0']);
  });

  it('B-PIT-07: whatever kills on a pit, only a Rope remains', () => {
    const shot = (load: string) => play(scene(`yWz@T1[0,1]+yWand bTh@${PIT}+${load}`), 'Wz!fire e');
    expect([spot(shot('bSword'), 'bSword'), points(shot('bSword'))]).toEqual(['out', '1:0']);
    expect([spot(shot('bGo*'), 'bGo'), points(shot('bGo*'))]).toEqual(['out', '2:0']);
    expect([spot(shot('bRope'), 'bRope'), points(shot('bRope'))]).toEqual(['T1[0,2]', '1:0']);
  });

  it('B-PIT-C7: a Goblin with a Sword crosses the Rope, but neither stops nor leaves the Sword', () => {
    const s = scene(`yGo@T1[0,1]+ySword yRope@${PIT}`);
    expect(verdict(s, over('Go'))).toBe('legal');
    expect(verdict(s, onto('Go'))).toBe('B-TURN-05');
    expect(verdict(s, over('Go', '-ySword'))).toBe('B-OBJ-06');
    expect(verdict(s, over('Go', '-ySword+yRope'))).toBe('B-OBJ-06');
  });
});
