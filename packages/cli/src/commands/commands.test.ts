import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { botsNamed } from '@archmage/ai';
import { formatGame, playMatch } from '@archmage/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesFor } from '../positions.ts';
import { randomOf } from '../random.ts';
import { COMMANDS } from '../run.ts';
import { runWith } from '../test-io.ts';
import { verdict } from './sim.ts';

const POSITION = `dtp 1 base.1
rooms  1ccw.0 2ccw.0 3ccw.0 4ccw.0 / 1cw.0 ? 3cw.0 4cw.0
unseen 2cw
stash  F=yGo,bSword
yellow Wa@b2+ySword | A:25 J:2 C:0146 | bank 2
blue   Go@c2* Tr@z4 | A:345 J:3 C:012233456 | bank 1
turn   7 yellow ap=2 highest=5
tasks  act(yellow)
`;

const PALADINS = `dtp 1 paladins.1
rooms  6ccw.0 7ccw.0 5cw.0 8ccw.0 / 6cw.0 7cw.1 5ccw.0 8cw.0
marks  d1-d2=broken:yellow b1=pit:yellow
yellow Pa@a2+yKey+yRope | A:25 J:2 C:0146 | bank 2
blue   Gm@q2 | A:345 J:3 C:012233456 | bank 1
turn   7 yellow ap=2 highest=5
tasks  act(yellow)
`;

