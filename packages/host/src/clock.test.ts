import type { Action } from '@archmage/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Host } from './host.ts';
import { openGame, startGame } from './hosting.ts';
import { memoryLibrary } from './memory-library.ts';
import { simpleStart } from './simple-start.ts';
import { askedOf, playOn, rulesOf, settingOf, settled, type TestWorld, worldOf } from './testing/world.ts';

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const rules = rulesOf('base.1 timer=120:60:5:5');

const timed = async (): Promise<{ host: Host; world: TestWorld }> => {
  const world = worldOf(memoryLibrary());
  const setting = settingOf({
    rules,
    start: simpleStart(rules, 'clock'),
    options: { takeback: 'relaxed', memory: 'forgets' },
  });
  const host = await startGame(setting, world);
  if (!host.ok) throw new Error('The game does not begin.');
  return { host: host.value, world };
};

const reopened = async (world: TestWorld): Promise<Host> => {
  const host = await openGame('game', world);
  if (!host.ok) throw new Error('The game does not go on.');
  return host.value;
};

const left = (host: Host): readonly number[] => host.clocks().map((clock) => clock.left);

describe('the clock', () => {
  it('runs for whom it asks', async () => {
    const { host, world } = await timed();
    expect(left(host)).toEqual([120]);
    await world.pass(30_500);
    expect(left(host)).toEqual([89.5]);
    await playOn(host, 1);
    expect(left(host)).toEqual([89.5]);
  });

  it('B-OPT-05: ends the turn when time is up', async () => {
    const { host, world } = await timed();
    const { seat } = host.view('spectator').turn;
    await world.pass(119_999);
    expect(host.view('spectator').turn.seat).toBe(seat);
    await world.pass(2);
    await settled();
    const [first] = host.story('spectator').chapters;
    expect(first).toMatchObject({ actor: 'clock', action: { type: 'timeout', of: 'turn' } });
    expect(host.view('spectator').turn).toMatchObject({ number: 2 });
    expect(left(host)[0]).toBeCloseTo(120, 1);
  });

  it('gives no new time at a reload, and stands while nobody plays', async () => {
    const { host, world } = await timed();
    await world.pass(50_000);
    // A crash: nothing is closed.
    host.pause();
    await world.pass(3_600_000);
    const again = await reopened(world);
    expect(left(again)[0]).toBeCloseTo(70, 1);
    await world.pass(10_400);
    await again.close();
    await world.pass(60_000);
    expect(left(await reopened(world))[0]).toBeCloseTo(59.6, 1);
  });

  it('stands between pause and resume', async () => {
    const { host, world } = await timed();
    host.pause();
    await world.pass(500_000);
    host.resume();
    expect(left(host)).toEqual([120]);
    await world.pass(1000);
    expect(left(host)).toEqual([119]);
  });

  it('a turn taken back goes on with what it had used', async () => {
    const { host, world } = await timed();
    const { seat, choices } = askedOf(host);
    await host.act(seat, choices[0] as Action);
    await world.pass(100_000);
    await host.act(seat, { type: 'pass' });
    await world.pass(3000);
    expect(left(host)).toEqual([117]);
    await host.takeBack(seat, 1);
    expect(left(host)).toEqual([20]);
  });

  it('says so when it cannot be stored', async () => {
    const world = worldOf({
      ...memoryLibrary(),
      saveClock: async () => ({ ok: false, failure: { why: 'full' } }),
    });
    const host = await startGame(settingOf({ rules, start: simpleStart(rules, 'clock') }), world);
    const news: unknown[] = [];
    if (host.ok) host.value.listen('spectator', (each) => news.push(each));
    await world.pass(1000);
    expect(news).toEqual([{ kind: 'unsaved', failure: { why: 'full' } }]);
  });
});
