import { describe, expect, it } from 'vitest';
import { topTask } from '../../../core/state.ts';
import { object } from '../../../rules/box.ts';
import { compileBoxes } from '../../../rules/compile.ts';
import { wards } from '../../../rules/library/plain.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, table, verdict } from '../../../testing/scene.ts';
import { apLeft, carries, points, purses, spot } from '../../../testing/tell.ts';
import { characters } from '../characters.ts';
import { paladinsAndDragons } from '../index.ts';

const PLAIN = hall([]);
const REST = 'bMe@B4[1,1]';
const OPEN = '+   +   +   +   +   +';
const FLOOR = [...Array.from({ length: 4 }, () => ['  .   .   .   .   .', OPEN]).flat(), '  .   .   .   .   G', OPEN];
/** A room whose first row is drawn with its upright edges. */
const drawn = (row: string) => hall([OPEN, row, ...FLOOR.slice(1)]);
/** A gear in the first corner and a portcullis beside it. */
const GEAR = hall([OPEN, '  G ! .   .   .   .', ...FLOOR.slice(1, -2), '  .   .   .   .   .', OPEN]);
const strength = (s: Scene) => {
  const task = topTask(s.state);
  return task?.kind === 'commit' ? [task.strength.yellow, task.strength.blue] : [];
};

