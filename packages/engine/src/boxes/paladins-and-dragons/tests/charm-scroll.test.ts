import { describe, expect, it } from 'vitest';
import { limits } from '../../../core/actions/clock.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, rulesOf, type Scene, type SceneOptions, scene, verdict } from '../../../testing/scene.ts';
import { points, purses, spot } from '../../../testing/tell.ts';

const CELLS = ['+---+---+---+---+---+', '| . | . | . | . | . |'];
const WALLED = [
  ...Array.from({ length: 4 }, () => CELLS).flat(),
  CELLS[0],
  '| . | . | . | . | G |',
  CELLS[0],
] as string[];

const charms = (s: Scene) => offers(s, /!charm/);
/** Yellow's Illusionist stands on T1[4,0] with a Scroll. */
const caster = (tokens: string, rows: readonly string[] = [], options: SceneOptions = {}) =>
  scene(`yIl@T1[4,0]+yScroll ${tokens}`, { ...hall(rows), ap: 4, ...options });
/** The same after she has charmed somebody. */
const charmed = (target: string, tokens: string, rows: readonly string[] = [], options: SceneOptions = {}) =>
  play(caster(tokens, rows, options), `Il!charm ${target}`);
const hand = ({ state }: Scene, seat: 'yellow' | 'blue', card: string) =>
  state.players[seat].hand.filter((each) => each === card).length;

