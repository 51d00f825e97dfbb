import type { Lexicon } from '../lexicon.ts';

export const asking: Lexicon['asking'] = {
  plain: 'Choisissez.',
  otherwise: 'À la fin du temps : {option}.',
};
