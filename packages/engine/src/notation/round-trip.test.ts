import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedEdge } from '../board/edge.ts';
import { compile } from '../boxes/index.ts';
import { type Action, LIMITS, WAYS } from '../core/action.ts';
import {
  ACTORS,
  DRAWS,
  ENDINGS,
  HIDDEN,
  MARK_STATES,
  OUT,
  type Piece,
  type Player,
  SEATS,
  type Seat,
  type State,
  type Task,
  type Tile,
  type Turn,
  UNSEEN,
} from '../core/state.ts';
import { explain } from '../result.ts';
import { formatAction, parseAction } from './action.ts';
import { edgeName, formatPlace, parseEdge, parsePlace } from './place.ts';
import { formatPosition, formatPositionLine } from './position.ts';
import { parsePosition, parseRulesId } from './read-position.ts';

const compiled = compile('base.1');
if (!compiled.ok) throw new Error(explain(compiled.error));
const rules = compiled.value;
const { grid, roster } = rules;
const ids = roster.map(({ id }) => id);
const rooms = Object.keys(rules.rooms);
const inner = [...new Set(Array.from({ length: grid.cells * 4 }, (_, edge) => markedEdge(grid.size, edge)))];

const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>;
const someOf = <T>(list: readonly T[], most = list.length) => fc.shuffledSubarray([...list], { maxLength: most });
const anyOf = <T>(list: readonly T[]) => fc.constantFrom(...list);
const count = fc.nat(20);
const secret = <T extends string>(arbitrary: fc.Arbitrary<T>) => fc.oneof(arbitrary, fc.constant(HIDDEN));
const kindsOf = (seat: Seat) => roster.filter(({ owner }) => owner === seat).map(({ kind }) => kind);

const arbTiles: fc.Arbitrary<readonly Tile[]> = fc
  .tuple(
    fc.oneof(
      fc.constant(Array.from({ length: grid.slots }, (_, slot) => slot)),
      fc.shuffledSubarray(
        Array.from({ length: grid.slots }, (_, slot) => slot),
        { minLength: grid.slots },
      ),
    ),
    fc.shuffledSubarray(rooms, { minLength: grid.slots, maxLength: grid.slots }),
    fc.array(
      record({
        turn: fc.nat(3),
        isSeen: fc.boolean(),
        marks: someOf(inner, 4),
        mark: anyOf(MARK_STATES),
        stash: fc.array(fc.tuple(anyOf(SEATS), fc.nat(30)), { maxLength: 3 }),
      }),
      { minLength: grid.slots, maxLength: grid.slots },
    ),
  )
  .map(([slots, names, tiles]) =>
    tiles.map(({ turn, isSeen, marks, mark, stash }, index) => ({
      slot: slots[index] as number,
      turn,
      room: isSeen ? (names[index] as string) : undefined,
      marks: isSeen ? marks.map((edge) => ({ edge, state: mark, by: undefined })) : [],
      covers: [],
      stash: stash.map(([owner, nth]) => ({ owner, kind: kindsOf(owner)[nth] ?? HIDDEN })),
    })),
  );

/** Some stand, some are out, some unseen; then some are put into the hands of those who stand. */
const arbPieces: fc.Arbitrary<readonly Piece[]> = fc
  .array(fc.tuple(fc.integer({ min: -2, max: grid.places - 1 }), fc.boolean(), fc.nat(60)), {
    minLength: ids.length,
    maxLength: ids.length,
  })
  .map((drawn) => {
    const isCarrier = (id: number) => (drawn[id]?.[2] ?? 0) % 2 === 0 && (drawn[id]?.[0] ?? OUT) >= 0;
    return drawn.map(([at, isHurt, nth], id) => {
      const carrier = nth % 2 === 1 && nth < 2 * ids.length ? nth >> 1 : -1;
      const isCarried = carrier >= 0 && carrier !== id && isCarrier(carrier);
      const where = isCarried ? (drawn[carrier]?.[0] as number) : at;
      return { id, at: where, carrier: isCarried ? carrier : undefined, wounded: where !== UNSEEN && isHurt };
    });
  });

const arbPlayer = (seat: Seat): fc.Arbitrary<Player> =>
  record({
    hand: someOf(rules.deck[seat]),
    bank: count,
    kept: fc.constant(0),
    team: fc.array(secret(anyOf(kindsOf(seat)))),
    pairs: fc.array(secret(anyOf(['1', '2', '3', '4']))),
    reserve: fc.array(secret(anyOf(kindsOf(seat)))),
    lineup: fc.array(secret(anyOf(kindsOf(seat)))),
    facing: fc.constant([]),
    second: fc.option(secret(anyOf(rules.deck[seat])), { nil: undefined }),
    bared: someOf(rules.deck[seat]),
    committed: fc.option(secret(anyOf(rules.deck[seat])), { nil: undefined }),
    open: fc.boolean(),
    agreed: fc.boolean(),
  });

