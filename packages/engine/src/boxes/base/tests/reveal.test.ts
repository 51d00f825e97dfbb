import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import { topTask } from '../../../core/state.ts';
import { redact, redactEvent } from '../../../core/views/redact.ts';
import { inNotation, offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { apLeft, spot } from '../../../testing/tell.ts';

const ALL_DOWN = Array.from({ length: 8 }, () => '?');
/** The slots but one, by the catalogue's names. */
const allBut = (slot: string) => ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'B4'].filter((each) => each !== slot);
const reveals = (s: Scene) => offers(s, /reveal/);
/** Yellow's Warrior has turned up T2 with these tokens on it. */
const turnedUp = (...stash: readonly string[]): Scene =>
  play(scene('yWa@T1[0,4]', { faceDown: ['T2'], stash: { T2: stash } }), 'Wa reveal B', '* 2ccw.0');
const ids = (s: Scene, ...names: readonly string[]) => names.map((name) => token(s, name).id).sort((a, b) => a - b);

describe('Reveal a room', () => {
  it('B-REV-C1 B-REV-01 B-REV-02: from the line to both rooms next to it, 1 AP each', () => {
    const s = scene('yCl@YL3', { rooms: ALL_DOWN });
    expect(reveals(s)).toEqual(['Cl reveal A', 'Cl reveal E']);
    const one = play(s, 'Cl reveal A', '* 1ccw.0');
    expect([apLeft(one), one.state.tiles[0]?.room]).toEqual([4, '1ccw']);
    const two = play(one, 'Cl reveal E', '* 4cw.2');
    expect([apLeft(two), two.state.tiles[4]?.room]).toEqual([3, '4cw']);
    expect(verdict(one, 'Cl reveal A')).toBe('B-REV-01');
  });

  it.each(['YL0', 'YL4', 'YL5', 'YL9'])('B-REV-02: wherever on the line it stands: %s', (square) => {
    const s = scene(`yCl@${square}`, { rooms: ALL_DOWN });
    expect(reveals(s)).toEqual(['Cl reveal A', 'Cl reveal E']);
    expect(verdict(s, 'Cl reveal B')).toBe('B-REV-01');
    expect(verdict(s, 'Cl reveal D')).toBe('B-REV-01');
  });

  it('B-REV-02: a line is its owner’s: blue reveals at his end', () => {
    expect(reveals(scene('bCl@BL0', { rooms: ALL_DOWN, active: 'blue' }))).toEqual(['Cl reveal D', 'Cl reveal H']);
    expect(reveals(scene('yCl@YL0', { faceDown: ['B1'] }))).toEqual(['Cl reveal E']);
  });

  it('B-REV-C2 B-REV-01: across an open border, and only to the room beside', () => {
    const s = scene('yWa@T1[0,4]', { faceDown: allBut('T1') });
    expect(reveals(s)).toEqual(['Wa reveal B']);
    expect(verdict(s, 'Wa reveal E')).toBe('B-REV-01');
    expect(reveals(scene('yWa@T1[4,4]', { faceDown: allBut('T1') }))).toEqual(['Wa reveal B', 'Wa reveal E']);
    expect(reveals(scene('yWa@T1[3,3]', { faceDown: allBut('T1') }))).toEqual([]);
  });

  it('B-REV-01: the unknown room’s own edges do not matter', () => {
    const s = scene('yWa@T3[4,4]', { faceDown: ['B3'] });
    expect(verdict(s, 'Wa reveal G')).toBe('legal');
    expect(verdict(play(s, 'Wa reveal G', '* 3cw.0'), 'Wa T3[4,4]>B3[0,4]')).toBe('B-MOVE-02');
  });

  it('B-REV-01: a wall of its own room stands in the way', () => {
    expect(verdict(scene('yWa@B2[1,0]', { faceDown: ['B1'] }), 'Wa reveal E')).toBe('legal');
    expect(verdict(scene('yWa@B2[2,0]', { faceDown: ['B1'] }), 'Wa reveal E')).toBe('B-REV-01');
  });

  it('B-REV-C3 B-REV-03: the Wall-Walker reveals nothing through walls', () => {
    const s = scene('yWw@B2[0,0]', { faceDown: allBut('B2') });
    expect(reveals(s)).toEqual([]);
    expect(verdict(s, 'Ww reveal B')).toBe('B-REV-01');
    expect(verdict(s, 'Ww reveal E')).toBe('B-REV-01');
  });

  it('B-REV-C4 B-REV-03: nobody reveals from the middle of a room', () => {
    expect(reveals(scene('yMe@B2[3,3]', { faceDown: allBut('B2') }))).toEqual([]);
    expect(verdict(scene('yMe@B2[3,3]', { faceDown: allBut('B2') }), 'Me reveal G')).toBe('B-REV-01');
  });

  it('B-REV-C8: a wounded character reveals nothing', () => {
    const s = scene('yGo@T1[0,4]* yCl@T1[3,3]', { faceDown: ['T2'] });
    expect(reveals(s)).toEqual([]);
    expect(verdict(s, 'Go reveal B')).toBe('B-WND-02');
    expect(verdict(s, 'Cl reveal B')).toBe('B-REV-01');
  });

  it('B-REV-04: the room turns up in its slot and all its tokens are shown to both', () => {
    const s = play(scene('yWa@T1[0,4]', { faceDown: ['T2'], stash: { T2: ['yGo', 'bTr', 'ySword'] } }), 'Wa reveal B');
    const events = decide(s.rules, s.state, 'chance', { type: 'draw', drawn: '2ccw.3' });
    if (isRefusal(events)) throw new Error(events.code);
    const shown = events.find(({ type }) => type === 'revealed');
    expect(shown).toEqual({ type: 'revealed', tile: 1, room: '2ccw', turn: 3, tokens: ids(s, 'yGo', 'bTr', 'ySword') });
    for (const viewer of ['yellow', 'blue', 'spectator'] as const) {
      expect(events.map((event) => redactEvent(event, viewer))).toEqual(events);
    }
    const up = play(s, '* 2ccw.3');
    expect(up.state.tiles[1]).toEqual({ slot: 1, turn: 3, room: '2ccw', marks: [], covers: [], stash: [] });
    expect(redact(up.state, 'blue')).toMatchObject({ tasks: up.state.tasks });
    expect(up.state.unseen).toEqual([]);
  });

  it('B-REV-C5 B-REV-05: the revealer places everything but his own objects, then his opponent those', () => {
    const s = turnedUp('yGo', 'bTr', 'ySword');
    expect(topTask(s.state)).toMatchObject({
      seats: ['yellow'],
      tokens: ids(s, 'yGo', 'bTr'),
      after: ids(s, 'ySword'),
    });
    expect(verdict(s, 'place ySword@T2[0,1]')).toBe('B-REV-05');
    expect(verdict(s, 'blue: place ySword@T2[0,1]')).toBe('B-TURN-12');
    const own = play(s, 'place yGo@T2[0,1]', 'place bTr@T2[0,2]');
    expect(verdict(own, 'yellow: place ySword@T2[0,3]')).toBe('B-TURN-12');
    const done = play(own, 'blue: place ySword@T2[0,3]');
    expect(['yGo', 'bTr', 'ySword'].map((name) => spot(done, name))).toEqual(['T2[0,1]', 'T2[0,2]', 'T2[0,3]']);
    expect(done.state.tasks).toEqual([{ kind: 'act', seats: ['yellow'] }]);
  });

  it('B-REV-C6 B-REV-05: both blue objects are yellow’s to place, the yellow one is blue’s', () => {
    const s = turnedUp('bRope', 'bTreasure', 'yArmor');
    expect(topTask(s.state)).toMatchObject({ seats: ['yellow'], tokens: ids(s, 'bRope', 'bTreasure') });
    const half = play(s, 'place bRope@T2[0,1]', 'place bTreasure@T2[0,2]');
    expect(topTask(half.state)).toMatchObject({ seats: ['blue'], tokens: ids(s, 'yArmor'), after: [] });
    expect(play(half, 'place yArmor@T2[0,3]').state.tasks).toEqual([{ kind: 'act', seats: ['yellow'] }]);
  });

  it('B-REV-05: with nothing but the revealer’s objects his opponent places at once', () => {
    expect(topTask(turnedUp('ySword').state)).toMatchObject({ kind: 'place', seats: ['blue'] });
    expect(turnedUp().state.tasks).toEqual([{ kind: 'act', seats: ['yellow'] }]);
  });

  it('B-REV-C7 B-REV-06: on empty floor or the gear, one token to a square', () => {
    const s = turnedUp('yGo', 'bTr');
    expect(verdict(s, 'place yGo@T2[1,2]')).toBe('B-REV-06');
    expect(verdict(s, 'place yGo@T2[2,2]')).toBe('legal');
    expect(verdict(play(s, 'place yGo@T2[2,2]'), 'place bTr@T2[2,2]')).toBe('B-REV-06');
    expect(verdict(s, 'place yGo@T1[1,1]')).toBe('B-REV-06');
    expect(verdict(s, 'place yGo@YL1')).toBe('B-REV-06');
  });

  it('B-REV-07: a share may be laid in any order, and only where it ends up matters', () => {
    const s = turnedUp('yGo', 'bTr', 'ySword');
    const one = play(s, 'place yGo@T2[0,1]', 'place bTr@T2[0,2]');
    const other = play(s, 'place bTr@T2[0,2]', 'place yGo@T2[0,1]');
    expect(other.state).toEqual(one.state);
    expect(verdict(one, 'blue: place ySword@T2[0,1]')).toBe('B-REV-06');
    expect(offers(one, new RegExp(inNotation('@(T2[0,1]|T2[0,2])$')))).toEqual([]);
    expect(offers(one)).toHaveLength(20);
  });

  it.each([
    ['1ccw', 23],
    ['1cw', 24],
    ['2ccw', 22],
    ['2cw', 23],
    ['3ccw', 23],
    ['3cw', 23],
    ['4ccw', 24],
    ['4cw', 24],
  ])('B-REV-08: room %s offers %i squares for at most three tokens', (room, squares) => {
    const s = scene('yCl@YL3', { rooms: ALL_DOWN, stash: { T1: ['bGo', 'bTr', 'bWa'] } });
    const up = play(s, 'Cl reveal A', `* ${room}.1`);
    expect(offers(up, /bWa/)).toHaveLength(squares);
    expect(Math.max(...s.rules.capacity)).toBe(3);
    const last = play(play(up, offers(up, /bGo/)[0] as string), offers(up, /bTr/)[1] as string);
    expect(offers(last)).toHaveLength(squares - 2);
  });

  it('B-REV-09: a revealed character may act and be attacked in the same turn', () => {
    const s = play(turnedUp('yTh', 'bGo'), 'place bGo@T2[0,0]', 'place yTh@T2[4,0]');
    expect(spot(s, 'yTh')).toBe('T2[4,0]');
    expect(verdict(s, 'Th T2[4,0]>T1[4,4]')).toBe('legal');
    expect(verdict(s, 'Wa x bGo')).toBe('legal');
    expect(token(s, 'bGo').wounded).toBe(false);
    expect(s.state.turn).toMatchObject({ seat: 'yellow', wounded: [], blocked: [] });
  });
});