describe('Red Dragon: its breath', () => {
  it('P-DRAGON-C1 P-DRAGON-01 P-DRAGON-03: two breaths kill the Thief and then the Troll behind her', () => {
    const s = scene('bDr@T1[0,0] yTh@T1[0,2] yTr@T1[0,4] yMe@B4[1,1]', { ...PLAIN, active: 'blue', ap: 3 });
    const once = play(s, 'Dr!breathe e');
    expect([spot(once, 'yTh'), spot(once, 'yTr'), points(once), apLeft(once)]).toEqual(['out', 'T1[0,4]', '0:1', 2]);
    const twice = play(once, 'Dr!breathe e');
    expect([spot(twice, 'yTr'), points(twice), apLeft(twice)]).toEqual(['out', '0:2', 1]);
    expect(offers(play(twice, 'pass', 'yellow: A2'), /regenerate/)).toEqual([]);
  });

  it('P-DRAGON-01: straight, at any distance, over all the rooms between', () => {
    const after = play(scene(`yDr@T1[2,0] bGo@T4[2,4] ${REST}`, PLAIN), 'Dr!breathe e');
    expect([spot(after, 'bGo'), points(after)]).toEqual(['out', '1:0']);
    expect(offers(scene(`yDr@T1[2,0] bGo@T1[3,1] ${REST}`, PLAIN), /breathe/)).toEqual([]);
  });

  it('P-DRAGON-C2 P-DRAGON-02: one’s own Goblin is hit if he stands first', () => {
    const s = scene('bDr@T1[0,0] bGo@T1[0,1] yWz@T1[0,2]', { ...PLAIN, active: 'blue' });
    const after = play(s, 'Dr!breathe e');
    expect([spot(after, 'bGo'), spot(after, 'yWz'), points(after)]).toEqual(['out', 'T1[0,2]', '1:0']);
  });

  it('P-DRAGON-02: in the direction one chooses, at the living and at the wounded', () => {
    const s = scene(`yDr@T1[2,2] bGo@T1[0,2] bCl@T1[2,4]* bTh@T1[4,2] bWa@T1[2,0] ${REST}`, PLAIN);
    expect(offers(s, /breathe/)).toEqual(['Dr!breathe n', 'Dr!breathe e', 'Dr!breathe s', 'Dr!breathe w']);
    for (const [way, victim] of Object.entries({ n: 'bGo', e: 'bCl', s: 'bTh', w: 'bWa' })) {
      const after = play(s, `Dr!breathe ${way}`);
      expect([victim, spot(after, victim), points(after)]).toEqual([victim, 'out', '1:0']);
    }
  });

  it('P-DRAGON-02: it passes what a fireball passes, and stops where a fireball stops', () => {
    const rows = ['  .   .   .   .   .', '  .   .   o   .   .', '  .   . | .   .   .', '  .   . ! .   .   .'];
    const verdicts = rows.map((row) => {
      const s = scene(`yDr@T1[0,0] ySword@T1[0,1] bGo@T1[0,3] ${REST}`, drawn(row));
      const wizard = scene(`yWz@T1[0,0]+yWand ySword@T1[0,1] bGo@T1[0,3] ${REST}`, drawn(row));
      return [verdict(s, 'Dr!breathe e'), verdict(wizard, 'Wz!fire e')];
    });
    expect(verdicts).toEqual([
      ['legal', 'legal'],
      ['legal', 'legal'],
      ['P-DRAGON-05', 'B-FIR-06'],
      ['P-DRAGON-05', 'B-FIR-06'],
    ]);
  });

  it('P-DRAGON-C3 P-DRAGON-04: the wounded Goblin dies with the Cleric who carries him, a Sword stays', () => {
    const options = { ...PLAIN, active: 'blue' } as const;
    const burden = play(scene('bDr@T1[0,0] yCl@T1[0,2]+yGo* yMe@B4[1,1]', options), 'Dr!breathe e');
    expect([spot(burden, 'yCl'), spot(burden, 'yGo'), points(burden)]).toEqual(['out', 'out', '0:2']);
    const sword = play(scene('bDr@T1[0,0] yCl@T1[0,2]+ySword yMe@B4[1,1]', options), 'Dr!breathe e');
    expect([spot(sword, 'yCl'), spot(sword, 'ySword'), points(sword)]).toEqual(['out', 'T1[0,2]', '0:1']);
  });

  it('P-DRAGON-04: both of a Paladin’s wounded die with him', () => {
    const after = play(scene(`yDr@T1[0,0] bPa@T1[0,2]+bGo*+bCl* ${REST}`, PLAIN), 'Dr!breathe e');
    expect([spot(after, 'bPa'), spot(after, 'bGo'), spot(after, 'bCl'), points(after)]).toEqual([
      'out',
      'out',
      'out',
      '3:0',
    ]);
  });

  it('P-DRAGON-C4 P-DRAGON-03 P-DRAGON-10 P-DRAGON-11: four breaths on the potion and one on the card', () => {
    const row = 'bGo@T1[2,3] bCl@T1[2,4] bTh@T2[2,0] bWa@T2[2,1] bWz@T2[2,2]';
    const drunk = play(scene(`yDr@T1[2,2]+yPotion ${row} ${REST}`, { ...PLAIN, ap: 2 }), 'Dr!drink');
    expect(purses(drunk)).toBe('1 yDr:4');
    expect(offers(drunk, /^Dr [^x]/)).toEqual([]);
    const four = play(drunk, ...Array(4).fill('Dr!breathe e'));
    expect([purses(four), points(four)]).toEqual(['1', '4:0']);
    expect(points(play(four, 'Dr!breathe e'))).toBe('5:0');
  });

  it('P-DRAGON-C8 P-DRAGON-05: down an empty corridor there is no breath', () => {
    const s = scene(`yDr@T1[0,0] ySword@T1[0,1] bGo@T1[0,4] ${REST}`, drawn('  .   .   .   . | .'));
    expect(offers(s, /breathe/)).toEqual([]);
    for (const way of ['n', 'e', 's', 'w'])
      expect([way, verdict(s, `Dr!breathe ${way}`)]).toEqual([way, 'P-DRAGON-05']);
  });

  it('P-DRAGON-C7 P-DRAGON-06: it kills the Golem wounded this very turn, from beside him too', () => {
    const s = scene('bWa@T1[1,2] bDr@T1[0,1] yGm@T1[0,2] yMe@B4[1,1]', { ...PLAIN, active: 'blue' });
    const hurt = play(s, 'Wa x yGm', 'blue: C3', 'yellow: C0');
    expect(spot(hurt, 'yGm')).toBe('T1[0,2]*');
    expect(verdict(hurt, 'Dr x yGm')).toBe('B-COMB-06');
    const after = play(hurt, 'Dr!breathe e');
    expect([spot(after, 'yGm'), points(after)]).toEqual(['out', '0:1']);
  });

  it('P-DRAGON-07: what stops only magic does not stop it, what stops fire does', () => {
    const talisman = (against: string) =>
      object('talisman', { code: 'Talisman', rule: 'B-COMP-06', rules: [wards(against)] });
    const breathed = (against: string) => {
      const objects = [...paladinsAndDragons.objects, talisman(against)];
      const rules = compileBoxes([{ ...paladinsAndDragons, objects }], DEFAULTS);
      const rooms = ['6ccw.0', '5ccw.0', '5cw.0', '6cw.0', '7ccw.0', '7cw.0', '8ccw.0', '8cw.0'];
      const s = scene('yDr@T1[0,0] bPa@T1[0,2]+bTalisman bIl@B4[0,0]', { rules, rooms });
      return spot(play(s, 'Dr!breathe e'), 'bPa');
    };
    expect([breathed('magic'), breathed('fire')]).toEqual(['out', 'T1[0,2]']);
  });

  it('P-DRAGON-07: the Dragon is no magic user', () => {
    const s = (load: string) => scene(`yDr@T1[0,0]+${load} bGo@T1[0,2] ${REST}`, PLAIN);
    expect(verdict(s('yScroll'), 'Dr!charm bGo')).toBe('P-CHARM-02');
    expect(verdict(s('yWand'), 'Dr!fire e')).toBe('B-WIZ-04');
  });
});