const arbTurn: fc.Arbitrary<Turn> = record({
  number: count,
  seat: anyOf(SEATS),
  purses: fc.array(record({ ap: count, only: fc.option(anyOf(ids), { nil: undefined }), lent: fc.boolean() })),
  wounded: someOf(ids),
  blocked: someOf(ids),
  highest: count,
  quiet: count,
  idle: count,
  entrances: fc.constant([]),
  done: fc.constant([]),
  stirred: fc.boolean(),
  seconds: fc.nat(),
  expired: fc.boolean(),
});

const seats = fc.shuffledSubarray([...SEATS], { minLength: 1 });
const chance = fc.constant(['chance'] as const);
const tile = fc.nat(grid.slots - 1);
const plainTask = anyOf(['forgo', 'lineup', 'hide', 'card', 'act'] as const);
const arbTask: fc.Arbitrary<Task> = fc.oneof(
  record({ kind: fc.constant('draw' as const), seats: chance, what: anyOf(DRAWS.filter((what) => what !== 'room')) }),
  record({ kind: fc.constant('draw' as const), seats: chance, what: anyOf(DRAWS), tile }),
  record({ kind: plainTask, seats }),
  record({ kind: fc.constant('place' as const), seats, tile, tokens: someOf(ids, 4), after: someOf(ids, 4) }),
  record({
    kind: fc.constant('commit' as const),
    seats,
    attackers: someOf(ids, 4),
    defenders: someOf(ids, 4),
    strength: record({ yellow: fc.integer({ min: -3, max: 30 }), blue: count }),
  }),
);

/** A token is in one place. */
const withoutTwins = (tiles: readonly Tile[], pieces: readonly Piece[]): readonly Tile[] => {
  const seen = new Set(pieces.filter(({ at }) => at !== UNSEEN).map(({ id }) => id));
  const isFirst = ({ owner, kind }: Tile['stash'][number]): boolean => {
    const id = roster.find((token) => token.owner === owner && token.kind === kind)?.id;
    return id === undefined || (!seen.has(id) && seen.add(id).has(id));
  };
  return tiles.map((each) => ({ ...each, stash: each.stash.filter(isFirst) }));
};

const arbState: fc.Arbitrary<State> = fc
  .record({
    tiles: arbTiles,
    pieces: arbPieces,
    players: record({ yellow: arbPlayer('yellow'), blue: arbPlayer('blue') }),
    turn: arbTurn,
    tasks: fc.array(arbTask, { maxLength: 4 }),
    unseen: someOf(rooms),
    ending: fc.option(record({ winner: anyOf([...SEATS, 'draw'] as const), why: anyOf(ENDINGS) })),
  })
  .map(({ ending, unseen, tasks, ...state }) => ({
    rules: rules.id,
    ...state,
    // One may always act, and nobody does once the game is over.
    tasks: ending ? [] : [...tasks, { kind: 'act' as const, seats: ['yellow' as const] }],
    piles: [],
    covert: rules.covert,
    tiles: withoutTwins(state.tiles, state.pieces),
    unseen: unseen.filter((room) => !state.tiles.some((each) => each.room === room)),
    ending: ending ?? undefined,
  }));

const place = fc.nat(grid.places - 1);
const piece = anyOf(ids);
const leave = fc.constantFrom({}, { leave: true } as const);
const offers = [...new Map(roster.flatMap((member) => member.offers).map((offer) => [offer.id, offer])).values()];

const targetOf = (state: State, target: string): fc.Arbitrary<number> => {
  if (target === 'piece') return piece;
  if (target === 'place') return place;
  if (target === 'direction') return fc.nat(3);
  return fc
    .nat(grid.places * 4 - 1)
    .map((edge) => parseEdge(rules, state.tiles, edgeName(rules, state.tiles, edge)) as number);
};

const arbUse = (state: State): fc.Arbitrary<Action> =>
  fc.oneof(
    ...offers.map(({ id, target }) => {
      const use = fc.tuple(piece, leave).map(([by, left]) => ({ type: 'use' as const, offer: id, piece: by, ...left }));
      if (target === 'none') return use;
      return fc.tuple(use, targetOf(state, target)).map(([action, to]) => ({ ...action, target: to }));
    }),
  );

