import { compile, start } from '@archmage/engine';
import { gameOf, learn, newGame } from '@archmage/host';
import { expect, test } from 'vitest';
import { positionLink, readLink } from '../host/links.ts';
import { exportText, importText } from '../host/transfer.ts';
import { failureWords } from '../start/failure-words.ts';
import { blankPair, writePairs } from './room-draft.ts';

const own = learn(writePairs([blankPair('9')]));
if (!own.ok) throw new Error('A blank pair can be read.');
const rules = compile(`base.1 rooms=${own.value.id} pairs=9,1,2,3`);
if (!rules.ok) throw new Error('It fits the base set.');

test('a position brings its rooms along, as text and as a link', async () => {
  const players = { yellow: 'human', blue: 'human' } as const;
  const game = newGame({ id: 'a', title: '', rules: rules.value, players, seed: '00', started: 0 });
  const { state } = gameOf(game);
  const text = exportText({ rules: rules.value, record: () => undefined, view: () => state }, 'yellow');
  expect(text).toContain(`# own ${own.value.id}\n# |# 9-cw|`);
  // Mail loses blanks at the end of a line.
  const mailed = text.replace(/[ ]+$/gm, '');
  expect(importText(mailed)).toMatchObject({ ok: true, value: { kind: 'position' } });
  expect(await readLink(await positionLink(rules.value, start(rules.value)))).toMatchObject({ ok: true });
});

test('a whole game brings its rooms along', () => {
  const record = { headers: {}, rules: rules.value.id, start: start(rules.value), batches: [] };
  const port = { rules: rules.value, record: () => record, view: () => record.start };
  const text = exportText(port, 'spectator');
  expect(text).toContain(`; own ${own.value.id}\n; |# 9-cw|`);
  expect(importText(text)).toMatchObject({ ok: true, value: { kind: 'game', record: { rules: rules.value.id } } });
});

test('what was changed on the way is not read in', () => {
  const text = 'dtp 1 base.1 rooms=0123456789ab\n\n# own 0123456789ab\n# |# 9-cw|\n';
  expect(importText(text)).toMatchObject({ ok: false, error: { line: 3, found: { code: 'changed' } } });
});

test('what is not known is named, with what to do about it', () => {
  const read = importText('[rules "base.1 rooms=0123456789ab"]\n[start "x"]\n');
  const error = read.ok ? undefined : read.error;
  expect(error?.found).toBe('rooms=0123456789ab');
  const said = failureWords({ why: 'damaged', part: 'rules', ...(error && { error }) });
  expect(said.mend).toBe(true);
  expect(said.text).toContain('rooms=0123456789ab');
});