describe('Red Dragon: where it is', () => {
  it('P-DRAGON-08: it has no Move, not even to drop what it carries', () => {
    const s = scene(`yDr@T1[1,1]+ySword yKey@T1[1,2] yGo@T1[3,3] ${REST}`, PLAIN);
    expect(verdict(s, 'Dr T1[1,1]>T1[1,2]')).toBe('P-DRAGON-08');
    expect(verdict(s, 'Dr T1[1,1]-ySword>T1[1,2]')).toBe('P-DRAGON-08');
    expect(offers(s, /^Dr/)).toEqual([]);
    expect(offers(s, /^Go/)).not.toEqual([]);
  });

  it('P-DRAGON-08: the Ring alone takes it elsewhere', () => {
    const after = play(scene(`yDr@T1[1,1]+yRing ${REST}`, PLAIN), 'Dr!teleport T2[3,3]');
    expect([spot(after, 'yDr'), spot(after, 'yRing')]).toEqual(['T2[3,3]', 'out']);
    expect(offers(after, /^Dr/)).toEqual([]);
  });

  it('P-DRAGON-C6 P-DRAGON-09 P-DRAGON-10: beside a pit with a Rope on it or in its hands it neither moves nor jumps', () => {
    for (const tokens of ['yDr@T1[0,0] yRope@T1[0,1]', 'yDr@T1[0,0]+yRope', 'yDr@T1[0,0]']) {
      const s = scene(`${tokens} ${REST}`, hall(['.o...']));
      expect(s.state.players.yellow.hand).toContain('J');
      expect([offers(s, /^Dr/), offers(s)]).toEqual([[], ['pass']]);
      expect(verdict(s, 'Dr T1[0,0]>T1[0,1]')).toBe('P-DRAGON-08');
      expect(verdict(s, 'Dr T1[0,0]^T1[0,1]>T1[0,2]')).toBe('P-DRAGON-09');
    }
    expect(verdict(scene(`yGo@T1[0,0] ${REST}`, hall(['.o...'])), 'Go T1[0,0]^T1[0,1]>T1[0,2]')).toBe('legal');
  });

  it('P-DRAGON-11: it turns rooms, reveals, fights and uses a Key', () => {
    const s = scene(`yDr@T1[0,0]+yKey bGo@T1[1,0] ${REST}`, GEAR);
    expect(offers(s, /^Dr/).toSorted()).toEqual(['Dr rot A+', 'Dr x bGo', 'Dr!breathe s', 'Dr!lock a1|b1']);
    expect(strength(play(s, 'Dr x bGo'))).toEqual([6, 1]);
    expect(spot(play(s, 'Dr rot A+'), 'yDr')).toBe('T1[0,4]');
    const border = scene(`yDr@T1[0,4] ${REST}`, { ...PLAIN, faceDown: ['T2', 'T3'] });
    expect(['B', 'C'].map((slot) => verdict(border, `Dr reveal ${slot}`))).toEqual(['legal', 'B-REV-01']);
  });

  it('P-DRAGON-C9 P-DRAGON-12: the Elf Scout leaves it the Ring in passing', () => {
    const s = scene(`yEl@T1[0,0]+yRing yDr@T1[0,1] ${REST}`, PLAIN);
    const after = play(s, 'El T1[0,0]>T1[0,1]-yRing>T1[0,2]');
    expect([carries(after, 'yDr'), carries(after, 'yEl'), spot(after, 'yEl')]).toEqual(['yRing', 'nothing', 'T1[0,2]']);
    expect(verdict(after, 'Dr!teleport T2[0,0]')).toBe('legal');
  });

  it('P-DRAGON-12: friends take and trade, a Pickpocket steals, and nobody else', () => {
    const taken = play(scene(`yEl@T1[0,0] yDr@T1[0,1]+yKey ${REST}`, PLAIN), 'El T1[0,0]>T1[0,1]+yKey>T1[0,2]');
    expect([carries(taken, 'yDr'), carries(taken, 'yEl')]).toEqual(['nothing', 'yKey']);
    const traded = play(
      scene(`yEl@T1[0,0]+yRing yDr@T1[0,1]+yKey ${REST}`, PLAIN),
      'El T1[0,0]>T1[0,1]-yRing+yKey>T1[0,2]',
    );
    expect([carries(traded, 'yDr'), carries(traded, 'yEl')]).toEqual(['yRing', 'yKey']);
    const stolen = play(scene(`yPp@T1[0,0] bDr@T1[0,1]+bKey ${REST}`, PLAIN), 'Pp!steal bKey');
    expect([carries(stolen, 'bDr'), carries(stolen, 'yPp')]).toEqual(['nothing', 'bKey']);
    const flyer = scene(`yWz@T1[0,0] bDr@T1[0,1]+bKey ${REST}`, PLAIN);
    expect(verdict(flyer, 'Wz T1[0,0]>T1[0,1]+bKey>T1[0,2]')).toBe('B-OBJ-07');
  });

  it('P-DRAGON-13: it goes round with its room', () => {
    const s = scene(`yDr@T1[0,1]+yKey yMe@T1[4,4] ${REST}`, PLAIN);
    const once = play(s, 'Me rot A+');
    expect([spot(once, 'yDr'), spot(once, 'yKey')]).toEqual(['T1[1,4]', 'T1[1,4] yDr']);
    expect(spot(play(once, 'Me rot A+'), 'yDr')).toBe('T1[4,3]');
  });

  it('P-DRAGON-18: it may start, and breathes into the labyrinth and along its line', () => {
    expect(verdict(table('paladins.1'), 'yellow: line Dr')).toBe('legal');
    const s = scene(`yDr@YL1 yCl@YL3 bGo@T2[1,4] ${REST}`, PLAIN);
    expect(offers(s, /breathe/)).toEqual(['Dr!breathe e', 'Dr!breathe s']);
    expect(spot(play(s, 'Dr!breathe e'), 'bGo')).toBe('out');
    const own = play(s, 'Dr!breathe s');
    expect([spot(own, 'yCl'), points(own)]).toEqual(['out', '0:1']);
  });
});

