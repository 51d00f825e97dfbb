import { describe, expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from './router.ts';

describe('an address', () => {
  test.each<[string, Route]>([
    ['#/', { name: 'home' }],
    ['#/new', { name: 'new', start: 'choose' }],
    ['#/new/quick', { name: 'new', start: 'quick' }],
    ['#/new/simple', { name: 'new', start: 'simple' }],
    ['#/game/a%2Fb%20c', { name: 'game', id: 'a/b c' }],
    ['#/replay/7', { name: 'replay', id: '7' }],
    ['#/replay/7/108', { name: 'replay', id: '7', at: 108 }],
    ['#/rules', { name: 'rules', id: undefined }],
    ['#/rules/B-MOVE-04', { name: 'rules', id: 'B-MOVE-04' }],
    ['#/games', { name: 'games' }],
    ['#/workshop', { name: 'workshop', id: undefined }],
    ['#/workshop/draw', { name: 'workshop', id: 'draw' }],
    ['#/lessons', { name: 'lessons' }],
    ['#/lesson/3', { name: 'lesson', id: '3' }],
    ['#/new/guided', { name: 'new', start: 'guided' }],
    ['#/puzzles', { name: 'puzzles' }],
    ['#/puzzle/win-7b6c9c', { name: 'puzzle', id: 'win-7b6c9c' }],
    ['#/online', { name: 'online', page: undefined }],
    ['#/online/new', { name: 'online', page: 'new' }],
    ['#/afar/kd8m2vq4xw7nrt5c', { name: 'afar', id: 'kd8m2vq4xw7nrt5c', key: undefined }],
    ['#/afar/kd8m2vq4xw7nrt5c/w7nrt5ck', { name: 'afar', id: 'kd8m2vq4xw7nrt5c', key: 'w7nrt5ck' }],
    ['#/keys', { name: 'keys' }],
    ['#p1.abc/d_e-f', { name: 'link', text: 'p1.abc/d_e-f' }],
    ['#g1.abc', { name: 'link', text: 'g1.abc' }],
  ])('%s is read and written', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(hrefOf(route)).toBe(hash);
  });

  test.each(['', '#', '#/'])('%j is home', (hash) => {
    expect(parseRoute(hash)).toEqual({ name: 'home' });
  });

  test.each([
    '#/nowhere',
    '#/game',
    '#/game/',
    '#/game/1/2',
    '#/replay/1/x',
    '#/replay/1/2/3',
    '#/replay/1/',
    '#/new/slowly',
    '#/games/1',
    '#/lessons/1',
    '#/online/there',
    '#/afar',
    '#/afar/1/2/3',
    '#/lesson',
    '#x',
    '#/%',
    '#/game/1/',
  ])('%s leads nowhere', (hash) => {
    expect(parseRoute(hash)).toEqual({ name: 'unknown' });
  });
});
