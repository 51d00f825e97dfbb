import { check, decide, evolve, isRefusal, type Leg, labyrinthOf, legal, redact, SEATS, walks } from '@archmage/engine';
import { at, deal, play, randomOf, rulesOf, type Scene, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf, deedsAt, deedsOf } from './choices.ts';
import { accept, beginDraft, confirm, type Draft, goTo, prospects, stepTo } from './draft.ts';
import { motionsOf } from './motions.ts';
import { fightIn, fightOf, oddsOf } from './odds.ts';
import { pictureOf } from './picture.ts';
import { isCommanded, isRefused, loadsOf, type Seen } from './seen.ts';
import { looks, raysOf } from './sights.ts';
import { draftOf } from './stand.ts';
import { whyNot } from './why.ts';

const ROOMS = ['8ccw.0', '6ccw.0', '7ccw.0', '5ccw.0', '8cw.0', '6cw.0', '7cw.0', '5cw.0'];
const box = (tokens: string, options: object = {}): Scene =>
  scene(tokens, { rules: 'paladins.1', rooms: ROOMS, ...options });
const seenIn = ({ rules, state }: Scene): Seen => ({ rules, view: state, seat: 'yellow' });
const drafted = (answer: Draft | { code: string }): Draft => {
  if ('code' in answer) throw new Error(`Refused: ${answer.code}.`);
  return answer;
};
const further = (draft: Draft, ...legs: readonly Leg[]) => draftOf(draft, draft.piece, [...draft.legs, ...legs]);
const usesAt = (s: Scene, who: string, place: number): readonly string[] =>
  deedsAt(choicesOf(seenIn(s)).characters.get(token(s, who).id), { kind: 'place', place }).map(({ action }) =>
    action.type === 'use' ? action.offer : action.type,
  );

describe('What is aimed at', () => {
  test('a breath: the first in the line, a bearer of the Fire Shield as well (P-SHIELD-03)', () => {
    const s = box('yDr@T1[0,0] bEl@T1[0,3]+bShield bPa@B4[0,0]');
    expect(usesAt(s, 'yDr', at(s, 'T1[0,3]'))).toEqual(['breathe']);
  });

  test('a theft: the square of whoever has it, each object by itself (P-PICK-07)', () => {
    const s = box('yPp@T1[4,2] bPa@T1[4,3]+bKey+bSlayer');
    expect(usesAt(s, 'yPp', at(s, 'T1[4,3]'))).toEqual(['attack', 'steal', 'steal']);
  });

  test('illusions: squares in sight; taking one back: her own square', () => {
    const s = play(box('yIl@T1[1,3] bPa@B4[0,0]'), 'Il!pit e2');
    expect(usesAt(s, 'yIl', at(s, 'T1[0,3]'))).toEqual(['pit', 'rubble', 'move']);
    expect(usesAt(s, 'yIl', at(s, 'T1[1,3]'))).toEqual(['unpit']);
  });

  test('a fountain: the square of the wounded, who does nothing else (P-FOUNT-07)', () => {
    const s = box('yEl@T3[2,3]* bPa@B4[0,0]');
    const abilities = choicesOf(seenIn(s)).characters.get(token(s, 'yEl').id);
    expect(deedsOf(abilities).map(({ action }) => action.type === 'use' && action.offer)).toEqual(['fountain']);
  });
});

describe('Charm', () => {
  const s = play(box('yIl@T1[1,3]+yScroll bPa@T1[4,3]+bKey bEl@B4[0,0]'), 'Il!charm bPa');
  const [paladin, scout] = [token(s, 'bPa').id, token(s, 'bEl').id];

  test('lets the caster’s player choose and move the enemy (P-CHARM-06)', () => {
    const seen = seenIn(s);
    expect([isCommanded(seen, paladin), isCommanded(seen, scout)]).toEqual([true, false]);
    expect(isCommanded({ ...seen, seat: 'blue' }, paladin)).toBe(true);
    const ready = { seat: 'yellow', pieces: new Set(choicesOf(seen).characters.keys()) } as const;
    const { tokens } = pictureOf(s.rules, s.state, { words: { room: () => '' }, ready });
    const moods = (id: number) => tokens.find((each) => each.id === id)?.mood;
    expect([moods(paladin), moods(scout)]).toEqual(['ready', 'plain']);
    const gone = drafted(goTo(drafted(beginDraft(seen, paladin)), at(s, 'T1[4,4]')));
    expect(isRefused(confirm(gone))).toBe(false);
  });

  test('ends with the turn: then it is an enemy again', () => {
    const later = play(s, 'pass');
    expect(isCommanded({ ...seenIn(later), seat: 'yellow' }, paladin)).toBe(false);
  });
});

