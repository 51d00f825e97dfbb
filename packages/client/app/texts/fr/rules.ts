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
  soloDoor: 'Comment jouer seul',
  prison: {
    title: 'Comment jouer : Prison',
    door: 'Ce que Prison ajoute, en huit lignes',
    lead: 'Le jeu reste le même : cinq points, en sortant ou en éliminant. Voici ce qui est nouveau.',
    slits: {
      name: 'Les meurtrières.',
      text: 'Une meurtrière est un mur pour qui marche, saute, soigne ou se bat au contact. Qui se tient à côté voit au travers ; de plus loin, elle arrête toute ligne.',
    },
    bow: {
      name: 'L’Arc.',
      text: 'Pour une action, son porteur tire sur le premier ennemi en ligne droite, si aucun ennemi n’est à côté de lui. Il compte 1 et sa carte, et n’est jamais blessé. Un Grand bouclier arrête les flèches.',
    },
    spear: {
      name: 'La Lance télescopique.',
      text: 'Pour une action, elle frappe à deux cases exactement, ou à travers une meurtrière voisine, avec la force de son porteur. S’il perd, la lance est perdue et lui indemne.',
    },
    support: {
      name: 'Le soutien.',
      text: 'Qui a un Arc ou une lance et pourrait atteindre la cible se joint à l’attaque d’un ami, si l’attaquant le veut. L’Assassine compte 2 de plus dès qu’un ami non blessé se bat aussi.',
    },
    telepath: {
      name: 'La pensée.',
      text: 'À un contre un, le joueur du Télépathe nomme une carte Combat autre que 0. L’autre doit la jouer s’il l’a ; sinon, il montre ce qu’il a.',
    },
    scream: {
      name: 'Le cri.',
      text: 'Pour deux actions, le Banshee repousse d’une case quiconque il voit en ligne droite : dans une fosse, c’est la mort, et sur la ligne d’en face il est sorti.',
    },
    gates: {
      name: 'Les cellules.',
      text: 'Bien des sorties sont derrière des herses. L’Assassine et qui porte une Clé les ouvrent et les ferment, le Colosse les brise pour de bon.',
    },
    naga: {
      name: 'Passages réservés.',
      text: 'Le Naga se glisse par les meurtrières, hors du labyrinthe aussi. Qui a une force imprimée de 0 ou 1 passe sous un Colosse ennemi.',
    },
  },
  all: 'Toutes les règles',
  intro: 'Chaque règle du jeu en un énoncé numéroté, dans nos propres mots, suivie de cas qui la montrent à l’œuvre.',
  introRulings:
    'Là où les livres se taisent ou sont obscurs, ce projet tranche ; une telle décision est signalée et dit sa raison.',
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
