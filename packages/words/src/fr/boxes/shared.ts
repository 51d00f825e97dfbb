import type { Ground, KindWords } from '../../box-words.ts';

/** What several boxes have. */
export const rope: KindWords = {
  name: 'Corde',
  the: 'la Corde',
  yellow: 'la Corde jaune',
  blue: 'la Corde bleue',
  can: 'Permet à son porteur de franchir une fosse ou une crevasse, ou de s’arrêter au-dessus. Laissée là, elle porte n’importe qui. Il faut deux côtés ouverts pour l’attacher.',
};

export const lock = 'Ouvrir ou fermer une herse';

export const grounds = {
  floor: { name: 'sol', a: 'du sol', where: 'sur le sol' },
  gear: { name: 'mécanisme de rotation', a: 'un mécanisme de rotation', where: 'sur un mécanisme de rotation' },
  pit: { name: 'fosse', a: 'une fosse', where: 'au-dessus d’une fosse' },
} as const satisfies Readonly<Record<string, Ground>>;
