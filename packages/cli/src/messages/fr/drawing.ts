import type { Messages } from '../messages.ts';

export const board: Messages['board'] = {
  faceDown: '{letter} face cachée',
  room: '{letter} salle {number}',
  plan: 'salle {number}',
  note: '{piece} en {place} {says}',
  wounded: 'est un personnage blessé',
  carries: 'porte {tokens}',
  sharesWith: 'partage la case avec {tokens}',
  faces: 'fait face à {ground}',
  and: ' et ',
  isWhere: 'est {where}',
  isOnIllusion: 'est {where}, une illusion de {seat}',
};

export const status: Messages['status'] = {
  hand: 'main {cards|vide}',
  gone: 'hors jeu {tokens}',
  pairs: 'paires de salles {tokens}',
  line: 'ligne {tokens}',
  held: 'points tenus {count}',
  breaches: 'murs brisés {count}',
  reserve: 'à placer {tokens}',
  committed: 'carte posée {card}',
  agreed: 'accepte la partie nulle',
  over: 'Partie terminée : {winner}, {ending}.',
  purse: '{ap} PA',
  purseOf: '{ap} PA pour {piece}',
  nobody: 'personne ne doit jouer',
  asked: '{seats} : {task}',
  passWord: ' (pass)',
  and: ' et ',
  strength: 'force de Jaune {yellow}, de Bleu {blue}',
  setUp: 'Mise en place',
  turn: 'Tour {number}',
};
