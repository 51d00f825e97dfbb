import { base } from '../boxes/base/index.ts';
import { ask } from '../core/asking/ask.ts';
import { numbers } from '../core/asking/option.ts';
import { countLeft, lay, lotIn, pileNamed } from '../core/asking/pile.ts';
import { wound } from '../core/harm.ts';
import { ownerOf } from '../core/situation/situation.ts';
import { isInPlay, type Laid, type Option, opponent, type Pile, type Seat } from '../core/state.ts';
import type { Tx } from '../core/tx.ts';
import { explain } from '../result.ts';
import { type Box, character } from '../rules/box.ts';
import { compileBoxes } from '../rules/compile.ts';
import { parseOptions } from '../rules/options.ts';
import { NO_TARGET, type OfferRule, offer, type QuestionRule, question } from '../rules/rule.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/**
 * The base set with a character that asks, draws, rolls and keeps secrets: questions and piles for the laws to judge.
 * Agreed on as in a ruleset's id: `timer=120:60:5:5`.
 */
export const askingRules = (agreed = ''): Ruleset => {
  const options = parseOptions(agreed);
  if (!options.ok) throw new Error(explain(options.error));
  return compileBoxes([askingBox], options.value);
};

const pileOf = (tx: Tx, name: string): Pile => pileNamed(tx.state, name) as Pile;

/** The deck's discard comes back when nothing else is left. */
const refill = (tx: Tx): void => {
  if (countLeft(pileOf(tx, 'deck')) > 0) return;
  for (const lot of pileOf(tx, 'deck').lots) tx.emit({ type: 'shuffled', pile: 'deck', lot: lot.name });
};

const deed = (id: string, perform: OfferRule['perform'], makes: OfferRule['makes'] = []): OfferRule =>
  offer(id, { target: 'none', makes, candidates: () => [NO_TARGET], refuses: () => undefined, perform });

const seatOf = (tx: Tx, piece: number): Seat => ownerOf(tx.now(), piece);

const asks: readonly OfferRule[] = [
  // The other one chooses: a card of his goes, or the die is rolled.
  deed('threaten', (tx, { actor }) => {
    const other = opponent(seatOf(tx, actor));
    ask(tx, {
      of: other,
      asks: 'yield',
      options: [{ word: 'roll' }, { word: 'pay', number: 1 }],
      otherwise: 1,
      about: { piece: actor },
    });
  }),
  deed('peek', (tx, { actor }) => {
    refill(tx);
    const seat = seatOf(tx, actor);
    ask(tx, { of: 'chance', asks: 'deal', from: 'deck', only: seat, about: { piece: actor } });
  }),
  // Whom it wounds; nobody, if nobody says.
  deed('aim', (tx, { actor }) => {
    const { rules, state } = tx;
    const whole = state.pieces.filter((piece) => isInPlay(piece) && !piece.wounded && piece.id !== actor);
    const characters = whole.filter(({ id }) => rules.roster[id]?.sort === 'character');
    const options = characters.map(({ id }) => ({ piece: id }));
    ask(tx, { of: seatOf(tx, actor), asks: 'aim', options: [{ word: 'nobody' }, ...options], about: { piece: actor } });
  }),
  // Where its sign goes: one thing of every sort that a board has.
  deed('mark', (tx, { actor }) => {
    const place = tx.state.pieces[actor]?.at ?? 0;
    const options = [{ place }, { edge: 1 }, { tile: 0 }, { kind: 'thief' }, { word: 'coin', place }];
    ask(tx, { of: seatOf(tx, actor), asks: 'mark', options });
  }),
  deed('grab', (tx, { actor }) => {
    tx.emit({ type: 'filled', pile: 'bag', things: [{ piece: actor }] });
    ask(tx, { of: 'chance', asks: 'grab', from: 'bag' });
  }),
  deed('choose', (tx, { actor }) => {
    tx.emit({ type: 'filled', pile: 'bag', things: [{ word: 'coin' }] });
    ask(tx, { of: seatOf(tx, actor), asks: 'grab', from: 'bag' });
  }),
];

const answers: readonly QuestionRule[] = [
  question('yield', (tx, { word }, { about }) => {
    if (word === 'roll') ask(tx, { of: 'chance', asks: 'die', options: numbers(1, 6), ...(about && { about }) });
  }),
  question('die', (tx, { number = 0 }, { about }) => {
    const piece = about?.piece;
    if (number === 6 && piece !== undefined && !tx.state.pieces[piece]?.wounded) wound(tx, piece);
  }),
  question('aim', (tx, { piece }) => {
    if (piece !== undefined) wound(tx, piece);
  }),
  question('mark', (tx, option) => tx.emit({ type: 'filled', pile: 'bag', things: [option] }), ['filled']),
  // Drawn in secret, then kept or thrown away: nobody else learns which it is until it lies open.
  question(
    'deal',
    (tx, face, { only = 'yellow' }) => {
      lay(tx, { pile: 'deck', face, to: only });
      const hand = lotIn(pileNamed(tx.state, 'deck'), only).map(({ face: held }: Laid) => held as Option);
      ask(tx, { of: only, asks: 'keep', only, options: [{ word: 'keep' }, ...hand] });
    },
    ['laid', 'shuffled'],
  ),
  question('keep', (tx, option, { only = 'yellow' }) => {
    if (option.word === undefined) lay(tx, { pile: 'deck', face: option, from: only, to: 'discard' });
  }),
  question(
    'grab',
    (tx, face) => {
      lay(tx, { pile: 'bag', face, to: 'row' });
      const row = lotIn(pileNamed(tx.state, 'bag'), 'row');
      if (row.length > 2) tx.emit({ type: 'turned', pile: 'bag', lot: 'row', nth: 0, sideways: true });
      if (row.length > 5) tx.emit({ type: 'shuffled', pile: 'bag', lot: 'row' });
    },
    ['turned', 'filled'],
  ),
];

const askingBox: Box = {
  ...base,
  id: 'asking.1',
  asks: ['yield', 'die', 'aim', 'mark', 'grab', 'keep', 'deal'],
  characters: [
    ...base.characters.filter(({ name }) => name !== 'mekanork'),
    character('mekanork', { code: 'Me', rule: 'B-MEK-01', speed: 3, combat: 3, rules: [...asks, ...answers] }),
  ],
  piles: {
    bag: [{ word: 'coin' }, { word: 'coin' }, { word: 'skull' }],
    deck: [{ card: 'C1' }, { card: 'C2' }, { card: 'C2' }, { card: 'C3' }],
  },
};
