import { describe, expect, it } from 'vitest';
import { offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, points, whereIs } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
const GATE = 'T1[2,0]|T1[2,1]';

describe('Glossary terms', () => {
  it('B-GLO-01: adjacent squares share a side, and nothing shut lies between', () => {
    const fights = (square: string) => verdict(scene(`yWa@T1[2,1] bGo@${square}`), 'Wa x bGo');
    expect(['T1[1,1]', 'T1[3,1]', 'T1[2,2]'].map(fights)).toEqual(['legal', 'legal', 'legal']);
    expect(['T1[1,2]', 'T1[3,2]', 'T1[2,3]', 'T1[2,0]'].map(fights)).toEqual(Array(4).fill('B-COMB-01'));
    expect(verdict(scene('yCl@T1[2,1]'), 'Cl T1[2,1]>T1[1,2]')).toBe('B-TURN-06');
    expect(verdict(scene('yCl@T1[2,1] bGo@T1[1,2]*'), 'Cl!heal bGo')).toBe('B-CLE-02');
    expect(verdict(scene('yCl@T1[1,1] bGo@T1[1,2]*'), 'Cl!heal bGo')).toBe('legal');
  });

  it('B-GLO-02: markers are no tokens: beside two of them a square still holds two', () => {
    const marks = { open: [GATE], broken: ['T1[2,3]|T1[2,4]'] };
    const s = scene(`yWa@T1[2,2]+ySword yCl@T1[1,3]* ${REST}`, marks);
    expect(verdict(s, 'Wa T1[2,2]>T1[2,1]')).toBe('legal');
    expect(verdict(s, 'Wa T1[2,2]>T1[2,3]')).toBe('legal');
    expect(verdict(s, 'Wa T1[2,2]>T1[2,3]>T1[1,3]')).toBe('B-TURN-05');
    expect(new Set(s.rules.roster.map(({ sort }) => sort))).toEqual(new Set(['character', 'object']));
  });

  it('B-GLO-03: an empty floor square has no token, and is never on a line', () => {
    const s = scene(`yWa@T1[0,4] ${REST}`, { faceDown: ['T2'], stash: { T2: ['yGo', 'bTr'] } });
    const placing = play(s, 'Wa reveal B', 'chance: * 2ccw.0', 'place yGo@T2[0,0]');
    expect(verdict(placing, 'place bTr@T2[0,0]')).toBe('B-REV-06');
    expect(verdict(placing, 'place bTr@T2[0,1]')).toBe('legal');
    expect(offers(placing, /@[yz]/)).toEqual([]);
    expect(verdict(placing, 'place bTr@YL0')).toBe('B-REV-06');
  });

  it('B-GLO-04: which squares are valid depends on the character', () => {
    const lands = (code: string, others = '') =>
      verdict(scene(`y${code}@T3[0,1] ${others} ${REST}`), `${code} T3[0,1]^T3[0,0]>T2[0,4]`);
    expect([lands('Th'), lands('Wa'), lands('Wz'), lands('Wa', 'bRope@T2[0,4]')]).toEqual([
      'legal',
      'B-JUMP-06',
      'B-JUMP-06',
      'legal',
    ]);
  });

  it('B-GLO-05: a pit is crossed only by a jump, an ability or an object, and does not block sight', () => {
    const crosses = (code: string, others = '') =>
      verdict(scene(`y${code}@T1[0,1] ${others} ${REST}`), `${code} T1[0,1]>T1[0,2]>T1[0,3]`);
    expect([crosses('Wa'), crosses('Th'), crosses('Wz'), crosses('Wa', 'bRope@T1[0,2]')]).toEqual([
      'B-PIT-01',
      'legal',
      'legal',
      'legal',
    ]);
    expect(verdict(scene(`yWa@T1[0,1] ${REST}`), 'Wa T1[0,1]^T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(scene(`yWz@T1[0,1]+yWand bGo@T1[0,3] ${REST}`), 'Wz!fire e')).toBe('legal');
  });

  it('B-GLO-06: sight is straight and broken by walls, closed portcullises and characters', () => {
    expect(offers(scene(`yWz@T1[2,2]+yWand bGo@T1[1,1] bTr@T1[3,3] ${REST}`), /fire/)).toEqual([]);
    expect(verdict(scene('yWz@T1[2,2]+yWand bGo@T1[2,0]'), 'Wz!fire w')).toBe('B-FIR-06');
    expect(verdict(scene('yWz@T1[1,2]+yWand bGo@T1[1,0]'), 'Wz!fire w')).toBe('B-FIR-06');
    const s = play(scene(`yWz@T1[2,1]+yWand yCl@T1[2,2]* bGo@T1[2,3] ${REST}`), 'Wz!fire e');
    expect([whereIs(s, 'yCl'), whereIs(s, 'bGo')]).toEqual(['out', 'T1[2,3]']);
  });

  it('B-GLO-07: a cycle is four turns of one’s own, one for each Action card', () => {
    let s = play(scene('yWa@T1[1,1] bGo@T4[1,1]', { turn: { highest: 5 } }), 'pass');
    const cards = ({ state }: typeof s, seat: 'yellow' | 'blue') =>
      state.players[seat].hand.filter((card) => card.startsWith('A')).join('');
    for (const card of ['A5', 'A2', 'A4']) s = play(s, `blue: ${card}`, 'pass', `yellow: ${card}`, 'pass');
    expect([cards(s, 'blue'), cards(s, 'yellow'), s.state.turn.number]).toEqual(['A3', 'A3', 16]);
    s = play(s, 'blue: A3');
    expect(cards(s, 'blue')).toBe('');
    s = play(s, 'pass');
    expect([cards(s, 'blue'), cards(s, 'yellow'), s.state.turn.number]).toEqual(['A2A3A4A5', 'A3', 17]);
    expect(s.state.turn.seat).toBe('yellow');
  });

  it('B-GLO-08: killed, gone and spent are all out for good, and only the first scores for the other side', () => {
    const s = scene(`yWz@T1[1,1]+yWand bGo@T1[1,3] yCl@T4[1,4]+ySword yTh@T2[0,2]+yPotion ${REST}`);
    const killed = play(s, 'Wz!fire e');
    expect([points(killed), whereIs(killed, 'bGo'), whereIs(killed, 'yWand')]).toEqual(['1:0', 'out', 'out']);
    const left = play(killed, 'Cl T4[1,4]>BL1');
    expect([points(left), whereIs(left, 'yCl'), whereIs(left, 'ySword')]).toEqual(['2:0', 'out', 'out']);
    const spent = play(left, 'Th!drink');
    expect([points(spent), whereIs(spent, 'yPotion'), carries(spent, 'yTh')]).toEqual(['2:0', 'out', 'nothing']);
    expect(token(spent, 'bGo')).toMatchObject({ carrier: undefined, wounded: false });
  });
});
