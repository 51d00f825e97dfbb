import { books } from 'virtual:catalogue/en';
import { books as frenchBooks } from 'virtual:catalogue/fr';
import { compile, explain, parsePosition } from '@archmage/engine';
import { describe, expect, test } from 'vitest';
import { isCase } from './book.ts';
import { openLibrary } from './library.ts';
import { snippetOf, spansOf } from './marked.tsx';
import { paragraphsOf, piecesOf } from './markup.ts';
import { search } from './search.ts';

const library = openLibrary(books);
const french = openLibrary(frenchBooks);
const idsFor = (question: string, where = library) => search(where, question).map(({ entry }) => entry.id);

describe('the books', () => {
  test('the played boxes first, the others in the order they appeared', () => {
    expect(books.map(({ id, played }) => `${id} ${played}`)).toEqual([
      'base true',
      'paladins-and-dragons true',
      'prison true',
      'prison-solo false',
      'card-game false',
    ]);
    expect(books.map(({ title }) => title)).toEqual([
      'Base set',
      'Paladins & Dragons',
      'Prison',
      'Prison, the solo game',
      'Dungeon Twister The Card Game',
    ]);
  });

  test('every entry has a page, and none is lost', () => {
    expect(library.pages.length).toBeGreaterThan(1900);
    expect(library.pages.every(({ entry }) => library.page(entry.id)?.entry === entry)).toBe(true);
  });

  test('a chapter has its number, its sections and its cases', () => {
    const found = library.chapter('base.16');
    expect(found?.chapter.sections.map(({ title }) => title)).toContain('Wizard (4/1)');
    expect(found?.chapter.cases.map(({ id }) => id)).toContain('B-CHAR-C11');
  });

  test.each([
    ['B-WIZ-01', 'B-CHAR-C11'],
    ['B-MOVE-04', 'B-MOVE-C1'],
  ])('%s has the case %s', (id, wanted) => {
    const page = library.page(id);
    expect(page && library.casesOf(page).map((each) => each.id)).toContain(wanted);
  });

  test('neighbours stay in the book and among their kind', () => {
    const first = library.page('B-COMP-01');
    expect(first && library.neighbours(first)).toMatchObject({
      before: undefined,
      after: { entry: { id: 'B-COMP-02' } },
    });
    const oneCase = library.page('B-COMP-C3');
    expect(oneCase && library.neighbours(oneCase).after?.entry.id).toBe('B-SETUP-C1');
  });
});