const arbAction = (state: State): fc.Arbitrary<Action> => {
  const standing = state.pieces.filter(({ at }) => at >= 0).map(({ id }) => id);
  const walker = standing.length > 0 ? anyOf(standing) : undefined;
  const leg = fc.oneof(record({ to: place }), record({ take: piece }), record({ leave: piece }));
  const is = <T extends Action['type']>(type: T) => fc.constant(type);
  return fc.oneof(
    record({ type: fc.constantFrom('card' as const), card: anyOf(['A2', 'A5', 'J']) }),
    record({ type: is('commit'), card: anyOf(['C0', 'C6']) }),
    record({ type: is('draw'), drawn: anyOf(['yellow', '2ccw.1', '1,2,3']) }),
    record({ type: is('reveal'), piece, tile }),
    record({ type: is('place'), token: piece, at: place }),
    record({ type: is('rotate'), piece, tile, way: anyOf(WAYS) }),
    record({ type: is('attack'), piece, target: piece }),
    record({ type: fc.constantFrom('pass' as const, 'resign' as const, 'agree' as const) }),
    record({ type: is('timeout'), of: anyOf(LIMITS) }),
    record({ type: is('hide'), kind: anyOf(kindsOf('yellow')), tile }),
    record({ type: fc.constantFrom('forgo' as const, 'line' as const), kind: anyOf(kindsOf('yellow')) }),
    arbUse(state),
    ...(walker ? [record({ type: is('move'), piece: walker, walk: fc.array(leg) })] : []),
    ...(walker
      ? [
          fc
            .tuple(walker, place, place, leave)
            .map(([id, over, to, left]) => ({ type: 'jump' as const, piece: id, over, to, ...left })),
        ]
      : []),
  );
};

const arbStateAndAction = arbState.chain((state) => fc.tuple(fc.constant(state), arbAction(state)));

/** A valid text with a few characters replaced, left out or put in. */
const damaged = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const hit = fc.tuple(
    fc.nat(),
    fc.nat(3),
    fc.oneof(fc.string({ maxLength: 3 }), anyOf([...'@=+*|-.:#;?()>^!,/\n 0aAyJ'])),
  );
  return fc.tuple(texts, fc.array(hit, { minLength: 1, maxLength: 4 })).map(([text, hits]) =>
    hits.reduce((whole, [at, gone, put]) => {
      const from = at % (whole.length + 1);
      return whole.slice(0, from) + put + whole.slice(from + gone);
    }, text),
  );
};

describe('A position', () => {
  test('survives being written and read, on many lines and on one', () => {
    fc.assert(
      fc.property(arbState, (state) => {
        expect(parsePosition(formatPosition(rules, state), rules)).toStrictEqual({ ok: true, value: state });
        expect(parsePosition(formatPositionLine(rules, state), rules)).toStrictEqual({ ok: true, value: state });
      }),
    );
  });

  test('is never a reason to throw, and what is accepted survives', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), damaged(arbState.map((state) => formatPosition(rules, state)))), (text) => {
        parseRulesId(text);
        const read = parsePosition(text, rules);
        if (read.ok) expect(parsePosition(formatPosition(rules, read.value), rules)).toStrictEqual(read);
        else expect(read.error.line * read.error.column).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('An action', () => {
  test('survives being written and read', () => {
    fc.assert(
      fc.property(arbStateAndAction, ([state, action]) => {
        const seat = 'piece' in action ? (roster[action.piece]?.owner as Seat) : 'yellow';
        const text = formatAction(rules, state, action);
        expect({ text, read: parseAction(rules, state, seat, text) }).toStrictEqual({
          text,
          read: { ok: true, value: action },
        });
      }),
      { numRuns: 500 },
    );
  });

  test('is never a reason to throw', () => {
    const texts = arbStateAndAction.chain(([state, action]) =>
      fc.tuple(fc.constant(state), fc.oneof(fc.string(), damaged(fc.constant(formatAction(rules, state, action))))),
    );
    fc.assert(
      fc.property(texts, anyOf(ACTORS), ([state, text], seat) => {
        const read = parseAction(rules, state, seat, text);
        if (!read.ok) expect(read.error.column).toBeLessThanOrEqual(text.length + 1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('A place and an edge', () => {
  test('are named one way only', () => {
    fc.assert(
      fc.property(arbTiles, (tiles) => {
        const places = Array.from({ length: grid.places }, (_, at) => at);
        expect(places.map((at) => parsePlace(rules, tiles, formatPlace(rules, tiles, at)))).toEqual(places);
        const names = Array.from({ length: grid.places * 4 }, (_, edge) => edgeName(rules, tiles, edge));
        const again = names.map((name) => edgeName(rules, tiles, parseEdge(rules, tiles, name) as number));
        expect(again).toEqual(names);
      }),
      { numRuns: 30 },
    );
  });
});
