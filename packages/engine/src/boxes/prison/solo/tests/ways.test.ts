import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../../core/situation/situation.ts';
import { formatToken, parseToken } from '../../../../notation/token.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { act, decisionOf, solo, step, type Thinking, think, where } from '../../../../testing/solo-table.ts';
import { deedsOf } from '../carry-out.ts';

/** What somebody does on the first of his ways, one thing after the other. */
const deeds = (table: Scene, npc: string, thinking: Thinking): readonly string[] => {
  const { carrier: _, id } = table.state.pieces[parseToken(table.rules, npc) ?? 0] ?? {};
  const load = table.state.pieces.find(({ carrier }) => carrier !== undefined && carrier === id)?.id ?? NOBODY;
  const [way] = decisionOf(table, npc, thinking).ways;
  if (way === undefined) return [];
  return deedsOf(way, load).flatMap((deed) =>
    'token' in deed ? [`${deed.sort} ${formatToken(table.rules, deed.token)}`] : deed.sort === 'hop' ? ['hop'] : [],
  );
};

describe('an activation', () => {
  it('S-ACT-04: nothing can be done, so the default', () => {
    const found = decisionOf(solo('bHurBan@39-cw r4c3'), 'bHurBan', {
      lines: [
        ['combat', 5],
        ['exit', 2],
      ],
      default: 'exit',
    });
    expect([found.goal, found.objective, found.ap]).toEqual(['approach', 'exit', 2]);
  });

  it('S-ACT-05 S-ACT-C3: and where that brings nothing, nothing', () => {
    const s = solo('bFatherClobber@38-ccw r3c2', { row: ['bFatherClobber'] });
    const lines = (['heal', 'regroup', 'exit', 'take_object', 'combat', 'reveal_room'] as const).map(
      (objective) => [objective, 5] as const,
    );
    expect(think(s, 'bFatherClobber', { lines, default: 'exit' }).goal).toBe('rest');
    expect(where(act(s), 'bFatherClobber')).toBe('38-ccw r3c2');
  });

  it('S-ACT-03 S-SRCH-15: it stays in its mode, and plans afresh after every result', () => {
    const s = solo('bHurBan@38-cw r2c1 yCl@38-cw r2c3 yWz@38-cw r2c5', { row: ['bHurBan'] });
    const lines = [
      ['exit', 5],
      ['combat', 5],
    ] as const;
    expect(think(s, 'bHurBan', { lines }).goal).toBe('exit');
    expect(think(s, 'bHurBan', { lines, mode: 'combat', ap: 3 })).toMatchObject({ goal: 'combat', target: 'cleric' });
    const beaten = act(s, 'yellow: C0', 'chance: C6');
    expect(where(beaten, 'bHurBan')).toBe('38-cw r2c4');
  });

  it('S-ACT-07 S-COMB-11: neither odds nor groups matter', () => {
    const s = solo('bWeakEd@38-cw r2c2 yCo@38-cw r2c3 yMe@38-cw r2c1');
    expect(think(s, 'bWeakEd', { lines: [['combat', 1]] })).toMatchObject({ goal: 'combat', cost: [1, 0] });
  });

  it('S-ACT-08: a personality beats the rules', () => {
    const s = solo('bKesh@38-ccw r3c3');
    expect(think(s, 'bKesh', { lines: [['exit', 2]] }).goal).toBe('exit');
    expect(think(s, 'bKesh', { lines: [['exit', 2]], card: { effects: [] } }).goal).not.toBe('exit');
  });

  it('S-ACT-09: what is left over is lost', () => {
    const s = act(solo('bXanth@38-cw r2c2 bSlab@38-cw r2c4 yCl@40-cw r5c4', { row: ['bXanth'] }));
    expect([s.state.turn.seat, s.state.turn.purses.some(({ only }) => only !== undefined)]).toEqual(['yellow', false]);
  });
});

