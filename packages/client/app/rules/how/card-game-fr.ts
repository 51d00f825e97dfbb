import type { CardGameLine, HowGuide } from './guides.ts';

export const guide: HowGuide<CardGameLine> = {
  title: 'Comment jouer au jeu de cartes',
  lines: {
    aim: {
      name: 'Le but.',
      text: 'Avoir le premier les points du scénario : faites sortir vos personnages par la zone de départ adverse, et abattez ceux de l’adversaire. La partie finit aussitôt.',
    },
    wheel: {
      name: 'La roue.',
      text: 'Chaque tour ajoute trois points d’action à votre roue, deux au tout premier. Dépensez ce que vous voulez pour qui vous voulez ; vous en gardez trois au plus.',
    },
    zones: {
      name: 'Les zones.',
      text: 'Une salle a quatre zones : cercle, triangle, carré et mécanisme de rotation. Pour une action, un personnage va de zone en zone, aussi loin que sa vitesse. Il y a place pour trois d’un même camp.',
    },
    enemies: {
      name: 'Là où est un ennemi.',
      text: 'Vous pouvez entrer dans sa zone, mais pas la traverser : restez, ou ressortez par où vous êtes entré. Une fois abattu, il ne retient plus personne.',
    },
    edges: {
      name: 'Ce qui sépare.',
      text: 'Les murs et les herses fermées arrêtent tout le monde, les fosses et les meurtrières presque tout le monde. Là où deux salles se touchent, les deux bords comptent. Ils tournent avec leur salle.',
    },
    post: {
      name: 'Votre zone de départ.',
      text: 'Un personnage y fait face à une icône de la salle devant lui. Il peut entrer si cette zone est juste là et que rien ne l’en sépare ; se tourner vers une autre icône coûte un pas.',
    },
    reveal: {
      name: 'De nouvelles salles.',
      text: 'Pour une action, un personnage à côté d’une salle face cachée la retourne. Qui l’a fait place les personnages et les objets de l’adversaire ; l’adversaire place le reste. Une carte par zone.',
    },
    rotate: {
      name: 'Tourner les salles.',
      text: 'Pour une action, un personnage dans une zone de mécanisme tourne sa salle d’un quart dans le sens de la flèche, ou l’autre salle de la même couleur. Tous restent dans leur zone.',
    },
    combat: {
      name: 'Le combat.',
      text: 'Pour une action, un personnage attaque un ennemi de la même zone. Tous ceux qui n’y sont pas blessés prennent part. Chaque camp ajoute en secret une carte Combat, et le total le plus bas est blessé.',
    },
    shots: {
      name: 'Les tirs.',
      text: 'L’arbalète et l’Arc portent le long des rangées et des colonnes de zones, jusqu’à ce que quelqu’un ou un mur les arrête. On voit au-dehors par une meurtrière de sa zone, pas au-dedans de loin.',
    },
    wounds: {
      name: 'Les blessures.',
      text: 'Un blessé reste couché et garde ce qu’il porte. Battu encore une fois, il meurt, pour un point ; un ami peut le porter à l’abri.',
    },
    jump: {
      name: 'Sauter.',
      text: 'Une action et une carte Saut mènent un personnage de n’importe quelle zone au bord d’une fosse à n’importe quelle autre. Les trois dépensées, une carte Combat autre que 0 fera l’affaire.',
    },
  },
  more: 'Chacun des vingt-cinq personnages sait aussi faire quelque chose que les autres ne savent pas : désignez-le pour le lire. Les trois initiations commencent avec deux personnages et sans combat.',
};
