import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/action.ts';
import { check, decide, isRefusal } from '../../../core/decide.ts';
import type { GameEvent } from '../../../core/event.ts';
import { type Actor, topTask } from '../../../core/state.ts';
import { takeback } from '../../../core/views/takeback.ts';
import { parseAction } from '../../../notation/action.ts';
import {
  BOARD_S2,
  inNotation,
  offers,
  play,
  type Scene,
  type SceneOptions,
  scene,
  token,
  verdict,
} from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

/** The same scene before the active player has played a card. */
const beforeCard = (tokens: string, options: SceneOptions = {}): Scene => {
  const s = scene(tokens, options);
  const { turn } = s.state;
  return { ...s, state: { ...s.state, turn: { ...turn, purses: [] }, tasks: [{ kind: 'card', seats: [turn.seat] }] } };
};
/** The same scene when nothing is left but points of somebody who is not there. */
const broke = (s: Scene): Scene => ({
  ...s,
  state: { ...s.state, turn: { ...s.state.turn, purses: [{ ap: 1, only: token(s, 'yMe').id, lent: false }] } },
});
const ruleOf = ({ rules, state }: Scene, action: Action) => check(rules, state, 'yellow', action)?.rule ?? 'legal';
const eventsOf = ({ rules, state }: Scene, seat: Actor, text: string): readonly GameEvent[] => {
  const action = parseAction(rules, state, seat, inNotation(text));
  const events = action.ok ? decide(rules, state, seat, action.value) : [];
  if (isRefusal(events)) throw new Error(events.code);
  return events;
};
const active = ({ state }: Scene) => state.turn.seat;

