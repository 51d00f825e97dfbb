import { describe, expect, it } from 'vitest';
import { formatToken, parseToken } from '../../../../notation/token.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { act, decisionOf, solo, step, think, where } from '../../../../testing/solo-table.ts';
import { stepsTo } from '../plan/search.ts';

const carrierOf = ({ rules, state }: Scene, token: string): string | undefined => {
  const { carrier } = state.pieces[parseToken(rules, token) ?? 0] ?? {};
  return carrier === undefined ? undefined : rules.roster[carrier]?.name;
};

/** What changes hands when somebody walks along the second row of 38-cw to attack the yellow Cleric, past a friend. */
const swapsPast = (walker: string, load: string, friend: string): readonly string[] => {
  const s = solo(`${walker}@38-cw r2c1+${load} ${friend} yCl@38-cw r2c5`);
  const [way] = decisionOf(s, walker, { lines: [['combat', 9]] }).ways;
  const steps = way === undefined ? [] : stepsTo(way.reached).map(({ step: each }) => each);
  const swaps = steps.flatMap((each) => ('swaps' in each ? each.swaps : []));
  return swaps.map(({ sort, token }) => `${sort} ${formatToken(s.rules, token)}`);
};

describe('things between friends', () => {
  it('S-OBJ-C1 S-OBJ-07 S-OBJ-08 (example 1): Muldon takes the wand from Serpico', () => {
    const s = solo('bMuldon@38-cw r2c1 bSerpico@38-cw r2c3+bWand yCl@38-cw r2c5', { row: ['bMuldon'] });
    expect(think(s, 'bMuldon', { lines: [['take_object', 5]] })).toMatchObject({
      goal: 'take_object',
      ends: ['38-cw r2c3'],
    });
    expect(carrierOf(step(s), 'bWand')).toBe('Muldon');
  });

  it('S-OBJ-C2 S-OBJ-09 S-OBJ-11 (example 2): Arthos and Amystyn exchange, as the best rank of the four will have it', () => {
    expect(swapsPast('bArthos', 'bWand', 'bAmystyn@38-cw r2c3+bLargeShield')).toEqual([
      'leave bWand',
      'take bLargeShield',
    ]);
  });

  it('S-OBJ-C3 S-OBJ-10 (example 3): the best rank is shared, so nothing changes hands', () => {
    expect(swapsPast('bDjenh', 'bXanth*', 'bFatherClobber@38-cw r2c3+bKey')).toEqual([]);
  });

  it('S-OBJ-C5 S-OBJ-02: Lissandra leaves a Key where it lies', () => {
    const s = step(solo('bLissandra@38-cw r2c1 bKey@38-cw r2c3 yCl@38-cw r2c5', { row: ['bLissandra'] }));
    expect([carrierOf(s, 'bKey'), where(s, 'bKey')]).toEqual([undefined, '38-cw r2c3']);
  });

  it('S-OBJ-C6 S-OBJ-03 S-OBJ-14: of a friend and the Bow beneath him the higher on the list', () => {
    const s = solo('bTinkerAl@38-cw r2c1 bXanth@38-cw r2c3* bBow@38-cw r2c3 yCl@38-cw r2c5', { row: ['bTinkerAl'] });
    expect(think(s, 'bTinkerAl', { lines: [['take_object', 3]] }).target).toBe('bow');
  });

  it('S-TAKE-C3 S-TAKE-04 S-OBJ-04: only what is higher, and the old load is left before it', () => {
    const s = (near: string) =>
      solo(`bTinkerAl@38-cw r2c1+bBow ${near}@38-cw r2c3 yCl@40-cw r5c4`, { row: ['bTinkerAl'] });
    expect(think(s('bRope'), 'bTinkerAl', { lines: [['take_object', 3]] }).goal).not.toBe('take_object');
    expect(think(s('bKey'), 'bTinkerAl', { lines: [['take_object', 3]] }).goal).toBe('take_object');
  });

  it('S-TAKE-C5: from under a wounded enemy', () => {
    const s = solo('bTinkerAl@38-cw r2c1 yCl@38-cw r2c3* bKey@38-cw r2c3', { row: ['bTinkerAl'] });
    expect(think(s, 'bTinkerAl', { lines: [['take_object', 3]] })).toMatchObject({
      goal: 'take_object',
      ends: ['38-cw r2c3'],
    });
  });
});

