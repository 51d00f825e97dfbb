import { compile, evolve, formatTile, parsePosition, redact, type State, start } from '@archmage/engine';
import { at, play, rulesOf, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import example from '../../../../docs/example.dtp?raw';
import { type PictureOptions, pictureOf } from './picture.ts';
import { storyOf, testGame, trust } from './test-games.ts';

const words = { room: (view: State, tile: number) => formatTile(view.tiles, tile) };
const options: PictureOptions = { words };
const ROOMS = ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'];

describe('A picture', () => {
  const rules = trust(compile('base.1 beginner'));
  const state = trust(parsePosition(example, rules));
  const picture = pictureOf(rules, redact(state, 'yellow'), options);

  test('has the rooms as they lie', () => {
    expect(picture.shape).toEqual({ size: 5, columns: 3, rows: 2 });
    expect(picture.rooms.map(({ label }) => label).join('')).toBe('ABCDEF');
    expect(picture.rooms[0]).toMatchObject({ slot: 0, turn: 1, face: { number: 4, arrow: 'clockwise' }, backs: [] });
    expect(picture.rooms[2]?.face?.arrow).toBe('counterclockwise');
    expect(picture.rooms[0]?.face?.terrain[picture.rooms[0].face.gear]).toBe('gear');
  });

  test('has backs on a face-down room, with no more than the view knows', () => {
    expect(picture.rooms[1]).toMatchObject({
      face: undefined,
      backs: [
        { side: 'blue', kind: undefined },
        { side: 'yellow', kind: undefined },
      ],
    });
    const recalled = pictureOf(rules, redact(state, 'yellow', 'recalls'), options);
    expect(recalled.rooms[1]?.backs).toEqual([
      { side: 'blue', kind: undefined },
      { side: 'yellow', kind: 'sword' },
    ]);
  });

  test('has the tokens in play', () => {
    expect(picture.tokens).toHaveLength(state.pieces.filter((piece) => piece.at >= 0).length);
    const loaded = scene('yWa@T1[1,1]+ySword bGo@T1[1,2]*');
    const { tokens } = pictureOf(loaded.rules, loaded.state, options);
    expect(tokens).toMatchObject([
      { kind: 'warrior', side: 'yellow', wounded: false, place: at(loaded, 'T1[1,1]') },
      { kind: 'sword', sort: 'object', carrier: token(loaded, 'yWa').id },
      { kind: 'goblin', side: 'blue', wounded: true },
    ]);
  });

  test('shows portcullises as they are, from both sides', () => {
    const s = scene('', { open: ['T1[2,0]|T1[2,1]'], broken: ['T1[2,3]|T1[2,4]'] });
    const edges = pictureOf(s.rules, s.state, options).rooms[0]?.face?.edges ?? [];
    expect([edges[10 * 4 + 1], edges[11 * 4 + 3]]).toEqual(['portcullis-open', 'portcullis-open']);
    expect([edges[13 * 4 + 1], edges[14 * 4 + 3]]).toEqual(['portcullis-broken', 'portcullis-broken']);
    const closed = scene('');
    expect(pictureOf(closed.rules, closed.state, options).rooms[0]?.face?.edges[10 * 4 + 1]).toBe('portcullis');
  });

  test('shows whose marker a broken wall and an illusion are', () => {
    const s = scene('', {
      rules: 'paladins.1',
      rooms: ROOMS,
      covers: { 'T1[0,0]': 'rubble:blue', 'T1[4,4]': 'pit:yellow' },
    });
    const broken: State = {
      ...s.state,
      tiles: s.state.tiles.map((tile, nth) =>
        nth === 0 ? { ...tile, marks: [{ edge: 2 * 4 + 1, state: 'broken', by: 'blue' }] } : tile,
      ),
    };
    const face = pictureOf(s.rules, broken, options).rooms[0]?.face;
    expect([face?.edges[2 * 4 + 1], face?.edges[3 * 4 + 3]]).toEqual(['breach-blue', 'breach-blue']);
    expect(face?.covers).toEqual([
      { cell: 0, name: 'rubble', side: 'blue' },
      { cell: 24, name: 'pit', side: 'yellow' },
    ]);
    expect(pictureOf(s.rules, s.state, options).rooms[0]?.face?.edges[2 * 4 + 1]).toBe('wall');
  });

  test('shows starters as backs before the teams are shown', () => {
    const lined = play(
      { rules: rulesOf('base.1'), state: start(rulesOf('base.1')) },
      'yellow: line Th',
      'yellow: line Wa',
    );
    const seenBy = (viewer: 'yellow' | 'blue') => pictureOf(lined.rules, redact(lined.state, viewer), options).tokens;
    expect(seenBy('blue').map(({ kind }) => kind)).toEqual([undefined, undefined]);
    expect(seenBy('yellow').map(({ kind }) => kind)).toEqual(['thief', 'warrior']);
    expect(seenBy('blue').map(({ place }) => place)).toEqual([at(lined, 'YL1'), at(lined, 'YL3')]);
  });

  test('tells moods', () => {
    const s = scene('yWa@T1[1,1] yCl@T1[1,2] yGo@T1[1,3] bGo@T1[3,3]');
    const id = (name: string) => token(s, name).id;
    const moods = pictureOf(s.rules, s.state, {
      words,
      selected: id('yWa'),
      ready: { seat: 'yellow', pieces: new Set([id('yWa'), id('yCl')]) },
    }).tokens.map((each) => [each.id, each.mood]);
    expect(Object.fromEntries(moods)).toEqual({
      [id('yWa')]: 'selected',
      [id('yCl')]: 'ready',
      [id('yGo')]: 'spent',
      [id('bGo')]: 'plain',
    });
  });
});

describe('The next picture', () => {
  test('is the same object when nothing changed, even if the view was made anew', () => {
    const s = scene('yWa@T1[1,1]', { faceDown: ['T2'], stash: { T2: ['yGo'] } });
    const first = pictureOf(s.rules, redact(s.state, 'yellow'), options);
    expect(pictureOf(s.rules, redact(s.state, 'yellow'), { words, previous: first })).toBe(first);
  });

  test('shares all that an event did not touch', () => {
    const game = testGame('base-2');
    const { rules } = game;
    const story = storyOf(game, 'yellow');
    let view = story.start;
    let picture = pictureOf(rules, view, options);
    const redrawn: object[] = [];
    for (const event of story.chapters.flatMap(({ events }) => events)) {
      const after = evolve(view, event);
      const next = pictureOf(rules, after, { words, previous: picture });
      for (const [nth, room] of next.rooms.entries()) {
        if (after.tiles[nth] === view.tiles[nth] && room !== picture.rooms[nth]) redrawn.push(room);
      }
      const known = new Map(picture.tokens.map((each) => [each.id, each]));
      for (const each of next.tokens) {
        if (after.pieces[each.id] === view.pieces[each.id] && after.players === view.players) {
          if (each !== known.get(each.id)) redrawn.push(each);
        }
      }
      view = after;
      picture = next;
    }
    expect(redrawn).toEqual([]);
    expect(picture).toEqual(pictureOf(rules, view, options));
  });
});
