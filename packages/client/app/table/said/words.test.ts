import { topTask } from '@archmage/engine';
import { at, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf, deedsOf } from '../../play/choices.ts';
import type { Seen } from '../../play/seen.ts';
import { infoOf } from '../screen/resting.ts';
import { sceneryOf } from '../screen/scenery.ts';
import { quiet, screenOf } from '../test-screen.ts';
import { describeSpot } from './describe.ts';
import { deedLabel, stakesText } from './narrate.ts';
import { hintText } from './prompt-text.ts';

describe('a dot of the line', () => {
  test('is told once which one it is, and what may be done with it', async () => {
    const { hand, host, table } = await screenOf({ blue: 'random' });
    const scenery = sceneryOf(table);
    const names = () =>
      scenery.value.highlights.map(({ on, label }) =>
        [describeSpot(host.rules, table.view.value, on), label].filter(Boolean).join(', '),
      );
    expect(names()[0]).toBe('y2, Yellow’s starting line, dot 1');
    hand.pickKind('thief');
    expect(names()[1]).toBe('y4, Yellow’s starting line, dot 2, lay it here');
  });
});

describe('the hint below the board', () => {
  const turn = scene('yWa@T1[1,1] yGo@T1[3,3]* bGo@T4[1,1]');

  test('says of a character what to do with it, or that it can do nothing', async () => {
    const { hand, table } = await screenOf({ start: turn.state });
    const hintFor = (square: string) => {
      hand.pick({ kind: 'place', place: at(turn, square) });
      return hintText(table);
    };
    expect(hintFor('T1[1,1]')).toMatch(/^Choose a square, an enemy or a room/);
    expect(hintFor('T1[3,3]')).toBe('This character can do nothing now. Press a lock to learn why.');
    expect(hintFor('T4[1,1]')).toBe('Choose one of your bright characters to see all it can do.');
  });

  test.each(['human', 'random'] as const)(
    'says nothing of another side while one’s own Move is shown: %s',
    async (blue) => {
      const hold = { release: () => {} };
      const screen = await screenOf({ start: turn.state, blue, hold });
      const { hand, played, table } = screen;
      hand.pick({ kind: 'place', place: at(turn, 'T1[1,1]') });
      hand.pick({ kind: 'place', place: at(turn, 'T1[1,2]') });
      hand.pick({ kind: 'place', place: at(turn, 'T1[1,2]') });
      await expect.poll(() => played.length).toBeGreaterThan(0);
      expect([table.asked.value, hintText(table)]).toEqual([undefined, expect.stringMatching(/^It is being done\./)]);
      hold.release();
      await quiet(screen);
      expect(hintText(table)).toMatch(/^Choose /);
    },
  );

  test('says after the end that nothing is left to do, to those who played and to those who watch', async () => {
    const screen = await screenOf({ start: turn.state, blue: 'random' });
    const { hand, host, table } = screen;
    hand.act({ type: 'resign' });
    await quiet(screen);
    expect(host.view('yellow').ending?.winner).toBe('blue');
    expect(hintText(table)).toBe('Nothing is left to do here. The result tells how the game went.');
    expect(hintText({ ...table, people: [] })).toBe(hintText(table));
  });
});

describe('what the pointer rests on', () => {
  const turn = scene('yWa@T1[1,1] bGo@T4[1,1]');
  const square = { kind: 'place', place: at(turn, 'T1[1,2]') } as const;

  test('is told anew when somebody comes there below a pointer that does not move', async () => {
    const screen = await screenOf({ start: turn.state });
    const { hand, table } = screen;
    const info = infoOf(table, sceneryOf(table));
    table.resting.value = square;
    expect(info.value).toMatch(/^c2\b/);
    expect(info.value).not.toContain('Warrior');
    hand.pick({ kind: 'place', place: at(turn, 'T1[1,1]') });
    expect(info.value).toContain('Move to c2');
    hand.pick(square);
    hand.pick(square);
    await quiet(screen);
    expect(info.value).toContain('the yellow Warrior');
  });

  test('is told anew of a card that may be played by now', async () => {
    const { hand, table } = await screenOf({ start: turn.state, blue: 'random' });
    const info = infoOf(table, sceneryOf(table));
    table.resting.value = { kind: 'card', card: 'A3' };
    expect(info.value).not.toBe('');
    hand.act({ type: 'pass' });
    await expect.poll(() => topTask(table.asked.value?.view ?? turn.state)?.kind).toBe('card');
    expect(table.resting.value).toEqual({ kind: 'card', card: 'A3' });
    expect(info.value).toBe('');
  });
});

describe('what is to be confirmed', () => {
  const ROOMS = ['8cw.0', '7ccw.0', '5cw.0', '6ccw.0', '6cw.0', '7cw.0', '5ccw.0', '8ccw.0'];
  const hall = scene('yDr@T1[2,2] yWm@T1[2,3] bEl@T1[0,2]+bKey bGm@T4[1,1]', { rules: 'paladins.1', rooms: ROOMS });
  const seen: Seen = { rules: hall.rules, view: hall.state, seat: 'yellow' };
  const deedsOfToken = (name: string) => deedsOf(choicesOf(seen).characters.get(token(hall, name).id));

  test('of a shot names whom it hits, and which way it goes', () => {
    const labels = deedsOfToken('yDr')
      .filter(({ action }) => action.type === 'use' && action.offer === 'breathe')
      .map((deed) => deedLabel(seen, deed));
    expect(labels).toEqual([
      'Breathe fire: the blue Elf Scout, to the north',
      'Breathe fire: the yellow Weapon Master, to the east',
    ]);
  });

  test('of a shot shows its line on the board, and no other', async () => {
    const { hand, table } = await screenOf({ rules: 'paladins.1', start: hall.state });
    const [north] = deedsOfToken('yDr').filter(({ action }) => action.type === 'use' && action.offer === 'breathe');
    if (north === undefined) throw new Error('No shot.');
    hand.propose(north);
    expect(table.rays.value.map(({ seen: squares }) => squares.at(-1))).toEqual([at(hall, 'T1[0,2]')]);
  });

  test('P-PENTA-07: says that a point would go or come', () => {
    const lone = scene('yWm@T1[2,3] bGm@T4[1,1]', { rules: 'paladins.1', rooms: ROOMS });
    const alone: Seen = { rules: lone.rules, view: lone.state, seat: 'yellow' };
    const walk = (square: string) =>
      stakesText(alone, { type: 'move', piece: token(lone, 'yWm').id, walk: [{ to: at(lone, square) }] });
    expect(walk('T1[1,3]')).toBe('Yellow gives up the point of the pentacle in room A.');
    expect(walk('T1[2,2]')).toBe('');
  });
});
