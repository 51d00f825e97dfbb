import { check, legal, opponent, type State, start, topTask } from '@archmage/engine';
import { at, rulesOf, type Scene, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf, deedsAt, deedsOf, highlightsOf, placesFor, readyPieces, roomsFor } from './choices.ts';
import { farReach } from './far.ts';
import { handOf } from './hand.ts';
import type { Seen } from './seen.ts';
import { viewsOf } from './story.ts';
import { momentsOf, storyOf, testGame, testGames } from './test-games.ts';

const seenIn = ({ rules, state }: Scene): Seen => ({ rules, view: state, seat: 'yellow' });

const abilities = (s: Scene, name: string) => choicesOf(seenIn(s)).characters.get(token(s, name).id);

describe('A chosen character', () => {
  test('shows where it can go, in squares and action points', () => {
    const s = scene('yTr@T1[1,1]');
    const reach = abilities(s, 'yTr')?.reach ?? [];
    const far = reach.find(({ spot }) => spot.kind === 'place' && spot.place === at(s, 'T1[1,3]'));
    expect(far).toMatchObject({ tone: 'reach', cost: 1, steps: 2 });
    expect(reach.every(({ steps }) => steps !== undefined && steps <= 2)).toBe(true);
    expect(reach.some(({ spot }) => spot.kind === 'place' && spot.place === at(s, 'T1[1,1]'))).toBe(false);
  });

  test('keeps its load where it can', () => {
    const s = scene('yGo@T1[1,1]+ySword yArmor@T1[2,1]');
    const reach = abilities(s, 'yGo')?.reach ?? [];
    const [down] = reach.filter(({ spot }) => spot.kind === 'place' && spot.place === at(s, 'T1[2,2]'));
    expect(down?.action.walk.every((leg) => 'to' in leg)).toBe(true);
  });

  test('shows whom it can attack and heal, and what it can work at', () => {
    const s = scene('yCl@T1[1,1] bGo@T1[1,2] yGo@T1[2,1]* yWa@T1[2,0] yMe@T1[0,1]');
    const cleric = abilities(s, 'yCl');
    expect(cleric?.attacks).toMatchObject([
      { spot: { kind: 'place', place: at(s, 'T1[1,2]') }, tone: 'danger', cost: 1 },
    ]);
    expect(cleric?.uses).toMatchObject([
      { action: { offer: 'heal' }, spot: { place: at(s, 'T1[2,1]') }, tone: 'magic' },
    ]);
    expect(abilities(s, 'yWa')?.uses).toMatchObject([
      { action: { offer: 'break' }, spot: { kind: 'edge' }, tone: 'work' },
    ]);
    const turns = abilities(s, 'yMe')?.rotations ?? [];
    expect(turns.map(({ action }) => `${action.tile} ${action.way}`)).toEqual(['0 cw', '0 ccw', '4 cw', '4 ccw']);
    expect(deedsAt(abilities(s, 'yMe'), { kind: 'room', room: 4 })).toHaveLength(2);
  });

  test('aims a shot at whoever is hit', () => {
    const s = scene('yWz@T1[1,1]+yWand bGo@T1[1,3]');
    const fire = abilities(s, 'yWz')?.uses ?? [];
    expect(fire).toMatchObject([{ action: { offer: 'fire', target: 1 }, tone: 'danger' }]);
    expect(fire[0]?.spot).toEqual({ kind: 'place', place: at(s, 'T1[1,3]') });
  });

  test('shows jumps, with and without the load, and rooms to reveal', () => {
    const s = scene('yWa@T1[0,1]+ySword yCl@T1[1,4]', { faceDown: ['T2'] });
    const jumps = abilities(s, 'yWa')?.jumps ?? [];
    expect(jumps.some(({ action }) => action.leave === true)).toBe(true);
    expect(jumps.every(({ tone, cost }) => tone === 'magic' && cost === 1)).toBe(true);
    expect(abilities(s, 'yCl')?.reveals).toMatchObject([{ spot: { kind: 'room', room: 1 }, tone: 'work' }]);
  });

  test('makes one highlight of all that is aimed at a spot', () => {
    const s = scene('yWa@T1[0,1]+ySword');
    const deeds = deedsOf(abilities(s, 'yWa'));
    const words = { label: (all: readonly unknown[]) => `${all.length}`, text: () => undefined };
    const highlights = highlightsOf(deeds, words);
    expect(highlights.length).toBe(new Set(deeds.map(({ spot }) => JSON.stringify(spot))).size);
    expect(highlights.reduce((sum, { label }) => sum + Number(label), 0)).toBe(deeds.length);
  });
});

