import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, points, spot } from '../../../testing/tell.ts';
import { yard } from '../../../testing/yard.ts';

const rules = (tokens: string, options = {}) => yard(tokens, options).rules;
/** Rows of floor, pits where it says so. */
const floor = (...rows: readonly string[]) => hall(rows);

describe('Banshee', () => {
  it('R-BAN-01: undead, which nothing here asks for', () => {
    const members = rules('').roster;
    expect(members.filter(({ traits }) => traits.includes('undead')).map(({ kind }) => kind)).toEqual([
      'banshee',
      'banshee',
    ]);
  });

  it('R-BAN-02: 2 action points, anybody in sight, friend or foe, wounded or not, near or far', () => {
    const s = yard('yBn@T2[2,1] bCl@T2[2,3] yNa@T2[2,0]', { ap: 2 });
    expect(offers(s, /scream/)).toEqual(['Bn!scream bCl']);
    expect(verdict(yard('yBn@T2[2,1] bCl@T2[2,3]', { ap: 1 }), 'Bn!scream bCl')).toBe('B-TURN-02');
    for (const target of ['bCl', 'yCl', 'bCl*', 'yCl*'])
      for (const square of ['T2[2,2]', 'T2[2,3]']) {
        const [name, wounded = ''] = [target.slice(0, 3), target.slice(3)];
        const pushed = play(yard(`yBn@T2[2,1] ${name}@${square}${wounded}`), `Bn!scream ${name}`);
        expect(spot(pushed, name)).toBe(`T2[2,${Number(square[5]) + 1}]${wounded}`);
      }
    expect(verdict(yard('yBn@T2[2,1] bCl@T2[1,0]'), 'Bn!scream bCl')).toBe('R-BAN-02');
    expect(verdict(yard('yBn@T2[2,0] bNa@T2[2,1] bCl@T2[2,3]'), 'Bn!scream bCl')).toBe('R-BAN-02');
    expect(verdict(yard('yBn@T2[2,1]* bCl@T2[2,3]'), 'Bn!scream bCl')).toBe('B-WND-02');
  });

  it('R-BAN-03 R-BAN-C3: not through a closed portcullis, a wall or a slit', () => {
    const s = 'yBn@T1[2,2] bCl@T1[2,3]';
    expect(verdict(yard(s), 'Bn!scream bCl')).toBe('R-BAN-03');
    expect(spot(play(yard(s, { open: ['T1[2,3]|T1[2,4]'] }), 'Bn!scream bCl'), 'bCl')).toBe('T1[2,4]');
    expect(verdict(yard('yBn@T2[0,2] bCl@T2[0,4]'), 'Bn!scream bCl')).toBe('R-BAN-03');
    expect(verdict(yard('yBn@T1[2,2] bCl@T1[1,2]'), 'Bn!scream bCl')).toBe('R-BAN-03');
  });

  it('R-BAN-03: not onto a miniature’s square, of either side', () => {
    for (const other of ['bNa', 'yNa'])
      expect(verdict(yard(`yBn@T2[2,1] bCl@T2[2,2] ${other}@T2[2,3]`), 'Bn!scream bCl')).toBe('R-BAN-03');
  });

  it('R-BAN-04 R-BAN-C4: no more than two tokens; with empty hands he takes up what lies there', () => {
    const laden = yard('yBn@T2[2,1] bCl@T2[2,2]+bKey yRope@T2[2,3]');
    expect(verdict(laden, 'Bn!scream bCl')).toBe('R-BAN-04');
    const free = play(yard('yBn@T2[2,1] bCl@T2[2,2] yRope@T2[2,3]'), 'Bn!scream bCl');
    expect([spot(free, 'bCl'), carries(free, 'bCl')]).toEqual(['T2[2,3]', 'yRope']);
    const friend = play(yard('yBn@T2[2,1] bCl@T2[2,2] bTe@T2[2,3]*'), 'Bn!scream bCl');
    expect(carries(friend, 'bCl')).toBe('bTe');
    expect(verdict(yard('yBn@T2[2,1] bCl@T2[2,2] yTe@T2[2,3]*'), 'Bn!scream bCl')).toBe('R-BAN-04');
  });

  it('R-BAN-03 R-BAN-C6: a wounded goes to a friend who carries nothing, not to an enemy', () => {
    const s = (who: string) => yard(`yBn@T2[2,1] bCl@T2[2,2]* ${who}`);
    const taken = play(s('bNa@T2[2,3]'), 'Bn!scream bCl');
    expect([spot(taken, 'bCl'), carries(taken, 'bNa')]).toEqual(['T2[2,3]* bNa', 'bCl']);
    expect(verdict(s('yNa@T2[2,3]'), 'Bn!scream bCl')).toBe('R-BAN-03');
    expect(verdict(s('bNa@T2[2,3]+bKey'), 'Bn!scream bCl')).toBe('R-BAN-04');
    expect(verdict(s('bNa@T2[2,3]*'), 'Bn!scream bCl')).toBe('R-BAN-04');
    const beside = play(s('bKey@T2[2,3]'), 'Bn!scream bCl');
    expect([spot(beside, 'bCl'), spot(beside, 'bKey')]).toEqual(['T2[2,3]*', 'T2[2,3]']);
  });

  it('R-BAN-05: a scream that moves nobody is not offered', () => {
    expect(offers(yard('yBn@T1[2,2] bCl@T1[2,3]'), /scream/)).toEqual([]);
    expect(offers(yard('yBn@T2[2,1] bCl@T2[2,3]'), /scream/)).toEqual(['Bn!scream bCl']);
  });

  it('R-BAN-06 R-BAN-C1: over a pit one falls, for a point', () => {
    const s = play(yard('yBn@T3[3,1] bCl@T3[1,1]'), 'Bn!scream bCl');
    expect([spot(s, 'bCl'), points(s)]).toEqual(['out', '1:0']);
  });

  it('R-BAN-06 R-BAN-C2: unless a Rope holds, one’s own or one that lies there', () => {
    const own = play(yard('yBn@T3[3,1] bCl@T3[1,1]+bRope'), 'Bn!scream bCl');
    expect([spot(own, 'bCl'), carries(own, 'bCl'), points(own)]).toEqual(['T3[0,1]', 'bRope', '0:0']);
    const there = play(yard('yBn@T3[3,1] bCl@T3[1,1] bRope@T3[0,1]'), 'Bn!scream bCl');
    expect([spot(there, 'bCl'), carries(there, 'bCl')]).toEqual(['T3[0,1]', 'bRope']);
    const lying = play(yard('yBn@T3[3,1] bCl@T3[1,1]* bRope@T3[0,1]'), 'Bn!scream bCl');
    expect(spot(lying, 'bCl')).toBe('T3[0,1]*');
    expect(points(play(yard('yBn@T3[3,1] bCl@T3[1,1]*'), 'Bn!scream bCl'))).toBe('1:0');
  });

  it('R-BAN-06: a Rope that cannot be tied goes down with him, and levitation does not hold', () => {
    const lone = floor('...oo', '....o');
    const s = play(scene('yBn@T1[0,1] bCl@T1[0,2]+bRope', { ...lone, faceDown: ['T2'] }), 'Bn!scream bCl');
    expect([spot(s, 'bCl'), spot(s, 'bRope'), points(s)]).toEqual(['T1[0,3]', 'T1[0,3] bCl', '0:0']);
    const deep = floor('...oo', '...o.');
    const lost = play(scene('yBn@T1[0,1] bCl@T1[0,2]+bRope', deep), 'Bn!scream bCl');
    expect([spot(lost, 'bCl'), spot(lost, 'bRope'), points(lost)]).toEqual(['out', 'out', '1:0']);
    expect(spot(play(yard('yBn@T3[3,1] bWz@T3[1,1]'), 'Bn!scream bWz'), 'bWz')).toBe('out');
  });

  it('R-BAN-07: no friend to his death', () => {
    expect(verdict(yard('yBn@T3[3,1] yCl@T3[1,1]'), 'Bn!scream yCl')).toBe('R-BAN-07');
    expect(verdict(yard('yBn@T3[3,1] yCl@T3[1,1]+yRope'), 'Bn!scream yCl')).toBe('legal');
    expect(verdict(yard('yBn@T3[3,1] yCl@T3[1,1]*'), 'Bn!scream yCl')).toBe('R-BAN-07');
  });

  it('R-BAN-08: a load goes with a miniature, into the pit too; a wounded leaves what lies with it', () => {
    const carried = play(yard('yBn@T2[2,1] bCl@T2[2,2]+bKey'), 'Bn!scream bCl');
    expect(spot(carried, 'bKey')).toBe('T2[2,3] bCl');
    const both = play(yard('yBn@T3[3,1] bCl@T3[1,1]+bTe*'), 'Bn!scream bCl');
    expect([spot(both, 'bCl'), spot(both, 'bTe'), points(both)]).toEqual(['out', 'out', '2:0']);
    expect(spot(play(yard('yBn@T3[3,1] bCl@T3[1,1]+bKey'), 'Bn!scream bCl'), 'bKey')).toBe('out');
    const lying = play(yard('yBn@T2[2,1] bCl@T2[2,2]* bKey@T2[2,2]'), 'Bn!scream bCl');
    expect([spot(lying, 'bCl'), spot(lying, 'bKey')]).toEqual(['T2[2,3]*', 'T2[2,2]']);
  });

  it('R-BAN-09 R-BAN-C5: onto the own line, or out over the other’s: a point, none if wounded', () => {
    const home = play(yard('yBn@T4[1,3] bNa@T4[1,4]', { ap: 5 }), 'Bn!scream bNa');
    expect([spot(home, 'bNa'), points(home)]).toEqual(['BL1', '0:0']);
    const out = play(yard('yBn@T4[1,3] yNa@T4[1,4]'), 'Bn!scream yNa');
    expect([spot(out, 'yNa'), points(out)]).toEqual(['out', '1:0']);
    const carriedOut = play(yard('bBn@T4[1,3] yNa@T4[1,4]*', { active: 'blue' }), 'Bn!scream yNa');
    expect([spot(carriedOut, 'yNa'), points(carriedOut)]).toEqual(['out', '0:0']);
    expect(verdict(yard('yBn@T4[1,3] yNa@T4[1,4] bCl@BL1'), 'Bn!scream yNa')).toBe('R-BAN-03');
    expect(verdict(yard('yBn@T4[1,3] yNa@T4[1,4]* bCl@BL1*'), 'Bn!scream yNa')).toBe('R-BAN-04');
  });

  it('R-BAN-10: never off the board, nor into a face-down room', () => {
    expect(verdict(yard('yBn@YL2 bCl@YL0'), 'Bn!scream bCl')).toBe('R-BAN-10');
    const s = yard('yBn@T1[0,3] bCl@T1[0,4]', { faceDown: ['T2'] });
    expect(verdict(s, 'Bn!scream bCl')).toBe('R-BAN-10');
  });

  it('R-BAN-11: it wounds nobody, costs the target nothing, and a Large shield does not help', () => {
    const s = yard('yBn@T2[2,1] yNa@T2[2,2] yCl@T2[1,0]', { ap: 3 });
    const pushed = play(s, 'Bn!scream yNa');
    expect(token(pushed, 'yNa').wounded).toBe(false);
    expect(verdict(pushed, 'Na T2[2,3]>T2[2,4]')).toBe('legal');
    const shield = yard('yBn@T2[2,1] bNa@T2[2,2]+bLargeShield');
    expect(spot(play(shield, 'Bn!scream bNa'), 'bNa')).toBe('T2[2,3]');
  });
});
