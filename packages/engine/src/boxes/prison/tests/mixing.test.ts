import { describe, expect, it } from 'vitest';
import { compile } from '../../../boxes/index.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, rulesOf, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { carries, points, spot } from '../../../testing/tell.ts';
import { asks, fight, strengths, yard } from '../../../testing/yard.ts';

const FREE = 'base.1+paladins.1+prison.1 teams=free';
const on =
  (...rows: readonly string[]) =>
  (tokens: string, options = {}): Scene =>
    scene(tokens, { ...hall(rows), ...options });
const floor = on('.....');

describe('Mixed', () => {
  it('R-MIX-01 R-MIX-C1: one of each name, but as many Ropes and Keys as boxes have', () => {
    const { kinds } = rulesOf(FREE);
    const stock = (kind: string) => kinds.get(kind)?.count.yellow;
    expect(['rope', 'key', 'wizard', 'cleric', 'mekanork', 'fireballWand', 'bow'].map(stock)).toEqual([
      ...[3, 2, 1, 1, 1, 1, 1],
    ]);
    const two = rulesOf('paladins.1+prison.1 teams=mutual').kinds;
    expect([two.get('rope')?.count.blue, two.get('key')?.count.blue]).toEqual([2, 2]);
    expect(rulesOf(FREE).teams).toEqual({ by: 'free', characters: 8, objects: 6, pairs: 2, switches: false });
    expect(compile('base.1+paladins.1+prison.1').ok).toBe(false);
  });

  it('R-MIX-02 R-MIX-C6: a slit is a wall to Wall-Walker, Golem and Ghost', () => {
    const drawn = (tokens: string) => {
      const rows = ['  . : .   .   .   .  ', ...Array.from({ length: 4 }, () => '  .   .   .   .   .  ')];
      rows[4] = '  .   .   .   .   G  ';
      const open = '+   +   +   +   +   +';
      return scene(tokens, hall([open, ...rows.flatMap((row) => [row, open])]));
    };
    expect(verdict(drawn('yCl@T1[0,0]'), 'Cl T1[0,0]>T1[0,1]')).toBe('R-EDGE-03');
    expect(spot(play(drawn('yWw@T1[0,0]'), 'Ww!walk T1[0,1]'), 'yWw')).toBe('T1[0,1]');
    expect(verdict(drawn('yGh@T1[0,0]'), 'Gh T1[0,0]>T1[0,1]')).toBe('legal');
    const broken = play(drawn('yGm@T1[0,0] yCl@T1[1,0]'), 'Gm!smash T1[0,0]|T1[0,1]');
    expect(verdict(broken, 'Cl T1[1,0]>T1[0,0]>T1[0,1]')).toBe('legal');
    expect(verdict(broken, 'Gm T1[0,0]>T1[0,1]')).toBe('legal');
  });

  it('R-MIX-03: every weak enemy passes a Colossus, a Sword changes nothing', () => {
    const passes = (who: string, load = '') =>
      verdict(floor(`y${who}@T1[0,0]${load} bCo@T1[0,1]`), `${who} T1[0,0]>T1[0,1]>T1[0,2]`);
    for (const weak of ['El', 'Go', 'Il', 'Ww', 'Gh', 'Wz', 'Bn', 'Te'])
      expect([weak, passes(weak)]).toEqual([weak, 'legal']);
    expect(passes('Go', '+ySword')).toBe('legal');
    for (const strong of ['Wa', 'Th', 'Tr', 'Pp', 'Pa', 'Gm', 'Na'])
      expect([strong, passes(strong)]).toEqual([strong, 'B-MOVE-05']);
  });

  it('R-MIX-04 R-MIX-C2: over a rift one falls, unless a Rope holds', () => {
    const rift = on('...v.');
    const fallen = play(rift('yBn@T1[0,0] bGo@T1[0,2]'), 'Bn!scream bGo');
    expect([spot(fallen, 'bGo'), points(fallen)]).toEqual(['out', '1:0']);
    const held = play(rift('yBn@T1[0,0] bGo@T1[0,2]+bRope'), 'Bn!scream bGo');
    expect([spot(held, 'bGo'), carries(held, 'bGo')]).toEqual(['T1[0,3]', 'bRope']);
  });

  it('R-MIX-05 R-MIX-C2 R-MIX-C3: under falling rocks one dies, with a shield too, and what one carried lies there', () => {
    const rocks = on('...r.');
    const rope = play(rocks('yBn@T1[0,0] bGo@T1[0,2]+bRope'), 'Bn!scream bGo');
    expect([spot(rope, 'bGo'), spot(rope, 'bRope'), points(rope)]).toEqual(['out', 'T1[0,3]', '1:0']);
    const shield = play(rocks('yBn@T1[0,0] bPa@T1[0,2]+bShield'), 'Bn!scream bPa');
    expect([spot(shield, 'bPa'), spot(shield, 'bShield'), points(shield)]).toEqual(['out', 'T1[0,3]', '1:0']);
    expect(verdict(rocks('yBn@T1[0,0] yPa@T1[0,2]'), 'Bn!scream yPa')).toBe('R-BAN-07');
    expect(spot(play(rocks('yBn@T1[0,0] bPa@T1[0,2]*'), 'Bn!scream bPa'), 'bPa')).toBe('out');
  });

  it('R-MIX-06: nobody is pushed into a fountain or onto Rubble', () => {
    expect(verdict(on('...f.')('yBn@T1[0,0] bGo@T1[0,2]'), 'Bn!scream bGo')).toBe('R-BAN-04');
    const rubble = { covers: { 'T1[0,3]': 'rubble:yellow' } };
    expect(verdict(floor('yBn@T1[0,0] bGo@T1[0,2]', rubble), 'Bn!scream bGo')).toBe('R-BAN-04');
    expect(verdict(floor('yBn@T1[0,0] bGo@T1[0,2]*', rubble), 'Bn!scream bGo')).toBe('R-BAN-04');
  });

  it('R-MIX-07: an illusory Pit kills, but not its maker, for whom it goes', () => {
    const pit = { covers: { 'T1[0,3]': 'pit:blue' } };
    expect(spot(play(floor('yBn@T1[0,0] bGo@T1[0,2] bIl@T1[4,0]', pit), 'Bn!scream bGo'), 'bGo')).toBe('out');
    for (const name of ['pit', 'rubble']) {
      const covers = { covers: { 'T1[0,3]': `${name}:blue` } };
      const own = play(floor('yBn@T1[0,0] bIl@T1[0,2]', covers), 'Bn!scream bIl');
      expect([spot(own, 'bIl'), own.state.tiles[0]?.covers]).toEqual(['T1[0,3]', []]);
    }
    const other = play(floor('yBn@T1[0,0] bIl@T1[0,2]', { covers: { 'T1[0,3]': 'pit:yellow' } }), 'Bn!scream bIl');
    expect(spot(other, 'bIl')).toBe('out');
  });

  it('R-MIX-08: nobody in mist is screamed or shot at; one is pushed into it, and shoots out of it', () => {
    const mist = on('..mm.');
    expect(verdict(mist('yBn@T1[0,0] bGo@T1[0,2]'), 'Bn!scream bGo')).toBe('R-BAN-02');
    expect(verdict(mist('yCl@T1[0,0]+yBow bGo@T1[0,2]'), 'Cl x bGo shoot')).toBe('R-RNG-01');
    expect(spot(play(mist('yBn@T1[0,0] bGo@T1[0,1]'), 'Bn!scream bGo'), 'bGo')).toBe('T1[0,2]');
    expect(verdict(mist('yCl@T1[0,2]+yBow bGo@T1[0,0]'), 'Cl x bGo shoot')).toBe('legal');
  });

  it('R-MIX-09: a Thief holds herself over a pit, not over a rift; who only passes falls; a Dragon is pushed', () => {
    const after = (row: string, who: string) =>
      spot(play(on(row)(`yBn@T1[0,0] b${who}@T1[0,2]`), `Bn!scream b${who}`), `b${who}`);
    expect([after('...o.', 'Th'), after('...v.', 'Th')]).toEqual(['T1[0,3]', 'out']);
    expect(['El', 'Gh', 'Wz'].map((who) => after('...o.', who))).toEqual(['out', 'out', 'out']);
    expect(after('.....', 'Dr')).toBe('T1[0,3]');
  });

  it('R-MIX-10: a spear strikes over what one sees over', () => {
    const strikes = (cell: string) => verdict(on(`.${cell}...`)('yCl@T1[0,0]+ySpear bGo@T1[0,2]'), 'Cl x bGo thrust');
    expect(['.', 'o', 'v', 'r'].map(strikes)).toEqual(['legal', 'legal', 'legal', 'legal']);
    expect(['m', 'f'].map(strikes)).toEqual(['R-SPEAR-01', 'R-SPEAR-01']);
    expect(verdict(on('..m..')('yCl@T1[0,0]+ySpear bGo@T1[0,2]'), 'Cl x bGo thrust')).toBe('R-SPEAR-01');
    const rubble = { covers: { 'T1[0,1]': 'rubble:yellow' } };
    expect(verdict(floor('yCl@T1[0,0]+ySpear bGo@T1[0,2]', rubble), 'Cl x bGo thrust')).toBe('R-SPEAR-01');
    expect(verdict(floor('yIl@T1[0,0]+ySpear bGo@T1[0,2]', rubble), 'Il x bGo thrust')).toBe('legal');
  });

  it('R-MIX-11 R-MIX-C7: a shot follows the line of sight', () => {
    const shot = (cell: string) => verdict(on(`.${cell}...`)('yCl@T1[0,0]+yBow bGo@T1[0,3]'), 'Cl x bGo shoot');
    expect(['v', 'r', 'o', 'm', 'f'].map(shot)).toEqual(['legal', 'legal', 'legal', 'R-RNG-01', 'R-RNG-01']);
    const rubble = { covers: { 'T1[0,1]': 'rubble:yellow' } };
    expect(verdict(floor('yCl@T1[0,0]+yBow bGo@T1[0,3]', rubble), 'Cl x bGo shoot')).toBe('R-RNG-01');
    expect(verdict(floor('yIl@T1[0,0]+yBow bGo@T1[0,3]', rubble), 'Il x bGo shoot')).toBe('legal');
  });

  it('R-MIX-12 R-MIX-C4: named first, then laid open, then what was named has to be laid', () => {
    const s = play(floor('bWm@T1[0,0] yTe@T1[0,1]', { active: 'blue' }), 'Wm x yTe');
    expect([asks(s), s.state.tasks.at(-1)?.seats]).toEqual(['call', ['yellow']]);
    const named = play(s, 'yellow: answer card=C6');
    expect(named.state.tasks.at(-1)?.seats).toEqual(['yellow']);
    const laid = play(named, 'yellow: C3');
    expect([laid.state.tasks.at(-1)?.seats, offers(laid, /./, 'blue')]).toEqual([['blue'], ['C6']]);
  });

  it('R-MIX-13: a Weapon Master reads no card from afar but with a spear', () => {
    const reader = (tokens: string, attack: string) => {
      const s = play(floor(tokens), attack);
      const settled = asks(s) === 'support' ? play(s, 'answer word=everybody') : s;
      return settled.state.tasks.at(-1)?.seats;
    };
    expect(reader('yWm@T1[0,0]+yBow bGo@T1[0,3]', 'Wm x bGo shoot')).toEqual(['yellow', 'blue']);
    expect(reader('yCl@T1[0,0]+yBow bWm@T1[0,3]', 'Cl x bWm shoot')).toEqual(['yellow', 'blue']);
    expect(reader('yCl@T1[0,4] bGo@T1[0,3] yWm@T1[0,0]+yBow', 'Cl x bGo')).toEqual(['yellow', 'blue']);
    expect(reader('yCl@T1[0,4] bGo@T1[0,3] yWm@T1[0,1]+ySpear', 'Cl x bGo')).toEqual(['blue']);
    const out = play(floor('yCl@T1[0,4] bGo@T1[0,3] yWm@T1[0,1]+ySpear'), 'Cl x bGo', 'answer piece=yWm');
    expect(out.state.tasks.at(-1)?.seats).toEqual(['yellow', 'blue']);
    expect(reader('yWm@T1[0,1]+ySpear bGo@T1[0,3]', 'Wm x bGo thrust')).toEqual(['blue']);
  });

  it('R-MIX-14: a second Bow adds nothing, of two spears one is lost', () => {
    const bows = floor('yCl@T1[0,4] bGo@T1[0,3] yPa@T1[0,0]+yBow+bBow');
    expect(strengths(play(bows, 'Cl x bGo'))).toBe('3:1');
    const spears = floor('yPa@T1[0,1]+ySpear+bSpear bTr@T1[0,3]');
    const lost = fight(spears, 'Pa x bTr thrust', { yellow: 'C0', blue: 'C6' });
    expect(['ySpear', 'bSpear'].filter((spear) => spot(lost, spear) === 'out')).toHaveLength(1);
  });

  it('R-MIX-15 R-MIX-C5: a charmed archer shoots enemies of its colour, and its owner says who supports it', () => {
    const charmed = (tokens: string) => {
      const s = floor(tokens);
      const id = s.rules.roster.find(({ code, owner }) => code === 'Cl' && owner === 'blue')?.id as number;
      const purses = [...s.state.turn.purses, { ap: 3, only: id, lent: true }];
      return { ...s, state: { ...s.state, turn: { ...s.state.turn, purses } } };
    };
    const s = charmed('bCl@T1[2,0]+bBow yTr@T1[2,3] bGo@T1[0,0]');
    expect(offers(s, /Cl x/)).toEqual(['bCl x yTr shoot']);
    expect(verdict(charmed('bCl@T1[2,0]+bBow bGo@T1[2,3]'), 'bCl x bGo shoot')).toBe('P-CHARM-11');
    const helped = play(charmed('bCl@T1[2,0]+bBow yTr@T1[2,3] bNa@T1[0,3]+yBow'), 'bCl x yTr shoot');
    expect([asks(helped), helped.state.tasks.at(-1)?.seats]).toEqual(['support', ['blue']]);
  });

  it('R-MIX-16: a charmed Banshee pays two of three, and pushes nobody of his own colour to his death', () => {
    const charmed = (tokens: string, ap: number) => {
      const s = on('...o.')(tokens);
      const id = s.rules.roster.find(({ code, owner }) => code === 'Bn' && owner === 'blue')?.id as number;
      return { ...s, state: { ...s.state, turn: { ...s.state.turn, purses: [{ ap, only: id, lent: true }] } } };
    };
    expect(verdict(charmed('bBn@T1[0,0] bGo@T1[0,2] yGo@T1[4,0]', 3), 'bBn!scream bGo')).toBe('R-BAN-07');
    expect(verdict(charmed('bBn@T1[0,0] yGo@T1[0,2]', 3), 'bBn!scream yGo')).toBe('legal');
    expect(verdict(charmed('bBn@T1[0,0] yGo@T1[0,2]', 1), 'bBn!scream yGo')).toBe('B-TURN-02');
    const left = play(charmed('bBn@T1[0,0] yGo@T1[0,1]', 3), 'bBn!scream yGo').state.turn.purses;
    expect(left.map(({ ap }) => ap)).toEqual([1]);
  });

  it('R-MIX-17: each shield stops its own; either shelters from falling rocks in passing', () => {
    expect(spot(play(floor('yWz@T1[0,0]+yWand bGo@T1[0,3]+bShield'), 'Wz!fire e'), 'bGo')).toBe('T1[0,3]');
    expect(spot(play(floor('yWz@T1[0,0]+yWand bGo@T1[0,3]+bLargeShield'), 'Wz!fire e'), 'bGo')).toBe('out');
    expect(verdict(floor('yCl@T1[0,0]+yBow bGo@T1[0,3]+bShield'), 'Cl x bGo shoot')).toBe('legal');
    const rocks = play(on('.r...')('yGo@T1[0,0]+yLargeShield'), 'Go T1[0,0]>T1[0,1]>T1[0,2]');
    expect(spot(rocks, 'yGo')).toBe('T1[0,2]');
    expect(verdict(on('.r...')('yGo@T1[0,0]'), 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-ROCKS-13');
  });

  it('R-MIX-18: a Sword helps a spear, a Dragonslayer does not, neither a shot; an Armor counts always', () => {
    const sword = floor('yPa@T1[0,1]+ySpear+ySword bGo@T1[0,3]');
    expect(strengths(play(sword, 'Pa x bGo thrust'))).toBe('4:1');
    const slayer = floor('yPa@T1[0,1]+ySpear+ySlayer bDr@T1[0,3]');
    expect(strengths(play(slayer, 'Pa x bDr thrust'))).toBe('3:6');
    const bow = floor('yPa@T1[0,0]+yBow+ySword bGo@T1[0,3]+bArmor');
    expect(strengths(play(bow, 'Pa x bGo shoot'))).toBe('1:2');
  });

  it('R-MIX-19: pushed out, a Goblin brings two points, a Treasure one more', () => {
    const s = scene('yBn@T4[0,3] yGo@T4[0,4]+yTreasure', hall());
    expect(points(play(s, 'Bn!scream yGo'))).toBe('3:0');
  });

  it('R-MIX-20: a Ghost uses nothing it stands on, and leaves it where it is', () => {
    const s = floor('yGh@T1[0,0] yBow@T1[0,0] bGo@T1[0,3]');
    expect(offers(s, /Gh x/)).toEqual([]);
    const pushed = play(floor('yBn@T1[0,0] bGh@T1[0,2] bLargeShield@T1[0,2]'), 'Bn!scream bGh');
    expect([spot(pushed, 'bGh'), spot(pushed, 'bLargeShield')]).toEqual(['T1[0,3]', 'T1[0,2]']);
    expect(verdict(floor('yCl@T1[0,0]+yBow bGh@T1[0,3] bLargeShield@T1[0,3]'), 'Cl x bGh shoot')).toBe('legal');
  });

  it('scenarios of the prison', () => {
    for (const id of ['prison.1+base.1 scenario=breakout', 'prison.1+base.1+paladins.1 scenario=tower'])
      expect(compile(id).ok).toBe(true);
    expect(yard('').rules.id).toBe('prison.1');
  });
});
