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
    'Vole au-dessus des ennemis, des fosses et des autres obstacles au sol, sans pouvoir s’y arrêter. Personne d’autre ne peut utiliser la Baguette de boules de feu.',
  armor: 'Ajoute 1 à la force de son porteur quand on l’attaque, même blessé.',
  fireballWand:
    'Pour 1 point d’action, le Magicien tue le premier personnage en ligne droite, ami ou ennemi. Les murs et les herses fermées arrêtent le tir. Ne sert qu’une fois.',
  rope: 'Permet à son porteur de franchir une fosse ou une crevasse, ou de s’arrêter au-dessus. Laissée là, elle porte n’importe qui. Il faut deux côtés ouverts pour l’attacher.',
  speedPotion:
    'Bue pour 1 point d’action, elle en donne 4 à son porteur, que personne d’autre ne peut dépenser, pour ce tour seulement. Ne sert qu’une fois.',
  sword: 'Ajoute 1 à la force de son porteur quand il attaque.',
  treasure: 'Rapporte 1 point de victoire à qui le porte hors du labyrinthe, quelle que soit sa couleur.',
  redDragon:
    'Crache du feu pour 1 point d’action et tue le premier personnage en ligne droite, ami ou ennemi. Ne se déplace jamais de lui-même et ne saute jamais. Sa mort rapporte à l’adversaire 2 points de victoire au lieu de 1.',
  elfScout: 'Marche au-dessus des fosses, mais d’aucun autre obstacle, sans pouvoir s’y arrêter.',
  ghost:
    'Pendant un déplacement, traverse les murs, les herses fermées, les personnages et tous les terrains, sans pouvoir s’y arrêter. Ne porte rien, et rien de ce qui se trouve sur sa case ne lui sert.',
  golem:
    'Brise un mur à côté de sa case pour 1 point d’action, trois dans toute la partie. La brèche reste pour toujours et tourne avec sa salle.',
  illusionist:
    'Pour 1 point d’action, pose sa fosse ou son éboulis illusoire sur une case de sol vide en vue, où qu’il ait été, ou le reprend. Elle seule y passe comme sur le sol, sans pouvoir s’y arrêter. Utilise les parchemins, car elle jette des sorts.',
  weaponMaster:
    'Quand il combat sans blessure, son joueur voit la carte Combat adverse avant de choisir la sienne. Si chaque camp a un Maître d’armes dans le combat, personne ne voit rien.',
  paladin:
    'Porte deux choses : des objets, des amis blessés ou l’un et l’autre. Blessé, il garde ses deux objets. Deux objets de la même sorte comptent double.',
  pickpocket:
    'Les mains vides, prend un objet à un ennemi sur une case voisine pour 1 point d’action, que celui-ci soit blessé ou non.',
  teleportationRing:
    'Pour 1 point d’action, son porteur va sur n’importe quelle case de sol vide d’une salle voisine révélée, malgré tout ce qui l’en sépare. Ne sert qu’une fois.',
  fireShield:
    'Les boules de feu et le souffle du Dragon ne font rien à son porteur, même blessé. Qui le porte passe sous les chutes de pierres, et n’importe qui passe là où il est posé. Personne ne peut s’y arrêter.',
  key: 'Son porteur ouvre une herse fermée à côté de lui, ou ferme une herse ouverte, pour 1 point d’action, autant de fois qu’il veut.',
  charmScroll:
    'Pour 1 point d’action, un jeteur de sorts commande un ennemi de sa salle, hors de la brume, avec 3 points d’action pour lui seul. Ce qui n’est pas dépensé pendant ce tour est perdu. Ne sert qu’une fois.',
  dragonslayer:
    'Ajoute 4 à la force de son porteur dans un combat contre un Dragon à côté de lui. Un Dragon qui perd contre elle ne reçoit pas de blessure : il périt.',
};
