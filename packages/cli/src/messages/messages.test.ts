import { flawsOf, textsOf } from '@archmage/words';
import { expect, test } from 'vitest';
import { en, own } from './en.ts';
import { fr, own as french } from './fr.ts';
import { languageOf } from './languages.ts';

/** The same word in both languages, and nothing but placeholders and notation. */
const SAME = [
  'commands.rules.header.catalogue',
  'commands.scenario.rows.handicap',
  'complaints.arguments.ACTION',
  'complaints.arguments.DEPTH',
  'complaints.arguments.ID',
];

test('French has every text of the terminal, translated, with the same placeholders', () => {
  expect(textsOf(own).length).toBeGreaterThan(50);
  expect(flawsOf(own, french, SAME)).toEqual([]);
});

test('a help is as narrow as a terminal', () => {
  const wide = [...textsOf(en.helps), ...textsOf(fr.helps), ['en', en.play.help], ['fr', fr.play.help]];
  const lines = wide.flatMap(([, text = '']) => text.split('\n'));
  expect(lines.filter((line) => line.length > 122)).toEqual([]);
});

test.each([
  [{}, 'en'],
  [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
  [{ LANG: 'fr' }, 'fr'],
  [{ LANG: 'frr_DE' }, 'en'],
  [{ LANG: 'de_DE' }, 'en'],
  [{ LC_ALL: 'C', LANG: 'fr_FR' }, 'en'],
  [{ LC_ALL: '', LC_MESSAGES: 'fr_CA', LANG: 'en_US' }, 'fr'],
])('%j asks for %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