describe('the books in French', () => {
  test('are those that are translated', () => {
    expect(frenchBooks.map(({ title, language }) => `${title}: ${language}`)).toEqual([
      'Jeu de base: fr',
      'Paladins & Dragons: fr',
      'Prison: fr',
      'Prison en solitaire: fr',
      'Dungeon Twister, le jeu de cartes: fr',
    ]);
    expect(new Set(books.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  test('have the same chapters, and the same cases for each rule', () => {
    const outline = ({ books: shelf, pages, casesOf }: typeof library) => ({
      chapters: shelf.flatMap(({ chapters }) => chapters.map(({ id }) => id)),
      cases: pages.map((page) => [page.entry.id, page.chapter.id, casesOf(page).map(({ id }) => id)]),
    });
    expect(outline(french)).toEqual(outline(library));
  });

  test.each([
    ['régénération troll', 'B-TRO-01'],
    ['levitation', 'B-WIZ-01'],
    ['parchemin de charme', 'P-CHARM-02'],
  ])('%s finds %s', (question, id) => {
    expect(idsFor(question, french).slice(0, 5)).toContain(id);
  });

  test('keep high punctuation with the word before it', () => {
    const texts = french.books
      .filter(({ language }) => language === 'fr')
      .flatMap(({ chapters }) => chapters)
      .flatMap(({ cases, sections, title }) => [
        title,
        ...[...cases, ...sections.flatMap(({ rules }) => rules)].flatMap((entry) => [entry.title, entry.text]),
      ]);
    expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
    expect(texts.filter((text) => /\u00a0:/.test(text)).length).toBeGreaterThan(100);
    const rulings = ({ pages }: typeof library) =>
      pages.flatMap(({ entry }) => paragraphsOf(entry.text)).filter(({ ruling }) => ruling).length;
    expect(rulings(french)).toBe(rulings(library));
  });

  test('have their rulings and sources', () => {
    expect(paragraphsOf('Dit. (livret) **Décision :** à nous.')).toEqual([
      { ruling: false, text: 'Dit.', source: 'livret' },
      { ruling: true, text: 'à nous.', source: undefined },
    ]);
    expect(paragraphsOf('**Décision.** À nous.')).toMatchObject([{ ruling: true, text: 'À nous.' }]);
  });
});

describe('searching', () => {
  test.each([
    ['B-MOVE-04', 'B-MOVE-04'],
    ['b-move-04', 'B-MOVE-04'],
    ['regenerate', 'B-TRO-01'],
    ['levitation', 'B-WIZ-01'],
    ['b-wiz-01', 'B-WIZ-01'],
  ])('%s finds %s first', (question, id) => {
    expect(idsFor(question)[0]).toBe(id);
  });

  test('every word counts, and a beginning of one will do', () => {
    expect(idsFor('thief portcul').slice(0, 5)).toContain('B-THF-03');
    expect(idsFor('thief xyzzy')).toEqual([]);
    expect(idsFor('  ')).toEqual([]);
  });

  test('what is played comes before what is not', () => {
    const found = search(library, 'wizard').map(({ book }) => book.played);
    expect(found).toContain(false);
    expect(found.indexOf(false)).toBeGreaterThan(found.lastIndexOf(true));
  });
});

describe('a text', () => {
  test('in pieces', () => {
    expect(piecesOf('See **B-MOVE-04** and `T1[0,1]`, *twice* (B-MOVE-05).')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'B-MOVE-04' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'T1[0,1]' },
      { kind: 'text', text: ', ' },
      { kind: 'em', text: 'twice' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'B-MOVE-05' },
      { kind: 'text', text: ').' },
    ]);
  });

  test('nothing is lost between the pieces', () => {
    for (const { entry } of library.pages) {
      const shown = piecesOf(entry.text)
        .map((piece) => piece.text)
        .join('');
      expect(shown.replace(/[*`]/g, '')).toBe(entry.text.replace(/[*`]/g, ''));
    }
  });

  test.each([
    ['Said. (book: Part)', [{ ruling: false, text: 'Said.', source: 'book: Part' }]],
    ['Said. *(CG 1)*', [{ ruling: false, text: 'Said.', source: 'CG 1' }]],
    ['**Ruling.** Ours (B-MOVE-04).', [{ ruling: true, text: 'Ours (B-MOVE-04).', source: undefined }]],
    [
      'Said. (book) **Ruling:** ours.',
      [
        { ruling: false, text: 'Said.', source: 'book' },
        { ruling: true, text: 'ours.', source: undefined },
      ],
    ],
  ])('%j in paragraphs', (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});

describe('a result', () => {
  test('marks what was asked for', () => {
    const spans = spansOf('Pits and a Thief', ['pit', 'thief']);
    expect(spans.filter(({ marked }) => marked).map(({ part }) => part)).toEqual(['Pit', 'Thief']);
    expect(spans.map(({ part }) => part).join('')).toBe('Pits and a Thief');
  });

  test('shows the part of a long text that has the word', () => {
    const text = `${'far from it '.repeat(30)}here is the treasure ${'and far again '.repeat(30)}`;
    const snippet = snippetOf(text, ['treasure']);
    expect(snippet).toContain('treasure');
    expect(snippet.length).toBeLessThan(200);
    expect(snippet).toMatch(/^… .* …$/);
  });
});

describe('a word', () => {
  test.each([
    ['pit', library, 'B-PIT-01'],
    ['pits', library, 'B-PIT-01'],
    ['wizard', library, 'B-WIZ-01'],
    ['rope', library, 'B-ROP-01'],
    ['portcullis', library, 'B-TER-03'],
    ['gear', library, 'B-TER-08'],
    ['pentacle', library, 'P-PENTA-01'],
    ['fosse', french, 'B-PIT-01'],
    ['magicien', french, 'B-WIZ-01'],
    ['corde', french, 'B-ROP-01'],
    ['herse', french, 'B-TER-03'],
    ['saut', french, 'B-JUMP-01'],
  ])('%s is first said what it is', (word, where, first) => {
    expect(idsFor(word, where)[0]).toBe(first);
  });

  test('has its rules before its cases', () => {
    for (const word of ['pit', 'rope', 'wall']) {
      const played = search(library, word).filter(({ book }) => book.played);
      const cases = played.map(({ entry }) => isCase(entry.id));
      expect(cases).toContain(true);
      expect(cases.lastIndexOf(false)).toBeLessThan(cases.indexOf(true));
    }
  });
});

describe('what tests call things', () => {
  const NOTATION = /\b[TB][1-4](?:\[|\b)|\b[YB]L\d\b|(?<![\p{L}\d])[yb]\p{Lu}|\([wb]\)|\d-c?cw\b|\bc?cw\b|\bS2\b/u;
  const shown = [...library.pages, ...french.pages].filter(({ book }) => book.played);

  test('is not shown to players, in any entry of a box that is played, in either language', () => {
    expect(shown.length).toBeGreaterThan(1500);
    expect(shown.filter(({ entry }) => NOTATION.test(entry.text)).map(({ entry }) => entry.text)).toEqual([]);
  });

  test.each([
    [
      'B-ROT-C1',
      library,
      'The yellow Goblin on the gear b1; 1 AP on room A (1↺): the room turns counter-clockwise and',
    ],
    ['B-PIT-C4', library, 'The wounded blue Cleric with the Rope on c1, the yellow Goblin on b1: the Move c1'],
    ['B-EXIT-C1', library, 'The yellow Cleric on t2 moves to z2: removed'],
    ['B-GRP-C4', library, '(wall) The yellow Troll on d1, the blue Goblin on d2, the yellow Warrior on c2'],
    ['B-OBJ-C9', french, 'Le Guerrier jaune avec l’Armure à côté du Clerc jaune blessé avec l’Épée'],
    ['B-GRP-C6', french, 'la Voleuse bleue blessée sur b3 est adjacente au Guerrier jaune'],
    ['B-REV-C3', french, 'Seule la salle F est face visible, le Passe-Muraille jaune en f6'],
  ])('%s is said in the words of the board', (id, where, words) => {
    expect(where.page(id)?.entry.text.replaceAll('\u00a0', ' ')).toContain(words);
  });

  test('becomes a position the engine can read, the same in both languages', () => {
    const rules = compile('base.1');
    if (!rules.ok) throw new Error('No base set.');
    const scenes = library.pages.flatMap(({ entry }) => (entry.scene ? [{ id: entry.id, ...entry.scene }] : []));
    expect(scenes.length).toBeGreaterThan(70);
    for (const { id, position } of scenes) {
      const read = parsePosition(position, rules.value);
      expect(read.ok ? 'read' : `${id}: ${explain(read.error)}`).toBe('read');
      expect(french.page(id)?.entry.scene?.position).toBe(position);
    }
    expect(library.page('B-PIT-C4')?.entry.scene).toMatchObject({
      position: expect.stringMatching(/yellow Go@b1 .*\nblue {3}Cl@c1\*\+bRope /),
      squares: ['c1', 'b1', 'd1'],
    });
  });
});
