import { describe, expect, it } from 'vitest';
import { at, BOARD_S2, inNotation, opening, play, type Scene, scene, table, token } from '../testing/scene.ts';
import { told } from '../testing/told.ts';
import type { Action } from './action.ts';
import { check, decide, isRefusal } from './decide.ts';

const id = (s: Scene, name: string) => token(s, name).id;
const NOWHERE = [99, -1, 28];

describe('A refusal says whom and what it is about', () => {
  it('B-END-01 B-TURN-12 B-TURN-04: who is asked, and for what', () => {
    const s = scene('yWa@T1[1,1]');
    expect(told(play(s, 'resign'), 'pass')).toBe('gameOver winner=blue');
    expect(told(s, 'pass', 'blue')).toBe('notAsked actor=blue asked=yellow');
    expect(told(table(), { type: 'pass' }, 'chance')).toBe('notAsked actor=chance asked=yellow,blue');
    expect(told({ ...s, state: { ...s.state, tasks: [] } }, 'pass')).toBe('notAsked actor=yellow asked=');
    expect(told(s, 'A2')).toBe('wrongTask asked=act');
    expect(told(opening(), 'pass')).toBe('cardFirst');
    expect(told(table(), 'pass')).toBe('wrongTask asked=lineup');
  });

  it('B-OPT-02 B-END-06: only the clock calls time, only players give up or agree', () => {
    const s = scene('yWa@T1[1,1]', { rules: 'base.1 timer=120:60:5:5' });
    expect(told(s, 'timeout turn', 'yellow')).toBe('notAsked actor=yellow');
    expect(told(s, 'timeout reaction', 'clock')).toBe('clockStands of=reaction');
    expect(told(scene('yWa@T1[1,1]'), 'timeout turn', 'clock')).toBe('untimed');
    expect([told(s, { type: 'resign' }, 'chance'), told(s, { type: 'agree' }, 'clock')]).toEqual([
      'notAsked actor=chance',
      'notAsked actor=clock',
    ]);
    expect([told(s, 'resign', 'blue'), told(s, 'agree', 'blue')]).toEqual(['legal', 'legal']);
  });

  it('a decision comes to the same refusal', () => {
    const { rules, state } = scene('yWa@T1[1,1]');
    const verdict = decide(rules, state, 'blue', { type: 'pass' });
    expect([isRefusal(verdict), verdict]).toEqual([true, check(rules, state, 'blue', { type: 'pass' })]);
    expect(isRefusal(decide(rules, state, 'yellow', { type: 'pass' }))).toBe(false);
  });

  it('B-SETUP-03 B-SETUP-05 B-SETUP-06: the kind, the room', () => {
    expect(told(table(), 'line Rope')).toBe('notCharacter kind=rope');
    expect(told(play(table(), 'yellow: line Th'), 'line Th')).toBe('notInReserve kind=thief');
    const lines = ['Cl', 'Go', 'Th', 'Tr'].flatMap((code) => [`yellow: line ${code}`, `blue: line ${code}`]);
    const s = play(table(), ...lines, 'chance: * yellow', 'hide Rope A', 'hide Rope A');
    expect(told(s, 'hide Wa A')).toBe('roomFull tile=A');
    expect(told(s, { type: 'hide', kind: 'sword', tile: 8 })).toBe('noSuchRoom tile=?');
    expect(told(s, 'hide Rope B')).toBe('notInReserve kind=rope');
    const handicap = table('base.1 handicap=yellow:6:');
    expect(told(handicap, 'forgo Rope')).toBe('notCharacter kind=rope');
  });

  it('B-SETUP-01: what cannot be drawn', () => {
    const beginner = table('base.1 beginner');
    expect(told(beginner, { type: 'draw', drawn: '1,2' })).toBe('notDrawable drawn=1,2');
    expect(told(beginner, { type: 'draw', drawn: '1,2,4' })).toBe('legal');
  });

  it('B-CARD-01 B-CARD-02 B-CARD-03 B-COMP-08 B-COMB-02: the card, and how high it may be', () => {
    expect(told(opening(), 'A3')).toBe('firstCard card=A3 cap=2');
    expect(told(opening(), { type: 'card', card: 'J' })).toBe('notActionCard card=J');
    expect(told(play(opening(), 'A2', 'pass'), 'A5')).toBe('capped card=A5 cap=3');
    expect(told(play(opening(), 'A2', 'pass', 'A2', 'pass'), 'A2')).toBe('notInHand card=A2');
    const fight = play(scene('yWa@T1[1,1] bGo@T1[1,2]', { players: { yellow: { hand: ['C0', 'J'] } } }), 'Wa x bGo');
    expect(told(fight, { type: 'commit', card: 'J' })).toBe('notCombatCard card=J');
    expect(told(fight, 'C5')).toBe('notInHand card=C5');
  });
});

