import { describe, expect, it } from 'vitest';
import { opponent } from '../../../core/state.ts';
import { playout, random } from '../../../testing/players.ts';
import { ap, fight, go, health, judge, points, quarter, quarterRules } from '../../../testing/quarter.ts';
import { randomOf } from '../../../testing/random.ts';
import { offers, play, rulesOf, type Scene } from '../../../testing/scene.ts';

const FOE = 'Wa@be.C';
const kept = ({ state }: Scene) => state.players.yellow.kept;

describe('The wheel', () => {
  const rules = rulesOf('cards.1 scenario=tutorial-1');
  const game = [...playout(rules, { yellow: random, blue: random }, randomOf(3), { cap: 400 })];
  const opening: Scene = { rules, state: (game.find(({ next }) => next.turn.number === 1) as (typeof game)[0]).next };
  const step = (s: Scene): Scene => play(s, offers(s, />/)[0] as string);

  it('C-TURN-1 C-TURN-2 C-TURN-3 C-TURN-C1 C-TURN-C5: two points to begin with, then three more a turn', () => {
    expect(ap(opening)).toBe(2);
    const other = play(step(opening), 'pass');
    expect([ap(other), other.state.turn.seat]).toEqual([3, opponent(opening.state.turn.seat)]);
    expect(ap(play(other, 'pass'))).toBe(4);
    expect(ap(play(opening, 'pass', 'pass'))).toBe(5);
  });

  it('C-TURN-4 C-TURN-C2 C-TURN-C3: three are kept at most', () => {
    const six = go(quarter('Na@(0,0)', FOE, { ap: 6 }), 'Na (0,0)>(1,0)', 'pass');
    expect(kept(six)).toBe(3);
    const four = go(quarter('Na@(0,0)', FOE, { ap: 4 }), 'pass');
    expect([kept(four), ap(go(four, 'pass'))]).toEqual([3, 6]);
    expect(kept(go(quarter('Na@(0,0)', FOE, { ap: 2 }), 'pass'))).toBe(2);
  });

  it('C-COMP-8 C-TURN-C4: a wheel never shows seven', () => {
    const turns = [0, 1, 2, 3, 4, 5, 6].map((passed) => play(opening, ...Array.from({ length: passed }, () => 'pass')));
    expect(turns.map(ap)).toEqual([2, 3, 5, 6, 6, 6, 6]);
    expect(Math.max(...game.flatMap(({ next }) => next.turn.purses.map((purse) => purse.ap)))).toBeLessThan(7);
  });

  it('C-TURN-5 C-TURN-7: a point for a move, a turned room, a jump, a fight, a shot or an ability, whoever does it', () => {
    const rooms = ['?', 'greencw', 'blueccw', 'greenccw'] as const;
    const costs: readonly (readonly [Scene, string])[] = [
      [quarter('Na@(0,2)', FOE, { rooms }), 'Na reveal C'],
      [quarter('Na@(0,0)', FOE), 'Na (0,0)>(1,0)'],
      [quarter('Na@(0,1)', FOE), 'Na rot C+'],
      [quarter('Na@(2,2)', FOE), 'Na (2,2)^(3,3)'],
      [quarter('Na@(0,0)', 'Cl@(0,0)'), 'Na x bCl'],
      [quarter('Cb@(2,0)', 'Cl@(2,1)'), 'Cb x bCl crossbow'],
      [quarter('Cl@(0,0) Na@(0,0)*', FOE), 'Cl!heal yNa'],
    ];
    expect(costs.map(([s, text]) => ap(s) - ap(go(s, text)))).toEqual(costs.map(() => 1));
    const both = go(quarter('Na@(0,0) Th@(1,1)', FOE), 'Na (0,0)>(1,0)', 'Th (1,1)>(1,0)', 'Na (1,0)>(0,0)');
    expect(ap(both)).toBe(0);
  });

  it('C-TURN-6 C-TURN-C6: what was begun is done first, and a move that ended is paid anew', () => {
    const begun = go(quarter('Na@(0,0) Th@(1,1)', 'Cl@(0,0)'), 'Na x bCl');
    expect(judge(begun, 'Th (1,1)>(1,0)')).toBe('C-TURN-6');
    const s = quarter('Th@(1,0)', FOE);
    const moved = go(s, 'Th (1,0)>(1,1)');
    const opened = go(moved, offers(moved, /Th!lock/)[0] as string, 'Th (1,1)>(2,1)');
    expect(ap(opened)).toBe(0);
  });

  it('C-TURN-10 C-TURN-12: one may do nothing, and a turn without points goes on until it is ended', () => {
    expect(offers(quarter('Na@(0,0)*', FOE))).toEqual(['pass']);
    const spent = go(quarter('Na@(0,0) Sa@(1,2)', 'Cl@(1,2)', { ap: 1 }), 'Na (0,0)>(1,0)');
    expect([ap(spent), spent.state.turn.seat, judge(spent, 'Sa x bCl')]).toEqual([0, 'yellow', 'legal']);
  });
});

