import { describe, expect, it } from 'vitest';
import { decide, isRefusal } from '../../../core/decide.ts';
import { HIDDEN, SEATS, topTask, UNSEEN } from '../../../core/state.ts';
import { redact, redactEvent } from '../../../core/views/redact.ts';
import { parseAction } from '../../../notation/action.ts';
import { LINEUP, offers, opening, play, type Scene, table, token, verdict } from '../../../testing/scene.ts';
import { spot } from '../../../testing/tell.ts';

const lines = (seat: string, codes: readonly string[]) => codes.map((code) => `${seat}: line ${code}`);
/** Both teams lie face-down; yellow or blue has been drawn to begin placing. */
const lined = (placer = 'yellow', id = 'base.1'): Scene =>
  play(table(id), ...lines('yellow', LINEUP), ...lines('blue', LINEUP), `chance: * ${placer}`);
const asked = ({ state }: Scene) => topTask(state)?.seats.join();
/** Lays tokens in the first rooms that take them until the task is done; who was asked each time. */
const fillUp = (s: Scene): { readonly order: readonly (string | undefined)[]; readonly filled: Scene } => {
  const order: (string | undefined)[] = [];
  let filled = s;
  while (topTask(filled.state)?.kind === 'hide') {
    order.push(asked(filled));
    filled = play(filled, offers(filled)[0] as string);
  }
  return { order, filled };
};
const stashSizes = ({ state }: Scene) => state.tiles.map(({ stash }) => stash.length);

