import { describe, expect, it, test } from 'vitest';
import { askingRules } from '../../testing/asking-box.ts';
import { scene } from '../../testing/scene.ts';
import { check } from '../decide.ts';
import { HIDDEN, type Option, type Pile, type QuestionTask, topTask } from '../state.ts';
import { begin } from '../tx.ts';
import { ask, optionsOf } from './ask.ts';
import { differentOptions, isSameOption, numbers, PARTS, withoutOptions } from './option.ts';
import {
  countLeft,
  filledPiles,
  isCovered,
  isFaceShown,
  laidPiles,
  lay,
  leftIn,
  lotIn,
  pileNamed,
  shuffledPiles,
  turnedPiles,
} from './pile.ts';

const sun: Option = { word: 'sun' };
const moon: Option = { word: 'moon' };
const skull: Option = { word: 'skull' };
const laid = (...faces: readonly (Option | typeof HIDDEN)[]) => faces.map((face) => ({ face, sideways: false }));
const omens: Pile = { name: 'omens', all: [sun, sun, moon, skull], lots: [{ name: 'row', things: laid(sun) }] };
const others: Pile = { name: 'bag', all: [moon], lots: [{ name: 'row', things: laid(moon) }] };
const both = [others, omens];
const lotsOf = (piles: readonly Pile[]) => piles.find(({ name }) => name === 'omens')?.lots;

describe('An option', () => {
  it('is the same when all its parts are', () => {
    const whole = { word: 'a', number: 1, card: 'C1', kind: 'thief', piece: 2, tile: 3, place: 4, edge: 5 };
    expect(Object.keys(whole)).toEqual(PARTS);
    expect(isSameOption(whole, { ...whole })).toBe(true);
    for (const part of PARTS)
      expect([part, isSameOption(whole, { ...whole, [part]: undefined })]).toEqual([part, false]);
  });

  it('that is covered is the same as another covered one, and as nothing else', () => {
    expect(isSameOption(HIDDEN, HIDDEN)).toBe(true);
    expect(isSameOption(HIDDEN, {})).toBe(false);
    expect(isSameOption({}, HIDDEN)).toBe(false);
  });

  test('numbers are the faces of a die', () => {
    expect(numbers(2, 4)).toEqual([{ number: 2 }, { number: 3 }, { number: 4 }]);
  });

  it('is listed once among different ones, and taken away once for each taken', () => {
    expect(differentOptions([sun, moon, sun])).toEqual([sun, moon]);
    expect(withoutOptions([sun, moon, sun], [sun])).toEqual([moon, sun]);
    expect(withoutOptions([sun], [moon, HIDDEN])).toEqual([sun]);
  });
});

describe('A pile', () => {
  it('is known by its name, and so are its lots', () => {
    expect(pileNamed({ piles: both }, 'omens')).toBe(omens);
    expect(pileNamed({ piles: both }, 'deck')).toBeUndefined();
    expect(lotIn(omens, 'row')).toEqual(laid(sun));
    expect([lotIn(omens, 'discard'), lotIn(undefined, 'row')]).toEqual([[], []]);
  });

  it('has left what lies in no lot; a covered thing counts, though nobody knows which it is', () => {
    const covered = { ...omens, lots: [...omens.lots, { name: 'yellow', things: laid(HIDDEN, moon) }] };
    expect([leftIn(omens), countLeft(omens)]).toEqual([[sun, moon, skull], 3]);
    expect([leftIn(covered), countLeft(covered)]).toEqual([[sun, skull], 1]);
  });

  it('is filled, and others are not', () => {
    const filled = filledPiles(both, { type: 'filled', pile: 'omens', things: [moon] });
    expect(filled).toEqual([others, { ...omens, all: [sun, sun, moon, skull, moon] }]);
    expect(filledPiles([omens], { type: 'filled', pile: 'new', things: [sun] })).toEqual([
      omens,
      { name: 'new', all: [sun], lots: [] },
    ]);
  });

  it('is drawn from into lots, which stand in the order of their names', () => {
    const drawn = laidPiles(both, { type: 'laid', pile: 'omens', face: moon, to: 'discard' });
    expect(lotsOf(drawn)).toEqual([{ name: 'discard', things: laid(moon) }, ...omens.lots]);
    expect(lotsOf(laidPiles(drawn, { type: 'laid', pile: 'omens', face: skull, to: 'row' }))).toEqual([
      { name: 'discard', things: laid(moon) },
      { name: 'row', things: laid(sun, skull) },
    ]);
    expect(drawn[0]).toBe(others);
  });

  it('gets back what is laid nowhere, and an empty lot is gone', () => {
    expect(lotsOf(laidPiles(both, { type: 'laid', pile: 'omens', face: sun, from: 'row' }))).toEqual([]);
    const moved = laidPiles(both, { type: 'laid', pile: 'omens', face: sun, from: 'row', to: 'discard' });
    expect(lotsOf(moved)).toEqual([{ name: 'discard', things: laid(sun) }]);
  });

  it('loses the last covered thing where it is not known which', () => {
    const hand = {
      name: 'yellow',
      things: [...laid(HIDDEN), { face: HIDDEN, sideways: true } as const, ...laid(moon)],
    };
    const piles = [{ ...omens, lots: [hand] }];
    const after = (face: Option | typeof HIDDEN) =>
      lotsOf(laidPiles(piles, { type: 'laid', pile: 'omens', face, from: 'yellow' }))?.[0]?.things;
    expect(after(moon)).toEqual([...laid(HIDDEN), { face: HIDDEN, sideways: true }]);
    expect(after(sun)).toEqual(laid(HIDDEN, moon));
  });

  it('takes a lot back, and turns one of its things', () => {
    expect(shuffledPiles(both, { type: 'shuffled', pile: 'omens', lot: 'row' })).toEqual([
      others,
      { ...omens, lots: [] },
    ]);
    const row = [{ ...omens, lots: [{ name: 'row', things: laid(sun, moon) }] }];
    expect(lotsOf(turnedPiles(row, { type: 'turned', pile: 'omens', lot: 'row', nth: 1, sideways: true }))).toEqual([
      { name: 'row', things: [...laid(sun), { face: moon, sideways: true }] },
    ]);
  });

  it('shows a face where it comes to lie, and a seat’s lot to that seat alone', () => {
    const face = sun;
    expect(isFaceShown({ type: 'laid', pile: 'omens', face, to: 'row' }, 'blue')).toBe(true);
    expect(isFaceShown({ type: 'laid', pile: 'omens', face, to: 'yellow' }, 'blue')).toBe(false);
    expect(isFaceShown({ type: 'laid', pile: 'omens', face, to: 'yellow' }, 'yellow')).toBe(true);
    expect(isFaceShown({ type: 'laid', pile: 'omens', face, from: 'yellow', to: 'row' }, 'blue')).toBe(true);
    expect(isFaceShown({ type: 'laid', pile: 'omens', face, from: 'yellow' }, 'blue')).toBe(false);
    expect(isFaceShown({ type: 'laid', pile: 'omens', face }, 'blue')).toBe(true);
    const lots = ['yellow', 'blue', 'row'].map((name) => isCovered({ name, things: [] }, 'blue'));
    expect(lots).toEqual([true, false, false]);
  });
});

