import type { Lexicon } from '../lexicon.ts';

export const offers: Lexicon['offers'] = {
  heal: 'Soigner un voisin blessé',
  regenerate: 'Se relever',
  lock: 'Ouvrir ou fermer une herse',
  break: 'Briser une herse',
  walk: 'Traverser un mur',
  fire: 'Lancer une boule de feu',
  drink: 'Boire la potion',
  breathe: 'Cracher du feu',
  smash: 'Briser un mur',
  pit: 'Faire apparaître une fosse',
  rubble: 'Faire apparaître un éboulis',
  unpit: 'Reprendre la fosse illusoire',
  unrubble: 'Reprendre l’éboulis illusoire',
  steal: 'Voler un objet',
  teleport: 'Se téléporter dans une salle voisine',
  charm: 'Charmer un ennemi',
  fountain: 'Boire à la fontaine',
};
