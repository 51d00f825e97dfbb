import { describe, expect, it } from 'vitest';
import { act, decisionOf, solo, step, think, where } from '../../../../testing/solo-table.ts';
import { stepsTo } from '../plan/search.ts';

const DEFAULTS = { default: 'exit' } as const;

describe('the search', () => {
  it('S-SRCH-C1 S-SRCH-01 S-SRCH-02 S-SRCH-03 S-SRCH-10: a Naga goes through the slit, a Cleric finds no way at any cost', () => {
    expect(think(solo('bSerpico@38-ccw r3c3'), 'bSerpico', { lines: [['exit', 5]] })).toMatchObject({
      goal: 'exit',
      cost: [2, 7],
      ends: ['Y2'],
    });
    const cleric = decisionOf(solo('bFatherClobber@38-ccw r3c3'), 'bFatherClobber', {
      lines: [['exit', 9]],
      ...DEFAULTS,
    });
    expect([cleric.goal, cleric.approach?.by]).toEqual(['approach', 'crow']);
  });

  it('S-SRCH-C2 S-SRCH-06 S-SRCH-13 S-KEY-01 S-KEY-C1: a Key on the way opens a way, for who lists it', () => {
    const s = solo('bFatherClobber@38-ccw r2c4 bKey@38-ccw r4c2 bLissandra@40-cw r5c4');
    expect(think(s, 'bFatherClobber', { lines: [['exit', 4]] })).toMatchObject({ goal: 'exit', ends: ['Y2'] });
    expect(think(s, 'bFatherClobber', { lines: [['exit', 4]] }).cost?.[0]).toBe(4);
    expect(think(s, 'bFatherClobber', { lines: [['exit', 3]] }).goal).not.toBe('exit');
    const liss = solo('bLissandra@38-ccw r2c4 bKey@38-ccw r4c2');
    expect(think(liss, 'bLissandra', { lines: [['exit', 5]] }).goal).not.toBe('exit');
  });

  it('S-SRCH-C3: with the Key in hand', () => {
    const s = solo('bFatherClobber@38-ccw r3c3+bKey');
    expect(think(s, 'bFatherClobber', { lines: [['exit', 5]] })).toMatchObject({ cost: [3, 3], ends: ['Y2'] });
    const out = act(solo('bFatherClobber@38-ccw r3c3+bKey', {}));
    expect(where(out, 'bFatherClobber')).toBe('out');
  });

  it('S-SRCH-C4 S-SRCH-04 S-SRCH-08 S-SRCH-11: nobody stops under a friend', () => {
    const s = solo('bSerpico@40-ccw r5c1 bDjenh@40-ccw r2c2');
    const { ways } = decisionOf(s, 'bSerpico', { lines: [['regroup', 5]] });
    expect(ways.length).toBeGreaterThan(0);
    expect(think(s, 'bSerpico', { lines: [['regroup', 5]] }).ends).not.toContain('40-ccw r2c2');
  });

  it('S-SRCH-C5: three tokens are too many to end on', () => {
    const s = solo('bTinkerAl@38-cw r1c2+bBow bWand@38-cw r1c3 yCl@38-cw r1c4');
    const { ends } = think(s, 'bTinkerAl', { lines: [['combat', 2]], card: { objects: ['bow'] } });
    expect(ends).not.toContain('38-cw r1c3');
    const beyond = think(s, 'bTinkerAl', { lines: [['combat', 5]], card: { objects: ['bow'] } });
    expect(beyond.goal).toBe('combat');
  });

  it('S-EXIT-C1 S-EXIT-01 S-EXIT-02 S-EXIT-04 S-END-04: out, and a point', () => {
    const s = act(solo('bSerpico@38-ccw r3c3', { row: ['bSerpico'] }));
    expect(where(s, 'bSerpico')).toBe('out');
    expect(s.state.players.blue.bank).toBe(1);
  });

  it('S-EXIT-C2 S-EXIT-03: a guard bars the way, and the next is longer', () => {
    const s = solo('bSerpico@38-ccw r3c3 yCl@38-ccw r2c1');
    expect(think(s, 'bSerpico', { lines: [['exit', 5]] })).toMatchObject({ cost: [3, 7], ends: ['Y4'] });
    expect(think(s, 'bSerpico', { lines: [['exit', 2]] }).goal).toBe('approach');
  });

  it('S-PROX-C1 S-PROX-01 S-PROX-02 S-PROX-03 S-PROX-04 S-PROX-05: two ways out are equal', () => {
    const s = solo('bWeakEd@37-ccw r2c2');
    expect(think(s, 'bWeakEd', { lines: [['exit', 5]] })).toMatchObject({ cost: [4, 9], ends: ['Y4', 'Y8'] });
  });

  it('S-PROX-C4: four squares to attack from', () => {
    const s = solo('bFatherGoodcare@39-cw r2c3+bXanth* yCl@40-cw r5c4', { row: ['bFatherGoodcare'] });
    const { ends, cost } = think(s, 'bFatherGoodcare', { lines: [['heal', 5]] });
    expect([cost?.[0], ends.length > 1]).toEqual([2, true]);
    const asked = step(s);
    expect(asked.state.tasks.at(-1)).toMatchObject({ asks: 'tie', seats: ['chance'] });
    expect(asked.state.tasks.at(-1)?.kind === 'question' && asked.state.tasks.at(-1)).toMatchObject({
      options: ends.map((_, nth) => ({ number: nth + 1 })),
    });
  });

  it('S-JUMP-C1 S-JUMP-01 S-JUMP-02 S-JUMP-04: out by a jump round the corner', () => {
    const s = solo('bWeakEd@38-cw r3c5');
    expect(think(s, 'bWeakEd', { lines: [['exit', 5]] })).toMatchObject({ cost: [3, 6], ends: ['Y8'] });
  });

  it('S-JUMP-C2: not onto a wounded on the line', () => {
    const s = solo('bWeakEd@38-cw r3c5 yCl@Y8*');
    expect(think(s, 'bWeakEd', { lines: [['exit', 5]] })).toMatchObject({ cost: [4, 7], ends: ['Y9'] });
  });

  it('S-JUMP-C3: a wounded on the pit is not jumped', () => {
    const s = solo('bWeakEd@38-cw r3c5 yCl@38-cw r4c1* yRope@38-cw r4c1');
    const { ways } = decisionOf(s, 'bWeakEd', { lines: [['exit', 5]] });
    expect(ways.flatMap(({ reached }) => stepsTo(reached).map((edge) => edge.step.sort))).not.toContain('jump');
  });
});

