import { describe, expect, it } from 'vitest';
import { topTask } from '../../../core/state.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, rulesOf, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, carries, points, spot } from '../../../testing/tell.ts';

const PLAIN = hall([]);
const REST = 'bMe@B4[1,1]';
const OPEN = '+   +   +   +   +   +';
const FLOOR = [...Array.from({ length: 4 }, () => ['  .   .   .   .   .', OPEN]).flat(), '  .   .   .   .   G', OPEN];
/** A room whose first row is drawn with its edges. */
const drawn = (row: string, top = OPEN) => [top, row, ...FLOOR.slice(1)];
/** Where its Moves may end, in the notation's words. */
const ends = (s: Scene) => [...new Set(offers(s, /^Gh \w+>/).map((text) => text.split('>').at(-1) as string))].sort();
const strength = (s: Scene) => {
  const task = topTask(s.state);
  return task?.kind === 'commit' ? [task.strength.yellow, task.strength.blue] : [];
};

describe('Ghost: its movement', () => {
  it('P-GHOST-C1 P-GHOST-01 P-GHOST-02: through the wall and over the pit to the floor, not onto the pit', () => {
    const s = scene(`yGh@T1[0,0] ${REST}`, hall(drawn('  . | o   .   .   .')));
    const after = play(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]');
    expect([spot(after, 'yGh'), apLeft(after)]).toEqual(['T1[0,2]', 4]);
    expect(verdict(s, 'Gh T1[0,0]>T1[0,1]')).toBe('B-PIT-03');
    expect(ends(s)).not.toContain('b1');
    const goblin = scene(`yGo@T1[0,0] ${REST}`, hall(drawn('  . | o   .   .   .')));
    expect(verdict(goblin, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('B-MOVE-02');
  });

  it('P-GHOST-C2 P-GHOST-01: through two enemies in a row to the floor behind them', () => {
    const s = scene('yGh@T1[0,0] bWa@T1[0,1] bGo@T1[0,2]', PLAIN);
    expect(spot(play(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]'), 'yGh')).toBe('T1[0,3]');
    expect(verdict(s, 'Gh T1[0,0]>T1[0,1]')).toBe('B-MOVE-05');
    expect(verdict(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]>T1[0,3]>T1[0,4]')).toBe('B-MOVE-01');
  });

  it('P-GHOST-01: through friends and wounded, and it stops with no other unwounded and no enemy', () => {
    for (const [who, rule] of [
      ['yGo@T1[0,1]', 'B-MOVE-04'],
      ['bGo@T1[0,1]*', 'B-MOVE-05'],
      ['bGo@T1[0,1]', 'B-MOVE-05'],
    ]) {
      const s = scene(`yGh@T1[0,0] ${who} ${REST}`, PLAIN);
      expect(verdict(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]')).toBe('legal');
      expect(verdict(s, 'Gh T1[0,0]>T1[0,1]')).toBe(rule);
    }
  });

  it('P-GHOST-02: walls, closed portcullises and double walls, a point for each square', () => {
    const s = scene(`yGh@T1[0,2] ${REST}`, hall(drawn('  .   .   . | . ! . |'), drawn('| .   .   .   .   .')));
    expect(spot(play(s, 'Gh T1[0,2]>T1[0,3]>T1[0,4]>T2[0,0]'), 'yGh')).toBe('T2[0,0]');
    expect(verdict(s, 'Gh T1[0,2]>T1[0,3]>T1[0,4]>T2[0,0]>T2[0,1]')).toBe('B-MOVE-01');
    expect(ends(s)).toEqual(expect.arrayContaining(['d1', 'e1', 'f1']));
    expect(verdict(scene(`yGh@T1[0,0] ${REST}`, hall(drawn('  . : .   .   .   .'))), 'Gh T1[0,0]>T1[0,1]')).toBe(
      'legal',
    );
  });

  it('P-GHOST-03: it ends on floor, gear, mist, pentacle or its own line', () => {
    const s = scene(`yGh@T1[1,1] ${REST}`, hall(['.G...', 'm.p..', '.v...']));
    const over = (...squares: string[]) => squares.map((square) => verdict(s, `Gh T1[1,1]>${square}`));
    expect(over('T1[0,1]', 'T1[1,0]', 'T1[1,2]')).toEqual(['legal', 'legal', 'legal']);
    expect(over('T1[0,1]>T1[0,0]', 'T1[1,0]>YL1', 'T1[2,1]')).toEqual(['legal', 'legal', 'P-RIFT-02']);
  });

  it('P-GHOST-10: over a fountain, never onto it', () => {
    const s = scene(`yGh@T1[0,0] ${REST}`, hall(['.f...']));
    expect(verdict(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]')).toBe('legal');
    expect(verdict(s, 'Gh T1[0,0]>T1[0,1]')).toBe('P-FOUNT-04');
    const goblin = scene(`yGo@T1[0,0] ${REST}`, hall(['.f...']));
    expect(verdict(goblin, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-FOUNT-04');
  });

  it('P-GHOST-11: over Rubble of either side, never onto it', () => {
    for (const owner of ['yellow', 'blue']) {
      const s = scene(`yGh@T1[0,0] ${REST}`, { ...PLAIN, covers: { 'T1[0,1]': `rubble:${owner}` } });
      expect(verdict(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]')).toBe('legal');
      expect(verdict(s, 'Gh T1[0,0]>T1[0,1]')).toBe('P-GHOST-11');
    }
    const flyer = scene(`yWz@T1[0,0] ${REST}`, { ...PLAIN, covers: { 'T1[0,1]': 'rubble:blue' } });
    expect(verdict(flyer, 'Wz T1[0,0]>T1[0,1]>T1[0,2]')).toBe('P-ILLU-20');
  });

  it('P-GHOST-12: it passes falling rocks unharmed and dies if it ends there', () => {
    const s = scene(`yGh@T1[0,0] yMe@B1[1,1] ${REST}`, hall(['.r...']));
    const passed = play(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]');
    expect([spot(passed, 'yGh'), points(passed)]).toEqual(['T1[0,2]', '0:0']);
    const ended = play(s, 'Gh T1[0,0]>T1[0,1]');
    expect([spot(ended, 'yGh'), points(ended)]).toEqual(['out', '0:1']);
  });

  it('P-GHOST-C7 P-GHOST-12 P-GHOST-14: no end on fountain, Rubble or a pit with a Rope; the rocks kill it', () => {
    const options = { ...hall(['.fro.', 'v....']), covers: { 'T1[1,1]': 'rubble:blue' } };
    const s = scene(`yGh@T1[0,0] yRope@T1[0,3] bRope@T1[1,0] yMe@B1[1,1] ${REST}`, options);
    expect(['b1', 'd1', 'a2', 'b2', 'c1'].filter((square) => ends(s).includes(square))).toEqual(['c1']);
    const dead = play(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]');
    expect([spot(dead, 'yGh'), points(dead)]).toEqual(['out', '0:1']);
  });

  it('P-GHOST-14: others stop where the Rope lies', () => {
    for (const [hole, rule] of [
      ['o', 'B-PIT-03'],
      ['v', 'P-RIFT-02'],
    ]) {
      const s = scene(`yGh@T1[0,0] yGo@T1[1,1] yRope@T1[0,1] ${REST}`, hall([`.${hole}...`]));
      expect(verdict(s, 'Gh T1[0,0]>T1[0,1]')).toBe(rule);
      expect(verdict(s, 'Gh T1[0,0]>T1[0,1]>T1[0,2]')).toBe('legal');
      expect(verdict(s, 'Go T1[1,1]>T1[0,1]')).toBe('legal');
    }
  });

  it('P-GHOST-16: it goes nowhere beyond the squares of the board, through walls or open rims', () => {
    const s = scene(`yGh@T1[0,0] ${REST}`, hall(drawn('| .   .   .   .   .', '+---+   +   +   +   +')));
    const near = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'c1', 'c2', 'd1', 'y1', 'y2', 'y3'];
    expect(ends(s)).toEqual(near);
    expect(ends(scene(`yGh@T1[0,0] ${REST}`, PLAIN))).toEqual(near);
  });

  it('P-GHOST-17: out past an unwounded guard, and through a wall before the line', () => {
    const walled = hall([], [], [], drawn('  .   .   .   .   . |'));
    const s = scene(`yGh@T4[0,4] bWa@BL0 ${REST}`, walled);
    const after = play(s, 'Gh T4[0,4]>BL0');
    expect([spot(after, 'yGh'), points(after), spot(after, 'bWa')]).toEqual(['out', '1:0', 'BL0']);
    expect(verdict(s, 'Gh T4[0,4]>BL0>BL1')).toBe('B-EXIT-01');
    expect(verdict(scene(`yGo@T4[0,4] ${REST}`, walled), 'Go T4[0,4]>BL0')).toBe('B-MOVE-02');
    expect(verdict(scene('yGo@T4[0,4] bWa@BL0', PLAIN), 'Go T4[0,4]>BL0')).toBe('B-MOVE-05');
  });

  it('P-GHOST-22: it jumps by the usual rules', () => {
    const s = scene(`yGh@T1[0,0] yGo@T1[3,3] ${REST}`, hall(['.v...']));
    const after = play(s, 'Gh T1[0,0]^T1[0,1]>T1[0,2]');
    expect(spot(after, 'yGh')).toBe('T1[0,2]');
    expect(after.state.players.yellow.hand.filter((card) => card === 'J')).toHaveLength(2);
    const behindWall = scene(`yGh@T1[0,0] ${REST}`, hall(drawn('  . | v   .   .   .')));
    expect(verdict(behindWall, 'Gh T1[0,0]^T1[0,1]>T1[0,2]')).toBe('B-JUMP-02');
    const onto = play(scene(`yGh@T1[0,0] ySword@T1[0,2] ${REST}`, hall(['.v...'])), 'Gh T1[0,0]^T1[0,1]>T1[0,2]');
    expect([spot(onto, 'yGh'), spot(onto, 'ySword')]).toEqual(['T1[0,2]', 'T1[0,2]']);
  });
});

describe('Ghost: what lies under it', () => {
  it('P-GHOST-04: it takes neither object nor wounded friend along, and nobody gives it one', () => {
    const s = scene(`yGh@T1[0,0] ySword@T1[0,1] yGo@T1[1,0]* ${REST}`, PLAIN);
    expect(verdict(s, 'Gh T1[0,0]>T1[0,1]+ySword>T1[0,2]')).toBe('P-GHOST-04');
    expect(verdict(s, 'Gh T1[0,0]>T1[1,0]+yGo>T1[2,0]')).toBe('P-GHOST-04');
    const given = play(scene(`yEl@T1[0,0]+ySword yGh@T1[0,1] ${REST}`, PLAIN), 'El T1[0,0]>T1[0,1]-ySword>T1[0,2]');
    expect([carries(given, 'yGh'), spot(given, 'ySword')]).toEqual(['nothing', 'T1[0,1]']);
  });

  it.each([
    ['yPotion', 'drink'],
    ['yRing', 'teleport T2[0,0]'],
    ['yKey', 'lock T1[0,0]|T1[0,1]'],
  ])('P-GHOST-04: it does not use the %s it stands on', (object, use) => {
    const rooms = hall(drawn('  . ! .   .   .   .'));
    expect(verdict(scene(`yGh@T1[0,0]+${object} ${REST}`, rooms), `Gh!${use}`)).toBe('B-TURN-03');
    expect(offers(scene(`yGh@T1[0,0]+${object} ${REST}`, rooms), /!/)).toEqual([]);
    expect(verdict(scene(`yGo@T1[0,0]+${object} ${REST}`, rooms), `Go!${use}`)).toBe('legal');
  });

  it('P-GHOST-05: it ends on an object or a wounded friend, not on both', () => {
    const s = scene(`yGh@T1[0,0] bSword@T1[0,1] yGo@T1[1,0]* yCl@T1[1,1]*+yKey ${REST}`, PLAIN);
    expect(spot(play(s, 'Gh T1[0,0]>T1[0,1]'), 'yGh')).toBe('T1[0,1]');
    expect(spot(play(s, 'Gh T1[0,0]>T1[1,0]'), 'yGh')).toBe('T1[1,0]');
    expect(verdict(s, 'Gh T1[0,0]>T1[0,1]>T1[1,1]')).toBe('B-TURN-05');
  });

  it('P-GHOST-C3 P-GHOST-04 P-GHOST-06: it comes and goes, the Treasure stays and is worth nothing to it', () => {
    const on = play(scene(`yGh@T4[0,3] yTreasure@T4[0,4] ${REST}`, PLAIN), 'Gh T4[0,3]>T4[0,4]');
    expect([carries(on, 'yGh'), spot(on, 'yTreasure')]).toEqual(['nothing', 'T4[0,4]']);
    const off = play(on, 'Gh T4[0,4]>T4[1,4]');
    expect([spot(off, 'yGh'), spot(off, 'yTreasure')]).toEqual(['T4[1,4]', 'T4[0,4]']);
    const out = play(on, 'Gh T4[0,4]>BL0');
    expect([spot(out, 'yGh'), spot(out, 'yTreasure'), points(out)]).toEqual(['out', 'T4[0,4]', '1:0']);
  });

  it('P-GHOST-06: a wounded friend stays behind as well', () => {
    const on = play(scene(`yGh@T1[0,0] yGo@T1[0,1]* ${REST}`, PLAIN), 'Gh T1[0,0]>T1[0,1]');
    expect([carries(on, 'yGh'), spot(play(on, 'Gh T1[0,1]>T1[0,2]'), 'yGo')]).toEqual(['nothing', 'T1[0,1]*']);
  });

  it('P-GHOST-C4 P-GHOST-06: a Fire Shield under it does not save it from the fireball', () => {
    const s = play(scene(`yWz@T1[0,0]+yWand bGh@T1[0,2]+bShield ${REST}`, PLAIN), 'Wz!fire e');
    expect([spot(s, 'bGh'), spot(s, 'bShield'), points(s)]).toEqual(['out', 'T1[0,2]', '1:0']);
  });

  it('P-GHOST-C5 P-GHOST-06: Armor under it adds nothing, nor does a Sword', () => {
    expect(strength(play(scene('yGo@T1[0,0] bGh@T1[0,1]+bArmor', PLAIN), 'Go x bGh'))).toEqual([1, 0]);
    expect(strength(play(scene('yGo@T1[0,0] bCl@T1[0,1]+bArmor', PLAIN), 'Go x bCl'))).toEqual([1, 3]);
    expect(strength(play(scene('yGh@T1[0,0]+ySword bGo@T1[0,1]', PLAIN), 'Gh x bGo'))).toEqual([0, 1]);
  });

  it('P-GHOST-C6 P-GHOST-07: the enemy Warrior cannot reach the Armor beneath, the Pickpocket steals it', () => {
    const s = scene('yWa@T1[0,0] yPp@T1[1,1] yWz@T1[0,2] bGh@T1[0,1]+bArmor', PLAIN);
    expect(verdict(s, 'Wa T1[0,0]>T1[0,1]+bArmor>T1[1,1]')).toBe('B-MOVE-05');
    expect(verdict(s, 'Wz T1[0,2]>T1[0,1]+bArmor>T1[0,2]>T1[0,3]')).toBe('B-OBJ-07');
    const stolen = play(s, 'Pp!steal bArmor');
    expect([carries(stolen, 'yPp'), spot(stolen, 'bGh'), apLeft(stolen)]).toEqual(['bArmor', 'T1[0,1]', 4]);
  });

  it('P-GHOST-07: its friends take the object in passing', () => {
    const s = scene('bWa@T1[0,0] bGh@T1[0,1]+bArmor yMe@B4[1,1]', { ...PLAIN, active: 'blue' });
    const after = play(s, 'Wa T1[0,0]>T1[0,1]+bArmor>T1[0,2]');
    expect([carries(after, 'bWa'), spot(after, 'bGh')]).toEqual(['bArmor', 'T1[0,1]']);
  });

  it('P-GHOST-C9: where a Paladin died with two objects it may not end; with one left it may', () => {
    const s = scene(`yDr@T1[0,0] bPa@T1[0,2]+bArmor+bKey yGh@T1[1,2] yGo@T1[0,3] ${REST}`, PLAIN);
    const dead = play(s, 'Dr!breathe e');
    expect(verdict(dead, 'Gh T1[1,2]>T1[0,2]')).toBe('B-TURN-05');
    expect(verdict(dead, 'Gh T1[1,2]>T1[0,2]>T1[0,1]')).toBe('legal');
    expect(verdict(play(dead, 'Go T1[0,3]>T1[0,2]+bKey>T1[0,1]'), 'Gh T1[1,2]>T1[0,2]')).toBe('legal');
  });

  it('P-GHOST-C8 P-GHOST-19: the breath kills the Ghost, not the wounded friend under it', () => {
    const s = scene(`yDr@T1[0,0] bGh@T1[0,2]+bGo* ${REST}`, PLAIN);
    const after = play(s, 'Dr!breathe e');
    expect([spot(after, 'bGh'), spot(after, 'bGo'), points(after)]).toEqual(['out', 'T1[0,2]*', '1:0']);
    // Whoever comes first among the tokens.
    const scout = play(scene(`yDr@T1[0,0] bGh@T1[0,2]+bEl* ${REST}`, PLAIN), 'Dr!breathe e');
    expect([spot(scout, 'bGh'), spot(scout, 'bEl'), points(scout)]).toEqual(['out', 'T1[0,2]*', '1:0']);
  });

  it('P-GHOST-19: nor does he die when the Ghost is wounded, and killed', () => {
    const fight = ['yellow: C1', 'blue: C0'];
    const s = scene(`yWa@T1[0,0] bGh@T1[0,1]+bGo* ${REST}`, { ...PLAIN, ap: 1 });
    const hurt = play(s, 'Wa x bGh', ...fight);
    expect([spot(hurt, 'bGh'), spot(hurt, 'bGo'), points(hurt)]).toEqual(['T1[0,1]*', 'T1[0,1]*', '0:0']);
    const dead = play(hurt, 'blue: A2', 'pass', 'yellow: A2', 'Wa x bGh', 'yellow: C2', 'blue: C0');
    expect([spot(dead, 'bGh'), spot(dead, 'bGo'), points(dead)]).toEqual(['out', 'T1[0,1]*', '1:0']);
  });

  it('P-GHOST-20: he cannot be healed while it stands there, by nobody and by no fountain', () => {
    const s = scene(`yCl@T1[0,1] yGh@T1[0,2]+yTr* ${REST}`, hall(['...f.']));
    expect(verdict(s, 'Cl!heal yTr')).toBe('P-INT-02');
    expect(verdict(s, 'Tr!fountain')).toBe('P-FOUNT-03');
    expect(verdict(s, 'Tr!regenerate')).toBe('P-INT-02');
    const gone = play(s, 'Gh T1[0,2]>T1[1,2]');
    for (const text of ['Cl!heal yTr', 'Tr!fountain', 'Tr!regenerate']) expect(verdict(gone, text)).toBe('legal');
  });
});

describe('Ghost: others and it', () => {
  it('P-GHOST-08: unwounded it bars its enemies, except those who fly', () => {
    const past = (code: string) =>
      verdict(scene(`y${code}@T1[0,0] bGh@T1[0,1]`, PLAIN), `${code} T1[0,0]>T1[0,1]>T1[0,2]`);
    expect(['Go', 'Th', 'El', 'Pa'].map(past)).toEqual(Array(4).fill('B-MOVE-05'));
    expect(['Wz', 'Gh'].map(past)).toEqual(['legal', 'legal']);
    expect(verdict(scene(`yGo@T1[0,0] yGh@T1[0,1] ${REST}`, PLAIN), 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('legal');
  });

  it('P-GHOST-09: it turns rooms from a gear', () => {
    const s = scene(`yGh@T1[4,4] yGo@T1[0,0] ${REST}`, PLAIN);
    expect(offers(s, /rot/)).toEqual(['Gh rot A+']);
    expect(spot(play(s, 'Gh rot A+'), 'yGo')).toBe('T1[0,4]');
  });

  it('P-GHOST-09: the twin room as well', () => {
    const rooms = ['11cw.0', '11ccw.0', ...PLAIN.rooms.slice(2)];
    const s = scene(`yGh@T1[4,4] yGo@T2[0,0] ${REST}`, { ...PLAIN, rooms });
    expect(offers(s, /rot/)).toEqual(['Gh rot A+', 'Gh rot B-']);
    expect(spot(play(s, 'Gh rot B-'), 'yGo')).toBe('T2[4,0]');
  });

  it('P-GHOST-13: it is undead, it alone, and nothing here acts on the undead', () => {
    const { roster } = rulesOf('paladins.1');
    const undead = roster.filter(({ traits }) => traits.includes('undead'));
    expect(undead.map(({ kind, owner }) => `${owner} ${kind}`)).toEqual(['yellow ghost', 'blue ghost']);
    const meant = roster.flatMap(({ against, slays, wards }) => [
      ...against.map((each) => each.against),
      ...slays,
      ...wards,
    ]);
    expect([meant.includes('dragon'), meant.includes('undead')]).toEqual([true, false]);
  });

  it('P-GHOST-15: it reveals by an open edge only, and enters no face-down room', () => {
    const beside = (row: string, open: readonly string[] = []) =>
      scene(`yGh@T1[0,3] ${REST}`, { ...hall(drawn(row)), faceDown: ['T2'], open });
    const moved = (s: Scene) => play(s, 'Gh T1[0,3]>T1[0,4]');
    expect(verdict(moved(beside('  .   .   .   .   .')), 'Gh reveal B')).toBe('legal');
    for (const row of ['  .   .   .   .   . |', '  .   .   .   .   . !']) {
      expect(verdict(moved(beside(row)), 'Gh reveal B')).toBe('B-REV-01');
      expect(verdict(beside(row), 'Gh T1[0,3]>T1[0,4]>T2[0,0]')).toBe('B-MOVE-11');
    }
    expect(verdict(moved(beside('  .   .   .   .   . !', ['T1[0,4]>e'])), 'Gh reveal B')).toBe('legal');
  });

  it('P-GHOST-18: it attacks and is attacked with 0, in groups too, and nobody fights through a wall', () => {
    expect(strength(play(scene('yGh@T1[0,0] bGo@T1[0,1]', PLAIN), 'Gh x bGo'))).toEqual([0, 1]);
    const s = scene('yGh@T1[1,1] yWa@T1[0,2] bGo@T1[0,1]', PLAIN);
    const group = play(s, 'Wa x bGo');
    expect(strength(group)).toEqual([3, 1]);
    const lost = play(group, 'yellow: C0', 'blue: C5');
    expect([spot(lost, 'yGh'), spot(lost, 'yWa'), spot(lost, 'bGo')]).toEqual(['T1[1,1]*', 'T1[0,2]*', 'T1[0,1]']);
    const walled = hall(drawn('  . | .   .   .   .'));
    expect(verdict(scene('yGh@T1[0,0] bGo@T1[0,1]', walled), 'Gh x bGo')).toBe('B-COMB-01');
    expect(verdict(scene('yGo@T1[0,0] bGh@T1[0,1]', walled), 'Go x bGh')).toBe('B-COMB-01');
  });

  it('P-GHOST-21: wounded it is carried, walked over and healed like anybody', () => {
    const s = scene(`yGh@T1[0,1]* yWa@T1[0,0] yCl@T1[1,1] ${REST}`, hall(['..f..']));
    const borne = play(s, 'Wa T1[0,0]>T1[0,1]+yGh>T1[0,0]>T1[1,0]');
    expect([carries(borne, 'yWa'), spot(borne, 'yGh')]).toEqual(['yGh', 'T1[1,0]* yWa']);
    const enemy = scene('yGh@T1[0,1]* bGo@T1[0,0] yMe@B4[1,1]', { ...PLAIN, active: 'blue' });
    expect(verdict(enemy, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe('legal');
    expect(verdict(s, 'Gh T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-WND-02');
    const healed = play(s, 'Cl!heal yGh');
    expect([spot(healed, 'yGh'), verdict(healed, 'Gh T1[0,1]>T1[0,2]>T1[0,3]')]).toEqual(['T1[0,1]', 'B-CLE-03']);
    const drunk = play(s, 'Gh!fountain');
    expect([spot(drunk, 'yGh'), verdict(drunk, 'Gh T1[0,1]>T1[0,2]>T1[0,3]')]).toEqual(['T1[0,1]', 'legal']);
  });

  it('P-GHOST-21: wounded, what lies with it serves it', () => {
    const fight = play(scene(`yGo@T1[0,0] bGh@T1[0,1]*+bArmor ${REST}`, PLAIN), 'Go x bGh');
    expect(strength(fight)).toEqual([1, 1]);
    const fire = play(scene(`yDr@T1[0,0] bGh@T1[0,2]*+bShield ${REST}`, PLAIN), 'Dr!breathe e');
    expect([spot(fire, 'bGh'), points(fire)]).toEqual(['T1[0,2]*', '0:0']);
  });
});
