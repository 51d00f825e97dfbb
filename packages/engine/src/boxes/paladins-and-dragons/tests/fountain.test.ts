import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { apLeft, carries, points, purses, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1] yMe@B4[3,3]';
const ROW = hall(['.f...']);
const GATE = 'T1[0,0]|T1[0,1]';

const OPEN = '+   +   +   +   +   +';
/** The first row as drawn, walled off from the rest. */
const corridor = (cells: string) => [
  OPEN,
  `  ${cells}`,
  '+---+---+---+---+---+',
  '  .   .   .   .   .',
  ...Array.from({ length: 2 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  '  .   .   .   .   G',
  OPEN,
];

describe('Fountain of youth', () => {
  it('P-FOUNT-01 P-FOUNT-02 P-FOUNT-C1: the wounded Thief drinks, moves and opens a portcullis', () => {
    const rooms = hall(corridor('.   f   .   . ! .'));
    const s = scene(`yTh@T1[0,2]* ${REST}`, { ...rooms, ap: 3 });
    const well = play(s, 'Th!fountain');
    expect([spot(well, 'yTh'), apLeft(well)]).toEqual(['T1[0,2]', 2]);
    const gone = play(well, 'Th T1[0,2]>T1[0,3]', 'Th!lock T1[0,3]|T1[0,4]');
    expect([spot(gone, 'yTh'), gone.state.tiles[0]?.marks.map(({ state }) => state)]).toEqual(['T1[0,3]', ['open']]);
  });

  it('P-FOUNT-01: for a point, for the wounded only, and only beside it', () => {
    const s = scene(`yTh@T1[0,0]* yGo@T1[1,1] yCl@T1[3,3]* ${REST}`, ROW);
    expect(verdict(s, 'Go!fountain')).toBe('P-FOUNT-01');
    expect(verdict(s, 'Cl!fountain')).toBe('P-FOUNT-05');
    expect(offers(s, /fountain/)).toEqual(['Th!fountain']);
    expect(verdict(s, 'blue: Me!fountain')).toBe('B-TURN-12');
  });

  it('P-FOUNT-02 P-FOUNT-C4: the Troll drinks and attacks; by regenerating he could not', () => {
    const s = scene(`yTr@T1[0,0]* bGo@T1[1,0] ${REST}`, ROW);
    const drunk = play(s, 'Tr!fountain');
    expect([verdict(drunk, 'Tr x bGo'), verdict(drunk, 'Tr T1[0,0]>YL0')]).toEqual(['legal', 'legal']);
    expect(verdict(play(s, 'Tr!regenerate'), 'Tr x bGo')).toBe('B-CLE-03');
    const fought = play(drunk, 'Tr x bGo');
    expect(fought.state.tasks.at(-1)).toMatchObject({ strength: { yellow: 4, blue: 1 } });
  });

  it('P-FOUNT-03 P-FOUNT-C2: not while carried; put down beside it and left, he can', () => {
    const s = scene(`yCl@T1[0,0]+yGo* ${REST}`, ROW);
    expect(verdict(s, 'Go!fountain')).toBe('P-FOUNT-03');
    expect(offers(s, /fountain/)).toEqual([]);
    const left = play(s, 'Cl T1[0,0]-yGo>T1[1,0]');
    expect(spot(play(left, 'Go!fountain'), 'yGo')).toBe('T1[0,0]');
  });

  it('P-FOUNT-03: nor under a Ghost', () => {
    const s = scene(`yGh@T1[0,0] yGo@T1[0,0]* ${REST}`, ROW);
    expect(verdict(s, 'Go!fountain')).toBe('P-FOUNT-03');
    expect(verdict(play(s, 'Gh T1[0,0]>T1[1,0]'), 'Go!fountain')).toBe('legal');
  });

  it('P-FOUNT-04 P-FOUNT-C5: it stops a shot, and the Wizard flies over it but does not land', () => {
    expect(verdict(scene(`yWz@T1[0,0]+yWand bGo@T1[0,2] ${REST}`, ROW), 'Wz!fire e')).toBe('B-FIR-06');
    expect(verdict(scene(`yDr@T1[0,0] bGo@T1[0,2] ${REST}`, ROW), 'Dr!breathe e')).toBe('P-DRAGON-05');
    for (const code of ['Wz', 'Gh']) {
      const s = scene(`y${code}@T1[0,0] ${REST}`, ROW);
      expect(verdict(s, `${code} T1[0,0]>T1[0,1]>T1[0,2]`)).toBe('legal');
      expect(verdict(s, `${code} T1[0,0]>T1[0,1]`)).toBe('P-FOUNT-04');
    }
  });

  it('P-FOUNT-04: nobody else crosses it or stops on it, Rope or Shield or not', () => {
    for (const code of ['Go', 'Th+yRope', 'El', 'Pa+yShield', 'Gm']) {
      const s = scene(`y${code.replace(/\+/, '@T1[0,0]+')}${code.includes('+') ? '' : '@T1[0,0]'} ${REST}`, ROW);
      const name = code.slice(0, 2);
      expect([name, verdict(s, `${name} T1[0,0]>T1[0,1]`)]).toEqual([name, 'P-FOUNT-04']);
      expect([name, verdict(s, `${name} T1[0,0]>T1[0,1]>T1[0,2]`)]).toEqual([name, 'P-FOUNT-04']);
    }
  });

  it('P-FOUNT-05 P-FOUNT-C3: a closed portcullis or a wall lies between, or none', () => {
    const gate = hall(corridor('. ! f   .   .   .'));
    const tokens = `yTh@T1[0,0]* ${REST}`;
    expect(verdict(scene(tokens, gate), 'Th!fountain')).toBe('P-FOUNT-05');
    expect(verdict(scene(tokens, { ...gate, open: [GATE] }), 'Th!fountain')).toBe('legal');
    expect(verdict(scene(tokens, { ...gate, broken: [GATE] }), 'Th!fountain')).toBe('legal');
    expect(verdict(scene(tokens, hall(corridor('. | f   .   .   .'))), 'Th!fountain')).toBe('P-FOUNT-05');
  });

  it('P-FOUNT-05: across an open border too, and never cornerwise', () => {
    const rooms = hall([], ['f....']);
    expect(verdict(scene(`yTh@T1[0,4]* ${REST}`, rooms), 'Th!fountain')).toBe('legal');
    expect(verdict(scene(`yTh@T1[1,4]* ${REST}`, rooms), 'Th!fountain')).toBe('P-FOUNT-05');
    const closed = hall(corridor('.   .   .   .   . |'), ['f....']);
    expect(verdict(scene(`yTh@T1[0,4]* ${REST}`, closed), 'Th!fountain')).toBe('P-FOUNT-05');
    expect(verdict(scene(`yTh@YL0* ${REST}`, hall(['f....'])), 'Th!fountain')).toBe('legal');
  });

  it('P-FOUNT-05: nor past a wall or a closed portcullis of the fountain’s own room', () => {
    for (const edge of ['|', '!']) {
      const drawn = corridor('f   .   .   .   .').map((line, nth) => (nth === 1 ? `${edge}${line.slice(1)}` : line));
      expect([edge, verdict(scene(`yTh@T1[0,4]* ${REST}`, hall([], drawn)), 'Th!fountain')]).toEqual([
        edge,
        'P-FOUNT-05',
      ]);
    }
  });

  it('P-FOUNT-06: in the very turn of the wound', () => {
    const s = play(scene(`yGo@T1[0,0] bWa@T1[1,0] ${REST}`, ROW), 'Go x bWa', 'yellow: C0', 'blue: C0');
    expect(spot(s, 'yGo')).toBe('T1[0,0]*');
    const well = play(s, 'Go!fountain');
    expect([spot(well, 'yGo'), verdict(well, 'Go x bWa')]).toEqual(['T1[0,0]', 'legal']);
  });

  it('P-FOUNT-07: the wounded one’s own action, paid from the card', () => {
    const s = scene(`yGo@T1[0,0]* yWa@T1[3,3] ${REST}`, ROW);
    expect(purses(play(s, 'Go!fountain'))).toBe('4');
    const others = scene(`yGo@T1[0,0]* yWa@T1[3,3] ${REST}`, {
      ...ROW,
      turn: { purses: [{ ap: 4, only: token(s, 'yWa').id, lent: false }] },
    });
    expect(verdict(others, 'Go!fountain')).toBe('B-TURN-02');
  });

  it('P-FOUNT-07: from the charm’s three, if he is charmed; a potion’s points are lost with the wound', () => {
    const s = scene(`yWz@T1[3,3]+yScroll bGo@T1[0,0]* ${REST}`, { ...ROW, ap: 1 });
    const charmed = play(s, 'Wz!charm bGo');
    expect(purses(charmed)).toBe('bGo:3');
    expect(purses(play(charmed, 'bGo!fountain'))).toBe('bGo:2');
    const potion = scene(`yGo@T1[0,0]+yPotion bWa@T1[1,0] ${REST}`, { ...ROW, ap: 2 });
    const hurt = play(potion, 'Go!drink', 'Go x bWa', 'yellow: C0', 'blue: C0');
    expect([spot(hurt, 'yGo'), purses(hurt)]).toEqual(['T1[0,0]*', '1']);
    expect(purses(play(potion, 'Go!drink'))).toBe('1 yGo:4');
    expect(play(hurt, 'Go!fountain').state.turn.seat).toBe('blue');
  });

  it('P-FOUNT-08: it is never dry', () => {
    const s = scene(`yGo@T1[0,0]* yCl@T1[1,1]* yTh@T1[0,2]* ${REST}`, ROW);
    const all = play(s, 'Go!fountain', 'Cl!fountain', 'Th!fountain');
    expect([spot(all, 'yGo'), spot(all, 'yCl'), spot(all, 'yTh')]).toEqual(['T1[0,0]', 'T1[1,1]', 'T1[0,2]']);
    const again = scene(`yGo@T1[0,0] bWa@T1[1,0] ${REST}`, ROW);
    const twice = play(
      again,
      'Go x bWa',
      'yellow: C0',
      'blue: C0',
      'Go!fountain',
      'Go x bWa',
      'yellow: C0',
      'blue: C0',
    );
    expect(spot(twice, 'yGo')).toBe('T1[0,0]*');
    expect(spot(play(twice, 'Go!fountain'), 'yGo')).toBe('T1[0,0]');
  });

  it('P-FOUNT-09: everybody drinks', () => {
    for (const code of ['Dr', 'El', 'Gh', 'Gm', 'Il', 'Wm', 'Pa', 'Pp', 'Cl', 'Go', 'Th', 'Tr', 'Ww', 'Wa', 'Wz']) {
      const s = scene(`y${code}@T1[0,0]* ${REST}`, ROW);
      expect([code, spot(play(s, `${code}!fountain`), `y${code}`)]).toEqual([code, 'T1[0,0]']);
    }
  });

  it('P-FOUNT-10: nothing is left on it, and it is not jumped', () => {
    const wizard = (load: string) => scene(`yWz@T1[0,0]+${load} ${REST}`, ROW);
    expect(verdict(wizard('ySword'), 'Wz T1[0,0]>T1[0,1]-ySword>T1[0,2]')).toBe('P-FOUNT-10');
    expect(verdict(wizard('yRope'), 'Wz T1[0,0]>T1[0,1]-yRope>T1[0,2]')).toBe('P-FOUNT-10');
    expect(verdict(wizard('yGo*'), 'Wz T1[0,0]>T1[0,1]-yGo>T1[0,2]')).toBe('P-FOUNT-10');
    const s = scene(`yGo@T1[0,0] ${REST}`, ROW);
    expect(verdict(s, 'Go T1[0,0]^T1[0,1]>T1[0,2]')).toBe('P-FOUNT-10');
    expect(offers(s, /\^/)).toEqual([]);
  });

  it('P-FOUNT-11: who can drink can act, and the game goes on', () => {
    const leave = (wounded: string) => play(scene(`yCl@T4[0,4] ${wounded}`, ROW), 'Cl T4[0,4]>BL0');
    expect(leave('yGo@T1[0,0]*').state.ending).toBeUndefined();
    expect(verdict(leave('yGo@T1[0,0]*'), 'Go!fountain')).toBe('legal');
    expect(leave('bGo@T1[0,0]*').state.ending).toBeUndefined();
    expect(leave('yGo@T1[3,3]*').state.ending).toEqual({ winner: 'yellow', why: 'nobody' });
  });

  it('P-FOUNT-C6: the Paladin drinks with two objects and carries both', () => {
    const s = scene(`yPa@T1[0,0]*+ySword+yKey ${REST}`, ROW);
    expect([spot(s, 'ySword'), spot(s, 'yKey')]).toEqual(['T1[0,0]', 'T1[0,0]']);
    const well = play(s, 'Pa!fountain');
    expect([spot(well, 'yPa'), spot(well, 'ySword'), spot(well, 'yKey')]).toEqual([
      'T1[0,0]',
      'T1[0,0] yPa',
      'T1[0,0] yPa',
    ]);
    const away = play(well, 'Pa T1[0,0]>T1[1,0]');
    expect([carries(away, 'yPa'), spot(away, 'ySword'), spot(away, 'yKey'), points(away)]).toEqual([
      expect.stringMatching(/ySword|yKey/),
      'T1[1,0] yPa',
      'T1[1,0] yPa',
      '0:0',
    ]);
  });
});
