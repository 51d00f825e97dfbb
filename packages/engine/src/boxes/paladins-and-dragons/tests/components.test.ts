import { describe, expect, it } from 'vitest';
import { formatRoom } from '../../../board/room.ts';
import { SEATS, topTask } from '../../../core/state.ts';
import { sha256 } from '../../../dice/sha256.ts';
import { hall } from '../../../testing/hall.ts';
import { offers, play, rulesOf, type Scene, scene, table, verdict } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';
import { legend } from '../rooms.ts';

const ALONE = 'paladins.1';
const rules = rulesOf(ALONE);
const base = rulesOf('base.1');
const rooms = Object.values(rules.rooms).map(({ room }) => room);
const codes = (seat: string, sort: string) =>
  rules.roster.filter((member) => member.owner === seat && member.sort === sort).map(({ code }) => code);

const SPEED_STRENGTH = [
  ['Dr', 0, 6],
  ['El', 7, 1],
  ['Gh', 3, 0],
  ['Gm', 2, 4],
  ['Il', 4, 1],
  ['Wm', 3, 3],
  ['Pa', 4, 3],
  ['Pp', 6, 2],
] as const;
const CHARACTERS = SPEED_STRENGTH.map(([code]) => code);
const OBJECTS = ['Key', 'Ring', 'Rope', 'Scroll', 'Shield', 'Slayer'];

/** The box's own rooms: 6-ccw and its open first row at yellow's end, 8-ccw with the pentacle at blue's. */
const BOARD = ['6ccw.0', '5ccw.0', '7ccw.0', '8ccw.0', '6cw.0', '5cw.0', '7cw.0', '8cw.0'];
const alone = (tokens: string) => scene(tokens, { rules: ALONE, rooms: BOARD });

/** A set-up of this ruleset from `start` to the first card, every question answered with its first answer. */
const setUp = (id: string): { readonly asked: readonly string[]; readonly done: Scene } => {
  const asked: string[] = [];
  let done = table(id);
  for (let task = topTask(done.state); task && task.kind !== 'card'; task = topTask(done.state)) {
    asked.push(`${task.kind} ${task.seats.join()}`);
    done = play(done, offers(done)[0] as string);
  }
  return { asked, done };
};

