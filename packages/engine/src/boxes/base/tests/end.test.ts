import { describe, expect, it } from 'vitest';
import { offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { points, purses } from '../../../testing/tell.ts';

const bank = (yellow: number, blue: number) => ({ yellow: { bank: yellow }, blue: { bank: blue } });
const ending = ({ state }: Scene) => state.ending;
const IDLERS = 'yTr@T1[1,1] bMe@T1[3,3]';

describe('End of the game', () => {
  it('B-END-C1 B-END-01 B-END-02: at five points the active player finishes his turn', () => {
    const s = scene(`yCl@T4[1,4] yTh@T4[3,0] ${IDLERS} yWa@T4[4,3]`, { ap: 3, players: bank(4, 0) });
    const five = play(s, 'Cl T4[1,4]>BL1');
    expect(points(five)).toBe('5:0');
    expect(purses(five)).toBe('2');
    expect(ending(five)).toBeUndefined();
    const six = play(five, 'Wa T4[4,3]>T4[4,4]>BL4');
    expect([points(six), purses(six), ending(six)]).toEqual(['6:0', '1', undefined]);
    const over = play(six, 'pass');
    expect(ending(over)).toEqual({ winner: 'yellow', why: 'target' });
    expect(over.state.tasks).toEqual([]);
  });

  it('B-END-01: four points end nothing', () => {
    const s = play(scene(`yCl@T4[1,4] ${IDLERS}`, { players: bank(3, 4) }), 'Cl T4[1,4]>BL1', 'pass');
    expect([points(s), ending(s)]).toEqual(['4:4', undefined]);
    expect(s.state.turn.seat).toBe('blue');
  });

  it('B-END-01: after the end nothing more may be done', () => {
    const over = play(scene(IDLERS, { players: bank(5, 0) }), 'pass');
    expect(verdict(over, 'yellow: pass')).toBe('B-END-01');
    expect(offers(over, /./, 'blue')).toEqual([]);
  });

  const lost = 'yWa@T1[1,1]+yCl* bTr@T1[1,2] yGo@T4[1,4] yTh@T4[4,4] yMe@B1[1,1]';
  const beaten = () => play(scene(lost, { ap: 3, players: bank(4, 4) }), 'Wa x bTr', 'yellow: C0', 'blue: C0');

  it('B-END-C2 B-END-03: blue reaches five in yellow’s turn, and yellow still overtakes', () => {
    const s = scene(lost.replace('yGo', 'yWz'), { ap: 3, players: bank(4, 4) });
    const five = play(s, 'Wa x bTr', 'yellow: C0', 'blue: C0');
    expect([points(five), purses(five), ending(five)]).toEqual(['4:5', '2', undefined]);
    const over = play(five, 'Wz T4[1,4]>BL1', 'Th T4[4,4]>BL4');
    expect(points(over)).toBe('6:5');
    expect(ending(over)).toEqual({ winner: 'yellow', why: 'target' });
  });

  it('B-END-C3 B-END-04: equal points at the end of that turn are a draw', () => {
    const over = play(beaten(), 'Th T4[4,4]>BL4', 'pass');
    expect(points(over)).toBe('5:5');
    expect(ending(over)).toEqual({ winner: 'draw', why: 'target' });
  });

  it('B-END-03: the inactive player’s fifth point ends the game with this turn, and there is no extra turn', () => {
    const over = play(beaten(), 'pass');
    expect(points(over)).toBe('4:5');
    expect(ending(over)).toEqual({ winner: 'blue', why: 'target' });
  });

  it('B-END-C4 B-END-02: passing with points left ends it just the same', () => {
    const over = play(scene(`yCl@T4[1,4] ${IDLERS}`, { players: bank(4, 0) }), 'Cl T4[1,4]>BL1', 'pass');
    expect(ending(over)).toEqual({ winner: 'yellow', why: 'target' });
  });

  it('B-END-02: the turn that reached the target ends by itself with the last point', () => {
    const over = play(scene(`yCl@T4[1,4] ${IDLERS}`, { ap: 1, players: bank(4, 3) }), 'Cl T4[1,4]>BL1');
    expect(ending(over)).toEqual({ winner: 'yellow', why: 'target' });
  });

  it('B-END-05: when nobody can act any more the game ends at once', () => {
    const s = scene('yCl@T4[1,4] yWa@T1[1,1]* bGo@T1[3,3]*', { players: bank(1, 1) });
    expect(ending(play(s, 'Cl T4[1,4]>BL1'))).toEqual({ winner: 'yellow', why: 'nobody' });
    const even = scene('yCl@T4[1,4] bGo@T1[3,3]*', { players: bank(1, 2) });
    expect(ending(play(even, 'Cl T4[1,4]>BL1'))).toEqual({ winner: 'draw', why: 'nobody' });
    const behind = scene('yCl@T4[1,4] bGo@T1[3,3]*', { players: bank(1, 3) });
    expect(ending(play(behind, 'Cl T4[1,4]>BL1'))).toEqual({ winner: 'blue', why: 'nobody' });
  });

  it('B-END-05: face-down tokens and objects lying about do not keep it going, a wounded Troll does', () => {
    const hidden = scene('yCl@T4[1,4] bSword@T1[1,1]', { faceDown: ['T2'], stash: { T2: ['yGo', 'bGo'] } });
    expect(ending(play(hidden, 'Cl T4[1,4]>BL1'))).toEqual({ winner: 'yellow', why: 'nobody' });
    for (const troll of ['yTr', 'bTr']) {
      const s = play(scene(`yCl@T4[1,4] ${troll}@T1[3,3]*`), 'Cl T4[1,4]>BL1');
      expect(ending(s)).toBeUndefined();
    }
  });

  it('B-END-05: who alone has nobody left plays cards and passes', () => {
    const s = play(scene('yCl@T4[1,4] bGo@T1[3,3]'), 'Cl T4[1,4]>BL1', 'pass', 'blue: A2', 'pass', 'yellow: A3');
    expect(ending(s)).toBeUndefined();
    expect(offers(s)).toEqual(['pass']);
    expect(play(s, 'pass').state.turn.seat).toBe('blue');
  });

  it('B-END-06: a player may resign on his turn or off it', () => {
    const s = scene(IDLERS, { players: bank(4, 0) });
    expect(ending(play(s, 'yellow: resign'))).toEqual({ winner: 'blue', why: 'resigned' });
    expect(ending(play(s, 'blue: resign'))).toEqual({ winner: 'yellow', why: 'resigned' });
    const fight = play(scene('yWa@T1[1,1] bTr@T1[1,2]'), 'Wa x bTr', 'yellow: C0');
    expect(ending(play(fight, 'yellow: resign'))).toEqual({ winner: 'blue', why: 'resigned' });
  });

  it('B-END-06: both may agree on a draw, and an offer lapses with the turn', () => {
    const s = scene(IDLERS, { players: bank(4, 0) });
    const offered = play(s, 'blue: agree');
    expect(ending(offered)).toBeUndefined();
    expect(ending(play(offered, 'blue: agree'))).toBeUndefined();
    expect(ending(play(offered, 'yellow: agree'))).toEqual({ winner: 'draw', why: 'agreed' });
    expect(ending(play(offered, 'pass', 'yellow: agree'))).toBeUndefined();
  });

  it('B-END-07: the 64th turn in a row without progress ends the game', () => {
    const quiet = (turns: number) => scene(IDLERS, { turn: { quiet: turns }, players: bank(1, 0) });
    expect(ending(play(quiet(62), 'pass'))).toBeUndefined();
    expect(ending(play(quiet(63), 'pass'))).toEqual({ winner: 'yellow', why: 'quiet' });
    expect(ending(play(scene(IDLERS, { turn: { quiet: 63 } }), 'Tr T1[1,1]>T1[1,2]', 'pass'))).toMatchObject({
      winner: 'draw',
    });
  });

  it('B-END-07: a reveal, a spent card, an elimination, an exit and a used object are progress', () => {
    const late = { turn: { quiet: 63 } };
    const reveal = play(
      scene(`yWa@T1[0,4] ${IDLERS}`, { ...late, faceDown: ['T2'] }),
      'Wa reveal B',
      'chance: * 2ccw.0',
    );
    const combat = play(scene('yWa@T1[1,1] bTr@T1[1,2]', late), 'Wa x bTr', 'yellow: C1', 'blue: C0');
    const exit = play(scene(`yCl@T4[1,4] ${IDLERS}`, late), 'Cl T4[1,4]>BL1');
    const drink = play(scene(`yWa@T4[1,4]+yPotion ${IDLERS}`, late), 'Wa!drink');
    const fall = play(scene('yGo@T1[0,1] bCl@T1[0,2]*+bRope bMe@T4[1,1]', late), 'Go T1[0,1]>T1[0,2]+bRope>T1[0,3]');
    for (const s of [reveal, combat, exit, drink, fall]) {
      const after = play(s, 'pass');
      expect([ending(after), after.state.turn.quiet]).toEqual([undefined, 0]);
    }
  });

  it('B-END-07: a fight that spends no card is none, for it could go on for ever', () => {
    const s = scene('yTr@T1[1,1] bTr@T1[1,2]', { turn: { quiet: 63 } });
    expect(ending(play(s, 'Tr x bTr', 'yellow: C0', 'blue: C0', 'pass'))).toEqual({ winner: 'draw', why: 'quiet' });
    expect(ending(play(s, 'Tr x bTr', 'yellow: C0', 'blue: C1', 'pass'))).toBeUndefined();
  });

  it('B-END-07: turning rooms, moving and carrying are none', () => {
    const s = scene('yGo@T1[0,1] ySword@T1[1,1] yWa@T1[2,1] bMe@T4[1,1]', { turn: { quiet: 10 } });
    const after = play(s, 'Wa T1[2,1]>T1[1,1]', 'Go rot A-', 'pass');
    expect(after.state.turn.quiet).toBe(11);
  });
});