describe('Charm Scroll: casting it', () => {
  it('P-CHARM-01 P-CHARM-06 P-CHARM-07: 1 AP, the Scroll is gone, and an enemy of the room has three actions', () => {
    const s = caster('bGo@T1[0,4] bTh@T2[0,0]');
    expect(charms(s)).toEqual(['Il!charm bGo']);
    const after = play(s, 'Il!charm bGo');
    expect([purses(after), spot(after, 'yScroll')]).toEqual(['3 bGo:3', 'out']);
    expect(offers(after, /^bGo /).length).toBeGreaterThan(0);
    expect(offers(after, /^bTh /)).toEqual([]);
    expect([charms(after), verdict(after, 'Il!charm bGo')]).toEqual([[], 'B-TURN-03']);
  });

  it('P-CHARM-C13 P-CHARM-01: not in the room next door, however near', () => {
    const s = scene('yIl@T1[0,4]+yScroll bTh@T2[0,0]', hall());
    expect(verdict(s, 'Il x bTh')).toBe('legal');
    expect([charms(s), verdict(s, 'Il!charm bTh')]).toEqual([[], 'P-CHARM-01']);
  });

  it('P-CHARM-02: only magic users, unwounded', () => {
    for (const code of ['Dr', 'El', 'Gm', 'Wm', 'Pa', 'Pp', 'Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa']) {
      const s = scene(`y${code}@T1[0,0]+yScroll bWz@T1[0,4]`, hall());
      expect([code, charms(s), verdict(s, `${code}!charm bWz`)]).toEqual([code, [], 'P-CHARM-02']);
    }
    for (const code of ['Il', 'Wz']) {
      const s = scene(`y${code}@T1[0,0]+bScroll bTr@T1[0,4]`, hall());
      expect([code, verdict(s, `${code}!charm bTr`)]).toEqual([code, 'legal']);
    }
    const hurt = scene('yIl@T1[0,0]*+yScroll bTr@T1[0,4] yGo@T3[0,0]', hall());
    expect([charms(hurt), verdict(hurt, 'Il!charm bTr')]).toEqual([[], 'B-WND-02']);
  });

  it('P-CHARM-02: anyone but a Ghost carries it', () => {
    const s = scene('yTr@T1[0,0] yGh@T1[1,1] yScroll@T1[0,1] bMe@B4[1,1]', hall());
    expect(spot(play(s, 'Tr T1[0,0]>T1[0,1]'), 'yScroll')).toBe('T1[0,1] yTr');
    expect(spot(play(s, 'Gh T1[1,1]>T1[0,1]'), 'yScroll')).toBe('T1[0,1]');
    expect(verdict(s, 'Gh T1[1,1]>T1[0,1]+yScroll>T1[0,2]')).toBe('P-GHOST-04');
  });

  it('P-CHARM-03: without line of sight', () => {
    expect(verdict(caster('bGo@T1[0,4]', WALLED), 'Il!charm bGo')).toBe('legal');
    expect(verdict(caster('bGo@T1[4,4] bTh@T1[4,2]'), 'Il!charm bGo')).toBe('legal');
  });

  it('P-CHARM-C1 P-CHARM-04: the Wizard in mist is no target, the Mekanork outside is', () => {
    const s = caster('bWz@T1[0,0] bMe@T1[0,2]', ['mm...']);
    expect([charms(s), verdict(s, 'Il!charm bWz')]).toEqual([['Il!charm bMe'], 'P-CHARM-04']);
    expect(verdict(caster('bTh@T1[0,0]', ['M....']), 'Il!charm bTh')).toBe('P-CHARM-04');
  });

  it('P-CHARM-04: a caster in mist charms one outside it', () => {
    const s = scene('yIl@T1[0,0]+yScroll bGo@T1[0,2] bTh@T1[0,1]', hall(['mm...']));
    expect(charms(s)).toEqual(['Il!charm bGo']);
  });

  it('P-CHARM-05: nobody on a starting line casts or is charmed', () => {
    const target = scene('yIl@T4[0,4]+yScroll bGo@BL0', hall());
    expect([charms(target), verdict(target, 'Il!charm bGo')]).toEqual([[], 'P-CHARM-01']);
    const line = scene('yIl@YL0+yScroll bGo@BL0 bTh@T1[0,0]', hall());
    expect(charms(line)).toEqual([]);
    expect([verdict(line, 'Il!charm bTh'), verdict(line, 'Il!charm bGo')]).toEqual(['P-CHARM-01', 'P-CHARM-01']);
  });

  it('P-CHARM-31: nor one’s own', () => {
    const s = caster('bGo@T1[0,4] yTr@T1[0,0] yCl@T1[0,1]*');
    expect(charms(s)).toEqual(['Il!charm bGo']);
    expect(['yTr', 'yCl', 'yIl', 'bTh'].map((name) => verdict(s, `Il!charm ${name}`))).toEqual(
      Array(4).fill('P-CHARM-31'),
    );
  });

  it('P-CHARM-15: one minute more', () => {
    const rooms = ['8ccw.0', '7ccw.0', '5cw.0', '5ccw.0', '6cw.0', '6ccw.0', '8cw.0', '7cw.0'];
    const timed = { rules: rulesOf('paladins.1 timer=120:60:5:5'), rooms, turn: { seconds: 120 } };
    const s = play(scene('yIl@T1[0,0]+yScroll bGm@T1[0,2]', timed), 'Il!charm bGm');
    expect(limits(s.rules, s.state)).toEqual([{ of: 'turn', seat: 'yellow', seconds: 180 }]);
  });

  it('P-CHARM-29: a second Scroll on the same target adds three actions', () => {
    const s = caster('yWz@T1[4,1]+bScroll bGo@T1[0,4]');
    expect(purses(play(s, 'Il!charm bGo', 'Wz!charm bGo'))).toBe('2 bGo:6');
    const later = play(s, 'Il!charm bGo', 'bGo T1[0,4]>T1[0,3]', 'Wz!charm bGo');
    expect(purses(later)).toBe('2 bGo:5');
  });

  it('P-CHARM-30: a charmed magic user charms the active player’s own', () => {
    const s = charmed('bWz', 'bWz@T1[0,0]+bScroll yTr@T1[0,2] bGo@T1[0,4]', ['...v.'], { ap: 2 });
    expect(charms(s)).toEqual(['bWz!charm yTr', 'bWz!charm yIl']);
    expect(verdict(s, 'bWz!charm bGo')).toBe('P-CHARM-31');
    const twice = play(s, 'bWz!charm yTr');
    expect([purses(twice), spot(twice, 'bScroll')]).toEqual(['1 bWz:2 yTr:3', 'out']);
    const jumped = play(twice, 'Tr T1[0,2]^T1[0,3]>T1[1,3]');
    expect([hand(jumped, 'yellow', 'J'), hand(jumped, 'blue', 'J'), purses(jumped)]).toEqual([2, 3, '1 bWz:2 yTr:2']);
    const spent = play(jumped, 'Il T1[4,0]>T1[4,1]');
    expect(verdict(spent, 'Il T1[4,1]>T1[4,2]')).toBe('B-TURN-02');
    expect(verdict(spent, 'Tr T1[1,3]>T1[1,2]')).toBe('legal');
  });
});

