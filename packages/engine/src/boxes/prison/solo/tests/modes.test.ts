import { describe, expect, it } from 'vitest';
import { combatOf } from '../../../../core/combat/index.ts';
import { parseToken } from '../../../../notation/token.ts';
import { offers, play, type Scene } from '../../../../testing/scene.ts';
import { act, decisionOf, screamed, solo, step, think, where } from '../../../../testing/solo-table.ts';
import type { ObjectiveName } from '../cards.ts';
import { rowOf } from '../piles.ts';

const id = (table: Scene, name: string): number => parseToken(table.rules, name) as number;

/** In the middle of an activation, with so many action points left. */
const during = (table: Scene, npc: string, word: ObjectiveName, ap: number): Scene => {
  const piece = id(table, npc);
  const [task] = table.state.tasks;
  const tasks = [{ ...task, about: { word, number: 0, piece } }] as Scene['state']['tasks'];
  return {
    ...table,
    state: { ...table.state, tasks, turn: { ...table.state.turn, purses: [{ ap, only: piece, lent: false }] } },
  };
};

const strengths = (table: Scene, piece: string, target: string) =>
  combatOf(table.rules, table.state, { piece: id(table, piece), target: id(table, target) }).strength;

describe('combat mode', () => {
  it('S-COMB-05: who is carried is no target, his bearer is', () => {
    const s = solo('bHurBan@38-cw r2c1 yCo@38-cw r2c3+yCl*');
    expect(think(s, 'bHurBan', { lines: [['combat', 5]] }).target).toBe('colossus');
    expect(think(solo('bHurBan@38-cw r2c1 yCl@38-cw r2c3*'), 'bHurBan', { lines: [['combat', 5]] }).target).toBe(
      'cleric',
    );
  });

  it('S-COMB-07: after a tie it attacks again', () => {
    const s = act(
      solo('bNomi@38-cw r2c2 yCl@38-cw r2c3', { row: ['bNomi'], players: { yellow: { hand: ['A3', 'C2'] } } }),
    );
    const { blue, yellow } = strengths(s, 'bNomi', 'yCl');
    expect([blue, yellow]).toEqual([0, 2]);
    const shown = ['C4', 'C0', 'C1'].map((card) => `chance: answer card=${card}`);
    const tied = act(s, ...shown, 'yellow: C2');
    expect(tied.state.pieces[id(tied, 'yCl')]?.wounded).toBe(false);
    expect(tied.state.turn.seat).toBe('blue');
    expect(where(tied, 'bNomi')).toBe('38-cw r2c2');
  });

  it('S-COMB-12: on the yellow line too', () => {
    const s = solo('bHurBan@38-ccw r3c1 yCl@Y2');
    expect(think(s, 'bHurBan', { lines: [['combat', 1]] })).toMatchObject({ goal: 'combat', ends: ['38-ccw r3c1'] });
  });

  it('S-COMB-C6: beside the wounded a Colossus defends', () => {
    expect(strengths(solo('bHurBan@38-cw r2c2 yWz@38-cw r2c3* yCo@38-cw r2c1'), 'bHurBan', 'yWz').yellow).toBe(5);
    expect(strengths(solo('bHurBan@38-cw r2c2 yWz@38-cw r2c3*'), 'bHurBan', 'yWz').yellow).toBe(0);
  });

  it('S-CBT-06: everybody who may joins in', () => {
    expect(strengths(solo('bHurBan@38-cw r2c2 yCl@38-cw r2c3 bSlab@38-cw r2c4'), 'bHurBan', 'yCl').blue).toBe(10);
    const spear = solo('bHurBan@38-cw r2c2 yCl@38-cw r2c3 bSlab@38-cw r2c5+bSpear');
    expect(strengths(spear, 'bHurBan', 'yCl').blue).toBe(10);
  });

  it('S-SPR-01 S-SPR-C1: a spear reaches across a pit', () => {
    const thinking = { lines: [['combat', 1]] } as const;
    expect(think(solo('bHurBan@38-ccw r5c3+bSpear yCl@38-ccw r5c1'), 'bHurBan', thinking)).toMatchObject({
      goal: 'combat',
      cost: [1, 0],
    });
    expect(think(solo('bHurBan@38-ccw r5c3 yCl@38-ccw r5c1'), 'bHurBan', thinking).goal).not.toBe('combat');
  });

  it('S-BOW-04: a Bow on the way only where nobody can be attacked by hand', () => {
    const way = (tokens: string) => decisionOf(solo(tokens), 'bVelvetSal', { lines: [['combat', 2]] }).ways[0]?.act;
    expect(way('bVelvetSal@38-cw r2c1 bBow@38-cw r2c2 yCl@38-cw r2c5')).toMatchObject({ way: undefined });
    expect(way('bVelvetSal@38-ccw r1c1 bBow@38-ccw r1c2 yCl@38-ccw r4c3')).toMatchObject({ way: 'shoot' });
  });

  it('S-NPT-C2: who is wounded in a group is not activated', () => {
    const s = act(
      solo('bHurBan@38-cw r2c2 yCl@38-cw r2c3 bSlab@38-cw r2c4 yCo@38-cw r2c5', { row: ['bHurBan', 'bSlab'] }),
      'yellow: C6',
      'chance: C0',
    );
    expect(rowOf(s.state).filter(({ sideways }) => sideways).length).toBeGreaterThan(0);
  });
});

