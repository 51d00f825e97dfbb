import { type Action, evolve, redact, SEATS, type State, VIEWERS, type Viewer } from '@archmage/engine';
import { describe, expect, it, vi } from 'vitest';
import type { Chapter } from './host.ts';
import { openGame, startGame } from './hosting.ts';
import { failed, type Library } from './library.ts';
import { memoryLibrary } from './memory-library.ts';
import { stateAt } from './story.ts';
import { begin, heard, over, RELAXED, trust } from './testing/begin.ts';
import { askedOf, playOn, rulesOf, settingOf, settled, worldOf } from './testing/world.ts';
import type { Windows } from './world.ts';

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

/** One for all, so that each hears itself as well: what it knows already is no news. */
const windowsOf = (): Windows => {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of [...listeners]) listener();
    },
    listen: (_, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

describe('a game on this page', () => {
  it('tells each viewer a story that folds to his view', async () => {
    const { host } = await begin();
    for (let nth = 0; nth < 60; nth++) {
      await playOn(host, 1);
      for (const viewer of VIEWERS) {
        const story = host.story(viewer);
        expect(stateAt(story, story.chapters.length)).toEqual(host.view(viewer));
      }
    }
    expect(host.view('spectator').turn.number).toBeGreaterThan(0);
  });

  it('refuses what is not allowed and changes nothing', async () => {
    const { host } = await begin();
    const news = heard(host);
    expect(await host.act('yellow', { type: 'pass' })).toMatchObject({ said: 'refused' });
    expect(news).toEqual([]);
  });

  it('stores before it tells', async () => {
    const library = memoryLibrary();
    const { host } = await begin({}, library);
    const lengths: Promise<number>[] = [];
    host.listen('yellow', () => lengths.push(library.load('game').then((game) => trust(game).batches.length)));
    await playOn(host, 3);
    expect(await Promise.all(lengths)).toEqual([1, 2, 3]);
  });

  it('goes on as it was after a reload', async () => {
    const { host, world } = await begin();
    await playOn(host, 50);
    const again = trust(await openGame('game', world));
    for (const viewer of VIEWERS) expect(again.view(viewer)).toEqual(host.view(viewer));
    await host.close();
    await playOn(again, 20);
  });

  it('does not act when the store is full', async () => {
    const library = memoryLibrary();
    const full: Library = { ...library, append: async () => failed({ why: 'full' }) };
    const { host } = await begin({}, full);
    const before = host.view('yellow');
    const { seat, choices } = askedOf(host);
    expect(await host.act(seat, choices[0] as Action)).toEqual({ said: 'unsaved', failure: { why: 'full' } });
    expect(host.view('yellow')).toBe(before);
    expect(host.story('yellow').chapters).toEqual([]);
  });

  it('stores at the second attempt what the first could not, once and for all viewers', async () => {
    const library = memoryLibrary();
    let isFull = true;
    const moody: Library = {
      ...library,
      append: (id, change) => (isFull ? Promise.resolve(failed({ why: 'full' })) : library.append(id, change)),
    };
    const { host } = await begin({}, moody);
    const news = heard(host);
    const { seat, choices } = askedOf(host);
    const action = choices[0] as Action;
    expect(await host.act(seat, action)).toEqual({ said: 'unsaved', failure: { why: 'full' } });
    expect(news).toEqual([]);
    isFull = false;
    expect(await host.act(seat, action)).toEqual({ said: 'done' });
    expect(trust(await library.load('game')).batches.map((batch) => batch.action)).toEqual([action]);
    expect(news.map(({ kind }) => kind)).toEqual(['chapters']);
  });

  it('tells each of two viewers the same chapter as far as he may know it, and a late one all of it', async () => {
    const { host } = await begin();
    const told: Record<'yellow' | 'blue', Chapter[]> = { yellow: [], blue: [] };
    for (const viewer of SEATS) {
      host.listen(viewer, (news) => {
        if (news.kind === 'chapters') told[viewer].push(...news.chapters);
      });
    }
    await host.act('yellow', { type: 'line', kind: 'thief' });
    expect(told.yellow).toMatchObject([{ index: 0, actor: 'yellow', action: { type: 'line', kind: 'thief' } }]);
    expect(told.blue).toMatchObject([{ index: 0, actor: 'yellow' }]);
    expect(JSON.stringify(told.blue)).not.toContain('thief');
    await playOn(host, 40);
    for (const viewer of SEATS) expect(host.story(viewer).chapters).toEqual(told[viewer]);
  });

  it('is hosted beside others, and none hears of another', async () => {
    const library = memoryLibrary();
    const world = worldOf(library);
    const one = trust(await startGame(settingOf({ id: 'one' }), world));
    const other = trust(await startGame(settingOf({ id: 'other', seed: 'another' }), world));
    const news = heard(other);
    await playOn(one, 5);
    expect(news).toEqual([]);
    expect(other.story('spectator').chapters).toEqual([]);
    expect(trust(await library.load('other')).batches).toEqual([]);
  });

  it('does one thing after the other, however quickly it is asked', async () => {
    const { host } = await begin();
    const { choices } = askedOf(host);
    const verdicts = await Promise.all(choices.slice(0, 5).map((action) => host.act('yellow', action)));
    expect(verdicts.map(({ said }) => said)).toEqual(['done', 'done', 'done', 'done', 'refused']);
  });

  it('notices that another window went on', async () => {
    const { host, world } = await begin();
    const other = trust(await openGame('game', world));
    await playOn(other, 1);
    const { seat, choices } = askedOf(host);
    expect(await host.act(seat, choices[0] as Action)).toEqual({ said: 'unsaved', failure: { why: 'elsewhere' } });
    const news = heard(host);
    trust(await host.reload());
    expect(news).toEqual([{ kind: 'elsewhere', length: 0, chapters: host.story('spectator').chapters }]);
    expect(host.view('spectator')).toEqual(other.view('spectator'));
    await playOn(host, 1);
  });

  it('follows what another window does, and what it does instead', async () => {
    const world = worldOf(memoryLibrary(), { windows: windowsOf() });
    const host = trust(await startGame(settingOf({ options: RELAXED }), world));
    const other = trust(await openGame('game', world));
    const news = heard(host);
    await other.act('yellow', { type: 'line', kind: 'troll' });
    await other.act('yellow', { type: 'line', kind: 'thief' });
    await settled();
    await other.takeBack('yellow', 1);
    await other.act('yellow', { type: 'line', kind: 'goblin' });
    await settled();
    expect(host.view('yellow')).toEqual(other.view('yellow'));
    expect(news.at(-1)).toMatchObject({ kind: 'elsewhere', length: 1 });
    const told = news.length;
    await host.close();
    await playOn(other, 1);
    await settled();
    expect(news).toHaveLength(told);
  });

  it('shows the record when the game is over, not before', async () => {
    const { host } = await begin();
    await playOn(host, 30);
    expect(host.record()).toBeUndefined();
    await host.act('yellow', { type: 'resign' });
    expect(host.record()?.headers).toMatchObject({ seed: 'a test', event: 'A test' });
  });
});

describe('taking back', () => {
  it('B-TURN-09: nothing by default', async () => {
    const { host } = await begin();
    await host.act('yellow', { type: 'line', kind: 'thief' });
    expect(host.mayTakeBack('yellow')).toBe(0);
    expect(await host.takeBack('yellow', 1)).toEqual({ said: 'done', count: 0 });
  });

  it('gives back what taught nothing, stored and told, and the dice fall as they would have', async () => {
    const { host, world } = await begin({ options: RELAXED });
    const straight = await begin();
    const news = heard(host);
    await host.act('yellow', { type: 'line', kind: 'troll' });
    await host.act('yellow', { type: 'line', kind: 'thief' });
    expect(await host.takeBack('yellow', 9)).toEqual({ said: 'done', count: 2 });
    expect(news.at(-1)).toEqual({ kind: 'takenBack', seat: 'yellow', length: 0 });
    expect(trust(await openGame('game', world)).story('yellow').chapters).toEqual([]);
    await playOn(host, 70);
    await playOn(straight.host, 70);
    expect(host.view('spectator')).toEqual(straight.host.view('spectator'));
  });

  it('one step of several', async () => {
    const { host } = await begin({ options: RELAXED });
    await host.act('yellow', { type: 'line', kind: 'troll' });
    await host.act('yellow', { type: 'line', kind: 'thief' });
    await host.takeBack('yellow', 1);
    expect(host.view('yellow').players.yellow.lineup).toEqual(['troll']);
    expect(host.mayTakeBack('blue')).toBe(0);
  });

  it('not after the end, when the secrets have been shown', async () => {
    const { host } = await begin({ options: RELAXED });
    await host.act('yellow', { type: 'resign' });
    expect(await host.takeBack('yellow', 1)).toEqual({ said: 'done', count: 0 });
  });
});

describe('secrets', () => {
  const KINDS = ['warrior', 'wizard', 'troll', 'thief', 'goblin', 'cleric', 'rope', 'sword', 'wand', 'treasure'];

  it('of a seat are in nobody else’s story, view or news, nor in the summary', async () => {
    const library = memoryLibrary();
    const { host } = await begin({ options: { takeback: 'relaxed', memory: 'recalls' } }, library);
    const news = heard(host);
    const lined = askedOf(host).choices as readonly Action[];
    for (const action of lined.slice(0, 3)) await host.act('yellow', action);
    for (const viewer of ['blue', 'spectator'] as const) {
      const { chapters, start } = host.story(viewer);
      expect(chapters.map(({ action }) => action)).toEqual([undefined, undefined, undefined]);
      const seen = JSON.stringify([chapters, start.players.yellow, host.view(viewer).players.yellow]);
      for (const kind of KINDS) expect(seen).not.toContain(kind);
    }
    const { games } = trust(await library.list());
    for (const kind of KINDS) expect(JSON.stringify([games, news])).not.toContain(kind);
    expect(host.story('yellow').chapters[0]?.action).toEqual(lined[0]);
  });

  it.each(['free', 'mutual'] as const)('what is chosen for a team is told as far as it is open: %s', async (by) => {
    const { host } = await begin({ rules: rulesOf(`base.1+paladins.1 teams=${by}`) });
    await playOn(host, 6);
    const named = (viewer: Viewer) =>
      host.story(viewer).chapters.flatMap(({ actor, action }) => (actor === 'chance' ? [] : [action?.type]));
    const all = by === 'free' ? Array.from({ length: 6 }, () => undefined) : named(askedOf(host).seat);
    expect(all).toHaveLength(6);
    expect(named('spectator')).toEqual(all);
    if (by === 'mutual') expect(all).toContain('pair');
  });

  it('are the same as the engine redacts, all through a game', async () => {
    const library = memoryLibrary();
    const { host } = await begin({ players: { yellow: 'random', blue: 'greedy' } }, library);
    await over(host);
    const { start, batches } = trust(await library.load('game'));
    const stories = VIEWERS.map((viewer) => ({ viewer, story: host.story(viewer) }));
    let state: State = start;
    for (const [nth, { events }] of batches.entries()) {
      state = events.reduce(evolve, state);
      if (nth % 40 !== 0) continue;
      for (const { viewer, story } of stories) expect(stateAt(story, nth + 1)).toEqual(redact(state, viewer));
    }
  });
});
