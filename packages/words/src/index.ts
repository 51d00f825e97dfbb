export { tellAdvice, tellApart } from './advice.ts';
export type { BoxWords, Ground, KindWords } from './box-words.ts';
export { BOX_WORDS, LANGUAGES, type Language } from './boxes.ts';
export { more as enMore } from './en/more.ts';
export { en } from './en.ts';
export { endingWords } from './event-words.ts';
export { explainIn, foundIn, plain } from './explain.ts';
export { fill, sentence } from './fill.ts';
export { flawsOf, textsOf } from './flaws.ts';
export { more as frMore } from './fr/more.ts';
export { fr } from './fr.ts';
export { type Lexicon, lexiconOf, type More, type Texts, type Tongue } from './lexicon.ts';
export {
  abilityText,
  cardName,
  edgeIn,
  groundOf,
  kindIn,
  kindName,
  nameOf,
  namesOf,
  offerName,
  optionIn,
  placeName,
  questionText,
  type Speech,
} from './names.ts';
export { tell, tellHeld, whyNot } from './tell.ts';
