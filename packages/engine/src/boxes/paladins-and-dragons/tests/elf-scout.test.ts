import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, carries, points, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
const OPEN = '+   +   +   +   +   +';
const SHUT = '+---+---+---+---+---+';
/** One row of squares with walls above and below, on a floor nobody needs; `v` and the like as in `hall`. */
const corridor = (row: string) =>
  hall([
    SHUT,
    `  ${[...row].join('   ')}`,
    SHUT,
    ...Array.from({ length: 3 }, () => ['  .   .   .   .   .', OPEN]).flat(),
    '  .   .   .   .   G',
    OPEN,
  ]);
/** The other squares of the first row where a Move of the Scout may end. */
const stops = (s: Parameters<typeof offers>[0]) =>
  offers(s, /^El a1>/)
    .map((text) => text.split('>').at(-1) as string)
    .filter((square) => /^[b-e]1$/.test(square))
    .toSorted();

describe('Elf Scout', () => {
  it('P-SCOUT-C1 P-SCOUT-01 P-SCOUT-02: over two pits side by side to the floor beyond, onto neither of them', () => {
    const s = scene(`yEl@T1[0,0] ${REST}`, corridor('.oo..'));
    expect(stops(s)).toEqual(['d1', 'e1']);
    expect(verdict(s, 'El T1[0,0]>T1[0,1]')).toBe('P-SCOUT-01');
    expect(verdict(s, 'El T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-SCOUT-01');
    const after = play(s, 'El T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]');
    expect([spot(after, 'yEl'), apLeft(after)]).toEqual(['T1[0,3]', 4]);
  });

  it('P-SCOUT-01: nobody passes without the ability', () => {
    for (const code of ['Go', 'Gm', 'Il', 'Pa', 'Pp', 'Wm']) {
      const s = scene(`y${code}@T1[0,0] ${REST}`, corridor('.o...'));
      expect([code, verdict(s, `${code} T1[0,0]>T1[0,1]>T1[0,2]`)]).toEqual([code, 'B-PIT-01']);
    }
  });

  it('P-SCOUT-02: each pit costs one of his seven points', () => {
    const s = scene(`yEl@T1[0,0] ${REST}`, hall(['.oooo'], ['oo...']));
    const path = ['T1[0,0]', 'T1[0,1]', 'T1[0,2]', 'T1[0,3]', 'T1[0,4]', 'T2[0,0]', 'T2[0,1]', 'T2[0,2]', 'T2[0,3]'];
    expect(verdict(s, `El ${path.slice(0, 8).join('>')}`)).toBe('legal');
    expect(verdict(s, `El ${path.join('>')}`)).toBe('B-MOVE-01');
  });

  it('P-SCOUT-C2 P-SCOUT-03: no walk over a rift, a jump all the same', () => {
    const s = scene(`yEl@T1[0,0] ${REST}`, corridor('.v...'));
    expect(stops(s)).toEqual([]);
    expect(verdict(s, 'El T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-RIFT-01');
    expect(spot(play(s, 'El T1[0,0]^T1[0,1]>T1[0,2]'), 'yEl')).toBe('T1[0,2]');
  });

  it('P-SCOUT-03: nor over rubble or a fountain, and falling rocks kill him', () => {
    const fountain = scene(`yEl@T1[0,0] ${REST}`, corridor('.f...'));
    expect(verdict(fountain, 'El T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-FOUNT-04');
    const rubble = scene(`yEl@T1[0,0] ${REST}`, { ...corridor('.....'), covers: { 'T1[0,1]': 'rubble:yellow' } });
    expect(verdict(rubble, 'El T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-ILLU-05');
    const rocks = scene(`yEl@T1[0,0] yMe@B1[1,1] ${REST}`, corridor('.r...'));
    expect(verdict(rocks, 'El T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-ROCKS-13');
    const crushed = play(rocks, 'El T1[0,0]>T1[0,1]');
    expect([spot(crushed, 'yEl'), points(crushed)]).toEqual(['out', '0:1']);
    expect([fountain, rubble].map(stops)).toEqual([[], []]);
  });

  it('P-SCOUT-04: a Pit marker of either side is a pit to him', () => {
    for (const cover of ['pit:yellow', 'pit:blue']) {
      const covers = { 'T1[0,1]': cover };
      const s = scene(`yEl@T1[0,0] ${REST}`, { ...corridor('.....'), covers });
      expect(stops(s)).toEqual(['c1', 'd1', 'e1']);
      expect(verdict(s, 'El T1[0,0]>T1[0,1]')).toBe('P-SCOUT-01');
      const goblin = scene(`yGo@T1[0,0] ${REST}`, { ...corridor('.....'), covers });
      expect(verdict(goblin, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('B-PIT-01');
    }
  });

  it('P-SCOUT-05: with an object or a wounded friend, whom he may not drop there', () => {
    for (const [load, name] of [
      ['ySword', 'ySword'],
      ['yGo*', 'yGo'],
    ] as const) {
      const s = scene(`yEl@T1[0,0]+${load} ${REST}`, hall(['.o...']));
      const after = play(s, 'El T1[0,0]>T1[0,1]>T1[0,2]');
      expect([spot(after, 'yEl'), carries(after, 'yEl')]).toEqual(['T1[0,2]', name]);
      expect(verdict(s, `El T1[0,0]>T1[0,1]-${name}>T1[0,2]`)).toBe('B-OBJ-06');
    }
  });

  it('P-SCOUT-05: a Rope he may leave on the pit', () => {
    const s = play(scene(`yEl@T1[0,0]+yRope ${REST}`, hall(['.o...'])), 'El T1[0,0]>T1[0,1]-yRope>T1[0,2]');
    expect([spot(s, 'yRope'), carries(s, 'yEl')]).toEqual(['T1[0,1]', 'nothing']);
  });

  it('P-SCOUT-06: even if he stood on a pit he would help no friend across, as a Thief does', () => {
    const across = (friend: string) =>
      verdict(scene(`yGo@T1[0,0] y${friend}@T1[0,1] ${REST}`, hall(['.o...'])), 'Go T1[0,0]>T1[0,1]>T1[0,2]');
    expect([across('El'), across('Th')]).toEqual(['B-PIT-01', 'legal']);
  });

  it('P-SCOUT-C3 P-SCOUT-07: an unwounded enemy on the pit bars it, his own Thief does not', () => {
    const path = 'El T1[0,0]>T1[0,1]>T1[0,2]';
    expect(verdict(scene('yEl@T1[0,0] bTh@T1[0,1]', hall(['.o...'])), path)).toBe('B-MOVE-05');
    expect(verdict(scene(`yEl@T1[0,0] yTh@T1[0,1] ${REST}`, hall(['.o...'])), path)).toBe('legal');
  });

  it('P-SCOUT-C4: he takes the Rope of a wounded enemy in passing, who falls', () => {
    const s = scene(`yEl@T1[0,0] bCl@T1[0,1]*+bRope ${REST}`, hall(['.o...']));
    const after = play(s, 'El T1[0,0]>T1[0,1]+bRope>T1[0,2]');
    expect([spot(after, 'bCl'), points(after), carries(after, 'yEl'), spot(after, 'yEl')]).toEqual([
      'out',
      '1:0',
      'bRope',
      'T1[0,2]',
    ]);
    const passed = play(s, 'El T1[0,0]>T1[0,1]>T1[0,2]');
    expect([spot(passed, 'bCl'), points(passed)]).toEqual(['T1[0,1]*', '0:0']);
  });

  it('P-SCOUT-C5: with a Rope he stops on a pit that has two attachment points', () => {
    const two = scene(`yEl@T1[0,0]+yRope ${REST}`, corridor('.o...'));
    const after = play(two, 'El T1[0,0]>T1[0,1]');
    expect([spot(after, 'yEl'), carries(after, 'yEl')]).toEqual(['T1[0,1]', 'yRope']);
    const one = scene(`yEl@T1[0,0]+yRope ${REST}`, corridor('.oo..'));
    expect(verdict(one, 'El T1[0,0]>T1[0,1]')).toBe('P-SCOUT-01');
    expect(verdict(one, 'El T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
  });

  it('P-SCOUT-08: wounded he crosses nothing, and takes nobody who carries him across', () => {
    const s = scene(`yEl@T1[0,0]* yGo@T1[2,2] ${REST}`, hall(['.o...']));
    expect(verdict(s, 'El T1[0,0]>T1[0,1]>T1[0,2]')).toBe('B-WND-02');
    const carried = scene(`yGo@T1[0,0]+yEl* ${REST}`, hall(['.o...']));
    expect(verdict(carried, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('B-PIT-01');
  });
});
