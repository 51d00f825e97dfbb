import { describe, expect, it } from 'vitest';
import { combatOf } from '../../../../core/combat/index.ts';
import { situationOf } from '../../../../core/situation/situation.ts';
import { parseToken } from '../../../../notation/token.ts';
import { offers, play, type Scene, verdict } from '../../../../testing/scene.ts';
import {
  act,
  decisionOf,
  inScene,
  onlyChoice,
  screamed,
  solo,
  step,
  think,
  where,
} from '../../../../testing/solo-table.ts';
import printed from '../../npcs.json' with { type: 'json' };
import { rowOf, thingsIn } from '../piles.ts';
import { readCards } from '../read.ts';
import { costOf } from '../screams.ts';

const id = (table: Scene, name: string): number => parseToken(table.rules, name) as number;
const isWounded = (table: Scene, name: string): boolean => table.state.pieces[id(table, name)]?.wounded ?? false;

const [NORTH, EAST, , WEST] = [0, 1, 2, 3] as const;

const strengthIn = (table: Scene, piece: string, target: string) =>
  combatOf(table.rules, table.state, { piece: id(table, piece), target: id(table, target) }).strength;

describe('personalities', () => {
  it('S-PERS-01: an effect that nobody knows is refused, with its line and column', () => {
    const text = JSON.stringify(printed).replace('"tag":"hover"', '"tag":"hovers"');
    const read = readCards(text);
    expect(read.ok ? undefined : [read.error.code, read.error.found]).toEqual(['oneOf', '"hovers"']);
    expect(readCards(JSON.stringify(printed)).ok).toBe(true);
    const lines = readCards(`${JSON.stringify(printed, undefined, 1)}`.replace('"class": "Naga"', '"class": "Nag"'));
    expect(lines.ok ? 0 : lines.error.line).toBeGreaterThan(100);
  });

  it('S-PERS-03 S-PERS-C7: Lissandra with a Rope looks for the way out first, at once', () => {
    const s = solo('bLissandra@38-cw r3c3+bRope');
    expect(decisionOf(s, 'bLissandra').line).toMatchObject({ n: 1, objective: 'exit', ap: 5 });
    const on = solo('bLissandra@38-ccw r4c5+bBow bRope@38-cw r1c4', {
      rooms: ['38ccw.0', '39ccw.0', '?', '?', '38cw.0', '?', '?', '?'],
      row: ['bLissandra'],
    });
    const taken = step(on);
    expect(where(taken, 'bRope')).toBe(where(taken, 'bLissandra'));
    expect(taken.state.tasks.at(-1)).toMatchObject({ asks: 'activate', about: { word: 'list' } });
  });

  it('S-PERS-C1 S-PERS-09 S-PERS-10 (Wave-Rick, Mekanork): through a portcullis, which breaks, and wounded beyond', () => {
    const s = screamed(solo('bWaveRick@38-ccw r3c3 yMe@38-ccw r3c4'), 'bWaveRick', 'yMe', EAST);
    expect([where(s, 'yMe'), isWounded(s, 'yMe')]).toEqual(['38-ccw r3c5', true]);
    expect(s.state.tiles[0]?.marks.map(({ state }) => state)).toEqual(['broken']);
  });

  it('S-PERS-C2 (Wave-Rick, Cleric): unwounded, then through the wall', () => {
    const first = screamed(solo('bWaveRick@38-ccw r2c2 yCl@38-ccw r2c3'), 'bWaveRick', 'yCl', EAST);
    expect([where(first, 'yCl'), isWounded(first, 'yCl')]).toEqual(['38-ccw r2c4', false]);
    const second = screamed(first, 'bWaveRick', 'yCl', EAST);
    expect([where(second, 'yCl'), isWounded(second, 'yCl')]).toEqual(['38-ccw r2c5', true]);
  });

  it('S-PERS-C3 (Wave-Rick, Naga): through the slit onto the yellow line', () => {
    const rooms = ['40cw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '38ccw.0'];
    const s = screamed(solo('bWaveRick@T1[3,2] yNa@T1[3,0]', { rooms }), 'bWaveRick', 'yNa', WEST);
    expect([where(s, 'yNa'), isWounded(s, 'yNa')]).toEqual(['Y3', true]);
  });

  it('S-PERS-11 S-PERS-C10: never off the board; thrown out he leaves wounded, for nothing', () => {
    const s = solo('bWaveRick@38-ccw r2c1 yCl@38-ccw r1c1');
    expect(screamed(s, 'bWaveRick', 'yCl', NORTH).state.pieces).toEqual(s.state.pieces);
    const far = solo('bWaveRick@37-cw r1c4 yCl@37-cw r1c5');
    const out = screamed(far, 'bWaveRick', 'yCl', EAST);
    expect([where(out, 'yCl'), out.state.players.yellow.bank]).toEqual(['out', 0]);
  });

  it('Keening Moll screams for 1, Sister Hush for 3 and two squares far', () => {
    const s = solo('bKeeningMoll@39-cw r4c4 bSisterHush@38-ccw r5c5 yCl@38-ccw r5c4');
    const situation = situationOf(s.rules, s.state);
    expect([costOf(situation, id(s, 'bKeeningMoll')), costOf(situation, id(s, 'bSisterHush'))]).toEqual([1, 3]);
    const hush = solo('bSisterHush@38-cw r2c1 yCl@38-cw r2c2');
    expect(where(screamed(hush, 'bSisterHush', 'yCl', EAST), 'yCl')).toBe('38-cw r2c4');
  });

  it('S-REPL-C1 S-REPL-01 S-REPL-02 S-REPL-03 S-REPL-05: from where the push is possible, onto the pit', () => {
    const s = solo('bKeeningMoll@39-cw r4c4 yCl@39-cw r2c2', { row: ['bKeeningMoll'] });
    expect(think(s, 'bKeeningMoll', { lines: [['repulse', 4]] })).toMatchObject({
      goal: 'repulse',
      ends: ['39-cw r4c2'],
    });
    const pushed = step(s);
    expect([where(pushed, 'yCl'), pushed.state.players.blue.bank]).toEqual(['out', 1]);
  });

  it('Rattlejaw gets up when his card is reached, and does nothing else', () => {
    const made = solo('bRattlejaw@38-cw r3c3* yCl@38-ccw r1c1');
    const piles = made.state.piles.map((pile) =>
      pile.name === 'row'
        ? { ...pile, lots: [{ name: 'line', things: [{ face: { piece: id(made, 'bRattlejaw') }, sideways: false }] }] }
        : pile,
    );
    const up = step({ ...made, state: { ...made.state, piles } });
    expect([isWounded(up, 'bRattlejaw'), where(up, 'bRattlejaw')]).toEqual([false, '38-cw r3c3']);
  });

  it('S-HEAL-C1 S-HEAL-03 S-PERS-13 (Father Goodcare): puts his patient down, heals him, and his card stands at the end', () => {
    const s = solo('bFatherGoodcare@38-ccw r3c3+bXanth* yCl@40-cw r5c4', { row: ['bFatherGoodcare', 'bXanth'] });
    expect(think(s, 'bFatherGoodcare')).toMatchObject({ goal: 'heal', cost: [2, 1] });
    expect(think(s, 'bFatherGoodcare').ends).toHaveLength(4);
    const asked = step(s);
    const healed = play(asked, `chance: ${offers(asked, /./, 'chance')[0]}`);
    expect(isWounded(healed, 'bXanth')).toBe(false);
    expect(rowOf(healed.state).at(-1)).toEqual({ piece: id(healed, 'bXanth'), sideways: false });
    expect(healed.state.turn.blocked).toEqual([]);
  });

  it('Sister Balm heals whom she sees', () => {
    const s = solo('bSisterBalm@38-cw r2c1 bXanth@38-cw r2c4* yCl@40-cw r5c4', { row: ['bSisterBalm'] });
    expect(think(s, 'bSisterBalm', { lines: [['heal', 1]] })).toMatchObject({ goal: 'heal', cost: [1, 0] });
    expect(think(s, 'bSisterBalm', { lines: [['heal', 1]], card: { effects: [] } }).goal).not.toBe('heal');
  });

  it('S-PERS-08 S-PERS-C5 (Father Clobber): only where he is the stronger', () => {
    const alone = solo('bFatherClobber@38-cw r5c1 yWz@38-cw r5c3');
    expect(think(alone, 'bFatherClobber', { lines: [['combat', 5]] }).goal).toBe('combat');
    const both = solo('bFatherClobber@38-cw r5c1 yCo@38-cw r5c3');
    expect(think(both, 'bFatherClobber', { lines: [['combat', 5]] }).goal).not.toBe('combat');
    expect(think(both, 'bFatherClobber', { lines: [['combat', 5]], card: { effects: [] } }).goal).toBe('combat');
  });

  it('Hur-Ban wins ties when he attacks, and not when he is attacked (S-COMB-C2)', () => {
    const s = act(solo('bHurBan@38-cw r2c2 yCl@38-cw r2c3', { row: ['bHurBan'] }), 'yellow: C5', 'chance: C2');
    expect(isWounded(s, 'yCl')).toBe(true);
    const defended = play(
      solo('bHurBan@38-cw r2c2 yCl@38-cw r2c3', { player: true }),
      'Cl x bHurBan',
      'yellow: C5',
      'chance: C2',
    );
    expect([isWounded(defended, 'yCl'), isWounded(defended, 'bHurBan')]).toEqual([false, false]);
  });

  it('Slab stays on his feet the first time', () => {
    const s = play(
      solo('bSlab@38-cw r2c2 yCo@38-cw r2c3', { player: true, ap: 2 }),
      'Co x bSlab',
      'yellow: C6',
      'chance: C4',
    );
    expect(isWounded(s, 'bSlab')).toBe(false);
    expect(thingsIn(s.state, 'tally', 'none')).toEqual([]);
    const again = play(s, 'Co x bSlab', 'yellow: C5', 'chance: C3');
    expect(isWounded(again, 'bSlab')).toBe(true);
  });

  it('Velvet Sal adds 2 one-on-one, Brother Nettle lends 2 to the wounded of his room', () => {
    const sal = solo('bVelvetSal@38-cw r2c2 yCl@38-cw r2c3');
    expect(strengthIn(sal, 'bVelvetSal', 'yCl').blue).toBe(4);
    const nettle = solo('bBrotherNettle@38-cw r5c4 bXanth@38-cw r2c2* yCl@38-cw r2c3', { player: true });
    expect(strengthIn(nettle, 'yCl', 'bXanth').blue).toBe(2);
    const away = solo('bBrotherNettle@40-cw r5c4 bXanth@38-cw r2c2* yCl@38-cw r2c3', { player: true });
    expect(strengthIn(away, 'yCl', 'bXanth').blue).toBe(0);
  });

  it('S-PERS-12 S-PERS-C9 S-BRK-C2 (Arthos): every third portcullis is a point', () => {
    const made = solo('bArthos@40-cw r4c5 yCl@38-ccw r1c1', { row: ['bArthos'] });
    const one = { word: 'broken', piece: id(made, 'bArthos') };
    const tallied = {
      ...made,
      state: { ...made.state, piles: [...made.state.piles, { name: 'tally', all: [one, one], lots: [] }] },
    };
    expect(step(tallied).state.players.blue.bank).toBe(1);
    expect(step(made).state.players.blue.bank).toBe(0);
  });

  it('S-PERS-05 S-PERS-C6 S-ROT-09 (Tinker Al): on a gear he lets only Mekanorks turn the pair', () => {
    const s = solo('bTinkerAl@38-cw r4c4 yCl@38-ccw r3c3 bMuldon@38-ccw r2c3', { player: true });
    expect(verdict(s, 'Cl rot A-')).toBe('S-PERS-05');
    const mekanork = solo('bTinkerAl@38-cw r4c4 yMe@38-ccw r3c3', { player: true });
    expect(verdict(mekanork, 'Me rot A-')).toBe('legal');
    const wizard = solo('bTinkerAl@38-cw r4c4 bMuldon@38-ccw r3c3 yCl@40-cw r5c4');
    expect(think(wizard, 'bMuldon', { lines: [['rotate_room', 1]] }).goal).not.toBe('rotate_room');
    const hurt = solo('bTinkerAl@38-cw r4c4* yCl@38-ccw r3c3', { player: true });
    expect(verdict(hurt, 'Cl rot A-')).toBe('legal');
  });

  it('S-ROT-C1 S-ROT-C2 S-ROT-C5 S-ROT-05 S-ROT-07: as far as the points go, and the twin for the other way', () => {
    const s = solo('bLeyVite@38-cw r5c3 yCl@40-cw r5c4', { row: ['bLeyVite'] });
    const turned = play(act(s), 'chance: answer word=cw,number=3');
    expect(turned.state.tiles[4]?.turn).toBe(2);
    const twin = play(act(s), 'chance: answer word=ccw,number=1');
    expect([twin.state.tiles[4]?.turn, twin.state.tiles[0]?.turn]).toEqual([0, 3]);
    const yom = solo('bYom@37-cw r3c3 yCl@38-ccw r1c1', { row: ['bYom'] });
    const first = play(step(yom), 'chance: answer word=ccw,number=2');
    expect(first.state.tiles[3]?.turn).toBe(2);
    expect(first.state.tasks.at(-1)).toMatchObject({ asks: 'rotationDie' });
    const both = play(first, 'chance: answer word=cw,number=3');
    expect(both.state.tiles[5]?.turn).toBe(3);
  });

  it('Brakka turns the room with more of the Player’s', () => {
    const s = play(
      step(solo('bBrakka@37-cw r3c3 yCl@37-ccw r1c1 yNa@37-ccw r3c1', { row: ['bBrakka'] })),
      'chance: answer word=cw,number=1',
    );
    expect(s.state.tiles[5]?.turn).toBe(1);
  });

  it('Mungdu is slipped past by nobody and moved by no scream, Muldon burnt by nobody', () => {
    const s = solo('bMungdu@38-ccw r4c1 yBn@38-ccw r5c1', { player: true });
    expect(verdict(s, 'Bn!scream bMungdu')).toBe('S-PERS-01');
    expect(verdict(s, inScene('Bn 38-ccw r5c1>38-ccw r4c1>38-ccw r3c1'))).not.toBe('legal');
    const fire = solo('bMuldon@38-ccw r1c2 yWz@38-ccw r1c1+yWand', { player: true });
    expect(verdict(fire, 'Wz!fire e')).toBe('S-PERS-01');
  });

  it('Kesh opens one for nothing, Djenh drifts over pits, Ley-vite hovers, Ssilith reveals through slits', () => {
    const kesh = solo('bKesh@38-ccw r3c3 yCl@40-cw r5c4');
    expect(think(kesh, 'bKesh', { lines: [['exit', 2]] })).toMatchObject({ goal: 'exit', cost: [2, 3] });
    const djenh = solo('bDjenh@38-ccw r5c3');
    expect(think(djenh, 'bDjenh', { lines: [['exit', 1]] })).toMatchObject({ goal: 'exit', cost: [1, 3] });
    expect(think(solo('bSerpico@38-ccw r5c3'), 'bSerpico', { lines: [['exit', 1]] }).goal).not.toBe('exit');
  });

  it('S-PERS-14: Grindle and Brakka take the gear, the first drawn has it', () => {
    const s = solo('yCl@38-ccw r1c1 bHurBan@38-ccw r1c2', { player: true });
    const coming = play(
      s,
      'Cl x bHurBan',
      'yellow: C0',
      'chance: C1',
      'chance: answer piece=bGrindle',
      'chance: answer tile=A',
    );
    expect(where(coming, 'bGrindle')).toBe('38-ccw r3c3');
  });

  it('S-PERS-02: of a wounded it sleeps', () => {
    const s = solo('bBrotherNettle@38-cw r5c4* bXanth@38-cw r2c2* yCl@38-cw r2c3', { player: true });
    expect(strengthIn(s, 'yCl', 'bXanth').blue).toBe(0);
  });

  it('Amystyn is worth one more with a Fireball wand only', () => {
    const leave = (load: string) =>
      act(solo(`bAmystyn@38-ccw r3c1${load} yCl@40-cw r5c4`, { row: ['bAmystyn'] })).state.players.blue.bank;
    expect([leave(''), leave('+bWand')]).toEqual([1, 2]);
  });

  it('the Non-Player has one answer for each of them', () => {
    expect(onlyChoice(solo('bNomi@38-cw r2c2 yCl@38-cw r2c3'))).toContain('combat');
  });
});
