import {
  formatPosition,
  parsePosition,
  redact,
  SEATS,
  type Seat,
  type State,
  tileOf,
  UNSEEN,
  walks,
} from '@archmage/engine';
import {
  accountsBalance,
  goldenRulesHold,
  lawsOf,
  onlyTheAskedAct,
  tokensAreConserved,
} from '@archmage/engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { continueFrom } from './continue.ts';
import { startGame } from './hosting.ts';
import { memoryLibrary } from './memory-library.ts';
import { simpleStart } from './simple-start.ts';
import { playOn, rulesOf, settingOf, settled, worldOf } from './testing/world.ts';

// Whole games, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const RULESETS = [
  'base.1',
  'base.1 beginner',
  'base.1 handicap=blue:5:C6',
  'base.1 vp=7 timer=120:60:5:5',
  'paladins.1',
];
const seeds = Array.from({ length: 200 }, (_, nth) => `seed ${nth}`);

describe.each(RULESETS)('a simple start of %s', (id) => {
  const rules = rulesOf(id);

  it('is a position of a game, for 200 seeds', () => {
    for (const seed of seeds) {
      const state = simpleStart(rules, seed);
      const faults = [tokensAreConserved, goldenRulesHold, accountsBalance, onlyTheAskedAct];
      expect(faults.flatMap((law) => law(rules, state))).toEqual([]);
      const read = parsePosition(formatPosition(rules, state), rules);
      expect(read.ok && read.value).toEqual(state);
    }
  });

  it('keeps all the laws', () => {
    for (const seed of seeds.slice(0, 2)) {
      const state = simpleStart(rules, seed);
      expect(lawsOf(rules).check(state, undefined, state)).toEqual([]);
    }
  });

  it('hides nothing: rooms face up, as many tokens on each as in the set-up', () => {
    for (const seed of seeds.slice(0, 20)) {
      const state = simpleStart(rules, seed);
      expect(redact(state, 'spectator')).toEqual(state);
      expect(state.tiles.every(({ room, stash }) => room !== undefined && stash.length === 0)).toBe(true);
      const left = rules.forgoes.yellow + rules.forgoes.blue;
      expect(state.pieces.filter(({ at }) => at === UNSEEN).length).toBe(left);
      const counts = rules.capacity.map((_, tile) => tokensOn(state, tile));
      expect(counts.every((count, tile) => count <= (rules.capacity[tile] as number))).toBe(true);
    }
  });

  it('is the same for both sides', () => {
    for (const seed of seeds.slice(0, 20)) {
      const state = simpleStart(rules, seed);
      for (const { id: piece, owner, kind } of rules.roster) {
        const twin = rules.roster.find((other) => other.owner !== owner && other.kind === kind)?.id ?? -1;
        const [here, there] = [spot(state, piece), spot(state, twin)];
        if (here && there) expect([here[0] + there[0], here[1] + there[1]]).toEqual(SUM(rules.grid.columns));
      }
    }
  });

  it('lets nobody leave with one Move, whoever begins, for 200 seeds', () => {
    const { lineLength, squares } = rules.grid;
    const isExit = (owner: Seat, end: number) =>
      owner === 'yellow' ? end >= squares + lineLength : end >= squares && end < squares + lineLength;
    for (const seed of seeds) {
      const state = simpleStart(rules, seed);
      const leaving = rules.roster.filter(
        ({ id: piece, owner, sort }) =>
          sort === 'character' && walks(rules, state, piece).some(({ end }) => isExit(owner, end)),
      );
      expect([seed, ...leaving.map(({ owner, kind }) => `${owner} ${kind}`)]).toEqual([seed]);
    }
  });

  it('has the characters of each side in its own half', () => {
    const middle = (rules.grid.columns * 5 - 1) / 2;
    for (const seed of seeds.slice(0, 20)) {
      const state = simpleStart(rules, seed);
      for (const { id: piece, owner, sort } of rules.roster) {
        const column = spot(state, piece)?.[1] ?? middle;
        const lead = owner === 'yellow' ? column - middle : middle - column;
        if (sort === 'character') expect(lead).toBeLessThanOrEqual(0);
      }
    }
  });

  const tokensOn = ({ pieces }: State, tile: number): number =>
    pieces.filter(({ at }) => at >= 0 && tileOf(rules.grid, at) === tile).length;

  /** Half a turn takes row r to 9 - r, and column c to the last one less c; lines are the columns beside. */
  const SUM = (columns: number) => [9, columns * 5 - 1];

  const spot = ({ pieces, tiles }: State, piece: number): readonly [number, number] | undefined => {
    const at = pieces[piece]?.at ?? UNSEEN;
    const { cells, columns, lineLength, squares, worldIndex } = rules.grid;
    if (at < 0) return undefined;
    if (at >= squares) return [(at - squares) % lineLength, at < squares + lineLength ? -1 : columns * 5];
    const tile = Math.floor(at / cells);
    const world = worldIndex[tiles[tile]?.turn ?? 0]?.[at % cells] ?? 0;
    return [Math.floor(tile / columns) * 5 + Math.floor(world / 5), (tile % columns) * 5 + (world % 5)];
  };
});

describe('a simple start', () => {
  const rules = rulesOf('base.1');

  it('differs by seed, is the same for the same one, and either side begins', () => {
    const starts = seeds.slice(0, 40).map((seed) => simpleStart(rules, seed));
    expect(new Set(starts.map((state) => JSON.stringify(state))).size).toBe(40);
    expect(simpleStart(rules, 'seed 3')).toEqual(starts[3]);
    expect(new Set(starts.map(({ turn }) => turn.seat))).toEqual(new Set<Seat>(SEATS));
  });

  it('can be played to the end', async () => {
    const setting = settingOf({ start: simpleStart(rules, 'x'), players: { yellow: 'greedy', blue: 'greedy' } });
    const host = await startGame(setting, worldOf(memoryLibrary()));
    if (!host.ok) throw new Error('The game does not begin.');
    for (let wait = 0; wait < 1000 && host.value.record() === undefined; wait++) await settled();
    expect(host.value.record()?.headers.seed).toBe('a test');
  });
});

describe('going on from a position', () => {
  const rules = rulesOf('base.1');

  it('deals the unknown anew, as the viewer knows it, and the game goes on', async () => {
    const first = await startGame(settingOf(), worldOf(memoryLibrary()));
    if (!first.ok) throw new Error('The game does not begin.');
    await playOn(first.value, 45);
    const view = first.value.view('blue');
    const state = continueFrom(rules, view, 'another seed');
    if (typeof state === 'string') throw new Error(state);
    expect(redact(state, 'blue')).toEqual(view);
    expect(tokensAreConserved(rules, state)).toEqual([]);
    const next = await startGame(settingOf({ start: state, seed: 'another seed' }), worldOf(memoryLibrary()));
    if (!next.ok) throw new Error('The game does not go on.');
    await playOn(next.value, 40);
    expect(next.value.story('blue').start).toEqual(view);
  });

  it('knows when there is nothing to play', () => {
    const state = simpleStart(rules, 'x');
    const ended: State = { ...state, tasks: [], ending: { winner: 'draw', why: 'agreed' } };
    expect(continueFrom(rules, ended, 's')).toBe('over');
    const player = { ...state.players.blue, lineup: ['?'] };
    const odd: State = { ...state, players: { ...state.players, blue: player } };
    expect(continueFrom(rules, odd, 's')).toBe('impossible');
  });
});