describe('The Paladin', () => {
  const s = box('yPa@T2[4,1] yKey@T2[4,0] yShield@T2[4,2] yEl@T2[0,0]+yRope bPa@B4[0,0]');
  const [key, shield] = [token(s, 'yKey').id, token(s, 'yShield').id];
  const here = drafted(beginDraft(seenIn(s), token(s, 'yPa').id));
  const withKey = drafted(further(drafted(stepTo(here, at(s, 'T2[4,0]'))), { take: key }));
  const withBoth = drafted(further(drafted(goTo(withKey, at(s, 'T2[4,2]'))), { take: shield }));

  test('takes a second thing without laying down the first', () => {
    const there = drafted(goTo(withKey, at(s, 'T2[4,2]')));
    expect(prospects(there).here.map(({ what, takes }) => [what, takes])).toEqual([
      ['leave', undefined],
      ['take', shield],
      ['swap', shield],
    ]);
    expect([...withBoth.hands].sort()).toEqual([key, shield].sort());
    expect(isRefused(confirm(withBoth))).toBe(false);
  });

  test('lays down the one he says', () => {
    const on = drafted(stepTo(withBoth, at(s, 'T2[4,1]')));
    const left = prospects(on).here.filter(({ what }) => what === 'leave');
    expect(left.map(({ leaves }) => leaves).sort()).toEqual([key, shield].sort());
    expect(drafted(further(on, { leave: shield })).hands).toEqual([key]);
  });

  test('swaps either of two for a third', () => {
    const full = box('yPa@T2[4,1]+yKey+yShield yRope@T2[4,2] bPa@B4[0,0]');
    const rope = token(full, 'yRope').id;
    const there = drafted(stepTo(drafted(beginDraft(seenIn(full), token(full, 'yPa').id)), at(full, 'T2[4,2]')));
    const swaps = prospects(there).here.filter(({ what }) => what === 'swap');
    expect(swaps.map(({ leaves, takes }) => [leaves, takes])).toEqual(there.hands.map((load) => [load, rope]));
    expect(drafted(further(there, { leave: there.hands[1] ?? -1 }, { take: rope })).hands).toContain(there.hands[0]);
  });
});

