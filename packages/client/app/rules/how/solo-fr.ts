import type { HowGuide, SoloLine } from './guides.ts';

export const guide: HowGuide<SoloLine> = {
  title: 'Comment jouer seul',
  lines: {
    aim: {
      name: 'Le but.',
      text: 'Avoir cinq points avant les autres : sortez par la ligne bleue, et abattez qui se met en travers. Ceux qui sortent par votre ligne marquent contre vous.',
    },
    turn: {
      name: 'Votre tour.',
      text: 'C’est le jeu à deux : jouez une carte Action et partagez ses actions entre vos personnages. Au premier tour, vous commencez par retourner une salle devant votre ligne.',
    },
    reveal: {
      name: 'De nouvelles salles.',
      text: 'Trois pions sortent du sac, des vôtres et des leurs. Deux dés disent où chacun arrive ; pour un six vous choisissez la rangée ou la colonne, et un double six met le pion hors du jeu.',
    },
    row: {
      name: 'Leur tour.',
      text: 'Leurs cartes sont mélangées et posées en rangée. Ils agissent l’un après l’autre, de gauche à droite ; les blessés sont de travers et passent leur tour.',
    },
    card: {
      name: 'Une carte.',
      text: 'Elle a six objectifs, chacun avec ses points d’action. Le premier qui peut être atteint est mis à exécution. Si aucun ne peut l’être, ils vont vers celui qui a un rouage.',
    },
    nearest: {
      name: 'Ni chance ni malice.',
      text: 'Ils prennent le chemin qui demande le moins d’actions, puis le moins de cases, et un dé tranche les égalités. Ils ne pèsent ni les chances ni le danger : vous pouvez donc voir venir.',
    },
    combat: {
      name: 'Le combat.',
      text: 'Vous choisissez d’abord votre carte Combat, puis la leur est retournée de leur paquet. Vos cartes dépensées le sont pour de bon ; les leurs sont mélangées de nouveau.',
    },
    more: {
      name: 'Les renforts.',
      text: 'Une carte qui porte le signe de votre niveau en appelle un de plus dans une salle ouverte. Un œil retourne une salle, si vous jouez avec la Vision de l’Archimage.',
    },
    threat: {
      name: 'Chacun est quelqu’un.',
      text: 'Tous les trente-deux ont une personnalité qui enfreint une règle. Désignez-en un pour la lire, et pour voir ce qu’il ferait maintenant.',
    },
  },
  more: 'Après chacun de leurs déplacements vous pouvez lire pourquoi il a été fait : quelles lignes de la carte étaient hors d’atteinte, et ce qui a été comparé.',
};
