import { describe, expect, it } from 'vitest';
import { apOf, situationOf } from '../../../core/situation/situation.ts';
import { formatToken } from '../../../notation/token.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { apLeft, points, purses, spot } from '../../../testing/tell.ts';

const OPEN = hall(['.....']);
const REST = 'bMe@B4[0,0]';
const blue = { ...OPEN, active: 'blue' } as const;
const TO = 'T1[0,0]>T1[0,1]';

/** All that somebody carries, by name. */
const loads = ({ rules, state }: Scene, name: string): readonly string[] => {
  const { id } = token({ rules, state }, name);
  return state.pieces.filter(({ carrier }) => carrier === id).map((each) => formatToken(rules, each.id));
};
/** All characters of both boxes but him. */
const OTHERS = new Set(OPEN.rules.roster.filter(({ sort }) => sort === 'character').map(({ code }) => code));
OTHERS.delete('Pa');
const spots = (s: Scene, ...names: readonly string[]) => names.map((name) => spot(s, name));
const strength = ({ state }: Scene) => state.tasks.at(-1);

describe('Paladin: his hands', () => {
  it('P-PALADIN-01 P-PALADIN-02: two objects, an object and a friend, or two friends', () => {
    const walk = (first: string, second: string) => `Pa T1[0,0]>T1[0,1]+${first}>T1[0,2]+${second}>T1[0,3]`;
    const pairs = [
      ['ySword', 'bKey'],
      ['ySword', 'yGo'],
      ['yTh', 'yGo'],
    ] as const;
    for (const [first, second] of pairs) {
      const lying = (name: string) => (/[A-Z][a-z]$/.test(name) ? '*' : '');
      const tokens = `yPa@T1[0,0] ${first}@T1[0,1]${lying(first)} ${second}@T1[0,2]${lying(second)} ${REST}`;
      const s = scene(tokens, OPEN);
      expect(verdict(s, walk(first, second))).toBe('legal');
      const after = play(s, walk(first, second));
      expect(spots(after, first, second)).toEqual([first, second].map((name) => `T1[0,3]${lying(name)} yPa`));
      expect([spot(after, 'yPa'), apLeft(after)]).toEqual(['T1[0,3]', 4]);
    }
  });

  it('P-PALADIN-01: not three, and nobody else two', () => {
    const s = scene(`yPa@T1[0,0]+ySword+yKey bArmor@T1[0,1] yGo@T1[1,0]* ${REST}`, OPEN);
    expect(verdict(s, `Pa ${TO}+bArmor>T1[0,2]`)).toBe('B-OBJ-01');
    expect(verdict(s, 'Pa T1[0,0]>T1[1,0]+yGo>T1[2,0]')).toBe('B-OBJ-01');
    for (const code of OTHERS) {
      const other = scene(`y${code}@T1[0,0]+ySword bArmor@T1[0,1] ${REST}`, OPEN);
      const rule = { Dr: 'P-DRAGON-08', Gh: 'P-GHOST-04' }[code] ?? 'B-OBJ-01';
      expect([code, verdict(other, `${code} ${TO}+bArmor>T1[0,2]`)]).toEqual([code, rule]);
    }
    const laden = OPEN.rules.roster.filter((each) => each.loads > 1);
    expect(laden.map(({ code }) => code)).toEqual(['Pa', 'Pa']);
    const enemy = scene(`yPa@T1[0,0] bGo@T1[0,1]* ${REST}`, OPEN);
    expect(verdict(enemy, `Pa ${TO}+bGo>T1[0,2]`)).toBe('B-OBJ-01');
  });

  it('P-PALADIN-02: with both on his square he stops, and others stop nowhere with so many', () => {
    const s = scene(`yPa@T1[0,0]+ySword yKey@T1[0,1] yWa@T1[1,0]+yArmor bKey@T1[1,1] ${REST}`, OPEN);
    expect(verdict(s, `Pa ${TO}`)).toBe('legal');
    expect(verdict(s, 'Wa T1[1,0]>T1[1,1]')).toBe('B-TURN-05');
  });

  it('P-PALADIN-03: never more than three tokens with him', () => {
    const s = scene(`yPa@T1[0,0]+ySword+yKey bArmor@T1[0,1] yGo@T1[1,0]* ${REST}`, OPEN);
    expect(verdict(s, `Pa ${TO}`)).toBe('B-TURN-05');
    expect(verdict(s, 'Pa T1[0,0]>T1[1,0]')).toBe('B-TURN-05');
    expect(verdict(s, `Pa ${TO}>T1[0,2]`)).toBe('legal');
    const one = scene(`yPa@T1[0,0]+ySword bArmor@T1[0,1] yKey@T1[0,1] ${REST}`, OPEN);
    expect(verdict(one, `Pa ${TO}`)).toBe('B-TURN-05');
  });

  it('P-PALADIN-15: he stops on whatever he may carry, and carries it', () => {
    const stops = (load: string, lying: string) => {
      const s = scene(`yPa@T1[0,0]${load} ${lying} ${REST}`, OPEN);
      expect(verdict(s, `Pa ${TO}`)).toBe('legal');
      return [...loads(play(s, `Pa ${TO}`), 'yPa')].sort();
    };
    expect(stops('', 'bArmor@T1[0,1] yKey@T1[0,1]')).toEqual(['bArmor', 'yKey']);
    expect(stops('', 'yGo@T1[0,1]*+yKey')).toEqual(['yGo', 'yKey']);
    expect(stops('', 'yGo@T1[0,1]* yGh@T1[0,1]*')).toEqual(['yGh', 'yGo']);
    expect(stops('+ySword', 'yKey@T1[0,1]')).toEqual(['yKey', 'ySword']);
    expect(stops('+ySword', 'yGo@T1[0,1]*')).toEqual(['yGo', 'ySword']);
    expect(stops('+yTh*', 'yGo@T1[0,1]*')).toEqual(['yGo', 'yTh']);
  });

  it('P-PALADIN-C7 P-PALADIN-03: with a Sword not on a wounded friend who has an Armor; in passing he takes either', () => {
    const s = scene(`yPa@T1[0,0]+ySword yGo@T1[0,1]*+yArmor ${REST}`, OPEN);
    expect(verdict(s, `Pa ${TO}`)).toBe('B-TURN-05');
    const armor = play(s, `Pa ${TO}+yArmor>T1[0,2]`);
    expect(spots(armor, 'yArmor', 'ySword', 'yGo')).toEqual(['T1[0,2] yPa', 'T1[0,2] yPa', 'T1[0,1]*']);
    const friend = play(s, `Pa ${TO}+yGo>T1[0,2]`);
    expect(spots(friend, 'yArmor', 'ySword', 'yGo')).toEqual(['T1[0,1]', 'T1[0,2] yPa', 'T1[0,2]* yPa']);
    expect(verdict(s, `Pa ${TO}+yGo+yArmor>T1[0,2]`)).toBe('B-OBJ-01');
  });

  it('P-PALADIN-13 P-PALADIN-C8: he drops one here and one there, never two together', () => {
    const s = scene(`yPa@T1[0,0]+ySword+yKey bArmor@T1[1,0] yGo@T1[2,0]*+bKey ${REST}`, OPEN);
    expect(verdict(s, `Pa ${TO}-ySword-yKey>T1[0,2]`)).toBe('B-OBJ-05');
    expect(verdict(s, `Pa T1[0,0]-ySword-yKey>T1[0,1]`)).toBe('B-OBJ-05');
    expect(verdict(s, `Pa ${TO}-ySword>T1[0,2]-yKey>T1[0,3]`)).toBe('legal');
    const after = play(s, `Pa ${TO}-ySword>T1[0,2]-yKey>T1[0,3]`);
    expect(spots(after, 'ySword', 'yKey')).toEqual(['T1[0,1]', 'T1[0,2]']);
    expect(verdict(s, 'Pa T1[0,0]>T1[1,0]-ySword>T1[1,1]')).toBe('B-OBJ-05');
    expect(verdict(s, 'Pa T1[0,0]>T1[1,0]>T1[2,0]-ySword>T1[2,1]')).toBe('B-OBJ-05');
    const wounded = scene(`yPa@T1[0,0]+yGo*+yTh* ${REST}`, OPEN);
    expect(verdict(wounded, `Pa ${TO}-yGo-yTh>T1[0,2]`)).toBe('B-OBJ-05');
  });

  it.each([
    ['an enemy gives to him when he lies wounded', 'yWa@T1[0,0]+ySword bPa@T1[0,1]*+bKey', `Wa ${TO}-ySword>T1[0,2]`],
    ['a friend does', 'yWa@T1[0,0]+ySword yPa@T1[0,1]*+yKey', `Wa ${TO}-ySword>T1[0,2]`],
    ['he drops both on another', 'yPa@T1[0,0]+ySword+yArmor bPa@T1[0,1]*', `Pa ${TO}-ySword-yArmor>T1[0,2]`],
    [
      'he gives two for two',
      'yPa@T1[0,0]+ySword+yArmor bKey@T1[0,1] bRope@T1[0,1]',
      `Pa ${TO}-ySword-yArmor+bKey+bRope>T1[0,2]`,
    ],
    ['he lays a friend on two', 'yPa@T1[0,0]+yGo* bKey@T1[0,1] bRope@T1[0,1]', `Pa ${TO}-yGo>T1[0,2]`],
    [
      'what was taken from two is made good later',
      'yEl@T1[0,0] bArmor@T1[0,1] bKey@T1[0,1] ySword@T1[0,2]',
      `El ${TO}+bKey>T1[0,2]-bKey+ySword>T1[0,1]-ySword>T1[0,0]`,
    ],
  ])('P-PALADIN-13 B-OBJ-05 B-OBJ-07 B-OBJ-12: two objects do not come together by hand: %s', (_, tokens, walk) => {
    expect(verdict(scene(`${tokens} ${REST}`, OPEN), walk)).toBe('B-OBJ-05');
  });

  it('P-PALADIN-17: friends trade with him in passing, each within his hands', () => {
    const walk = `Wa ${TO}`;
    const one = scene(`yWa@T1[0,0]+ySword yPa@T1[0,1]+yKey ${REST}`, OPEN);
    expect(verdict(one, `${walk}-ySword>T1[0,2]`)).toBe('legal');
    expect([...loads(play(one, `${walk}-ySword>T1[0,2]`), 'yPa')].sort()).toEqual(['yKey', 'ySword']);
    const two = scene(`yWa@T1[0,0]+ySword yPa@T1[0,1]+yKey+yArmor ${REST}`, OPEN);
    expect(verdict(two, `${walk}-ySword>T1[0,2]`)).toBe('B-OBJ-09');
    const swapped = play(two, `${walk}-ySword+yKey>T1[0,2]`);
    expect([loads(swapped, 'yWa'), [...loads(swapped, 'yPa')].sort()]).toEqual([['yKey'], ['yArmor', 'ySword']]);
    expect(verdict(two, `${walk}-ySword+yKey+yArmor>T1[0,2]`)).toBe('B-OBJ-01');
    const giver = scene(`yPa@T1[0,0]+yKey+yArmor yWa@T1[0,1] ${REST}`, OPEN);
    expect(verdict(giver, `Pa ${TO}-yKey>T1[0,2]`)).toBe('legal');
    expect(verdict(giver, `Pa ${TO}-yKey-yArmor>T1[0,2]`)).toBe('B-OBJ-09');
    const taker = scene(`yPa@T1[0,0]+yKey yWa@T1[0,1]+yGo* ${REST}`, OPEN);
    expect(spot(play(taker, `Pa ${TO}+yGo>T1[0,2]`), 'yGo')).toBe('T1[0,2]* yPa');
  });

  it('P-PALADIN-12 P-PALADIN-C5: out with both Treasures for 3 points; friends are safe and score nothing', () => {
    const out = (tokens: string) => play(scene(`yPa@T4[0,4]+${tokens} ${REST}`, OPEN), 'Pa T4[0,4]>BL0');
    const rich = out('yTreasure+bTreasure');
    expect([points(rich), ...spots(rich, 'yPa', 'yTreasure', 'bTreasure')]).toEqual(['3:0', 'out', 'out', 'out']);
    const friends = out('yGo*+yTh*');
    expect([points(friends), ...spots(friends, 'yGo', 'yTh')]).toEqual(['1:0', 'out', 'out']);
    const mixed = out('yTreasure+yGo*');
    expect([points(mixed), ...spots(mixed, 'yTreasure', 'yGo')]).toEqual(['2:0', 'out', 'out']);
    const plain = out('ySword+yKey');
    expect([points(plain), ...spots(plain, 'ySword', 'yKey')]).toEqual(['1:0', 'out', 'out']);
  });
});

