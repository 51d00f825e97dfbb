import { describe, expect, it } from 'vitest';
import { SEATS, topTask } from '../../../core/state.ts';
import { at, offers, opening, play, rulesOf, scene, table, verdict } from '../../../testing/scene.ts';
import { apLeft, spot } from '../../../testing/tell.ts';

const rules = rulesOf('base.1');
const rooms = Object.values(rules.rooms).map(({ room }) => room);
const kinds = (seat: string, sort: string) =>
  rules.roster.filter((member) => member.owner === seat && member.sort === sort).map(({ code }) => code);

const SPEED_STRENGTH = [
  ['Cl', 4, 2],
  ['Go', 4, 1],
  ['Me', 3, 2],
  ['Th', 5, 2],
  ['Tr', 2, 4],
  ['Ww', 4, 1],
  ['Wa', 3, 3],
  ['Wz', 4, 1],
] as const;

/** Every portcullis of board S by its two squares, western or northern first. */
const PORTCULLISES = [
  'T1[2,0]|T1[2,1]',
  'T1[2,3]|T1[2,4]',
  'B1[3,3]|B1[3,4]',
  'T2[2,0]|T2[2,1]',
  'T2[2,3]|T2[2,4]',
  'B2[1,1]|B2[1,2]',
  'T3[1,0]|T3[1,1]',
  'T3[3,2]-T3[4,2]',
  'B3[0,0]|B3[0,1]',
  'B3[0,2]-B3[1,2]',
  'B3[1,4]-B3[2,4]',
  'T4[0,3]-T4[1,3]',
  'B4[0,1]-B4[1,1]',
] as const;
const squaresOf = (edge: string) => edge.split(/[|-]/) as [string, string];