describe('what is done on the way', () => {
  it('S-FEAS-01: a Wizard flies over a pit, a Cleric jumps it', () => {
    const muldon = { lines: [['exit', 1]] } as const;
    expect(think(solo('bMuldon@38-ccw r5c3'), 'bMuldon', muldon)).toMatchObject({ goal: 'exit', cost: [1, 3] });
    expect(think(solo('bFatherClobber@38-ccw r5c3'), 'bFatherClobber', muldon).goal).not.toBe('exit');
  });

  it('S-SRCH-05: a jump is a point of its own, between moves', () => {
    const s = solo('bFatherClobber@38-ccw r5c3');
    expect(think(s, 'bFatherClobber', { lines: [['exit', 2]] })).toMatchObject({ cost: [2, 3], ends: ['Y4'] });
    expect(deeds(s, 'bFatherClobber', { lines: [['exit', 2]] })).toEqual(['hop']);
  });

  it('S-FEAS-03: a wand is fired in take object mode alone', () => {
    const s = solo('bMuldon@38-cw r3c3+bWand yCo@38-cw r3c1');
    expect(think(s, 'bMuldon', { lines: [['take_object', 1]] }).goal).toBe('take_object');
    expect(think(s, 'bMuldon', { lines: [['combat', 1]] }).goal).not.toBe('combat');
  });

  it('S-FEAS-04: nobody attacks a friend, or closes what is open', () => {
    const s = solo('bHurBan@38-cw r2c1 bXanth@38-cw r2c2 bLissandra@38-ccw r3c2', { open: GATES });
    expect(think(s, 'bHurBan', { lines: [['combat', 5]] }).goal).toBe('rest');
    expect(think(s, 'bLissandra', { lines: [['open_portcullis', 5]] }).goal).toBe('rest');
  });

  it('S-OPEN-C2: every portcullis is open', () => {
    const lines = [['open_portcullis', 5]] as const;
    expect(think(solo('bLissandra@38-ccw r3c2'), 'bLissandra', { lines }).goal).toBe('open_portcullis');
    expect(think(solo('bLissandra@38-ccw r3c2', { open: GATES }), 'bLissandra', { lines }).goal).toBe('rest');
    expect(think(solo('bLissandra@38-ccw r3c2', { broken: GATES }), 'bLissandra', { lines }).goal).toBe('rest');
  });

  it('S-OPEN-03: in other modes she opens nothing', () => {
    const s = solo('bLissandra@38-ccw r3c3');
    expect(think(s, 'bLissandra', { lines: [['exit', 9]] }).goal).not.toBe('exit');
    expect(think(s, 'bLissandra', { lines: [['open_portcullis', 2]] }).goal).toBe('open_portcullis');
  });

  it('S-FEAS-06: a friend beside the way means nothing', () => {
    const s = solo('bHurBan@38-cw r2c1 bSlab@38-cw r3c1 yCl@38-cw r2c5');
    expect(think(s, 'bHurBan', { lines: [['combat', 5]] }).ends).toEqual(['38-cw r2c4']);
  });

  it('S-FEAS-C3: no scream in combat mode', () => {
    const s = solo('bKeeningMoll@38-cw r2c1 yCl@38-cw r2c4');
    expect(think(s, 'bKeeningMoll', { lines: [['combat', 1]] }).goal).toBe('approach');
    expect(think(s, 'bKeeningMoll', { lines: [['repulse', 1]] }).goal).toBe('repulse');
  });
});

