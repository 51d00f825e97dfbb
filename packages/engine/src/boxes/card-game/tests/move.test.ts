import { describe, expect, it } from 'vitest';
import { ap, fight, go, isAt, judge, quarter } from '../../../testing/quarter.ts';
import { offers, token } from '../../../testing/scene.ts';

const FOE = 'Wa@be.C';

describe('Revealing', () => {
  const hidden = ['bluecw', '?', '?', 'greenccw'] as const;

  it('C-REV-1 C-REV-3 C-REV-4 C-REV-C1: through an open edge of one’s own, whatever the far one may be', () => {
    const s = quarter('Na@(1,1)', FOE, { rooms: ['bluecw', '?', '?', 'greenccw'] });
    expect(offers(s, /reveal/)).toEqual(['Na reveal D']);
    expect(judge(s, 'Na reveal A')).toBe('C-REV-1');
  });

  it('C-REV-C2: one whose open edges touch two face-down rooms may turn up either', () => {
    const s = quarter('Na@(1,1) Th@(1,0)', FOE, { rooms: ['bluecw.2', '?', '?', 'greenccw'] });
    expect(offers(quarter('Na@(1,1)', FOE, { rooms: ['bluecw.2', '?', '?', 'greenccw'] }), /reveal/)).toHaveLength(2);
    expect(ap(s)).toBe(3);
  });

  it('C-REV-2 C-REV-C3: from a post the room before it, whatever icon it faces, and no other', () => {
    const rooms = ['?', '?', 'blueccw', 'greenccw'] as const;
    expect(offers(quarter('Na@yw.G', FOE, { rooms }), /reveal/)).toEqual(['Na reveal C']);
    expect(offers(quarter('Na@yw.G', FOE, { rooms: ['bluecw', '?', 'blueccw', 'greenccw'] }), /reveal/)).toEqual([]);
  });

  it('C-REV-5 C-REV-C4: nobody looks through a slit or a wall, whatever passes there', () => {
    const rooms = ['?', 'greencw', 'blueccw', 'greenccw'] as const;
    expect(offers(quarter('Wa@(3,0)', 'Na@(1,2)', { rooms, active: 'blue' }), /reveal/)).toEqual([]);
    expect(offers(quarter('Wa@(3,0)', 'Na@(0,2)', { rooms, active: 'blue' }), /reveal/)).toEqual(['Na reveal C']);
  });

  it('C-REV-6 C-REV-12: whoever reveals stays where he is, facing what he faced', () => {
    const s = quarter('Na@yw.G', FOE, { rooms: ['?', 'greencw', 'blueccw', 'greenccw'] });
    const shown = go(s, 'Na reveal C', `chance: * ${s.state.unseen[0]}.0`);
    expect(isAt(shown, 'yNa', 'yw.G')).toBe(true);
    expect(ap(shown)).toBe(2);
  });

  it('C-REV-7 C-REV-8 C-REV-9 C-REV-10 C-REV-11 C-REV-C5 C-REV-C7: characters first, each object by the other side, one to a zone', () => {
    const lines = ['stash C=yTr,bGo,bSword'];
    const s = quarter('Wa@(3,0)', 'Na@(0,2)', {
      rooms: ['?', 'greencw', 'blueccw', 'greenccw'],
      active: 'blue',
      lines,
    });
    let shown = go(s, 'Na reveal C', 'chance: * bluecw.3');
    expect(shown.state.tasks.at(-1)).toMatchObject({ kind: 'place', seats: ['blue'] });
    shown = go(shown, 'place yTr@(0,0)');
    expect(judge(shown, 'place bGo@(0,0)')).toBe('C-REV-10');
    shown = go(shown, 'place bGo@(0,1)');
    expect(shown.state.tasks.at(-1)).toMatchObject({ kind: 'place', seats: ['yellow'] });
    expect(judge(shown, 'place bSword@(2,0)')).toBe('C-REV-7');
    shown = go(shown, 'place bSword@(1,1)');
    expect(judge(shown, 'Go (0,1)>(1,1)')).toBe('C-MOVE-10');
    expect(judge(shown, 'Go (0,1)>(0,2)')).toBe('legal');
  });

  it('C-REV-C6: with objects alone the revealer places the other’s, then the other his', () => {
    const lines = ['stash C=yKey,bRope'];
    const s = quarter('Wa@(3,0)', 'Na@(0,2)', {
      rooms: ['?', 'greencw', 'blueccw', 'greenccw'],
      active: 'blue',
      lines,
    });
    const shown = go(s, 'Na reveal C', 'chance: * bluecw.3', 'place yKey@(0,0)');
    expect(judge(shown, 'place bRope@(0,0)')).toBe('C-REV-10');
    expect(shown.state.tasks.at(-1)).toMatchObject({ seats: ['yellow'] });
  });

  it('C-REV-13 C-REV-C8: a room without cards is turned up all the same, by somebody unwounded', () => {
    const s = quarter('Wa@(3,0)', 'Na@(0,2)* Me@be.C', {
      rooms: ['?', 'greencw', 'blueccw', 'greenccw'],
      active: 'blue',
    });
    expect(offers(s, /reveal/)).toEqual([]);
    expect(hidden).toHaveLength(4);
  });
});