describe('Victory', () => {
  const bank = (yellow: number, blue = 0) => ({ bank: { yellow, blue } });

  it('C-VP-1 C-VP-2 C-VP-C1: at once, with points left', () => {
    const out = go(quarter('Na@(2,3)', 'Wa@bw.T', bank(5)), 'Na (2,3)>be.S');
    expect([out.state.ending, ap(out)]).toEqual([{ winner: 'yellow', why: 'target' }, 2]);
    expect(go(quarter('Na@(2,3) Wa@(0,0)', 'Wa@bw.T', bank(4)), 'Na (2,3)>be.S').state.ending).toBeUndefined();
    expect(rulesOf('cards.1 scenario=tutorial-1').options.target).toBe(2);
  });

  it('C-VP-3 C-VP-C5: for leaving, for a Treasure, for whom one eliminates; a Goblin is worth two on foot alone', () => {
    expect(points(go(quarter('Go@(2,3) Na@(0,0)', 'Wa@bw.T'), 'Go (2,3)>be.S'))).toBe('2:0');
    expect(points(go(quarter('Na@(2,3)+bTreasure', 'Wa@bw.T'), 'Na (2,3)>be.S'))).toBe('2:0');
    expect(points(fight(quarter('Wa@(0,0)', 'Go@(0,0)* Na@be.C'), 'Wa x bGo', 'C6', 'C0'))).toBe('1:0');
  });

  it('C-VP-4 C-VP-C4 C-ITEM-C7: an eliminated character scores for the other, whoever killed it', () => {
    const s = quarter('Wa@(3,3)', 'Wz@(2,0)+bFireball Go@(2,0)*', { active: 'blue' });
    expect(points(go(s, 'Wz!burn bGo'))).toBe('1:0');
    const near = quarter('Tk@(0,0)+yFireball', 'Wa@(0,0) Na@(0,0)');
    expect(health(go(near, 'Tk!burn bNa'), 'bNa', 'bWa', 'yFireball')).toBe('out fit out');
  });

  it('C-VP-5 C-VP-C2 C-VP-C3: a carrier who falls brings what he carries, a Paladin’s prey more', () => {
    const s = quarter('Co@(0,0)', 'Wa@(0,0)+bNa*', bank(5));
    const won = fight(s, 'Co x bWa', 'C6', 'C0');
    expect([won.state.ending?.winner, health(won, 'bWa', 'bNa')]).toEqual(['yellow', 'wounded out']);
    const undead = fight(quarter('Pa@(0,0)', 'Wa@(0,0)+bDa*'), 'Pa x bWa', 'C6', 'C0');
    expect(points(undead)).toBe('2:0');
  });

  it('C-VP-6: when nobody is left to act more points win', () => {
    const last = go(quarter('Na@(2,3)', 'Wa@(0,0)*', bank(0, 3)), 'Na (2,3)>be.S');
    expect(last.state.ending).toEqual({ winner: 'blue', why: 'nobody' });
    const even = go(quarter('Na@(2,3)', 'Wa@(0,0)*', bank(2, 3)), 'Na (2,3)>be.S');
    expect(even.state.ending).toEqual({ winner: 'draw', why: 'nobody' });
  });

  it('C-VP-7: six turns of each in which nothing is done end the game', () => {
    const s = quarter('Na@(0,0)', FOE, bank(1));
    const passes = (count: number) => go(s, ...Array.from({ length: count }, () => 'pass'));
    expect(passes(11).state.ending).toBeUndefined();
    expect(passes(12).state.ending).toEqual({ winner: 'yellow', why: 'quiet' });
    const stirred = go(s, 'pass', 'Wa be.C>be.G', ...Array.from({ length: 11 }, () => 'pass'));
    expect(stirred.state.ending).toBeUndefined();
    const still = quarter('Na@(0,0)', FOE, { ...bank(0, 1), turn: 'quiet=63' });
    expect(go(still, 'Na (0,0)>(1,0)', 'pass').state.ending).toEqual({ winner: 'blue', why: 'quiet' });
  });

  it('C-VP-8: whoever gives up loses', () => {
    const s = quarter('Na@(0,0)', FOE, bank(5));
    expect(play(s, 'yellow: resign').state.ending?.winner).toBe('blue');
    expect(play(s, 'blue: resign').state.ending?.winner).toBe('yellow');
  });
});

