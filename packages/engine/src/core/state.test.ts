import { describe, expect, it } from 'vitest';
import { play, scene, table, token } from '../testing/scene.ts';
import { isAsked, isInPlay, opponent, tileOf, topTask } from './state.ts';

describe('A state', () => {
  it('asks those of its last task, and nobody when the game is over', () => {
    const { state } = scene('yWa@T1[1,1] bGo@T1[1,2]');
    expect(topTask(table().state)?.kind).toBe('lineup');
    expect((['yellow', 'blue', 'chance', 'clock'] as const).map((actor) => isAsked(state, actor))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const over = play(scene('yWa@T1[1,1]'), 'resign').state;
    expect([topTask(over), isAsked(over, 'yellow')]).toEqual([undefined, false]);
  });

  it('has tokens on the board, and others that left it or were not seen yet', () => {
    const s = play(scene('yWa@T1[0,0] yGo@T4[1,4]'), 'Go T4[1,4]>BL1');
    expect(['yWa', 'yGo', 'bGo'].map((name) => isInPlay(token(s, name)))).toEqual([true, false, false]);
  });

  it('has places in rooms and on the lines, which belong to none', () => {
    const { grid } = scene('').rules;
    const places = [0, grid.cells - 1, grid.cells, grid.squares - 1, grid.squares, grid.places - 1];
    expect(places.map((place) => tileOf(grid, place))).toEqual([0, 0, 1, 7, -1, -1]);
  });

  it('has two seats', () => {
    expect([opponent('yellow'), opponent('blue')]).toEqual(['blue', 'yellow']);
  });
});
