import type { Messages } from '../messages.ts';

export const things: Messages['things'] = {
  actors: { yellow: 'Jaune', blue: 'Bleu', chance: 'le hasard', clock: 'le sablier' },
  players: { human: 'une personne', random: 'le robot random', greedy: 'le robot greedy' },
  kinds: {
    cleric: 'Clerc',
    goblin: 'Gobelin',
    mekanork: 'Mékanork',
    thief: 'Voleuse',
    troll: 'Troll',
    wallWalker: 'Passe-Muraille',
    warrior: 'Guerrier',
    wizard: 'Magicien',
    armor: 'Armure',
    fireballWand: 'Baguette de boules de feu',
    rope: 'Corde',
    speedPotion: 'Potion de vitesse',
    sword: 'Épée',
    treasure: 'Trésor',
  },
};
