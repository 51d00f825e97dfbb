export { tellAdvice, tellReason } from './advice.ts';
export { en } from './en.ts';
export { endingWords } from './event-words.ts';
export { explainIn, foundIn, phraseIn } from './explain.ts';
export { fill, sentence, type Words } from './fill.ts';
export { flawsOf, textsOf } from './flaws.ts';
export { fr } from './fr.ts';
export { LANGUAGES, type Language, LEXICONS } from './languages.ts';
export type { Lexicon, Texts } from './lexicon.ts';
export {
  abilityText,
  cardIn,
  cardName,
  edgeIn,
  groundOf,
  kindIn,
  kindName,
  listed,
  NAMINGS,
  type Naming,
  nameOf,
  namesOf,
  offerName,
  placeName,
  roomIn,
  type Speech,
} from './names.ts';
export { tell, whyNot } from './tell.ts';
