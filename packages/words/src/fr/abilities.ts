import type { Lexicon } from '../lexicon.ts';

export const abilities: Lexicon['abilities'] = {
  cleric:
    'Soigne un personnage blessé sur une case voisine, ami ou ennemi, pour 1 point d’action. Le personnage soigné ne fait plus rien pendant ce tour.',
  goblin: 'N’a aucun pouvoir. Rapporte 2 points de victoire au lieu de 1 s’il sort du labyrinthe sur ses jambes.',
  mekanork: 'Depuis un mécanisme de rotation, fait tourner les salles dans les deux sens, quelle que soit leur flèche.',
  thief:
    'Marche au-dessus des fosses et peut s’y arrêter ; ses amis franchissent la fosse où elle se tient. Ouvre une herse fermée à côté d’elle, ou ferme une herse ouverte, pour 1 point d’action.',
  troll:
    'Guérit seul de sa blessure pour 1 point d’action, mais pas pendant le tour où il la reçoit. Ne fait rien d’autre pendant le tour de sa guérison.',
  wallWalker:
    'Passe sur la case juste derrière un mur pour 1 point d’action. Les herses ne se traversent pas ainsi, et aucune salle ne se révèle à travers un mur.',
  warrior:
    'Brise une herse fermée à côté de lui pour 1 point d’action ; elle reste ouverte jusqu’à la fin de la partie.',
  wizard:
    'Vole au-dessus des fosses et des ennemis, sans pouvoir s’y arrêter. Personne d’autre ne peut utiliser la Baguette de boules de feu.',
  armor: 'Ajoute 1 à la force de son porteur quand on l’attaque, même blessé.',
  fireballWand:
    'Pour 1 point d’action, le Magicien tue le premier personnage en ligne droite, ami ou ennemi. Les murs et les herses fermées arrêtent le tir. Ne sert qu’une fois.',
  rope: 'Permet à son porteur de franchir une fosse ou de s’arrêter au-dessus. Laissée sur une fosse, elle porte n’importe qui. Il faut deux côtés ouverts à la fosse.',
  speedPotion:
    'Bue pour 1 point d’action, elle en donne 4 à son porteur, que personne d’autre ne peut dépenser, pour ce tour seulement. Ne sert qu’une fois.',
  sword: 'Ajoute 1 à la force de son porteur quand il attaque.',
  treasure: 'Rapporte 1 point de victoire à qui le porte hors du labyrinthe, quelle que soit sa couleur.',
};
