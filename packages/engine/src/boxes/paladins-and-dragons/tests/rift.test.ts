import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { inNotation, offers, play, scene, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1] yMe@B4[3,3]';
const ROW = hall(['.v...']);
const ON = 'T1[0,0]>T1[0,1]';
const ACROSS = `${ON}>T1[0,2]`;
const OVER = 'T1[0,0]^T1[0,1]>T1[0,2]';

const OPEN = '+   +   +   +   +   +';
/** A corridor: the first row, walled off from the rest. */
const corridor = (row: string) => [
  OPEN,
  `  ${[...row].join('   ')}`,
  '+---+---+---+---+---+',
  '  .   .   .   .   .',
  ...Array.from({ length: 2 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  '  .   .   .   .   G',
  OPEN,
];

describe('Rift', () => {
  it('P-RIFT-01 P-RIFT-04: nobody on foot enters one, neither Thief nor Elf Scout', () => {
    for (const code of ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'El', 'Gm', 'Il', 'Wm', 'Pa', 'Pp']) {
      const s = scene(`${REST} y${code}@T1[0,0]`, ROW);
      expect([code, verdict(s, `${code} ${ON}`), verdict(s, `${code} ${ACROSS}`)]).toEqual([
        code,
        'P-RIFT-01',
        'P-RIFT-01',
      ]);
    }
  });

  it('P-RIFT-02: flyers and Ghosts cross it and do not stop', () => {
    for (const code of ['Wz', 'Gh']) {
      const s = scene(`y${code}@T1[0,0] ${REST}`, ROW);
      expect(spot(play(s, `${code} ${ACROSS}`), `y${code}`)).toBe('T1[0,2]');
      expect(verdict(s, `${code} ${ON}`)).toBe('P-RIFT-02');
    }
  });

  it('P-RIFT-03: anyone jumps over it, straight or round the corner, for a card', () => {
    for (const code of ['Go', 'Th', 'Tr', 'Pa', 'Gh', 'Gm']) {
      const s = scene(`y${code}@T1[0,0] ${REST}`, ROW);
      const after = play(s, `${code} ${OVER}`);
      expect([code, spot(after, `y${code}`), purses(after)]).toEqual([code, 'T1[0,2]', '4']);
      expect(after.state.players.yellow.hand.filter((card) => card === 'J').length).toBe(2);
      expect(verdict(s, `${code} T1[0,0]^T1[0,1]>T1[1,1]`)).toBe('legal');
    }
    const none = scene(`yGo@T1[0,0] ${REST}`, { ...ROW, players: { yellow: { hand: ['A2', 'C0'] } } });
    expect(verdict(none, `Go ${OVER}`)).toBe('B-JUMP-01');
  });

  it('P-RIFT-04 P-RIFT-C2: the Thief is offered a jump and no step; her friends gain nothing from her', () => {
    const s = scene(`yTh@T1[0,0] ${REST}`, ROW);
    expect(offers(s, /^Th [^^]*b1/)).toEqual([]);
    expect(offers(s, /\^b1>c1/)).toEqual([`Th ${inNotation(OVER)}`]);
    expect(offers(scene(`yTh@T1[0,0] ${REST}`, hall(corridor('.vv..'))), /\^/)).toEqual([]);
    const pit = scene(`yTh@T1[0,0] ${REST}`, hall(['.o...']));
    expect(verdict(pit, `Th ${ON}`)).toBe('legal');
    const friend = scene(`yTh@T1[0,1]+yRope yGo@T1[0,0] ${REST}`, ROW);
    expect(verdict(friend, `Go ${IN_PASSING}`)).toBe('B-PIT-06');
  });

  it('P-RIFT-04: nor does she stay on one without her Rope', () => {
    const robbed = play(scene(`yPp@T1[0,0] bTh@T1[0,1]+bRope ${REST}`, ROW), 'Pp!steal bRope');
    expect([spot(robbed, 'bTh'), spot(robbed, 'bRope'), points(robbed)]).toEqual(['out', 'T1[0,0] yPp', '1:0']);
    const pit = play(scene(`yPp@T1[0,0] bTh@T1[0,1]+bRope ${REST}`, hall(['.o...'])), 'Pp!steal bRope');
    expect([spot(pit, 'bTh'), points(pit)]).toEqual(['T1[0,1]', '0:0']);
  });

  it('P-RIFT-05: a Rope in hand lets one cross or stay', () => {
    const s = scene(`yGo@T1[0,0]+yRope ${REST}`, ROW);
    const across = play(s, `Go ${ACROSS}`);
    expect([spot(across, 'yGo'), carries(across, 'yGo')]).toEqual(['T1[0,2]', 'yRope']);
    const hanging = play(s, `Go ${ON}`);
    expect([spot(hanging, 'yGo'), carries(hanging, 'yGo'), points(hanging)]).toEqual(['T1[0,1]', 'yRope', '0:0']);
    expect(verdict(play(s, `Go ${ON}`), 'Go T1[0,1]>T1[0,2]')).toBe('legal');
    const lying = scene(`yGo@T1[0,0] bRope@T1[0,1] ${REST}`, ROW);
    expect([verdict(lying, `Go ${ACROSS}`), verdict(lying, `Go ${ON}`)]).toEqual(['legal', 'legal']);
    expect(verdict(scene(`yGo@T1[0,0]+ySword ${REST}`, ROW), `Go ${ACROSS}`)).toBe('P-RIFT-01');
  });

  it('P-RIFT-06: it does not block sight', () => {
    const s = play(scene(`yDr@T1[0,0] bGo@T1[0,2] ${REST}`, ROW), 'Dr!breathe e');
    expect(spot(s, 'bGo')).toBe('out');
    expect(verdict(scene(`yIl@T1[0,0] ${REST}`, ROW), 'Il!pit T1[0,2]')).toBe('legal');
  });

  it('P-RIFT-07 P-RIFT-C4: hanging there and wounded one stays; an enemy who takes the Rope kills', () => {
    const s = scene(`bGo@T1[0,1]+bRope yWa@T1[0,0] yCl@T2[0,0] ${REST}`, ROW);
    const hurt = play(s, 'Wa x bGo', 'yellow: C0', 'blue: C0');
    expect([spot(hurt, 'bGo'), spot(hurt, 'bRope'), points(hurt)]).toEqual(['T1[0,1]*', 'T1[0,1]', '0:0']);
    const robbed = play(hurt, `Wa ${ON}+bRope>T1[0,2]`);
    expect([spot(robbed, 'bGo'), spot(robbed, 'bRope'), points(robbed)]).toEqual(['out', 'T1[0,2] yWa', '1:0']);
  });

  it('P-RIFT-07: nobody lets his own fall', () => {
    const s = scene(`yCl@T1[0,1]*+yRope yGo@T1[0,0] ${REST}`, ROW);
    expect(verdict(s, `Go ${IN_PASSING}`)).toBe('B-PIT-06');
    const lifted = play(s, `Go ${ON}+yCl>T1[0,2]`);
    expect([spot(lifted, 'yCl'), spot(lifted, 'yRope')]).toEqual(['T1[0,2]* yGo', 'T1[0,1]']);
  });

  it('P-RIFT-07: it takes a Rope and nothing else, and what is left of the dead is a Rope', () => {
    const wizard = scene(`yWz@T1[0,0]+ySword ${REST}`, ROW);
    expect(verdict(wizard, `Wz ${ON}-ySword>T1[0,2]`)).toBe('B-OBJ-06');
    const friend = scene(`yWz@T1[0,0]+yGo* ${REST}`, ROW);
    expect(verdict(friend, `Wz ${ON}-yGo>T1[0,2]`)).toBe('B-OBJ-06');
    const rope = scene(`yGo@T1[0,0]+yRope ${REST}`, ROW);
    expect(spot(play(rope, `Go ${ON}-yRope>T1[0,2]`), 'yRope')).toBe('T1[0,1]');
    const dead = play(scene(`yDr@T1[0,0] bGo@T1[0,1]+bRope ${REST}`, ROW), 'Dr!breathe e');
    expect([spot(dead, 'bGo'), spot(dead, 'bRope'), points(dead)]).toEqual(['out', 'T1[0,1]', '1:0']);
  });

  it('P-RIFT-07: one with somebody on it is not jumped, one with only a Rope is', () => {
    for (const there of ['bGo@T1[0,1]+bRope', 'yGo@T1[0,1]+yRope', 'bGo@T1[0,1]*+bRope']) {
      expect(verdict(scene(`yWa@T1[0,0] ${there} ${REST}`, ROW), `Wa ${OVER}`)).toBe('B-JUMP-04');
    }
    expect(verdict(scene(`yWa@T1[0,0] bRope@T1[0,1] ${REST}`, ROW), `Wa ${OVER}`)).toBe('legal');
  });

  it('P-RIFT-08 P-RIFT-C3: two in a row are neither jumped nor roped, but flown over', () => {
    const two = hall(corridor('.vv..'));
    const rope = scene(`yGo@T1[0,0]+yRope ${REST}`, two);
    expect(offers(rope, /b1/)).toEqual([]);
    expect(verdict(rope, `Go ${OVER}`)).toBe('P-TERR-05');
    expect(verdict(rope, `Go ${ACROSS}>T1[0,3]`)).toBe('B-ROP-05');
    // With a third square to tie it to, the first one is crossed, and the second one is not.
    const tied = scene(`yGo@T1[0,0]+yRope ${REST}`, hall(['.vv..']));
    expect([verdict(tied, `Go ${ON}`), verdict(tied, `Go ${ACROSS}>T1[0,3]`)]).toEqual(['legal', 'B-ROP-03']);
    const wizard = scene(`yWz@T1[0,0] ${REST}`, two);
    expect(spot(play(wizard, `Wz ${ACROSS}>T1[0,3]`), 'yWz')).toBe('T1[0,3]');
    expect(verdict(wizard, `Wz ${ACROSS}>T1[0,3]>T1[0,4]`)).toBe('legal');
    expect(verdict(wizard, `Wz ${ACROSS}>T1[0,3]>T1[0,4]>T2[0,0]`)).toBe('B-MOVE-01');
  });

  it('P-RIFT-C1: the Pickpocket with a Rope, six squares, straight and round corners', () => {
    const rooms = hall(['.v.v.', '.vv..', '...v.']);
    const s = scene(`yPp@T1[0,0]+yRope ${REST}`, rooms);
    expect(carries(play(s, 'Pp T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]>T1[1,4]>T1[2,4]'), 'yPp')).toBe('yRope');
    expect(verdict(s, 'Pp T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]>T1[1,4]>T1[2,4]>T1[3,4]')).toBe('B-MOVE-01');
    // Round the corner: from the left of the rift to the square below it.
    expect(verdict(s, 'Pp T1[0,0]>T1[1,0]>T1[1,1]>T1[2,1]>T1[2,2]>T1[1,2]>T1[1,3]')).toBe('legal');
    expect(verdict(s, 'Pp T1[0,0]>T1[0,1]>T1[1,1]>T1[2,1]')).toBe('B-ROP-03');
    expect(verdict(s, 'Pp T1[0,0]>T1[1,0]>T1[1,1]>T1[1,2]>T1[1,3]')).toBe('B-ROP-03');
  });
});

const IN_PASSING = `${ON}+yRope>T1[0,2]`;
