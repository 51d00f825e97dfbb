import type { RestTexts } from '../shape.ts';

export const rules: RestTexts['rules'] = {
  title: 'Règles',
  how: {
    title: 'Comment jouer',
    aim: {
      name: 'Le but.',
      text: 'Avoir cinq points le premier : faites sortir vos personnages de l’autre côté, et abattez ceux de l’adversaire.',
    },
    turn: {
      name: 'Un tour.',
      text: 'Jouez une carte Action. Son nombre dit combien d’actions vos personnages se partagent ; les quatre jouées, vous les reprenez. Les premiers tours n’en permettent que de petites.',
    },
    move: {
      name: 'Se déplacer.',
      text: 'Pour une action, un personnage avance d’autant de cases que sa vitesse, jamais en diagonale. Murs, herses fermées, fosses et ennemis l’arrêtent ; les amis le laissent passer.',
    },
    reveal: {
      name: 'De nouvelles salles.',
      text: 'Les salles sont face cachée. Pour une action, un personnage voisin en retourne une, et les pions cachés dessus y sont placés.',
    },
    rotate: {
      name: 'Tourner les salles.',
      text: 'Pour une action, un personnage sur un mécanisme de rotation tourne sa salle d’un quart dans le sens de la flèche, ou l’autre salle du même numéro.',
    },
    carry: {
      name: 'Porter.',
      text: 'En chemin, un personnage emporte un objet ou un ami blessé, ou le dépose, sans rien payer. Il ne porte qu’une chose à la fois.',
    },
    combat: {
      name: 'Le combat.',
      text: 'Pour une action, un personnage attaque un voisin. Chaque camp ajoute en secret une carte Combat à sa force, et le total le plus bas est blessé. Qui se tient près d’un ennemi mêlé au combat y entre aussi.',
    },
    wounds: {
      name: 'Les blessures.',
      text: 'Un blessé reste couché et ne peut rien faire. Battu encore une fois, il meurt, et l’autre camp gagne un point.',
    },
    jump: {
      name: 'Sauter.',
      text: 'Une action et une carte Saut font passer un personnage par-dessus une fosse ; vous en avez trois.',
    },
    leave: {
      name: 'Sortir.',
      text: 'Qui pose le pied sur la ligne de départ adverse est sorti : un point, deux pour le Gobelin, et un de plus pour un Trésor emporté.',
    },
    more: 'Chaque personnage sait aussi faire quelque chose que les autres ne savent pas : désignez-le pour le lire. Ce qui n’est pas permis dit pourquoi, et un conseil montre ce qu’on pourrait faire.',
  },
  all: 'Toutes les règles',
  intro: 'Chaque règle du jeu en un énoncé numéroté, dans nos propres mots, suivie de cas qui la montrent à l’œuvre.',
  introRulings:
    'Là où les livres se taisent ou sont obscurs, ce projet tranche ; une telle décision est signalée et dit sa raison.',
  untranslated: 'Cette boîte ne se joue pas encore, et ses règles ne sont qu’en anglais.',
  search: 'Chercher dans les règles',
  placeholder: 'Un mot, ou B-MOVE-04',
  clear: 'Effacer la recherche',
  foundFor: '{count} {count#résultat#résultats} pour « {question} »',
  nothing: 'Aucune règle ne contient tous ces mots.',
  nothingHint: 'Essayez moins de mots, ou seulement le début de l’un d’eux.',
  more: 'En montrer {count} de plus',
  contents: 'Sommaire',
  coming: 'À venir',
  comingNote: 'Cette boîte ne se joue pas encore ; ses règles sont écrites et attendent leur tour.',
  ruling: 'Décision',
  source: 'Source',
  cases: 'Cas',
  case: 'Cas',
  mentionedBy: 'Citée par',
  before: 'Avant : {title}',
  after: 'Suite : {title}',
  chapter: '{rules} {rules#règle#règles}, {cases} {cases#cas#cas}',
  unknown: {
    title: 'Aucune règle n’a ce numéro',
    text: 'Il n’y a pas de {id} dans les catalogues. Il manque peut-être une lettre.',
  },
  failed: 'Les règles n’ont pas pu être chargées. Une fois chargées, elles se lisent aussi sans réseau.',
  again: 'Réessayer',
  open: 'Ouvrir dans les règles',
  back: 'Revenir à {id}',
  keys: { search: 'Chercher', before: 'La règle précédente', after: 'La règle suivante' },
};
