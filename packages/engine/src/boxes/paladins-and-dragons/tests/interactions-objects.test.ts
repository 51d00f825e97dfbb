import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, type SceneOptions, scene, verdict } from '../../../testing/scene.ts';
import { points, purses, spot } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1] yMe@B4[3,3]';
const OPEN = '+   +   +   +   +   +';
/** A cell with four walls around T1[0,1]. */
const CELL = [
  '+   +---+   +   +   +',
  '  . | . | .   .   .',
  '+   +---+   +   +   +',
  '  .   .   .   .   .',
  ...Array.from({ length: 2 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  '  .   .   .   .   G',
  OPEN,
];
const WALLS = ['T1[0,0]|T1[0,1]', 'T1[0,1]|T1[0,2]', 'T1[0,1]-T1[1,1]', 'T1[0,1]>n'];
const strength = (s: Scene) => {
  const task = s.state.tasks.at(-1);
  return task?.kind === 'commit' ? `${task.strength.yellow}:${task.strength.blue}` : 'none';
};

describe('Base objects in this box', () => {
  it('P-INT-17: Armor adds 1 in defence, to a wounded too, 2 for a pair, nothing to a Ghost', () => {
    const defence = (foe: string) => {
      const name = foe.slice(0, 3);
      return strength(play(scene(`yWa@T1[0,0] ${foe} ${REST}`, hall()), `Wa x ${name}`));
    };
    expect(defence('bGo@T1[0,1]+bArmor')).toBe('3:2');
    expect(defence('bGo@T1[0,1]*+bArmor')).toBe('3:1');
    expect(defence('bPa@T1[0,1]+bArmor+yArmor')).toBe('3:5');
    expect(defence('bPa@T1[0,1]*+bArmor+yArmor')).toBe('3:2');
    expect(defence('bGh@T1[0,1]+bArmor')).toBe('3:0');
    const attack = play(scene(`yPa@T1[0,0]+yArmor+bArmor bGo@T1[0,1]`, hall()), 'Pa x bGo');
    expect(strength(attack)).toBe('3:1');
  });

  it('P-INT-18 P-INT-C8: only the Wizard fires the Wand', () => {
    const fires = (code: string) => scene(`y${code}@T1[0,0]+yWand bGo@T1[0,2] ${REST}`, hall());
    expect(verdict(fires('Wz'), 'Wz!fire e')).toBe('legal');
    for (const code of ['Il', 'Dr', 'El', 'Gm', 'Wm', 'Pa', 'Pp']) {
      expect([code, verdict(fires(code), `${code}!fire e`)]).toEqual([code, 'B-WIZ-04']);
      expect([code, offers(fires(code), /fire/)]).toEqual([code, []]);
    }
    expect(offers(scene(`yGh@T1[0,0]+yWand bGo@T1[0,2] ${REST}`, hall()), /fire/)).toEqual([]);
  });

  it('P-INT-18 P-INT-19: mist, fountains and Rubble stop it, his own side’s Rubble too', () => {
    const fires = (options: SceneOptions) =>
      verdict(scene(`yWz@T1[0,0]+yWand bGo@T1[0,2] ${REST}`, options), 'Wz!fire e');
    expect([fires(hall()), fires(hall(['.m...'])), fires(hall(['.f...']))]).toEqual(['legal', 'B-FIR-06', 'B-FIR-06']);
    for (const owner of ['yellow', 'blue'])
      expect([owner, fires({ ...hall(), covers: { 'T1[0,1]': `rubble:${owner}` } })]).toEqual([owner, 'B-FIR-06']);
    const maker = scene(`yIl@T1[0,0] ${REST}`, { ...hall(), covers: { 'T1[0,1]': 'rubble:yellow' } });
    expect(verdict(maker, 'Il!pit T1[0,2]')).toBe('legal');
  });

  it('P-INT-18: no effect on a Fire Shield, two points for a Dragon', () => {
    const shield = play(scene(`yWz@T1[0,0]+yWand bGo@T1[0,2]+bShield ${REST}`, hall()), 'Wz!fire e');
    expect([spot(shield, 'bGo'), spot(shield, 'yWand'), points(shield)]).toEqual(['T1[0,2]', 'out', '0:0']);
    const dragon = play(scene(`yWz@T1[0,0]+yWand bDr@T1[0,2] ${REST}`, hall()), 'Wz!fire e');
    expect([spot(dragon, 'bDr'), points(dragon)]).toEqual(['out', '2:0']);
  });

  it('P-INT-20: the Ropes of both boxes are alike', () => {
    for (const rope of ['yRope', 'yRope#2']) {
      for (const hole of ['o', 'v']) {
        const s = scene(`yGo@T1[0,0]+${rope} ${REST}`, hall([`.${hole}...`]));
        expect([
          rope,
          hole,
          verdict(s, 'Go T1[0,0]>T1[0,1]'),
          spot(play(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]'), rope),
        ]).toEqual([rope, hole, 'legal', 'T1[0,2] yGo']);
      }
      const rocks = scene(`yGo@T1[0,0]+${rope} ${REST}`, hall(['.r...']));
      expect(verdict(rocks, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-ROCKS-13');
    }
  });

  it('P-INT-21: a Speed Potion pays for breath, illusions and theft', () => {
    const breath = scene(`yDr@T1[0,0]+yPotion bGo@T1[0,2] bTh@T1[2,0] ${REST}`, { ...hall(), ap: 2 });
    expect(purses(play(breath, 'Dr!drink', 'Dr!breathe e', 'Dr!breathe s'))).toBe('1 yDr:2');
    const illusions = scene(`yIl@T1[0,0]+yPotion ${REST}`, { ...hall(), ap: 2 });
    expect(purses(play(illusions, 'Il!drink', 'Il!pit T1[0,2]', 'Il!rubble T1[2,0]', 'Il!unpit'))).toBe('1 yIl:1');
  });

  it('P-INT-21 P-INT-C9: the Pickpocket drinks, has empty hands and steals', () => {
    const s = scene(`yPp@T1[0,0]+yPotion bGo@T1[0,1]+bSword ${REST}`, { ...hall(), ap: 1 });
    expect(verdict(s, 'Pp!steal bSword')).toBe('P-PICK-02');
    const stolen = play(s, 'Pp!drink', 'Pp!steal bSword');
    expect([spot(stolen, 'bSword'), purses(stolen)]).toEqual(['T1[0,0] yPp', 'yPp:3']);
  });

  it('P-INT-21 P-INT-C10: and for a Golem’s walls, within the three', () => {
    const [first, second, third, fourth] = WALLS;
    const s = scene(`yGm@T1[0,1]+yPotion ${REST}`, { ...hall(CELL), ap: 3 });
    const two = play(s, `Gm!smash ${first}`, `Gm!smash ${second}`, 'Gm!drink');
    expect([purses(two), offers(two, /smash/).length]).toEqual(['yGm:4', 2]);
    const three = play(two, `Gm!smash ${third}`);
    expect([purses(three), offers(three, /smash/)]).toEqual(['yGm:3', []]);
    expect(verdict(three, `Gm!smash ${fourth}`)).toBe('P-GOLEM-02');
  });

  it('P-INT-21: and for the Ring or the Scroll its drinker uses', () => {
    const ring = scene(`yPa@T1[0,0]+yPotion+yRing ${REST}`, { ...hall(), ap: 1 });
    const gone = play(ring, 'Pa!drink', 'Pa!teleport T2[2,2]');
    expect([spot(gone, 'yPa'), purses(gone)]).toEqual(['T2[2,2]', 'yPa:3']);
    const scroll = scene(`yWz@T1[0,0]+yPotion yScroll@T1[0,1] bGo@T1[3,3] ${REST}`, { ...hall(), ap: 1 });
    const cast = play(scroll, 'Wz!drink', 'Wz T1[0,0]>T1[0,1]', 'Wz!charm bGo');
    expect(purses(cast)).toBe('yWz:2 bGo:3');
    const others = play(scene(`yGo@T1[0,0]+yPotion yDr@T1[1,0] bTh@T1[1,2] ${REST}`, { ...hall(), ap: 1 }), 'Go!drink');
    expect(verdict(others, 'Dr!breathe e')).toBe('B-TURN-02');
  });

  it('P-INT-22 P-INT-C11: two potions, the second drunk on the first', () => {
    const s = scene(`yPa@T1[0,0]+yPotion+bPotion ${REST}`, { ...hall(), ap: 2 });
    const one = play(s, 'Pa!drink');
    expect(purses(one)).toBe('1 yPa:4');
    const two = play(one, 'Pa!drink');
    expect(purses(two)).toBe('1 yPa:7');
    expect([spot(two, 'yPotion'), spot(two, 'bPotion')]).toEqual(['out', 'out']);
  });

  it('P-INT-23: a Sword adds 1 in attack, 2 for a pair, nothing to a Ghost', () => {
    const attack = (who: string) =>
      strength(play(scene(`${who} bGo@T1[0,1] ${REST}`, hall()), `${who.slice(1, 3)} x bGo`));
    expect(attack('yGo@T1[0,0]+ySword')).toBe('2:1');
    expect(attack('yPa@T1[0,0]+ySword+bSword')).toBe('5:1');
    expect(attack('yDr@T1[0,0]+ySword')).toBe('7:1');
    expect(attack('yGh@T1[0,0]+ySword')).toBe('0:1');
    const defends = play(scene(`yGo@T1[0,0] bPa@T1[0,1]+bSword+ySword ${REST}`, hall()), 'Go x bPa');
    expect(strength(defends)).toBe('1:3');
  });

  it('P-INT-23: and nothing to a breath', () => {
    const s = scene(`yDr@T1[0,0]+ySword bGo@T1[0,2]+bShield bCl@T1[2,0]+bSword ${REST}`, hall());
    const shield = play(s, 'Dr!breathe e');
    expect([spot(shield, 'bGo'), spot(shield, 'bShield')]).toEqual(['T1[0,2]', 'T1[0,2] bGo']);
    expect(points(play(s, 'Dr!breathe s'))).toBe('1:0');
  });

  it('P-INT-24: a Treasure carried out is a point, two are two', () => {
    const out = (who: string) =>
      points(play(scene(`y${who.replace('+', '@T4[0,4]+')} ${REST}`, hall()), `${who.slice(0, 2)} T4[0,4]>BL0`));
    expect([out('Cl+yTreasure'), out('Cl+bTreasure'), out('Cl+ySword')]).toEqual(['2:0', '2:0', '1:0']);
    expect([out('Pa+yTreasure+bTreasure'), out('Pa+yTreasure+ySword')]).toEqual(['3:0', '2:0']);
  });

  it('P-INT-24: a Ghost cannot carry it, a Pickpocket steals it', () => {
    const ghost = scene(`yGh@T4[0,3] yTreasure@T4[0,4] ${REST}`, hall());
    expect(verdict(ghost, 'Gh T4[0,3]>T4[0,4]+yTreasure>BL0')).toBe('P-GHOST-04');
    const out = play(ghost, 'Gh T4[0,3]>T4[0,4]', 'Gh T4[0,4]>BL0');
    expect([points(out), spot(out, 'yTreasure')]).toEqual(['1:0', 'T4[0,4]']);
    const stolen = play(scene(`yPp@T1[0,0] bGo@T1[0,1]+bTreasure ${REST}`, hall()), 'Pp!steal bTreasure');
    expect(spot(stolen, 'bTreasure')).toBe('T1[0,0] yPp');
  });
});
