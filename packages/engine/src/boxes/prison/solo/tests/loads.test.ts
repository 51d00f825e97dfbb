import { describe, expect, it } from 'vitest';
import { score } from '../../../../core/score.ts';
import { formatToken, parseToken } from '../../../../notation/token.ts';
import { offers, play, type Scene } from '../../../../testing/scene.ts';
import { act, decisionOf, nameOf, solo, type Thinking, think, where } from '../../../../testing/solo-table.ts';
import { stepsTo } from '../plan/search.ts';

const carrierOf = ({ rules, state }: Scene, token: string): string | undefined => {
  const { carrier } = state.pieces[parseToken(rules, token) ?? 0] ?? {};
  return carrier === undefined ? undefined : rules.roster[carrier]?.name;
};

/** What changes hands on the first way. */
const swaps = (s: Scene, npc: string, thinking: Thinking): readonly string[] => {
  const [way] = decisionOf(s, npc, thinking).ways;
  const steps = way === undefined ? [] : stepsTo(way.reached).map(({ step: each }) => each);
  return steps
    .flatMap((each) => ('swaps' in each ? each.swaps : []))
    .map(({ sort, token }) => `${sort} ${formatToken(s.rules, token)}`);
};

const TAKE = { lines: [['take_object', 5]] } as const;

describe('taking', () => {
  it('S-TAKE-03 S-TAKE-C4 S-OBJ-12: no Rope from under a friend on a pit', () => {
    const take = { ...TAKE, card: { objects: ['rope'] } } as const;
    const isTaken = (friend: string) =>
      think(solo(`bMuldon@38-ccw r5c4 ${friend}+bRope`), 'bMuldon', take).goal === 'take_object';
    expect([isTaken('bXanth@38-ccw r5c2'), isTaken('bXanth@38-ccw r5c3')]).toEqual([false, true]);
    const lying = solo('bMuldon@38-ccw r5c4 bXanth@38-ccw r5c2* bRope@38-ccw r5c2');
    expect(think(lying, 'bMuldon', take).goal).not.toBe('take_object');
  });

  it('S-TAKE-C6: from under a wounded enemy it does, and he dies', () => {
    const s = solo('bLeyVite@38-ccw r5c3 yCl@38-ccw r5c2* yRope@38-ccw r5c2 yNa@40-cw r5c4', { row: ['bLeyVite'] });
    const taken = act(s);
    expect([where(taken, 'yCl'), carrierOf(taken, 'yRope')]).toEqual(['out', 'Ley-vite']);
    expect(score(taken.rules, taken.state, 'blue')).toBe(1);
  });

  it('S-TAKE-05 S-OBJ-05: where the old load can be left nowhere the new one cannot be had', () => {
    const thinking = { lines: [['take_object', 0]], card: { objects: ['key', 'bow'] }, left: 1, ap: 0 } as const;
    const goal = (under: string) =>
      think(solo(`bHurBan@40-cw r4c1+bBow${under} bKey@40-cw r3c1`), 'bHurBan', thinking).goal;
    expect([goal(''), goal(' ySpear@40-cw r4c1')]).toEqual(['take_object', 'halt']);
  });

  it('S-TAKE-06: of two alike the nearer', () => {
    const s = solo('bHurBan@38-cw r2c1 bRope@38-cw r2c4 yRope@38-cw r2c3');
    expect(think(s, 'bHurBan', { ...TAKE, card: { objects: ['rope'] } }).ends).toEqual(['38-cw r2c3']);
  });

  it('S-TAKE-C2: without a Cleric the next line counts', () => {
    const s = solo('bSerpico@39-ccw r4c1+bXanth* bWand@38-ccw r1c3');
    const { line, objective } = decisionOf(s, 'bSerpico', { left: 3, ap: 2 });
    expect([line?.n, objective]).toEqual([2, 'exit']);
  });
  it('S-TAKE-09 S-PERS-04: nor does a wounded go to and fro between two who each have one', () => {
    const s = act(
      solo('bSerpico@38-cw r2c2+bXanth* bFatherGoodcare@38-cw r2c3+bWeakEd* yCl@40-cw r5c4', { row: ['bSerpico'] }),
    );
    expect([carrierOf(s, 'bXanth'), s.state.turn.seat]).toEqual(['Father Goodcare', 'yellow']);
  });
});

