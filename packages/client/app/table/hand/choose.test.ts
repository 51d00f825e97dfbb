import { type Action, check, isAsked } from '@archmage/engine';
import { type Scene, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../../../board/model.ts';
import { choicesOf, deedsOf, endOf, isSameSpot } from '../../play/choices.ts';
import { placeOf, type Seen } from '../../play/seen.ts';
import { momentsOf, testGames } from '../../play/test-games.ts';
import { cancelIntent, choose, confirmIntent, dragInTurn, nextReady, pickInTurn, take, undoStep } from './choose.ts';
import { draftIn, type Intent, NO_INTENT, type Step } from './intent.ts';

const PALADIN_ROOMS = ['6ccw.0', '7ccw.0', '5cw.0', '8ccw.0', '6cw.0', '7cw.0', '5ccw.0', '8cw.0'];
const moments = testGames().flatMap((game) => momentsOf(game, 40));
const at = (place: number): Spot => ({ kind: 'place', place });

/** Every character that could go somewhere, with where. */
const walkers = moments.flatMap((seen) =>
  [...choicesOf(seen).characters.values()]
    .filter(({ reach }) => reach.length > 1)
    .slice(0, 2)
    .map((abilities) => ({ seen, ...abilities })),
);

const isAllowed = ({ rules, view, seat }: Seen, actions: readonly Action[] | undefined) =>
  actions?.every((action) => check(rules, view, seat, action) === undefined);

/** What a click comes to when it is meant as a way. */
const walked = (seen: Seen, intent: Intent, place: number): Step => {
  const step = pickInTurn(seen, intent, at(place));
  return step.intent.kind === 'torn' ? take(seen, intent, { kind: 'walk', place }) : step;
};

describe('choosing', () => {
  test('there is something to choose from', () => {
    expect(walkers.length).toBeGreaterThan(20);
  });

  test('a click on a character that can act chooses it, and cancelling lets it go', () => {
    for (const { seen, piece } of walkers) {
      const { intent } = pickInTurn(seen, NO_INTENT, at(placeOf(seen.view, piece)));
      expect(intent).toMatchObject({ kind: 'chosen', piece });
      expect(cancelIntent(seen, intent)).toBe(NO_INTENT);
    }
  });

  test('the key goes round all who can act', () => {
    const { seen } = walkers[0] as (typeof walkers)[0];
    const ready = [...choicesOf(seen).characters.keys()];
    const met = new Set<number>();
    let intent: Intent = NO_INTENT;
    for (const _ of ready) {
      const piece = nextReady(seen, intent) ?? -1;
      met.add(piece);
      intent = choose(seen, piece);
    }
    expect([...met].sort()).toEqual([...ready].sort());
  });
});

describe('a Move', () => {
  test('is drawn by one click and done by the next on the same square', () => {
    for (const { seen, piece, reach } of walkers) {
      const end = endOf(reach.at(-1)?.action.walk ?? []);
      const drawn = walked(seen, choose(seen, piece), end);
      expect(drawn.actions).toBeUndefined();
      expect(draftIn(drawn.intent)?.at).toBe(end);
      const done = pickInTurn(seen, drawn.intent, at(end));
      expect(isAllowed(seen, done.actions)).toBe(true);
      expect(done.actions?.[0]).toMatchObject({ type: 'move', piece });
    }
  });

  test('another square is another way; undoing and cancelling lead back', () => {
    for (const { seen, piece, reach } of walkers) {
      const [first, last] = [reach[0], reach.at(-1)].map((deed) => endOf(deed?.action.walk ?? []));
      const one = walked(seen, choose(seen, piece), first ?? -1).intent;
      const other = walked(seen, one, last ?? -1).intent;
      expect(draftIn(other)?.at).toBe(last);
      expect(draftIn(undoStep(other))?.legs.length).toBeLessThan(draftIn(other)?.legs.length ?? 0);
      const back = cancelIntent(seen, other);
      expect(draftIn(back)?.legs).toEqual([]);
      expect(cancelIntent(seen, back)).toBe(NO_INTENT);
    }
  });

  test('is drawn square by square by pulling the character', () => {
    const pulls = walkers.flatMap(({ seen, piece, reach }) => {
      const deeds = deedsOf(choicesOf(seen).characters.get(piece)).filter(({ action }) => action.type !== 'move');
      const way = reach.findLast(
        ({ action, spot }) =>
          action.walk.every((leg) => 'to' in leg) && !deeds.some((deed) => isSameSpot(deed.spot, spot)),
      );
      return way === undefined
        ? []
        : [{ seen, piece, path: way.action.walk.flatMap((leg) => ('to' in leg ? leg.to : [])) }];
    });
    expect(pulls.length).toBeGreaterThan(20);
    for (const { seen, piece, path } of pulls) {
      const from = placeOf(seen.view, piece);
      const { intent } = dragInTurn(seen, { from, to: at(path.at(-1) ?? -1), path });
      expect(intent).toMatchObject({ kind: 'chosen', piece });
      expect(draftIn(intent)?.legs).toEqual(path.map((to) => ({ to })));
    }
  });
});

describe('anything else', () => {
  test('is proposed first and done when it is confirmed', () => {
    const deeds = moments.flatMap((seen) =>
      [...choicesOf(seen).characters.values()]
        .flatMap(deedsOf)
        .filter(({ action }) => action.type !== 'move')
        .map((deed) => ({ seen, deed })),
    );
    expect(new Set(deeds.map(({ deed }) => deed.action.type)).size).toBeGreaterThan(3);
    for (const { seen, deed } of deeds) {
      const proposed = take(seen, choose(seen, deed.action.piece), { kind: 'deed', deed });
      expect(proposed.actions).toBeUndefined();
      expect(isAllowed(seen, confirmIntent(proposed.intent).actions)).toBe(true);
      expect(pickInTurn(seen, proposed.intent, deed.spot).actions).toEqual([deed.action]);
      expect(cancelIntent(seen, proposed.intent)).toMatchObject({ kind: 'chosen', piece: deed.action.piece });
    }
  });

  test('whoever is asked about is asked', () => {
    for (const { view, seat } of moments) expect(isAsked(view, seat)).toBe(true);
  });
});

const sceneSeen = ({ rules, state }: Scene): Seen => ({ rules, view: state, seat: 'yellow' });

describe('an enemy out of reach', () => {
  test('leaves the fighter chosen and says by which rule it cannot be attacked', () => {
    const behind = scene('yWa@T1[2,0] bGo@T1[2,1]');
    const seen = sceneSeen(behind);
    const chosen = choose(seen, token(behind, 'yWa').id);
    expect(pickInTurn(seen, chosen, at(token(behind, 'bGo').at))).toMatchObject({
      intent: chosen,
      refusal: { code: 'notInReach' },
    });
  });

  test('is looked at while nobody is chosen who could act', () => {
    const idle = scene('yWa@T1[1,1]* yGo@T1[3,3] bGo@T1[1,3]');
    const seen = sceneSeen(idle);
    const { intent } = pickInTurn(seen, choose(seen, token(idle, 'yWa').id), at(token(idle, 'bGo').at));
    expect(intent).toMatchObject({ kind: 'chosen', piece: token(idle, 'bGo').id });
  });
});

describe('what is aimed at one of many squares', () => {
  const ring = scene('yPa@T1[0,0]+yRing bGm@T4[1,1]', { rules: 'paladins.1', rooms: PALADIN_ROOMS });
  const seen = sceneSeen(ring);
  const bearer = token(ring, 'yPa').id;
  const squares = (choicesOf(seen).characters.get(bearer)?.uses ?? []).flatMap(({ action }) => action.target ?? []);

  test('means nothing else while it is aimed, and cancelling leaves the character chosen', () => {
    expect(squares.length).toBeGreaterThan(10);
    const aimed = choose(seen, bearer, 'teleport');
    for (const square of squares) {
      expect(pickInTurn(seen, aimed, at(square)).intent).toMatchObject({
        kind: 'proposed',
        deed: { action: { offer: 'teleport', target: square } },
      });
    }
    const besides = choicesOf(seen)
      .characters.get(bearer)
      ?.reach.find(({ spot }) => spot.kind === 'place')?.spot;
    expect(besides && pickInTurn(seen, aimed, besides)).toEqual({ intent: aimed });
    expect(cancelIntent(seen, aimed)).toEqual(choose(seen, bearer));
  });
});
