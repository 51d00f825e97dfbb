import { type Card, HIDDEN, type Secret } from '../core/state.ts';
import { type Phrase, say } from '../phrases.ts';
import { miss, part, type Reading, type Word } from './words.ts';

/** `A:25 J:2 C:0146`: cards in their order, neighbours of one letter together; bare letters and `?` are counted. */
export const formatHand = (deck: readonly Card[], hand: readonly Secret<Card>[]): string => {
  const groups: { readonly letter: string | undefined; readonly cards: Card[] }[] = [];
  for (const card of hand) {
    const last = groups[groups.length - 1];
    const letter = letterOf(deck, card);
    if (letter !== undefined && last?.letter === letter) last.cards.push(card);
    else groups.push({ letter, cards: [card] });
  }
  return groups.map(({ letter, cards }) => formatGroup(letter, cards)).join(' ');
};

export const readHand = (reading: Reading, words: readonly Word[], deck: readonly Card[]): readonly Secret<Card>[] => {
  const hand: Secret<Card>[] = [];
  for (const word of words) {
    for (const card of cardsOf(reading, word, deck)) {
      const held = hand.filter((other) => other === card.text).length;
      const printed = card.text === HIDDEN ? deck.length : deck.filter((other) => other === card.text).length;
      if (held < printed) hand.push(card.text);
      else miss(reading, card, printed === 0 ? deckCard(deck) : say('cardAtMost', { count: printed, card: card.text }));
    }
  }
  return hand;
};

export const deckCard = (deck: readonly Card[]): Phrase => say('deckCard', { list: [...new Set(deck)] });

const formatGroup = (letter: string | undefined, cards: readonly Card[]): string => {
  const [first = ''] = cards;
  if (letter === undefined) return first;
  return `${letter}:${first === letter ? cards.length : cards.map((card) => LETTERED.exec(card)?.[2]).join('')}`;
};

/** A name that is written as its letter and its digit. */
const LETTERED = /^([A-Z])(\d)$/;

const letterOf = (deck: readonly Card[], card: Card): string | undefined => {
  if (card === HIDDEN || /^[A-Z]$/.test(card)) return card;
  const [, letter] = LETTERED.exec(card) ?? [];
  return letter === undefined || deck.includes(letter) ? undefined : letter;
};

/** The words of the single cards; a wrong one stays as it is and is found missing in the deck. */
const cardsOf = (reading: Reading, word: Word, deck: readonly Card[]): readonly Word[] => {
  const [, letter, digits = ''] = /^([A-Z?]):(\d+)$/.exec(word.text) ?? [];
  if (letter === undefined) return [word];
  if (letter !== HIDDEN && !deck.includes(letter))
    return [...digits].map((digit, at) => ({ ...part(word, 2 + at), text: letter + digit }));
  if (Number(digits) > deck.length) miss(reading, part(word, 2), say('cardsAtMost', { count: deck.length }));
  return Array.from({ length: Math.min(Number(digits), deck.length) }, () => ({ ...part(word, 2), text: letter }));
};
