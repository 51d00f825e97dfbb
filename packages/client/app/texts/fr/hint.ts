import type { RestTexts } from '../shape.ts';

export const hint: RestTexts['hint'] = {
  title: 'Conseil',
  close: 'Fermer le conseil',
  failed: 'Aucun conseil cette fois-ci.',
  again: 'Redemander',
  best: 'Le meilleur plan, {chance}\u00a0% de chances de gagner : {plan}',
  nth: 'Plan numéro {nth}',
  chance: '{chance}\u00a0% de chances de gagner la partie',
  variant: 'Une autre façon de faire',
  variants: '{count} autres façons de faire',
  show: 'Montrer',
  hide: 'Cacher',
  play: 'Jouer ainsi',
  playFirst: 'Jouer la première étape',
  steps: 'Étapes',
  mark: 'étape {nth} du conseil',
  reveal: '{piece} révèle la salle {room}.',
  turn: { cw: '{piece} tourne la salle {room} à droite.', ccw: '{piece} tourne la salle {room} à gauche.' },
  pass: 'Finir le tour.',
  note: 'Il sait ce que vous voyez, et rien de plus.',
};
