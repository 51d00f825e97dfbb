import { describe, expect, it } from 'vitest';
import type { Action } from '../../core/action.ts';
import { check, perform } from '../../core/decide.ts';
import { hall } from '../../testing/hall.ts';
import { BOARD_S, inNotation, offers, play, type Scene, scene, token } from '../../testing/scene.ts';
import { told } from '../../testing/told.ts';

const use = (s: Scene, name: string, offer: string, rest: { target?: number; leave?: true } = {}): Action => ({
  type: 'use',
  offer,
  piece: token(s, name).id,
  ...rest,
});

describe('An offer', () => {
  it('B-TURN-03: is one’s own, has the target it wants, and drops nothing unless it moves one', () => {
    const s = scene('yCl@T1[1,1]+ySword yTr@T1[3,3]* yGo@T1[1,2]*');
    expect(told(s, use(s, 'yCl', 'fly'))).toBe('noSuchOffer piece=yCl');
    expect(told(s, use(s, 'yCl', 'heal'))).toBe('wrongTarget offer=heal');
    expect(told(s, use(s, 'yTr', 'regenerate', { target: 1 }))).toBe('wrongTarget offer=regenerate');
    expect(told(s, use(s, 'yCl', 'heal', { target: token(s, 'yGo').id, leave: true }))).toBe('wrongTarget offer=heal');
    expect(told(s, { type: 'use', offer: 'heal', piece: 99, target: 1 })).toBe('notYours piece=99');
  });

  it('B-TURN-07 B-TRO-01: of the wounded is his owner’s, while he is on the board', () => {
    const s = scene('yTr@T1[0,0]* bTr@T1[3,3]* yWa@T1[1,1]');
    expect(told(s, use(s, 'yTr', 'regenerate'))).toBe('legal');
    expect(told(s, use(s, 'bTr', 'regenerate'))).toBe('notYours piece=bTr');
    const gone = scene('yWa@T1[1,1]');
    expect(told(gone, use(gone, 'yTr', 'regenerate'))).toBe('notYours piece=yTr');
    const poor = scene('yTr@T1[1,1]*', { turn: { purses: [] } });
    expect(told(poor, use(poor, 'yTr', 'regenerate'))).toBe('noPoints piece=yTr cost=1');
  });

  it('B-THF-03 B-THF-04 B-WAR-01 B-WAR-02: names the portcullis', () => {
    const gate = inNotation('T1[2,0]|T1[2,1]');
    const s = scene('yTh@T1[2,1] yWa@T1[2,0]');
    expect([told(s, `Th!lock ${gate}`), told(s, `Wa!break ${gate}`)]).toEqual(['legal', 'legal']);
    expect(told(s, `Th!lock ${inNotation('T1[2,3]|T1[2,4]')}`)).toBe(inNotation('noPortcullis edge=T1[2,3]|T1[2,4]'));
    expect(told(s, `Wa!break ${inNotation('T1[1,0]|T1[1,1]')}`)).toBe(inNotation('noPortcullis edge=T1[1,0]|T1[1,1]'));
    const broken = scene('yTh@T1[2,1] yWa@T1[2,0]', { broken: ['T1[2,0]|T1[2,1]'] });
    expect(told(broken, `Th!lock ${gate}`)).toBe(`broken edge=${gate}`);
    expect(told(broken, `Wa!break ${gate}`)).toBe(`notClosed edge=${gate}`);
  });

  it('B-THF-03 B-ROT-03: finds the portcullis in a turned room, and leaves no mark when it closes it', () => {
    const rooms = ['1ccw.1', ...BOARD_S.slice(1)];
    const [upper, lower] = [inNotation('T1[0,2]-T1[1,2]'), inNotation('T1[3,2]-T1[4,2]')];
    expect(offers(scene('yTh@T1[1,2]', { rooms }), /lock/)).toEqual([`Th!lock ${upper}`]);
    expect(offers(scene('yTh@T1[4,2]', { rooms }), /lock/)).toEqual([`Th!lock ${lower}`]);
    const s = play(scene('yTh@T1[1,2]', { rooms }), `Th!lock ${upper}`);
    expect(s.state.tiles[0]?.marks).toEqual([{ edge: 41, state: 'open' }]);
    const { rules, state } = s;
    const wish = use(s, 'yTh', 'lock', { target: 41 });
    expect(perform(rules, state, 'yellow', wish)[1]).toStrictEqual({ type: 'marked', tile: 0, edge: 41 });
  });

  it('B-WAL-01: leads to the first square too', () => {
    const s = scene('yWw@T1[0,1]');
    expect([told(s, 'Ww!walk T1[0,0]'), offers(s, /walk/)]).toEqual(['legal', [inNotation('Ww!walk T1[0,0]')]]);
  });

  it('B-CLE-01 B-CLE-02 B-CLE-05: names the patient', () => {
    const s = scene('yCl@T1[1,1] yGo@T1[1,2] yTh@T1[3,3]* ySword@T1[0,1] bTr@T1[2,1]+bWa*');
    expect(
      ['yGo', 'ySword', 'yMe'].map((name) => told(s, use(s, 'yCl', 'heal', { target: token(s, name).id }))),
    ).toEqual(['notWounded target=yGo', 'notWounded target=ySword', 'notWounded target=yMe']);
    expect([99, -1].map((target) => told(s, use(s, 'yCl', 'heal', { target })))).toEqual([
      'notWounded target=99',
      'notWounded target=-1',
    ]);
    expect(told(s, 'Cl!heal yTh')).toBe('notInReach target=yTh');
    expect(told(s, 'Cl!heal bWa')).toBe('carried target=bWa');
    expect(told(scene('yCl@T1[1,1]+yGo*'), 'Cl!heal yGo')).toBe('carriedByHealer target=yGo');
    expect(offers(scene('yCl@T1[1,0] yGo@T1[0,0]*'), /heal/)).toEqual(['Cl!heal yGo']);
  });

  it('B-TRO-01 B-TRO-02 B-TRO-04: names the Troll', () => {
    expect(told(scene('yTr@T1[1,1]'), 'Tr!regenerate')).toBe('notWounded piece=yTr');
    expect(told(scene('yTr@T1[1,1]+yGo*'), 'Tr!regenerate')).toBe('notWounded piece=yTr');
    expect(told(scene('yWa@T1[1,1]+yTr*'), 'Tr!regenerate')).toBe('carried piece=yTr');
    const beaten = play(scene('yTr@T1[1,1] bWa@T1[1,2]'), 'Tr x bWa', 'yellow: C0', 'blue: C6');
    expect(told(beaten, 'Tr!regenerate')).toBe('woundedThisTurn piece=yTr');
  });

  it('B-WIZ-04 B-FIR-01 B-FIR-06: names the direction', () => {
    const s = scene('yWz@T1[1,1]+yWand bGo@T1[1,3] bTh@T1[3,3]');
    expect(offers(s, /fire/)).toEqual(['Wz!fire e']);
    expect(told(s, 'Wz!fire n')).toBe('nobodyInLine direction=0');
    expect([4, -1, 5].map((target) => told(s, use(s, 'yWz', 'fire', { target })))).toEqual([
      'noDirection direction=4',
      'noDirection direction=-1',
      'noDirection direction=5',
    ]);
    expect(told(scene('yWz@T1[2,0]+yWand bGo@T1[0,0]'), 'Wz!fire n')).toBe('legal');
    const other = scene('yWa@T1[1,1]+yWand bGo@T1[1,3]');
    expect(told(other, 'Wa!fire e')).toBe('noWizard piece=yWa');
  });

  it('P-DRAGON-02 P-PICK-04 P-CHARM-31: what is not there is nothing to aim at', () => {
    const s = scene('yDr@T1[0,0] yPp@T1[1,1] yIl@T1[2,2]+yScroll bGo@T1[1,2]+bSword', hall());
    const rule = (name: string, offer: string, target: number) =>
      check(s.rules, s.state, 'yellow', use(s, name, offer, { target }))?.rule ?? 'legal';
    expect([-1, 4].map((target) => rule('yDr', 'breathe', target))).toEqual(['P-DRAGON-02', 'P-DRAGON-02']);
    const nowhere = [-1, 999, token(s, 'bKey').id];
    expect(nowhere.map((target) => rule('yPp', 'steal', target))).toEqual(nowhere.map(() => 'P-PICK-04'));
    expect(rule('yPp', 'steal', token(s, 'bSword').id)).toBe('legal');
    const nobody = [-1, 999, token(s, 'bTr').id];
    expect(nobody.map((target) => rule('yIl', 'charm', target))).toEqual(nobody.map(() => 'P-CHARM-31'));
    expect(rule('yIl', 'charm', token(s, 'bGo').id)).toBe('legal');
  });

  it('B-WAL-01 B-WAL-03 B-WAL-04 B-WAL-06: names the square behind', () => {
    const s = scene('yWw@T1[3,3] bGo@T1[3,4]');
    expect(told(s, 'Ww!walk T1[3,2]')).toBe(inNotation('noWall place=T1[3,2]'));
    expect(told(s, 'Ww!walk T2[3,0]')).toBe(inNotation('nothingBehind place=T2[3,0]'));
    expect(told(s, 'Ww!walk T1[3,4]')).toBe(inNotation('stopWithFoe place=T1[3,4]'));
    expect(told(scene('yWw@T1[2,0]'), 'Ww!walk T1[2,1]')).toBe(inNotation('portcullis place=T1[2,1]'));
    expect(told(s, use(s, 'yWw', 'walk', { target: -1 }))).toBe('nothingBehind place=?');
    const guarded = scene('yWw@T4[2,4] bCl@BL2*');
    expect(told(guarded, 'Ww!walk BL2')).toBe(inNotation('exitGuarded place=BL2'));
    expect(told(scene('yWw@T1[3,3]'), 'Ww!walk- T1[3,4]')).toBe('handsEmpty piece=yWw');
  });
});
