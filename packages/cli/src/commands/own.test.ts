import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playAll } from '../arena/pool.ts';
import { runWith } from '../test-io.ts';

const ROOMS = fileURLToPath(new URL('../../../../docs/example.rooms', import.meta.url));
const DRAWN = readFileSync(ROOMS, 'utf8');
const SCENARIO = `scenario bridge
name The Bridge
nom Le pont
boxes base.1 paladins.1
rooms 1 2 5 6
yellow Pa Wm Cl Th Go | Sword Rope
blue Dr Gm Gh Il | Key Rope
vp 6
story A bridge; and a dragon.
histoire Un pont ; et un dragon.
`;

let folder = '';
const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
let game = '';
let bridge = '';
let others = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-own-'));
  bridge = put('bridge.txt', SCENARIO);
  others = put('others.rooms', DRAWN.replaceAll('# 9-', '# 10-'));
  game = await played('rooms.dtg', '--rules', 'paladins', '--rooms', ROOMS);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = async (...argv: readonly string[]) => {
  const { out, code, err } = await runWith([...argv, '--json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};

/** A game of two bots, kept in a file. */
const played = async (name: string, ...argv: readonly string[]): Promise<string> => {
  const file = join(folder, name);
  const bots = ['--yellow', 'greedy', '--blue', 'greedy', '--seed', 'own'];
  expect((await runWith(['play', ...bots, '--save', file, ...argv])).code).toBe(0);
  return file;
};

describe('rooms', () => {
  test('draws them, and says how to play with them', async () => {
    const { id, rules, rooms } = await json('rooms', ROOMS);
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(rules).toBe(`paladins.1 rooms=${id}`);
    expect(rooms.map((room: { id: string }) => room.id)).toEqual(['9cw', '9ccw']);
    expect(rooms[0].drawing).toContain('# 9-cw\n+   +---+   +---+   +\n');
    const { code, out } = await runWith(['rooms', ROOMS]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +room 9↻ +room 9↺\n\+ {4}\+----\+ {4}\+----\+ {4}\+ {3}\+----\+/);
    expect(out).toContain('! 9↻ ! ≈≈');
    expect(out).toMatch(
      new RegExp(`\nrooms=${id}\nTo play with them: npm start -- --terminal --rules paladins\\.1 --rooms .*rooms\n$`),
    );
    const piped = await runWith(['rooms', '-', '--lang', 'fr'], DRAWN.replaceAll(/[mfr] /g, '. '));
    expect(piped.out).toContain('salle 9↻');
    expect(piped.out).toMatch(/\nPour jouer avec ces salles : npm start -- --terminal --rooms FICHIER\n$/);
  });

  test.each([
    ['', [], "The input is malformed. Line 1, column 1: expected a room's name such as # 9-cw, found no room."],
    [DRAWN.replaceAll('# 9-', '# cellar-'), [], "expected a number of one to three digits, found 'cellar'."],
    [DRAWN.replace('G', '?'), [], "The input is malformed. Line 9, column 11: expected '.' floor,"],
    [DRAWN.replace('G', '.'), [], 'Line 3, column 1: expected one gear in room 9-cw, found 0 (B-COMP-02).'],
    [DRAWN.replace('G', '.'), ['--lang', 'fr'], 'Ligne 3, colonne 1 : il fallait un seul mécanisme de rotation'],
    [DRAWN.replace('G', '?'), ['--lang', 'fr'], "il fallait '.' (sol), 'o' (fosse),"],
  ])('%# what is wrong is said in one sentence', async (text, more, sentence) => {
    const { code, out, err } = await runWith(['rooms', '-', ...more], text);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('scenario', () => {
  test('lists ours', async () => {
    expect((await runWith(['scenario'])).out).toMatch(/^hoard +The Dragon's Hoard\nmists +Thieves in the Mist\n/);
    expect((await runWith(['scenario', '--lang', 'fr'])).out).toMatch(/^siege +Le siège$/m);
    const { scenarios } = await json('scenario');
    expect(scenarios[2]).toEqual({
      id: 'duel',
      name: { en: 'The Order and the Horde', fr: 'L’Ordre et la Horde' },
      boxes: 'base.1+paladins.1',
    });
  });

  test('shows one of ours', async () => {
    const { out } = await runWith(['scenario', 'mists']);
    expect(out).toMatch(/^Thieves in the Mist\nThe same light-footed band/);
    expect(out).toMatch(/\nrules {5}base\.1\+paladins\.1 scenario=mists\nrooms {5}2, 5, 6, 3\nyellow {4}Thief, /);
    expect(out).toMatch(
      /\npoints {4}5\nhandicap {2}may be given\n\nTo play it: npm start -- --terminal --scenario mists\n$/,
    );
  });

  test('shows one of somebody’s own', async () => {
    const { id, rules, target, teams } = await json('scenario', bridge);
    expect(rules).toBe(`base.1+paladins.1 scenario=${id}`);
    expect([target, teams.blue]).toEqual([6, ['redDragon', 'golem', 'ghost', 'illusionist', 'key', 'rope']]);
    const { out } = await runWith(['scenario', bridge, '--lang', 'fr']);
    expect(out).toMatch(/^Le pont\nUn pont ; et un dragon\.\n/);
    const rude = await runWith(['scenario', '-'], readFileSync(bridge, 'utf8').replace('name ', 'name \u001b[2J'));
    expect(rude.out).toMatch(/^�\[2J/);
    expect(out).toMatch(
      /\nvictoire {2}6\nhandicap {2}aucun\n\nPour le jouer : npm start -- --terminal --scenario .*bridge\.txt\n$/,
    );
  });

  test.each([
    [['scenario', 'nowhere'], 'There is no scenario "nowhere", and no such file. archmage scenario lists ours.'],
    [['scenario', '-'], 'The input is malformed. Line 11, column 1: expected a line beginning with'],
    [['scenario', '-', '--lang', 'fr'], 'Ligne 11, colonne 1 : il fallait une ligne qui commence par scenario,'],
    [['scenario', 'duel', 'siege'], '"siege" is one argument too many.'],
    [['play', '--scenario', 'nowhere'], 'There is no scenario "nowhere", and no such file.'],
    [['sim', '--rooms', 'nowhere'], 'The file nowhere cannot be read: it is not there.'],
    [
      ['sim', '--rules', 'base', '--scenario', 'duel'],
      "expected the boxes base.1+paladins.1, found 'base.1' (P-MIX-20).",
    ],
    [['sim', '--rules', 'base+paladins scenario=siege', '--scenario', 'duel'], '--rules needs scenario=siege, and'],
    [['sim', '--rules', 'base+paladins scenario=sieg'], 'expected a scenario of ours, or one whose file was read'],
    [['sim', '--rules', 'base rooms=0123456789ab'], '--rules needs rooms of somebody’s own, rooms=0123456789ab:'],
    [['sim', '--rooms', ROOMS], 'line 7, column 7 of the file of rooms, found mist (B-COMP-03).'],
    [['arena', '--soak', '1', '--rooms', ROOMS], '--rooms does not go with --soak. See archmage arena --help.'],
  ])('%j is answered with one sentence', async (argv, sentence) => {
    const { code, out, err } = await runWith(argv, `${SCENARIO}points 6\n`);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('a game with rooms of one’s own', () => {
  const rules = ['--rules', 'paladins'];

  const reading = [['show'], ['legal'], ['verify'], ['replay', '--strict'], ['play', '--resume']];

  test('brings them along, and every command reads it', async () => {
    const { id } = await json('rooms', ROOMS);
    const text = readFileSync(game, 'utf8');
    expect(text).toContain(`[rules "paladins.1 rooms=${id}"]`);
    expect(text).toContain(`\n\n; own ${id}\n; |`);
    for (const argv of reading) expect([argv, (await runWith([...argv, game])).code]).toEqual([argv, 0]);
    expect((await runWith(['perft', game, '1'])).out).toBe('1\n');
    expect((await runWith(['check', game, 'pass'])).code).toBe(1);
    expect(readFileSync(game, 'utf8')).toBe(text);
  }, 60_000);

  test('so does a position', async () => {
    const { id } = await json('rooms', ROOMS);
    const { position } = await json('show', game);
    const carried = readFileSync(game, 'utf8').split('\n\n').at(-1) ?? '';
    expect((await runWith(['show', '-'], `${position}\n\n${carried.replace(/^;/gm, '#')}`)).code).toBe(0);
    const bare = await runWith(['show', '-'], `${position}\n`);
    expect([bare.code, bare.err]).toEqual([2, expect.stringContaining(`rooms=${id}: give their file`)]);
  });

  test('that brings nothing is read with their file, and says which option to use', async () => {
    const { id } = await json('rooms', ROOMS);
    const bare = put('bare.dtg', readFileSync(game, 'utf8').replace(/^; .*\n/gm, ''));
    const needs = `needs rooms of somebody’s own, rooms=${id}: give their file with --rooms FILE.\n`;
    for (const argv of reading) {
      expect(await runWith([...argv, bare])).toEqual({ code: 2, out: '', err: `${bare} ${needs}` });
      if (argv[0] === 'play') continue;
      expect([argv, (await runWith([...argv, bare, '--rooms', ROOMS])).code]).toEqual([argv, 0]);
    }
    expect((await runWith(['check', '-', 'pass'], `dtp 1 paladins.1 rooms=${id}\n`)).err).toBe(`The input ${needs}`);
    const { err } = await runWith(['replay', game, '--rooms', others, '--lang', 'fr']);
    expect(err).toMatch(new RegExp(`demande rooms=${id}, et --rooms donne rooms=[0-9a-f]{12}\\.\n$`));
  }, 60_000);

  test.each([
    ['a square', (text: string) => text.replace(/^(; \|.*)G/m, '$1.')],
    ['a line', (text: string) => text.replace(/^; \| {2}\..*\n/m, '')],
    ['its name', (text: string) => text.replace(/^; own \w+/m, '; own 0123456789ab')],
  ])('in which somebody changed %s is refused, unless the right file is given', async (_what, change) => {
    const text = readFileSync(game, 'utf8');
    const file = put('changed.dtg', change(text));
    const line = text.split('\n').findIndex((each) => each.startsWith('; own')) + 1;
    const [, id = ''] = /^; own (\w+)/m.exec(change(text)) ?? [];
    const said = `Line ${line}, column 7: expected the text whose hash is ${id}, found a changed one.\n`;
    for (const argv of reading)
      expect(await runWith([...argv, file])).toEqual({ code: 2, out: '', err: `${file} is malformed. ${said}` });
    const french = await runWith(['show', file, '--lang', 'fr']);
    expect(french.err).toContain(`il fallait le texte dont l’empreinte est ${id}, et il y a un texte modifié.`);
    if (id !== '0123456789ab') expect((await runWith(['verify', file, '--rooms', ROOMS])).code).toBe(0);
  });

  test('is resumed as it was told', async () => {
    const file = join(folder, 'begun.dtg');
    const { out } = await runWith(['play', ...rules, '--rooms', ROOMS, '--save', file], 'quit\n');
    expect(out).toContain(`npm start -- --terminal --resume ${file} goes on with it.`);
    expect((await runWith(['play', '--resume', file], 'quit\n')).code).toBe(0);
    expect((await runWith(['play', '--resume', file], 'quit\n')).code).toBe(0);
    expect(readFileSync(file, 'utf8').match(/^; own /gm)).toHaveLength(1);
  });

  test('is played by sim, and in the threads of the arena', async () => {
    const { id } = await json('rooms', ROOMS);
    const own = [...rules, '--rooms', ROOMS];
    const simulated = await json('sim', '--games', '1', '--bots', 'random', ...own);
    expect([simulated.rules, simulated.violations]).toEqual([`paladins.1 rooms=${id}`, []]);
    const met = await json('arena', '--a', 'greedy', '--b', 'greedy', '--games', '2', '--jobs', '1', ...own);
    expect([met.rules, met.games, met.faults]).toEqual([`paladins.1 rooms=${id}`, 2, []]);
  }, 60_000);

  test('a thread that was not told of them cannot play', async () => {
    const { rules: name } = await json('rooms', ROOMS);
    const bots = { yellow: 'random', blue: 'random' } as const;
    const faults: string[] = [];
    await playAll(
      [{ rules: name, seed: '1', whims: '1', bots, ms: undefined }],
      { workers: 1 },
      {
        ends: (outcome) => faults.push(...outcome.faults.map(({ message }) => message)),
      },
    );
    expect(faults.join()).toContain('expected rooms whose file was read before');
  }, 60_000);
});

describe('a game by a scenario', () => {
  test('of ours needs no file', async () => {
    const file = await played('duel.dtg', '--scenario', 'duel');
    expect(readFileSync(file, 'utf8')).toContain('[rules "base.1+paladins.1 scenario=duel"]');
    expect((await runWith(['replay', file, '--strict'])).code).toBe(0);
    const { out } = await runWith(['play', '--scenario', 'duel', '--save', join(folder, 'ours.dtg')], 'quit\n');
    expect(out).toMatch(/--resume \S+ours\.dtg goes on with it\.\n$/);
  }, 60_000);

  test('of somebody’s own is brought along, and may have rooms of his own', async () => {
    const { id } = await json('scenario', bridge);
    const rooms = put('one.rooms', DRAWN.replaceAll('# 9-', '# 5-'));
    const own = ['--scenario', bridge, '--rooms', rooms];
    const file = await played('bridge.dtg', ...own);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`\\[rules "base.1\\+paladins.1 scenario=${id} rooms=\\w{12}"`),
    );
    expect((await runWith(['verify', file])).code).toBe(0);
    expect((await runWith(['verify', file, ...own])).code).toBe(0);
    const bare = readFileSync(file, 'utf8').replace(/^; .*\n/gm, '');
    const { err } = await runWith(['verify', '-', '--rooms', rooms], bare);
    expect(err).toContain(`scenario=${id}: give its file with --scenario FILE.\n`);
    const met = await json('arena', '--a', 'greedy', '--b', 'greedy', '--games', '2', '--jobs', '1', ...own);
    expect(met.faults).toEqual([]);
  }, 60_000);
});
