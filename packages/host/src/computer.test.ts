import { redact, SEATS, type State } from '@archmage/engine';
import { describe, expect, it, vi } from 'vitest';
import { startGame } from './hosting.ts';
import { memoryLibrary } from './memory-library.ts';
import { begin, heard, over, RELAXED, trust } from './testing/begin.ts';
import { playOn, settingOf, settled, type TestWorld, worldOf } from './testing/world.ts';

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

/** A world whose computer answers only when it is let; each question with the signal that drops it. */
const slowly = () => {
  const asked: { readonly signal: AbortSignal | undefined; readonly free: () => void }[] = [];
  const library = memoryLibrary();
  const plain = worldOf(library);
  const world = worldOf(library, {
    think: async (question, signal) => {
      await new Promise<void>((free, drop) => {
        asked.push({ signal, free });
        signal?.addEventListener('abort', drop);
      });
      return plain.think(question);
    },
  });
  return { asked, world };
};

describe('the computer', () => {
  it('plays a whole game, and the same one again', async () => {
    const players = { yellow: 'greedy', blue: 'greedy' } as const;
    const { host } = await begin({ players });
    const { host: again } = await begin({ players });
    await over(host);
    await over(again);
    expect(host.record()).toBeDefined();
    expect(again.record()?.headers.hash).toBe(host.record()?.headers.hash);
  });

  it('answers a person, and knows no more than its view', async () => {
    const asked: State[] = [];
    const library = memoryLibrary();
    const plain = worldOf(library);
    const world = worldOf(library, {
      think: (question) => {
        asked.push(question.view);
        expect(question.seed).not.toContain('a test');
        return plain.think(question);
      },
    });
    const host = trust(await startGame(settingOf({ players: { yellow: 'human', blue: 'greedy' } }), world));
    for (let nth = 0; nth < 25; nth++) {
      await settled();
      if (host.view('yellow').tasks.at(-1)?.seats.includes('yellow')) await playOn(host, 1);
    }
    expect(asked.length).toBeGreaterThan(10);
    for (const view of asked) expect(redact(view, 'blue', 'recalls')).toEqual(view);
  });

  it('is in trouble when it does what is refused, and plays on when asked again', async () => {
    const library = memoryLibrary();
    const plain = worldOf(library);
    let isMad = true;
    const world = worldOf(library, {
      think: async (question) => (isMad ? { action: { type: 'pass' } } : plain.think(question)),
    });
    const host = trust(await startGame(settingOf({ players: { yellow: 'human', blue: 'random' } }), world));
    const news = heard(host);
    await settled();
    expect(news).toEqual([{ kind: 'trouble', seat: 'blue' }]);
    const error = expect.objectContaining({ message: expect.stringContaining('blue did what is refused: wrongTask') });
    expect(world.troubles).toEqual([{ game: 'game', seat: 'blue', error }]);
    isMad = false;
    host.retry();
    await settled();
    expect(host.view('blue').players.blue.lineup.length).toBe(4);
  });

  it('says so when it cannot think at all', async () => {
    const world = worldOf(memoryLibrary(), { think: () => Promise.reject(new Error('no worker')) });
    const host = trust(await startGame(settingOf({ players: { yellow: 'human', blue: 'random' } }), world));
    const news = heard(host);
    await settled();
    expect(news).toEqual([{ kind: 'trouble', seat: 'blue' }]);
    expect(world.troubles).toEqual([{ game: 'game', seat: 'blue', error: new Error('no worker') }]);
  });

  it('drops a thought when the game goes on another way, and thinks anew', async () => {
    const { asked, world } = slowly();
    const players = { yellow: 'human', blue: 'random' } as const;
    const host = trust(await startGame(settingOf({ players, options: RELAXED }), world));
    const news = heard(host);
    await settled();
    expect(asked).toHaveLength(1);
    await host.act('yellow', { type: 'line', kind: 'thief' });
    await settled();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    await host.takeBack('yellow', 1);
    await settled();
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, true, false]);
    for (const { free } of asked.slice(0, 2)) free();
    await settled();
    expect(host.story('spectator').chapters).toEqual([]);
    asked[2]?.free();
    await settled();
    expect(host.view('blue').players.blue.lineup).toHaveLength(1);
    expect(news.filter(({ kind }) => kind === 'trouble')).toEqual([]);
    await host.close();
    expect(asked.at(-1)?.signal?.aborted).toBe(true);
  });

  it('has a limit for each turn, whatever it has to answer in it', async () => {
    const limits: number[] = [];
    const library = memoryLibrary();
    const plain = worldOf(library);
    const world: TestWorld = worldOf(library, {
      think: async (question) => {
        if (question.view.turn.number > 0) limits.push(question.ms);
        await world.pass(200);
        return plain.think(question);
      },
    });
    const host = trust(await startGame(settingOf({ players: { yellow: 'greedy', blue: 'greedy' } }), world));
    await over(host);
    expect(Math.max(...limits)).toBe(300);
    expect(new Set(limits)).toEqual(new Set([300, 100, 50]));
  });

  it('is silent after closing', async () => {
    const { host } = await begin({ players: { yellow: 'random', blue: 'random' } });
    await host.close();
    const { length } = host.story('spectator').chapters;
    await settled();
    expect(host.story('spectator').chapters.length).toBe(length);
    expect(await host.act(SEATS[0], { type: 'resign' })).toMatchObject({ said: 'unsaved' });
  });
});
