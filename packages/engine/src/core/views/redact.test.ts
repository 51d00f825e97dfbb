import { describe, expect, it } from 'vitest';
import { scene } from '../../testing/scene.ts';
import type { GameEvent } from '../event.ts';
import { HIDDEN, type Option, type Player, type Seat, type State, type Task } from '../state.ts';
import { redact, redactEvent, VIEWERS, type Viewer } from './redact.ts';

const covered = (count: number) => Array.from({ length: count }, () => HIDDEN);
const sun: Option = { word: 'sun' };
const moon: Option = { word: 'moon' };

/** What yellow has, all of it secret somewhere. */
const YELLOW: Partial<Player> = {
  hand: ['A2', 'C0', 'C3'],
  team: ['thief', 'rope'],
  pairs: ['1', '2'],
  reserve: ['goblin'],
  lineup: ['troll', 'warrior'],
  facing: [200, 201],
  committed: 'C3',
  second: 'C0',
  bared: ['C3'],
};

const stateWith = (rules: string, yellow: Partial<Player> = {}, more: Partial<State> = {}): State => {
  const { state } = scene('', { rules, stash: { T2: ['yGo', 'bSword'] }, faceDown: ['T2'] });
  const players = { ...state.players, yellow: { ...state.players.yellow, ...YELLOW, ...yellow } };
  return { ...state, players, ...more };
};

const seenBy = (viewer: Viewer, state: State): Player => redact(state, viewer).players.yellow;

describe('What a seat has', () => {
  it('B-HID-03 B-HID-05: its owner sees all of it', () => {
    const state = stateWith('base.1');
    expect(seenBy('yellow', state)).toEqual(state.players.yellow);
  });

  it.each(['blue', 'spectator'] as const)('is covered for %s where it is secret, card by card', (viewer) => {
    const state = stateWith('base.1');
    expect(seenBy(viewer, state)).toEqual({
      ...state.players.yellow,
      reserve: covered(1),
      lineup: covered(2),
      facing: covered(2),
      committed: HIDDEN,
      second: HIDDEN,
      bared: viewer === 'blue' ? ['C3'] : covered(1),
    });
  });

  it('is open where nothing was laid, and where it was laid face-up', () => {
    const nothing = seenBy('blue', stateWith('base.1', { committed: undefined, second: undefined }));
    expect([nothing.committed, nothing.second]).toEqual([undefined, undefined]);
    const open = seenBy('blue', stateWith('base.1', { open: true }));
    expect([open.committed, open.second]).toEqual(['C3', 'C0']);
  });

  it('B-HID-08: of a hand the covert cards alone are covered', () => {
    const { hand } = seenBy('blue', stateWith('base.1', {}, { covert: ['C0', 'C3'] }));
    expect(hand).toEqual(['A2', HIDDEN, HIDDEN]);
  });

  it('P-HID-01: a team and its pairs are covered where each chose his own in secret', () => {
    const free = seenBy('blue', stateWith('base.1+paladins.1 teams=free'));
    expect([free.team, free.pairs]).toEqual([covered(2), covered(2)]);
    const open = seenBy('blue', stateWith('base.1+paladins.1 teams=mutual'));
    expect([open.team, open.pairs]).toEqual([YELLOW.team, YELLOW.pairs]);
  });
});

describe('What lies covered', () => {
  it('B-HID-03: nobody sees a token on a room, and a reminder tells its owner alone', () => {
    const state = stateWith('base.1');
    const stashes = (viewer: Viewer, memory?: 'recalls') =>
      redact(state, viewer, memory).tiles.flatMap(({ stash }) => stash.map(({ kind, owner }) => `${owner} ${kind}`));
    for (const viewer of VIEWERS) expect(stashes(viewer)).toEqual(['yellow ?', 'blue ?']);
    expect(VIEWERS.map((viewer) => stashes(viewer, 'recalls'))).toEqual([
      ['yellow goblin', 'blue ?'],
      ['yellow ?', 'blue sword'],
      ['yellow ?', 'blue ?'],
    ]);
  });

  it('keeps the very list of tiles where nothing lies covered', () => {
    const { state } = scene('yTh@T1[1,1]');
    expect(redact(state, 'blue').tiles).toBe(state.tiles);
  });

  it('P-HID-05: a seat knows the rooms that it brought and that do not lie open', () => {
    const { state } = scene('', { rules: 'base.1+paladins.1 teams=free' });
    const { yellow, blue } = state.players;
    const tiles = state.tiles.map((tile, nth) => ({ ...tile, room: nth === 0 ? '1cw' : undefined }));
    const brought = { yellow: { ...yellow, pairs: ['1'] }, blue: { ...blue, pairs: ['1', '2'] } };
    const unseen = ['1ccw', '1ccw', '1cw', '2ccw', '2cw'];
    const rooms = (viewer: Viewer) => redact({ ...state, tiles, unseen, players: brought }, viewer).unseen;
    expect(rooms('yellow')).toEqual(['1ccw', ...covered(4)]);
    expect(rooms('blue')).toEqual(['1ccw', '2ccw', '2cw', ...covered(2)]);
    expect(rooms('spectator')).toEqual(covered(5));
    const nobody = { yellow: { ...yellow, pairs: [] }, blue: { ...blue, pairs: [] } };
    expect(redact({ ...state, unseen, players: nobody }, 'blue').unseen).toEqual(unseen);
    expect(redact({ ...scene('').state, unseen, players: brought }, 'blue').unseen).toEqual(unseen);
  });

  it('a seat’s lot has backs for all others, and a row has none', () => {
    const things = [{ face: sun, sideways: true }];
    const lots = [
      { name: 'row', things },
      { name: 'yellow', things },
    ];
    const piles = [{ name: 'omens', all: [sun, moon], lots }];
    const lotsFor = (viewer: Viewer) => redact(stateWith('base.1', {}, { piles }), viewer).piles[0]?.lots;
    expect(lotsFor('yellow')).toEqual(lots);
    for (const viewer of ['blue', 'spectator'] as const) {
      expect(lotsFor(viewer)).toEqual([lots[0], { name: 'yellow', things: [{ face: HIDDEN, sideways: true }] }]);
    }
  });

  it('a secret question has options for whoever alone may know them', () => {
    const open: Task = { kind: 'question', seats: ['yellow'], asks: 'keep', options: [sun, moon], otherwise: 1 };
    const secret: Task = { ...open, only: 'yellow' };
    const act: Task = { kind: 'act', seats: ['yellow'] };
    const tasksFor = (viewer: Viewer) => redact(stateWith('base.1', {}, { tasks: [act, open, secret] }), viewer).tasks;
    expect(tasksFor('yellow')).toEqual([act, open, secret]);
    expect(tasksFor('blue')).toEqual([act, open, { ...secret, options: HIDDEN, otherwise: 0 }]);
  });
});