describe('A line of sight', () => {
  const s = box('yDr@T1[0,0] yIl@T1[1,3] yWm@T1[4,1] bEl@T1[0,3] bPa@B4[0,0]');
  const board = { rules: s.rules, view: s.state };

  test('belongs to those who aim along it', () => {
    expect(['yDr', 'yIl', 'yWm', 'bEl'].map((name) => looks(board, token(s, name).id))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('shows what is seen, and the edge that ends it', () => {
    const rays = raysOf(board, token(s, 'yDr').id);
    const east = rays.find(({ seen }) => seen.includes(at(s, 'T1[0,1]')));
    expect(east).toEqual({
      from: at(s, 'T1[0,0]'),
      seen: ['T1[0,1]', 'T1[0,2]', 'T1[0,3]'].map((name) => at(s, name)),
      stop: undefined,
    });
    const west = raysOf(board, token(s, 'yIl').id).find(({ seen }) => seen.includes(at(s, 'T1[1,2]')));
    expect(west?.stop).toEqual({ kind: 'edge', place: at(s, 'T1[1,1]'), side: 3 });
  });
});

describe('Combat', () => {
  test('counts the Dragonslayer against a Dragon beside its bearer only (P-SLAYER-04)', () => {
    const bonuses = (foe: string) => {
      const s = box(`yPa@T1[0,0]+ySlayer ${foe}@T1[0,1] bPa@B4[0,0]`);
      const fight = fightOf(seenIn(s), { piece: token(s, 'yPa').id, target: token(s, foe).id });
      if (isRefused(fight)) throw new Error(fight.code);
      return fight.fighters.yellow[0]?.bonuses.map(({ add }) => add);
    };
    expect([bonuses('bDr'), bonuses('bEl')]).toEqual([[4], []]);
  });

  test('is foreseen with the card that lies open (P-WMASTER-06)', () => {
    const s = play(box('yWm@T1[0,0] bEl@T1[0,1] bPa@B4[0,0]'), 'Wm x bEl', 'blue: C3');
    const view = redact(s.state, 'yellow');
    const task = view.tasks.at(-1);
    if (task?.kind !== 'commit') throw new Error('No combat.');
    const fight = fightIn({ rules: s.rules, view }, task);
    expect(fight.cards.blue.map(({ name }) => name)).toEqual(['C3']);
    expect(oddsOf(fight, 'yellow').cards.find(({ card }) => card.name === 'C2')?.win).toBe(1);
  });
});

test('who would end under falling rocks is warned (P-ROCKS-13)', () => {
  const s = box('yWm@T1[2,4] yGh@T1[4,1] bPa@B4[0,0]');
  const tones = (name: string, place: string) =>
    deedsAt(choicesOf(seenIn(s)).characters.get(token(s, name).id), { kind: 'place', place: at(s, place) }).map(
      ({ tone }) => tone,
    );
  expect(tones('yWm', 'T1[3,3]')).toEqual(['danger']);
  expect(tones('yWm', 'T1[2,3]')).toEqual(['reach']);
});

test('what is refused has its reason', () => {
  const s = box('yPp@T1[4,2]+yRope bPa@T1[4,3]+bKey yIl@T1[1,3]');
  const why = (who: string, offer: string) => {
    const answer = whyNot(seenIn(s), { kind: 'use', piece: token(s, who).id, offer });
    return 'refusal' in answer ? answer.refusal.rule : 'legal';
  };
  expect([why('yPp', 'steal'), why('yIl', 'unpit')]).toEqual(['P-PICK-02', 'P-ILLU-07']);
});

test('every event of the box is seen to happen', () => {
  const s = box('yDr@T1[0,0] yGm@T1[1,0] yIl@T1[1,3]+yScroll yEl@T3[2,3]* yPp@T1[4,2] bEl@T1[0,3] bPa@T1[4,3]+bKey');
  const kinds = (...texts: readonly [string, ...string[]]) => {
    let now = s;
    let seen: readonly string[] = [];
    for (const text of texts) {
      const next = play(now, text);
      const [action] = [...legal(now.rules, now.state, 'yellow')].filter((each) => {
        const events = decide(now.rules, now.state, 'yellow', each);
        const isSame =
          !isRefusal(events) && JSON.stringify(events.reduce(evolve, now.state)) === JSON.stringify(next.state);
        return each.type === 'use' && isSame;
      });
      if (action === undefined) throw new Error(`"${text}" is not listed.`);
      const events = decide(now.rules, now.state, 'yellow', action);
      if (isRefusal(events)) throw new Error(events.code);
      let before = now.state;
      seen = events.flatMap((event) => {
        const after = evolve(before, event);
        const motions = motionsOf({ event, before, after, action });
        before = after;
        return motions.map(({ kind }) => kind);
      });
      now = next;
    }
    return seen.join(' ');
  };
  expect(kinds('Dr!breathe e')).toBe('shot vanish');
  expect(kinds('Gm!smash a2|b2')).toBe('flash');
  expect(kinds('Il!pit e2')).toBe('flash');
  expect(kinds('Il!pit e2', 'Il!unpit')).toBe('flash');
  expect(kinds('Pp!steal bKey')).toBe('glow');
  expect(kinds('El!fountain')).toBe('glow');
  expect(kinds('Il!charm bPa')).toBe('vanish glow');
});

/** Whether steps and offers lead there; what is exchanged on one square may go in any order. */
const isComposed = (draft: Draft, [leg, ...rest]: readonly Leg[]): boolean => {
  if (leg === undefined) return true;
  if ('to' in leg) {
    const next = stepTo(draft, leg.to);
    // To go there and back again changes nothing: a step back undoes the last one.
    return !isRefused(next) && (next.legs.length < draft.legs.length || isComposed(next, rest));
  }
  const ways = [leg, ...rest].findIndex((each) => 'to' in each);
  const here = ways < 0 ? [leg, ...rest] : [leg, ...rest].slice(0, ways);
  return prospects(draft).here.some((offer) => {
    const legs = offer.walk.slice(draft.legs.length).map((each) => JSON.stringify(each));
    const left = here.filter((each) => !legs.includes(JSON.stringify(each)));
    const next = left.length === here.length - legs.length ? accept(draft, offer) : undefined;
    return next !== undefined && !isRefused(next) && isComposed(next, [...left, ...rest.slice(here.length - 1)]);
  });
};

describe.each(['paladins.1', 'base.1+paladins.1 teams=free'])('In dealt positions of %s', (id) => {
  const rules = rulesOf(id);
  const moments: readonly Seen[] = Array.from({ length: 40 }, (_, nth) => deal(rules, randomOf(nth))).flatMap((state) =>
    SEATS.filter((seat) => state.tasks.at(-1)?.kind === 'act' && state.tasks.at(-1)?.seats.includes(seat)).map(
      (seat) => ({ rules, view: redact(state, seat), seat }),
    ),
  );

  test('all that is offered is legal, and nothing legal is left out', () => {
    expect(moments.length).toBeGreaterThan(20);
    for (const seen of moments) {
      const deeds = [...choicesOf(seen).characters.values()].flatMap(deedsOf);
      for (const { action, spot } of deeds) {
        expect(check(seen.rules, seen.view, seen.seat, action)).toBeUndefined();
        expect(spot.kind === 'room' || spot.place >= 0).toBe(true);
      }
      const others = [...legal(seen.rules, seen.view, seen.seat)].filter(
        ({ type }) => type !== 'move' && type !== 'pass',
      );
      expect(deeds.filter(({ action }) => action.type !== 'move')).toHaveLength(others.length);
    }
  });

  test('every end of a walk can be clicked, every offer accepted, and all hands are full or free', () => {
    for (const seen of moments) {
      for (const piece of choicesOf(seen).characters.keys()) {
        const draft = beginDraft(seen, piece);
        if (isRefused(draft)) continue;
        const ends = new Set(prospects(draft).ends.map(({ place }) => place));
        for (const { end } of walks(seen.rules, seen.view, piece))
          if (end !== draft.at) expect(ends.has(end)).toBe(true);
        for (const offer of [...prospects(draft).here, ...prospects(draft).onTheWay]) {
          expect(drafted(accept(draft, offer)).hands.length).toBeLessThanOrEqual(draft.room);
        }
      }
    }
  });

  test('every Move that is listed can be composed, leg by leg', () => {
    for (const seen of moments) {
      for (const piece of choicesOf(seen).characters.keys()) {
        const draft = beginDraft(seen, piece);
        if (isRefused(draft)) continue;
        for (const { walk } of walks(seen.rules, seen.view, piece).slice(0, 60)) {
          expect([isComposed(draft, walk), walk]).toEqual([true, walk]);
        }
      }
    }
  });

  test('the parts of a combat add up to the strength the engine says', () => {
    for (const seen of moments) {
      for (const { action } of [...choicesOf(seen).characters.values()].flatMap(({ attacks }) => attacks)) {
        const fight = fightOf(seen, action);
        if (isRefused(fight)) throw new Error(fight.code);
        for (const seat of SEATS) {
          const parts = fight.fighters[seat].flatMap(({ value, bonuses }) => [value, ...bonuses.map(({ add }) => add)]);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(fight.strength[seat]);
        }
      }
    }
  });

  test('no line goes through what is shut', () => {
    for (const { view } of moments) {
      const { link } = labyrinthOf(rules, view.tiles);
      for (const { id: piece, at: place } of view.pieces) {
        if (place < 0 || !looks({ rules, view }, piece)) continue;
        for (const { from, seen } of raysOf({ rules, view }, piece)) {
          expect(from).toBe(place);
          if (seen[0] !== undefined) expect([...link.subarray(from * 4, from * 4 + 4)]).toContain(seen[0]);
        }
        expect(loadsOf(view, piece).length).toBeLessThanOrEqual(2);
      }
    }
  });
});