describe('The timer', () => {
  const rules = quarterRules({ timer: { turn: 120, potion: 60, place: 5, combat: 5 } });
  const turn = 'seconds=120';

  it('C-OPT-1 C-OPT-2 C-OPT-C1: a turn that lasts too long is over, and three points are kept', () => {
    expect(rules.options.timer?.turn).toBe(120);
    expect(kept(play(quarter('Na@(0,0)', FOE, { rules, turn, ap: 5 }), 'clock: timeout turn'))).toBe(3);
    expect(kept(play(quarter('Na@(0,0)', FOE, { rules, turn, ap: 2 }), 'clock: timeout turn'))).toBe(2);
    const late = play(go(quarter('Na@(0,0)', 'Cl@(0,0)', { rules, turn }), 'Na x bCl'), 'clock: timeout turn');
    expect(late.state.turn.seat).toBe('yellow');
    const done = play(late, 'blue: C1');
    expect([health(done, 'yNa'), done.state.turn.seat]).toEqual(['wounded', 'blue']);
    expect(judge(quarter('Na@(0,0)', FOE), 'clock: timeout turn')).toBe('C-OPT-1');
  });

  it('C-OPT-3 C-OPT-5 C-OPT-C2: who is late to place leaves it to the other, whose own clock stands', () => {
    const rooms = ['?', 'greencw', 'blueccw', 'greenccw'] as const;
    const lines = ['stash C=yTr,bSword'];
    const s = quarter('Wa@(3,0)', 'Na@(0,2)', { rules, turn, rooms, active: 'blue', lines });
    const placed = go(s, 'Na reveal C', 'chance: * bluecw.3', 'place yTr@(0,0)');
    expect(judge(placed, 'clock: timeout turn')).toBe('C-OPT-1');
    const late = play(placed, 'clock: timeout reaction');
    expect(late.state.tasks.at(-1)).toMatchObject({ kind: 'place', seats: ['blue'] });
    expect([judge(late, 'place bSword@(0,0)'), judge(late, 'place bSword@(0,1)')]).toEqual(['C-REV-10', 'legal']);
  });

  it('C-OPT-4 C-OPT-C3: who is late to lay a card plays the nought, and keeps it', () => {
    const s = go(quarter('Na@(0,0)', 'Wa@(0,0)', { rules, turn }), 'Na x bWa', 'yellow: C2');
    const late = play(s, 'clock: timeout reaction');
    expect([health(late, 'bWa'), late.state.players.blue.hand.includes('C0')]).toEqual(['wounded', true]);
  });

  it('C-OPT-6: nor is a called card forgotten, and who reads plays the nought', () => {
    const called = play(
      go(quarter('Wa@(0,0)', 'Te@(0,0)', { rules, turn }), 'Wa x bTe'),
      'blue: answer card=C6',
      'blue: C1',
    );
    expect(play(called, 'clock: timeout reaction').state.players.yellow.hand).not.toContain('C6');
    const reader = go(quarter('Na@(0,0)', 'Wm@(0,0)', { rules, turn }), 'Na x bWm', 'yellow: C6');
    expect(play(reader, 'clock: timeout reaction').state.players.blue.hand).toContain('C0');
  });
});