describe('Red Dragon: its death', () => {
  const two = (s: Scene) => expect([spot(s, 'bDr'), points(s)]).toEqual(['out', '2:0']);

  it('P-DRAGON-C5 P-DRAGON-14: shot by the Wizard it is worth 2, the Goblin 1', () => {
    two(play(scene(`yWz@T1[0,0]+yWand bDr@T1[0,3] ${REST}`, PLAIN), 'Wz!fire e'));
    expect(points(play(scene(`yWz@T1[0,0]+yWand bGo@T1[0,3] ${REST}`, PLAIN), 'Wz!fire e'))).toBe('1:0');
  });

  it('P-DRAGON-14 P-DRAGON-15: beaten while wounded, or burnt by the other Dragon or its own side', () => {
    const fight = scene(`yWa@T1[0,0] bDr@T1[0,1]* ${REST}`, PLAIN);
    two(play(fight, 'Wa x bDr', 'yellow: C0', 'blue: C0'));
    two(play(scene(`yDr@T1[0,0] bDr@T1[0,3] ${REST}`, PLAIN), 'Dr!breathe e'));
    two(play(scene('bWz@T1[0,0]+bWand bDr@T1[0,3] yMe@B4[1,1]', { ...PLAIN, active: 'blue' }), 'Wz!fire e'));
  });

  it('P-DRAGON-14: a wound alone is worth nothing', () => {
    const hurt = play(scene(`yTr@T1[0,0] bDr@T1[0,1] ${REST}`, PLAIN), 'Tr x bDr', 'yellow: C3', 'blue: C0');
    expect([spot(hurt, 'bDr'), points(hurt)]).toEqual(['T1[0,1]*', '0:0']);
  });

  it('P-DRAGON-15: as somebody’s wounded burden', () => {
    const lost = play(scene(`yTr@T1[0,0] bGo@T1[0,1]+bDr* ${REST}`, PLAIN), 'Tr x bGo', 'yellow: C0', 'blue: C0');
    two(lost);
    expect(spot(lost, 'bGo')).toBe('T1[0,1]*');
    const burnt = play(scene(`yDr@T1[0,0] bGo@T1[0,2]+bDr* ${REST}`, PLAIN), 'Dr!breathe e');
    expect([spot(burnt, 'bDr'), points(burnt)]).toEqual(['out', '3:0']);
  });

  it('P-DRAGON-15: under falling rocks with its bearer, and from a Rope', () => {
    const options = { ...hall(['..ro.']), active: 'blue' } as const;
    const crushed = play(scene('bGo@T1[0,1]+bDr* bMe@B4[1,1] yMe@B4[3,3]', options), 'Go T1[0,1]>T1[0,2]');
    expect([spot(crushed, 'bDr'), spot(crushed, 'bGo'), points(crushed)]).toEqual(['out', 'out', '3:0']);
    two(play(scene(`yPp@T1[1,3] bDr@T1[0,3]*+bRope ${REST}`, hall(['...o.'])), 'Pp!steal bRope'));
  });

  it('P-DRAGON-16: wounded it counts 0, does not breathe, joins no fight and is carried', () => {
    const s = scene(`yDr@T1[0,0]* yWa@T1[1,0] bGo@T1[0,1] ${REST}`, PLAIN);
    expect(verdict(s, 'Dr!breathe e')).toBe('B-WND-02');
    expect(offers(s, /^Dr/)).toEqual([]);
    const attacked = play(scene(`bDr@T1[0,0]* yWa@T1[1,0] ${REST}`, PLAIN), 'Wa x bDr');
    expect(strength(attacked)).toEqual([3, 0]);
    const beside = play(scene(`bDr@T1[0,0]* yWa@T1[1,0] bGo@T1[1,1]`, PLAIN), 'Wa x bGo');
    expect(strength(beside)).toEqual([3, 1]);
    const borne = play(s, 'Wa T1[1,0]>T1[0,0]+yDr>T1[1,0]>T1[2,0]');
    expect([carries(borne, 'yWa'), spot(borne, 'yDr')]).toEqual(['yDr', 'T1[2,0]* yWa']);
  });

  it('P-DRAGON-17: carried out it is worth nothing, and there is no other way out for it', () => {
    const out = play(scene(`yGm@T4[0,4]+yDr* ${REST}`, PLAIN), 'Gm T4[0,4]>BL0');
    expect([spot(out, 'yDr'), spot(out, 'yGm'), points(out)]).toEqual(['out', 'out', '1:0']);
    const s = scene(`yDr@T4[0,4]+yRing ${REST}`, PLAIN);
    expect(verdict(s, 'Dr T4[0,4]>BL0')).toBe('P-DRAGON-08');
    expect(verdict(s, 'Dr!teleport BL1')).toBe('P-RING-06');
    expect(offers(s, /z\d/)).toEqual([]);
  });

  it('P-DRAGON-19: it alone of this box is a Dragon: the Dragonslayer has its bonus against it', () => {
    const bonus = characters.map(({ code }) => {
      const s = scene(`yGo@T1[0,0]+ySlayer b${code}@T1[0,1] bMe@B4[1,1]`, PLAIN);
      return [code, strength(play(s, `Go x b${code}`))[0]];
    });
    expect(bonus).toEqual(characters.map(({ code }) => [code, code === 'Dr' ? 5 : 1]));
  });
});
