import { type ActionOf, parseAction } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { describe, expect, it } from 'vitest';
import { BOOK_OPTIONS, type Host, type TableOptions } from './host.ts';
import { openGame, startGame } from './hosting.ts';
import { memoryLibrary } from './memory-library.ts';
import { RELAXED, trust } from './testing/begin.ts';
import { settingOf, settled, worldOf } from './testing/world.ts';

const POSITION = scene('yWa@T1[1,1] bMe@T4[1,1]', { ap: 1 });
const PLAYERS = { yellow: 'human', blue: 'random' } as const;

/** A world that waits until it is told to go on. */
const patient = () => {
  const waits: { readonly signal: AbortSignal; readonly goOn: () => void }[] = [];
  const world = worldOf(memoryLibrary(), {
    linger: (signal) =>
      new Promise((goOn) => {
        waits.push({ signal, goOn });
        signal.addEventListener('abort', () => goOn());
      }),
  });
  return { waits, world };
};

const begin = async (options: TableOptions = RELAXED) => {
  const { waits, world } = patient();
  const { rules, state: start } = POSITION;
  const host = trust(await startGame(settingOf({ rules, start, players: PLAYERS, options }), world));
  return { host, waits, world };
};

const move = (): ActionOf<'move'> => {
  const action = parseAction(POSITION.rules, POSITION.state, 'yellow', 'Wa b2>c2');
  if (!action.ok || action.value.type !== 'move') throw new Error('It cannot be read.');
  return action.value;
};

const lengthOf = (host: Host): number => host.story('spectator').chapters.length;

describe('a turn that ended with its last action point', () => {
  it('is stored and told at once; the computer answers when the world has waited', async () => {
    const { host, waits, world } = await begin();
    expect(await host.act('yellow', move())).toEqual({ said: 'done' });
    await settled();
    expect([lengthOf(host), waits.length]).toEqual([1, 1]);
    const stored = trust(await world.library.load('game'));
    expect(stored.batches).toHaveLength(1);
    waits[0]?.goOn();
    await settled();
    expect(lengthOf(host)).toBeGreaterThan(1);
  });

  it('can be taken back meanwhile, and is waited for anew when it is played again', async () => {
    const { host, waits } = await begin();
    await host.act('yellow', move());
    await settled();
    expect(await host.takeBack('yellow', 1)).toEqual({ said: 'done', count: 1 });
    await settled();
    expect(waits.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect([lengthOf(host), host.view('yellow').turn.seat]).toEqual([0, 'yellow']);
    await host.act('yellow', move());
    await settled();
    expect(waits.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await host.close();
    expect(waits.at(-1)?.signal.aborted).toBe(true);
  });

  it('is waited for again after a reload', async () => {
    const { host, waits, world } = await begin();
    await host.act('yellow', move());
    await settled();
    await host.close();
    const again = trust(await openGame('game', world));
    await settled();
    expect(waits).toHaveLength(2);
    expect(again.mayTakeBack('yellow')).toBe(1);
    waits[1]?.goOn();
    await settled();
    expect(lengthOf(again)).toBeGreaterThan(1);
  });

  it('B-TURN-09: is answered at once where nothing is taken back, and after a pass', async () => {
    const strict = await begin(BOOK_OPTIONS);
    await strict.host.act('yellow', move());
    await settled();
    const passed = await begin();
    await passed.host.act('yellow', { type: 'pass' });
    await settled();
    expect([strict, passed].map(({ waits }) => waits.length)).toEqual([0, 0]);
    expect([strict, passed].every(({ host }) => lengthOf(host) > 1)).toBe(true);
  });
});
