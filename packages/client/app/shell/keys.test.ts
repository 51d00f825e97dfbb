import { expect, test } from 'vitest';
import { nameOf } from './keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: 'N', shiftKey: true }, 'n'],
  [{ key: 'z', ctrlKey: true }, 'Control+z'],
  [{ key: 'z', metaKey: true }, 'Control+z'],
  [{ key: 'ArrowLeft', shiftKey: true }, 'Shift+ArrowLeft'],
  [{ key: ' ' }, 'Space'],
  [{ key: 'Home', altKey: true }, 'Alt+Home'],
])('%j is %s', (event, name) => {
  expect(nameOf({ ...plain, ...event })).toBe(name);
});
