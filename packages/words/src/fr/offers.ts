import type { Lexicon } from '../lexicon.ts';

export const offers: Lexicon['offers'] = {
  heal: 'Soigner un voisin blessé',
  regenerate: 'Se relever',
  lock: 'Ouvrir ou fermer une herse',
  break: 'Briser une herse',
  walk: 'Traverser un mur',
  fire: 'Lancer une boule de feu',
  drink: 'Boire la potion',
};