describe('reveal room mode', () => {
  const rooms = ['38ccw.0', '39ccw.0', '?', '?', '38cw.0', '37ccw.0', '?', '?'];

  it('S-REVL-03: on to the next, revealed if that can be, or nearer', () => {
    const s = solo('bLissandra@38-cw r1c5+bBow', { rooms });
    const on = { mode: 'reveal_room', ap: 3 } as const;
    expect(think(s, 'bLissandra', on)).toMatchObject({ goal: 'reveal_room', ends: ['39-ccw r5c5'], cost: [3, 6] });
    expect(think(s, 'bLissandra', { ...on, ap: 1 }).goal).toBe('approach');
  });

  it('S-REVL-04 S-REVL-C3: after the last one it is over', () => {
    const s = solo('bLissandra@38-cw r1c5');
    expect(think(s, 'bLissandra', { mode: 'reveal_room', ap: 2 }).goal).toBe('rest');
    const done = act(
      during(solo('bLissandra@38-cw r1c5 yCl@40-cw r5c4', { row: ['bLissandra'] }), 'bLissandra', 'reveal_room', 2),
    );
    expect([where(done, 'bLissandra'), done.state.turn.seat]).toEqual(['38-cw r1c5', 'yellow']);
  });

  it('S-REVL-05: from anywhere on the blue line both rooms beside it', () => {
    const last = ['38ccw.0', '39ccw.0', '39cw.0', '?', '38cw.0', '37ccw.0', '40ccw.0', '?'];
    const { ways } = decisionOf(solo('bSerpico@B2', { rooms: last }), 'bSerpico', { lines: [['reveal_room', 1]] });
    expect(ways.map(({ target }) => target?.tile)).toEqual([3, 7]);
  });

  it('S-REVL-C2: a Rope on the way, and her list is read again at once', () => {
    const s = solo('bLissandra@38-cw r1c5+bBow bRope@37-ccw r1c2 yCl@38-ccw r1c1', { rooms, row: ['bLissandra'] });
    const taken = play(step(during(s, 'bLissandra', 'reveal_room', 3)), 'chance: answer number=1,place=j5');
    expect([where(taken, 'bRope'), where(taken, 'bLissandra')]).toEqual(['37-ccw r1c2', '37-ccw r1c2']);
    expect(taken.state.tasks.at(-1)).toMatchObject({ asks: 'activate', about: { word: 'list' } });
    expect(decisionOf(taken, 'bLissandra', { left: 2, ap: 2 }).objective).toBe('exit');
  });
});

describe('regroup', () => {
  it('S-RGRP-05: who is carried is no target, his bearer is', () => {
    const own = solo('bTinkerAl@38-cw r2c1+bXanth*');
    expect(think(own, 'bTinkerAl', { lines: [['regroup', 5]] }).goal).toBe('rest');
    const other = solo('bTinkerAl@38-cw r2c1 bHurBan@38-cw r2c5+bXanth*');
    expect(think(other, 'bTinkerAl', { lines: [['regroup', 5]] }).target).toBe('Hur-Ban');
  });

  it('S-RGRP-C3: beside one of a lower class it goes on to the higher', () => {
    const s = solo('bTinkerAl@38-cw r2c2 bSerpico@38-cw r2c1 bHurBan@38-cw r2c5');
    expect(think(s, 'bTinkerAl', { lines: [['regroup', 3]] }).target).toBe('Hur-Ban');
  });
});

describe('rotate room', () => {
  it('S-ROT-02: that on which it stands, else the nearest', () => {
    const lines = [['rotate_room', 5]] as const;
    expect(think(solo('bHurBan@38-cw r4c4'), 'bHurBan', { lines })).toMatchObject({ cost: [0, 0] });
    expect(think(solo('bHurBan@38-cw r2c5'), 'bHurBan', { lines }).ends).toEqual(['38-cw r4c4']);
  });

  it('S-ROT-C4: with the last point onto the gear, and nothing is rolled', () => {
    const s = solo('bGrindle@38-cw r2c1 yCl@40-cw r5c4', { row: ['bGrindle'] });
    expect(think(s, 'bGrindle', { lines: [['rotate_room', 3]] })).toMatchObject({ goal: 'rotate_room', cost: [3, 7] });
    const there = solo('bGrindle@38-cw r4c4 yCl@40-cw r5c4', { row: ['bGrindle'] });
    const done = act(during(there, 'bGrindle', 'rotate_room', 0));
    expect([done.state.turn.seat, done.state.tiles[4]?.turn]).toEqual(['yellow', 0]);
  });

  it('S-PERS-06 S-PERS-C4 (Yom): his own room, then the twin if it lies open', () => {
    const rolled = (table: Scene) => play(step(table), 'chance: answer word=ccw,number=2');
    const first = rolled(solo('bYom@37-cw r3c3 yCl@38-ccw r1c1', { row: ['bYom'] }));
    expect([first.state.tiles[3]?.turn, first.state.tasks.at(-1)]).toMatchObject([2, { asks: 'rotationDie' }]);
    const both = play(first, 'chance: answer word=cw,number=3');
    expect([both.state.tiles[5]?.turn, act(both).state.turn.seat]).toEqual([3, 'yellow']);
    const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '?', '40ccw.0', '40cw.0'];
    const alone = act(rolled(solo('bYom@37-cw r3c3 yCl@38-ccw r1c1', { row: ['bYom'], rooms })));
    expect([alone.state.tiles[3]?.turn, alone.state.turn.seat]).toEqual([2, 'yellow']);
  });
});

