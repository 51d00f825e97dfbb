import type { Lexicon } from '../lexicon.ts';

export const advice: Lexicon['advice'] = {
  reasons: {
    wins: 'c’est la victoire',
    escapes: '{piece|un personnage} sort du labyrinthe{points|}',
    kills: '{piece|votre camp} élimine {target|un ennemi}{points|}',
    fights: '{piece|un personnage} attaque {target|un ennemi}{chance|}',
    approaches: '{piece|un personnage} se rapproche de la sortie',
    takes: '{piece|un personnage} prend {target|un objet}',
    reveals: 'une salle est révélée',
    heals: '{target|un personnage} guérit',
    turns: 'tourner les salles ouvre un chemin{piece|}',
    opens: '{piece|un personnage} ouvre une herse',
    guards: '{piece|un personnage} bloque {target|le passage}',
    waits: 'il n’y a rien de mieux à faire',
    exposes: '{target|un ennemi} peut attaquer {piece|un personnage} au tour suivant{chance|}',
    overtaken: '{piece|un ennemi} peut sortir du labyrinthe au tour suivant{points|}',
    spendsJump: 'cela coûte une carte Saut',
    gamble: 'tout dépend de la chance{chance|}',
    prepares: 'un bon choix pour la mise en place',
    places: 'la meilleure case pour ce pion',
  },
  parts: {
    points: ' pour {points} PV',
    chance: ' ({chance}\u00a0%)',
    fight: 'le combat est gagné{chance|}',
    way: ' pour {piece}',
    gains: '{gains}.',
    risks: '{gains} ; mais {risks}.',
  },
};