describe('Who acts', () => {
  const s = scene('yWa@T1[1,1] yGo@T1[3,3]* bGo@T1[1,2] ySword@T1[0,3]');
  const attack = (piece: number): Action => ({ type: 'attack', piece, target: id(s, 'bGo') });

  it('B-TURN-07: is a character of one’s own on the board', () => {
    expect(['bGo', 'ySword', 'yTh'].map((name) => told(s, attack(id(s, name))))).toEqual([
      'notYours piece=bGo',
      'notYours piece=ySword',
      'notYours piece=yTh',
    ]);
    expect(NOWHERE.map((piece) => told(s, attack(piece)))).toEqual(NOWHERE.map((piece) => `notYours piece=${piece}`));
  });

  it('B-WND-02 B-CLE-03 B-TURN-02: can act, and can pay', () => {
    expect(told(s, attack(id(s, 'yGo')))).toBe('wounded piece=yGo');
    const healed = play(scene('yCl@T1[1,1] yWa@T1[1,2]*'), 'Cl!heal yWa');
    expect(told(healed, 'Wa T1[1,2]>T1[1,3]')).toBe('blocked piece=yWa');
    expect(told(scene('yWa@T1[1,1]', { turn: { purses: [] } }), 'Wa T1[1,1]>T1[1,2]')).toBe(
      'noPoints piece=yWa cost=1',
    );
  });

  it('may stand on any square, the first one too', () => {
    const corner = scene('yWa@T1[0,0] bGo@T1[1,0]');
    expect([told(corner, 'Wa x bGo'), told(scene('yWa@T1[1,0] bGo@T1[0,0]'), 'Wa x bGo')]).toEqual(['legal', 'legal']);
  });
});

describe('Attacks', () => {
  it('B-COMB-01: name a foe on the board', () => {
    const s = scene('yWa@T1[1,1] yGo@T1[1,2] bGo@T1[3,3] bSword@T1[0,1]');
    const attack = (target: number): Action => ({ type: 'attack', piece: id(s, 'yWa'), target });
    const targets = ['yGo', 'bSword', 'bTh'];
    expect(targets.map((name) => told(s, attack(id(s, name))))).toEqual(targets.map((name) => `notFoe target=${name}`));
    expect(NOWHERE.map((target) => told(s, attack(target)))).toEqual(NOWHERE.map((each) => `notFoe target=${each}`));
    expect(told(s, 'Wa x bGo')).toBe('notInReach piece=yWa target=bGo');
  });

  it('B-WND-08 B-COMB-06 B-COMB-08: not one who is carried, was just wounded or just healed', () => {
    expect(told(scene('yWa@T1[1,1] bTr@T1[1,2]+bGo*'), 'Wa x bGo')).toBe('carried target=bGo');
    const beaten = play(scene('yWa@T1[1,1] bGo@T1[1,2]'), 'Wa x bGo', 'yellow: C6', 'blue: C0');
    expect(told(beaten, 'Wa x bGo')).toBe('woundedThisTurn target=bGo');
    const healed = play(scene('yCl@T1[2,2] yWa@T1[1,1] bGo@T1[1,2]*'), 'Cl!heal bGo');
    expect(told(healed, 'Wa x bGo')).toBe('justHealed target=bGo');
  });
});