describe('Paladin: two of the same', () => {
  const PAIR = 'yPa@T1[0,0]';

  it('P-PALADIN-08 P-PALADIN-09 P-PALADIN-C2: two Swords attacking, two Armors defending', () => {
    const swords = `${PAIR}+ySword+bSword bGm@T1[0,1]`;
    expect(strength(play(scene(swords, OPEN), 'Pa x bGm'))).toMatchObject({ strength: { yellow: 5, blue: 4 } });
    expect(strength(play(scene(swords, blue), 'Gm x yPa'))).toMatchObject({ strength: { yellow: 3, blue: 4 } });
    const armors = `${PAIR}+yArmor+bArmor bGm@T1[0,1]`;
    expect(strength(play(scene(armors, OPEN), 'Pa x bGm'))).toMatchObject({ strength: { yellow: 3, blue: 4 } });
    expect(strength(play(scene(armors, blue), 'Gm x yPa'))).toMatchObject({ strength: { yellow: 5, blue: 4 } });
  });

  it('P-PALADIN-09: two Dragonslayers add 8 against a Dragon, nothing against others', () => {
    const slayers = `${PAIR}+ySlayer+bSlayer`;
    const dragon = play(scene(`${slayers} bDr@T1[0,1]`, OPEN), 'Pa x bDr');
    expect(strength(dragon)).toMatchObject({ strength: { yellow: 11, blue: 6 } });
    const golem = play(scene(`${slayers} bGm@T1[0,1]`, OPEN), 'Pa x bGm');
    expect(strength(golem)).toMatchObject({ strength: { yellow: 3, blue: 4 } });
  });

  it('P-PALADIN-09: two Speed Potions are drunk one by one, each for its own 4 AP', () => {
    const left = (s: Scene) => apOf(situationOf(s.rules, s.state), token(s, 'yPa').id);
    const once = play(scene(`${PAIR}+yPotion+bPotion ${REST}`, { ...OPEN, ap: 2 }), 'Pa!drink');
    expect([loads(once, 'yPa').length, left(once), purses(once)]).toEqual([1, 5, '1 yPa:4']);
    const twice = play(once, 'Pa!drink');
    expect([loads(twice, 'yPa').length, left(twice), apLeft(twice)]).toEqual([0, 8, 1]);
    expect(verdict(twice, 'Pa!drink')).toBe('B-TURN-03');
  });

  it('P-PALADIN-09: two Keys, Fire Shields or Charm Scrolls add nothing', () => {
    const gate = scene(`${PAIR}+yKey+bKey ${REST}`, hall(GATED));
    expect(offers(gate, /lock/)).toEqual(['Pa!lock a1|b1']);
    const opened = play(gate, 'Pa!lock T1[0,0]|T1[0,1]');
    expect([apLeft(opened), loads(opened, 'yPa').length]).toEqual([4, 2]);
    const rocks = scene(`${PAIR}+yShield+bShield ${REST}`, hall(['.r']));
    expect(loads(play(rocks, `Pa ${TO}>T1[0,2]`), 'yPa')).toHaveLength(2);
    expect(points(play(rocks, `Pa ${TO}`))).toBe('0:1');
    expect(verdict(scene(`${PAIR}+yScroll+bScroll bGo@T1[2,2]`, OPEN), 'Pa!charm bGo')).toBe('P-CHARM-02');
  });
});

