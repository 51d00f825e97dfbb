import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOXES, compile, parseAction, parsePosition, parseRecord, type Result } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { rulesFor } from '../positions.ts';
import { en } from './en.ts';
import { explainIn, phraseIn } from './explain.ts';
import { fr } from './fr.ts';
import { languageOf } from './languages.ts';

/** Every text with its name: `play.help`. */
const textsOf = (texts: object, under = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${under}${name}`, text] as const] : textsOf(text, `${under}${name}.`),
  );

const english = textsOf(en);
const french = new Map(textsOf(fr));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+/g, ''));

/** The same word in both languages, and nothing but placeholders and notation. */
const SAME = [
  'commands.rules.header.catalogue',
  'complaints.arguments.ACTION',
  'complaints.arguments.DEPTH',
  'complaints.arguments.ID',
  'things.kinds.troll',
];

describe('French', () => {
  test('has every text and no other', () => {
    expect([...french.keys()].sort()).toEqual(english.map(([name]) => name).sort());
  });

  test.each(english)('%s is translated, with the same placeholders', (name, text) => {
    const translated = french.get(name) ?? '';
    expect([...new Set(placeholders(translated))].sort()).toEqual([...new Set(placeholders(text))].sort());
    if (hasWords(text)) expect(translated === text).toBe(SAME.includes(name));
    expect(translated).not.toMatch(/\p{L}'\p{L}|\S[;!?»](?=\s|$)/u);
  });

  test('a help is as narrow as a terminal', () => {
    const wide = [...textsOf(en.helps), ...textsOf(fr.helps), ['en', en.play.help], ['fr', fr.play.help]];
    const lines = wide.flatMap(([, text = '']) => text.split('\n'));
    expect(lines.filter((line) => line.length > 122)).toEqual([]);
  });
});

test('every character and object has a name', () => {
  const kinds = BOXES.flatMap(({ id }) => rulesFor(id).roster.map(({ kind }) => kind));
  expect(Object.keys(en.things.kinds).sort()).toEqual([...new Set(kinds)].sort());
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

const NOTATION = fileURLToPath(new URL('../../../engine/src/notation', import.meta.url));

/** What the parsers expect, where their sources say it in one piece. */
const phrases = (): readonly string[] =>
  readdirSync(NOTATION)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(NOTATION, file), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/(?:miss|readNumber)\([^\n]*, (?:'([^'\n]* [^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)\)/g),
      ...text.matchAll(/(?:says: |below\(|among\()(?:'([^'\n]*)'|"([^"\n]*)")/g),
    ])
    .map(([, single, double, pattern]) => single ?? double ?? pattern?.replace(/\$\{[^}]*\}/g, 'X') ?? '')
    .filter((phrase) => /[a-z]/.test(phrase));

describe('what a parser says', () => {
  test('every phrase is known', () => {
    expect(phrases().length).toBeGreaterThan(40);
    expect(phrases().filter((phrase) => phraseIn(fr, phrase) === phrase)).toEqual([]);
  });

  const { rules, state } = scene('yWa@T1[1,1] bTr@T2[4,3]');
  const known = (id: string) => (id === rules.id ? rules : undefined);
  const actions = [
    '',
    'Xx d7>e7',
    'Wa c4>c5',
    'Th d7>e7',
    'Wa b2>e77',
    'Wa b2>b3+Rope',
    'Wa x',
    'Wa rot A',
    'Wa rot A!',
  ];
  const others = [
    'pass now',
    'place yGo',
    'hide Th',
    'line ?',
    'Wa!fly',
    'Wa!break',
    'Go!x',
    'Wa b2^c2',
    'Wa reveal Q',
  ];
  const positions = [
    '',
    'dtp 1',
    'dtp 1 base.1',
    'dtp 1 base.1\nrooms ?',
    'dtp 1 base.1\ngreen',
    'dtp 1 base.1\nyellow Q@a1',
  ];
  const records = ['', '[rules "chess"]', '[rules "base.1"]', '[start "x"]\n[start "x"]', 'x'];
  const results: readonly (readonly [string, Result<unknown>])[] = [
    ...[...actions, ...others].map((text) => [text, parseAction(rules, state, 'yellow', text)] as const),
    ...positions.map((text) => [text, parsePosition(text, rules)] as const),
    ...records.map((text) => [text, parseRecord(text, known, (s) => s)] as const),
    ...['chess', 'base.1 vp=9', 'base.1 pairs=1,2', 'base.1 handicap=yellow:4:C6 beginner x'].map(
      (text) => [text, compile(text)] as const,
    ),
  ];

  test.each(results)('%j is explained in French', (_text, result) => {
    if (result.ok) throw new Error('It is no mistake.');
    const said = explainIn(fr, result.error).replace(/'[^']*'|"[^"]*"/g, '');
    expect(said).toMatch(/^Ligne \d+, colonne \d+ : il fallait .*, et il y a .*\.$/s);
    expect(said).not.toMatch(/\b(such|the|of|each|and|or|where|with|is|rooms of|expected|a card|a line)\b/);
    expect(explainIn(en, result.error)).toMatch(/^Line \d+, column \d+: expected /);
  });
});
