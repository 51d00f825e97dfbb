import type { Tongue } from '../lexicon.ts';

export const things: Tongue['things'] = {
  actors: { yellow: 'Jaune', blue: 'Bleu', chance: 'le hasard', clock: 'le sablier' },
  players: {
    human: 'une personne',
    afar: 'une personne ailleurs',
    random: 'la Tête en l’air',
    greedy: 'la Pie voleuse',
    mcts: 'le Parieur',
    planner: 'le Planificateur',
    squire: 'l’Écuyer',
    rogue: 'le Filou',
    sergeant: 'le Sergent',
    scout: 'l’Éclaireuse',
    strategist: 'la Stratège',
    archmage: 'l’Archimage',
    nonPlayer: 'le Non-Joueur',
  },
  cards: { action: 'Action {number}', combat: 'Combat {number}', jump: 'Saut' },
  edges: { open: 'passage', wall: 'mur', portcullis: 'herse', slit: 'meurtrière', pit: 'fosse', plain: 'angle' },
  sides: { n: 'nord', e: 'est', s: 'sud', w: 'ouest' },
};