describe('heal', () => {
  it('S-HEAL-04: nobody whom another carries or stands over', () => {
    const lines = [['heal', 5]] as const;
    const goal = (friend: string) =>
      think(solo(`bFatherGoodcare@38-cw r2c1 ${friend}`), 'bFatherGoodcare', { lines }).goal;
    expect([goal('bHurBan@38-cw r2c3+bXanth*'), goal('bXanth@38-cw r2c3*')]).toEqual(['rest', 'heal']);
    expect(goal('bHurBan@38-cw r2c3 bXanth@38-cw r2c3*')).toBe('rest');
  });

  it('S-HEAL-05 S-NPT-06 S-NPT-C3: whoever is healed is not activated in this turn', () => {
    const s = solo('bSisterBalm@38-cw r2c1 bXanth@38-cw r2c2* yCl@40-cw r5c4', { row: ['bSisterBalm', 'bXanth'] });
    const done = act(s);
    expect([done.state.pieces[id(done, 'bXanth')]?.wounded, where(done, 'bXanth')]).toEqual([false, '38-cw r2c2']);
    expect(done.state.turn.seat).toBe('yellow');
  });

  it('S-HEAL-06: and then the nearest', () => {
    const s = solo('bFatherGoodcare@38-cw r2c1 bXanth@38-cw r2c2* bSerpico@38-cw r3c5* yCl@40-cw r5c4');
    expect(think(s, 'bFatherGoodcare', { mode: 'heal', ap: 5 }).target).toBe('Xanth');
    expect(think(s, 'bFatherGoodcare', { lines: [['heal', 5]] }).target).toBe('Serpico');
  });

  it('S-HEAL-C3: not through a slit', () => {
    const s = solo('bFatherGoodcare@38-ccw r4c4 bXanth@38-ccw r5c4*');
    expect(think(s, 'bFatherGoodcare', { lines: [['heal', 1]] }).goal).not.toBe('heal');
    expect(
      think(solo('bFatherGoodcare@38-ccw r5c3 bXanth@38-ccw r5c4*'), 'bFatherGoodcare', { lines: [['heal', 1]] }).goal,
    ).toBe('heal');
  });

  it('S-PERS-C11: whom Father Goodcare has healed joins a combat', () => {
    const s = solo('bFatherGoodcare@38-cw r2c1 bTinkerAl@38-cw r2c2* yCl@38-cw r2c3 bSlab@38-cw r2c4', {
      row: ['bFatherGoodcare', 'bSlab'],
    });
    const asked = step(s);
    const [choice] = asked.state.tasks.at(-1)?.seats[0] === 'chance' ? offers(asked, /./, 'chance') : [];
    const healed = choice === undefined ? asked : play(asked, `chance: ${choice}`);
    expect(healed.state.pieces[id(healed, 'bTinkerAl')]?.wounded).toBe(false);
    expect(strengths(healed, 'bSlab', 'yCl').blue).toBe(7);
  });
});

describe('repulse', () => {
  it('S-REPL-04 S-REPL-C3: as long as the points last', () => {
    const s = solo('bRattlejaw@38-cw r2c1 yCl@38-cw r2c3');
    expect(think(s, 'bRattlejaw', { lines: [['repulse', 5]] })).toMatchObject({ goal: 'repulse', cost: [2, 0] });
    expect(think(s, 'bRattlejaw', { mode: 'repulse', ap: 3 })).toMatchObject({ goal: 'repulse', cost: [2, 0] });
    expect(think(s, 'bRattlejaw', { mode: 'repulse', ap: 1 }).goal).toBe('rest');
  });

  it('S-REPL-C2: even where the Player gains by it', () => {
    const s = solo('bRattlejaw@37-cw r5c4 yCl@37-cw r5c5 yNa@38-cw r1c1');
    expect(think(s, 'bRattlejaw', { lines: [['repulse', 2]] }).goal).toBe('repulse');
    const out = screamed(s, 'bRattlejaw', 'yCl', EAST);
    expect([where(out, 'yCl'), out.state.players.yellow.bank]).toEqual(['out', 1]);
  });
});
const EAST = 1;
