import type { Messages } from '../messages.ts';

export const play: Messages['play'] = {
  help: `
Une action écrite dans la notation se joue aussitôt :
  A3   Th d7>e7>e8+yRope   Wa x bTr   Me rot F-   Th reveal B   Cl!heal yGo   pass
Un numéro choisit dans la liste ; un personnage (Th) montre ce qu’il peut faire ; Tab complète.
Pas à pas : « Th d7 » ou « Th d7>e7> » commence un déplacement, « >e8 » (ou « +yRope », « -yRope ») le continue,
« undo » annule le dernier pas, « ok » le joue.

  why ACTION     si c’est permis, sinon par quelle règle         rule ID     le texte d’une règle
  list           la liste des choix                              board       le plateau
  save FICHIER   sauver, maintenant et après chaque action       back        la liste entière
  undo           annuler ce qui n’est pas encore joué            quit        arrêter ; une partie sauvée se reprend
  agree          proposer ou accepter la partie nulle            resign      abandonner
  lang en        in English

Devant un code, y est Jaune et b est Bleu.
{characters}
{objects}
{grounds}
`,
  turn: '--- Tour de {seat} ---',
  opening: '{rules} : {yellow} joue Jaune, {blue} joue Bleu.',
  helpHint: 'help dit ce qu’on peut taper ; lang en passe à l’anglais.',
  promise: 'Engagement des dés : {commitment}.',
  seedWas: 'La graine des dés était {seed}.',
  keptIn: 'La partie est dans {file} ; npm run -s archmage -- verify {file} contrôle ses dés.',
  notSaved: 'La partie n’est pas sauvée.',
  saved: 'La partie est sauvée : npm start -- --terminal --resume {file} pour la reprendre.',
  savedIn: 'Partie sauvée dans {file}.',
  saveWhere: 'Sauver où ? Tapez save FICHIER.',
  takeKeyboard: '{seat}, prenez le clavier et appuyez sur Entrée. ',
  hint: 'Tapez un numéro, une action, un personnage ou help.',
  noRule: 'Il n’y a pas de règle « {id} ».',
  whyWhat: 'Pourquoi quoi ? Tapez why ACTION.',
  legal: 'C’est permis.',
  noAction: 'Ce n’est pas une action. {reason}',
  noActionHelp: 'Ce n’est pas une action. {reason} Tapez help pour l’aide.',
  notListed: 'Ce n’est pas dans la liste : tapez un de ses numéros, une de ses lignes, ou help.',
  whyMore: '{sentence} ({rule} ; why {action} en dit plus)',
  nothingUnfinished: 'Rien n’est en cours, et ce qui est joué est joué.',
  dropped: 'Le déplacement est abandonné.',
  unreadable: '{reason} Tapez undo pour annuler le dernier pas.',
  ready: '{draft} : ok pour jouer.',
  notYet: '{draft} : pas encore. {sentence} ({rule})',
  unfinished: '{draft} n’est pas encore joué : ok pour jouer, undo pour annuler.',
  idle: '{name} ne peut rien faire maintenant.',
  noNumber: 'Il n’y a pas de numéro {number} dans la liste.',
  at: '{name} en {place}',
  choices: '{name} : {list}',
  moves: '{count} déplacements',
  oneMove: '1 déplacement',
  ways: '{count} possibilités',
  language: 'La partie continue en français.',
  whichLanguage: 'Tapez lang en ou lang fr.',
};