describe('Moving', () => {
  it('C-MOVE-1 C-MOVE-2 C-MOVE-3: so many steps for a point, fewer if one likes, and again for another', () => {
    const s = quarter('Na@(0,0)', FOE);
    expect(judge(s, 'Na (0,0)>(1,0)>(2,0)>(1,0)')).toBe('legal');
    expect(judge(s, 'Na (0,0)>(1,0)>(2,0)>(1,0)>(1,1)')).toBe('C-MOVE-1');
    const moved = go(s, 'Na (0,0)>(1,0)');
    expect([ap(moved), judge(moved, 'Na (1,0)>(2,0)')]).toEqual([2, 'legal']);
    expect(judge(s, 'Na (0,0)')).toBe('C-MOVE-3');
  });

  it('C-MOVE-10: pits, closed portcullises, walls, slits and diagonals bar the way', () => {
    expect(judge(quarter('Wa@(0,1)', FOE), 'Wa (0,1)>(1,1)')).toBe('C-MOVE-10');
    expect(judge(quarter('Wa@(1,1)', FOE), 'Wa (1,1)>(2,1)')).toBe('C-MOVE-10');
    expect(judge(quarter('Wa@(0,0)', FOE), 'Wa (0,0)>(0,1)')).toBe('C-MOVE-10');
    expect(judge(quarter('Wa@(1,1)', FOE), 'Wa (1,1)>(1,2)')).toBe('C-MOVE-10');
    expect(judge(quarter('Wa@(0,0)', FOE), 'Wa (0,0)>(1,1)')).toBe('C-MOVE-2');
  });

  it('C-MOVE-4 C-MOVE-9 C-CHAR-C27: friends and the wounded let one pass', () => {
    expect(judge(quarter('Na@(0,0) Wa@(1,0)', FOE), 'Na (0,0)>(1,0)>(2,0)')).toBe('legal');
    expect(judge(quarter('Na@(0,0)', 'Wa@(1,0)*'), 'Na (0,0)>(1,0)>(2,0)')).toBe('legal');
    expect(judge(quarter('Th@(0,0)', 'Wa@(1,0)'), 'Th (0,0)>(1,0)>(2,0)')).toBe('C-MOVE-5');
    expect(judge(quarter('Th@(2,2)', 'Wa@(2,0)'), 'Th (2,2)>(3,2)')).toBe('legal');
  });

  it('C-MOVE-5 C-MOVE-6 C-MOVE-C3 C-TURN-9: in an enemy’s zone one stays or goes back, with another point too', () => {
    const s = quarter('Me@(0,2)', 'Me@(1,2)');
    expect(judge(s, 'Me (0,2)>(1,2)>(2,2)')).toBe('C-MOVE-5');
    const come = go(s, 'Me (0,2)>(1,2)');
    expect(come.state.turn.entrances).toHaveLength(1);
    expect(judge(come, 'Me (1,2)>(2,2)')).toBe('C-MOVE-5');
    expect(judge(come, 'Me (1,2)>(0,2)')).toBe('legal');
    const next = go(come, 'pass', 'pass');
    expect(judge(next, 'Me (1,2)>(2,2)')).toBe('legal');
  });

  it('C-MOVE-C4 C-MOVE-C5 C-OBJ-3: out by the entrance and on, with what lay there', () => {
    const s = quarter('El@(0,2)', 'Wa@(1,2)', { lines: ['loose ySword@(1,2)'] });
    expect(judge(s, 'El (0,2)>(1,2)>(0,2)>(0,1)')).toBe('legal');
    expect(judge(s, 'El (0,2)>(1,2)+ySword>(0,2)>(0,1)')).toBe('legal');
  });

  it('C-MOVE-7 C-MOVE-20 C-MOVE-C14: whoever began there, or was come upon, leaves as he likes', () => {
    expect(judge(quarter('Na@(1,2)', 'Wa@(1,2)'), 'Na (1,2)>(2,2)')).toBe('legal');
    const s = quarter('Na@(1,2)', 'Wa@(1,2)');
    const back = go(s, 'Na (1,2)>(0,2)>(1,2)');
    expect(judge(back, 'Na (1,2)>(2,2)')).toBe('C-MOVE-5');
  });

  it('C-MOVE-8 C-MOVE-C6 C-MOVE-C7: nobody is held where no unwounded enemy is left', () => {
    const s = quarter('Sa@(0,2)', 'Cl@(1,2)');
    const won = fight(go(s, 'Sa (0,2)>(1,2)'), 'Sa x bCl', 'C6', 'C0');
    expect(judge(won, 'Sa (1,2)>(2,2)')).toBe('legal');
    const two = quarter('Sa@(0,2)', 'Cl@(1,2)* Na@(1,2)');
    expect(judge(go(two, 'Sa (0,2)>(1,2)'), 'Sa (1,2)>(2,2)')).toBe('C-MOVE-5');
  });

  it('C-MOVE-C8: the entrance turns with the room and leads to what lies there now', () => {
    const s = quarter('Wa@(2,1) Me@(2,2)', 'Cl@(2,2)', { ap: 5 });
    const turned = go(s, 'Wa (2,1)>(2,2)', 'Me rot B-');
    expect(isAt(turned, 'yWa', '(2,3)')).toBe(true);
    expect(offers(turned, /^Wa .*>/).length).toBeGreaterThan(0);
    expect(judge(turned, 'Wa (2,3)>(1,3)')).toBe('legal');
    expect(judge(turned, 'Wa (2,3)>(2,2)')).not.toBe('legal');
  });

  it('C-MOVE-11 C-MOVE-12 C-MOVE-C9 C-MOVE-C10: three of a side to a zone, the wounded and carried too', () => {
    const full = quarter('Na@(2,1) Wa@(2,2) Cl@(2,2) Me@(2,2)', FOE);
    expect(judge(full, 'Na (2,1)>(2,2)>(2,3)')).toBe('legal');
    expect(judge(full, 'Na (2,1)>(2,2)')).toBe('C-MOVE-11');
    const laden = quarter('Wa@(2,1)+yNa* Cl@(2,2) Me@(2,2)', 'Wa@(2,2)* Cl@(2,2)* Me@(2,2)*');
    expect(judge(laden, 'Wa (2,1)>(2,2)')).toBe('C-MOVE-11');
  });

  it('C-MOVE-11 C-MOVE-12: nor is a wounded friend handed on where three are', () => {
    const full = quarter('Wa@(2,1)+yNa* Cl@(2,2) Me@(2,2) Th@(2,2)', FOE);
    expect(judge(full, 'Wa (2,1)>(2,2)-yNa:yCl>(2,3)')).toBe('C-MOVE-11');
    expect(judge(full, 'Wa (2,1)>(2,2)>(2,3)-yNa')).toBe('legal');
    const two = quarter('Wa@(2,1)+yNa* Cl@(2,2) Me@(2,2)', FOE);
    expect(judge(two, 'Wa (2,1)>(2,2)-yNa:yCl>(2,3)')).toBe('legal');
  });

  it('C-MOVE-13: a starting zone is one zone for that', () => {
    const s = quarter('Na@(0,0) Wa@ye.C Cl@ye.T Me@yw.S', FOE);
    expect(judge(s, 'Na (0,0)>yw.C')).toBe('C-MOVE-11');
    expect(judge(quarter('Na@(0,0) Wa@ye.C Cl@ye.T', FOE), 'Na (0,0)>yw.C')).toBe('legal');
  });

  it('C-MOVE-14 C-MOVE-15 C-MOVE-16 C-MOVE-18 C-MOVE-C11 C-MOVE-C12: from post to post, then in, a point each', () => {
    const s = quarter('Na@yw.T', FOE);
    expect(judge(s, 'Na yw.T>(1,0)')).toBe('C-MOVE-10');
    expect(judge(s, 'Na yw.T>yw.C>(0,0)>(1,0)')).toBe('legal');
    expect(judge(s, 'Na yw.T>ye.C>(3,0)>(3,1)')).toBe('legal');
    expect(judge(s, 'Na yw.T>ye.G')).toBe('legal');
  });

  it('C-MOVE-C1: before red ccw a Naga turns to G, enters, takes the Rope and crosses the pit with it', () => {
    const rooms = ['bluecw', 'greencw', 'redccw', 'greenccw'] as const;
    const s = quarter('Wa@(3,0)', 'Na@bw.T', { rooms, active: 'blue', lines: ['loose bRope@(1,3)'] });
    expect(judge(s, 'Na bw.T>(1,2)')).toBe('C-MOVE-2');
    expect(judge(s, 'Na bw.T>bw.G>(1,3)+bRope>(1,2)')).toBe('legal');
    expect(judge(s, 'Na bw.T>bw.G>(1,3)>(1,2)')).toBe('C-MOVE-10');
  });

  it('C-MOVE-C2: before orange ccw S alone is accessible until G’s portcullis is opened', () => {
    const rooms = ['orangeccw', 'greencw', 'blueccw', 'greenccw'] as const;
    const s = quarter('Th@yw.T', FOE, { rooms });
    expect(judge(s, 'Th yw.T>(1,1)')).toBe('C-MOVE-2');
    expect(judge(s, 'Th yw.T>yw.S>(1,0)')).toBe('legal');
    expect(judge(s, 'Th yw.T>yw.G>(0,0)')).toBe('C-MOVE-10');
    const at = go(s, 'Th yw.T>yw.G');
    expect(judge(go(at, offers(at, /Th!lock/)[0] as string), 'Th yw.G>(0,0)')).toBe('legal');
  });

  it('C-MOVE-17 C-MOVE-C13 C-EXIT-13: back into one’s own starting zone, facing what one left', () => {
    const s = quarter('Wa@(3,0)', 'Na@(2,3)', { active: 'blue' });
    const home = go(s, 'Na (2,3)>be.S');
    expect(isAt(home, 'bNa', 'be.S')).toBe(true);
    expect(judge(s, 'Na (2,3)>be.S>bw.T>(0,3)')).toBe('legal');
  });

  it('C-MOVE-19 C-MOVE-C15 C-JUMP-7: out of an enemy’s zone one jumps only over the pit one came by', () => {
    const s = quarter('Wa@(1,2)', 'Cl@(2,2)');
    expect(judge(go(s, 'Wa (1,2)>(2,2)'), 'Wa (2,2)^(3,2)')).toBe('C-MOVE-5');
    expect(judge(quarter('Wa@(2,2)', 'Cl@(2,2)'), 'Wa (2,2)^(3,2)')).toBe('legal');
  });

  it('C-MOVE-21: an enemy at a post holds nobody in the zone he faces', () => {
    const s = quarter('Na@(2,2)', 'Wa@be.S');
    expect(judge(s, 'Na (2,2)>(2,3)>(1,3)')).toBe('legal');
  });
});