describe('Set-up', () => {
  it('B-SETUP-01: eight rooms lie face-down as 4 x 2, and nobody knows which is where', () => {
    const { rules, state } = table();
    expect(state.tiles.map(({ slot, room }) => [slot, room])).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n, undefined]),
    );
    expect([rules.grid.columns, rules.grid.rows]).toEqual([4, 2]);
    expect([...state.unseen].sort()).toEqual(['1ccw', '1cw', '2ccw', '2cw', '3ccw', '3cw', '4ccw', '4cw']);
    expect(rules.lines.map(({ seat }) => seat)).toEqual(['yellow', 'blue']);
  });

  it('B-SETUP-01: any room still missing may turn up, a room already seen may not', () => {
    const first = play(opening(), 'A2', 'Cl reveal A');
    expect(offers(first)).toHaveLength(8 * 4);
    expect(new Set(offers(first)).size).toBe(32);
    const second = play(opening(), 'A2', 'Cl reveal A', '* 3cw.1');
    const third = play(placeAll(second), 'Go reveal E');
    expect(offers(third)).toHaveLength(7 * 4);
    expect(verdict(third, '* 3cw.0')).toBe('B-SETUP-01');
    expect(verdict(third, '* 3ccw.0')).toBe('legal');
  });

  it('B-SETUP-02: each room has one of four orientations, all as likely', () => {
    const reveal = play(opening(), 'A2', 'Cl reveal A');
    expect(offers(reveal, /1cw/)).toEqual(['* 1cw.0', '* 1cw.1', '* 1cw.2', '* 1cw.3']);
    expect(verdict(reveal, '* 1cw.4')).toBe('B-SETUP-01');
    for (const turn of [0, 1, 2, 3]) {
      expect(play(reveal, `* 1cw.${turn}`).state.tiles[0]).toMatchObject({ room: '1cw', turn });
    }
    expect(verdict(reveal, 'yellow: * 1cw.0')).toBe('B-TURN-12');
  });

  it('B-SETUP-03: four of the eight characters, in any order, no objects', () => {
    const s = table();
    expect(offers(s, /./, 'yellow')).toEqual(
      ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'Wz'].map((code) => `line ${code}`),
    );
    expect(verdict(s, 'yellow: line Sword')).toBe('B-SETUP-03');
    expect(verdict(play(s, 'yellow: line Wz'), 'yellow: line Wz')).toBe('B-SETUP-06');
    const three = play(s, ...lines('yellow', ['Wz', 'Tr', 'Cl']));
    expect(verdict(three, 'yellow: line Me')).toBe('legal');
    const four = play(three, 'yellow: line Me');
    expect(verdict(four, 'yellow: line Go')).toBe('B-TURN-12');
    const shown = fillUp(play(four, ...lines('blue', LINEUP), '* yellow')).filled;
    expect(['yWz', 'yTr', 'yCl', 'yMe'].map((name) => spot(shown, name))).toEqual(['YL1', 'YL3', 'YL6', 'YL8']);
  });

  it('B-SETUP-03: both choose at the same time and see nothing of the other’s choice', () => {
    expect(topTask(table().state)).toEqual({ kind: 'lineup', seats: SEATS });
    const s = play(table(), 'blue: line Tr', 'yellow: line Th', 'blue: line Wa');
    expect(redact(s.state, 'yellow').players.blue.lineup).toEqual([HIDDEN, HIDDEN]);
    expect(redact(s.state, 'yellow').players.blue.reserve).toEqual(Array.from({ length: 12 }, () => HIDDEN));
    expect(redact(s.state, 'yellow').players.yellow.lineup).toEqual(['thief']);
    expect(redact(s.state, 'spectator').players.yellow.lineup).toEqual([HIDDEN]);
    const lined_ = { type: 'lined', seat: 'yellow', kind: 'thief' } as const;
    expect(redactEvent(lined_, 'blue')).toEqual({ ...lined_, kind: HIDDEN });
  });

  it('B-SETUP-04: a drawn player starts, then they alternate, one token each, in rooms of their choice', () => {
    const before = play(table(), ...lines('yellow', LINEUP), ...lines('blue', LINEUP));
    expect(offers(before)).toEqual(['* yellow', '* blue']);
    expect(asked(play(before, '* blue'))).toBe('blue');
    const s = lined('yellow');
    expect(offers(s)).toHaveLength(10 * 8);
    const one = play(s, 'hide Sword B');
    expect(asked(one)).toBe('blue');
    expect(verdict(one, 'yellow: hide Rope C')).toBe('B-TURN-12');
    const two = play(one, 'hide Tr B');
    expect(two.state.tiles[1]?.stash).toEqual([
      { owner: 'yellow', kind: 'sword' },
      { owner: 'blue', kind: 'troll' },
    ]);
  });

  it('B-SETUP-C1 B-SETUP-05: an end room takes two tokens, a middle room three', () => {
    const ends = play(lined(), 'hide Tr A', 'hide Tr A');
    expect(verdict(ends, 'hide Me A')).toBe('B-SETUP-05');
    const middle = play(lined(), 'hide Tr B', 'hide Tr B');
    expect(verdict(middle, 'hide Me B')).toBe('legal');
    expect(verdict(play(middle, 'hide Me B'), 'hide Me B')).toBe('B-SETUP-05');
  });

  it('B-SETUP-C2 B-SETUP-05: after 20 placements every room is full', () => {
    const { order, filled } = fillUp(lined());
    expect(stashSizes(filled)).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
    expect(order).toHaveLength(20);
    const owners = filled.state.tiles.flatMap(({ stash }) => stash.map(({ owner }) => owner));
    expect([owners.filter((each) => each === 'yellow').length, owners.length]).toEqual([10, 20]);
    expect(filled.state.players.yellow.reserve).toEqual([]);
  });

  it('B-SETUP-C3 B-SETUP-04 B-SETUP-08: y, b, y, b … b; then either may be drawn for the first turn', () => {
    const { order, filled } = fillUp(lined('yellow'));
    expect(order).toEqual(Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? 'yellow' : 'blue')));
    expect(offers(filled)).toEqual(['* yellow', '* blue']);
    expect(fillUp(lined('blue')).order).toEqual([...order].reverse());
  });

  it('B-SETUP-06: nobody may look at a placed token, not even its owner', () => {
    const s = play(lined(), 'hide Sword B', 'hide Tr B');
    const faces = [
      { owner: 'yellow', kind: HIDDEN },
      { owner: 'blue', kind: HIDDEN },
    ];
    for (const viewer of ['yellow', 'blue', 'spectator'] as const) {
      expect(redact(s.state, viewer).tiles[1]?.stash).toEqual(faces);
    }
  });

  it('B-SETUP-06: placed is placed, and its owner knows a token as he lays it', () => {
    const s = play(lined(), 'hide Sword B', 'hide Tr B');
    expect(verdict(s, 'hide Sword C')).toBe('B-SETUP-06');
    expect(offers(s, /Sword/)).toEqual([]);
    const stashed = { type: 'stashed', seat: 'yellow', tile: 1, kind: 'sword', token: 'sword' } as const;
    expect(redactEvent(stashed, 'yellow')).toEqual({ ...stashed, token: HIDDEN });
    expect(redactEvent(stashed, 'blue')).toEqual({ ...stashed, kind: HIDDEN, token: HIDDEN });
  });

  it('B-SETUP-C4 B-SETUP-07: the teams stand on the dots, face-down until all tokens lie on rooms', () => {
    const before = lined();
    expect(redact(before.state, 'blue').players.yellow.lineup).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    const { filled } = fillUp(before);
    expect(LINEUP.map((code) => spot(filled, `y${code}`))).toEqual(['YL1', 'YL3', 'YL6', 'YL8']);
    expect(LINEUP.map((code) => spot(filled, `b${code}`))).toEqual(['BL1', 'BL3', 'BL6', 'BL8']);
    expect(redact(filled.state, 'blue').pieces[token(filled, 'yCl').id]).toEqual(token(filled, 'yCl'));
  });

  it('B-SETUP-07: both teams turn up at the same time, with the last token', () => {
    let s = lined();
    while (s.state.players.blue.reserve.length > 1 || asked(s) === 'yellow') s = play(s, offers(s)[0] as string);
    for (const name of ['yCl', 'bCl']) expect(token(s, name).at).toBe(UNSEEN);
    const last = parseAction(s.rules, s.state, 'blue', offers(s)[0] as string);
    if (!last.ok) throw new Error('The last token cannot be laid.');
    const events = decide(s.rules, s.state, 'blue', last.value);
    if (isRefusal(events)) throw new Error(events.code);
    expect(events.filter(({ type }) => type === 'teamShown').map((event) => 'seat' in event && event.seat)).toEqual(
      SEATS,
    );
    expect(redact(s.state, 'yellow').players.blue.lineup).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
  });

  it.each([
    ['yellow', 'yellow', 'blue'],
    ['yellow', 'blue', 'yellow'],
    ['blue', 'yellow', 'blue'],
    ['blue', 'blue', 'yellow'],
  ])('B-SETUP-08: %s began placing, %s is drawn for the first turn, then %s', (placer, first, second) => {
    const s = play(fillUp(lined(placer)).filled, `* ${first}`);
    expect(s.state.tasks).toEqual([{ kind: 'card', seats: [first] }]);
    expect(s.state.turn).toMatchObject({ number: 1, seat: first });
    const next = play(s, 'A2', 'pass');
    expect(next.state.turn).toMatchObject({ number: 2, seat: second });
    expect(play(next, 'A2', 'pass').state.turn).toMatchObject({ number: 3, seat: first });
  });

  it('B-SETUP-C5 B-SETUP-09: with 8 placements against 10 the other lays his last tokens in a row', () => {
    const id = 'base.1 handicap=yellow:6:';
    const s = play(
      table(id),
      'forgo Tr',
      'forgo Wz',
      ...lines('yellow', LINEUP),
      ...lines('blue', LINEUP),
      'chance: * yellow',
    );
    const { order, filled } = fillUp(s);
    expect(order.slice(0, 16)).toEqual(Array.from({ length: 16 }, (_, nth) => (nth % 2 === 0 ? 'yellow' : 'blue')));
    expect(order.slice(16)).toEqual(['blue', 'blue']);
    expect(filled.state.players).toMatchObject({ yellow: { reserve: [] }, blue: { reserve: [] } });
    expect(topTask(filled.state)).toMatchObject({ kind: 'draw', what: 'starter' });
  });
});

/** Lays out what a reveal turned up, on the first squares offered. */
const placeAll = (s: Scene): Scene =>
  topTask(s.state)?.kind === 'place' ? placeAll(play(s, offers(s)[0] as string)) : s;
