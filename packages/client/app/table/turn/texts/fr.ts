/** Les mots qui viennent avec le premier tour. */
export const fr = {
  undo: {
    nothing: 'Annuler',
    yours: 'Annuler : {what}',
    theirs: 'Annuler ({seat}) : {what}',
    deed: '{piece}, {what}',
    what: {
      jump: 'Saut',
      rotate: 'Salle tournée',
      card: 'Carte Action',
      pass: 'Fin du tour',
      place: 'Pion placé',
      other: 'dernier coup',
    },
    reach: '{count} {count#coup#coups} ; avant : {why}',
    stops: {
      strict: 'partie stricte',
      first: 'le début de la partie',
      answered: '{seat} a joué',
      time: 'temps écoulé',
      room: 'une salle a été révélée',
      cards: 'des cartes ont été montrées',
      teams: 'les équipes ont été montrées',
      shown: 'quelque chose a été montré',
    },
    whyNot: {
      strict: 'Cette partie est stricte : ce qui est fait est fait.',
      learnt: 'Rien ne peut être repris ici : {why}.',
    },
    ask: {
      title: 'Annuler ce qu’a fait {seat} ?',
      text: 'C’est un coup de {seat} : {what}. Ce sera de nouveau le tour de {seat}.',
      yes: 'L’annuler',
      no: 'Le laisser',
    },
  },
  lull: {
    yours: 'Votre tour est terminé.',
    theirs: 'Le tour de {seat} est terminé.',
    time: 'Temps écoulé : le tour de {seat} est terminé.',
    soon: '{seat} commence dans un instant.',
    asked: '{seat} attend votre signal.',
    seat: '{seat}, à vous l’écran.',
    goOn: 'Continuer',
  },
  said: {
    chosen: '{piece} : pion choisi.',
    way: 'Vers {place}, {steps} cases sur {speed}.',
    proposed: 'À confirmer : {deed}, {detail}.',
    torn: 'Que voulez-vous dire ? {options}',
  },
  aim: '{target} points gagnent : sortez par ici, ou éliminez l’ennemi',
  aimSaid:
    '{target} points gagnent. {seat} en marque en faisant sortir ses personnages par la ligne de {other}, et en éliminant ceux de {other}.',
  sound: 'Son',
} as const;