let folder = '';
const file = (name: string): string => join(folder, name);
const put = (name: string, text: string): string => {
  writeFileSync(file(name), text);
  return file(name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-cli-'));
  put('position.dtp', POSITION);
  const bots = botsNamed({ yellow: 'greedy', blue: 'greedy' });
  put('game.dtg', formatGame(playMatch({ rules: rulesFor('base'), seed: 'kept', bots, random: randomOf('kept') })));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = async (...argv: readonly string[]) => {
  const { out, code, err } = await runWith([...argv, '--json']);
  expect(err).toBe('');
  return { code, value: JSON.parse(out) };
};

describe('every command', () => {
  test.each(COMMANDS)('$name has a help and refuses nonsense', async ({ name }) => {
    const help = await runWith([name, '--help']);
    expect(help.code).toBe(0);
    expect(help.out).toMatch(new RegExp(`^Usage: archmage ${name}`));
    const nonsense = await runWith([name, '--nonsense']);
    expect(nonsense).toEqual({ code: 2, out: '', err: `Unknown option '--nonsense'. See archmage ${name} --help.\n` });
  });

  test('is listed', async () => {
    const { out, code } = await runWith(['--help']);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toContain(`  ${name} `);
    expect((await runWith([])).code).toBe(2);
    expect((await runWith(['fly'])).err).toBe('There is no command "fly". See archmage --help.\n');
    expect((await runWith(['help', 'fly'])).code).toBe(2);
  });

  test.each([
    [['legal'], 'FILE is missing. See archmage legal --help.'],
    [['legal', 'nowhere.dtp'], 'The file nowhere.dtp cannot be read: it is not there.'],
    [['show', '.'], 'The file . cannot be read: it is a folder.'],
    [['show', '-'], 'The input is malformed. Line 1, column 1:'],
    [['perft', '-', 'x'], 'DEPTH has to be a whole number from 0 to 20, not "x".'],
    [['show', '-', '--as', 'green'], '--as has to be yellow, blue or spectator, not "green".'],
    [['legal', 'a', 'b'], '"b" is one argument too many. See archmage legal --help.'],
    [['check', '-'], 'ACTION is missing. See archmage check --help.'],
    [['rules', 'X-NO-99'], 'There is no rule "X-NO-99".'],
    [['rules', 'B-TURN-09', 'more'], '"more" is one argument too many.'],
    [['sim', '--games', 'many'], '--games has to be a whole number from 1 to 1000000000, not "many".'],
    [['sim', '--games', '0'], '--games has to be a whole number'],
    [['sim', '--rules', 'chess'], 'There are no rules "chess": expected a ruleset: base.1'],
    [['sim', '--rules', 'base vp=9'], 'There are no rules "base vp=9": expected an option'],
    [['sim', '--bots', 'clever'], 'scout, strategist or archmage, not "clever".'],
    [['sim', '--bots', 'level1,level7'], 'not "level7".'],
    [['sim', '--bots', 'random,random,random'], '--bots takes one name or two'],
    [['play', '--yellow', 'me'], '--yellow has to be human, random, greedy,'],
    [['play', '--resume', 'nowhere.dtg'], 'The file nowhere.dtg cannot be read: it is not there.'],
    [['replay', 'nowhere.dtg'], 'The file nowhere.dtg cannot be read: it is not there.'],
    [['verify', '-'], 'The input is malformed. Line 1, column 1: expected a header'],
    [['bench', '--seconds', '-'], '--seconds has to be a whole number'],
  ])('%j is answered with one sentence', async (argv, sentence) => {
    const { code, out, err } = await runWith(argv, argv[0] === 'perft' ? POSITION : '');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('what goes wrong', () => {
  test('is an object with --json, besides the sentence', async () => {
    const { code, out, err } = await runWith(['legal', 'nowhere.dtp', '--json']);
    expect([code, JSON.parse(out)]).toEqual([2, { error: err.trim() }]);
    expect((await runWith(['check', '-', '--', '--json'], POSITION)).out).toBe('');
  });

  test('in the program is confessed in a sentence, and where when asked', async () => {
    const broken = Object.assign(new PassThrough(), {
      [Symbol.asyncIterator]: () => {
        throw new Error('Bug.\nA position.');
      },
    });
    const { code, out, err } = await runWith(['show', '-'], broken);
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(/^This is a mistake of the program \(Bug\.\)\. Please report it .*\n$/);
    expect((await runWith(['show', '-'], broken, { ARCHMAGE_TRACE: '1' })).err).toMatch(/\n +at /);
  });

  test('is told where it is, and without what a terminal obeys', async () => {
    const said = async (text: string) => (await runWith(['show', '-'], text)).err;
    expect(await said(POSITION.replace('base.1', 'nope.1'))).toMatch(
      /^The input is malformed\. Line 1, column 7: .*'nope/,
    );
    expect(await said(POSITION.replace('base.1', 'base.1 vp=9'))).toContain('Line 1, column 14: expected an option');
    const rude = await said(POSITION.replace('yellow Wa', 'yellow \u001b[2J\u009b'));
    expect(rude).toContain("found '�[2J�");
    const lie = readFileSync(file('game.dtg'), 'utf8').replace(/\[hash ".*"\]/, '[hash "\\u001b[2J"]');
    expect((await runWith(['replay', '-'], lie)).out).toContain('promises the hash �[2J,');
    const stranger = put('rude.dtg', `[yellow "\\u001b[2J"]\n${lie.replace(/\[yellow ".*"\]\n/, '')}`);
    expect((await runWith(['play', '--resume', stranger])).err).toContain('[yellow "�[2J"] names nobody');
    expect((await runWith(['rooms', '-'], 'x'.repeat(500))).err.length).toBeLessThan(250);
    expect((await runWith(['replay', '-'], '# Read me\n\nmore\n')).err).toContain(
      'Line 1, column 1: expected a header',
    );
    expect((await runWith(['sim', '--rules', 'base+base'])).err).toContain("expected each box once, found 'base.1'");
  });
});

describe('in French', () => {
  test.each(COMMANDS)('$name has a help and refuses nonsense', async ({ name }) => {
    const { code, out } = await runWith([name, '--help', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^Utilisation : archmage ${name}`));
    expect(out).toContain('--lang en|fr choisit la langue');
    const err = `Option inconnue : --nonsense. Voir archmage ${name} --help.\n`;
    expect(await runWith(['--lang', 'fr', name, '--nonsense'])).toEqual({ code: 2, out: '', err });
  });

  test('the environment chooses, and --lang overrules it', async () => {
    const env = { LANG: 'fr_FR.UTF-8' };
    expect((await runWith(['--help'], '', env)).out).toMatch(/^Utilisation : archmage COMMANDE/);
    expect((await runWith(['--help', '--lang=en'], '', env)).out).toMatch(/^Usage: archmage COMMAND/);
    expect((await runWith(['fly'], '', env)).err).toBe('Il n’y a pas de commande « fly ». Voir archmage --help.\n');
    expect((await runWith(['--lang', 'de'], '', env)).err).toBe('--lang doit être en ou fr, pas « de ».\n');
    expect((await runWith(['play', '--lang'], '')).err).toBe('--lang has to be en or fr, not "".\n');
    expect((await runWith([], '', env)).code).toBe(2);
  });

  test.each([
    [['legal'], 'Il manque FICHIER.'],
    [['legal', 'nowhere.dtp'], 'Impossible de lire le fichier nowhere.dtp : il n’existe pas.'],
    [['show', '.'], 'Impossible de lire le fichier . : c’est un dossier.'],
    [['show', '-'], 'L’entrée n’est pas dans le bon format. Ligne 1, colonne 1 : il fallait '],
    [['perft', '-', 'NaN'], 'DEPTH doit être un nombre entier de 0 à 20, pas « NaN ».'],
    [['sim', '--games', '-5'], 'L’option --games demande une valeur'],
    [['sim', '--games=-5'], '--games doit être un nombre entier de 1 à 1000000000, pas « -5 ».'],
    [['sim', '--bots', 'a,b,c'], '--bots prend un nom ou deux, pas « a,b,c ».'],
    [['sim', '--json=yes'], 'L’option --json ne prend pas de valeur.'],
    [['rules', 'X-NO-99'], 'Il n’y a pas de règle « X-NO-99 ».'],
    [['play', '--rules', 'base vp=9'], 'Il n’y a pas de règles « base vp=9 » : il fallait une option : scenario=NOM'],
  ])('%j is answered with one sentence', async (argv, sentence) => {
    const { code, out, err } = await runWith([...argv, '--lang', 'fr'], '');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('check and rules give the rule in French', async () => {
    const refused = await runWith(['check', '-', 'Wa', 'b2>a2', '--lang', 'fr'], POSITION);
    expect(refused.code).toBe(1);
    expect(refused.out).toMatch(/^Un mur ou une herse fermée .* a2\.\nB-MOVE-02 · Pas\. Un pas mène /);
    expect((await runWith(['check', '-', 'Wa x bGo', '--lang', 'fr'], POSITION)).out).toBe('Action permise.\n');
    const { out } = await runWith(['rules', 'B-TURN-09', '--lang', 'fr']);
    expect(out).toMatch(/^B-TURN-09 · Pas de retour en arrière\. /);
    expect((await runWith(['rules', '--lang', 'fr'])).out).toMatch(/^catalogue +règles +cas +cités +non cités\n/);
  });

  test('show, replay and verify', async () => {
    const { out } = await runWith(['show', '-', '--lang', 'fr'], POSITION);
    for (const text of ['F face cachée', 'A salle 1↺', 'yWa en b2 porte ySword', 'Tour 7 | 2 PA | Jaune : agir'])
      expect(out).toContain(text);
    expect((await runWith(['verify', file('game.dtg'), '--lang', 'fr'])).out).toContain(
      'Les dés ont tenu leur engagement',
    );
    expect((await runWith(['verify', '-', '--lang', 'fr'], POSITION)).err).toContain('il faut ici une partie');
    const hash = put('hash.dtg', readFileSync(file('game.dtg'), 'utf8').replace(/\[hash "[0-9a-f]{4}/, '[hash "0000'));
    const replayed = await runWith(['replay', hash, '--lang', 'fr']);
    expect(replayed.code).toBe(1);
    expect(replayed.out).toContain('Le fichier annonce l’empreinte 0000');
  });
});

describe('legal, check and perft', () => {
  test('legal lists what the asked seat may do', async () => {
    const { out, code } = await runWith(['legal', '-'], POSITION);
    expect(code).toBe(0);
    expect(out.split('\n')).toContain('yellow Wa x bGo');
    expect(out.split('\n')).toContain('yellow pass');
    const { value } = await json('legal', file('position.dtp'));
    expect(value.count).toBe(out.trim().split('\n').length);
    expect(value.choices).toContainEqual({ seat: 'yellow', action: 'pass' });
    expect((await runWith(['legal', file('position.dtp'), '--as', 'blue'])).out).toBe('');
  });

  test('check says yes, or why not and by which rule', async () => {
    expect(await runWith(['check', '-', 'Wa x bGo'], POSITION)).toEqual({ code: 0, out: 'Legal.\n', err: '' });
    const refused = await runWith(['check', '-', 'Wa', 'b2>a2'], POSITION);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('A wall or a closed portcullis bars the way to a2.\nB-MOVE-02 · ');
    const { code, value } = await json('check', file('position.dtp'), 'blue Tr z4>z5');
    expect([code, value.legal, value.code, value.seat]).toEqual([1, false, 'notAsked', 'blue']);
    expect((await runWith(['check', file('position.dtp'), 'Wa flies'])).code).toBe(2);
    const twice = await runWith(['check', file('position.dtp'), 'blue pass', '--as', 'yellow']);
    expect([twice.code, twice.err]).toEqual([2, '--as yellow does not go with "blue …". See archmage check --help.\n']);
  });

  test('perft counts, and divides', async () => {
    const [one, two] = [await json('perft', file('position.dtp'), '1'), await json('perft', file('position.dtp'), '2')];
    expect(one.value.nodes).toBe((await json('legal', file('position.dtp'))).value.count);
    const { value } = await json('perft', file('position.dtp'), '2', '--divide');
    expect(value.nodes).toBe(two.value.nodes);
    expect(value.divide).toHaveLength(one.value.nodes);
    expect((await runWith(['perft', file('position.dtp'), '0'])).out).toBe('1\n');
  });
});

describe('show, replay and verify', () => {
  test('show draws a position, or the last one of a game, as somebody sees it', async () => {
    const all = await runWith(['show', '-'], POSITION);
    expect(all.out).toContain('yGo bSword');
    expect(all.out).toContain('yWa at b2 carries ySword');
    expect(all.out).toContain('Turn 7 | 2 AP | yellow: act');
    const seen = await runWith(['show', '-', '--as', 'spectator'], POSITION);
    expect(seen.out).toContain('y? b?');
    const { value } = await json('show', file('game.dtg'));
    expect(value.over.why).toBe('target');
    expect(value.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('show knows the other boxes, and counts a pentacle apart from what lasts', async () => {
    const { out } = await runWith(['show', '-'], PALADINS);
    for (const text of ['A room 6↺', 'ooy', 'x  x', 'yPa at a2 carries yKey and yRope', 'bGm at q2 is on a pentacle'])
      expect(out).toContain(text);
    expect(out).toMatch(/^yellow 2\/5 {4}hand .* \| walls broken 1$/m);
    expect(out).toMatch(/^blue {3}1\+1\/5 {2}hand .* \| points held 1$/m);
    expect((await runWith(['show', '-', '--lang', 'fr'], PALADINS)).out).toMatch(
      /^Bleu .*1\+1\/5.* \| points tenus 1$/m,
    );
    put('paladins.dtp', PALADINS);
    const { value } = await json('show', file('paladins.dtp'));
    expect(value).toMatchObject({ points: { yellow: 2, blue: 2 }, held: { yellow: 0, blue: 1 } });
  });

  test('replay comes to the same position, strictly too', async () => {
    const folded = await runWith(['replay', file('game.dtg')]);
    expect(folded.code).toBe(0);
    expect(folded.out).toMatch(/# hash [0-9a-f]{16}\n$/);
    expect((await runWith(['show', '-'], folded.out)).code).toBe(0);
    const { value, code } = await json('replay', file('game.dtg'), '--strict');
    expect([code, value.same]).toEqual([0, true]);
  });

  test('replay names the first difference', async () => {
    const text = readFileSync(file('game.dtg'), 'utf8');
    const forged = put('forged.dtg', text.replace('"type":"purseOpened","ap":2', '"type":"purseOpened","ap":3'));
    const { code, out } = await runWith(['replay', forged, '--strict']);
    expect(code).toBe(1);
    expect(out).toMatch(/Action \d+, (yellow|blue) A2, differs in event 2: stored .*"ap":3.*, decided .*"ap":2/);
    const promised = put('promised.dtg', text.replace(/\[hash "[0-9a-f]{16}"\]/, '[hash "0000000000000000"]'));
    expect((await runWith(['replay', promised])).code).toBe(1);
  });

  test('verify believes the dice, and notices a changed draw or seed', async () => {
    const text = readFileSync(file('game.dtg'), 'utf8');
    expect((await runWith(['verify', file('game.dtg')])).out).toMatch(/^The dice kept their promise: \d+ draws/);
    const other = put('seed.dtg', text.replace('[seed "kept"]', '[seed "swapped"]'));
    expect((await runWith(['verify', other])).out).toContain('not the one the dice promised');
    const [, drawn = ''] = /chance \* (yellow|blue) /.exec(text) ?? [];
    const swapped = drawn === 'yellow' ? 'blue' : 'yellow';
    const drawing = put('draw.dtg', text.replace(`chance * ${drawn} `, `chance * ${swapped} `));
    const { code, value } = await json('verify', drawing);
    expect([code, value.verified]).toEqual([1, false]);
    expect(value.reason).toContain(`chance drew "* ${swapped}", and the seed says "* ${drawn}"`);
    const open = put('open.dtg', text.replace(/\[seed "kept"\]\n/, ''));
    expect((await runWith(['verify', open])).out).toContain('revealed when the game is over');
  });
});

describe('rules, sim and bench', () => {
  test('rules tells a rule, a case and the coverage', async () => {
    expect((await runWith(['rules', 'B-TURN-09'])).out).toContain('B-TURN-09 · No taking back. A rotation');
    expect((await json('rules', 'b-turn-09')).value).toMatchObject({ id: 'B-TURN-09', title: 'No taking back' });
    const [rule, each] = await Promise.all(['B-MOVE-02', 'B-MOVE-C1'].map((id) => json('rules', id)));
    expect(Object.keys(each?.value)).toEqual(Object.keys(rule?.value));
    const { value } = await json('rules');
    expect(value.catalogues[0]).toMatchObject({ catalogue: 'base', rules: 229, cases: 145 });
    expect((await runWith(['rules'])).out).toMatch(/^catalogue +rules +cases +cited +uncited\nbase/);
  });

  test('sim plays, keeps the laws and repeats itself', async () => {
    const argv = ['sim', '--games', '2', '--seed', 'twice', '--bots', 'greedy', '--rules', 'base beginner'];
    const { code, value } = await json(...argv);
    expect([code, value.games, value.violations]).toEqual([0, 2, []]);
    expect(value.actions).toBeGreaterThan(100);
    expect((await json(...argv)).value).toEqual(value);
    const { out } = await runWith(['sim', '--games', '1', '--bots', 'greedy,random']);
    expect(out).toMatch(/games +1\n/);
    expect(out).toMatch(/violations +0\n$/);
  }, 60_000);

  test('sim plays the other boxes', async () => {
    const { code, value } = await json('sim', '--games', '1', '--bots', 'random', '--rules', 'paladins vp=6');
    expect([code, value.rules, value.violations]).toEqual([0, 'paladins.1 vp=6', []]);
  }, 60_000);

  test('a new game is not played to other points with a handicap or by beginners, a stored one is read', async () => {
    for (const [mixed, rule] of [
      ['base vp=7 beginner', 'B-OPT-07'],
      ['base vp=7 handicap=blue:6:', 'B-OPT-08'],
    ] as const) {
      const { code, err } = await runWith(['sim', '--games', '1', '--rules', mixed]);
      expect([code, err]).toEqual([2, expect.stringContaining(`found 'vp=7' (${rule})`)]);
    }
    const stored = put('mixed.dtp', POSITION.replace('base.1', 'base.1 vp=7 handicap=blue:6:'));
    expect((await runWith(['show', stored])).code).toBe(0);
  });

  test('several boxes may be named without their numbers', () => {
    expect(rulesFor('base+paladins teams=free').id).toBe('base.1+paladins.1 teams=free');
    expect(() => rulesFor('base+chess teams=free')).toThrow();
  });

  test('sim looks at the opening draws too, and a broken law is exit code 1', () => {
    const bots = botsNamed({ yellow: 'random', blue: 'random' });
    const seen: unknown[] = [];
    const rules = rulesFor('base beginner');
    const { batches } = playMatch({ rules, seed: 'seen', bots, random: randomOf('seen') }, ({ batch }) => {
      seen.push(batch);
    });
    expect(batches[0]?.seat).toBe('chance');
    expect(seen).toEqual(batches);
    expect([verdict({ violations: [] }), verdict({ violations: [{ game: 1, action: 1, sentence: 'L1' }] })]).toEqual([
      0, 1,
    ]);
  });

  test('nothing but the files asked for is left behind', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});