describe('Paladin: wounded or killed', () => {
  it('P-PALADIN-04: wounded he keeps two objects, and they still serve him', () => {
    const s = scene(`yPa@T1[0,0]+yArmor+bArmor bGm@T1[0,1] yGo@B4[0,0]`, blue);
    const hurt = play(s, 'Gm x yPa', 'yellow: C0', 'blue: C3');
    expect(spots(hurt, 'yPa', 'yArmor', 'bArmor')).toEqual(['T1[0,0]*', 'T1[0,0]', 'T1[0,0]']);
    const later = play(hurt, 'pass', 'yellow: A2', 'pass', 'blue: A3', 'Gm x yPa');
    expect(strength(later)).toMatchObject({ strength: { yellow: 2, blue: 4 } });
  });

  it('P-PALADIN-16: healed he carries both again at once', () => {
    const healed = play(scene(`yPa@T1[0,1]*+ySword+yKey yCl@T1[0,0] ${REST}`, OPEN), 'Cl!heal yPa');
    expect(spots(healed, 'yPa', 'ySword', 'yKey')).toEqual(['T1[0,1]', 'T1[0,1] yPa', 'T1[0,1] yPa']);
    const drunk = play(scene(`yPa@T1[0,1]*+ySword+yKey ${REST}`, hall(['f'])), 'Pa!fountain');
    expect([spot(drunk, 'yPa'), [...loads(drunk, 'yPa')].sort()]).toEqual(['T1[0,1]', ['yKey', 'ySword']]);
  });

  it('P-PALADIN-05 P-PALADIN-C6: killed, both objects lie there until somebody passing takes one', () => {
    const tokens = 'yPa@T1[0,1]+yArmor+yKey yGo@B4[2,2] bWz@T1[0,3]+bWand bTh@T1[0,0] bWa@T1[1,1]';
    const dead = play(scene(tokens, blue), 'Wz!fire w');
    expect(spots(dead, 'yPa', 'yArmor', 'yKey')).toEqual(['out', 'T1[0,1]', 'T1[0,1]']);
    expect(verdict(dead, `Th ${TO}`)).toBe('B-TURN-05');
    expect(verdict(dead, `Th ${TO}+yKey`)).toBe('B-TURN-05');
    const taken = play(dead, `Th ${TO}+yKey>T1[0,2]`);
    expect(spots(taken, 'yKey', 'yArmor')).toEqual(['T1[0,2] bTh', 'T1[0,1]']);
    expect(verdict(taken, 'Wa T1[1,1]>T1[0,1]')).toBe('legal');
    expect(spot(play(taken, 'Wa T1[1,1]>T1[0,1]'), 'yArmor')).toBe('T1[0,1] bWa');
  });

  it('P-PALADIN-06: on two objects only a Paladin stops, of either colour; others pass', () => {
    const heap = (who: string) => scene(`y${who}@T1[0,0] bArmor@T1[0,1] bKey@T1[0,1] ${REST}`, OPEN);
    for (const who of ['Wa', 'Gh', 'Pp', 'Il', 'Th']) {
      expect([who, verdict(heap(who), `${who} ${TO}`)]).toEqual([who, 'B-TURN-05']);
      expect([who, verdict(heap(who), `${who} ${TO}>T1[0,2]`)]).toEqual([who, 'legal']);
    }
    expect(loads(play(heap('Pa'), `Pa ${TO}`), 'yPa')).toHaveLength(2);
  });

  it('P-PALADIN-06 P-PALADIN-C9: nobody stops on a wounded Paladin who has anything; with nothing a friend carries him', () => {
    const lying = (load: string) => scene(`yWa@T1[0,0] yPa@T1[0,1]*${load} ${REST}`, OPEN);
    for (const load of ['+ySword+yKey', '+ySword']) {
      expect([load, verdict(lying(load), `Wa ${TO}`)]).toEqual([load, 'B-TURN-05']);
      expect([load, verdict(lying(load), `Wa ${TO}>T1[0,2]`)]).toEqual([load, 'legal']);
    }
    expect(spot(play(lying(''), `Wa ${TO}`), 'yPa')).toBe('T1[0,1]* yWa');
    const enemy = scene('bPa@T1[0,0] yPa@T1[0,1]*+ySword+yKey yGo@B4[0,0]', blue);
    expect(verdict(enemy, `Pa ${TO}`)).toBe('B-MOVE-05');
    expect(verdict(enemy, `Pa ${TO}>T1[0,2]`)).toBe('legal');
  });

  it('P-PALADIN-C1 P-PALADIN-07: the Scout passes over him, takes the Potion and ends on the gear', () => {
    const s = scene(`yEl@T1[0,0] bPa@T1[0,1]*+bSword+bPotion ${REST}`, hall(['..G..']));
    expect(verdict(s, `El ${TO}`)).toBe('B-MOVE-05');
    const friend = scene(`bEl@T1[0,0] bPa@T1[0,1]*+bSword+bPotion yGo@B4[0,0]`, { ...hall(['..G..']), active: 'blue' });
    expect(verdict(friend, `El ${TO}`)).toBe('B-TURN-05');
    for (const [from, who] of [
      [s, 'yEl'],
      [friend, 'bEl'],
    ] as const) {
      const after = play(from, `El ${TO}+bPotion>T1[0,2]`);
      expect(spots(after, who, 'bPotion', 'bPa', 'bSword')).toEqual([
        'T1[0,2]',
        `T1[0,2] ${who}`,
        'T1[0,1]*',
        'T1[0,1]',
      ]);
      expect(apLeft(after)).toBe(4);
    }
  });

  it('P-PALADIN-07: in passing one object, or one for another', () => {
    const bare = scene(`yWa@T1[0,0] bArmor@T1[0,1] bKey@T1[0,1] ${REST}`, OPEN);
    expect(verdict(bare, `Wa ${TO}+bArmor+bKey>T1[0,2]`)).toBe('B-OBJ-01');
    const laden = scene(`yWa@T1[0,0]+ySword bArmor@T1[0,1] bKey@T1[0,1] ${REST}`, OPEN);
    expect(verdict(laden, `Wa ${TO}+bKey>T1[0,2]`)).toBe('B-OBJ-01');
    expect(verdict(laden, `Wa ${TO}-ySword>T1[0,2]`)).toBe('B-OBJ-05');
    const swapped = play(laden, `Wa ${TO}-ySword+bKey>T1[0,2]`);
    expect(spots(swapped, 'ySword', 'bArmor', 'bKey')).toEqual(['T1[0,1]', 'T1[0,1]', 'T1[0,2] yWa']);
    expect(verdict(laden, `Wa ${TO}-ySword+bKey>T1[0,2]`)).toBe('legal');
    const his = scene(`yWa@T1[0,0]+ySword bPa@T1[0,1]*+bKey+bArmor ${REST}`, OPEN);
    expect(verdict(his, `Wa ${TO}-ySword+bKey>T1[0,2]`)).toBe('legal');
  });

  it('P-PALADIN-14 P-PALADIN-13: a friend carries him off alone, and both objects stay behind', () => {
    const s = scene(`yWa@T1[0,0] yPa@T1[0,1]*+ySword+yKey yGo@T1[1,1] ${REST}`, OPEN);
    expect(verdict(s, `Wa ${TO}+yPa>T1[0,2]`)).toBe('legal');
    const off = play(s, `Wa ${TO}+yPa>T1[0,2]`);
    expect(spots(off, 'yPa', 'ySword', 'yKey')).toEqual(['T1[0,2]* yWa', 'T1[0,1]', 'T1[0,1]']);
    expect(verdict(s, `Wa ${TO}+yPa+yKey>T1[0,2]`)).toBe('B-OBJ-01');
    expect(verdict(off, 'Go T1[1,1]>T1[0,1]')).toBe('B-TURN-05');
    expect(spot(play(off, 'Go T1[1,1]>T1[0,1]+yKey>T1[0,0]'), 'yKey')).toBe('T1[0,0] yGo');
  });

  it('P-PALADIN-10 P-PALADIN-C3: beaten, all he carries wounded die, and he is wounded', () => {
    const beaten = (load: string) =>
      play(scene(`yPa@T1[0,0]+${load} bGm@T1[0,1]`, OPEN), 'Pa x bGm', 'yellow: C0', 'blue: C1');
    const two = beaten('yGo*+yTh*');
    expect([...spots(two, 'yGo', 'yTh', 'yPa'), points(two)]).toEqual(['out', 'out', 'T1[0,0]*', '0:2']);
    const one = beaten('yGo*+ySword');
    expect([...spots(one, 'yGo', 'ySword', 'yPa'), points(one)]).toEqual(['out', 'T1[0,0]', 'T1[0,0]*', '0:1']);
  });

  it('P-PALADIN-11 P-PALADIN-C4: fire kills three for three points, falling rocks as well', () => {
    const s = scene('yPa@T1[0,2]+yGo*+yTh* yWa@B4[0,0] bWz@T1[0,0]+bWand', blue);
    const burnt = play(s, 'Wz!fire e');
    expect([...spots(burnt, 'yPa', 'yGo', 'yTh'), points(burnt)]).toEqual(['out', 'out', 'out', '0:3']);
    const crushed = play(scene(`yPa@T1[0,0]+yGo*+yTh* yWa@B4[0,2] ${REST}`, hall(['.r'])), `Pa ${TO}`);
    expect([...spots(crushed, 'yPa', 'yGo', 'yTh'), points(crushed)]).toEqual(['out', 'out', 'out', '0:3']);
    const mixed = play(scene('yPa@T1[0,2]+yGo*+ySword yWa@B4[0,0] bWz@T1[0,0]+bWand', blue), 'Wz!fire e');
    expect([...spots(mixed, 'yGo', 'ySword'), points(mixed)]).toEqual(['out', 'T1[0,2]', '0:2']);
  });

  it('P-PALADIN-18: with a Rope he hangs over pit or rift holding another thing, wounded too', () => {
    for (const hole of ['o', 'v']) {
      const room = hall([`.${hole}`]);
      const s = scene(`yPa@T1[0,0]+yRope+ySword ${REST}`, room);
      expect(verdict(s, `Pa ${TO}`)).toBe('legal');
      expect(spots(play(s, `Pa ${TO}`), 'yPa', 'ySword')).toEqual(['T1[0,1]', 'T1[0,1] yPa']);
      expect(verdict(scene(`yPa@T1[0,0]+yKey+ySword ${REST}`, room), `Pa ${TO}`)).not.toBe('legal');
      const hurt = play(scene('yPa@T1[0,1]+yRope+ySword bGm@T1[0,2]', room), 'Pa x bGm', 'yellow: C0', 'blue: C3');
      expect(spots(hurt, 'yPa', 'yRope', 'ySword')).toEqual(['T1[0,1]*', 'T1[0,1]', 'T1[0,1]']);
    }
  });

  it('P-PALADIN-18: killed there the Rope stays and the other object is lost', () => {
    for (const hole of ['o', 'v']) {
      const s = scene('yPa@T1[0,1]+yRope+ySword yGo@B4[0,0] bWz@T1[0,3]+bWand', {
        ...hall([`.${hole}`]),
        active: 'blue',
      });
      const dead = play(s, 'Wz!fire w');
      expect([hole, ...spots(dead, 'yPa', 'yRope', 'ySword')]).toEqual([hole, 'out', 'T1[0,1]', 'out']);
    }
    const robbed = scene('bPp@T1[0,0] yPa@T1[0,1]+yRope+ySword yGo@B4[0,0]', { ...hall(['.v']), active: 'blue' });
    expect(spots(play(robbed, 'Pp!steal yRope'), 'yPa', 'ySword')).toEqual(['out', 'out']);
  });
});

const EMPTY = '  .   .   .   .   .  ';
const LINE = '+   +   +   +   +   +';
/** A portcullis east of the first square. */
const GATED = [
  ...[LINE, '  . ! .   .   .   .  ', LINE, EMPTY, LINE, EMPTY, LINE, EMPTY, LINE],
  ...['  .   .   .   .   G  ', LINE],
];
