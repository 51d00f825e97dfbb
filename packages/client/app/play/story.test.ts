import { type ActionType, evolve, isInPlay, OUT, redact, SEATS, score } from '@archmage/engine';
import { isSecret } from '@archmage/host';
import { LEXICONS } from '@archmage/words/all';
import { describe, expect, test } from 'vitest';
import { logOf, noteDown, runsOf } from './log.ts';
import { beatsOf, motionsOf } from './motions.ts';
import { nextPerson } from './next-person.ts';
import { statisticsOf } from './stats.ts';
import { viewsOf } from './story.ts';
import { storyOf, testGame, testGames } from './test-games.ts';
import { lastTurnOf, turnAt, turnsOf } from './turns.ts';

const game = testGame('base-1');
const story = storyOf(game, 'spectator');
const views = viewsOf(story);
const writer = { rules: game.rules, words: LEXICONS.en };

describe('The turns of a story', () => {
  const turns = turnsOf(story);

  test('follow each other without a gap', () => {
    expect(turns[0]).toMatchObject({ number: 0, seat: undefined, from: 0 });
    expect(turns.at(-1)?.to).toBe(story.chapters.length);
    for (const [nth, { from, number }] of turns.entries()) {
      expect(number).toBe(nth);
      expect(from).toBe(nth === 0 ? 0 : turns[nth - 1]?.to);
    }
  });

  test('are those of the views', () => {
    for (const { from, number, seat } of turns.slice(1)) {
      expect(views[from]?.turn).toMatchObject({ number, seat });
      expect(turnAt(turns, from)?.number).toBe(number);
    }
    const last = lastTurnOf(turns, 'blue');
    expect(last?.seat).toBe('blue');
    expect(story.chapters.slice(last?.from, last?.to).some(({ actor }) => actor === 'blue')).toBe(true);
  });
});

describe('The log', () => {
  const log = logOf(story, writer);

  test('is grouped by turn and actor', () => {
    for (const [nth, { turn, seat, lines }] of log.entries.entries()) {
      const before = log.entries[nth - 1];
      expect(lines.length).toBeGreaterThan(0);
      expect(before?.turn === turn && before.seat === seat).toBe(false);
      expect(turn).toBeGreaterThanOrEqual(before?.turn ?? 0);
    }
    expect(log.entries[0]?.turn).toBe(0);
    expect(log.entries.filter(({ turn, seat }) => turn > 0 && seat === 'chance')).toEqual([]);
    expect(log.entries.some(({ lines }) => lines[0]?.event.type === 'turnBegan')).toBe(true);
  });

  test('says every event that has a sentence, once', () => {
    const said = log.entries.flatMap(({ lines }) => lines.map(({ event }) => event.type));
    const told = new Set(said);
    const happened = story.chapters.flatMap(({ events }) => events.map(({ type }) => type));
    const sometimes = ['spent', 'purseOpened'];
    expect(said.filter((type) => !sometimes.includes(type))).toEqual(
      happened.filter((type) => told.has(type) && !sometimes.includes(type)),
    );
  });

  test('says neither the colour of an entry’s own side nor the points of a card, and nothing twice in a row', () => {
    for (const { seat, lines } of log.entries) {
      const briefs = runsOf(lines).map(({ line }) => line.brief);
      expect(briefs.filter((brief, nth) => brief === briefs[nth - 1])).toEqual([]);
      expect(
        briefs.filter((brief) => new RegExp(`^${seat} (?!wins)|the ${seat} |whole team`, 'i').test(brief)),
      ).toEqual([]);
    }
    const hidden = log.entries.filter(({ turn }) => turn === 0).flatMap(({ lines }) => runsOf(lines));
    expect(hidden.some(({ times }) => times > 1)).toBe(true);
  });

  test('points at squares and rooms', () => {
    const lines = log.entries.flatMap((entry) => entry.lines);
    const pointing = lines.filter(({ event }) => ['moved', 'entered', 'fought', 'wounded'].includes(event.type));
    expect(pointing.length).toBeGreaterThan(20);
    for (const { places } of pointing) {
      expect(places.length).toBeGreaterThan(0);
      expect(places.every((place) => place >= 0 && place < game.rules.grid.places)).toBe(true);
    }
    for (const { event, tiles } of lines) if (event.type === 'rotated') expect(tiles).toEqual([event.tile]);
  });

  test('keeps its entries when it grows', () => {
    const [first] = story.chapters;
    if (first === undefined) throw new Error('An empty game.');
    const longer = noteDown(log, { ...first, events: [{ type: 'turnBegan', seat: 'yellow', seconds: 0 }] }, writer);
    expect(longer.entries.slice(0, -1)).toEqual(log.entries);
    expect(longer.entries[0]).toBe(log.entries[0]);
  });
});

