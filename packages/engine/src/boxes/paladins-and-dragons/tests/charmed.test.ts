import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, type SceneOptions, scene, token, verdict } from '../../../testing/scene.ts';
import { points, purses, spot } from '../../../testing/tell.ts';

/** Yellow's Illusionist on T1[4,0] has charmed somebody. */
const charmed = (target: string, tokens: string, rows: readonly string[] = [], options: SceneOptions = {}) =>
  play(scene(`yIl@T1[4,0]+yScroll ${tokens}`, { ...hall(rows), ap: 4, ...options }), `Il!charm ${target}`);

describe('The charmed', () => {
  it('P-CHARM-06 P-ILLU-01: of two Illusionists in one command each lays where she sees herself', () => {
    const s = charmed('bIl', 'bIl@T1[0,4] yTr@T1[0,2]');
    const squares = (name: string) =>
      offers(s, new RegExp(`^${name}!pit [a-e][1-5]$`))
        .map((text) => text.slice(-2))
        .sort();
    expect(squares('bIl')).toEqual(['d1', 'e2', 'e3', 'e4']);
    expect(squares('Il')).toEqual(['a1', 'a2', 'a3', 'a4', 'b5', 'c5', 'd5']);
  });

  it('P-CHARM-C9 P-CHARM-16: passes its own, with trades, and is stopped by the caster’s', () => {
    const s = charmed('bCl', 'bCl@T1[0,1]+bArmor bTr@T1[0,2]+bSword yWa@T1[1,1]');
    expect(verdict(s, 'bCl T1[0,1]>T1[1,1]>T1[2,1]')).toBe('B-MOVE-05');
    const traded = play(s, 'bCl T1[0,1]>T1[0,2]-bArmor+bSword>T1[0,3]');
    expect([spot(traded, 'bSword'), spot(traded, 'bArmor')]).toEqual(['T1[0,3] bCl', 'T1[0,2] bTr']);
  });

  it('P-CHARM-16: carries its own wounded only, and stays an enemy of the caster’s side', () => {
    const s = charmed('bGo', 'bGo@T1[0,1] bTh@T1[0,2]* yTr@T1[0,0]* yWa@T1[1,1]');
    expect(verdict(s, 'bGo T1[0,1]>T1[0,2]+bTh>T1[0,3]')).toBe('legal');
    expect(verdict(s, 'bGo T1[0,1]>T1[0,0]+yTr>T1[1,0]')).toBe('B-OBJ-01');
    expect(verdict(s, 'Wa T1[1,1]>T1[0,1]>T1[0,0]')).toBe('B-MOVE-05');
    const beaten = play(s, 'Wa x bGo', 'yellow: C0', 'blue: C0');
    expect([spot(beaten, 'bGo'), spot(beaten, 'bTh')]).toEqual(['T1[0,1]*', 'T1[0,2]*']);
  });

  it('P-CHARM-17: fights with its neighbours of its own colour', () => {
    const s = play(charmed('bGo', 'bGo@T1[0,0] yDr@T1[0,1] bTr@T1[0,2] yTh@T1[1,2] yWa@T3[0,0]'), 'bGo x yDr');
    const ids = (...names: readonly string[]) => names.map((name) => token(s, name).id).sort((a, b) => a - b);
    expect(s.state.tasks.at(-1)).toMatchObject({
      attackers: ids('bGo', 'bTr'),
      defenders: ids('yDr', 'yTh'),
      strength: { yellow: 8, blue: 5 },
    });
    const lost = play(s, 'yellow: C0', 'blue: C0');
    expect([spot(lost, 'bGo'), spot(lost, 'bTr'), spot(lost, 'yDr')]).toEqual(['T1[0,0]*', 'T1[0,2]*', 'T1[0,1]']);
  });

  it('P-CHARM-19: no pit suicides, and no Rope from under its own', () => {
    const s = charmed('bGo', 'bGo@T1[0,0] bCl@T1[1,1]+bRope bTh@T1[2,0]', ['.o...', 'vo...', '.o...']);
    expect(verdict(s, 'bGo T1[0,0]>T1[0,1]')).toBe('B-PIT-01');
    expect(verdict(s, 'bGo T1[0,0]>T1[1,0]')).toBe('P-RIFT-01');
    const rope = (bearer: string) => charmed('bGo', `bGo@T1[0,0] ${bearer} bTh@T1[3,3]`, ['.o...']);
    const walk = (name: string) => `bGo T1[0,0]>T1[0,1]+${name}>T1[0,2]`;
    expect(verdict(rope('bCl@T1[0,1]+bRope'), walk('bRope'))).toBe('B-PIT-06');
    expect(verdict(rope('bCl@T1[0,1]*+bRope'), walk('bRope'))).toBe('B-PIT-06');
    const yellows = play(rope('yCl@T1[0,1]*+yRope'), walk('yRope'));
    expect([spot(yellows, 'yCl'), points(yellows)]).toEqual(['out', '0:1']);
  });

  it('P-CHARM-20: goes with its load, which nobody commands', () => {
    const s = charmed('bPa', 'bPa@T1[0,0]+bTr*+bSword bTh@T1[0,1]', ['.....', '.....', 'f....']);
    expect(verdict(s, 'bTr!regenerate')).toBe('B-TURN-07');
    const moved = play(s, 'bPa T1[0,0]>T1[0,1]-bSword>T1[1,1]>T1[1,0]');
    expect([spot(moved, 'bTr'), spot(moved, 'bSword')]).toEqual(['T1[1,0]* bPa', 'T1[0,1] bTh']);
    const dropped = play(moved, 'bPa T1[1,0]-bTr>T1[1,1]');
    expect(spot(dropped, 'bTr')).toBe('T1[1,0]*');
    expect([verdict(dropped, 'bTr!fountain'), verdict(dropped, 'bTr!regenerate')]).toEqual(['B-TURN-07', 'B-TURN-07']);
  });

  it('P-CHARM-C8 P-CHARM-20: the Thief brings the Treasure to the caster’s side', () => {
    const s = charmed('bTh', 'bTh@T1[4,4]+bTreasure yGo@T1[0,1]');
    const after = play(
      s,
      'bTh T1[4,4]>T1[3,4]>T1[2,4]',
      'bTh T1[2,4]>T1[1,4]>T1[0,4]',
      'bTh T1[0,4]>T1[0,3]>T1[0,2]-bTreasure>T1[1,2]',
    );
    expect([spot(after, 'bTreasure'), purses(after)]).toEqual(['T1[0,2]', '3']);
    expect(spot(play(after, 'Go T1[0,1]>T1[0,2]'), 'bTreasure')).toBe('T1[0,2] yGo');
  });

  it('P-CHARM-C10 P-CHARM-21: a Speed Potion gives it four actions more', () => {
    const s = play(charmed('bGo', 'bGo@T1[0,0]+bPotion bTh@T1[3,3]'), 'bGo!drink');
    expect([purses(s), spot(s, 'bPotion')]).toEqual(['3 bGo:2 bGo:4', 'out']);
    const six = Array.from({ length: 6 }, (_, nth) => `bGo T1[0,${nth % 2}]>T1[0,${(nth + 1) % 2}]`);
    expect([purses(play(s, ...six)), spot(play(s, ...six), 'bGo')]).toEqual(['3', 'T1[0,0]']);
    expect(verdict(play(s, ...six), 'bGo T1[0,0]>T1[0,1]')).toBe('B-TURN-07');
    expect(verdict(s, 'bTh T1[3,3]>T1[3,2]')).toBe('B-TURN-07');
  });

  it('P-CHARM-21: also if it drinks last of all', () => {
    const s = charmed('bGo', 'bGo@T1[0,0]+bPotion bTh@T1[3,3]');
    const drunk = play(s, 'bGo T1[0,0]>T1[0,1]', 'bGo T1[0,1]>T1[0,2]', 'bGo!drink');
    expect(purses(drunk)).toBe('3 bGo:4');
    expect(verdict(drunk, 'bGo T1[0,2]>T1[0,3]')).toBe('legal');
    expect(purses(play(drunk, 'bGo T1[0,2]>T1[0,3]'))).toBe('3 bGo:3');
  });

  it('P-CHARM-21: its objects are spent or stay as usual', () => {
    const ring = play(charmed('bGo', 'bGo@T1[0,0]+bRing bTh@T1[3,3]'), 'bGo!teleport T2[0,0]');
    expect([spot(ring, 'bGo'), spot(ring, 'bRing'), purses(ring)]).toEqual(['T2[0,0]', 'out', '3 bGo:2']);
    const fight = play(charmed('bGo', 'bGo@T1[0,0]+bSword yTr@T1[0,1]'), 'bGo x yTr');
    expect(fight.state.tasks.at(-1)).toMatchObject({ strength: { yellow: 4, blue: 2 } });
  });

  it('P-CHARM-22: its abilities too, even to heal an enemy', () => {
    const healed = play(charmed('bCl', 'bCl@T1[0,0] yGo@T1[0,1]*'), 'bCl!heal yGo');
    expect([spot(healed, 'yGo'), verdict(healed, 'Go T1[0,1]>T1[0,2]')]).toEqual(['T1[0,1]', 'B-CLE-03']);
    const robbed = play(charmed('bPp', 'bPp@T1[0,0] yGo@T1[0,1]+ySword'), 'bPp!steal ySword');
    expect(spot(robbed, 'ySword')).toBe('T1[0,0] bPp');
    expect(verdict(charmed('bTh', 'bTh@T1[0,0]', ['.o...']), 'bTh T1[0,0]>T1[0,1]')).toBe('legal');
  });

  it('P-CHARM-22: with its owner’s markers', () => {
    const s = play(charmed('bIl', 'bIl@T1[0,0] yGo@T1[1,0]'), 'bIl!pit T1[0,2]');
    expect(s.state.tiles[0]?.covers).toMatchObject([{ cell: 2, name: 'pit', owner: 'blue' }]);
    expect(verdict(play(s, 'bIl!pit T1[0,3]'), 'Il!unpit')).toBe('P-ILLU-07');
  });

  it('P-CHARM-C11 P-CHARM-22: a wall it breaks is one of its owner’s three', () => {
    const [open, floor] = ['+   +   +   +   +   +', '  .   .   .   .   .  '];
    const cell = ['+---+   +   +   +   +', '| . | .   .   .   .  ', '+---+   +   +   +   +'];
    const gear = '  .   .   .   .   G  ';
    const rows = [...cell, floor, open, floor, open, floor, open, gear, open];
    const [south, west] = ['T1[0,0]-T1[1,0]', 'T1[0,0]>w'];
    const start = scene('yIl@T1[4,1]+yScroll bGm@T1[0,0] yGm@T3[0,0]', { ...hall(rows), ap: 4, active: 'blue' });
    const two = play(start, 'Gm!smash T1[0,0]>n', `Gm!smash ${west}`, 'pass', 'yellow: A5', 'Il!charm bGm');
    const three = play(two, 'bGm!smash T1[0,0]|T1[0,1]');
    expect(three.state.tiles[0]?.marks.map(({ by }) => by)).toEqual(['blue', 'blue', 'blue']);
    expect([verdict(three, `bGm!smash ${south}`), offers(three, /bGm!smash/)]).toEqual(['P-GOLEM-02', []]);
    const later = play(three, 'pass', 'blue: A3');
    expect(verdict(later, `Gm!smash ${south}`)).toBe('P-GOLEM-02');
  });

  it('P-CHARM-23: when it reveals a room, the caster’s player is the revealer', () => {
    const s = charmed('bGo', 'bGo@T1[0,4]', [], {
      faceDown: ['T2'],
      stash: { T2: ['yCl', 'bTh', 'bSword', 'yArmor'] },
    });
    const shown = play(s, 'bGo reveal B', 'chance: * 12cw.0');
    const ids = (...names: readonly string[]) => names.map((name) => token(shown, name).id).sort((a, b) => a - b);
    expect(shown.state.tasks.at(-1)).toMatchObject({
      kind: 'place',
      seats: ['yellow'],
      tokens: ids('yCl', 'bTh', 'bSword'),
      after: ids('yArmor'),
    });
    expect(purses(shown)).toBe('3 bGo:2');
    const placed = play(shown, 'place yCl@T2[0,1]', 'place bTh@T2[0,2]', 'place bSword@T2[0,3]');
    expect(placed.state.tasks.at(-1)).toMatchObject({ seats: ['blue'], tokens: ids('yArmor') });
  });

  it('P-CHARM-24: led onto the caster’s line it escapes, for its owner', () => {
    const s = charmed('bGo', 'bGo@T1[0,0]+bTreasure bTh@T1[3,3]');
    const out = play(s, 'bGo T1[0,0]>YL0');
    expect([spot(out, 'bGo'), points(out), purses(out)]).toEqual(['out', '0:3', '3']);
    const own = scene('yIl@T4[4,0]+yScroll bGo@T4[0,4]', { ...hall(), ap: 4 });
    expect(spot(play(own, 'Il!charm bGo', 'bGo T4[0,4]>BL0'), 'bGo')).toBe('BL0');
  });

  it('P-CHARM-25: a wounded one does what the wounded may, and nothing else', () => {
    const goblin = charmed('bGo', 'bGo@T1[0,0]* bTh@T1[3,3] yTr@T1[0,1]');
    expect([offers(goblin, /^bGo/), verdict(goblin, 'bGo x yTr')]).toEqual([[], 'B-WND-02']);
    const troll = charmed('bTr', 'bTr@T1[0,0]* bTh@T1[3,3]');
    const risen = play(troll, 'bTr!regenerate');
    expect([spot(risen, 'bTr'), purses(risen), verdict(risen, 'bTr T1[0,0]>T1[0,1]')]).toEqual([
      'T1[0,0]',
      '3 bTr:2',
      'B-CLE-03',
    ]);
  });

  it('P-CHARM-C14 P-CHARM-25: beside a fountain it drinks, and carries out two more actions', () => {
    const s = play(charmed('bGo', 'bGo@T1[0,0]* bTh@T1[3,3]', ['.f...']), 'bGo!fountain');
    expect([spot(s, 'bGo'), purses(s)]).toEqual(['T1[0,0]', '3 bGo:2']);
    const moved = play(s, 'bGo T1[0,0]>T1[1,0]', 'bGo T1[1,0]>T1[2,0]');
    expect([purses(moved), verdict(moved, 'bGo T1[2,0]>T1[3,0]')]).toEqual(['3', 'B-TURN-07']);
  });

  it('P-CHARM-26: who may not act this turn may be charmed, and does nothing', () => {
    const s = scene('yIl@T1[4,0]+yScroll yCl@T1[0,1] bGo@T1[0,0]* bTh@T1[3,3]', { ...hall(), ap: 4 });
    const healed = play(s, 'Cl!heal bGo');
    expect(verdict(healed, 'Il!charm bGo')).toBe('legal');
    const after = play(healed, 'Il!charm bGo');
    expect([offers(after, /^bGo/), verdict(after, 'bGo T1[0,0]>T1[1,0]')]).toEqual([[], 'B-CLE-03']);
  });

  it('P-CHARM-27: obeys wherever it goes, mist included, until the turn ends', () => {
    const s = play(charmed('bGo', 'bGo@T1[0,4]', ['...m.']), 'bGo T1[0,4]>T1[0,3]');
    expect(verdict(s, 'bGo T1[0,3]>T1[0,2]')).toBe('legal');
    const away = play(s, 'bGo T1[0,3]>T1[0,4]>T2[0,0]');
    expect(verdict(away, 'bGo T2[0,0]>T2[0,1]')).toBe('legal');
    const next = play(away, 'pass', 'blue: A3', 'pass', 'yellow: A3');
    expect([purses(next), verdict(next, 'bGo T2[0,0]>T2[0,1]')]).toEqual(['3', 'B-TURN-07']);
  });

  it('P-CHARM-C12 P-CHARM-27: whatever happens to the caster', () => {
    const s = charmed('bGo', 'bGo@T1[0,0] bTh@T1[4,1]');
    const two = play(s, 'bGo T1[0,0]>T1[0,1]', 'bGo T1[0,1]>T1[0,2]', 'Il x bTh', 'yellow: C0', 'blue: C2');
    expect([spot(two, 'yIl'), verdict(two, 'bGo T1[0,2]>T1[0,3]')]).toEqual(['T1[4,0]*', 'legal']);
    const dead = play(charmed('bDr', 'bDr@T1[4,2] bTh@T3[0,0]'), 'bDr!breathe w');
    expect([spot(dead, 'yIl'), purses(dead), points(dead)]).toEqual(['out', '3 bDr:2', '0:1']);
  });

  it('P-CHARM-28: wounded, it has its actions only for what the wounded may do', () => {
    const lose = ['bGo x yDr', 'yellow: C0', 'blue: C0'];
    const hurt = play(charmed('bGo', 'bGo@T1[0,0] yDr@T1[0,1] bTh@T3[0,0]'), ...lose);
    expect([purses(hurt), offers(hurt, /^bGo/), verdict(hurt, 'bGo T1[0,0]>T1[1,0]')]).toEqual([
      '3 bGo:2',
      [],
      'B-WND-02',
    ]);
    const spring = play(charmed('bGo', 'bGo@T1[0,0] yDr@T1[0,1] bTh@T3[0,0]', ['.....', 'f....']), ...lose);
    expect(offers(spring, /^bGo/)).toEqual(['bGo!fountain']);
    expect(verdict(play(spring, 'bGo!fountain'), 'bGo x yDr')).toBe('legal');
  });

  it('P-CHARM-28: what is left of the three outlasts the wound, what is left of a Potion does not', () => {
    const s = play(charmed('bGo', 'bGo@T1[0,0]+bPotion yDr@T1[0,1] bTh@T3[0,0]', ['.....', 'f....']), 'bGo!drink');
    expect(purses(s)).toBe('3 bGo:2 bGo:4');
    const hurt = play(s, 'bGo x yDr', 'yellow: C0', 'blue: C0');
    expect([purses(hurt), offers(hurt, /^bGo/)]).toEqual(['3 bGo:2', ['bGo!fountain']]);
    expect(purses(play(hurt, 'bGo!fountain'))).toBe('3 bGo:1');
  });

  it('P-CHARM-28: dead or gone, they are lost', () => {
    const rocks = play(charmed('bGo', 'bGo@T1[0,0] bTh@T3[0,0]', ['.r...']), 'bGo T1[0,0]>T1[0,1]');
    expect([purses(rocks), points(rocks)]).toEqual(['3', '1:0']);
    const gone = play(charmed('bGo', 'bGo@T1[0,0] bTh@T3[0,0]', [], { ap: 1 }), 'bGo T1[0,0]>YL0');
    expect(gone.state.turn.seat).toBe('blue');
  });
});
