import { type Action, opponent, SEATS, type Seat } from '@archmage/engine';
import { scene, token } from '@archmage/engine/testing';
import type { Host } from '@archmage/host';
import { askedOf, playOn, playUntil, settled } from '@archmage/host/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../play/choices.ts';
import type { Seen } from '../play/seen.ts';
import { NO_INTENT } from './hand/intent.ts';
import { sceneryOf } from './screen/scenery.ts';
import { showingOf } from './showing.ts';
import { lineUp, quiet, type Screen, screenOf } from './test-screen.ts';

/** All that the page could show: every signal of the table and the board drawn from them. */
const onScreen = ({ table }: Screen): string => {
  const signals = Object.entries(table)
    .filter(([name]) => name !== 'host' && name !== 'stage')
    .map(([name, signal]) => [name, 'value' in signal ? signal.value : signal] as const)
    .filter(([name]) => name !== 'seen' && name !== 'asked');
  return JSON.stringify([signals, sceneryOf(table).value]);
};

/** The turn ends, and nothing more is done in it. */
const endTurn = async (host: Host): Promise<void> => {
  const { seat, choices } = askedOf(host);
  const [card] = choices.filter(({ type }) => type === 'card');
  if (card !== undefined) await host.act(seat, card);
  await host.act(seat, { type: 'pass' });
};

/** Combats, until this seat is the one that attacks. */
const fightUntil = async (screen: Screen, attacker: Seat): Promise<void> => {
  for (let nth = 0; nth < 20; nth++) {
    await playUntil(screen.host, 'commit');
    for (let wait = 0; wait < 50 && screen.table.curtain.value === undefined; wait++) {
      screen.director.closeScene();
      await settled();
    }
    if (screen.host.view('spectator').turn.seat === attacker) return;
    for (const seat of SEATS) await screen.host.act(seat, { type: 'commit', card: 'C0' });
  }
  throw new Error(`${attacker} never attacked.`);
};

