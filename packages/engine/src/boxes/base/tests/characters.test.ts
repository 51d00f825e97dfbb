import { describe, expect, it } from 'vitest';
import { offers, play, scene, verdict } from '../../../testing/scene.ts';
import { points, purses, whereIs } from '../../../testing/tell.ts';

const GATE = 'T1[2,0]|T1[2,1]';

describe('Goblin', () => {
  it('B-GOB-01: worth two to its owner when it leaves unwounded', () => {
    expect(points(play(scene('yGo@T4[1,4] bMe@T1[1,1]'), 'Go T4[1,4]>BL1'))).toBe('2:0');
    expect(points(play(scene('bGo@T1[1,0] yMe@T4[1,1]', { active: 'blue' }), 'Go T1[1,0]>YL1'))).toBe('0:2');
    expect(points(play(scene('yMe@T4[1,4]+yGo* bMe@T1[1,1]'), 'Me T4[1,4]>BL1'))).toBe('1:0');
  });

  it('B-GOB-01: worth one to the enemy when killed, and without any ability', () => {
    const s = scene('yGo@T1[1,2]* bWa@T1[1,1] yMe@T4[1,1]', { active: 'blue' });
    expect(points(play(s, 'Wa x yGo', 'blue: C1', 'yellow: C0'))).toBe('0:1');
    expect(offers(scene('yGo@T1[2,1] bGo@T1[2,2]*'), /!/)).toEqual([]);
  });
});

describe('Mekanork', () => {
  it('B-CHAR-C4 B-MEK-01: he turns his room against its arrow', () => {
    const s = scene('yMe@T1[0,1] bGo@T4[1,1]');
    expect(verdict(s, 'Me rot A+')).toBe('legal');
    const after = play(s, 'Me rot A+');
    expect([after.state.tiles[0]?.turn, whereIs(after, 'yMe'), purses(after)]).toEqual([1, 'T1[1,4]', '4']);
    expect(verdict(scene('yGo@T1[0,1] bGo@T4[1,1]'), 'Go rot A+')).toBe('B-ROT-01');
  });

  it('B-MEK-01: or the revealed twin, either way', () => {
    const s = scene('yMe@T1[0,1] bGo@T4[1,1]');
    expect(offers(s, /rot/)).toEqual(['Me rot A+', 'Me rot A-', 'Me rot E+', 'Me rot E-']);
    expect(play(s, 'Me rot E-').state.tiles[4]?.turn).toBe(3);
    expect(verdict(scene('yMe@T1[0,1]', { faceDown: ['B1'] }), 'Me rot E-')).toBe('B-ROT-05');
    expect(verdict(s, 'Me rot B+')).toBe('B-ROT-02');
  });

  it('B-MEK-01: only on a gear, only unwounded', () => {
    expect(verdict(scene('yMe@T1[1,1]'), 'Me rot A+')).toBe('B-ROT-01');
    expect(verdict(scene('yMe@T1[0,1]*'), 'Me rot A+')).toBe('B-WND-02');
  });

  it('B-MEK-02: each quarter is an Action with a direction of its own', () => {
    const s = scene('yMe@T1[0,1] yGo@T1[3,3] bGo@T4[1,1]');
    const between = play(s, 'Me rot A+', 'Go T1[3,1]>T1[2,1]');
    const after = play(between, 'Me rot A-');
    expect([after.state.tiles[0]?.turn, purses(after)]).toEqual([0, '2']);
    expect(play(between, 'Me rot A+').state.tiles[0]?.turn).toBe(2);
  });
});

describe('Warrior', () => {
  it('B-WAR-01: he breaks a closed portcullis from either square, for a point', () => {
    for (const [here, there] of [
      ['T1[2,0]', 'T1[2,1]'],
      ['T1[2,1]', 'T1[2,0]'],
    ]) {
      const s = scene(`yWa@${here} bGo@T4[1,1]`);
      expect(verdict(s, `Wa ${here}>${there}`)).toBe('B-MOVE-02');
      const after = play(s, `Wa!break ${GATE}`);
      expect(purses(after)).toBe('4');
      expect(verdict(after, `Wa ${here}>${there}`)).toBe('legal');
    }
  });

  it('B-WAR-01: it stays passable for the rest of the game, turned or not', () => {
    const s = scene('yWa@T1[2,0] yGo@T1[0,1] bTh@T1[4,4]');
    const later = play(s, `Wa!break ${GATE}`, 'Go rot A-', 'pass', 'blue: A2', 'pass', 'yellow: A2');
    expect(whereIs(later, 'yWa')).toBe('T1[4,2]');
    expect(verdict(later, 'Wa T1[4,2]>T1[3,2]')).toBe('legal');
    expect(later.state.tiles[0]?.marks).toMatchObject([{ state: 'broken' }]);
  });

  it('B-WAR-01: not from further off, not a wall, and only he can', () => {
    expect(verdict(scene('yWa@T1[2,2]'), `Wa!break ${GATE}`)).toBe('B-WAR-01');
    expect(verdict(scene('yWa@T1[1,0]'), 'Wa!break T1[1,0]|T1[1,1]')).toBe('B-WAR-01');
    expect(verdict(scene('yTr@T1[2,0]'), `Tr!break ${GATE}`)).toBe('B-TURN-03');
    expect(verdict(scene('yWa@T1[2,0]*'), `Wa!break ${GATE}`)).toBe('B-WND-02');
  });

  it('B-CHAR-C13 B-WAR-02: an open or broken portcullis cannot be broken', () => {
    const open = scene('yWa@T1[2,1] yTh@T1[2,0] bGo@T4[1,1]', { open: [GATE] });
    expect(verdict(open, `Wa!break ${GATE}`)).toBe('B-WAR-02');
    expect(verdict(play(open, `Th!lock ${GATE}`), `Wa!break ${GATE}`)).toBe('legal');
    expect(verdict(scene('yWa@T1[2,1]', { broken: [GATE] }), `Wa!break ${GATE}`)).toBe('B-WAR-02');
  });
});
