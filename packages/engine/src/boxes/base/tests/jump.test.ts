import { describe, expect, it } from 'vitest';
import { BOARD_S2, offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

const ACROSS = 'Wa T4[3,1]^T4[3,2]>T4[3,3]';
const CORNER = 'Wa T4[3,1]^T4[3,2]>T4[4,2]';
const OUT = 'Go T4[2,3]^T4[2,4]>BL2';

const jumpCards = ({ state }: Scene): number => state.players.yellow.hand.filter((card) => card === 'J').length;

describe('Jump cards', () => {
  it('B-JUMP-C1 B-JUMP-01 B-JUMP-02 B-JUMP-03: straight ahead or round the corner, for 1 AP and a card', () => {
    const s = scene('yWa@T4[3,1]', { ap: 3 });
    for (const [jump, landing] of [
      [ACROSS, 'T4[3,3]'],
      [CORNER, 'T4[4,2]'],
    ] as const) {
      expect(verdict(s, jump)).toBe('legal');
      const after = play(s, jump);
      expect([spot(after, 'yWa'), apLeft(after), jumpCards(after)]).toEqual([landing, 2, 2]);
    }
    expect(offers(s, /\^/)).toHaveLength(2);
  });

  it('B-JUMP-01: not for the wounded or blocked, and not without AP', () => {
    expect(verdict(scene('yWa@T4[3,1]*'), ACROSS)).toBe('B-WND-02');
    expect(verdict(play(scene('yWa@T4[3,1]* yCl@T4[2,1]'), 'Cl!heal yWa'), ACROSS)).toBe('B-CLE-03');
    expect(verdict(scene('yWa@T4[3,1]', { turn: { purses: [] } }), ACROSS)).toBe('B-TURN-02');
  });

  it('B-JUMP-C7 B-JUMP-01: three jumps a game, then none, though the Action cards come back', () => {
    const back = 'Wa T4[3,3]^T4[3,2]>T4[3,1]';
    const s = scene('yWa@T4[3,1]', { players: { yellow: { hand: ['J', 'J', 'J', 'C0'] } } });
    const used = play(s, ACROSS, back, ACROSS);
    expect(jumpCards(used)).toBe(0);
    expect(verdict(used, back)).toBe('B-JUMP-01');
    expect(offers(used, /\^/)).toEqual([]);
    expect(play(used, 'pass').state.players.yellow.hand).toEqual(['A2', 'A3', 'A4', 'A5', 'C0']);
  });

  it('B-JUMP-02: over an adjacent pit, and Speed does not matter', () => {
    expect(verdict(scene('yWa@T4[2,1]'), 'Wa T4[2,1]^T4[3,2]>T4[3,3]')).toBe('B-JUMP-02');
    expect(verdict(scene('yWa@T4[3,1]'), 'Wa T4[3,1]^T4[3,2]>T4[3,4]')).toBe('B-JUMP-02');
    expect(verdict(scene('yWa@T1[1,1]'), 'Wa T1[1,1]^T1[1,2]>T1[1,3]')).toBe('B-JUMP-02');
    const { rules, state } = scene('yWa@T4[3,1]');
    const slow = { rules: { ...rules, roster: rules.roster.map((each) => ({ ...each, speed: 1 })) }, state };
    expect(verdict(slow, ACROSS)).toBe('legal');
  });

  it('B-JUMP-C4 B-JUMP-02: no jump through a wall, to the pit or from it', () => {
    expect(verdict(scene('yWa@T4[2,2]'), 'Wa T4[2,2]^T4[3,2]>T4[3,3]')).toBe('B-JUMP-02');
    expect(verdict(scene('yWa@T4[3,1]'), 'Wa T4[3,1]^T4[3,2]>T4[2,2]')).toBe('B-JUMP-02');
  });

  it('B-JUMP-03: not back to where it began', () => {
    expect(verdict(scene('yWa@T4[3,1]'), 'Wa T4[3,1]^T4[3,2]>T4[3,1]')).toBe('B-JUMP-03');
  });

  it('B-JUMP-C2 B-JUMP-04: nobody jumps over a character on the pit', () => {
    expect(verdict(scene('yWa@T4[3,1] bTh@T4[3,2]'), ACROSS)).toBe('B-JUMP-04');
    const friend = scene('yWa@T4[3,1] yTh@T4[3,2]');
    expect(verdict(friend, ACROSS)).toBe('B-JUMP-04');
    expect(verdict(friend, 'Wa T4[3,1]>T4[3,2]>T4[3,3]')).toBe('legal');
  });

  it('B-JUMP-04: nor over a wounded one; a Rope alone is no bar', () => {
    expect(verdict(scene('yWa@T4[3,1] bTh@T4[3,2]*+bRope'), ACROSS)).toBe('B-JUMP-04');
    expect(verdict(scene('yWa@T4[3,1] yTh@T4[3,2]*+yRope'), ACROSS)).toBe('B-JUMP-04');
    expect(verdict(scene('yWa@T4[3,1] bRope@T4[3,2]'), ACROSS)).toBe('legal');
  });

  it('B-JUMP-C3 B-JUMP-05: not onto a wounded enemy; a wounded friend is taken up', () => {
    const enemy = scene('yWa@T4[3,1] bGo@T4[4,2]*');
    expect(verdict(enemy, CORNER)).toBe('B-JUMP-05');
    expect(verdict(enemy, ACROSS)).toBe('legal');
    const friend = scene('yWa@T4[3,1] yGo@T4[4,2]*');
    expect(verdict(friend, CORNER)).toBe('legal');
    expect(spot(play(friend, CORNER), 'yGo')).toBe('T4[4,2]* yWa');
  });

  it('B-JUMP-05: not onto anybody unwounded, and never as a third token', () => {
    expect(verdict(scene('yWa@T4[3,1] bGo@T4[4,2]'), CORNER)).toBe('B-JUMP-05');
    expect(verdict(scene('yWa@T4[3,1] yGo@T4[4,2]'), CORNER)).toBe('B-JUMP-05');
    expect(verdict(scene('yWa@T4[3,1]+ySword yGo@T4[4,2]*'), CORNER)).toBe('B-JUMP-05');
    expect(verdict(scene('yWa@T4[3,1]+ySword bArmor@T4[4,2]'), CORNER)).toBe('B-JUMP-05');
    expect(verdict(scene('yWa@T4[3,1] yGo@T4[4,2]*+bArmor'), CORNER)).toBe('B-JUMP-05');
    expect(verdict(scene('yWz@T4[3,1] bGo@T4[4,2]'), CORNER.replace('Wa', 'Wz'))).toBe('B-JUMP-05');
  });

  it('B-JUMP-C5 B-JUMP-06: two pits in a row are too many, except for the Thief', () => {
    const s = scene('yWa@T3[0,1]');
    expect(verdict(s, 'Wa T3[0,1]^T3[0,0]>T3[1,0]')).toBe('legal');
    expect(verdict(s, 'Wa T3[0,1]^T3[0,0]>T2[0,4]')).toBe('B-JUMP-06');
    const thief = scene('yTh@T3[0,1]');
    expect(verdict(thief, 'Th T3[0,1]^T3[0,0]>T2[0,4]')).toBe('legal');
    expect(spot(play(thief, 'Th T3[0,1]^T3[0,0]>T2[0,4]'), 'yTh')).toBe('T2[0,4]');
  });

  it('B-JUMP-06: a Rope lying on the second pit makes it a place to stop, one in hand if it can be tied', () => {
    const jump = 'Wa T3[0,1]^T3[0,0]>T2[0,4]';
    expect(verdict(scene('yWa@T3[0,1] bRope@T2[0,4]'), jump)).toBe('legal');
    expect(verdict(scene('yWa@T3[0,1]+yRope'), jump)).toBe('B-JUMP-06');
    const back = 'Wa T2[0,3]^T2[0,4]>T3[0,0]';
    const roped = scene('yWa@T2[0,3]+yRope', { open: ['T2[0,3]|T2[0,4]'] });
    expect(verdict(roped, back)).toBe('legal');
    expect(offers(roped, /\^/)).toHaveLength(1);
    expect(spot(play(roped, back), 'yRope')).toBe('T3[0,0] yWa');
    expect(verdict(roped, back.replace('^', '-^'))).toBe('B-JUMP-06');
    expect(verdict(scene('yWa@T2[0,3]', { open: ['T2[0,3]|T2[0,4]'] }), back)).toBe('B-JUMP-06');
    expect(verdict(scene('yWz@T3[0,1]'), jump.replace('Wa', 'Wz'))).toBe('B-JUMP-06');
  });

  it('B-JUMP-C6 B-JUMP-07: a Goblin jumps out for 2 VP, but not onto a wounded enemy', () => {
    const s = scene('yGo@T4[2,3]', { rooms: BOARD_S2 });
    expect(verdict(s, OUT)).toBe('legal');
    expect([spot(play(s, OUT), 'yGo'), points(play(s, OUT))]).toEqual(['out', '2:0']);
    expect(verdict(scene('yGo@T4[2,3] bCl@BL2*', { rooms: BOARD_S2 }), OUT)).toBe('B-JUMP-07');
  });

  it('B-JUMP-07: nor onto an unwounded one, not even the Wizard; an object there is no bar', () => {
    expect(verdict(scene('yGo@T4[2,3] bCl@BL2', { rooms: BOARD_S2 }), OUT)).toBe('B-JUMP-07');
    expect(verdict(scene('yWz@T4[2,3] bCl@BL2', { rooms: BOARD_S2 }), OUT.replace('Go', 'Wz'))).toBe('B-JUMP-07');
    const rope = scene('yGo@T4[2,3] bRope@BL2', { rooms: BOARD_S2 });
    expect(verdict(rope, OUT)).toBe('legal');
    expect(spot(play(rope, OUT), 'bRope')).toBe('BL2');
  });

  it('B-JUMP-08: the load comes along, the Rope on the pit stays there', () => {
    const after = play(scene('yWa@T4[3,1]+yGo* bRope@T4[3,2]'), ACROSS);
    expect([spot(after, 'yGo'), spot(after, 'bRope')]).toEqual(['T4[3,3]* yWa', 'T4[3,2]']);
    const empty = play(scene('yWa@T4[3,1] bRope@T4[3,2]'), ACROSS);
    expect(spot(empty, 'bRope')).toBe('T4[3,2]');
  });

  it('B-JUMP-08: who hangs on his Rope leaves it behind, the Wizard too; the Thief does not hang', () => {
    for (const who of ['Go', 'Wz']) {
      const s = scene(`y${who}@T2[0,4]+yRope`);
      expect(verdict(s, `${who} T2[0,4]^T3[0,0]>T3[0,1]`)).toBe('B-JUMP-08');
      expect(verdict(s, `${who} T2[0,4]-^T3[0,0]>T3[0,1]`)).toBe('legal');
      const after = play(s, `${who} T2[0,4]-^T3[0,0]>T3[0,1]`);
      expect([spot(after, `y${who}`), spot(after, 'yRope')]).toEqual(['T3[0,1]', 'T2[0,4]']);
    }
    const thief = play(scene('yTh@T2[0,4]+yRope'), 'Th T2[0,4]^T3[0,0]>T3[0,1]');
    expect(spot(thief, 'yRope')).toBe('T3[0,1] yTh');
  });
});