describe('Turn structure', () => {
  it('B-TURN-01: a card, then Actions, then the cards come back if none is left', () => {
    const s = beforeCard('yTh@T1[1,1] bGo@T4[1,1]', { players: { yellow: { hand: ['A3', 'C0'] } } });
    expect(verdict(s, 'Th T1[1,1]>T1[1,2]')).toBe('B-TURN-04');
    expect(verdict(s, 'A3')).toBe('legal');
    const acting = play(s, 'A3');
    expect(acting.state.tasks).toEqual([{ kind: 'act', seats: ['yellow'] }]);
    expect(verdict(acting, 'A3')).toBe('B-TURN-04');
    const over = play(acting, 'Th T1[1,1]>T1[1,2]', 'pass');
    expect(over.state.players.yellow.hand).toEqual(['A2', 'A3', 'A4', 'A5', 'C0']);
    expect(over.state.tasks).toEqual([{ kind: 'card', seats: ['blue'] }]);
    expect(active(over)).toBe('blue');
  });

  it.each([2, 3, 4, 5])('B-TURN-02: the %i gives as many AP as its number', (number) => {
    expect(play(beforeCard('yTh@T1[1,1]'), `A${number}`).state.turn.purses).toEqual([
      { ap: number, only: undefined, lent: false },
    ]);
  });

  it('B-TURN-C1 B-TURN-02 B-TURN-08: unused AP are lost', () => {
    const there = 'Th T1[1,1]>T1[1,2]';
    const back = 'Th T1[1,2]>T1[1,1]';
    const left = play(beforeCard('yTh@T1[1,1] bGo@T4[1,1]'), 'A4', there, back, there);
    expect(apLeft(left)).toBe(1);
    const next = play(left, 'pass', 'A2', 'pass', 'A3');
    expect(next.state.turn).toMatchObject({ seat: 'yellow', purses: [{ ap: 3, only: undefined, lent: false }] });
    expect(active(play(next, back, there, back))).toBe('blue');
  });

  it('B-TURN-C2 B-TURN-02: AP may be split or all go to one', () => {
    const s = play(beforeCard('yTh@T1[1,1] yTr@T1[3,3] yWz@T2[0,1]'), 'A3');
    const split = play(s, 'Th T1[1,1]>T1[1,2]', 'Tr T1[3,3]>T1[2,3]', 'Wz T2[0,1]>T2[0,2]');
    expect([active(split), spot(split, 'yTr'), spot(split, 'yWz')]).toEqual(['blue', 'T1[2,3]', 'T2[0,2]']);
    const one = play(s, 'Th T1[1,1]>T1[1,2]', 'Th T1[1,2]>T1[1,3]', 'Th T1[1,3]>T1[2,3]');
    expect([active(one), spot(one, 'yTh')]).toEqual(['blue', 'T1[2,3]']);
  });

  const PRICED: readonly [string, string, string, SceneOptions?][] = [
    ['a reveal', 'yCl@T1[0,4]', 'Cl reveal B', { faceDown: ['T2'] }],
    ['a quarter turn', 'yGo@T1[0,1]', 'Go rot A-'],
    ['a Move', 'yGo@T1[1,1]', 'Go T1[1,1]>T1[1,2]>T1[1,3]'],
    ['a combat', 'yWa@T1[1,1]+ySword bGo@T1[1,2]+bArmor', 'Wa x bGo'],
    ['healing', 'yCl@T1[1,1] yGo@T1[1,2]*', 'Cl!heal yGo'],
    ['a lock', 'yTh@T1[2,0]', 'Th!lock T1[2,0]|T1[2,1]'],
    ['breaking', 'yWa@T1[2,0]', 'Wa!break T1[2,0]|T1[2,1]'],
    ['a wall-walk', 'yWw@T1[1,0]', 'Ww!walk T1[1,1]'],
    ['regeneration', 'yTr@T1[1,1]*', 'Tr!regenerate'],
    ['a fireball', 'yWz@T1[1,1]+yWand bGo@T1[1,3]', 'Wz!fire e'],
    ['a potion', 'yGo@T1[1,1]+yPotion', 'Go!drink'],
    ['a jump', 'yWa@T4[3,1]', 'Wa T4[3,1]^T4[3,2]>T4[3,3]'],
  ];
  it.each(PRICED)('B-TURN-03: %s costs 1 AP', (_, tokens, action, options = {}) => {
    const s = scene(tokens, options);
    expect(verdict(s, action)).toBe('legal');
    expect(apLeft(play(s, action))).toBe(4);
    expect(verdict(broke(s), action)).toBe('B-TURN-02');
  });

  it('B-TURN-02: without AP there is nothing to do but pass, however it came to that', () => {
    expect(offers(scene('yWa@T1[1,1]', { ap: 0 }))).toEqual(['pass']);
    expect(offers(scene('yWa@T1[1,1]', { ap: 1 })).length).toBeGreaterThan(1);
  });

  it('B-TURN-03: permanent abilities and effects cost nothing', () => {
    const flight = play(scene('yWz@T1[1,1] bTr@T1[1,2]'), 'Wz T1[1,1]>T1[1,2]>T1[1,3]');
    expect(apLeft(flight)).toBe(4);
    const fight = play(scene('yWa@T1[1,1]+ySword bGo@T1[1,2]+bArmor'), 'Wa x bGo');
    expect(topTask(fight.state)).toMatchObject({ strength: { yellow: 4, blue: 2 } });
    expect(apLeft(fight)).toBe(4);
  });

  it('B-TURN-04: a combat is resolved before the next Action begins', () => {
    const fight = play(scene('yWa@T1[1,1] yTh@T1[3,3] bGo@T1[1,2]'), 'Wa x bGo');
    for (const action of ['Th T1[3,3]>T1[2,3]', 'Wa x bGo', 'pass']) expect(verdict(fight, action)).toBe('B-TURN-04');
    const half = play(fight, 'C2');
    expect(verdict(half, 'yellow: Th T1[3,3]>T1[2,3]')).toBe('B-TURN-12');
    expect(verdict(play(half, 'blue: C2'), 'Th T1[3,3]>T1[2,3]')).toBe('legal');
  });

  it('B-TURN-C5 B-TURN-04: no other Action while a revealed room’s tokens are not all placed', () => {
    const s = scene('yWa@T1[0,4] yTh@T1[3,3]', { faceDown: ['T2'], stash: { T2: ['yGo', 'ySword'] } });
    const drawing = play(s, 'Wa reveal B');
    expect(verdict(drawing, 'yellow: Th T1[3,3]>T1[2,3]')).toBe('B-TURN-12');
    const placing = play(drawing, '* 2ccw.0');
    for (const action of ['Th T1[3,3]>T1[2,3]', 'Wa reveal B', 'pass'])
      expect(verdict(placing, action)).toBe('B-TURN-04');
    const half = play(placing, 'place yGo@T2[0,1]');
    expect(verdict(half, 'yellow: Th T1[3,3]>T1[2,3]')).toBe('B-TURN-12');
    expect(verdict(play(half, 'blue: place ySword@T2[0,2]'), 'Th T1[3,3]>T1[2,3]')).toBe('legal');
  });

  it('B-TURN-05: no square holds more than two tokens when an Action is over', () => {
    expect(verdict(scene('yWa@T1[1,1]+ySword yTreasure@T1[1,2]'), 'Wa T1[1,1]>T1[1,2]')).toBe('B-TURN-05');
    expect(verdict(scene('yWa@T1[1,1] yTreasure@T1[1,2]'), 'Wa T1[1,1]>T1[1,2]')).toBe('legal');
    expect(verdict(scene('yWa@T1[1,1] yGo@T1[1,2]*+yTreasure'), 'Wa T1[1,1]>T1[1,2]')).toBe('B-TURN-05');
    const jump = 'Wa T4[3,1]^T4[3,2]>T4[3,3]';
    expect(verdict(scene('yWa@T4[3,1]+ySword yRope@T4[3,3]'), jump)).toBe('B-JUMP-05');
    expect(verdict(scene('yWa@T4[3,1] yRope@T4[3,3]'), jump)).toBe('legal');
  });

  it('B-TURN-05: portcullis markers do not count', () => {
    const s = scene('yCl@T1[2,0]+yArmor', { open: ['T1[2,0]|T1[2,1]'] });
    expect(verdict(s, 'Cl T1[2,0]>T1[2,1]')).toBe('legal');
  });

  it('B-TURN-C3 B-TURN-06: no step goes diagonally', () => {
    const s = scene('yGo@T1[1,1]');
    expect(verdict(s, 'Go T1[1,1]>T1[2,2]')).toBe('B-TURN-06');
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]>T1[2,2]')).toBe('legal');
  });

  it('B-TURN-06: all four diagonals, from room to room and off the line; two squares away is merely too far', () => {
    const s = scene('yGo@T1[2,2] yTh@YL1 yCl@T1[4,4]', { faceDown: ['T2', 'B1'] });
    const from = (square: string) => verdict(s, `Go T1[2,2]>${square}`);
    expect(['T1[1,1]', 'T1[1,3]', 'T1[3,1]', 'T1[3,3]'].map(from)).toEqual(Array(4).fill('B-TURN-06'));
    expect(['T1[0,2]', 'T1[2,4]', 'T1[4,4]', 'T1[3,4]', 'T1[4,3]'].map(from)).toEqual(Array(5).fill('B-MOVE-02'));
    expect(['T1[0,0]', 'T1[2,0]', 'T1[3,0]'].map((square) => verdict(s, `Th YL1>${square}`))).toEqual([
      'B-TURN-06',
      'B-TURN-06',
      'B-MOVE-02',
    ]);
    // Where two rooms touch at a corner only, and both between them are face-down.
    expect(verdict(s, 'Cl T1[4,4]>B2[0,0]')).toBe('B-TURN-06');
  });

  it('B-TURN-06: nor does an attack, a healing, a shot, a jump or a reveal', () => {
    expect(verdict(scene('yWa@T1[1,1] bGo@T1[2,2]'), 'Wa x bGo')).toBe('B-COMB-01');
    expect(verdict(scene('yCl@T1[1,1] yGo@T1[2,2]*'), 'Cl!heal yGo')).toBe('B-CLE-02');
    const shooter = scene('yWz@T1[1,1]+yWand bGo@T1[2,2]');
    expect(offers(shooter, /fire/)).toEqual([]);
    expect(ruleOf(shooter, { type: 'use', offer: 'fire', piece: token(shooter, 'yWz').id, target: 4 })).toBe(
      'B-FIR-01',
    );
    expect(verdict(scene('yWa@T1[1,1]'), 'Wa T1[1,1]^T1[0,2]>T1[0,3]')).toBe('B-JUMP-02');
    expect(verdict(scene('yWa@T1[4,4]', { faceDown: ['B2'] }), 'Wa reveal F')).toBe('B-REV-01');
  });

  it('B-TURN-07: an actor is one’s own character on the board, unwounded and not blocked', () => {
    const s = scene('yGo@T1[0,1] bGo@B1[2,2] ySword@T1[3,3] yWa@T1[1,1]*');
    const rotate = (name: string): Action => ({ type: 'rotate', piece: token(s, name).id, tile: 0, way: 'ccw' });
    expect(ruleOf(s, rotate('yGo'))).toBe('legal');
    expect(ruleOf(s, rotate('bGo'))).toBe('B-TURN-07');
    expect(ruleOf(s, rotate('ySword'))).toBe('B-TURN-07');
    expect(ruleOf(s, rotate('yCl'))).toBe('B-TURN-07');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]')).toBe('B-WND-02');
    const healed = play(scene('yCl@T1[1,1] yWa@T1[1,2]*'), 'Cl!heal yWa');
    expect(verdict(healed, 'Wa T1[1,2]>T1[1,3]')).toBe('B-CLE-03');
  });

  it('B-TURN-07: only the Troll acts while wounded, to regenerate', () => {
    const s = scene('yTr@T1[1,1]* yGo@T1[3,3]*');
    expect(offers(s)).toEqual(['Tr!regenerate', 'pass']);
    expect(verdict(s, 'Tr T1[1,1]>T1[1,2]')).toBe('B-WND-02');
  });

  it('B-TURN-08: the turn may end between any two Actions and ends by itself without AP', () => {
    const s = scene('yTh@T1[1,1] bGo@T4[1,1]', { ap: 2 });
    expect(verdict(s, 'pass')).toBe('legal');
    const one = play(s, 'Th T1[1,1]>T1[1,2]');
    expect(verdict(one, 'pass')).toBe('legal');
    expect(active(one)).toBe('yellow');
    expect(play(one, 'Th T1[1,2]>T1[1,1]').state.tasks).toEqual([{ kind: 'card', seats: ['blue'] }]);
  });

  it('B-TURN-08: AP of any kind keep the turn going', () => {
    const there = 'Go T1[1,1]>T1[1,2]';
    const back = 'Go T1[1,2]>T1[1,1]';
    const drunk = play(scene('yGo@T1[1,1]+yPotion yTh@T1[3,3] bGo@T4[1,1]', { ap: 1 }), 'Go!drink');
    expect([active(drunk), apLeft(drunk)]).toEqual(['yellow', 0]);
    expect(verdict(drunk, 'Th T1[3,3]>T1[2,3]')).toBe('B-TURN-02');
    const last = play(drunk, there, back, there);
    expect(active(last)).toBe('yellow');
    expect(active(play(last, back))).toBe('blue');
  });

  it('B-TURN-C4 B-TURN-08: without a legal Action a card is played all the same', () => {
    const s = beforeCard('yWa@T1[1,1]* yGo@T1[3,3]* bGo@T4[1,1]');
    expect(verdict(s, 'pass')).toBe('B-TURN-08');
    const played = play(s, 'A2');
    expect(offers(played)).toEqual(['pass']);
    expect(play(played, 'pass').state.tasks).toEqual([{ kind: 'card', seats: ['blue'] }]);
  });

  it('B-TURN-09: no confirmed Action is taken back, least of all a rotation', () => {
    const s = scene('yGo@T1[0,1]');
    const turned = play(s, 'Go rot A-');
    expect(verdict(turned, 'Go rot A+')).toBe('B-ROT-01');
    const action = parseAction(s.rules, s.state, 'yellow', 'Go rot A-');
    if (!action.ok) throw new Error(action.error.code);
    const batches = [{ seat: 'yellow', action: action.value, events: eventsOf(s, 'yellow', 'Go rot A-') }] as const;
    expect(takeback({ batches }, 'yellow')).toBe(0);
    expect(takeback({ batches }, 'yellow', 'relaxed')).toBe(1);
  });

  it('B-TURN-10: eliminations, then falls, then the end of the game', () => {
    const s = scene('yWa@T1[1,2] bGo@T1[1,1]* bTh@T1[0,2]', { ap: 1, players: { yellow: { bank: 3 } } });
    const events = eventsOf(play(s, 'Wa x bGo', 'C6'), 'blue', 'C0');
    const removals = events.flatMap((event) => (event.type === 'removed' ? [[event.piece, event.why]] : []));
    expect(removals).toEqual([
      [token(s, 'bGo').id, 'eliminated'],
      [token(s, 'bTh').id, 'fell'],
    ]);
    expect(events.slice(-2)).toEqual([
      { type: 'turnEnded' },
      { type: 'ended', ending: { winner: 'yellow', why: 'target' } },
    ]);
  });

  it('B-TURN-10: exits before falls, all one Action causes counts together', () => {
    const s = scene('yGo@T4[2,3] bCl@T4[2,4]*+bRope', { rooms: BOARD_S2 });
    const walk = 'Go T4[2,3]>T4[2,4]+bRope>BL2';
    expect(verdict(s, walk)).toBe('legal');
    const removals = eventsOf(s, 'yellow', walk).flatMap((event) => (event.type === 'removed' ? [event.why] : []));
    expect(removals).toEqual(['exited', 'exited', 'fell']);
    const after = play(s, walk);
    expect([points(after), spot(after, 'yGo'), spot(after, 'bCl'), spot(after, 'bRope')]).toEqual([
      '3:0',
      'out',
      'out',
      'out',
    ]);
  });

  it('B-TURN-11: "wounded this turn" is forgotten at the end of every turn', () => {
    const lost = play(scene('yTr@T1[1,1] bWa@T1[1,2]'), 'Tr x bWa', 'C0', 'blue: C6');
    expect(lost.state.turn.wounded).toEqual([token(lost, 'yTr').id]);
    expect(verdict(lost, 'Tr!regenerate')).toBe('B-TRO-02');
    const blue = play(lost, 'pass', 'A2');
    expect(blue.state.turn.wounded).toEqual([]);
    expect(verdict(blue, 'Wa x yTr')).toBe('legal');
    expect(verdict(play(blue, 'pass', 'A2'), 'Tr!regenerate')).toBe('legal');
  });

  it('B-TURN-C6 B-TURN-11: blocked only until the end of the turn', () => {
    const healed = play(scene('yCl@T1[1,1] yTr@T1[1,2]* bGo@T1[1,3]'), 'Cl!heal yTr');
    expect(healed.state.turn.blocked).toEqual([token(healed, 'yTr').id]);
    expect(verdict(healed, 'Tr x bGo')).toBe('B-CLE-03');
    const blue = play(healed, 'pass', 'A2');
    expect(blue.state.turn.blocked).toEqual([]);
    const fight = play(blue, 'Go x yTr');
    expect(topTask(fight.state)).toMatchObject({
      defenders: [token(fight, 'yTr').id],
      strength: { yellow: 4, blue: 1 },
    });
    const drawn = play(
      scene('yCl@T1[1,1] yTr@T1[1,2]* bGo@T1[1,3] yWa@T1[2,3]'),
      'Cl!heal yTr',
      'pass',
      'A2',
      'Go x yWa',
    );
    expect(topTask(drawn.state)).toMatchObject({ strength: { yellow: 7, blue: 1 } });
    expect(verdict(play(blue, 'pass', 'A2'), 'Tr x bGo')).toBe('legal');
  });

  it('B-TURN-11: at the end of blue’s turn as well', () => {
    const blue = { active: 'blue' } as const;
    const lost = play(scene('bTr@T1[1,1] yWa@T1[1,2]', blue), 'Tr x yWa', 'yellow: C6', 'blue: C0');
    expect(lost.state.turn.wounded).toEqual([token(lost, 'bTr').id]);
    const yellow = play(lost, 'pass', 'A2');
    expect([yellow.state.turn.wounded, verdict(yellow, 'Wa x bTr')]).toEqual([[], 'legal']);
    const healed = play(scene('bCl@T1[1,1] bTr@T1[1,2]* yGo@T1[1,3]', blue), 'Cl!heal bTr', 'pass', 'A2');
    expect([healed.state.turn.blocked, verdict(healed, 'Go x bTr')]).toEqual([[], 'legal']);
  });

  it('B-TURN-12: the inactive player has nothing to do but choose Combat cards and place objects', () => {
    const s = scene('yWa@T1[0,4] bGo@T1[1,4]', { faceDown: ['T2'], stash: { T2: ['yArmor', 'bCl'] } });
    expect(offers(s, /./, 'blue')).toEqual([]);
    for (const action of ['Go T1[1,4]>T1[2,4]', 'A2', 'C0', 'pass'])
      expect(verdict(s, `blue: ${action}`)).toBe('B-TURN-12');
    const fight = play(s, 'Wa x bGo');
    expect(offers(fight, /^(?!C\d)/, 'blue')).toEqual([]);
    expect(offers(fight, /^C\d/, 'blue')).toHaveLength(7);
    const drawing = play(s, 'Wa reveal B');
    expect(offers(drawing, /./, 'blue')).toEqual([]);
    const placing = play(drawing, '* 2ccw.0');
    expect(offers(placing, /./, 'blue')).toEqual([]);
    const rest = play(placing, 'place bCl@T2[0,0]');
    expect(offers(rest, /^(?!place yArmor@)/, 'blue')).toEqual([]);
    expect(offers(rest, /^place yArmor@/, 'blue')).toHaveLength(21);
  });
});