describe('Rooms', () => {
  it('B-REV-01: which one, and whether there is one', () => {
    const s = scene('yWa@T1[1,1]', { faceDown: ['T2'] });
    expect(told(s, 'Wa reveal A')).toBe('notFaceDown tile=A');
    expect(told(s, 'Wa reveal B')).toBe('noAccess piece=yWa tile=B');
    expect(told(s, { type: 'reveal', piece: id(s, 'yWa'), tile: 8 })).toBe('noSuchRoom tile=?');
  });

  it('B-REV-01: across one’s own four edges, not those of the square next in number', () => {
    expect(told(scene('yWa@B2[4,4]', { faceDown: ['T3'] }), 'Wa reveal C')).toBe('noAccess piece=yWa tile=C');
  });

  it('B-REV-01: the first room too', () => {
    expect(told(scene('yWa@T2[0,0]', { faceDown: ['T1'] }), 'Wa reveal A')).toBe('legal');
  });

  it('B-ROT-01 B-ROT-02 B-ROT-05: which room, which way', () => {
    const s = scene('yGo@T1[0,1] yWa@T1[1,1]', { faceDown: ['T2'] });
    expect(told(s, 'Wa rot A-')).toBe('noGear piece=yWa');
    expect(told(s, 'Go rot B-')).toBe('faceDown tile=B');
    expect(told(s, 'Go rot C-')).toBe('notTwin tile=C');
    expect(told(s, 'Go rot A+')).toBe('wrongWay tile=A way=cw');
    expect(told(s, 'Go rot E-')).toBe('twinWrongWay tile=E way=ccw');
    expect(told(s, { type: 'rotate', piece: id(s, 'yGo'), tile: 8, way: 'cw' })).toBe('noSuchRoom tile=?');
  });

  it('B-REV-05 B-REV-06: which token, which square', () => {
    const down = scene('yWa@T1[0,4] bGo@T1[1,1]', { faceDown: ['T2'], stash: { T2: ['yGo', 'bTr', 'ySword'] } });
    const s = play(down, 'Wa reveal B', 'chance: * 2ccw.0', 'place bTr@T2[0,1]');
    expect(told(s, 'place ySword@T2[0,2]')).toBe('notToPlace token=ySword');
    expect(told(s, 'place yGo@T1[2,2]')).toBe(inNotation('otherRoom at=T1[2,2] tile=B'));
    expect(told(s, 'place yGo@T2[0,4]')).toBe(inNotation('noFloor at=T2[0,4]'));
    expect(told(s, 'place yGo@T2[0,1]')).toBe(inNotation('taken at=T2[0,1]'));
    expect(told(s, { type: 'place', token: id(s, 'yGo'), at: -1 })).toBe('otherRoom at=? tile=B');
  });
});

describe('Jumps', () => {
  const jump = (s: Scene, text: string) => told(s, text);

  it('B-JUMP-01 B-JUMP-02 B-JUMP-03 B-JUMP-04: over what, and to where', () => {
    const s = scene('yWa@T4[3,1]');
    expect(jump(s, 'Wa T4[3,1]^T4[3,2]>T4[2,2]')).toBe(inNotation('noJump over=T4[3,2] to=T4[2,2]'));
    expect(jump(scene('yWa@T1[1,1]'), 'Wa T1[1,1]^T1[1,2]>T1[1,3]')).toBe(inNotation('notPit over=T1[1,2]'));
    expect(jump(s, 'Wa T4[3,1]^T4[3,2]>T4[3,1]')).toBe(inNotation('jumpBack to=T4[3,1]'));
    const taken = scene('yWa@T4[3,1] bTh@T4[3,2]');
    expect(jump(taken, 'Wa T4[3,1]^T4[3,2]>T4[3,3]')).toBe(inNotation('occupiedPit over=T4[3,2]'));
    const poor = scene('yWa@T4[3,1]', { players: { yellow: { hand: ['C0'] } } });
    expect(jump(poor, 'Wa T4[3,1]^T4[3,2]>T4[3,3]')).toBe('noJumpCard');
  });

  it('B-JUMP-02: squares that are not there lead nowhere', () => {
    const s = scene('yWa@T4[3,1]');
    const over = at(s, 'T4[3,2]');
    const wish = (to: number): Action => ({ type: 'jump', piece: id(s, 'yWa'), over, to });
    expect([told(s, wish(-1)), told(s, wish(999))]).toEqual([
      inNotation('noJump over=T4[3,2] to=?'),
      inNotation('noJump over=T4[3,2] to=?'),
    ]);
    expect(told(s, { type: 'jump', piece: id(s, 'yWa'), over: -1, to: over })).toBe(
      inNotation('noJump over=? to=T4[3,2]'),
    );
  });

  it('B-JUMP-05 B-JUMP-06 B-JUMP-07 B-JUMP-08: the landing, the way out, the rope that stays', () => {
    expect(jump(scene('yWa@T4[3,1] bGo@T4[4,2]'), 'Wa T4[3,1]^T4[3,2]>T4[4,2]')).toBe(
      inNotation('noLanding place=T4[4,2]'),
    );
    expect(jump(scene('yWa@T3[0,1]'), 'Wa T3[0,1]^T3[0,0]>T2[0,4]')).toBe(inNotation('doublePit place=T2[0,4]'));
    const guarded = scene('yGo@T4[2,3] bCl@BL2*', { rooms: BOARD_S2 });
    expect(jump(guarded, 'Go T4[2,3]^T4[2,4]>BL2')).toBe(inNotation('exitGuarded to=BL2'));
    expect(jump(scene('yGo@T2[0,4]+yRope'), 'Go T2[0,4]^T3[0,0]>T3[0,1]')).toBe('aidStays piece=yGo');
    const empty = scene('yWa@T4[3,1]');
    expect(jump(empty, 'Wa T4[3,1]-^T4[3,2]>T4[3,3]')).toBe('handsEmpty piece=yWa');
  });
});
