import type { ParseError } from '@archmage/engine';
import { explainIn, groundOf, phraseIn } from '@archmage/words';
import { language } from '../shell/settings.ts';
import { lexicon } from '../texts/texts.ts';
import { workshopTexts } from './texts/texts.ts';

/** Where a text of rooms or of a scenario went wrong and what was expected there, in the player's language. */
export const misreadWords = ({ expected, found, ...where }: ParseError): string =>
  explainIn(lexicon.value, {
    ...where,
    expected: phraseOf(expected),
    found: /^['"]/.test(found) ? found : phraseOf(found),
  });

const phraseOf = (text: string): string => {
  if (language.value === 'en') return text;
  for (const [pattern, french] of FRENCH) if (pattern.test(text)) return text.replace(pattern, french);
  const marks = marksIn(text);
  return marks ?? phraseIn(lexicon.value, text);
};

/** What the engine says of these two notations only; what else it says is in the words of the game. */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/^a blank line or a room's name$/, 'une ligne vide ou le nom d’une salle'],
  [/^a room's name and its drawing$/, 'le nom d’une salle et son dessin'],
  [/^no room$/, 'aucune salle'],
  [/^one gear in room (\S+)$/, 'un rouage dans la salle $1'],
  [/^line (\d+) of the (\d+) of a drawing$/, 'la ligne $1 des $2 d’un dessin'],
  [/^each room once$/, 'chaque salle une fois'],
  [/^(\S+) again$/, '$1 encore une fois'],
  [/^its twin (\S+)$/, 'sa jumelle $1'],
  [/^only (\S+)$/, 'seulement $1'],
  [/^the end of the line$/, 'la fin de la ligne'],
  [/^the end of the text$/, 'la fin du texte'],
  [/^a blank$/, 'un blanc'],
  [/^a line beginning with (.+) or (\S+)$/, 'une ligne commençant par $1 ou $2'],
  [/^a line beginning with (\S+)$/, 'une ligne commençant par $1'],
  [/^one line of (\S+)$/, 'une seule ligne $1'],
  [/^a box: (.+) or (.+)$/, 'une boîte : $1 ou $2'],
  [/^at least (\d+) characters for yellow$/, 'au moins $1 personnages pour jaune'],
  [/^at least (\d+) characters for blue$/, 'au moins $1 personnages pour bleu'],
  [/^each once$/, 'chacun une fois'],
  [/^one of (.+) or (\S+)$/, 'l’un de ceux-ci : $1 ou $2'],
  [/^a pair of rooms: (.+)$/, 'une paire de salles : $1'],
  [/^(\d+) different pairs of rooms$/, '$1 paires de salles différentes'],
  [/^a number$/, 'un nombre'],
  [/^room for (\d+) face-down tokens, not for (\d+)$/, 'de la place pour $1 pions cachés, non pour $2'],
  [/^5 to 8 victory points$/, '5 à 8 points de victoire'],
  [/^rooms with terrain of these boxes$/, 'des salles dont ces boîtes ont les terrains'],
];

/** `'.' floor, 'o' pit`: the marks that may stand somewhere, with what they mean. */
const marksIn = (text: string): string | undefined => {
  const parts = text.split(', ').map((part) => /^('.+'|a blank) (\w+)$/.exec(part));
  if (parts.some((part) => part === null)) return undefined;
  return parts
    .map((part) => `${part?.[1] === 'a blank' ? 'un blanc' : part?.[1]} ${meaningOf(part?.[2] ?? '')}`)
    .join(', ');
};

const meaningOf = (name: string): string => {
  const { edges } = workshopTexts.value.editor;
  return name in edges && name !== 'pit' ? edges[name as keyof typeof edges] : groundOf(lexicon.value, name).name;
};