describe('Motions', () => {
  test('exist for all that is seen to happen', () => {
    const kinds = new Set<string>();
    for (const each of testGames()) {
      let view = each.record.start;
      for (const { action, events } of each.record.batches) {
        for (const event of events) {
          const next = evolve(view, event);
          for (const motion of motionsOf({ event, before: view, after: next, action })) {
            kinds.add(motion.kind);
            if (!('token' in motion)) continue;
            const at = [view.pieces[motion.token], next.pieces[motion.token]];
            expect(at.some((piece) => piece !== undefined && isInPlay(piece))).toBe(true);
          }
          view = next;
        }
      }
    }
    expect([...kinds].sort()).toEqual(
      ['appear', 'flash', 'flip', 'glow', 'leap', 'shake', 'shot', 'strike', 'turn', 'vanish', 'walk'].sort(),
    );
  });

  test('run together only when they are alike', () => {
    const walk = (token: number) => ({ kind: 'walk', token, path: [1, 2] }) as const;
    const shot = { kind: 'shot', from: 1, to: 2 } as const;
    expect(beatsOf([walk(1), walk(2)])).toEqual([[walk(1), walk(2)]]);
    expect(beatsOf([shot, { kind: 'vanish', token: 2 }])).toHaveLength(2);
    expect(beatsOf([])).toEqual([]);
  });

  test('turn a room the short way', () => {
    const [before] = views;
    if (before === undefined) throw new Error('No view.');
    const turn = (quarters: number) =>
      motionsOf({ event: { type: 'rotated', tile: 2, quarters }, before, after: before })[0];
    expect(turn(1)).toEqual({ kind: 'turn', room: 2, quarters: 1 });
    expect(turn(3)).toEqual({ kind: 'turn', room: 2, quarters: -1 });
  });
});

describe('Statistics', () => {
  test('agree with the game they are about', () => {
    for (const each of testGames()) {
      const told = storyOf(each, 'spectator');
      const last = viewsOf(told).at(-1);
      const { points, seats } = statisticsOf(each.rules, told);
      if (last === undefined) throw new Error('No view.');
      for (const seat of SEATS) {
        expect(points.at(-1)?.[seat]).toBe(score(each.rules, last, seat));
        const gone = last.pieces.filter(({ at, id }) => at === OUT && each.rules.characters[seat].includes(id));
        const other = seat === 'yellow' ? 'blue' : 'yellow';
        expect(seats[seat].exits + seats[other].kills).toBe(gone.length);
        const { begun, won, drawn, lost } = seats[seat].fights;
        expect(won + drawn + lost).toBe(begun + seats[other].fights.begun);
        const times = (type: ActionType) =>
          told.chapters.filter(({ action, actor }) => actor === seat && action?.type === type).length;
        expect(seats[seat].rotations).toBe(times('rotate'));
        expect(seats[seat].reveals).toBe(times('reveal'));
      }
      expect(points.map(({ turn }) => turn)).toEqual([...new Set(points.map(({ turn }) => turn))]);
    }
  });
});

describe('A question', () => {
  test('goes to whoever sits there already', () => {
    const start = redact(game.record.start, 'spectator');
    expect(isSecret(start)).toBe(true);
    expect(nextPerson(start, SEATS, 'blue')).toBe('blue');
    expect(nextPerson(start, SEATS, undefined)).toBe('yellow');
    expect(nextPerson(start, ['blue'], undefined)).toBe('blue');
    expect(nextPerson(start, [], undefined)).toBeUndefined();
  });
});
