import { afterEach, expect, test, vi } from 'vitest';
import { tellOfTurn, wantNotices } from './notices.ts';

const shown: string[] = [];

const browser = (permission: string, visibilityState: string): void => {
  class Notification {
    static permission = permission;
    static requestPermission = async () => permission;
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('document', { visibilityState });
  vi.stubGlobal('navigator', {});
};

afterEach(async () => {
  await wantNotices(false);
  shown.length = 0;
  vi.unstubAllGlobals();
});

test('one is told of a turn behind another window, and not of what one looks at', async () => {
  browser('granted', 'hidden');
  expect(await wantNotices(true)).toBe(true);
  await tellOfTurn('game', 'Your turn', 'against Bob');
  browser('granted', 'visible');
  await tellOfTurn('game', 'Not this', 'against Bob');
  expect(shown).toEqual(['Your turn']);
});

test('whoever does not want it, or may not, is told nothing', async () => {
  browser('denied', 'hidden');
  expect(await wantNotices(true)).toBe(false);
  await tellOfTurn('game', 'Your turn', 'against Bob');
  browser('granted', 'hidden');
  expect(await wantNotices(false)).toBe(false);
  await tellOfTurn('game', 'Your turn', 'against Bob');
  expect(shown).toEqual([]);
});
