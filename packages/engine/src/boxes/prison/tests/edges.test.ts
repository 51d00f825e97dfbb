import { describe, expect, it } from 'vitest';
import { compile } from '../../../boxes/index.ts';
import { learnRooms } from '../../../boxes/own.ts';
import { sightlines } from '../../../core/situation/sight.ts';
import { explain } from '../../../result.ts';
import { at, offers, play, type Scene, token, verdict } from '../../../testing/scene.ts';
import { spot } from '../../../testing/tell.ts';
import { yard } from '../../../testing/yard.ts';

/** Does a character see a square, empty or with somebody on it? */
const sees = (s: Scene, viewer: string, square: string): boolean =>
  sightlines(s.rules, s.state, token(s, viewer).id).some(({ seen }) => seen.includes(at(s, square)));

describe('Edges and slits', () => {
  it('R-EDGE-01: a slit turns with its room', () => {
    const upright = yard('yNa@T1[0,2]');
    expect(verdict(upright, 'Na T1[0,2]>T1[1,2]')).toBe('legal');
    const rooms = ['38ccw.1', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '40cw.0'];
    const turned = yard('yNa@T1[2,4] yCl@T1[2,4]*', { rooms });
    expect(verdict(turned, 'Na T1[2,4]>T1[2,3]')).toBe('legal');
    expect(verdict(yard('yCl@T1[2,4]', { rooms }), 'Cl T1[2,4]>T1[2,3]')).toBe('R-EDGE-03');
    expect(verdict(yard('yCl@T1[0,2]', { rooms }), 'Cl T1[0,2]>T1[1,2]')).not.toBe('R-EDGE-03');
  });

  it('R-EDGE-02 R-EDGE-C2: on a border both edges count: slit and opening are a slit, opening and wall a wall', () => {
    const slit = yard('yCl@T2[2,4] yNa@T3[2,0]');
    expect(verdict(slit, 'Cl T2[2,4]>T3[2,0]')).toBe('R-EDGE-03');
    expect(verdict(yard('yNa@T2[2,4]'), 'Na T2[2,4]>T3[2,0]')).toBe('legal');
    const wall = yard('yNa@T2[3,4]');
    expect(verdict(wall, 'Na T2[3,4]>T3[3,0]')).toBe('B-MOVE-02');
  });

  it('R-EDGE-03 R-EDGE-C1: only the Naga passes, for a movement point', () => {
    expect(verdict(yard('yNa@T1[0,2]'), 'Na T1[0,2]>T1[1,2]')).toBe('legal');
    expect(verdict(yard('yCl@T1[0,2]'), 'Cl T1[0,2]>T1[1,2]')).toBe('R-EDGE-03');
    expect(verdict(yard('yCl@T1[0,2] yTe@T1[1,2]*'), 'Cl!heal yTe')).toBe('R-CLE-01');
  });

  it('R-EDGE-04: nobody is adjacent across a slit', () => {
    const s = yard('yNa@T1[0,2] bCl@T1[1,2]');
    expect(verdict(s, 'Na x bCl')).toBe('B-COMB-01');
    expect(offers(yard('yCo@T1[1,1] bCl@T1[1,2] yBk@T1[0,2]'), / x /)).toEqual(['Co x bCl']);
  });

  it('R-EDGE-05 R-NAG-C2: nobody reveals through a slit of the own room, not even a Naga', () => {
    const s = yard('yNa@B4[3,0] yCl@B4[2,0]', { faceDown: ['B3'] });
    expect(verdict(s, 'Na reveal G')).toBe('B-REV-01');
    expect(verdict(yard('yNa@B4[1,0]', { faceDown: ['B3'] }), 'Na reveal G')).toBe('legal');
  });

  it('R-EDGE-06 R-EDGE-C3: only the own room’s edge counts for revealing', () => {
    const s = yard('yCl@T1[3,4]', { faceDown: ['T2'] });
    expect(verdict(s, 'Cl reveal B')).toBe('legal');
    expect(verdict(yard('yCl@T1[3,4]'), 'Cl T1[3,4]>T2[3,0]')).toBe('R-EDGE-03');
  });

  it('R-EDGE-07: closed, open, and open again; broken for good', () => {
    const gate = 'T1[2,0]|T1[2,1]';
    const shut = yard('yBk@T1[2,1] yCo@T1[1,1]');
    expect(verdict(shut, 'Bk T1[2,1]>T1[2,0]')).toBe('B-MOVE-02');
    const open = play(shut, `Bk!lock ${gate}`);
    expect(verdict(open, 'Bk T1[2,1]>T1[2,0]')).toBe('legal');
    expect(verdict(play(open, `Bk!lock ${gate}`), 'Bk T1[2,1]>T1[2,0]')).toBe('B-MOVE-02');
    const broken = yard('yBk@T1[2,1]', { broken: [gate] });
    expect(verdict(broken, 'Bk T1[2,1]>T1[2,0]')).toBe('legal');
    expect(verdict(broken, `Bk!lock ${gate}`)).toBe('R-BKS-01');
  });

  it('R-EDGE-08: two portcullises on a border are dealt with one at a time', () => {
    const own = learnRooms(GATED);
    if (!own.ok) throw new Error(explain(own.error));
    const rules = compile(`prison.1 rooms=${own.value.id} pairs=9,38,39,40`);
    if (!rules.ok) throw new Error(explain(rules.error));
    const rooms = ['9cw.0', '9ccw.0', '39cw.0', '40cw.0', '38cw.0', '38ccw.0', '40ccw.0', '39ccw.0'];
    const s = yard('yCo@T1[0,4]', { rules: rules.value, rooms });
    expect(offers(s, /shatter/)).toHaveLength(1);
    const [first] = offers(s, /shatter/) as readonly [string];
    const half = play(s, first);
    expect(verdict(half, 'Co T1[0,4]>T2[0,0]')).toBe('B-MOVE-02');
    const [second] = offers(half, /shatter/) as readonly [string];
    expect(second).not.toBe(first);
    expect(spot(play(half, second, 'Co T1[0,4]>T2[0,0]'), 'yCo')).toBe('T2[0,0]');
  });

  it('R-EDGE-09 R-EDGE-C4: to a line only the room’s edge counts: a Naga slips out to it, a Banshee cannot', () => {
    const rooms = ['40cw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '38ccw.0'];
    const s = yard('yNa@T1[3,0] yBn@T1[3,1]', { rooms });
    expect(spot(play(s, 'Na T1[3,0]>YL3'), 'yNa')).toBe('YL3');
    expect(verdict(yard('yBn@T1[3,0]', { rooms }), 'Bn T1[3,0]>YL3')).toBe('R-EDGE-03');
    expect(verdict(yard('yBn@T1[1,0]', { rooms }), 'Bn T1[1,0]>YL1')).toBe('legal');
  });

  it('rooms of one’s own have slits only where the prison is played with', () => {
    const own = learnRooms(GATED.replace('! .   .   .   .   G', ': .   .   .   .   G'));
    if (!own.ok) throw new Error(explain(own.error));
    const codeOf = (id: string) => {
      const rules = compile(`${id} rooms=${own.value.id}`);
      return rules.ok ? 'good' : `${rules.error.line}:${rules.error.column} ${rules.error.code}`;
    };
    expect([codeOf('base.1'), codeOf('prison.1')]).toEqual(['1:8 strangeRooms', 'good']);
  });
});

const ROWS = ['.   .   .   .  ', '.   .   .   .  ', '.   .   .   .  ', '.   .   .   .  '];
const GATED = ['cw', 'ccw']
  .map((arrow) => {
    const first = '! .   .   .   .   G !';
    const open = '+   +   +   +   +   +';
    return [`# 9-${arrow}`, open, first, open, ...ROWS.flatMap((row) => [`  ${row} .  `, open]), ''].join('\n');
  })
  .join('\n');

describe('Line of sight', () => {
  it('R-LOS-01: straight, at any range, never diagonally', () => {
    const s = yard('yCl@T2[0,0] yNa@T2[2,0]');
    expect(sees(s, 'yCl', 'T2[0,4]')).toBe(true);
    expect(sees(s, 'yNa', 'T2[2,4]')).toBe(true);
    expect(sees(s, 'yCl', 'T2[1,1]')).toBe(false);
  });

  it('R-LOS-02: walls, closed portcullises and anybody between stop it', () => {
    expect(sees(yard('yCl@T2[0,0]'), 'yCl', 'T3[0,0]')).toBe(false);
    expect(sees(yard('yCl@T1[2,1]'), 'yCl', 'T1[2,0]')).toBe(false);
    for (const blocker of ['yNa@T2[0,2]', 'bNa@T2[0,2]', 'yNa@T2[0,2]*', 'bNa@T2[0,2]*']) {
      const s = yard(`yCl@T2[0,0] ${blocker}`);
      expect([sees(s, 'yCl', 'T2[0,2]'), sees(s, 'yCl', 'T2[0,3]')]).toEqual([true, false]);
    }
  });

  it('R-LOS-03 R-LOS-C5: objects, gears, pits, open and broken portcullises do not', () => {
    expect(sees(yard('yCl@T2[0,0] yRope@T2[0,2]'), 'yCl', 'T2[0,4]')).toBe(true);
    expect(sees(yard('yCl@T1[2,1]'), 'yCl', 'T1[2,3]')).toBe(true);
    for (const state of ['open', 'broken'] as const)
      expect(sees(yard('yCl@T1[2,1]', { [state]: ['T1[2,0]|T1[2,1]'] }), 'yCl', 'T1[2,0]')).toBe(true);
  });

  it('R-LOS-04 R-LOS-05 R-LOS-C1: through a slit of the own square only, and so not both ways', () => {
    const from = (square: string, to: string) => sees(yard(`yCl@${square}`), 'yCl', to);
    expect(from('T1[0,2]', 'T1[3,2]')).toBe(true);
    expect([from('T1[3,2]', 'T1[0,2]'), from('T1[2,2]', 'T1[0,2]')]).toEqual([false, false]);
    expect(from('T1[1,2]', 'T1[0,2]')).toBe(true);
  });

  it('R-LOS-C2: over a border from the slit’s own square, and not back', () => {
    const from = (square: string, to: string) => sees(yard(`yCl@${square}`), 'yCl', to);
    expect([from('T1[3,4]', 'T2[3,4]'), from('T2[3,4]', 'T1[3,4]')]).toEqual([true, false]);
    expect([from('T2[3,0]', 'T1[3,4]'), from('T1[3,4]', 'T2[3,0]')]).toEqual([true, true]);
  });

  it('R-LOS-C3: over pits, and not past somebody who lies there', () => {
    const base = 'yCl@T3[3,1] bNa@T3[0,1]+bRope';
    expect(sees(yard(base), 'yCl', 'T3[0,1]')).toBe(true);
    for (const lying of ['yTe@T3[1,1]*', 'bTe@T3[1,1]*'])
      expect(sees(yard(`${base} ${lying}`), 'yCl', 'T3[0,1]')).toBe(false);
  });

  it('R-LOS-C4: a portcullis closed, open, broken', () => {
    expect(sees(yard('yCl@T1[2,1]'), 'yCl', 'T1[2,0]')).toBe(false);
    expect(sees(yard('yCl@T1[2,1]', { open: ['T1[2,0]|T1[2,1]'] }), 'yCl', 'T1[2,0]')).toBe(true);
    expect(sees(yard('yCl@T1[2,1]', { broken: ['T1[2,0]|T1[2,1]'] }), 'yCl', 'T1[2,0]')).toBe(true);
  });

  it('R-LOS-06 R-LOS-07: who is carried blocks nothing, and only the bearer can be aimed at', () => {
    const s = yard('yCl@T2[2,0]+yBow bNa@T2[2,3]+bTe*');
    expect(offers(s, / x /)).toEqual(['Cl x bNa shoot']);
    expect(verdict(s, 'Cl x bTe shoot')).toBe('B-WND-08');
    const laden = yard('yWz@T2[2,0]+yTe* bNa@T2[2,3]');
    expect(sees(laden, 'yWz', 'T2[2,3]')).toBe(true);
  });

  it('R-LOS-08: not into a face-down room', () => {
    const open = yard('yCl@T1[3,4]+yBow bNa@T2[3,3]');
    expect(offers(open, / x /)).toEqual(['Cl x bNa shoot']);
    const s = yard('yCl@T1[3,4]', { faceDown: ['T2'] });
    expect(sightlines(s.rules, s.state, token(s, 'yCl').id)[1]?.seen).toEqual([]);
  });

  it('R-LOS-09: to, from and along both lines', () => {
    const s = yard('yCl@YL2 bNa@YL7 bTe@T1[2,0]');
    expect([sees(s, 'yCl', 'YL7'), sees(s, 'yCl', 'T1[2,0]')]).toEqual([true, true]);
    expect(sees(yard('yCl@T1[2,0]'), 'yCl', 'YL2')).toBe(true);
    expect(sees(yard('yCl@T1[0,0]'), 'yCl', 'YL0')).toBe(false);
  });

  it('R-LOS-10: neighbours see each other, and an ability may not work so near', () => {
    const s = yard('yCl@T2[2,0]+yBow bNa@T2[2,1]');
    expect(sees(s, 'yCl', 'T2[2,1]')).toBe(true);
    expect(verdict(s, 'Cl x bNa shoot')).toBe('R-RNG-02');
    expect(verdict(yard('yBn@T2[2,0] bNa@T2[2,1]'), 'Bn!scream bNa')).toBe('legal');
  });
});