test('What several Moves come to costs a point for each', () => {
  const s = scene('yTr@T1[1,1]', { ap: 2 });
  const far = farReach(seenIn(s), token(s, 'yTr').id);
  const [there] = far.filter(({ place }) => place === at(s, 'T1[3,3]'));
  expect(there).toMatchObject({ cost: 2 });
  expect(there?.plan).toHaveLength(2);
  expect(far.every(({ cost }) => cost === 2)).toBe(true);
  expect(farReach(seenIn(scene('yTr@T1[1,1]', { ap: 1 })), token(s, 'yTr').id)).toEqual([]);
});

describe('What is asked besides', () => {
  test('is listed by kind', () => {
    const set = choicesOf({ rules: rulesOf('base.1'), view: start(rulesOf('base.1')), seat: 'yellow' });
    expect(set.lines).toHaveLength(8);
    expect(set.pass).toBeUndefined();
    const game = testGame('base-1');
    const view = viewsOf(storyOf(game, 'spectator')).find((each) => topTask(each)?.kind === 'card');
    if (view === undefined) throw new Error('Nobody was asked for a card.');
    const ask = (seat: Seen['seat']) => choicesOf({ rules: game.rules, view, seat }).cards;
    expect(ask(view.turn.seat)).toEqual([{ type: 'card', card: 'A2' }]);
    expect(ask(opponent(view.turn.seat))).toEqual([]);
    expect(choicesOf(seenIn(scene('yCl@T1[1,1]'))).pass).toEqual({ type: 'pass' });
  });
});

describe('Placing and hiding', () => {
  test('is offered square by square and room by room', () => {
    const s = scene('yCl@T1[1,1]');
    const sword = token(s, 'ySword').id;
    const placing: State = {
      ...s.state,
      tasks: [{ kind: 'place', seats: ['yellow'], tile: 0, tokens: [sword], after: [] }],
    };
    const places = placesFor(choicesOf({ rules: s.rules, view: placing, seat: 'yellow' }), sword);
    expect(places).toHaveLength(22);
    expect(places).not.toContain(at(s, 'T1[1,1]'));
    const hiding: State = { ...start(s.rules), tasks: [{ kind: 'hide', seats: ['yellow'] }] };
    const hides = choicesOf({ rules: s.rules, view: hiding, seat: 'yellow' });
    expect(roomsFor(hides, 'rope')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('A hand', () => {
  const s = scene('yCl@T1[1,1]', { players: { yellow: { hand: ['A3', 'A5', 'J', 'C2', 'C2'] } } });
  const asked: State = {
    ...s.state,
    tasks: [{ kind: 'card', seats: ['yellow'] }],
    turn: { ...s.state.turn, highest: 2 },
  };
  const hand = handOf({ rules: s.rules, view: asked, seat: 'yellow' }, 'yellow');

  test('shows every card of the deck, and how many are left', () => {
    expect(hand.map(({ card }) => card).join(' ')).toBe('A2 A3 A4 A5 J C0 C1 C2 C3 C4 C5 C6');
    expect(hand.find(({ card }) => card === 'C2')).toMatchObject({ held: 2 });
    expect(hand.find(({ card }) => card === 'J')).toMatchObject({ held: 1 });
  });

  test('says what may be played now, and why the rest may not', () => {
    const told = (card: string) => {
      const answer = hand.find((each) => each.card === card)?.answer;
      return answer === undefined || 'legal' in answer ? 'legal' : answer.refusal.code;
    };
    expect(['A3', 'A5', 'A2', 'C2'].map(told)).toEqual(['legal', 'capped', 'notInHand', 'notActionCard']);
    expect(
      handOf({ rules: s.rules, view: asked, seat: 'yellow' }, 'blue').every(({ answer }) => answer === undefined),
    ).toBe(true);
  });
});

test('In real games all that is offered is legal, and nothing legal is left out', () => {
  for (const seen of testGames().flatMap((game) => momentsOf(game, 37))) {
    const choices = choicesOf(seen);
    const deeds = [...choices.characters.values()].flatMap(deedsOf);
    for (const { action, cost } of deeds) {
      expect(check(seen.rules, seen.view, seen.seat, action)).toBeUndefined();
      // R-BAN-02
      expect(cost).toBe(action.type === 'use' && action.offer === 'scream' ? 2 : 1);
    }
    const others = [...legal(seen.rules, seen.view, seen.seat)].filter(
      ({ type }) => type !== 'move' && type !== 'pass',
    );
    expect(deeds.filter(({ action }) => action.type !== 'move')).toHaveLength(others.length);
    expect(readyPieces(choices).size).toBe(choices.characters.size);
    expect(choicesOf({ ...seen })).toBe(choices);
  }
});
