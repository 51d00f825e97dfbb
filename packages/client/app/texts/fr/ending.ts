import type { RestTexts } from '../shape.ts';

export const ending: RestTexts['ending'] = {
  end: {
    won: '{seat} gagne',
    drawn: 'Partie nulle',
    youWon: 'Vous gagnez !',
    points: '{yellow} à {blue}',
    statistics: 'La partie en chiffres',
    statistic: 'Mesure',
    rows: {
      points: 'Points de victoire',
      exits: 'Personnages sortis',
      kills: 'Ennemis éliminés',
      fights: 'Combats gagnés, nuls, perdus',
      begun: 'Attaques lancées',
      squares: 'Cases parcourues',
      rotations: 'Salles tournées',
      reveals: 'Salles révélées',
    },
    fights: '{won} / {drawn} / {lost}',
    graph: 'Les points, tour après tour',
    chances: 'Chances de gagner',
    replay: 'Revoir la partie',
    again: 'Rejouer',
    board: 'Voir le plateau',
  },
  graph: {
    label: 'Points de victoire au fil des tours',
    summary: 'Après le tour {turn} : Jaune {yellow}, Bleu {blue}. Il en faut {target} pour gagner.',
    target: 'Objectif {target}',
    turns: 'Tour',
    start: 'Début',
    table: 'Points de victoire après chaque tour',
    empty: 'Aucun tour n’est encore terminé.',
  },
};
