import { describe, expect, it } from 'vitest';
import { check } from '../../../core/decide.ts';
import { redact } from '../../../core/views/redact.ts';
import { BOARD_S, offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { apLeft, spot } from '../../../testing/tell.ts';

const DUEL = 'yWa@T1[1,1] bCl@T1[1,2]';
const GATE = 'T1[2,0]|T1[2,1]';
const T2_TURNED = BOARD_S.map((room) => (room === '2ccw.0' ? '2ccw.3' : room));

const fight = (s: Scene, attack: string, yellow: string, blue: string): Scene =>
  play(s, attack, `yellow: ${yellow}`, `blue: ${blue}`);

const copies = ({ state }: Scene, seat: 'yellow' | 'blue', card: string): number =>
  state.players[seat].hand.filter((held) => held === card).length;

describe('Combat', () => {
  it('B-COMB-C1 B-COMB-03: 5 to 4, the Cleric is wounded and both cards are gone', () => {
    const before = scene(DUEL);
    const after = fight(before, 'Wa x bCl', 'C2', 'C2');
    expect([spot(after, 'bCl'), spot(after, 'yWa')]).toEqual(['T1[1,2]*', 'T1[1,1]']);
    for (const seat of ['yellow', 'blue'] as const) {
      expect(copies(before, seat, 'C2')).toBe(2);
      expect(copies(after, seat, 'C2')).toBe(1);
    }
  });

  it('B-COMB-C2 B-COMB-04: 4 to 4, nothing but the AP and the cards is lost', () => {
    const after = fight(scene(DUEL, { ap: 3 }), 'Wa x bCl', 'C1', 'C2');
    expect([spot(after, 'bCl'), spot(after, 'yWa')]).toEqual(['T1[1,2]', 'T1[1,1]']);
    expect([apLeft(after), copies(after, 'yellow', 'C1'), copies(after, 'blue', 'C2')]).toEqual([2, 0, 1]);
    expect(verdict(after, 'Wa x bCl')).toBe('legal');
  });

  it('B-COMB-C3 B-COMB-11: 3 to 4, the attacker is wounded where he stands and keeps +0', () => {
    const after = fight(scene(DUEL), 'Wa x bCl', 'C0', 'C2');
    expect([spot(after, 'yWa'), spot(after, 'bCl')]).toEqual(['T1[1,1]*', 'T1[1,2]']);
    expect(copies(after, 'yellow', 'C0')).toBe(1);
    expect(after.state.turn).toMatchObject({ seat: 'yellow', wounded: [token(after, 'yWa').id] });
  });

  it('B-COMB-11: a Troll wounded by his own attack does not regenerate that turn', () => {
    const after = fight(scene('yTr@T1[1,1] bCl@T1[1,2]'), 'Tr x bCl', 'C0', 'C6');
    expect(verdict(after, 'Tr!regenerate')).toBe('B-TRO-02');
  });

  it('B-COMB-01: 1 AP, an unwounded and unblocked attacker, an adjacent enemy', () => {
    expect(apLeft(play(scene(DUEL, { ap: 3 }), 'Wa x bCl'))).toBe(2);
    expect(verdict(scene('yWa@T1[1,1] bCl@T1[1,2]*'), 'Wa x bCl')).toBe('legal');
    expect(verdict(scene('yWa@T1[1,1]* bCl@T1[1,2]'), 'Wa x bCl')).toBe('B-WND-02');
    const blocked = play(scene('yCl@T1[2,1] yWa@T1[1,1]* bCl@T1[1,2]'), 'Cl!heal yWa');
    expect(verdict(blocked, 'Wa x bCl')).toBe('B-CLE-03');
    expect(verdict(scene('yWa@T1[1,1] bCl@T1[1,3]'), 'Wa x bCl')).toBe('B-COMB-01');
    expect(verdict(scene('yWa@T1[1,1] bCl@T1[2,2]'), 'Wa x bCl')).toBe('B-COMB-01');
    expect(verdict(scene('yWa@T1[1,1] yCl@T1[1,2]*'), 'Wa x yCl')).toBe('B-COMB-01');
    expect(verdict(scene('yWa@T1[1,1] bSword@T1[1,2]'), 'Wa x bSword')).toBe('B-COMB-01');
    expect(verdict(scene('yWa@T1[1,3] bCl@T1[0,3]'), 'Wa x bCl')).toBe('B-COMB-01');
    expect(verdict(scene(DUEL, { turn: { purses: [] } }), 'Wa x bCl')).toBe('B-TURN-02');
  });

  it('B-COMB-02: both lay a card face-down, in any order, and nothing is settled before both lie', () => {
    const declared = play(scene(DUEL), 'Wa x bCl');
    const one = play(declared, 'blue: C6');
    expect(one.state.players.blue.committed).toBe('C6');
    expect(redact(one.state, 'yellow').players.blue.committed).toBe('?');
    expect([spot(one, 'yWa'), spot(one, 'bCl')]).toEqual(['T1[1,1]', 'T1[1,2]']);
    expect(verdict(one, 'blue: C5')).toBe('B-TURN-12');
    const both = play(one, 'yellow: C0');
    expect(both.state.tasks.at(-1)).toEqual({ kind: 'act', seats: ['yellow'] });
    expect(spot(both, 'yWa')).toBe('T1[1,1]*');
  });

  it('B-COMB-02: each must play a Combat card', () => {
    const { rules, state } = play(scene(DUEL), 'Wa x bCl');
    expect(offers({ rules, state }, /./, 'yellow')).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(offers({ rules, state }, /./, 'blue')).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(verdict({ rules, state }, 'yellow: pass')).toBe('B-TURN-04');
    expect(check(rules, state, 'yellow', { type: 'commit', card: 'J' })?.rule).toBe('B-COMB-02');
  });

  it('B-COMB-03: Strength, objects and card decide; the higher total wins', () => {
    const armed = 'yWa@T1[1,1]+ySword bTr@T1[1,2]+bArmor';
    const declared = play(scene(armed), 'Wa x bTr');
    expect(declared.state.tasks.at(-1)).toMatchObject({ strength: { yellow: 4, blue: 5 } });
    expect(spot(fight(scene(armed), 'Wa x bTr', 'C2', 'C0'), 'bTr')).toBe('T1[1,2]*');
    expect(spot(fight(scene(armed), 'Wa x bTr', 'C0', 'C0'), 'yWa')).toBe('T1[1,1]*');
  });

  it('B-COMB-05: cards leave the game, win or lose, and +0 returns', () => {
    const after = fight(scene(DUEL), 'Wa x bCl', 'C6', 'C0');
    expect([copies(after, 'yellow', 'C6'), copies(after, 'blue', 'C0')]).toEqual([0, 1]);
    const next = play(after, 'pass', 'A2', 'pass', 'A2');
    expect([copies(next, 'yellow', 'C6'), copies(next, 'blue', 'C0')]).toEqual([0, 1]);
    const lost = fight(scene(DUEL), 'Wa x bCl', 'C1', 'C6');
    expect([copies(lost, 'yellow', 'C1'), copies(lost, 'blue', 'C6')]).toEqual([0, 0]);
    expect(verdict(play(scene(DUEL, { players: { yellow: { hand: ['C0'] } } }), 'Wa x bCl'), 'yellow: C6')).toBe(
      'B-COMP-08',
    );
  });

  it('B-COMB-C4 B-COMB-06: wounded this turn, safe from a second attack by anyone', () => {
    const s = fight(scene('yWa@T1[1,1] yTr@T1[2,2] bCl@T1[1,2]'), 'Wa x bCl', 'C6', 'C0');
    expect(spot(s, 'bCl')).toBe('T1[1,2]*');
    expect(verdict(s, 'Tr x bCl')).toBe('B-COMB-06');
    expect(verdict(s, 'Wa x bCl')).toBe('B-COMB-06');
    expect(verdict(play(s, 'pass', 'A2', 'pass', 'A2'), 'Tr x bCl')).toBe('legal');
  });

  it('B-COMB-06: healing does not lift the ban', () => {
    const s = fight(scene('yWa@T1[1,1] yCl@T1[1,3] bGo@T1[1,2]'), 'Wa x bGo', 'C6', 'C0');
    expect(verdict(play(s, 'Cl!heal bGo'), 'Wa x bGo')).toBe('B-COMB-06');
  });

  it('B-COMB-C5: a closed portcullis forbids the attack, an open one does not', () => {
    expect(verdict(scene('yTh@T1[2,0] bGo@T1[2,1]'), 'Th x bGo')).toBe('B-COMB-01');
    expect(verdict(scene('yTh@T1[2,0] bGo@T1[2,1]', { open: [GATE] }), 'Th x bGo')).toBe('legal');
    expect(verdict(scene('yTh@T1[2,0] bGo@T1[2,1]', { broken: [GATE] }), 'Th x bGo')).toBe('legal');
  });

  it('B-COMB-C6 B-COMB-07: across a starting line both ways', () => {
    const tokens = 'bWa@T1[3,0] yCl@YL3';
    expect(verdict(scene(tokens, { active: 'blue' }), 'Wa x yCl')).toBe('legal');
    expect(verdict(scene(tokens), 'Cl x bWa')).toBe('legal');
    expect(verdict(scene('bWa@T1[3,0] yCl@YL2', { active: 'blue' }), 'Wa x yCl')).toBe('B-COMB-01');
    const after = fight(scene(tokens, { active: 'blue' }), 'Wa x yCl', 'C0', 'C0');
    expect([spot(after, 'yCl'), spot(after, 'bWa')]).toEqual(['YL3*', 'T1[3,0]']);
  });

  it('B-COMB-C7: across a border only where both rooms are open', () => {
    expect(verdict(scene('yGo@T1[3,4] bGo@T2[3,0]'), 'Go x bGo')).toBe('legal');
    expect(verdict(scene('yGo@T1[3,4] bGo@T2[3,0]', { rooms: T2_TURNED }), 'Go x bGo')).toBe('B-COMB-01');
  });

  it('B-COMB-08: an enemy you healed this turn is neither attacked nor drawn in', () => {
    const s = play(scene('yWa@T1[1,1] yCl@T1[2,2] bGo@T1[1,2]* bTr@T1[2,1]'), 'Cl!heal bGo');
    expect(verdict(s, 'Wa x bGo')).toBe('B-COMB-08');
    expect(verdict(s, 'Cl x bGo')).toBe('B-COMB-08');
    expect(play(s, 'Wa x bTr').state.tasks.at(-1)).toMatchObject({ strength: { yellow: 5, blue: 4 } });
    expect(verdict(play(s, 'pass', 'A2', 'pass', 'A2'), 'Wa x bGo')).toBe('legal');
  });

  it('B-COMB-09: as often as AP allow, the same enemy after a tie or another one', () => {
    let s = scene('yWa@T1[1,1] bCl@T1[1,2]', { ap: 3 });
    s = fight(s, 'Wa x bCl', 'C1', 'C2');
    s = fight(s, 'Wa x bCl', 'C3', 'C4');
    expect([apLeft(s), verdict(s, 'Wa x bCl')]).toEqual([1, 'legal']);
    const two = fight(scene('yWa@T1[1,1] bGo@T1[1,2]* bTh@T1[2,1]*', { ap: 3 }), 'Wa x bGo', 'C0', 'C0');
    expect(verdict(two, 'Wa x bTh')).toBe('legal');
  });

  it('B-COMB-10: with only +0 left one plays +0, again and again', () => {
    let s = scene(DUEL, { players: { yellow: { hand: ['A2', 'C0'] }, blue: { hand: ['C1', 'C1'] } } });
    for (const held of [1, 0]) {
      expect(offers(play(s, 'Wa x bCl'), /./, 'yellow')).toEqual(['C0']);
      s = fight(s, 'Wa x bCl', 'C0', 'C1');
      expect([copies(s, 'yellow', 'C0'), copies(s, 'blue', 'C1')]).toEqual([1, held]);
    }
  });

  it('B-COMB-11: winners do not move', () => {
    const after = fight(scene('yWa@T1[1,1] bCl@T1[1,2]*'), 'Wa x bCl', 'C6', 'C0');
    expect([spot(after, 'yWa'), spot(after, 'bCl')]).toEqual(['T1[1,1]', 'out']);
  });

  it('B-COMB-12: a declared combat stands, with its fighters and totals', () => {
    const declared = play(scene('yWa@T1[1,1]+ySword bCl@T1[1,2] bGo@T1[2,1]'), 'Wa x bCl');
    const task = declared.state.tasks.at(-1);
    expect(task).toMatchObject({ kind: 'commit', strength: { yellow: 4, blue: 3 } });
    expect(offers(declared, /^(?!C\d$)/, 'yellow')).toEqual([]);
    for (const wish of ['pass', 'Wa T1[1,1]>T1[0,1]', 'Wa x bGo'])
      expect(verdict(declared, `yellow: ${wish}`)).toBe('B-TURN-04');
    const half = play(declared, 'yellow: C3').state.tasks.at(-1);
    expect(half).toEqual({ ...task, seats: ['blue'] });
    expect(verdict(play(declared, 'yellow: C3'), 'yellow: C4')).toBe('B-TURN-12');
  });
});