describe('as close as possible', () => {
  it('S-DIST-C1 S-DIST-01 S-DIST-02 S-DIST-05: action points count before squares', () => {
    const s = solo('bFatherClobber@40-ccw r4c1');
    const found = decisionOf(s, 'bFatherClobber', { lines: [['exit', 2]] });
    expect(found.approach).toMatchObject({ by: 'way', from: { ap: 6, squares: 17 }, to: { ap: 4, squares: 14 } });
    expect(think(s, 'bFatherClobber', { lines: [['exit', 2]] }).ends).toEqual(['37-ccw r3c4']);
  });

  it('S-DIST-C2 S-DIST-C3 S-DIST-03 S-DIST-04: as the crow flies, and then no further', () => {
    const s = solo('bFatherClobber@38-ccw r3c3');
    expect(think(s, 'bFatherClobber', { lines: [['exit', 4]] })).toMatchObject({
      goal: 'approach',
      ends: ['38-ccw r3c2'],
    });
    const there = solo('bFatherClobber@38-ccw r3c2');
    expect(think(there, 'bFatherClobber', { lines: [['exit', 4]] }).goal).toBe('rest');
  });

  it('S-DIST-07: a target that is not there', () => {
    expect(think(solo('bHurBan@38-cw r2c1'), 'bHurBan', { lines: [['combat', 5]] }).goal).toBe('rest');
    expect(think(solo('bHurBan@38-cw r2c1'), 'bHurBan', { lines: [['regroup', 5]] }).goal).toBe('rest');
    expect(think(solo('bHurBan@38-cw r2c1'), 'bHurBan', { lines: [['reveal_room', 5]] }).goal).toBe('rest');
  });
});

