import type { SoloTexts } from './texts.ts';

export const fr: SoloTexts = {
  begin: {
    title: 'Seul dans la prison',
    lead: 'Vous faites sortir votre équipe ; tous les autres sont joués par leurs cartes. Vous voyez ce que chacun ferait, et pourquoi.',
    level: 'Niveau',
    levelNote: '{count} des {all} cartes amènent un renfort',
    vision: 'Vision de l’Archimage',
    visionNote: 'Les cartes avec un œil lui font regarder un endroit : des salles sont révélées ou tournées',
    chance: 'Dés',
    chances: {
      fresh: { name: 'Nouveaux', note: 'Au gré de la chance' },
      daily: { name: 'Ceux du jour', note: 'Les mêmes pour tous, toute la journée' },
      own: { name: 'Les vôtres', note: 'Des mots quelconques ; mêmes mots, mêmes dés' },
    },
    seed: 'Mots pour les dés',
    team: 'Qui commence sur la ligne',
    teamNote: 'Quatre sur huit. Les autres attendent dans le sac, et viennent quand des salles sont révélées.',
    teamCount: '{count} sur 4 choisis',
    start: 'Commencer',
    starting: 'Un instant…',
  },
};
