import { type Action, type CommitTask, check, legal, redact, topTask, type View } from '@archmage/engine';
import { play, type Scene, scene } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { CARD_STYLES, type CardStyle, chooseCard, sidesOf } from './commit.ts';
import { stakesOf } from './stakes.ts';

const HAND = ['A2', 'A3', 'J', 'C0', 'C2', 'C4', 'C6'];

const fight = (tokens: string, attack = 'Wa x bTr', rules = 'base.1'): Scene =>
  play(scene(tokens, { rules, players: { yellow: { hand: HAND } } }), attack);

const answer = ({ rules, state }: Scene, style: CardStyle, seed: string): Action =>
  chooseCard({ rules, view: redact(state, 'yellow'), seat: 'yellow', random: randomOf(seed), style });

const stakes = ({ rules, state }: Scene) => stakesOf(rules, state, 'yellow', topTask(state) as CommitTask);

const SEEDS = Array.from({ length: 30 }, (_, nth) => `seed ${nth}`);

describe('a combat card', () => {
  test.each(CARD_STYLES)('%s: is always one in hand', (style) => {
    for (const rules of ['base.1', 'base.1 cards=hidden']) {
      const here = fight('yWa@T1[1,1] bTr@T1[1,2]', 'Wa x bTr', rules);
      const allowed = [...legal(here.rules, here.state, 'yellow')];
      for (const seed of SEEDS) expect(allowed).toContainEqual(answer(here, style, seed));
    }
  });

  test('is drawn from a mix, the same with the same seed', () => {
    const here = fight('yWa@T1[1,1] bTr@T1[1,2]');
    const cards = SEEDS.map((seed) => answer(here, 'mixed', seed));
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBeGreaterThan(1);
    expect(SEEDS.map((seed) => answer(here, 'mixed', seed))).toEqual(cards);
  });

  test('follows the stakes it is given', () => {
    const { rules, state } = fight('yWa@T1[1,1] bTr@T1[1,2]');
    const view = redact(state, 'yellow');
    const nothing = { win: 0, tie: 0, lose: 0, fights: 3 };
    const card = chooseCard({ rules, view, seat: 'yellow', random: randomOf('any'), style: 'mixed', stakes: nothing });
    expect(card).toEqual({ type: 'commit', card: 'C0' });
  });

  test('does not depend on what is covered (B-HID-08)', () => {
    const { rules, state } = play(fight('yWa@T1[1,1] bTr@T1[1,2]', 'Wa x bTr', 'base.1 cards=hidden'), 'blue: C3');
    const hand = state.players.blue.hand.map(() => 'C1');
    const blue = { ...state.players.blue, hand, committed: 'C1' };
    const other = { ...state, players: { ...state.players, blue } };
    expect(redact(other, 'yellow')).toEqual(redact(state, 'yellow'));
    for (const seed of SEEDS) {
      expect(answer({ rules, state: other }, 'mixed', seed)).toEqual(answer({ rules, state }, 'mixed', seed));
    }
  });

  test.each(CARD_STYLES)('%s: answers one that lies open, as cheaply as it can (P-WMASTER-06)', (style) => {
    const asked = fight('yWm@T1[1,1] bPa@T1[1,2]*', 'Wm x bPa', 'paladins.1');
    const shown = play(asked, 'blue: C5');
    for (const seed of SEEDS) expect(answer(shown, style, seed)).toEqual({ type: 'commit', card: 'C4' });
  });

  test('the lowest where a position lacks the +0', () => {
    const here = play(scene('yWa@T1[1,1] bGo@T1[1,2]*', { players: { yellow: { hand: ['C5', 'C3'] } } }), 'Wa x bGo');
    expect(check(here.rules, here.state, 'yellow', answer(here, 'naive', 'any'))).toBeUndefined();
  });

  test('is not chosen when no fight waits for it', () => {
    const { rules, state } = scene('yWa@T1[1,1]');
    const view: View = redact(state, 'yellow');
    expect(() => chooseCard({ rules, view, seat: 'yellow', random: randomOf('any'), style: 'mixed' })).toThrow();
  });

  test('the edge is the difference of strengths, seen by each side', () => {
    const { rules, state } = fight('yWa@T1[1,1] bTr@T1[1,2]');
    const task = topTask(state) as CommitTask;
    expect(sidesOf(rules, state, 'yellow', task).edge).toBe(-1);
    expect(sidesOf(rules, state, 'blue', task).edge).toBe(1);
  });
});

describe('stakes', () => {
  test('a wound for either side, less for the Troll who regenerates', () => {
    expect(stakes(fight('yWa@T1[1,1] bTr@T1[1,2]'))).toEqual({ win: 0.15, tie: 0, lose: -0.3, fights: 7 });
  });

  test('a Goblin is dearer', () => {
    expect(stakes(fight('yWa@T1[1,1] bGo@T1[1,2]', 'Wa x bGo')).win).toBeCloseTo(0.45);
  });

  test('a wounded target dies (B-WND-05)', () => {
    expect(stakes(fight('yWa@T1[1,1] bTr@T1[1,2]*'))).toMatchObject({ win: 1.1, tie: 0, lose: -0.3 });
  });

  test('so does a wounded friend who is carried (B-WND-07)', () => {
    expect(stakes(fight('yWa@T1[1,1]+yGo* bTr@T1[1,2]')).lose).toBeCloseTo(-1.4);
  });

  test('so does a Thief over a pit, unless a Rope holds her (B-PIT-04)', () => {
    expect(stakes(fight('yWa@T1[0,1] bTh@T1[0,2]', 'Wa x bTh')).win).toBeCloseTo(1.1);
    expect(stakes(fight('yWa@T1[0,1] bTh@T1[0,2]+bRope', 'Wa x bTh')).win).toBeCloseTo(0.3);
  });

  test('all fighters of a group count (B-GRP-03)', () => {
    const group = fight('yWa@T1[1,1] bTr@T1[1,2] bGo@T1[2,1]');
    expect(stakes(group).win).toBeCloseTo(0.6);
  });

  test('a death that decides the game counts more', () => {
    const here = play(scene('yWa@T1[1,1] bTr@T1[1,2]*', { players: { yellow: { hand: HAND, bank: 4 } } }), 'Wa x bTr');
    expect(stakes(here).win).toBeCloseTo(2.1);
    expect(stakes(here).fights).toBeCloseTo(1.4);
  });
});