describe('activation', () => {
  it('S-ACT-C1 S-ACT-01 S-ACT-02 S-COMB-01 S-COMB-02 (Weak Ed): down the list to the Cleric', () => {
    const s = solo('bWeakEd@37-ccw r1c2 bWand@37-ccw r1c3 yNa@38-cw r1c4 yCl@38-cw r3c3');
    expect(think(s, 'bWeakEd')).toMatchObject({
      goal: 'combat',
      cost: [4, expect.any(Number)],
      ends: ['38-cw r3c4'],
      target: 'cleric',
    });
    expect(think(s, 'bWeakEd', { lines: [['exit', 5]] }).goal).toBe('approach');
    expect(think(s, 'bWeakEd', { lines: [['take_object', 4]] }).goal).not.toBe('take_object');
  });

  it('S-ACT-C2: without anybody to fight he leaves', () => {
    const s = solo('bWeakEd@37-ccw r1c2 bWand@37-ccw r1c3');
    expect(think(s, 'bWeakEd')).toMatchObject({ goal: 'exit', cost: [4, 8], ends: ['Y4'] });
  });

  it('S-COMB-C1 S-COMB-06 S-COMB-09 S-DIST-08 (Hur-Ban): from victim to victim', () => {
    const s = solo('bHurBan@38-cw r2c1 yCl@38-cw r2c3 yWz@38-cw r2c5 yBk@37-ccw r3c1', { row: ['bHurBan'] });
    expect(think(s, 'bHurBan')).toMatchObject({ goal: 'combat', ends: ['38-cw r2c2'], target: 'cleric' });
    const first = act(s, 'yellow: C0', 'chance: C6');
    expect(where(first, 'bHurBan')).toBe('38-cw r2c4');
    const second = act(first, 'yellow: C0', 'chance: C5');
    expect(where(second, 'bHurBan')).toBe('38-cw r3c5');
    expect(second.state.turn.seat).toBe('yellow');
  });

  it('S-RGRP-C1 S-RGRP-01 S-RGRP-02 S-RGRP-04 S-OBJ-01 (Tinker Al): the Cleric in four, and the spear on the way', () => {
    const s = solo(
      'bTinkerAl@38-ccw r1c1 bFatherGoodcare@38-ccw r3c5 bSerpico@38-ccw r3c1 bWeakEd@38-cw r1c4 bSpear@38-ccw r5c4',
      {
        row: ['bTinkerAl'],
      },
    );
    expect(think(s, 'bTinkerAl', { lines: [['rotate_room', 4]] }).goal).toBe('approach');
    expect(think(s, 'bTinkerAl')).toMatchObject({
      goal: 'regroup',
      cost: [4, expect.any(Number)],
      ends: ['38-ccw r4c5'],
      target: 'Father Goodcare',
    });
    const done = act(s);
    expect([where(done, 'bTinkerAl'), where(done, 'bSpear')]).toEqual(['38-ccw r4c5', '38-ccw r4c5']);
  });

  it('S-RGRP-C2 S-RGRP-03: skipped where he stands beside the Cleric', () => {
    const s = solo('bTinkerAl@38-ccw r4c5 bFatherGoodcare@38-ccw r3c5 bSerpico@38-ccw r3c1 bWeakEd@38-cw r1c4');
    expect(think(s, 'bTinkerAl', { lines: [['regroup', 5]] }).goal).not.toBe('regroup');
    expect(think(s, 'bTinkerAl', { lines: [['rotate_room', 4]] })).toMatchObject({ goal: 'rotate_room', cost: [3, 6] });
  });

  it('S-TAKE-C1 S-TAKE-01 S-TAKE-02 S-TAKE-07 S-TAKE-08 S-TAKE-09 S-PERS-04 S-SRCH-12 S-ACT-06 (Serpico): Xanth to Goodcare, the wand, and out', () => {
    const s = solo('bSerpico@40-ccw r5c1 bXanth@39-ccw r4c1* bFatherGoodcare@38-ccw r2c4 bWand@38-ccw r1c3', {
      row: ['bSerpico'],
    });
    expect(think(s, 'bSerpico')).toMatchObject({
      goal: 'take_object',
      cost: [3, 15],
      ends: ['39-ccw r4c1'],
      target: 'Xanth',
      left: 3,
    });
    const done = act(s);
    expect([where(done, 'bXanth'), where(done, 'bSerpico'), where(done, 'bWand')]).toEqual([
      '38-ccw r2c4',
      'out',
      'out',
    ]);
    expect(done.state.players.blue.bank).toBe(1);
  });

  it('S-REVL-C1 S-REVL-01 S-REVL-02 (Lissandra): the nearest room, and the Bow on the way', () => {
    const s = solo('bLissandra@38-ccw r4c5 bBow@38-ccw r5c4', {
      rooms: ['38ccw.0', '39ccw.0', '?', '?', '38cw.0', '?', '?', '?'],
      row: ['bLissandra'],
    });
    expect(think(s, 'bLissandra')).toMatchObject({ goal: 'reveal_room', cost: [2, 4], ends: ['38-cw r1c5'] });
    const revealing = act(s);
    expect(where(revealing, 'bBow')).toBe('38-cw r1c5');
    expect(revealing.state.tasks.at(-1)).toMatchObject({ kind: 'draw', what: 'room', tile: 5 });
  });

  it('S-BRK-C1 S-BRK-01 S-BRK-02 S-BRK-03 (Arthos): two portcullises, and nearer to the third', () => {
    const s = solo('bArthos@40-cw r4c5 bWand@40-cw r4c3', { row: ['bArthos'] });
    expect(think(s, 'bArthos')).toMatchObject({ goal: 'break_portcullis', ends: ['40-cw r4c4'] });
    const done = act(s);
    expect(done.state.tiles[7]?.marks.filter(({ state }) => state === 'broken')).toHaveLength(2);
    expect([where(done, 'bArthos'), where(done, 'bWand')]).toEqual(['40-cw r3c1', '40-cw r3c1']);
  });

  it('S-ROT-C1 S-ROT-C2 S-ROT-C3 S-ROT-01 S-ROT-03 S-ROT-04 S-ROT-05 S-ROT-06 S-ROT-08 (Ley-vite): the die turns one of the pair', () => {
    const s = solo('bLeyVite@38-cw r5c3', { row: ['bLeyVite'] });
    const gear = solo('bLeyVite@38-cw r5c3', { row: ['bLeyVite'] });
    expect(think(gear, 'bLeyVite', { lines: [['rotate_room', 3]] })).toMatchObject({
      goal: 'rotate_room',
      cost: [1, expect.any(Number)],
      ends: ['38-cw r4c4'],
    });
    expect(think(s, 'bLeyVite', { lines: [['rotate_room', 3]] }).ends).toEqual(['38-cw r4c4']);
  });
});