describe('Components', () => {
  it('P-COMP-C1 P-COMP-01: eight rooms, four numbers, one turning each way', () => {
    expect(rooms.map(({ id }) => id).sort()).toEqual(['5ccw', '5cw', '6ccw', '6cw', '7ccw', '7cw', '8ccw', '8cw']);
    for (const room of rooms) {
      expect([room.size, room.cells.length, room.cells.filter((cell) => cell === 'gear').length]).toEqual([5, 25, 1]);
      expect(room.id).toBe(`${room.number}${room.arrow}`);
    }
    expect(offers(alone('yGm@T1[3,3] bPp@B4[0,0]'), /rot/)).toEqual(['Gm rot A-', 'Gm rot E+']);
  });

  it('P-COMP-C1 P-COMP-02: the same eight characters for each, one of each', () => {
    for (const seat of SEATS) expect(codes(seat, 'character').sort()).toEqual([...CHARACTERS].sort());
    expect(rules.roster).toHaveLength(28);
  });

  it('P-COMP-C1 P-COMP-04: each player lays the same six objects on the rooms, one of each', () => {
    const stashed = setUp(ALONE).done.state.tiles.flatMap(({ stash }) => stash);
    for (const seat of SEATS) {
      const kinds = stashed.filter(({ owner }) => owner === seat).map(({ kind }) => kind);
      const laid = kinds.map((kind) => rules.roster.find((each) => each.kind === kind)?.code ?? '');
      expect(laid.filter((code) => !codes(seat, 'character').includes(code)).sort()).toEqual(OBJECTS);
    }
  });

  it('P-COMP-04: the Rope alone was there before, so with both boxes there are two', () => {
    const both = table('base.1+paladins.1 teams=free');
    const offered = (s: Scene) => offers(s, /pick/, 'yellow');
    const again = offered(both).filter((pick) => offered(play(both, `yellow: ${pick}`)).includes(pick));
    expect(again).toEqual(['pick Rope']);
    expect(OBJECTS.filter((code) => offered(both).includes(`pick ${code}`))).toEqual(OBJECTS);
    expect(offered(play(both, 'yellow: pick Rope', 'yellow: pick Rope'))).not.toContain('pick Rope');
  });

  it.each(SPEED_STRENGTH)('P-COMP-03: %s has movement %i', (code, speed) => {
    const path = (squares: number) => Array.from({ length: squares + 1 }, (_, nth) => `YL${nth}`).join('>');
    const s = alone(`y${code}@YL0 bPp@B4[0,0]`);
    if (speed > 0) expect(verdict(s, `${code} ${path(speed)}`)).toBe('legal');
    expect(verdict(s, `${code} ${path(speed + 1)}`)).toBe(speed > 0 ? 'B-MOVE-01' : 'P-DRAGON-08');
  });

  it.each(SPEED_STRENGTH)('P-COMP-03: %s (movement %i) has combat value %i', (code, _, combat) => {
    const attack = play(alone(`y${code}@T1[0,0] b${code}@T1[0,1]`), `${code} x b${code}`);
    expect(topTask(attack.state)).toMatchObject({ kind: 'commit', strength: { yellow: combat, blue: combat } });
  });

  it('P-COMP-C2: movements add up to 29, combat values to 20', () => {
    for (const seat of SEATS) {
      const team = rules.roster.filter(({ owner, sort }) => owner === seat && sort === 'character');
      expect(team.reduce((sum, { speed }) => sum + speed, 0)).toBe(29);
      expect(team.reduce((sum, { combat }) => sum + combat, 0)).toBe(20);
    }
  });

  it('P-COMP-08 P-COMP-C3: both play with the sixteen cards of the base set', () => {
    for (const seat of SEATS) {
      expect(rules.deck[seat]).toEqual(base.deck[seat]);
      const { hand } = setUp(ALONE).done.state.players[seat];
      const count = (letter: string) => hand.filter((card) => card.startsWith(letter)).length;
      expect([hand.length, count('A'), count('J'), count('C')]).toEqual([16, 4, 3, 9]);
    }
  });

  it('P-COMP-09: board, lines, dots and tokens per room are the base set’s, and so is the order of set-up', () => {
    expect([rules.grid, rules.lines, rules.capacity]).toEqual([base.grid, base.lines, base.capacity]);
    const [own, other] = [setUp(ALONE), setUp('base.1')];
    expect(own.asked).toEqual(other.asked);
    expect(own.done.state.tiles.map(({ stash }) => stash.length)).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
    const lined = own.done.state.pieces.filter(({ at }) => at >= 0).map(({ id }) => rules.roster[id]?.code);
    expect(lined).toHaveLength(8);
    const first = own.done.state.turn.seat;
    const second = play(own.done, 'A2', 'pass').state.turn.seat;
    expect(second).not.toBe(first);
    expect(play(own.done, 'A2', 'pass', 'A2', 'pass').state.turn.seat).toBe(first);
  });

  it('P-COMP-C3 P-COMP-10: neither Treasure nor Goblin in a game with this box alone', () => {
    const { reserve } = table(ALONE).state.players.yellow;
    expect(reserve).toHaveLength(14);
    for (const kind of ['treasure', 'goblin']) {
      expect(base.roster.some((member) => member.kind === kind)).toBe(true);
      expect([...reserve, ...rules.roster.map((member) => member.kind)]).not.toContain(kind);
    }
  });

  it.each(CHARACTERS)('P-COMP-10: %s is worth a point when it dies, a Red Dragon two', (code) => {
    const after = play(alone(`yDr@T1[0,0] b${code}@T1[0,2] ${code === 'Pp' ? 'bPa' : 'bPp'}@B4[0,0]`), 'Dr!breathe e');
    expect([spot(after, `b${code}`), points(after)]).toEqual(['out', code === 'Dr' ? '2:0' : '1:0']);
  });

  it.each(CHARACTERS.slice(1))('P-COMP-10: %s is worth a point when it escapes', (code) => {
    const after = play(alone(`y${code}@T4[0,4] bDr@B4[0,0]`), `${code} T4[0,4]>BL0`);
    expect([spot(after, `y${code}`), points(after)]).toEqual(['out', '1:0']);
  });

  it('P-COMP-10: no object is worth anything, a pentacle is worth a point', () => {
    for (const code of OBJECTS) {
      const after = play(alone(`yPa@T4[0,4]+y${code} bPp@B4[0,0]`), 'Pa T4[0,4]>BL0');
      expect([spot(after, `y${code}`), points(after)]).toEqual(['out', '1:0']);
    }
    expect(points(alone('yPa@T4[1,1] bPp@B4[0,0]'))).toBe('1:0');
  });

  it('P-COMP-05 P-COMP-06: six walls can be broken, three by each colour', () => {
    const cell = ['+   +---+   +---+   +', '| . | . | . | . | . |', '+   +---+   +---+   +'];
    const floor = Array.from({ length: 3 }, () => ['  .   .   .   .   .', '+   +   +   +   +   +']).flat();
    const T1 = [...cell, ...floor, '  .   .   .   .   G', '+   +   +   +   +   +'];
    const smash = (own: string, east: string, south: string) =>
      [`${own}>n`, `${own}|${east}`, `${own}-${south}`].map((edge) => `Gm!smash ${edge}`);
    const s = scene('yGm@T1[0,1] bGm@T1[0,3]', { ...hall(T1), ap: 4 });
    expect(offers(s, /smash/)).toHaveLength(4);
    const half = play(s, ...smash('T1[0,1]', 'T1[0,2]', 'T1[1,1]'));
    expect([offers(half, /smash/), verdict(half, 'Gm!smash T1[0,0]|T1[0,1]')]).toEqual([[], 'P-GOLEM-02']);
    const all = play(half, 'pass', 'blue: A4', ...smash('T1[0,3]', 'T1[0,4]', 'T1[1,3]'));
    expect(verdict(all, 'Gm!smash T1[0,2]|T1[0,3]')).toBe('P-GOLEM-02');
    const marks = all.state.tiles.flatMap(({ marks: on }) => on.map(({ by }) => by));
    expect(marks.toSorted()).toEqual(['blue', 'blue', 'blue', 'yellow', 'yellow', 'yellow']);
  });

  it('P-COMP-07: a Pit and a Rubble of each colour, and no second one', () => {
    const laid = ({ state }: Scene) =>
      state.tiles.flatMap(({ covers }) => covers.map(({ name, owner }) => `${owner} ${name}`)).toSorted();
    const s = scene('yIl@T1[0,0] bIl@T1[4,0]', hall([]));
    const yellow = ['Il!pit T1[0,1]', 'Il!rubble T1[0,4]'];
    const four = play(s, ...yellow, 'pass', 'blue: A4', 'Il!pit T1[4,1]', 'Il!rubble T1[4,3]');
    const all = ['blue pit', 'blue rubble', 'yellow pit', 'yellow rubble'];
    expect(laid(four)).toEqual(all);
    const again = play(four, 'Il!pit T1[3,0]', 'Il!rubble T1[4,2]');
    expect(laid(again)).toEqual(all);
  });

  it('P-COMP-11: rooms 5 to 8 are the house layouts', () => {
    const text = rooms.map((room) => formatRoom(room, legend)).join('\n');
    expect(sha256(text)).toBe('341520352df450a043384ed7f296b3c23e053b98c36d7e9679a055881165d688');
  });
});
