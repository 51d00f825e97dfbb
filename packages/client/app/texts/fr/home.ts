import type { RestTexts } from '../shape.ts';

export const home: RestTexts['home'] = {
  lead: 'Deux équipes, un labyrinthe, et des salles qui tournent sous vos pieds.',
  about:
    'Menez huit personnages à travers des salles que nul n’a encore vues, retournez le sol contre votre rival et soyez le premier à rapporter cinq points de l’autre côté.',
  quick: 'Jouer tout de suite',
  quickNote: 'La partie complète contre l’ordinateur',
  simple: 'Départ simple',
  simpleNote: 'Salles ouvertes, pions placés : on joue aussitôt',
  choose: 'Nouvelle partie…',
  chooseNote: 'Adversaire, camp, options',
  games: 'Mes parties',
  gamesNote: 'En reprendre une, ou la revoir',
  workshop: 'Salles et scénarios',
  workshopNote: 'Dessiner, apporter des fichiers, jouer un scénario',
  rules: 'Règles',
  rulesNote: 'Comment jouer en bref, et toutes les règles avec recherche',
  start: 'Commencer',
  more: 'Et aussi',
  facts: {
    title: 'Bon à savoir',
    offline: 'Vos parties restent dans ce navigateur. Pas de compte, ni de réseau une fois la page chargée.',
    screen: 'Deux personnes peuvent partager cet écran : un rideau garde chaque secret.',
    keys: 'Tout se fait à la souris, au doigt ou au clavier. La touche ? montre les raccourcis.',
  },
  unofficial:
    'Un projet d’amateurs, non officiel, sans lien avec les auteurs ni les éditeurs des jeux. Code, textes et dessins sont les nôtres.',
};