describe('A rule', () => {
  const rules = askingRules();
  const { state } = scene('yMe@T1[1,1]', { rules });
  const tx = () => begin(rules, { ...state, piles: both });

  it('asks before anything else goes on, and the first option counts unless it says another', () => {
    const writing = tx();
    ask(writing, { of: 'blue', asks: 'yield', options: [sun, moon], about: { piece: 1 } });
    const task = {
      kind: 'question',
      seats: ['blue'],
      asks: 'yield',
      options: [sun, moon],
      otherwise: 0,
      about: { piece: 1 },
    };
    expect(writing.events).toEqual([{ type: 'asked', task }]);
    expect(topTask(writing.state)).toEqual(task);
    expect(writing.state.tasks).toHaveLength(state.tasks.length + 1);
  });

  it('asks nothing that has no answer', () => {
    expect(() => ask(tx(), { of: 'blue', asks: 'yield' })).toThrow("There is no answer to 'yield'.");
    expect(() => ask(tx(), { of: 'chance', asks: 'grab', from: 'bag' })).toThrow("There is no answer to 'grab'.");
  });

  it('asks chance for each thing of a pile, a seat for each sort of thing, and nobody who may not know', () => {
    const task: QuestionTask = {
      kind: 'question',
      seats: ['chance'],
      asks: 'grab',
      options: [],
      otherwise: 0,
      from: 'omens',
    };
    const full = { ...state, piles: [{ ...omens, lots: [] }] };
    expect(optionsOf(full, task)).toEqual([sun, sun, moon, skull]);
    expect(optionsOf(full, { ...task, seats: ['yellow'] })).toEqual([sun, moon, skull]);
    expect(optionsOf(full, { ...task, options: HIDDEN })).toEqual([]);
    expect(optionsOf(full, { ...task, from: 'nowhere', options: [moon] })).toEqual([moon]);
  });

  it('is answered with one of its options', () => {
    const writing = tx();
    ask(writing, { of: 'blue', asks: 'yield', options: [sun] });
    expect(check(rules, writing.state, 'blue', { type: 'answer', option: sun })).toBeUndefined();
    expect(check(rules, writing.state, 'blue', { type: 'answer', option: moon })).toMatchObject({
      code: 'noSuchAnswer',
      facts: { asks: 'yield' },
    });
  });

  it('lays what it draws, and covers nothing again that lay open', () => {
    const writing = tx();
    lay(writing, { pile: 'omens', face: moon, to: 'yellow' });
    lay(writing, { pile: 'omens', face: moon, from: 'yellow', to: 'yellow' });
    lay(writing, { pile: 'omens', face: sun, from: 'row' });
    expect(writing.events).toEqual([
      { type: 'laid', pile: 'omens', face: moon, to: 'yellow' },
      { type: 'laid', pile: 'omens', face: moon, from: 'yellow', to: 'yellow' },
      { type: 'laid', pile: 'omens', face: sun, from: 'row' },
    ]);
    expect(() => lay(writing, { pile: 'omens', face: moon, from: 'discard', to: 'blue' })).toThrow(
      'blue can only draw what nobody saw, and this lies in discard.',
    );
  });
});