/** What yellow, blue and a spectator are told of it. */
const told = (event: GameEvent) => VIEWERS.map((viewer) => redactEvent(event, viewer));
const [yellow, all]: readonly [Seat, GameEvent] = ['yellow', { type: 'turnEnded' }];

describe('What is told of an event', () => {
  it.each<readonly [GameEvent, Partial<Record<string, unknown>>]>([
    [
      { type: 'picked', seat: yellow, kind: 'rope', team: 'rope' },
      { kind: HIDDEN, team: HIDDEN },
    ],
    [{ type: 'picked', seat: yellow, kind: 'rope', team: 'rope', open: true }, { kind: HIDDEN }],
    [
      { type: 'paired', seat: yellow, pair: '1', rooms: ['1cw', '1ccw'] },
      { pair: HIDDEN, rooms: covered(2) },
    ],
    [{ type: 'paired', seat: yellow, pair: '1', rooms: ['1cw', '1ccw'], open: true }, {}],
    [{ type: 'forgone', seat: yellow, kind: 'troll' }, { kind: HIDDEN }],
    [{ type: 'lined', seat: yellow, kind: 'troll' }, { kind: HIDDEN }],
    [{ type: 'faced', seat: yellow, at: 200 }, { at: HIDDEN }],
    [{ type: 'handShown', seat: yellow, cards: ['C0', 'C1'] }, {}],
    [{ type: 'handShown', seat: yellow, cards: ['C0', 'C1'], only: yellow }, { cards: covered(2) }],
    [{ type: 'committed', seat: yellow, card: 'C3' }, { card: HIDDEN }],
    [{ type: 'committed', seat: yellow, card: 'C3', open: true }, {}],
    [{ type: 'chosen', by: yellow, asks: 'keep', option: sun, only: yellow }, { option: HIDDEN }],
    [{ type: 'chosen', by: yellow, asks: 'keep', option: sun }, {}],
    [{ type: 'laid', pile: 'omens', face: sun, to: yellow }, { face: HIDDEN }],
    [{ type: 'laid', pile: 'omens', face: sun, to: 'row' }, {}],
    [{ type: 'answered' }, {}],
    [all, {}],
  ])('%j', (event, hidden) => {
    expect(told(event)).toEqual([event, { ...event, ...hidden }, { ...event, ...hidden }]);
  });

  it('C-CHAR-TELEPATH-2: whoever is shown a hand sees it, and a spectator sees backs', () => {
    const event = { type: 'handShown', seat: yellow, cards: ['C0'], only: 'blue' } as const;
    expect(told(event)).toEqual([event, event, { ...event, cards: covered(1) }]);
  });

  it('B-HID-03: of a token hidden on a room even its owner is told the back alone, unless he is reminded', () => {
    const event = { type: 'stashed', seat: yellow, tile: 3, kind: 'goblin', token: 'goblin' } as const;
    expect(told(event)).toEqual([
      { ...event, token: HIDDEN },
      { ...event, kind: HIDDEN, token: HIDDEN },
      { ...event, kind: HIDDEN, token: HIDDEN },
    ]);
    expect(VIEWERS.map((viewer) => redactEvent(event, viewer, 'recalls'))[0]).toEqual(event);
  });

  it('a secret question is asked in secret, and follows an answer in secret', () => {
    const task: Task = {
      kind: 'question',
      seats: [yellow],
      asks: 'keep',
      options: [sun, moon],
      otherwise: 1,
      only: yellow,
    };
    const hidden = { ...task, options: HIDDEN, otherwise: 0 };
    for (const type of ['asked', 'answered'] as const) {
      expect(told({ type, task })).toEqual([
        { type, task },
        { type, task: hidden },
        { type, task: hidden },
      ]);
    }
  });
});
