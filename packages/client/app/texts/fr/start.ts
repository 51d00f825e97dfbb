import type { Texts } from '../shape.ts';

export const start: Texts['start'] = {
  unlent: {
    insecure:
      'Cette page n’est pas venue par https : le navigateur ne peut pas garder les parties en sûreté. Elles durent tant que la page reste ouverte.',
    unavailable:
      'Le navigateur ne prête pas de stockage : une fenêtre privée ou un réglage l’interdit. Les parties durent tant que la page reste ouverte.',
  },
  shortOfSpace:
    'Il reste peu de place au navigateur. Supprimez des parties dont vous n’avez plus besoin avant d’en commencer une autre.',
  failures: {
    full: {
      title: 'Il n’y a plus de place',
      text: 'Le stockage du navigateur est plein ; ce qu’il garde déjà est en sécurité. Supprimez une partie inutile ou libérez de la place sur cet appareil, puis réessayez.',
    },
    insecure: {
      title: 'Cette page n’est pas sécurisée',
      text: 'Les parties sont scellées avant d’être gardées, ce que le navigateur ne fait que pour les pages venues par https ou de cette machine. Ouvrez le jeu par une telle adresse.',
    },
    unavailable: {
      title: 'Le navigateur ne prête pas de stockage',
      text: 'Une fenêtre privée ou un réglage l’interdit peut-être, ou le navigateur l’a fermé. Réessayez, ou ouvrez le jeu dans une fenêtre ordinaire.',
    },
    unfetched: {
      title: 'Une partie du jeu n’est pas arrivée',
      text: 'Ce qu’il faut pour cette partie n’a pas pu être chargé. Le réseau manque peut-être : réessayez quand il sera revenu.',
    },
    elsewhere: {
      title: 'La partie a continué dans une autre fenêtre',
      text: 'Quelqu’un y joue dans une autre fenêtre ou un autre onglet. Rechargez-la pour voir où elle en est.',
    },
    missing: {
      title: 'Cette partie n’est pas ici',
      text: 'Elle a été supprimée, ou elle se trouve dans un autre navigateur.',
    },
    closed: { title: 'La partie a été fermée', text: 'Rouvrez-la pour continuer.' },
    damaged: {
      title: 'Cette partie est illisible',
      text: 'Elle est abîmée. Vous pouvez la supprimer ; toutes les autres sont intactes.',
    },
  },
  damage: {
    summary: 'Ce qui est écrit à son sujet n’a pas de sens.',
    rules: 'Elle nomme des règles que cette version ne connaît pas.',
    beginning: 'Son début est illisible.',
    action: 'L’action numéro {number} est illisible.',
  },
  missingOwn: {
    title: 'Il manque quelque chose à cette partie',
    text: 'Elle se joue avec des salles ou un scénario personnels ({what}) que ce navigateur n’a pas. Apportez leur fichier dans « Salles et scénarios », et elle se rouvrira : rien n’en est perdu.',
    bring: 'Apporter le fichier',
  },
  again: 'Réessayer',
  toGames: 'Vers mes parties',
  levels: {
    random: 'Tête en l’air',
    greedy: 'Pie voleuse',
    mcts: 'Le Parieur',
    planner: 'Le Planificateur',
    squire: 'L’Écuyer',
    rogue: 'Le Filou',
    sergeant: 'Le Sergent',
    scout: 'L’Éclaireuse',
    strategist: 'La Stratège',
    archmage: 'L’Archimage',
    nonPlayer: 'Le Non-Joueur',
  },
  you: 'Vous',
  sides: { yellow: 'Jaune', blue: 'Bleu' },
};