describe('Bow, spear and wand', () => {
  const sal = (shield = '') =>
    solo(`bVelvetSal@39-ccw r3c1+bBow yTe@39-ccw r4c1 yMe@39-ccw r3c4${shield}`, { row: ['bVelvetSal'] });

  it('S-BOW-C1 S-BOW-01 S-BOW-02: a shot before hands, at whomever can be shot', () => {
    expect(think(sal(), 'bVelvetSal')).toMatchObject({ goal: 'combat', ends: ['39-ccw r3c2'], target: 'mekanork' });
  });

  it('S-BOW-C2 S-SHLD-01: nobody to shoot at, so she attacks the Telepath', () => {
    expect(think(sal('+yLargeShield'), 'bVelvetSal')).toMatchObject({ goal: 'combat', target: 'telepath' });
  });

  it('S-BOW-C3 S-BOW-03 S-COMB-10: a lost shot hurts her not, and she shoots again', () => {
    const s = act(sal(), 'yellow: C6', 'chance: C0');
    const lost = s.state.tasks.at(-1);
    expect(s.state.pieces[parseToken(s.rules, 'bVelvetSal') ?? 0]?.wounded).toBe(false);
    expect(lost?.kind === 'commit' || (lost?.kind === 'question' && lost.asks === 'reinforcement')).toBe(true);
  });

  it('S-WAND-C1 S-WAND-01 S-WAND-03: Muldon burns the Colossus first, from one of two squares', () => {
    const s = solo('bMuldon@38-cw r3c3+bWand yCl@38-cw r3c5 yCo@38-cw r2c3', { row: ['bMuldon'] });
    expect(think(s, 'bMuldon')).toMatchObject({
      goal: 'take_object',
      cost: [2, 3],
      ends: ['38-cw r2c1', '38-cw r2c5'],
      target: 'colossus',
    });
    const burnt = act(s, 'chance: answer number=1,place=a7');
    expect([where(burnt, 'yCo'), where(burnt, 'bWand'), burnt.state.players.blue.bank >= 1]).toEqual([
      'out',
      'out',
      true,
    ]);
  });

  it('S-WAND-06 S-WAND-04: nobody else fires one', () => {
    const s = solo('bSerpico@38-cw r3c3+bWand yCo@38-cw r2c3', { row: ['bSerpico'] });
    expect(think(s, 'bSerpico', { lines: [['take_object', 5]] }).goal).not.toBe('take_object');
  });
});

describe('other objectives', () => {
  it('S-OPEN-C1 S-OPEN-01 S-OPEN-02: the nearest, and then two are equally near', () => {
    const s = solo('bLissandra@38-ccw r2c1 yCl@40-cw r5c4', { row: ['bLissandra'] });
    expect(think(s, 'bLissandra', { lines: [['open_portcullis', 3]] })).toMatchObject({
      goal: 'open_portcullis',
      ends: ['38-ccw r3c1'],
    });
  });

  it('S-HEAL-C2 S-HEAL-01 S-HEAL-02: the higher on the list first, however near the other', () => {
    const s = solo('bFatherGoodcare@38-cw r2c1 bXanth@38-cw r2c2* bSerpico@38-cw r3c5* yCl@40-cw r5c4', {
      row: ['bFatherGoodcare'],
    });
    expect(think(s, 'bFatherGoodcare', { lines: [['heal', 5]] }).target).toBe('Serpico');
  });

  it('S-COMB-C4 S-COMB-04: whom somebody wounded this turn is no target', () => {
    const made = solo('bHurBan@38-cw r2c2 yCl@38-cw r2c1* yNa@38-cw r2c4', { row: ['bHurBan'] });
    expect(think(made, 'bHurBan').target).toBe('cleric');
    const wounded = [parseToken(made.rules, 'yCl') ?? 0];
    const later = { ...made, state: { ...made.state, turn: { ...made.state.turn, wounded } } };
    expect(think(later, 'bHurBan').target).toBe('naga');
  });

  it('S-COMB-C3 S-COMB-08: who loses lies wounded, and his activation is over', () => {
    const s = act(
      solo('bHurBan@38-cw r2c1 yCl@38-cw r2c3 yWz@38-cw r2c5', { row: ['bHurBan'] }),
      'yellow: C6',
      'chance: C0',
    );
    expect(s.state.pieces[parseToken(s.rules, 'bHurBan') ?? 0]?.wounded).toBe(true);
  });

  it('S-FEAS-C1 S-FEAS-02: in exit mode no Colossus breaks a portcullis', () => {
    const s = solo('bArthos@38-ccw r3c3 yCl@40-cw r5c4');
    expect(think(s, 'bArthos', { lines: [['exit', 9]] }).goal).not.toBe('exit');
    expect(think(s, 'bArthos', { lines: [['break_portcullis', 2]] }).goal).toBe('break_portcullis');
  });

  it('S-FEAS-05 S-FEAS-C2: the yellow line is a wall but for who leaves; a Key may be used in any mode', () => {
    const s = solo('bKesh@38-ccw r3c3+bKey yCl@40-cw r5c4');
    expect(think(s, 'bKesh', { lines: [['exit', 3]], card: { effects: [] } })).toMatchObject({
      goal: 'exit',
      cost: [3, 3],
    });
    expect(think(solo('bKesh@38-ccw r3c3'), 'bKesh', { lines: [['exit', 9]], card: { effects: [] } }).goal).not.toBe(
      'exit',
    );
  });
});