describe('Components', () => {
  it('B-COMP-01: two sides with the same 8 characters, 6 objects and 16 cards', () => {
    expect(SEATS).toEqual(['yellow', 'blue']);
    for (const seat of SEATS) {
      expect([...kinds(seat, 'character')].sort()).toEqual(['Cl', 'Go', 'Me', 'Th', 'Tr', 'Wa', 'Ww', 'Wz']);
      expect(kinds(seat, 'object')).toHaveLength(6);
      expect(rules.deck[seat]).toHaveLength(16);
    }
    expect(rules.roster).toHaveLength(28);
    expect(rules.deck.blue).toEqual(rules.deck.yellow);
  });

  it('B-COMP-02: four pairs of rooms, one gear each, the arrows of a pair turning opposite ways', () => {
    const arrows = Object.fromEntries(
      ['1', '2', '3', '4'].map((number) => [
        number,
        rooms.filter((room) => room.number === number).map(({ arrow }) => arrow),
      ]),
    );
    for (const pair of Object.values(arrows)) expect([...pair].sort()).toEqual(['ccw', 'cw']);
    expect(rooms).toHaveLength(8);
    for (const room of rooms) {
      expect([room.size, room.cells.length]).toEqual([5, 25]);
      expect(room.cells.filter((cell) => cell === 'gear')).toHaveLength(1);
    }
    expect(offers(scene('yGo@T1[0,1]'), /rot/)).toEqual(['Go rot A-', 'Go rot E+']);
  });

  it('B-COMP-03: squares are floor, gear or pit, sides open, wall or portcullis', () => {
    expect([...new Set(rooms.flatMap(({ cells }) => cells))].sort()).toEqual(['floor', 'gear', 'pit']);
    expect([...new Set(rooms.flatMap(({ edges }) => edges))].sort()).toEqual(['open', 'portcullis', 'wall']);
  });

  it('B-COMP-03: a border has both rooms’ edges, and they turn with their room', () => {
    const s = scene('yCl@T3[4,4] yGo@B3[2,1]');
    expect(verdict(s, 'Cl T3[4,4]>B3[0,4]')).toBe('B-MOVE-02');
    expect(verdict(play(s, 'Go rot G+'), 'Cl T3[4,4]>B3[0,4]')).toBe('legal');
  });

  it('B-COMP-04: every portcullis stands between two squares of one room', () => {
    const drawn = rooms.map(({ edges }) => edges.filter((edge) => edge === 'portcullis').length);
    expect(drawn.reduce((sum, halves) => sum + halves, 0)).toBe(2 * PORTCULLISES.length);
  });

  it.each(PORTCULLISES)('B-COMP-04 B-COMP-03: the portcullis %s starts closed', (edge) => {
    const [from, to] = squaresOf(edge);
    expect(verdict(scene(`yCl@${from}`), `Cl ${from}>${to}`)).toBe('B-MOVE-02');
    expect(verdict(scene(`yCl@${to}`), `Cl ${to}>${from}`)).toBe('B-MOVE-02');
    expect(verdict(scene(`yCl@${from}`, { open: [edge] }), `Cl ${from}>${to}`)).toBe('legal');
  });

  it('B-COMP-C2: the squares that are not pits in each room', () => {
    const counts = Object.fromEntries(
      rooms.map(({ id, cells }) => [id, cells.filter((cell) => cell !== 'pit').length]),
    );
    expect(counts).toEqual({
      '1ccw': 23,
      '1cw': 24,
      '2ccw': 22,
      '2cw': 23,
      '3ccw': 23,
      '3cw': 23,
      '4ccw': 24,
      '4cw': 24,
    });
  });

  it('B-COMP-C3: none of the 20 outer edges of a room is a portcullis', () => {
    for (const { edges } of rooms) {
      const outer = edges.filter((_, nth) => {
        const [row, column] = [Math.floor(nth / 20), Math.floor(nth / 4) % 5];
        return [row === 0, column === 4, row === 4, column === 0][nth % 4];
      });
      expect(outer).toHaveLength(20);
      expect(outer).not.toContain('portcullis');
    }
  });

  it('B-COMP-05: 20 columns by 10 rows between two lines of ten squares', () => {
    expect([rules.grid.columns * rules.grid.size, rules.grid.lineLength]).toEqual([20, 10]);
    expect(rules.grid.places).toBe(200 + 2 * 10);
    expect(rules.lines).toEqual(SEATS.map((seat) => ({ seat, dots: [1, 3, 6, 8] })));
    expect(verdict(scene('yCl@YL3'), 'Cl YL3>T1[3,0]')).toBe('legal');
    expect(verdict(scene('yCl@YL6'), 'Cl YL6>B1[1,0]')).toBe('legal');
    expect(verdict(scene('bCl@BL7', { active: 'blue' }), 'Cl BL7>B4[2,4]')).toBe('legal');
    expect(() => at(table(), 'YL10')).toThrow('There is no square');
  });

  it.each(SPEED_STRENGTH)('B-COMP-06: %s has Speed %i', (code, speed) => {
    const path = (squares: number) => Array.from({ length: squares + 1 }, (_, nth) => `YL${nth}`).join('>');
    const s = scene(`y${code}@YL0`);
    expect(verdict(s, `${code} ${path(speed)}`)).toBe('legal');
    expect(verdict(s, `${code} ${path(speed + 1)}`)).toBe('B-MOVE-01');
  });

  it.each(SPEED_STRENGTH)('B-COMP-06: %s (Speed %i) has Strength %i', (code, _, strength) => {
    const attack = play(scene(`y${code}@T1[1,1] b${code}@T1[1,2]`), `${code} x b${code}`);
    expect(topTask(attack.state)).toMatchObject({ kind: 'commit', strength: { yellow: strength, blue: strength } });
  });

  it('B-COMP-07: one of each object for each player', () => {
    for (const seat of SEATS) {
      expect([...kinds(seat, 'object')].sort()).toEqual(['Armor', 'Potion', 'Rope', 'Sword', 'Treasure', 'Wand']);
    }
  });

  it('B-COMP-08 B-COMP-C1: of 16 cards four are for turns, for 14 action points together', () => {
    let s = opening();
    expect(s.state.players.yellow.hand).toHaveLength(16);
    const actionPoints = ['A2', 'A3', 'A4', 'A5'].map((card) => {
      const turn = play(s, `yellow: ${card}`);
      s = play(turn, 'pass', `blue: ${card}`, 'pass');
      return apLeft(turn);
    });
    expect(actionPoints).toEqual([2, 3, 4, 5]);
  });

  it('B-COMP-08 B-COMP-C1: nine are for combats, and add 0, 1, 2, 2, 3, 3, 4, 5 and 6: 26 together', () => {
    const { hand } = opening().state.players.yellow;
    // The weaker by one makes it even with a card that adds one more.
    const fight = play(scene('yCl@T1[1,1] bWa@T1[1,2]', { players: { yellow: { hand } } }), 'Cl x bWa');
    const isEven = (one: string, other: string) => {
      const after = play(fight, `yellow: ${one}`, `blue: ${other}`);
      return [spot(after, 'yCl'), spot(after, 'bWa')].join() === 'T1[1,1],T1[1,2]';
    };
    const cards = offers(fight, /./, 'yellow');
    const ladder = hand
      .filter((card) => cards.includes(card))
      .map((card) => cards.filter((each) => isEven(card, each)));
    expect(ladder.map((even) => even.join())).toEqual(['', 'C0', 'C1', 'C1', 'C2', 'C2', 'C3', 'C4', 'C5']);
  });

  it('B-COMP-08: three are for jumps', () => {
    const [there, back] = ['Wa T4[3,1]^T4[3,2]>T4[3,3]', 'Wa T4[3,3]^T4[3,2]>T4[3,1]'];
    const { hand } = opening().state.players.yellow;
    const jumped = play(scene('yWa@T4[3,1]', { players: { yellow: { hand } } }), there, back, there);
    expect(verdict(jumped, back)).toBe('B-JUMP-01');
  });

  it('B-COMP-08: a player has all his remaining cards in hand and chooses freely', () => {
    const first = opening('yellow');
    expect(first.state.players.yellow.hand).toEqual(rules.deck.yellow);
    expect(first.state.players.blue.hand).toEqual(rules.deck.blue);
    const played = play(first, 'A2');
    expect(played.state.players.yellow.hand).toEqual(rules.deck.yellow.filter((card) => card !== 'A2'));
    const fight = play(scene('yWa@T1[1,1] bGo@T1[1,2]'), 'Wa x bGo');
    for (const seat of SEATS) expect(offers(fight, /./, seat)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(play(fight, 'C6', 'blue: C6').state.players.yellow.hand).toEqual(rules.deck.yellow.slice(0, -1));
  });

  it('B-COMP-08: a card that is spent is no longer in hand', () => {
    const spent = scene('yWa@T1[1,1] bGo@T1[1,2]', { players: { yellow: { hand: ['A2', 'C0'] } } });
    expect(verdict(play(spent, 'Wa x bGo'), 'yellow: C6')).toBe('B-COMP-08');
    expect(verdict(play(spent, 'Wa x bGo'), 'yellow: C0')).toBe('legal');
  });

  it.each([['open'], ['broken']] as const)('B-COMP-09: all portcullises may be %s at the same time', (state) => {
    const [last, ...others] = [...PORTCULLISES];
    const [from, to] = squaresOf(last as string);
    const s = scene(`yTh@${from} yWa@${to}`, { [state]: others });
    const after = play(s, state === 'open' ? `Th!lock ${last}` : `Wa!break ${last}`);
    const marks = after.state.tiles.flatMap((tile) => tile.marks);
    expect(marks.map((mark) => mark.state)).toEqual(PORTCULLISES.map(() => state));
    expect(spot(after, 'yTh')).toBe('T1[2,0]');
  });
});