describe('the curtain', () => {
  test('falls before anything secret is asked of one of two people', async () => {
    const { table } = await screenOf();
    expect(table.curtain.value).toBe('yellow');
    expect(table.viewer.value).toBe('spectator');
    expect(table.seen.value).toBeUndefined();
  });

  test('is lifted for the one it waits for, and falls for the other', async () => {
    const screen = await screenOf();
    screen.director.lift();
    expect(screen.table.curtain.value).toBeUndefined();
    expect(screen.table.viewer.value).toBe('yellow');
    await lineUp(screen);
    expect(screen.table.curtain.value).toBe('blue');
    expect(screen.table.viewer.value).toBe('spectator');
  });

  test('leaves nothing of the line-up on the screen, in the log or in the hand', async () => {
    const screen = await screenOf();
    screen.director.lift();
    expect(onScreen(screen)).toContain('wizard');
    const chosen = await lineUp(screen);
    expect(chosen).toHaveLength(4);
    expect(screen.host.view('yellow').players.yellow.lineup).toEqual(chosen);
    expect(onScreen(screen)).not.toMatch(/wizard|thief|cleric|goblin|Cleric|Goblin/);
    screen.director.lift();
    expect(screen.table.viewer.value).toBe('blue');
    const { view } = screen.table;
    expect(view.value.players.yellow.lineup).toEqual(['?', '?', '?', '?']);
    expect(screen.table.intent.value).toBe(NO_INTENT);
  });

  test('is not needed against the computer', async () => {
    const { table } = await screenOf({ blue: 'random' });
    expect(table.curtain.value).toBeUndefined();
    expect(table.viewer.value).toBe('yellow');
  });

  test('stays away while both may see the same', async () => {
    const screen = await screenOf();
    await playUntil(screen.host, 'card');
    await quiet(screen);
    const { table, host } = screen;
    expect(table.curtain.value).toBeUndefined();
    expect(table.seen.value).toMatchObject({ seat: host.view('spectator').turn.seat, view: host.view('spectator') });
  });

  test('stays away with teams of their own, of which nothing is on the screen', async () => {
    const screen = await screenOf({ rules: 'base.1+paladins.1 teams=free' });
    const { host, table } = screen;
    const shown = new Set<string>();
    for (let nth = 0; nth < 4; nth++) {
      await playUntil(host, nth % 2 === 0 ? 'card' : 'act');
      await quiet(screen);
      expect(table.curtain.value).toBeUndefined();
      const seat = table.seat.value ?? 'yellow';
      shown.add(seat);
      const { pieces, players } = host.view(seat);
      const seen = host.rules.roster.filter(({ id }) => (pieces[id]?.at ?? -1) >= 0).map(({ kind }) => kind);
      const hidden = players[seat].team.filter((kind) => !seen.includes(kind));
      expect(hidden.length).toBeGreaterThan(3);
      for (const kind of hidden) expect(onScreen(screen)).not.toContain(`"${kind}"`);
      expect(onScreen(screen)).toMatch(/picks a token\./);
      expect(onScreen(screen)).not.toMatch(/picks a (token|pair of rooms)[^.]/);
      await endTurn(host);
    }
    expect([...shown].sort()).toEqual(['blue', 'yellow']);
  });

  test('leaves nothing in the log of whom a handicapped player left out (P-HID-03)', async () => {
    const screen = await screenOf({ rules: 'base.1 handicap=yellow:7:' });
    const { host, table } = screen;
    await playUntil(host, 'card');
    if (host.view('spectator').turn.seat === 'blue') {
      await endTurn(host);
      await playUntil(host, 'card');
    }
    await quiet(screen);
    expect(table.seen.value?.seat).toBe('yellow');
    const lines = table.log.value.entries.flatMap((entry) => entry.lines.map(({ text }) => text));
    expect(lines).toContain('Yellow leaves a character out.');
  });

  test('falls at each turn when hidden tokens are remembered', async () => {
    const screen = await screenOf({ options: { takeback: 'strict', memory: 'recalls' } });
    await playUntil(screen.host, 'card');
    await quiet(screen);
    const seat = screen.table.curtain.value;
    expect(seat).toBe(screen.host.view('spectator').turn.seat);
    expect(screen.table.view.value.tiles.flatMap(({ stash }) => stash).every(({ kind }) => kind === '?')).toBe(true);
    screen.director.lift();
    expect(screen.table.view.value.tiles.flatMap(({ stash }) => stash).some(({ kind }) => kind !== '?')).toBe(true);
  });

  test('falls again for each combat, also for the one who was alone with the screen before', async () => {
    const screen = await screenOf();
    await playUntil(screen.host, 'commit');
    await quiet(screen);
    const attacker = screen.host.view('spectator').turn.seat;
    expect(showingOf(screen.host, undefined).curtain).toBe(attacker);
    expect(screen.table.curtain.value).toBe(attacker);
    screen.director.lift();
    screen.hand.play('C0');
    await quiet(screen);
    expect(screen.table.curtain.value).not.toBe(attacker);
    expect(onScreen(screen)).not.toContain('"committed":"C0"');
    screen.director.lift();
    screen.hand.play('C6');
    await quiet(screen);
    expect(screen.table.scene.value?.showdown.winner).toBe(opponent(attacker));
    expect(screen.table.viewer.value).toBe('spectator');
    screen.director.closeScene();
    await quiet(screen);
    expect(screen.table.curtain.value).toBeUndefined();
    expect(screen.table.scene.value).toBeUndefined();
    await fightUntil(screen, opponent(attacker));
    expect(screen.table.curtain.value).toBe(opponent(attacker));
    expect(screen.table.viewer.value).toBe('spectator');
  }, 30_000);

  test('stops the clocks', async () => {
    const screen = await screenOf({
      rules: 'base.1 timer=120:60:5:5',
      options: { takeback: 'strict', memory: 'recalls' },
    });
    await playUntil(screen.host, 'card');
    await quiet(screen);
    expect(screen.table.curtain.value).toBeDefined();
    const [before] = screen.host.clocks();
    await screen.world.pass(20_000);
    expect(screen.host.clocks()).toEqual([before]);
    screen.director.lift();
    await screen.world.pass(20_000);
    expect(screen.host.clocks()[0]?.left).toBeCloseTo((before?.left ?? 0) - 20);
  });
});

describe('a combat that has been decided', () => {
  test('stops the clocks until it has been looked at', async () => {
    const fight = scene('yWa@T1[1,1] bGo@T1[1,2] bTr@T4[1,1]', {
      rules: 'base.1 timer=120:60:5:5',
      turn: { seconds: 120 },
    });
    const screen = await screenOf({ rules: 'base.1 timer=120:60:5:5', start: fight.state, blue: 'random' });
    const { director, host, table, world } = screen;
    const [piece, target] = [token(fight, 'yWa').id, token(fight, 'bGo').id];
    screen.hand.act({ type: 'attack', piece, target }, { type: 'commit', card: 'C6' });
    await expect.poll(() => table.scene.value?.showdown.winner).toBe('yellow');
    const before = host.clocks();
    await world.pass(20_000);
    expect(host.clocks()).toEqual(before);
    director.closeScene();
    await quiet(screen);
    await world.pass(20_000);
    expect(host.clocks()[0]?.left).toBeCloseTo((before[0]?.left ?? 0) - 20);
  });
});