describe('Charm Scroll: the three actions', () => {
  it('P-CHARM-C3 P-CHARM-06 P-CHARM-07 P-CHARM-08: two counts, mixed freely, and nothing passes between them', () => {
    const s = scene('yWz@T1[4,0]+yScroll bGo@T1[0,0] bTh@T1[0,4]', { ...hall(), ap: 3 });
    const cast = play(s, 'Wz T1[4,0]>T1[4,1]', 'Wz!charm bGo');
    const mixed = play(cast, 'bGo T1[0,0]>T1[0,1]', 'bGo T1[0,1]>T1[0,2]', 'Wz T1[4,1]>T1[4,2]');
    expect(purses(mixed)).toBe('bGo:1');
    expect(verdict(mixed, 'Wz T1[4,2]>T1[4,3]')).toBe('B-TURN-02');
    expect(play(mixed, 'bGo T1[0,2]>T1[0,3]').state.turn.seat).toBe('blue');
    const three = play(cast, 'bGo T1[0,0]>T1[0,1]', 'bGo T1[0,1]>T1[0,2]', 'bGo T1[0,2]>T1[0,3]');
    expect([purses(three), verdict(three, 'bGo T1[0,3]>T1[0,2]')]).toEqual(['1', 'B-TURN-07']);
    expect(verdict(three, 'Wz T1[4,1]>T1[4,2]')).toBe('legal');
    expect(verdict(cast, 'bTh T1[0,4]>T1[0,3]')).toBe('B-TURN-07');
  });

  it('P-CHARM-09: two quarter turns use two', () => {
    const s = charmed('bGo', 'bGo@T1[0,0] bTr@T3[0,0]', ['G....']);
    const once = play(s, 'bGo rot A+');
    const twice = play(once, 'bGo rot A+');
    expect([purses(once), purses(twice)]).toEqual(['3 bGo:2', '3 bGo:1']);
    expect(spot(twice, 'bGo')).toBe('T1[4,4]');
  });

  it('P-CHARM-10: every rule of the game binds it', () => {
    const s = charmed('bTr', 'bTr@T1[0,0] yCl@T1[1,0]*', ['.o...']);
    expect(verdict(s, 'bTr T1[0,0]>T1[0,1]')).toBe('B-PIT-01');
    expect(verdict(s, 'bTr rot A+')).toBe('B-ROT-01');
    expect(verdict(s, 'bTr T1[0,0]>T1[1,0]')).toBe('B-MOVE-05');
    expect(verdict(s, 'bTr T1[0,0]>T1[1,0]>T1[2,0]>T1[3,0]')).toBe('B-MOVE-01');
    expect(verdict(s, 'bTr T1[0,0]>T1[1,0]>T1[2,0]')).toBe('legal');
  });

  it('P-CHARM-C2 P-CHARM-18: the Mekanork turns the room, walks and dies under the rocks', () => {
    const rows = ['.....', '.G...', '....m', 'r....'];
    const tokens = 'yIl@T1[0,0]+yScroll bMe@T1[1,1] bWz@T1[2,4]+bWand yDr@T2[2,1]';
    expect(verdict(scene(tokens, { ...hall(rows), active: 'blue' }), 'Wz!fire e')).toBe('legal');
    const s = play(scene(tokens, { ...hall(rows), ap: 2 }), 'Il!charm bMe', 'bMe rot A+');
    expect([spot(s, 'bWz'), spot(s, 'bMe')]).toEqual(['T1[4,2]', 'T1[1,3]']);
    const dead = play(s, 'bMe T1[1,3]>T1[1,2]', 'bMe T1[1,2]>T1[1,1]>T1[0,1]');
    expect([spot(dead, 'bMe'), points(dead), purses(dead)]).toEqual(['out', '1:0', '1']);
    const blue = play(dead, 'pass', 'blue: A3');
    expect([offers(blue, /Wz!fire/), verdict(blue, 'Wz!fire e')]).toEqual([[], 'B-FIR-06']);
  });

  it('P-CHARM-11: it does not fight its own', () => {
    const s = charmed('bTr', 'bTr@T1[0,1] bGo@T1[0,0] yTh@T1[0,2]');
    expect(offers(s, /^bTr x/)).toEqual(['bTr x yTh']);
    expect(verdict(s, 'bTr x bGo')).toBe('P-CHARM-11');
    expect(verdict(s, 'Il x yTh')).toBe('B-COMB-01');
  });

  it('P-CHARM-C4 P-CHARM-12: the owner plays the card of the one who attacks', () => {
    const fight = play(charmed('bGo', 'bGo@T1[0,1] yDr@T1[0,0]'), 'bGo x yDr');
    expect(fight.state.tasks.at(-1)).toMatchObject({ seats: ['yellow', 'blue'], strength: { yellow: 6, blue: 1 } });
    const lost = play(fight, 'yellow: C0', 'blue: C3');
    expect([spot(lost, 'bGo'), spot(lost, 'yDr'), purses(lost)]).toEqual(['T1[0,1]*', 'T1[0,0]', '3 bGo:2']);
    expect([hand(lost, 'blue', 'C3'), hand(lost, 'yellow', 'C3')]).toEqual([
      hand(fight, 'blue', 'C3') - 1,
      hand(fight, 'yellow', 'C3'),
    ]);
    expect(verdict(lost, 'Dr x bGo')).toBe('B-COMB-06');
    const won = play(fight, 'yellow: C0', 'blue: C6');
    expect([spot(won, 'bGo'), spot(won, 'yDr')]).toEqual(['T1[0,1]', 'T1[0,0]*']);
  });

  it('P-CHARM-C5 P-CHARM-14: what it kills of the other side is its owner’s point', () => {
    const s = charmed('bTr', 'bTr@T1[0,1] yTh@T1[0,0]*');
    expect(points(play(s, 'bTr x yTh', 'yellow: C0', 'blue: C0'))).toBe('0:1');
  });

  it('P-CHARM-C6 P-CHARM-14 P-CHARM-18: breath on its own is the caster’s point, on the caster’s its owner’s', () => {
    const s = charmed('bDr', 'bDr@T1[0,2] bPa@T1[0,0] yTh@T1[0,4]');
    expect(points(play(s, 'bDr!breathe w'))).toBe('1:0');
    expect(points(play(s, 'bDr!breathe e'))).toBe('0:1');
  });

  it('P-CHARM-18: so is a fireball on its own', () => {
    const s = charmed('bWz', 'bWz@T1[0,2]+bWand bTr@T1[0,0]');
    const after = play(s, 'bWz!fire w');
    expect([points(after), spot(after, 'bTr'), spot(after, 'bWand')]).toEqual(['1:0', 'out', 'out']);
  });

  it('P-CHARM-C7 P-CHARM-13: a jump costs the caster’s player a Jump card', () => {
    const jump = 'bEl T1[0,0]^T1[0,1]>T1[0,2]';
    const s = charmed('bEl', 'bEl@T1[0,0]', ['.v...']);
    const after = play(s, jump);
    expect([hand(after, 'yellow', 'J'), hand(after, 'blue', 'J'), spot(after, 'bEl')]).toEqual([2, 3, 'T1[0,2]']);
    const none = charmed('bEl', 'bEl@T1[0,0]', ['.v...'], { players: { yellow: { hand: ['A2', 'C0'] } } });
    expect([verdict(none, jump), offers(none, /\^/)]).toEqual(['B-JUMP-01', []]);
    const own = charmed('bEl', 'bEl@T1[0,0]', ['.v...'], { players: { blue: { hand: ['A2', 'C0'] } } });
    expect(verdict(own, jump)).toBe('legal');
  });
});