describe('swapping', () => {
  it('S-OBJ-C4: the Bow lies where the Rope was, or before it where her move ends there', () => {
    const s = solo('bLissandra@38-cw r2c1+bBow bRope@38-cw r2c3 bSlab@38-cw r2c5');
    expect(swaps(s, 'bLissandra', { lines: [['regroup', 5]] })).toEqual(['leave bBow', 'take bRope']);
    const [way] = decisionOf(s, 'bLissandra', { lines: [['regroup', 5]] }).ways;
    const lies = way?.reached.spot.world.cargo.where.filter((place) => place >= 0);
    expect(lies?.map((place) => nameOf(s, place))).toEqual(['38-cw r2c3']);
    const ending = solo('bLissandra@38-cw r2c1+bBow bRope@38-cw r2c3 yCl@38-cw r2c5');
    const [shot] = decisionOf(ending, 'bLissandra', { ...TAKE, card: { objects: ['rope', 'bow'] }, ap: 1 }).ways;
    const bow = shot?.reached.spot.world.cargo.where.filter((place) => place >= 0);
    expect(bow?.map((place) => nameOf(ending, place))).toEqual(['38-cw r2c2']);
  });

  it('S-OBJ-13 S-OBJ-C7: once for each crossing, and not where both hold the best rank', () => {
    const s = solo('bArthos@38-cw r2c1+bWand bAmystyn@38-cw r2c3+bLargeShield yCl@38-cw r2c5');
    expect(swaps(s, 'bArthos', { lines: [['combat', 9]] })).toHaveLength(2);
    // Slab lists the Large shield first, the Telescoping spear second.
    const tied = solo('bArthos@38-cw r2c1+bLargeShield bSlab@38-cw r2c3+bSpear yCl@38-cw r2c5');
    const card = { objects: ['telescopingSpear', 'largeShield'] } as const;
    expect(swaps(tied, 'bArthos', { lines: [['combat', 9]], card })).toEqual([]);
    const lower = { objects: ['key', 'telescopingSpear', 'largeShield'] } as const;
    expect(swaps(tied, 'bArthos', { lines: [['combat', 9]], card: lower })).toHaveLength(2);
  });

  it('S-OBJ-C8: a Rope that a friend takes bridges no pit', () => {
    const exit = { lines: [['exit', 1]], card: { objects: [] } } as const;
    const isOut = (friend: string) =>
      think(solo(`bFatherClobber@38-ccw r5c4+bRope${friend}`), 'bFatherClobber', exit).goal === 'exit';
    expect([isOut(''), isOut(' bSerpico@38-ccw r5c3')]).toEqual([true, false]);
  });

  it('S-OBJ-15: what a beaten one carried stays where he lies', () => {
    const s = act(solo('bHurBan@38-cw r2c2+bKey yCl@38-cw r2c3', { row: ['bHurBan'] }), 'yellow: C6', 'chance: C0');
    expect([where(s, 'bKey'), carrierOf(s, 'bKey')]).toEqual(['38-cw r2c2', undefined]);
  });

  it('S-OBJ-16: who is pushed picks up nothing', () => {
    const s = solo('yBn@38-cw r2c1 bHurBan@38-cw r2c3 bRope@38-cw r2c4', { player: true });
    const [push] = offers(s, /scream/);
    const pushed = play(s, push as string);
    expect([where(pushed, 'bHurBan'), carrierOf(pushed, 'bRope')]).toEqual(['38-cw r2c4', undefined]);
  });
});

describe('a wand', () => {
  it('S-WAND-02: who gets it in take object mode looks at once for somebody to burn', () => {
    const s = act(solo('bMuldon@38-cw r3c3 bWand@38-cw r3c2 yCl@38-cw r3c5 yNa@40-cw r5c4', { row: ['bMuldon'] }));
    expect([where(s, 'yCl'), where(s, 'bWand')]).toEqual(['out', 'out']);
  });

  it('S-WAND-C2: not in regroup mode', () => {
    const s = solo('bMuldon@38-cw r3c3+bWand yCl@38-cw r3c5');
    expect(think(s, 'bMuldon', { mode: 'regroup', ap: 4 }).goal).toBe('rest');
    expect(think(s, 'bMuldon', { mode: 'take_object', ap: 4 }).goal).toBe('rest');
    expect(think(s, 'bMuldon', { ap: 4 }).goal).toBe('take_object');
  });

  it('S-WAND-C3: not past a friend', () => {
    const burn = { lines: [['take_object', 1]] } as const;
    expect(think(solo('bMuldon@38-cw r2c1+bWand yCl@38-cw r2c3'), 'bMuldon', burn).goal).toBe('take_object');
    const hidden = solo('bMuldon@38-cw r2c1+bWand bHurBan@38-cw r2c2 yCl@38-cw r2c3');
    expect(think(hidden, 'bMuldon', burn).goal).not.toBe('take_object');
  });

  it('S-WAND-05: with a wand and nobody to burn yet, closer to a shot', () => {
    const s = solo('bMuldon@39-cw r4c3+bWand yCl@38-cw r3c2');
    const found = decisionOf(s, 'bMuldon', { lines: [['take_object', 1]] });
    expect([found.goal, found.approach?.by]).toEqual(['approach', 'way']);
  });

  it('S-PERS-07 S-PERS-C8 (Snake Slissken): things of a room he reveals lie where he gets to them first', () => {
    const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '?', '40ccw.0', '40cw.0'];
    const s = act(solo('bSnakeSlissken@38-cw r1c5 yCl@40-cw r5c4', { rooms, row: ['bSnakeSlissken'] }));
    const tokens = ['yRope', 'yKey', 'yBow'].map((each) => `chance: answer piece=${each}`);
    const bagged = {
      ...s,
      state: {
        ...s.state,
        piles: s.state.piles.map((pile) => (pile.name === 'bag' ? { ...pile, all: OBJECTS(s) } : pile)),
      },
    };
    const shown = play(bagged, 'chance: * 37ccw.0', ...tokens);
    expect(where(shown, 'yRope')).toBe('37-ccw r1c1');
    expect(['37-ccw r1c2', '37-ccw r1c3']).toContain(where(shown, 'yKey'));
  });
});

const OBJECTS = ({ rules }: Scene) =>
  ['yRope', 'yKey', 'yBow'].map((name) => ({ piece: parseToken(rules, name) as number }));
