import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWith } from '../test-io.ts';

let folder = '';
const file = (name: string): string => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const SOLO = ['play', '--seed', 'solo', '--blue', 'greedy'];

/** A game that begins with yellow's first card. */
const begun = (name: string, rules: string): string => {
  const rooms = 'rooms 1cw.0 1ccw.0 2cw.0 2ccw.0 / 3cw.0 3ccw.0 4cw.0 4ccw.0';
  const players = 'yellow Th@y2 | A:25 C:0 ; blue Go@z2 | A:25 C:0';
  const seconds = rules.includes('timer') ? ' seconds=1' : '';
  const start = `dtp 1 ${rules} ; ${rooms} ; ${players} ; turn 1 yellow highest=1${seconds} ; tasks card(yellow)`;
  writeFileSync(file(name), `[rules "${rules}"]\n[start "${start}"]\n`);
  return file(name);
};

describe('play', () => {
  test('two bots play to the end, and the game can be checked', async () => {
    const game = file('bots.dtg');
    const { code, out } = await runWith([
      'play',
      '--yellow',
      'greedy',
      '--blue',
      'greedy',
      '--seed',
      'c',
      '--save',
      game,
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^The dice promise [0-9a-f]{64}\.$/m);
    expect(out).toMatch(/Over: (yellow|blue) wins, the victory points are reached\./);
    expect((await runWith(['replay', game, '--strict'])).code).toBe(0);
    expect((await runWith(['verify', game])).code).toBe(0);
    expect(readdirSync(folder)).toEqual(['bots.dtg']);
    const again = await runWith(['play', '--resume', game]);
    expect(again.out).toContain('Over: ');
  });

  test('piped lines are answered one by one, and the end of them saves', async () => {
    const game = file('solo.dtg');
    const { code, out } = await runWith([...SOLO, '--save', game], typed('help', 'line Th', 'nonsense', 'undo', '99'));
    expect(code).toBe(0);
    expect(out).toContain('yellow> line Th\nYellow puts a character on the line: Th.');
    expect(out).toContain('That is not in the list: type a number of it, a line of it, or help.');
    expect(out).toContain('what is done stays done.\nB-TURN-09 · No taking back.');
    expect(out).toContain('There is no number 99 in the list.');
    expect(out).toMatch(/The game is saved: npm start -- --terminal --resume \S+ goes on with it\.\n$/);
    expect(readFileSync(game, 'utf8')).not.toContain('[seed');
    expect(readFileSync(`${game}.seed`, 'utf8')).toBe('solo\n');
  });

  test('a saved game goes on with the same dice, or not at all', async () => {
    const game = file('solo.dtg');
    const { out } = await runWith(['play', '--resume', game], typed('line Go', 'quit'));
    expect(out).toContain('Yellow puts a character on the line: Go.');
    expect(readFileSync(game, 'utf8')).toContain('yellow line Go');
    const wrong = await runWith(['play', '--resume', game, '--seed', 'other']);
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    rmSync(`${game}.seed`);
    expect((await runWith(['play', '--resume', game])).err).toContain('.seed is missing, and no --seed was given.');
    expect((await runWith(['play', '--resume', game, '--seed', 'solo'])).code).toBe(0);
  });

  test('a whole turn: a Move step by step, a reason, a rule', async () => {
    const moves = ['A2', 'Th', '>y3', 'undo', 'Th y2', 'y1', 'pass', 'ok', 'Th y1>y2>', 'undo', 'undo', 'th', '1'];
    const lines = typed('rule B-TURN-09', 'rule X', 'why', 'why A5', 'why A2', 'why x', 'list', 'board', ...moves);
    const { out } = await runWith(['play', '--resume', begun('turn.dtg', 'base.1'), '--seed', 'any'], lines);
    expect(out).toContain('There is no rule "X".');
    expect(out).toContain('Why what? Type why ACTION.');
    expect(out).toContain('That is no action. Line 1, column 1: expected a card such as A2,');
    expect(out).toContain('A5 is too high');
    expect(out).toContain('It is legal.');
    expect(out).toContain('Th y2: not yet. A Move has to take at least one step. (B-MOVE-09)');
    expect(out).toContain('Th y2>y3: ok does it.');
    expect(out).toContain('Th y2>y1 is not done yet: ok does it, undo drops it.');
    expect(out).toContain('yTh goes y1.');
    expect(out).toContain('The Move is dropped.');
    expect(out).toContain('The game is saved');
  });

  test('a character that has nothing to do is told as such', async () => {
    const { out } = await runWith(
      ['play', '--resume', begun('idle.dtg', 'base.1'), '--seed', 'any'],
      typed('th', 'A2', 'wa'),
    );
    expect(out).toContain('There is nothing Th can do now.');
    expect(out).toContain('There is nothing Wa can do now.');
  });

  test('saving where one cannot is said, and the game goes on', async () => {
    const { code, out } = await runWith(SOLO, typed('save', `save ${folder}`, `save ${file('later.dtg')}`, 'line Th'));
    expect(code).toBe(0);
    expect(out).toContain('Save where? Type save FILE.');
    expect(out).toContain(`The file ${folder} is there already`);
    expect(existsSync(`${folder}.seed`)).toBe(false);
    expect(existsSync(file('later.dtg'))).toBe(true);
  });

  test('saving below a file, or beside a folder of the seed’s name, is refused in a sentence', async () => {
    writeFileSync(file('plain'), 'a diary');
    mkdirSync(file('d2.seed'));
    const bad = ['plain/x', 'd2', 'plain'].map((name) => `save ${file(name)}`);
    const { code, out } = await runWith(SOLO, typed(...bad, 'save -', `save ${file('good.dtg')}`, 'save', 'line Th'));
    expect(code).toBe(0);
    expect(out).toContain(`The folder ${file('plain')} cannot be used: it is a file.`);
    expect(out).toContain(`The file ${file('d2.seed')} is there already and is not replaced`);
    expect(out).toContain(`The file ${file('plain')} is there already and is not replaced`);
    expect(out).toContain('save takes the name of a file, not "-".');
    expect(out.split(`Saved in ${file('good.dtg')}.`).length).toBe(3);
    expect(readFileSync(file('plain'), 'utf8')).toBe('a diary');
    const atOnce = await runWith([...SOLO, '--save', file('plain/x')]);
    expect(atOnce).toEqual({ code: 2, out: '', err: `The folder ${file('plain')} cannot be used: it is a file.\n` });
    const nowhere = await runWith([...SOLO, '--save', file('nodir/x.dtg')]);
    const sentence = `The folder ${file('nodir')} cannot be used: it is not there.\n`;
    expect(nowhere).toEqual({ code: 2, out: '', err: sentence });
  });

  test('a name that is taken is refused before anything is written; so is one that is none', async () => {
    writeFileSync(file('diary'), 'dear diary');
    writeFileSync(file('other.dtg.seed'), 'precious');
    for (const name of ['diary', 'other.dtg']) {
      const { code, out, err } = await runWith([...SOLO, '--save', file(name)]);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain('is there already and is not replaced: give another name');
    }
    expect(readFileSync(file('diary'), 'utf8')).toBe('dear diary');
    expect(readFileSync(file('other.dtg.seed'), 'utf8')).toBe('precious');
    for (const argv of [['--save', '-'], ['--save='], ['--resume', '-'], ['--resume=']]) {
      const { code, err } = await runWith(['play', ...argv]);
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(/^--(save|resume) takes the name of a file, not "-?"\.\n$/),
      ]);
    }
    const mixed = await runWith(['play', '--resume', begun('mixed.dtg', 'base.1'), '--rules', 'paladins']);
    expect([mixed.code, mixed.err]).toEqual([2, '--rules does not go with --resume. See archmage play --help.\n']);
  });

  test('a game from a position that is over and still asks is bad input, not a mistake of ours', async () => {
    const game = begun('over.dtg', 'base.1');
    writeFileSync(game, readFileSync(game, 'utf8').replace('card(yellow)', 'card(yellow) ; over yellow target'));
    const { code, err } = await runWith(['play', '--resume', game, '--seed', 'any']);
    expect([code, err]).toEqual([2, expect.stringContaining('expected no tasks in a game that is over')]);
  });

  test('what a killed terminal left beside a game goes when it is saved again, and nothing else does', async () => {
    const game = begun('killed.dtg', 'base.1');
    const { pid } = spawnSync(process.execPath, ['--version']);
    const left = `killed.dtg.${pid}.0123abcd.tmp`;
    const others = [`killed.dtg.${process.pid}.0123abcd.tmp`, `other.dtg.${pid}.0123abcd.tmp`, 'killed.dtg.tmp'];
    for (const name of [left, ...others]) writeFileSync(file(name), 'half a ga');
    expect((await runWith(['play', '--resume', game, '--seed', 'any'], typed('A2'))).code).toBe(0);
    expect([left, ...others].filter((name) => existsSync(file(name)))).toEqual(others);
  });

  test('a game behind a link is saved behind it, and resumed by others as they are', async () => {
    const game = begun('real.dtg', 'base.1');
    symlinkSync(game, file('link.dtg'));
    const argv = ['play', '--resume', file('link.dtg'), '--seed', 'any'];
    expect((await runWith([...argv, '--blue', 'squire'], typed('A2'))).code).toBe(0);
    expect(lstatSync(file('link.dtg')).isSymbolicLink()).toBe(true);
    expect(readFileSync(game, 'utf8')).toContain('[blue "squire"]');
    expect((await runWith([...argv, '--blue', 'human'])).out).toContain('a person is blue');
    expect(readFileSync(game, 'utf8')).toContain('[blue "human"]');
  });

  test('a saved game with a player nobody knows says whose option settles it', async () => {
    const game = begun('alice.dtg', 'base.1');
    writeFileSync(game, `[yellow "Alice"]\n${readFileSync(game, 'utf8')}`);
    const argv = ['play', '--resume', game, '--seed', 'any'];
    expect((await runWith(argv)).err).toBe(
      `In ${game} [yellow "Alice"] names nobody who can play here: say who goes on with --yellow.\n`,
    );
    expect((await runWith([...argv, '--yellow', 'human'])).code).toBe(0);
  });

  test('covered cards are wiped before the other is called; without a screen two people cannot play', async () => {
    const people = ['--yellow', 'human', '--blue', 'human', '--seed', 'any'];
    const keyboard = () => Object.assign(new PassThrough(), { isTTY: true });
    const input = keyboard();
    for (const [index, line] of ['', 'A2', 'pass', '', 'quit'].entries())
      setTimeout(() => input.write(`${line}\n`), 100 + 100 * index);
    const argv = ['play', '--resume', begun('covered.dtg', 'base.1 cards=hidden'), ...people];
    const { out } = await runWith(argv, input, {}, { isTTY: true, columns: 80 });
    const [before = ''] = out.split('blue, take the keyboard');
    expect(before.split('\u001b[2J').at(-2)).toContain('hand A2');
    expect(before.split('\u001b[2J').at(-1)).not.toContain('hand');
    const piped = await runWith(argv, keyboard());
    expect([piped.code, piped.err]).toEqual([
      2,
      'Two people at one keyboard need a screen that can be wiped, and the output is none.\n',
    ]);
  });

  test('a terminal that says it has no columns is a wide one', async () => {
    const { code, out } = await runWith(['rules', 'B-TURN-09'], '', {}, { isTTY: true, columns: 0 });
    expect([code, out]).toEqual([0, expect.stringContaining('No taking back.')]);
    expect((await runWith(['rules', 'B-TURN-09'], '', {}, { isTTY: true, columns: 1 })).code).toBe(0);
  });

  test('two people: neither sees the other’s choice, and they may agree on a draw', async () => {
    const argv = ['play', '--yellow', 'human', '--blue', 'human', '--seed', 'two'];
    const { out } = await runWith(
      argv,
      typed('line Th', 'line Go', 'line Wz', 'line Wa', 'line Me', 'agree', 'yellow agree'),
    );
    expect(out).toContain('Yellow puts a character on the line: ?.');
    expect(out).not.toContain('yellow> line Th');
    expect(out).toContain('A draw: both agreed on a draw.');
  });

  test('in French, and the other way round at once', async () => {
    const moves = [
      'A2',
      'why A5',
      'Th',
      '>y3',
      'lang en',
      'lang fr',
      'ok',
      '99',
      'Th y3>q1',
      'undo',
      'lang de',
      'help',
    ];
    const argv = ['play', '--resume', begun('french.dtg', 'base.1'), '--seed', 'any', '--lang', 'fr'];
    const { code, out } = await runWith(argv, typed(...moves));
    expect(code).toBe(0);
    for (const text of [
      'base.1 : une personne joue Jaune, la Pie voleuse joue Bleu.',
      'Jaune> A2\nJaune joue la carte A2.',
      'Tour 1 | 2 PA | Jaune : agir avec un personnage, ou passer (pass)',
      'Th y2>y3 : ok pour jouer.',
      'The game goes on in English.',
      'yellow Th y2>y3 … lang fr\nLa partie continue en français.',
      'yTh se déplace : y3.',
      'Il n’y a pas de numéro 99 dans la liste.',
      'Rien n’est en cours, et ce qui est joué est joué.\nB-TURN-09 · Pas de retour en arrière. ',
      'Tapez lang en ou lang fr.',
      'Th = Voleuse',
      'La partie est sauvée : npm start -- --terminal --resume ',
    ])
      expect(out).toContain(text);
    expect(out.split('\n').filter((line) => /\b(the|is|with|of)\b/i.test(line) && !/^The game|^B-/.test(line))).toEqual(
      [],
    );
  });

  test('a charmed enemy goes by its colour, and help lists the terrain', async () => {
    const rooms = 'rooms 5cw.0 5ccw.0 6cw.0 6ccw.0 / 7cw.0 7ccw.0 8cw.0 8ccw.0';
    const players = 'yellow El@y2 Il@a1 | A:25 C:0 ; blue El@a4 | A:25 C:0';
    const start = `dtp 1 paladins.1 ; ${rooms} ; ${players} ; turn 3 yellow ap=2 lent=3:bEl highest=5 ; tasks act(yellow)`;
    writeFileSync(file('charm.dtg'), `[rules "paladins.1"]\n[start "${start}"]\n`);
    const { out } = await runWith(['play', '--resume', file('charm.dtg'), '--seed', 'any'], typed('help', 'bel', '1'));
    expect(out).toContain('≈≈ = mist');
    expect(out).toMatch(/^ +\d+ El at y2: /m);
    expect(out).toMatch(/^ +\d+ bEl at a4: /m);
  });

  test('teams are chosen from several boxes', async () => {
    const argv = ['play', '--rules', 'base+paladins teams=free', '--seed', 'teams'];
    const { out } = await runWith(argv, typed('pair 5', 'pair 5', 'pair 9', 'pick Gh', 'pick Gh', 'line Gh'));
    expect(out).toContain('Blue picks a token: ?.');
    expect(out).toContain('yellow> pair 5\nYellow picks a pair of rooms: 5.');
    expect(out).toContain('| pairs of rooms 5');
    expect(out).toContain('The pair of rooms 5 is chosen already. (P-MIX-10;');
    expect(out).toContain('No pair of rooms has the number 9. (P-MIX-05;');
    expect(out).toContain('Gh is in the team already: all but common objects are there once. (P-MIX-04;');
    expect(out).toContain('Something else has to be decided first: choose a team and pairs of rooms.');
  });

  test('two people in French may agree on a draw', async () => {
    const argv = ['play', '--blue', 'human', '--seed', 'two', '--lang', 'fr'];
    const { out } = await runWith(argv, typed('agree', 'bleu agree'));
    expect(out).toContain('Partie nulle : les deux joueurs acceptent la partie nulle.');
  });

  test('a clock runs out on whoever is too slow', async () => {
    const game = begun('slow.dtg', 'base.1 timer=1:1:1:1');
    const input = new PassThrough();
    setTimeout(() => input.end(), 1500);
    const { code, out } = await runWith(['play', '--resume', game, '--seed', 'any', '--blue', 'human'], input);
    expect(code).toBe(0);
    expect(out).toContain('Time is up.\nYellow plays A2.');
    expect(out).toContain('--- Blue’s turn ---'.replace('Blue', 'blue'));
  });

  test('one number after the other plays a whole game', async () => {
    const { code, out } = await runWith(
      [...SOLO, '--blue', 'greedy'],
      typed(...Array.from({ length: 3000 }, () => '1')),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Over: .*\./);
  }, 60_000);
});