describe('the search', () => {
  it('S-SRCH-07 S-OBJ-06: a load is put down only for what is not to be had otherwise', () => {
    const lines = [['rotate_room', 1]] as const;
    const card = { objects: [] };
    const taken = solo('bHurBan@38-cw r4c5+bBow bRope@38-cw r4c4 yCl@40-cw r5c4');
    expect(think(taken, 'bHurBan', { lines, card })).toMatchObject({ goal: 'rotate_room', cost: [1, 1] });
    expect(deeds(taken, 'bHurBan', { lines, card })).toEqual(['leave bBow']);
    const free = solo('bHurBan@38-cw r4c5+bBow yCl@40-cw r5c4');
    expect(deeds(free, 'bHurBan', { lines, card })).toEqual([]);
  });

  it('S-SRCH-09: over a pit with a Rope in hand, or where one lies, or behind a friend on his', () => {
    const exit = { lines: [['exit', 1]], card: { objects: [] } } as const;
    const held = solo('bFatherClobber@38-ccw r5c3+bRope');
    expect(think(held, 'bFatherClobber', exit)).toMatchObject({ goal: 'exit', cost: [1, 3] });
    const friend = solo('bFatherClobber@38-ccw r5c3 bSlab@38-ccw r5c2+bRope');
    expect(think(friend, 'bFatherClobber', exit)).toMatchObject({ goal: 'exit', cost: [1, 3] });
  });

  it('S-JUMP-05: a pit with a Rope is walked over as well as jumped', () => {
    const s = solo('bFatherClobber@38-ccw r5c3 bRope@38-ccw r5c2');
    const card = { objects: [] };
    expect(think(s, 'bFatherClobber', { lines: [['exit', 1]], card })).toMatchObject({ goal: 'exit', cost: [1, 3] });
    const moved = decisionOf(s, 'bFatherClobber', { lines: [['take_object', 1]], card: { objects: ['key'] } });
    expect(moved.goal).toBe('rest');
  });

  it('S-JUMP-03: who lands on a listed thing with empty hands has it', () => {
    const s = solo('bFatherClobber@38-ccw r5c3 bRope@38-ccw r5c1');
    const thinking = { lines: [['take_object', 1]], card: { objects: ['rope'] } } as const;
    expect(think(s, 'bFatherClobber', thinking)).toMatchObject({ cost: [1, 2], ends: ['38-ccw r5c1'] });
    expect(deeds(s, 'bFatherClobber', thinking)).toEqual(['hop', 'take bRope']);
    const laden = solo('bFatherClobber@38-ccw r5c3+bBow bRope@38-ccw r5c1');
    const exit = { lines: [['exit', 2]], card: { objects: ['bow'] } } as const;
    // Not beside the pit, where the Rope lies, but round the corner.
    expect(think(laden, 'bFatherClobber', exit)).toMatchObject({ cost: [2, 4], ends: ['Y5'] });
  });

  it('S-SRCH-14: nobody goes through a face-down room', () => {
    const rooms = ['38ccw.0', '?', '39cw.0', '?', '?', '?', '?', '?'];
    const s = solo('bHurBan@38-ccw r1c5 bSlab@39-cw r5c3', { rooms });
    expect(decisionOf(s, 'bHurBan', { lines: [['regroup', 9]] }).approach?.by).toBe('crow');
    const whole = solo('bHurBan@38-ccw r1c5 bSlab@39-cw r5c3');
    expect(decisionOf(whole, 'bHurBan', { lines: [['regroup', 9]] }).approach?.by).not.toBe('crow');
  });

  it('S-SRCH-16 S-SRCH-C6: nobody is caught under a friend whose Bow he takes', () => {
    const thinking = { lines: [['take_object', 1]], card: { objects: ['bow'] } } as const;
    const far = solo('bHurBan@38-cw r2c1 bSlab@38-cw r2c3+bBow');
    expect(think(far, 'bHurBan', thinking).goal).not.toBe('take_object');
    const near = solo('bHurBan@38-cw r2c1 bSlab@38-cw r2c2+bBow');
    expect(think(near, 'bHurBan', thinking)).toMatchObject({ goal: 'take_object', ends: ['38-cw r2c2'], left: 1 });
    const after = decisionOf(solo('bHurBan@38-cw r2c2+bBow bSlab@38-cw r2c2'), 'bHurBan', {
      lines: [['combat', 1]],
      left: 1,
      ap: 0,
    });
    expect(after.goal).toBe('halt');
    expect(after.ways).toHaveLength(2);
  });
});

