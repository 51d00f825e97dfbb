import { BOTS } from '@archmage/ai';
import {
  check,
  ENDINGS,
  evolve,
  explain,
  type GameEvent,
  parseAction,
  REFUSAL_CODES,
  REMOVALS,
  redact,
  redactEvent,
  type State,
} from '@archmage/engine';
import { rulesOf, scene } from '@archmage/engine/testing';
import { playMatch, randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { en, fr } from './all.ts';
import { endingWords } from './event-words.ts';
import { NAMINGS, type Speech } from './names.ts';
import { tell, whyNot } from './tell.ts';

const SPEECHES = [en, fr].flatMap((words) => NAMINGS.map((naming) => ({ words, naming })));

describe('there are words', () => {
  test('for every refusal', () => {
    for (const { refusals } of [en, fr]) {
      expect(Object.keys(refusals)).toEqual(expect.arrayContaining([...REFUSAL_CODES]));
      expect(Object.values(refusals).filter((sentence) => !/^\S.*[.!]$/.test(sentence))).toEqual([]);
    }
  });

  test('for every removal, ending and task', () => {
    for (const { sentences } of [en, fr]) {
      expect(Object.keys(sentences.removals).sort()).toEqual([...REMOVALS].sort());
      expect(Object.keys(sentences.endings).sort()).toEqual([...ENDINGS].sort());
      for (const why of ENDINGS) expect(sentences.endings[why]).not.toBe('');
      for (const task of Object.values(sentences.tasks)) expect(task).not.toBe('');
    }
  });

  test('for who won, or that nobody did', () => {
    expect(endingWords(en, { winner: 'blue', why: 'target' }).winner).toBe('blue wins');
    expect(endingWords(fr, { winner: 'draw', why: 'agreed' }).winner).toBe('partie nulle');
  });
});

describe('a refusal', () => {
  test.each(Object.keys(en.refusals))('%s reads well without any fact', (code) => {
    const { rules, state } = scene('');
    for (const speech of SPEECHES)
      expect(whyNot({ rules, state, ...speech }, { code, rule: 'B-TURN-09', facts: {} })).toMatch(/^[A-Z‘][^{}|]*\.$/);
  });

  test('nobody knows is said by its code', () => {
    const { rules, state } = scene('');
    const refusal = { code: 'tooLoud', rule: 'B-TURN-09', facts: {} };
    expect(whyNot({ rules, state, words: en, naming: 'names' }, refusal)).toBe('It is refused: tooLoud.');
  });

  test.each([
    [
      'Th rot A+',
      'yTh is not one of yours in the labyrinth.',
      'The yellow Thief is not one of yours in the labyrinth.',
      'La Voleuse jaune n’est pas un de vos personnages dans le labyrinthe.',
    ],
    [
      'Wa b2>a2',
      'A wall or a closed portcullis bars the way to a2.',
      'A wall or a closed portcullis bars the way to a2.',
      'Un mur ou une herse fermée empêche d’aller en a2.',
    ],
    [
      'Wa x bTr',
      'bTr is not within reach of yWa.',
      'The blue Troll is not within reach of the yellow Warrior.',
      'Le Troll bleu est hors de portée pour le Guerrier jaune.',
    ],
    [
      'Wa rot A+',
      'yWa does not stand on a gear.',
      'The yellow Warrior does not stand on a gear.',
      'Le Guerrier jaune n’est pas sur un mécanisme de rotation.',
    ],
    ['Wa reveal B', 'Room B is already revealed.', 'Room B is already revealed.', 'La salle B est déjà révélée.'],
    [
      'Wa b2>d2',
      'd2 is not beside the square before it.',
      'd2 is not beside the square before it.',
      'La case d2 n’est pas à côté de la précédente.',
    ],
    [
      'Wa!break c4|d4',
      'No portcullis c4|d4 is within reach.',
      'No portcullis between c4 and d4 is within reach.',
      'Aucune herse entre c4 et d4 n’est à portée.',
    ],
    [
      'A5',
      'Something else has to be decided first: act with one of the characters, or pass.',
      'Something else has to be decided first: act with one of the characters, or pass.',
      'Il faut d’abord décider autre chose : agir avec un personnage, ou passer.',
    ],
  ])('%s', (text, codes, names, french) => {
    const { rules, state } = scene('yWa@T1[1,1] bTr@T2[4,3]');
    const action = parseAction(rules, state, 'yellow', text);
    if (!action.ok) throw new Error(explain(action.error));
    const refusal = check(rules, state, 'yellow', action.value);
    if (refusal === undefined) throw new Error('It is legal.');
    expect(whyNot({ rules, state, words: en, naming: 'codes' }, refusal)).toBe(codes);
    expect(whyNot({ rules, state, words: en, naming: 'names' }, refusal)).toBe(names);
    expect(whyNot({ rules, state, words: fr, naming: 'names' }, refusal)).toBe(french);
  });

  test('of too high a card tells the highest that may be played, not the highest so far', () => {
    const { rules, state: acting } = scene('yWa@T1[1,1]', { turn: { highest: 2, purses: [] } });
    const state: State = { ...acting, tasks: [{ kind: 'card', seats: ['yellow'] }] };
    const refusal = check(rules, state, 'yellow', { type: 'card', card: 'A5' });
    if (refusal === undefined) throw new Error('It is legal.');
    expect(whyNot({ rules, state, words: en, naming: 'names' }, refusal)).toBe(
      'Action 5 is too high: until a 4 has been played, one may go one above the highest so far, so at most 3 now.',
    );
    expect(whyNot({ rules, state, words: fr, naming: 'names' }, refusal)).toBe(
      'Action 5 est trop forte : tant qu’aucun 4 n’a été joué, on ne dépasse que de 1 la plus haute jusqu’ici, donc au plus 3 pour l’instant.',
    );
  });
});

describe('an event', () => {
  const { rules, state } = scene('yTh@T1[1,1] yTr@T1[1,2] bWa@T1[1,3]');
  const id = (owner: string, kind: string): number =>
    rules.roster.find((member) => member.owner === owner && member.kind === kind)?.id ?? -1;
  const thief = id('yellow', 'thief');
  const troll = id('yellow', 'troll');
  const warrior = id('blue', 'warrior');
  const at = (piece: number): number => state.pieces[piece]?.at ?? -1;
  const told = (event: GameEvent, speech: Pick<Speech, 'words' | 'naming' | 'before'>) =>
    tell({ rules, state, ...speech }, event);

  test.each<[GameEvent, string, string, string]>([
    [
      { type: 'moved', piece: thief, path: [at(troll), at(warrior)] },
      'yTh goes c2 d2.',
      'The yellow Thief goes from b2 to d2.',
      'La Voleuse jaune se déplace de b2 à d2.',
    ],
    [
      { type: 'fought', attackers: [thief], defenders: [warrior] },
      'yTh attacks bWa.',
      'The yellow Thief attacks the blue Warrior.',
      'La Voleuse jaune attaque le Guerrier bleu.',
    ],
    [
      { type: 'fought', attackers: [thief, troll], defenders: [warrior] },
      'yTh, yTr attack bWa.',
      'The yellow Thief and the yellow Troll attack the blue Warrior.',
      'La Voleuse jaune et le Troll jaune attaquent le Guerrier bleu.',
    ],
    [
      { type: 'stashed', seat: 'blue', tile: 0, kind: '?', token: '?' },
      'Blue hides a token on room A: ?.',
      'Blue hides a token on room A.',
      'Bleu cache un pion sur la salle A.',
    ],
    [
      { type: 'stashed', seat: 'blue', tile: 0, kind: 'armor', token: 'armor' },
      'Blue hides a token on room A: Armor.',
      'Blue hides a token on room A: the Armor.',
      'Bleu cache un pion sur la salle A : l’Armure.',
    ],
    [
      { type: 'committed', seat: 'yellow', card: 'C3' },
      'Yellow lays a combat card: C3.',
      'Yellow lays a combat card: Combat 3.',
      'Jaune pose une carte Combat : Combat 3.',
    ],
    [
      { type: 'revealed', tile: 1, room: '2cw', turn: 0, tokens: [thief, warrior] },
      'Room B is 2cw, with yTh, bWa.',
      'Room B is number 2 (clockwise), with the yellow Thief and the blue Warrior.',
      'La salle B est révélée : numéro 2 (dans le sens horaire), avec la Voleuse jaune et le Guerrier bleu.',
    ],
    [
      { type: 'left', token: id('yellow', 'rope'), to: troll },
      'yRope stays behind with yTr.',
      'The yellow Rope stays behind with the yellow Troll.',
      'La Corde jaune reste sur place avec le Troll jaune.',
    ],
    [{ type: 'purseOpened', ap: 3 }, '', '', ''],
    [{ type: 'turnBegan', seat: 'blue', seconds: 0 }, 'Blue’s turn.', 'Blue’s turn.', 'Tour de Bleu.'],
    [
      { type: 'removed', piece: warrior, why: 'fell' },
      'bWa falls into a pit.',
      'The blue Warrior falls into a pit.',
      'Le Guerrier bleu tombe dans une fosse.',
    ],
  ])('%j', (event, codes, names, french) => {
    expect(told(event, { words: en, naming: 'codes', before: state })).toBe(codes);
    expect(told(event, { words: en, naming: 'names', before: state })).toBe(names);
    expect(told(event, { words: fr, naming: 'names', before: state })).toBe(french);
  });

  test('a Move whose beginning nobody tells has an end', () => {
    const event: GameEvent = { type: 'moved', piece: thief, path: [at(troll)] };
    expect(told(event, { words: en, naming: 'names' })).toBe('The yellow Thief goes to c2.');
    expect(told(event, { words: fr, naming: 'names' })).toBe('La Voleuse jaune se déplace jusqu’à c2.');
  });
});

describe('whole games', () => {
  const games = [
    ['base.1 timer=120:60:5:5', 'greedy', 'greedy'],
    ['base.1 handicap=yellow:5:C5,C6', 'random', 'greedy'],
    ['base.1 beginner', 'random', 'random'],
    ['paladins.1', 'random', 'random'],
  ] as const;

  test('every event is told in both languages and namings, or goes without saying', () => {
    const seen = new Set<string>();
    for (const [id, yellow, blue] of games) {
      const rules = rulesOf(id);
      const bots = { yellow: BOTS[yellow], blue: BOTS[blue] };
      const { batches, start } = playMatch({ rules, seed: id, bots, random: randomOf(id) });
      let state: State = redact(start, 'yellow');
      for (const { action, event } of batches.flatMap(({ action, events }) =>
        events.map((event) => ({ action, event })),
      )) {
        const known = redactEvent(event, 'yellow');
        const before = state;
        state = evolve(state, known);
        for (const speech of SPEECHES) expectTold({ rules, state, before, ...speech }, known);
        for (const speech of SPEECHES)
          expectWhole(speech, tell({ rules, state, before, ...speech, doing: action }, known));
        seen.add(event.type);
      }
    }
    expect(seen.size).toBeGreaterThan(25);
  }, 120_000);

  const expectTold = (speech: Speech, event: GameEvent): void => {
    const sentence = tell(speech, event);
    const isSilent = event.type === 'purseOpened' && event.only === undefined;
    expect(sentence === '').toBe(isSilent || speech.words.sentences.events[event.type] === '');
    expectWhole(speech, sentence);
  };

  const expectWhole = (speech: Pick<Speech, 'naming'>, sentence: string): void => {
    if (sentence === '') return;
    expect(sentence).not.toMatch(/[{}]|undefined|\[object/);
    if (speech.naming === 'codes') return;
    expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(sentence).not.toMatch(/\b[yb][A-Z]|\?|\b[AC]\d\b|\||\b(?:de|à) les? \p{Lu}/u);
  };
});
