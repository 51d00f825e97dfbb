import type { Lexicon } from '../lexicon.ts';

export const things: Lexicon['things'] = {
  actors: { yellow: 'Jaune', blue: 'Bleu', chance: 'le hasard', clock: 'le sablier' },
  players: { human: 'une personne', random: 'le robot random', greedy: 'le robot greedy' },
  cards: { A: 'Action {number}', C: 'Combat {number}', J: 'Saut' },
  sides: { n: 'nord', e: 'est', s: 'sud', w: 'ouest' },
  kinds: {
    cleric: { name: 'Clerc', the: 'le Clerc', yellow: 'le Clerc jaune', blue: 'le Clerc bleu' },
    goblin: { name: 'Gobelin', the: 'le Gobelin', yellow: 'le Gobelin jaune', blue: 'le Gobelin bleu' },
    mekanork: { name: 'Mékanork', the: 'le Mékanork', yellow: 'le Mékanork jaune', blue: 'le Mékanork bleu' },
    thief: { name: 'Voleuse', the: 'la Voleuse', yellow: 'la Voleuse jaune', blue: 'la Voleuse bleue' },
    troll: { name: 'Troll', the: 'le Troll', yellow: 'le Troll jaune', blue: 'le Troll bleu' },
    wallWalker: {
      name: 'Passe-Muraille',
      the: 'le Passe-Muraille',
      yellow: 'le Passe-Muraille jaune',
      blue: 'le Passe-Muraille bleu',
    },
    warrior: { name: 'Guerrier', the: 'le Guerrier', yellow: 'le Guerrier jaune', blue: 'le Guerrier bleu' },
    wizard: { name: 'Magicien', the: 'le Magicien', yellow: 'le Magicien jaune', blue: 'le Magicien bleu' },
    armor: { name: 'Armure', the: 'l’Armure', yellow: 'l’Armure jaune', blue: 'l’Armure bleue' },
    fireballWand: {
      name: 'Baguette de boules de feu',
      the: 'la Baguette de boules de feu',
      yellow: 'la Baguette de boules de feu jaune',
      blue: 'la Baguette de boules de feu bleue',
    },
    rope: { name: 'Corde', the: 'la Corde', yellow: 'la Corde jaune', blue: 'la Corde bleue' },
    speedPotion: {
      name: 'Potion de vitesse',
      the: 'la Potion de vitesse',
      yellow: 'la Potion de vitesse jaune',
      blue: 'la Potion de vitesse bleue',
    },
    sword: { name: 'Épée', the: 'l’Épée', yellow: 'l’Épée jaune', blue: 'l’Épée bleue' },
    treasure: { name: 'Trésor', the: 'le Trésor', yellow: 'le Trésor jaune', blue: 'le Trésor bleu' },
  },
};