describe('Turning rooms', () => {
  it('C-ROT-1 C-ROT-2 C-ROT-3 C-ROT-4 C-ROT-C1: a quarter for a point, one’s own room or its twin, by its own arrow', () => {
    const s = quarter('Wa@(0,1)', FOE);
    expect(offers(s, / rot /)).toEqual(['Wa rot C+', 'Wa rot D-']);
    expect(judge(s, 'Wa rot C-')).toBe('C-ROT-3');
    expect(judge(s, 'Wa rot A+')).toBe('C-ROT-2');
    expect(ap(go(s, 'Wa rot C+', 'Wa rot D-'))).toBe(1);
  });

  it('C-ROT-7 C-ROT-C2: a face-down twin stays as it lies', () => {
    const s = quarter('Wa@(0,1)', FOE, { rooms: ['bluecw', 'greencw', '?', 'greenccw'] });
    expect(judge(s, 'Wa rot D-')).toBe('C-ROT-7');
  });

  it('C-ROT-5 C-ROT-C3 C-EXIT-2 C-CHAR-GOBLIN-1: what stands in a zone turns along, and a Goblin leaves for two', () => {
    const s = quarter('Wa@(3,3)', 'Go@(0,1)', { active: 'blue' });
    const turned = go(s, 'Go rot C+');
    expect(isAt(turned, 'bGo', '(0,0)')).toBe(true);
    expect(go(turned, 'Go (0,0)>yw.G').state.players.blue.bank).toBe(2);
  });

  it('C-ROT-C4 C-ROT-C5 C-CHAR-MECHANORK-1 C-CHAR-C13: things stay in their icons; a Mechanork turns either way', () => {
    const s = quarter('Me@(0,1)', FOE, { lines: ['loose ySword@(1,1)'] });
    expect(offers(s, / rot /)).toEqual(['Me rot C+', 'Me rot C-', 'Me rot D+', 'Me rot D-']);
    const turned = go(s, 'Me rot C-');
    expect(token(turned, 'ySword').at).toBe(token(s, 'ySword').at);
  });

  it('C-ROT-8 C-ROT-9: enemies beside one do not matter, and a post is no gear zone', () => {
    expect(judge(quarter('Wa@(0,1)', 'Cl@(0,1)'), 'Wa rot C+')).toBe('legal');
    expect(judge(quarter('Wa@yw.G', FOE), 'Wa rot C+')).toBe('C-ROT-2');
  });
});