describe('proximity', () => {
  const meet = { lines: [['regroup', 1]], card: { objects: ['bow'] } } as const;
  const endsOf = (bow: string) =>
    think(solo(`bFatherClobber@38-ccw r2c2 bSlab@38-ccw r4c3${bow}`), 'bFatherClobber', meet).ends;

  it('S-PROX-06 S-PROX-C2: two paths to the same are one way', () => {
    expect(endsOf('')).toEqual(['38-ccw r4c2', '38-ccw r3c3']);
  });

  it('S-PROX-C3: but not where one of them leads over a thing that is taken', () => {
    expect(endsOf(' bBow@38-ccw r2c3')).toEqual(['38-ccw r4c2', '38-ccw r3c3', '38-ccw r3c3']);
  });

  it('S-PROX-07 S-COMB-03 S-COMB-C5: the target first, however near another; a wounded keeps its class', () => {
    const s = solo('bHurBan@38-cw r2c1 yCl@38-cw r3c1 yWz@38-cw r2c5*');
    const classes = ['wizard', 'cleric'] as const;
    expect(think(s, 'bHurBan', { lines: [['combat', 4]], card: { classes } })).toMatchObject({
      target: 'wizard',
      cost: [3, 3],
    });
    expect(think(s, 'bHurBan', { lines: [['combat', 2]], card: { classes } }).target).toBe('cleric');
  });

  it('S-DIST-06 S-DIST-C4: towards the highest that there is a way to', () => {
    const s = solo('bSlab@39-cw r4c3 yCl@38-ccw r3c3 yNa@39-cw r1c1 yWz@39-ccw r2c1');
    const found = decisionOf(s, 'bSlab', { lines: [['combat', 1]], card: { classes: ['cleric', 'wizard', 'naga'] } });
    expect([found.goal, found.approach?.by, found.approach?.rank]).toEqual(['approach', 'way', 2]);
  });

  it('S-EXIT-C4: too dear, so it walks as far as it can', () => {
    const found = decisionOf(solo('bWeakEd@38-cw r3c5'), 'bWeakEd', { lines: [['exit', 2]] });
    expect([found.goal, found.approach?.from]).toEqual(['approach', { ap: 3, squares: 6 }]);
    expect(found.ways[0]?.cost.ap).toBe(2);
  });

  it('S-EXIT-C3 S-END-05: who is carried out is saved, and worth nothing', () => {
    const s = act(
      solo('bSerpico@38-ccw r2c1+bXanth* bSlab@40-cw r5c4* yCl@40-cw r1c1', { row: ['bSerpico', 'bXanth', 'bSlab'] }),
    );
    expect([where(s, 'bSerpico'), where(s, 'bXanth'), s.state.players.blue.bank]).toEqual(['out', 'out', 1]);
  });

  it('S-REIN-07: a jump of theirs brings nobody', () => {
    const s = step(solo('bWeakEd@38-cw r3c5 yCl@40-cw r5c4', { row: ['bWeakEd'], rules: 'prison.1 solo=black' }));
    expect(where(s, 'bWeakEd')).toBe('out');
    expect(s.state.piles.find(({ name }) => name === 'due')?.lots.flatMap(({ things }) => things) ?? []).toEqual([]);
  });
});

/** All portcullises of board L. */
const GATES = [
  'T1[0,2]|T1[0,3]',
  'T1[2,0]|T1[2,1]',
  'T1[2,3]|T1[2,4]',
  'T2[0,4]-T2[1,4]',
  'T2[3,2]-T2[4,2]',
  'T3[1,0]|T3[1,1]',
  'T3[1,3]|T3[1,4]',
  'T4[2,1]|T4[2,2]',
  'T4[2,2]|T4[2,3]',
  'B1[0,0]-B1[1,0]',
  'B1[4,1]|B1[4,2]',
  'B2[1,2]|B2[1,3]',
  'B2[2,2]|B2[2,3]',
  'B2[3,4]-B2[4,4]',
  'B3[1,2]|B3[1,3]',
  'B3[2,0]|B3[2,1]',
  'B4[1,0]-B4[2,0]',
  'B4[2,1]-B4[3,1]',
  'B4[2,3]-B4[3,3]',
];
