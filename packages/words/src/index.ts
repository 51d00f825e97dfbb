export { tellAdvice } from './advice.ts';
export { en } from './en.ts';
export { endingWords } from './event-words.ts';
export { explainIn, foundIn, plain } from './explain.ts';
export { fill, sentence } from './fill.ts';
export { flawsOf, textsOf } from './flaws.ts';
export { fr } from './fr.ts';
export { LANGUAGES, type Language, LEXICONS } from './languages.ts';
export type { Lexicon, Texts } from './lexicon.ts';
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
export { tell, whyNot } from './tell.ts';
