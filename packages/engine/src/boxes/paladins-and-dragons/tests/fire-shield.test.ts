import { describe, expect, it } from 'vitest';
import { object } from '../../../rules/box.ts';
import { compileBoxes } from '../../../rules/compile.ts';
import { shelters } from '../../../rules/library/passage.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';
import { paladinsAndDragons } from '../index.ts';

const REST = 'bMe@B4[1,1]';
const wand = (tokens: string, ...rows: readonly string[]) =>
  play(scene(`yWz@T1[0,0]+yWand ${tokens} ${REST}`, { ...hall(rows), ap: 3 }), 'Wz!fire e');
const breath = (tokens: string, ...rows: readonly string[]) =>
  play(scene(`yDr@T1[0,0] ${tokens} ${REST}`, { ...hall(rows), ap: 3 }), 'Dr!breathe e');

describe('Fire Shield', () => {
  it.each([
    ['the Fireball Wand', wand],
    ['a breath', breath],
  ])('P-SHIELD-01: its carrier is not affected by %s', (_, shot) => {
    const bearer = shot('bGo@T1[0,2]+bShield');
    expect([spot(bearer, 'bGo'), spot(bearer, 'bShield'), points(bearer)]).toEqual(['T1[0,2]', 'T1[0,2] bGo', '0:0']);
    const bare = shot('bGo@T1[0,2]+bArmor');
    expect([spot(bare, 'bGo'), points(bare)]).toEqual(['out', '1:0']);
  });

  it('P-SHIELD-01: a Shield of either colour, and it stays for the next shot', () => {
    const s = play(breath('bGo@T1[0,2]+yShield'), 'Dr!breathe e');
    expect([spot(s, 'bGo'), points(s), apLeft(s)]).toEqual(['T1[0,2]', '0:0', 1]);
  });

  it('P-SHIELD-02: its carrier passes under falling rocks, others do not', () => {
    const walk = 'Go T1[0,0]>T1[0,1]>T1[0,2]';
    const s = scene(`yGo@T1[0,0]+yShield ${REST}`, hall(['.r...']));
    const after = play(s, walk);
    expect([spot(after, 'yGo'), spot(after, 'yShield'), points(after)]).toEqual(['T1[0,2]', 'T1[0,2] yGo', '0:0']);
    expect(verdict(scene(`yGo@T1[0,0]+yArmor ${REST}`, hall(['.r...'])), walk)).toBe('P-ROCKS-13');
  });

  it('P-SHIELD-C1 P-SHIELD-03: the fireball is spent on him and goes no farther', () => {
    const s = scene(`yWz@T1[0,0]+yWand bGo@T1[0,2]+bShield bTh@T1[0,3] ${REST}`, { ...hall(), ap: 3 });
    expect(verdict(s, 'Wz!fire e')).toBe('legal');
    const after = play(s, 'Wz!fire e');
    expect([spot(after, 'bGo'), spot(after, 'bTh'), points(after)]).toEqual(['T1[0,2]', 'T1[0,3]', '0:0']);
    expect([spot(after, 'yWand'), apLeft(after)]).toEqual(['out', 2]);
  });

  it('P-SHIELD-03: so is a breath', () => {
    const after = breath('bGo@T1[0,2]+bShield bTh@T1[0,3]');
    expect([spot(after, 'bGo'), spot(after, 'bTh'), apLeft(after)]).toEqual(['T1[0,2]', 'T1[0,3]', 2]);
  });

  it('P-SHIELD-C3 P-SHIELD-04: a Paladin’s wounded friend is safe with him', () => {
    for (const shot of [wand, breath]) {
      const safe = shot('bPa@T1[0,2]+bShield+bGo*');
      expect([spot(safe, 'bPa'), spot(safe, 'bGo'), points(safe)]).toEqual(['T1[0,2]', 'T1[0,2]* bPa', '0:0']);
    }
    expect(points(wand('bPa@T1[0,2]+bArmor+bGo*'))).toBe('2:0');
  });

  it('P-SHIELD-C2 P-SHIELD-05: it protects a wounded character lying with it', () => {
    const safe = breath('bGo@T1[0,2]*+bShield');
    expect([spot(safe, 'bGo'), points(safe), apLeft(safe)]).toEqual(['T1[0,2]*', '0:0', 2]);
    const fired = wand('bGo@T1[0,2]*+bShield');
    expect([spot(fired, 'bGo'), spot(fired, 'yWand')]).toEqual(['T1[0,2]*', 'out']);
    expect(spot(breath('bGo@T1[0,2]*+bArmor'), 'bGo')).toBe('out');
  });

  it('P-SHIELD-06: not a Ghost who stands on it', () => {
    for (const shot of [wand, breath]) {
      const after = shot('bGh@T1[0,2] bShield@T1[0,2]');
      expect([spot(after, 'bGh'), spot(after, 'bShield'), points(after)]).toEqual(['out', 'T1[0,2]', '1:0']);
    }
  });

  it('P-SHIELD-07: it gives no combat bonus', () => {
    const s = play(scene('yGo@T1[0,0]+yShield bTh@T1[0,1]+bShield', hall()), 'Go x bTh');
    expect(s.state.tasks.at(-1)).toMatchObject({ strength: { yellow: 1, blue: 2 } });
  });

  it('P-SHIELD-07: it does not help against charm or theft', () => {
    const s = scene(`yIl@T1[0,0]+yScroll bGo@T1[0,2]+bShield yPp@T1[0,3] ${REST}`, hall());
    expect(verdict(s, 'Il!charm bGo')).toBe('legal');
    expect(spot(play(s, 'Pp!steal bShield'), 'bShield')).toBe('T1[0,3] yPp');
  });

  it('P-SHIELD-07: nor against pits and rifts', () => {
    const walk = 'Go T1[0,0]>T1[0,1]>T1[0,2]';
    const at = (row: string) => scene(`yGo@T1[0,0]+yShield ${REST}`, hall([row]));
    expect(verdict(at('.o...'), walk)).toBe('B-PIT-01');
    expect(verdict(at('.v...'), walk)).toBe('P-RIFT-01');
    expect(verdict(at('.r...'), walk)).toBe('legal');
  });

  it('P-SHIELD-07: it holds nobody over a pit', () => {
    const s = scene(`yWa@T1[0,0] bTh@T1[0,1]+bShield ${REST}`, hall(['.o...']));
    const beaten = play(s, 'Wa x bTh', 'yellow: C3', 'blue: C0');
    expect([spot(beaten, 'bTh'), spot(beaten, 'bShield'), points(beaten)]).toEqual(['out', 'out', '1:0']);
  });

  it('P-SHIELD-C4: without the stolen shield he burns', () => {
    const s = scene(`yDr@T1[0,0] bGo@T1[0,2]+bShield yPp@T1[1,2] ${REST}`, hall());
    const after = play(s, 'Dr!breathe e', 'Pp!steal bShield', 'Dr!breathe e');
    expect([spot(after, 'bGo'), points(after)]).toEqual(['out', '1:0']);
  });

  it('P-SHIELD-08: another box’s shield holds off the rocks, not the fire', () => {
    const large = object('largeShield', {
      code: 'Large',
      rule: 'B-COMP-06',
      traits: ['shield'],
      rules: shelters('rocks'),
    });
    const box = { ...paladinsAndDragons, objects: [...paladinsAndDragons.objects, large] };
    const rules = compileBoxes([box], DEFAULTS);
    const rooms = ['7cw.0', '7ccw.0', '5cw.0', '5ccw.0', '6cw.0', '6ccw.0', '8cw.0', '8ccw.0'];
    const at = (tokens: string): Scene => scene(`${tokens} bPa@B4[4,4]`, { rules, rooms });
    const rocks = 'El T1[3,1]>T1[3,0]>T1[4,0]';
    const crossed = play(at('yEl@T1[3,1]+yLarge'), rocks);
    expect([spot(crossed, 'yEl'), spot(crossed, 'yLarge')]).toEqual(['T1[4,0]', 'T1[4,0] yEl']);
    expect(verdict(at('yEl@T1[3,1] yLarge@T1[3,0]'), rocks)).toBe('legal');
    expect(verdict(at('yEl@T1[3,1]'), rocks)).toBe('P-ROCKS-13');
    const fire = (shield: string) => play(at(`yDr@T1[2,0] bEl@T1[2,2]+${shield}`), 'Dr!breathe e');
    expect([spot(fire('bLarge'), 'bEl'), spot(fire('bShield'), 'bEl')]).toEqual(['out', 'T1[2,2]']);
  });

  it('P-SHIELD-08: the Fire Shield is one, and the prison’s is another', () => {
    const { rules } = hall();
    const shields = rules.roster.filter(({ traits }) => traits.includes('shield')).map(({ kind }) => kind);
    expect(shields).toEqual(['fireShield', 'largeShield', 'fireShield', 'largeShield']);
    expect(offers(scene(`yTr@T1[0,0]+bShield ${REST}`, hall(['.r...'])), /^Tr a1>b1>c1$/)).toEqual(['Tr a1>b1>c1']);
  });
});
