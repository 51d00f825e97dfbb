/** Les réglages de la table, qui viennent quand on les regarde. */
export const fr = {
  sound: 'Son',
  sounds: { on: 'Activé', off: 'Coupé' },
  volume: 'Puissance',
  volumes: { low: 'Faible', middle: 'Moyenne', high: 'Forte' },
  elsewhere: 'Quand un autre onglet est devant',
  elsewheres: { quiet: 'Silence', heard: 'Le son continue' },
  patience: 'Après mon dernier point d’action, le tour peut être annulé',
  patiences: { moment: 'Un instant', asked: 'Jusqu’à « Continuer »', none: 'Plus du tout' },
} as const;