describe('what was hidden', () => {
  test('is not read in the log by one who may not look again', async () => {
    const screen = await screenOf({ blue: 'random' });
    await lineUp(screen);
    await quiet(screen);
    screen.hand.pickKind('wizard');
    screen.hand.pick({ kind: 'room', room: 0 });
    await quiet(screen);
    expect(screen.host.view('yellow').players.yellow.reserve).not.toContain('wizard');
    const lines = screen.table.log.value.entries.flatMap((entry) => entry.lines.map(({ text }) => text));
    expect(lines.some((line) => /hides a token/.test(line))).toBe(true);
    expect(lines.filter((line) => /Wizard/.test(line))).toEqual([]);
  });
});

describe('the story', () => {
  test('is shown chapter by chapter and ends at the view of the host', async () => {
    const screen = await screenOf();
    await playOn(screen.host, 60);
    await quiet(screen);
    const { host, table } = screen;
    expect(table.told.value).toBe(host.story('spectator').chapters.length);
    expect(JSON.stringify(table.view.value)).toBe(JSON.stringify(host.view(table.viewer.value)));
  });

  test('holds the hand back while something moves, and does then what it wanted', async () => {
    const hold = { release: () => {} };
    const screen = await screenOf({ hold });
    await playUntil(screen.host, 'act');
    for (let nth = 0; nth < 50 && screen.played.length === 0; nth++) await settled();
    expect(screen.played[0]?.kind).toBe('appear');
    expect(screen.table.busy.value).toBe(true);
    hold.release();
    await quiet(screen);
    expect(screen.table.busy.value).toBe(false);
    const [piece] = choicesOf(screen.table.seen.value as Seen).characters.keys();
    const at = screen.table.view.value.pieces[piece ?? -1]?.at ?? -1;
    const work = screen.director.during(settled);
    screen.hand.pick({ kind: 'place', place: at });
    expect(screen.table.intent.value).toBe(NO_INTENT);
    await work;
    expect(screen.table.intent.value).toMatchObject({ kind: 'chosen', piece });
  });

  test('a long one is shown at once', async () => {
    const hold = { release: () => {} };
    const screen = await screenOf({ hold });
    await playUntil(screen.host, 'act');
    for (let nth = 0; nth < 50 && screen.played.length === 0; nth++) await settled();
    const before = screen.played.length;
    await playOn(screen.host, 60);
    hold.release();
    await quiet(screen);
    expect(screen.table.told.value).toBe(screen.host.story('spectator').chapters.length);
    expect(screen.played.length - before).toBeLessThan(60);
  });
});

describe('taking back', () => {
  test('is offered for what taught nobody anything, and rewinds the screen', async () => {
    const screen = await screenOf({ options: { takeback: 'relaxed', memory: 'forgets' } });
    await playUntil(screen.host, 'card');
    await quiet(screen);
    const { seat } = screen.table.seen.value ?? { seat: 'yellow' };
    screen.hand.play('A2');
    await quiet(screen);
    expect(screen.table.undoable.value).toEqual({ seat, count: 1 });
    screen.hand.takeBack();
    await quiet(screen);
    expect(screen.table.view.value.tasks.at(-1)?.kind).toBe('card');
    expect(screen.table.view.value.players[seat].hand).toContain('A2');
  });

  test('is never offered by the book', async () => {
    const screen = await screenOf();
    await playUntil(screen.host, 'act');
    await quiet(screen);
    expect(screen.table.undoable.value).toBeUndefined();
  });
});

describe('an explanation', () => {
  const asked = async (kind: 'card' | 'act'): Promise<Screen> => {
    const screen = await screenOf();
    await playUntil(screen.host, kind);
    await quiet(screen);
    screen.hand.askCard('C0');
    expect(screen.table.why.value).toBeDefined();
    return screen;
  };

  test('goes when something is done', async () => {
    const { hand, table } = await asked('card');
    hand.play('A2');
    expect(table.why.value).toBeUndefined();
  });

  test('goes when somebody else is chosen', async () => {
    const { hand, table } = await asked('act');
    hand.next();
    expect(table.why.value).toBeUndefined();
  });

  test('goes when the other side has done something', async () => {
    const screen = await asked('card');
    const { seat, choices } = askedOf(screen.host);
    await screen.host.act(seat, choices[0] as Action);
    await quiet(screen);
    expect(screen.table.why.value).toBeUndefined();
  });
});
